// Moves that are tapped on the picture. Which of them are legal, and where they lead, the service says.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { post } from "../service.js";

const SHOWN = 6;
/** So many moves that need another tap are written out; more of them are only marked on the picture. */
const FEW = 3;
const MOST = 24;

const sorted = (things) => [...things].sort().join(" ");
const holds = (all, some) => { const left = [...all]; return some.every((one) => { const at = left.indexOf(one); if (at >= 0) left.splice(at, 1); return at >= 0; }); };

/** The field of the claim that holds moves: `action`, `actions`, or a `line` that is stated; undefined if there is none. */
export const movesIn = (question) => ["action", "actions", "line"].find((one) => [...question.names, ...question.may].includes(one));

/** Does the question ask for one move, for many, or for none? */
export const asksFor = (question) => (movesIn(question) ? (movesIn(question) === "action" ? "one" : "many") : "");

/** Can it be asked without a move? */
export const mayBeBlank = (question) => !question.names.includes(movesIn(question));

/**
 * A game whose actions are not tapped word by word has `part.play`:
 *   thingsIn(action)                     what is tapped for it
 *   goesOn(action, picked)               can it still become this one?
 *   candidates(actors, picked, {line, joins})  what may have been played with these things, legal or not
 *   offered(actions)                     those legal actions that are offered while nothing is picked
 *   lineJson(text), lineText(entry)      an entry of a stated line
 * `page`: table, change, announce, redraw, complain.
 * What was asked of the service last is kept, so that redrawing asks nothing.
 */
