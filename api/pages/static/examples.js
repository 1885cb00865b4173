// Precedents to start from, found by a word.

import { fill, find, make } from "./dom.js";
import { word } from "./say.js";
import { ask } from "./service.js";

const SHOWN = 12;
const PAUSE = 200;

/** `game()`: of which game. `kinds`: only these claims; null: all. `choose(example)`: what is done with one. */
export function examples(game, kinds, choose) {
  let waiting = 0;
  let asked = 0;
  const search = find("example-search");

  async function list() {
    const mine = ++asked;
    const { cases } = await ask(`v1/games/${game()}/cases`, {}, { q: search.value.trim() || null });
    if (mine !== asked) return;
    const found = cases.filter((one) => one.verdict && (!kinds || kinds.includes(one.claim)));
    find("example-count").textContent = found.length ? word("script-found", { count: found.length }) : word("script-found-none");
    fill(find("example-list"), ...found.slice(0, SHOWN).map((one) =>
      make("li", {}, make("button", { type: "button", class: "quiet", "data-example": one.id, onclick: () => open(one.id) }, one.title))));
  }

  async function open(id) {
    const example = await ask(`v1/games/${game()}/cases/${id}`);
    find("story").textContent = `${example.title}. ${example.story}`;
    find("story").hidden = false;
    find("examples").open = false;
    choose(example);
    find("story").scrollIntoView({ block: "nearest" });
  }

  const quietly = () => list().catch(() => { find("example-count").textContent = word("script-failed"); });
  search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(quietly, PAUSE); });
  search.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  find("examples").addEventListener("toggle", () => { if (find("examples").open) quietly(); });
  return quietly;
}
