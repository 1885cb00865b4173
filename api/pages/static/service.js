// Requests to the service, and the choice of language on both pages.

import { language, speak, word } from "./words.js";

export const ask = (path, request = {}) => fetched(`${path}?lang=${language()}`, request);

/** Where a ruling is kept as it was given. The secret opens it if hidden hands are in its case. */
export const kept = ({ number, secret }, suffix = "") =>
  `v1/rulings/${number}${suffix}?lang=${language()}${secret ? `&secret=${secret}` : ""}`;

/** A ruling once more, in the language spoken now. */
export const again = async (ruling) => ({ ...await fetched(kept(ruling)), secret: ruling.secret });

/** The key of a secret link, with which the page was opened. It is kept nowhere else. */
const key = new URLSearchParams(location.search).get("key");

async function fetched(path, request = {}) {
  const headers = key ? { ...request.headers, Authorization: `Bearer ${key}` } : request.headers;
  const response = await fetch(path, { ...request, headers });
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(body.title), { problem: body });
  return body;
}

export function translatePage(lang) {
  speak(lang);
  try { localStorage.setItem("lang", lang); } catch { /* private windows forget */ }
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", word(element.dataset.label));
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.lang === language()));
  }
}

export function remembered() {
  const asked = new URLSearchParams(location.search).get("lang");
  try { return asked ?? localStorage.getItem("lang") ?? "pl"; } catch { return asked ?? "pl"; }
}
