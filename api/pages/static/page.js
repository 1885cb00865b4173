// The page: reacts to the user and asks the service.

import { find, options } from "./dom.js";
import { draw, drawReadings, listen, makeCards } from "./editor.js";
import { showProblems, showRuling, showWorking } from "./result.js";
import { caseJson, clear, lay } from "./table.js";
import { again, ask, remembered, translatePage } from "./service.js";
import { language, word } from "./words.js";

let ruling = null;
let readings = [];

const questions = () => Object.fromEntries(readings.map((one) => [one.id, one.question]));
const defaults = () => Object.fromEntries(readings.map((one) => [one.id, one.default]));

function redraw() {
  draw();
  drawReadings(readings);
}

async function settle(body, type) {
  showWorking();
  find("settle").disabled = true;
  try {
    ruling = await ask("v1/rulings", { method: "POST", headers: { "Content-Type": type }, body });
    history.replaceState(null, "", `#case=${encodeURIComponent(ruling.notation)}`);
    showRuling(ruling, questions());
  } catch (error) {
    ruling = null;
    showProblems(error.problem ?? {});
  } finally {
    find("settle").disabled = false;
  }
}

const EDITED = ["control", "claimable"];

const settleTable = (kind) => settle(JSON.stringify(caseJson(kind)), "application/json");

/** A link to a case contains its table. */
async function openLink() {
  const notation = new URLSearchParams(location.hash.slice(1)).get("case");
  if (!notation) return;
  if (!EDITED.includes(/\bclaim (\S+)/.exec(notation)?.[1]) || !notation.startsWith("river")) {
    location.replace(`text${location.search}${location.hash}`);
    return;
  }
  await settle(notation, "text/plain");
  if (ruling) {
    lay(ruling.case, defaults());
    redraw();
  }
}

async function listExamples() {
  const chosen = find("example").value;
  const { cases } = await ask("v1/games/river/cases");
  const ruled = cases.filter((one) => one.verdict && EDITED.includes(one.claim)).map((one) => [one.id, one.title]);
  ruled.sort((one, other) => one[1].localeCompare(other[1], language()));
  options(find("example"), [["", word("exampleNone")], ...ruled], chosen);
}

async function showExample() {
  const name = find("example").value;
  find("story").hidden = !name;
  if (!name) return;
  const example = await ask(`v1/games/river/cases/${name}`);
  find("story").textContent = example.story;
  lay(example.case, defaults());
  hideResult();
  redraw();
}

function hideResult() {
  ruling = null;
  find("result").hidden = true;
  history.replaceState(null, "", location.pathname);
}

async function translate(lang) {
  translatePage(lang);
  draw();
  try {
    readings = (await ask("v1/games/river/readings")).readings;
    await listExamples();
    if (find("example").value) find("story").textContent = (await ask(`v1/games/river/cases/${find("example").value}`)).story;
    if (ruling) showRuling(ruling = await again(ruling), questions());
    else if (!find("result").hidden) hideResult();
  } catch (error) {
    showProblems(error.problem ?? {});
  }
  redraw();
}

clear();
makeCards();
listen();
find("example").addEventListener("change", () => showExample().catch((error) => showProblems(error.problem ?? {})));
find("case").addEventListener("submit", (event) => { event.preventDefault(); settleTable("control"); });
find("which").addEventListener("click", () => settleTable("claimable"));
find("clear").addEventListener("click", () => { clear(); find("example").value = ""; find("story").hidden = true; hideResult(); redraw(); });
for (const button of document.querySelectorAll("[data-lang]")) button.addEventListener("click", () => translate(button.dataset.lang));
addEventListener("hashchange", openLink);
document.addEventListener("table-changed", () => { if (!find("result").hidden) hideResult(); });
await translate(remembered());
await openLink();