export function makePlay(game, { table, look, change, announce, redraw, complain, called }) {
  const { box } = game;
  const classOf = (word_) => Object.keys(box.moves?.things ?? {}).find((name) => box.moves.things[name].includes(word_));
  // A number after such a word is no card.
  const isThing = (one, place, words) => Boolean(classOf(one)) && !(box.moves.counts ?? []).includes(words[place - 1]);
  const own = game.part.play ?? {};
  const thingsIn = own.thingsIn ?? ((action) => action.split(" ").filter(isThing));
  const goesOn = own.goesOn ?? ((action, some) => holds(thingsIn(action), some));
  const nothing = { key: "", position: null, actions: [], refused: null, sound: 0, result: null, free: false, lacks: [] };
  let known = nothing;
  let showsOthers = false;
  let joins = false;
  const sentences = {};
  let picked = [];
  let learning = Promise.resolve();

  const active = () => Boolean(asksFor(game.questionOf(table()))) && Boolean(table().playing);
  const verdict = (position, claim) => post("v1/verdicts", JSON.stringify({ game: box.game, position, claim, readings: table().readings }));

  async function say(actions) {
    const news = actions.filter((one) => !(one in sentences));
    if (!news.length) return;
    const { said } = await post("said", JSON.stringify(news), "application/json", { game: box.game });
    news.forEach((one, place) => { sentences[one] = said[place]; });
  }

  /** Asks where the moves lead and what may be done there, if that is not known yet. */
  function learn() {
    learning = learning.then(learnNow);
    return learning;
  }

  /** What is asked of the service: where these moves lead. */
  function course() {
    const question = game.questionOf(table());
    const start = game.positionJson(table());
    const moves = movesIn(question) === "actions" ? table().moves : [];
    return { question, start, moves, key: JSON.stringify([start, moves, table().readings, movesIn(question)]) };
  }

  async function learnNow() {
    if (!active()) return;
    const { question, start, moves, key } = course();
    if (key === known.key) return;
    try {
      const found = movesIn(question) === "line" ? { free: true } : await (question.tells ? told : played)(start, moves, question);
      await say([...table().moves, ...(found.actions ?? []).filter((one) => !thingsIn(one).length)]);
      known = { ...nothing, key, ...found };
      turn(known);
    } catch (error) {
      if (!box.moves.free || error.problem?.problems?.some(({ kind }) => kind !== "missing")) {
        look({ playing: false });
        complain(error.problem ?? {});
        return;
      }
      await say(table().moves).catch(() => {});
      known = { ...nothing, key, free: true, lacks: [...new Set((error.problem?.problems ?? []).map(({ pointer = "" }) => called(pointer)).filter(Boolean))] };
    }
    redraw();
  }

  /** Whose move it is: an action begins with who acts. */
  const actor = ({ actions }) => actions[0]?.split(" ")[0] ?? "";

  /** Who moves now is chosen, so that what is tapped is theirs. */
  function turn(found) {
    const changes = found.position && game.part.turned?.(table(), actor(found));
    if (changes) look(changes);
  }

  /** Where a record leads, and what may be done there. */
  async function played(start, moves) {
    const { answer: course } = await verdict(start, { kind: "record", actions: moves });
    const position = course.table ?? start;
    const { answer: may } = course.illegal || course.result ? { answer: { actions: [] } } : await verdict(position, { kind: "legal" });
    return { position, actions: may.actions, refused: course.illegal, sound: course.sound, result: course.result };
  }

  /** The same from a claim that tells it itself: the table after these choices, and the open ones. */
  async function told(start, moves, question) {
    const { answer } = await verdict(start, { ...question.claim, actions: moves });
    const open = answer.open ?? [];
    const actions = open.options ?? open.filter(({ legal }) => legal).map(({ action }) => action);
    return { position: answer.table, actions, refused: answer.legal ? null : { at: answer.at }, sound: moves.length, result: actions.length ? null : answer.legal };
  }

  /** The table as it is after the moves: what is drawn while moves are tapped. */
  function view(now) {
    if (!active() || !known.position) return now;
    const laid = game.lay({ position: known.position, claim: { kind: "legal" } });
    const kept = ["question", "readings", "entries", "moves", "playing", "versions", ...game.part.looks];
    return laid ? { ...laid, ...Object.fromEntries(kept.map((name) => [name, now[name]])) } : now;
  }

  /** Legal moves that go on from what is picked; then, of what may have been played all the same, those that it completes. */
  function fitting() {
    const legal = known.actions.filter((one) => goesOn(one, picked));
    const exact = legal.filter((one) => thingsIn(one).length === picked.length);
    const rest = legal.filter((one) => !exact.includes(one)).sort((one, other) => thingsIn(one).length - thingsIn(other).length);
    const actors = game.part.actors?.(table()) ?? box.moves.actors;
    const line = movesIn(game.questionOf(table())) === "line";
    const played = own.candidates?.(actors, picked, { line, joins })
      ?? actors.flatMap((actor) => (line ? box.moves.line : box.actions).flatMap((example) => swaps(example, actor) ?? [filled(example, actor)]));
    const others = played.filter((one) => one && !known.actions.includes(one));
    const shown = picked.length || !own.offered ? [...exact, ...(picked.length && rest.length <= FEW ? rest : [])] : own.offered(known.actions);
    return { legal, exact, shown, others: [...new Set(others)] };
  }

  /** An example of an action with what is picked in the place of its things; null if it needs other things. */
  function filled(example, actor) {
    const left = [...picked];
    const acts = example.split(" ").findIndex((one) => box.moves.actors.includes(one));
    const words = example.split(" ").map((one, place, all) => {
      if (place === acts) return actor;
      if (!isThing(one, place, all)) return one;
      const at = left.findIndex((each) => classOf(each) === classOf(one));
      return at < 0 ? null : left.splice(at, 1)[0];
    });
    if (left.length || words.includes(null)) return null;
    return words.join(" ");
  }

  /**
   * An example in which cards are swapped, for what is picked: those that were picked first are given. As they are, and
   * with as many on both sides; cards that nobody has seen make up the number. Null if nothing is swapped in it.
   */
  function swaps(example, actor) {
    const { word: between, most, none, unseen } = box.moves.swap ?? {};
    const words = example.split(" ");
    if (!words.includes(between)) return null;
    if (picked.some((one) => !box.moves.things.card.includes(one))) return [];
    const acts = words.findIndex((one) => box.moves.actors.includes(one));
    const before = words.slice(0, words.findIndex((one, place) => isThing(one, place, words))).map((one, place) => (place === acts ? actor : one));
    const inOrder = (cards) => box.moves.things.card.filter((one) => cards.includes(one));
    const side = (cards, size) => [...cards, ...Array(Math.max(0, size - cards.length)).fill(unseen)].join(" ") || none;
    return picked.concat(null).flatMap((_, at) => {
      const [given, taken] = [picked.slice(0, at), picked.slice(at)].map(inOrder);
      const long = Math.max(given.length, taken.length);
      const sizes = [0, ...Array.from({ length: most }, (_one, less) => less + 1).filter((size) => size >= long)];
      return long > most ? [] : sizes.map((size) => [...before, side(given, size), between, side(taken, size)].join(" "));
    });
  }

  function record(action) {
    picked = [];
    showsOthers = false;
    const legal = known.free || known.actions.includes(action);
    change((next) => {
      const before = asksFor(game.questionOf(next)) === "many" ? next.moves : [];
      next.moves = joins && before.length ? [...before.slice(0, -1), `${before.at(-1)} ${before.at(-1).includes(" if ") ? "and" : "if"} ${action}`] : [...before, action];
    });
    joins = false;
    announce(word(legal ? "table-recorded" : "table-recorded-against", { move: sentences[action] ?? action }));
  }

  async function pick(thing) {
    if (!classOf(thing)) return;
    await learning;
    picked = picked.includes(thing) ? picked.filter((one) => one !== thing) : [...picked, thing];
    const { legal, exact, others } = fitting();
    if (picked.length && exact.length === 1 && legal.length === 1) {
      await say(exact).catch(() => {});
      record(exact[0]);
      return;
    }
    redraw();
    announce(word("table-picked", { things: picked.map(nameOf).join(" + ") || "–", count: known.free ? others.length : legal.length }));
  }

  const nameOf = (thing) => box.cards[thing]?.name ?? word(`on-${box.game}-thing`, { thing });

  async function draw() {
    const question = game.questionOf(table());
    const asks = asksFor(question);
    // Moves that a question can do without are only offered.
    const isOffered = Boolean(asks) && mayBeBlank(question) && !table().playing && !table().moves.length;
    find("offer").hidden = !isOffered;
    find("play").hidden = !asks || isOffered;
    const isKnown = active() && known.key === course().key;  // until then nothing is called illegal
    const { legal, shown, others } = isKnown ? fitting() : { legal: [], shown: [], others: [] };
    light(legal);
    if (find("play").hidden) return;
    for (const [id, on] of [["lay", !table().playing], ["move", Boolean(table().playing)]]) find(id).setAttribute("aria-pressed", String(on));
    find("keep").hidden = asks !== "many" || !known.sound || !active();
    find("begin").hidden = active() || mayBeBlank(question);
    const more = showsOthers || known.free || !legal.length || known.refused;
    const offered = [...shown.slice(0, SHOWN), ...(more ? others.slice(0, showsOthers || (known.free && picked.length) ? MOST : SHOWN) : [])];
    find("others").hidden = !isKnown || showsOthers || (Boolean(more) && others.length <= SHOWN);
    find("joins").hidden = !active() || movesIn(question) !== "line" || !table().moves.length;
    find("joins").setAttribute("aria-pressed", String(joins));
    await say([...table().moves, ...offered]).catch(() => {});
    const refused = known.refused?.at;
    fill(find("moves"), ...table().moves.map((one, place) => make("li", {}, sentences[one] ?? one,
      active() && refused === place + 1 ? make("strong", {}, ` ✕ ${word("table-against")}`) : null)));
    const fits = (one) => known.free || legal.includes(one);
    fill(find("fitting"), ...offered.map((one) => make("button", { type: "button", class: fits(one) ? "" : "quiet", "data-move": one, onclick: () => record(one) },
      (fits(one) ? "" : "✕ ") + (sentences[one] ?? one))));
    const before = movesIn(question) === "line" ? "table-play-line" : mayBeBlank(question) ? "table-play-may" : "table-play-lay";
    const hint = !active() ? before : picked.length && !known.free ? "table-play-picked" : known.result ? (question.tells ? "table-play-done" : "table-play-over") : known.free ? "table-play-free" : "table-play-tap";
    const due = active() && known.position && legal.length ? game.part.due?.(known.position, actor(known), new Set(legal.flatMap(thingsIn).filter((one) => !picked.includes(one)).map(classOf))) : null;
    find("picked").textContent = [due, due && !picked.length ? "" : word(hint, { things: picked.map(nameOf).join(" + "), more: Math.max(0, legal.length - offered.filter(fits).length) }), active() && known.lacks.length ? word("table-play-lacks", { names: known.lacks.join(", ") }) : ""].filter(Boolean).join(" ");
    find("moves").scrollTop = find("moves").scrollHeight;
  }

  /** What can be tapped next for a legal move is marked on the picture. */
  function light(moves) {
    const things = new Set(moves.flatMap(thingsIn));
    for (const one of document.querySelectorAll("[data-card], [data-thing]")) {
      const thing = one.dataset.card ?? one.dataset.thing;
      one.classList.toggle("may", things.has(thing) && !picked.includes(thing));
      one.classList.toggle("picked", picked.includes(thing));
    }
  }

  find("begin").addEventListener("click", () => {
    change((next) => {
      const begun = game.lay({ position: game.part.start?.(next) ?? box.start, claim: { kind: "legal" } });
      Object.assign(next, begun, { question: next.question, readings: next.readings, moves: [], playing: true });
    });
    announce(word("table-begun"));
  });
  find("lay").addEventListener("click", () => { picked = []; look({ playing: false }); });
  find("move").addEventListener("click", () => { picked = []; look({ playing: true }); });
  find("offer-play").addEventListener("click", () => { look({ playing: true }); find("play").scrollIntoView({ block: "start" }); find("move").focus(); });
  find("others").addEventListener("click", () => { showsOthers = true; draw(); });
  find("joins").addEventListener("click", () => { joins = !joins; draw(); });
  find("keep").addEventListener("click", () => {
    const laid = view(table());
    change((next) => Object.assign(next, laid, { moves: [], playing: false }));
    announce(word("table-kept"));
  });
  // While moves are tapped, a card is picked and not laid. What is looked at on the picture is looked at all the same.
  find("case").addEventListener("click", (event) => {
    const tapped = active() && event.target.closest("[data-card], [data-lies], [data-thing]");
    if (!tapped) return;
    if (!tapped.dataset.thing) event.stopPropagation();
    pick(tapped.dataset.card ?? tapped.dataset.lies ?? tapped.dataset.thing);
  }, true);

  return { active, view, learn, draw, picked: () => (active() ? picked : []) };
}
