// What is passed on can always be selected and scanned. Where the browser has a clipboard or can share, it does that too:
// over plain http it does neither, and these buttons stay away.

import { find } from "./dom.js";
import { word } from "./say.js";

const { classList } = document.documentElement;
classList.toggle("can-copy", Boolean(navigator.clipboard));
classList.toggle("can-share", Boolean(navigator.share));

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copies], [data-shares]");
  if (!button) return;
  const { value } = find(button.dataset.copies ?? button.dataset.shares);
  try {
    if (button.dataset.shares) await navigator.share({ url: value });
    else {
      await navigator.clipboard.writeText(value);
      button.textContent = word("script-copied");
    }
  } catch {
    find(button.dataset.copies ?? button.dataset.shares).select(); // refused or thought better of: it is selected to be copied by hand
  }
});
