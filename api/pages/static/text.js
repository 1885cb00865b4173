// The page for every game and every claim: the case is written in the notation of the game.

import { find } from "./dom.js";
import { examples } from "./examples.js";
import { hide, settle, show, showProblems } from "./ruling.js";
import { ask, post } from "./service.js";

const KEPT = "text";
const kept = () => { try { return JSON.parse(sessionStorage.getItem(KEPT)) ?? {}; } catch { return {}; } };
let state = { text: "", game: find("game").value, ruling: null, ...kept() };

/** What is written is kept in this tab, with the ruling on it, so that reloading or another language loses nothing. */
function keep(changes) {
  state = { ...state, ...changes };
  try { sessionStorage.setItem(KEPT, JSON.stringify(state)); } catch { /* private windows forget */ }
}

/** Writes one part per line, so that a long record reads like a list. */
function write(notation) {
  const text = notation.replaceAll("; ", "\n");
  find("notation-text").value = text;
  keep({ text, ruling: null });
  hide();
}

async function ruleOn(body, type) {
  find("settle").disabled = true;
  try {
    keep({ ruling: await settle(body, type) });
  } catch (error) {
    keep({ ruling: null });
    showProblems(error.problem ?? {});
  } finally {
    find("settle").disabled = false;
  }
}

const chooseGame = (name) => {
  if ([...find("game").options].some((one) => one.value === name)) find("game").value = name;
  keep({ game: find("game").value });
};

async function openLink() {
  const notation = new URLSearchParams(location.hash.slice(1)).get("case");
  if (!notation) return;
  history.replaceState(null, "", location.pathname + location.search);
  chooseGame(notation.split(/[;\n]/)[0].trim());
  write(notation);
}

/** The same case by another reading. */
async function tryReading({ dataset }) {
  const { case: given } = await ask(`v1/rulings/${state.ruling.number}`, {}, { secret: state.ruling.secret });
  const changed = { ...given, readings: { ...given.readings, [dataset.reading]: dataset.option } };
  write((await post("case", JSON.stringify(changed))).notation);
  await ruleOn(find("notation-text").value, "text/plain");
}

const listExamples = examples(() => find("game").value, null, (example) => write(example.notation));
find("case").addEventListener("submit", (event) => { event.preventDefault(); ruleOn(find("notation-text").value, "text/plain"); });
find("game").addEventListener("change", () => { chooseGame(find("game").value); find("story").hidden = true; if (find("examples").open) listExamples(); });
find("notation-text").addEventListener("input", ({ target }) => { keep({ text: target.value, ruling: null }); hide(); });
find("clear").addEventListener("click", () => { find("story").hidden = true; write(""); });
find("result").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-reading]");
  if (button) tryReading(button).catch((error) => showProblems(error.problem ?? {}));
});
addEventListener("hashchange", openLink);

chooseGame(state.game);
find("notation-text").value = state.text;
await openLink();
if (state.ruling) await show(state.ruling).catch(() => hide());
document.documentElement.dataset.ready = "";
