// The page of a table: what a tap does, what is asked, what is shown. A game brings its table and its picture.

import { find } from "../dom.js";
import { examples } from "../examples.js";
import { hide, settle, show, showProblems } from "../ruling.js";
import { word } from "../say.js";
import { root } from "../service.js";
import { askFor, clearAsked, drawFacts, factAt, nameOfFact, typedFacts } from "./facts.js";
import { makeDrawing } from "./draw.js";
import { makeEntryForm } from "./entry_form.js";
import { asksFor, makePlay, mayBeBlank, movesIn } from "./play.js";
import { roving } from "./roving.js";
import { linked, sharing } from "./share.js";
import { makeSteps } from "./steps.js";
import { versionsForm } from "./versions.js";

export const box = () => JSON.parse(find("box").textContent);

/**
 * `game`: what makeTable gave. `picture(page)` returns
 *   placeName(place)           a place in words
 *   choose(zone)               what the table looks at when a zone is tapped
 *   draw(table, drawing)       draws the picture
 *   called(pointer)            the name of a fact that is filled in on the picture, or null
 *   asked(pointer, table)      shows what a problem with the picture is about and returns the element to fill in, or null
 *   lacking(table)             the element in which is filled in what `part.missing` misses; else the first group
 *   groups                     ids of the groups in which arrow keys move
 */
