// The page for every game and every claim: the case is written in the notation of the game.

import { find, options } from "./dom.js";
import { showProblems, showRuling, showWorking } from "./result.js";
import { again, ask, remembered, translatePage } from "./service.js";
import { language, word } from "./words.js";

let ruling = null;
let readings = {};

const game = () => find("game").value;
const complain = (error) => showProblems(error.problem ?? {});

async function settle() {
  showWorking();
  find("settle").disabled = true;
  try {
    const body = find("notation-text").value;
    ruling = await ask("v1/rulings", { method: "POST", headers: { "Content-Type": "text/plain" }, body });
    history.replaceState(null, "", `#case=${encodeURIComponent(ruling.notation)}`);
    showRuling(ruling, await questions(ruling.game));
  } catch (error) {
    ruling = null;
    complain(error);
  } finally {
    find("settle").disabled = false;
  }
}

/** What each reading is about, by its id. */
async function questions(name) {
  readings[name] ??= (await ask(`v1/games/${name}/readings`)).readings;
  return Object.fromEntries(readings[name].map((one) => [one.id, one.question]));
}

async function listGames() {
  const chosen = game();
  const { games } = await ask("v1/games");
  options(find("game"), games.map((one) => [one.id, one.name]), chosen || games[0].id);
}

async function listExamples() {
  const chosen = find("example").value;
  const { cases } = await ask(`v1/games/${game()}/cases`);
  const ruled = cases.filter((one) => one.verdict).map((one) => [one.id, one.title]);
  ruled.sort((one, other) => one[1].localeCompare(other[1], language()));
  options(find("example"), [["", word("exampleNone")], ...ruled], chosen);
}

async function showExample(fresh) {
  const name = find("example").value;
  find("story").hidden = !name;
  if (!name) return;
  const example = await ask(`v1/games/${game()}/cases/${name}`);
  find("story").textContent = example.story;
  if (fresh) {
    write(example.notation);
    hideResult();
  }
}

/** Writes one part per line, so that a long record reads like a list. */
function write(notation) {
  find("notation-text").value = notation.replaceAll("; ", "\n");
}

function hideResult() {
  ruling = null;
  find("result").hidden = true;
  history.replaceState(null, "", location.pathname);
}

async function openLink() {
  const notation = new URLSearchParams(location.hash.slice(1)).get("case");
  if (!notation) return;
  write(notation);
  const name = notation.split(/[;\n]/)[0].trim();
  if ([...find("game").options].some((one) => one.value === name)) find("game").value = name;
  await listExamples();
  await settle();
}

async function translate(lang) {
  translatePage(lang);
  readings = {};
  try {
    await listGames();
    await listExamples();
    await showExample(false);
    if (ruling) showRuling(ruling = await again(ruling), await questions(ruling.game));
    else if (!find("result").hidden) hideResult();
  } catch (error) {
    complain(error);
  }
}

find("case").addEventListener("submit", (event) => { event.preventDefault(); settle(); });
find("game").addEventListener("change", () => { find("example").value = ""; find("story").hidden = true; listExamples().catch(complain); });
find("example").addEventListener("change", () => showExample(true).catch(complain));
find("notation-text").addEventListener("input", () => { if (!find("result").hidden) hideResult(); });
find("clear").addEventListener("click", () => { find("notation-text").value = ""; find("example").value = ""; find("story").hidden = true; hideResult(); });
for (const button of document.querySelectorAll("[data-lang]")) button.addEventListener("click", () => translate(button.dataset.lang));
addEventListener("hashchange", openLink);
await translate(remembered());
await openLink();
