// Before anything is painted: if a table was kept, or comes with the link, the page is shown when it lies there,
// so that nothing moves before the eyes. table/page.js takes `laying` away; table.css waits three seconds at most.

{
  const name = document.currentScript.dataset.table;
  const kept = () => { try { return sessionStorage.getItem(name) ?? localStorage.getItem(name); } catch { return null; } };
  if (location.hash.startsWith("#case=") || kept()) document.documentElement.dataset.laying = "";
}