export function tablePage(game, picture) {
  const page = { game, table: () => steps.current().table, look, change, done, announce, on, complain, redraw: draw, playing: () => play.active(), picked: () => play.picked(), called };
  const own = picture(page);
  const drawing = makeDrawing(game, {
    placeName: own.placeName,
    choose: (zone) => look(own.choose(zone)),
    take: (card, place) => done(game.take(page.table(), card, place)),
  });
  const steps = makeSteps(game.box.game, game.fresh, shown);
  const { table } = page;
  const play = makePlay(game, page);
  const entryForm = makeEntryForm(game, page);
  const dispute = versionsForm(game, page);
  const redrawLink = sharing(() => game.caseJson(table()));
  const defaults = Object.fromEntries([...document.querySelectorAll("#readings [data-default]")].map((one) => [one.name.slice(8), one.value]));

  let showing = Promise.resolve();

  function announce(text) {
    find("said").textContent = text;
  }

  function on(id, event, act) {
    find(id).addEventListener(event, act);
  }

  /** A step is shown: after a tap, after undo and redo, and when the page is opened. */
  function shown({ ruling }, how) {
    draw();
    clearAsked();
    announce(how ? word(`table-${how}`) : "");
    if (ruling) showing = show(ruling).catch(() => hide());
    else hide();
    redrawLink();
  }

  function draw() {
    const now = play.view(table());
    const { pictured } = game.questionOf(now);
    find("picture").hidden = !pictured;
    find("facts").hidden = !pictured || play.active();
    own.draw(now, drawing);
    drawing.keys(now);
    drawFacts(game, now);
    entryForm.draw(now);
    dispute.draw(now);
    play.draw();
    play.learn();
    find("claim").value = now.question;
    find("sentence").textContent = find("claim").selectedOptions[0]?.textContent ?? "";
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
    const places = { place: own.placeName(to), from: from && own.placeName(from) };
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
    const blank = entryForm.blank(table());
    if (blank) {
      entryForm.asked(blank, word("table-needed")).focus();
      announce(word("table-needed"));
      return;
    }
    const [field, why] = dispute.blank(table()) ?? [];
    if (field) {
      field.focus();
      announce(word(why));
      return;
    }
    const question = game.questionOf(table());
    const moveless = asksFor(question) && !mayBeBlank(question) && !table().moves.length;
    const missing = moveless ? "table-which-move" : game.part.missing(table(), question);
    if (missing) {
      announce(word(missing));
      (moveless ? find("move") : own.lacking?.(table()) ?? find(own.groups[0]).querySelector('[tabindex="0"]')).focus();
      return;
    }
    find("settle").disabled = true;
    const step = steps.current();
    try {
      announce("");
      const asked = (nth) => settle(JSON.stringify(game.caseJson(table(), nth)), "application/json", (ruling) => {
        if (steps.current() === step) steps.note({ ruling });
      });
      // A version that can't be is an answer, but not a position: then the other version stands there.
      await asked(0).catch((error) => {
        if (!game.isDisputed(table()) || !error.problem?.problems) throw error;
        return asked(1).catch(() => { throw error; });
      });
    } catch (error) {
      complain(error.problem ?? {});
    } finally {
      find("settle").disabled = false;
    }
  }

  /** What a place in the case is called where it is filled in, or null. */
  function called(pointer) {
    const fact = factAt(game.box, pointer);
    return own.called?.(pointer) ?? (fact ? nameOfFact(fact) : null);
  }

  /** Problems are shown in words; facts that are missing by their names, and asked for where they belong. */
  function complain(problem) {
    const told = problem.problems?.map((one) => (one.kind === "missing" && called(one.pointer ?? "")) || one.message);
    const once = [...new Set(told)];
    showProblems({ ...problem, problems: told && once.map((message) => ({ message })) });
    const asked = [];
    // The first one last, so that what is in sight is about it.
    for (const { kind, pointer = "", message } of [...problem.problems ?? []].reverse()) {
      const fact = factAt(game.box, pointer);
      const elsewhere = own.asked(pointer, table()) ?? entryForm.asked(pointer, message);
      if (elsewhere) asked.unshift(elsewhere);
      else if (fact) asked.unshift(askFor(fact, kind === "missing" ? word("table-needed") : message));
    }
    if (asked.length) {
      const names = problem.problems.every(({ kind, pointer = "" }) => kind === "missing" && called(pointer));
      announce(names ? word("table-lacks", { names: once.join(", ") }) : once.length > 1 ? word("table-and-more", { message: once[0], count: once.length - 1 }) : once[0]);
      const [first] = asked.filter((one) => one.offsetParent).sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      (first ?? asked[0]).focus();
      (first ?? asked[0]).scrollIntoView({ block: "center" });
    }
  }

  /** Puts the table of a case on the page. A claim that can't be tapped goes to the other page. */
  function open({ case: given, notation }, message) {
    const next = given.game === game.box.game ? game.lay(given, defaults) : null;
    if (!next) {
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

  on("case", "click", ({ target }) => {
    const button = target.closest("[data-card]");
    if (button) done(game.tap(table(), button.dataset.card, Number(button.dataset.copy)));
  });
  on("facts", "change", () => change((next) => { next.facts = typedFacts(); }));
  on("readings", "change", ({ target }) => change((next) => {
    const name = target.name.slice(8);
    delete next.readings[name];
    if (target.value !== defaults[name]) next.readings[name] = target.value;
  }));
  on("claim", "change", ({ target }) => {
    change((next) => {
      const before = movesIn(game.questionOf(next));
      next.question = target.value;
      const now = movesIn(game.questionOf(next));
      if (before && now && (before === "line") !== (now === "line")) next.moves = [];  // what is announced is not done
      game.part.asks?.(next);
    });
    if (game.questionOf(table()).whole && !asksFor(game.questionOf(table()))) find("facts").open = true;
  });
  // Enter goes on to the next field, and from the last one to the question.
  on("case", "keydown", (event) => {
    if (event.key !== "Enter" || event.defaultPrevented || !event.target.matches('input:not([type="search"])')) return;
    event.preventDefault();
    const fields = [...find("case").querySelectorAll("input, select")].filter((one) => one.checkVisibility());
    (fields[fields.indexOf(event.target) + 1] ?? find("settle")).focus();
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

  const here = document.querySelector(".pages [aria-current]"); // the pages may be more than fit side by side
  if (here) here.parentElement.scrollLeft = here.offsetLeft + here.offsetWidth - here.parentElement.clientWidth;
  for (const id of own.groups) roving(find(id));
  const kinds = [...new Set([...game.box.questions.map((one) => one.claim.kind), "disputed"])];
  examples(() => game.box.game, kinds, (example) => open(example, "table-example"));
  addEventListener("hashchange", openLink);
  if (game.questionOf(table()).whole) find("facts").open = true;
  shown(steps.current(), "");
  return openLink().then(play.learn).then(() => {
    delete document.documentElement.dataset.laying; // as early.js has said
    return showing;
  }).then(() => { document.documentElement.dataset.ready = ""; });
}
