// The page of Bitwa o Rzekę: what a tap does, what is asked, what is shown.

import { find } from "../dom.js";
import { examples } from "../examples.js";
import { hide, settle, show, showProblems } from "../ruling.js";
import { word } from "../say.js";
import { root } from "../service.js";
import { roving } from "../table/roving.js";
import { linked, sharing } from "../table/share.js";
import { makeSteps } from "../table/steps.js";
import { makeDrawing } from "./draw.js";
import { askFor, clearAsked, drawFacts, factAt, nameOfFact, typedFacts } from "./facts.js";
import { makeGame } from "./table.js";

const game = makeGame(JSON.parse(find("box").textContent));
const drawing = makeDrawing(game, {
  choose: (zone) => look({ zone }),
  take: (card, from) => done(game.take(table(), card, from)),
});
const steps = makeSteps("river", game.fresh, shown);
const table = () => steps.current().table;
const redrawLink = sharing(() => game.caseJson(table()));
const defaults = Object.fromEntries([...document.querySelectorAll("#readings [data-default]")].map((one) => [one.name.slice(8), one.value]));

function announce(text) {
  find("said").textContent = text;
}

/** A step is shown: after a tap, after undo and redo, and when the page is opened. */
function shown({ ruling }, how) {
  draw();
  clearAsked();
  if (how) announce(word(`table-${how}`));
  if (ruling) show(ruling).catch(() => hide());
  else hide();
  redrawLink();
}

function draw() {
  const now = table();
  drawing.draw(now);
  drawFacts(game, now);
  find("claim").value = now.question;
  for (const one of document.querySelectorAll('#readings [type="radio"]')) {
    one.checked = (now.readings[one.name.slice(8)] ?? defaults[one.name.slice(8)]) === one.value;
  }
  find("undo").disabled = !steps.canUndo();
  find("redo").disabled = !steps.canRedo();
}

/** What is looked at, or where cards will be laid: kept, but no step of its own. */
function look(changes) {
  steps.note({ table: { ...table(), ...changes } });
  draw();
}

/** What a tap has done is said, also if it has done nothing. */
function done({ table: next, said, card, from, to }) {
  if (next !== table()) steps.push(next);
  const places = { place: drawing.placeName(to), from: from && drawing.placeName(from) };
  announce(word(`table-${said}`, { card: drawing.nameOf(card), ...places }));
}

/** A change of one part of the table. */
function change(alter) {
  const next = structuredClone(table());
  alter(next);
  steps.push(next);
}

async function ruleOn() {
  clearAsked();
  const half = game.halfSaid(table());
  if (half.length) {
    half.map((fact) => askFor(fact))[0].focus();
    announce(word("table-one-side"));
    return;
  }
  if (game.questionOf(table()).names === "dams" && game.inClaim(table()).length < 2) {
    announce(word("table-which-dams"));
    find("dams").querySelector('[tabindex="0"]').focus();
    return;
  }
  find("settle").disabled = true;
  const step = steps.current();
  try {
    announce("");
    await settle(JSON.stringify(game.caseJson(table())), "application/json", (ruling) => {
      if (steps.current() === step) steps.note({ ruling });
    });
  } catch (error) {
    complain(error.problem ?? {});
  } finally {
    find("settle").disabled = false;
  }
}

/** Problems are shown in words; facts that are missing by their names, and asked for where they belong. */
function complain(problem) {
  const needed = ({ kind, pointer = "" }) => kind === "missing" && factAt(pointer);
  showProblems({
    ...problem,
    problems: problem.problems?.map((one) => (needed(one) ? { ...one, message: nameOfFact(needed(one)) } : one)),
  });
  const asked = [];
  for (const { kind, pointer = "", message } of problem.problems ?? []) {
    const dam = /^\/position\/dams\/(\d+)\/first$/.exec(pointer);
    if (dam) {
      const { tile, id } = game.caseJson(table()).position.dams[Number(dam[1])];
      look({ current: String(tile ?? id) });
      asked.push(find("first"));
    } else if (factAt(pointer)) asked.push(askFor(factAt(pointer), kind === "missing" ? word("table-needed") : message));
  }
  if (asked.length) {
    asked[0].focus();
    asked[0].scrollIntoView({ block: "center" });
  }
}

/** Puts the table of a case on the page. A claim that can't be tapped goes to the other page. */
function open({ case: given, notation }, message) {
  const next = game.lay(given, defaults);
  if (!next || given.game !== "river") {
    location.replace(`${root}text${location.search}#case=${encodeURIComponent(notation)}`);
    return;
  }
  steps.push(next);
  announce(word(message));
}

async function openLink() {
  try {
    const found = await linked();
    if (found) open(found, "table-opened");
  } catch (error) {
    complain(error.problem ?? {});
  }
}

const on = (id, event, act) => find(id).addEventListener(event, act);

function addHouse() {
  const name = find("house-id").value.trim();
  if (!/^[a-z][a-z0-9-]*$/.test(name) || table().dams.some((one) => one.name === name)) {
    find("house-id").setAttribute("aria-invalid", "true");
    announce(word("table-house-name"));
    find("house-id").focus();
    return;
  }
  find("house-id").removeAttribute("aria-invalid");
  change((next) => {
    next.dams.push(game.freshDam(name, { slots: Number(find("slots").value), requirement: find("requirement").value }));
    Object.assign(next, { current: name, zone: "attacker" });
  });
}

on("dams", "click", ({ target }) => {
  const button = target.closest("[data-dam]");
  if (button) look({ current: button.dataset.dam, zone: "attacker" });
});
on("case", "click", ({ target }) => {
  const button = target.closest("[data-card]");
  if (button) done(game.tap(table(), button.dataset.card, Number(button.dataset.copy)));
});
on("damaged", "change", ({ target }) => change((next) => { game.damOf(next).damaged = target.checked; }));
on("in-claim", "change", ({ target }) => change((next) => {
  const others = game.inClaim(next).filter((one) => one !== next.current);
  next.chosen = target.checked ? [...others, next.current] : others;
}));
on("first", "change", ({ target }) => change((next) => { game.damOf(next).first = target.value; }));
on("facts", "change", () => change((next) => { next.facts = typedFacts(); }));
on("house-add", "click", addHouse);
on("readings", "change", ({ target }) => change((next) => {
  const name = target.name.slice(8);
  delete next.readings[name];
  if (target.value !== defaults[name]) next.readings[name] = target.value;
}));
on("claim", "change", ({ target }) => {
  change((next) => { next.question = target.value; });
  if (game.questionOf(table()).whole) find("facts").open = true;
});
on("undo", "click", () => steps.undo());
on("redo", "click", () => steps.redo());
on("clear", "click", () => { find("story").hidden = true; steps.push(game.fresh()); announce(word("table-cleared")); });
on("case", "submit", (event) => { event.preventDefault(); ruleOn(); });
on("result", "click", ({ target }) => {
  const button = target.closest("[data-reading]");
  if (!button) return;
  change((next) => { next.readings[button.dataset.reading] = button.dataset.option; });
  ruleOn();
});

for (const id of ["dams", "zones", "grid", "elites", "ruses"]) roving(find(id));
examples(() => "river", [...new Set(game.box.questions.map((one) => one.claim.kind))], (example) => open(example, "table-example"));
addEventListener("hashchange", openLink);
if (game.questionOf(table()).whole) find("facts").open = true;
shown(steps.current(), "");
await openLink();
document.documentElement.dataset.ready = "";
