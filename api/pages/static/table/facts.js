// Facts beside the picture: shown if the question needs them, and asked for where they are typed in.

import { find } from "../dom.js";
import { word } from "../say.js";

const fieldset = (fact) => document.querySelector(`[data-fact="${fact}"]`);
const fields = () => document.querySelectorAll("[data-path]");

export function drawFacts(game, table) {
  const wanted = game.questionOf(table);
  for (const field of fields()) {
    if (field !== document.activeElement || field.tagName === "SELECT") field.value = table.facts[field.dataset.path] ?? "";
  }
  for (const one of document.querySelectorAll("[data-fact]")) {
    const isTyped = [...one.querySelectorAll("[data-path]")].some((field) => field.value !== "");
    one.hidden = !isTyped && !wanted.facts.includes(one.dataset.fact);
  }
}

/** The facts as they are typed in now; a blank is no fact. */
export function typedFacts() {
  return Object.fromEntries([...fields()].filter((one) => one.value !== "").map((one) => [one.dataset.path, one.value]));
}

export function clearAsked() {
  for (const one of document.querySelectorAll(".ask")) one.hidden = true;
  for (const one of document.querySelectorAll("[aria-invalid]")) one.removeAttribute("aria-invalid");
}

/** Asks for a fact where it belongs. */
export function askFor(fact, message = word("table-one-side")) {
  const one = fieldset(fact);
  if (!one) return null;
  find("facts").open = true;
  one.hidden = false;
  const ask = one.querySelector(".ask");
  ask.textContent = message;
  ask.hidden = false;
  const empty = [...one.querySelectorAll("[data-path]")].find((field) => field.value === "") ?? one.querySelector("[data-path]");
  empty.setAttribute("aria-invalid", "true");
  return empty;
}

export const nameOfFact = (fact) => fieldset(fact).querySelector("legend").textContent;

/** The fact that a place in the case is about: where it is typed in, or what the box says it answers. */
export function factAt(box, pointer) {
  const [, part, ...path] = pointer.split("/");
  if (part !== "position") return null;
  const along = (input) => input.path.every((step, place) => place >= path.length || step === path[place]);
  const found = Object.entries(box.facts).find(([, fact]) => fact.inputs.some(along) || fact.at?.includes(path[0]));
  return found?.[0] ?? null;
}
