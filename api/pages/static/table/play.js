// Moves that are tapped on the picture. Which of them are legal, and where they lead, the service says.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { post } from "../service.js";

const SHOWN = 6;

const sorted = (things) => [...things].sort().join(" ");
const holds = (all, some) => { const left = [...all]; return some.every((one) => { const at = left.indexOf(one); if (at >= 0) left.splice(at, 1); return at >= 0; }); };

/** Does the question ask for one move, for many, or for none? */
export const asksFor = (question) => (question.names.includes("actions") ? "many" : question.names.includes("action") ? "one" : "");

/**
 * `page`: table, change, announce, redraw, complain.
 * What was asked of the service last is kept, so that redrawing asks nothing.
 */
export function makePlay(game, { table, look, change, announce, redraw, complain }) {
  const { box } = game;
  const classOf = (word_) => Object.keys(box.moves?.things ?? {}).find((name) => box.moves.things[name].includes(word_));
  const thingsIn = (action) => action.split(" ").filter(classOf);
  let known = { key: "", position: null, actions: [], refused: null, sound: 0, result: null };
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

  async function learnNow() {
    if (!active()) return;
    const question = game.questionOf(table());
    const start = game.positionJson(table());
    const moves = asksFor(question) === "many" ? table().moves : [];
    const key = JSON.stringify([start, moves, table().readings]);
    if (key === known.key) return;
    try {
      const { answer: course } = await verdict(start, { kind: "record", actions: moves });
      const position = course.table ?? start;
      const { answer: may } = course.illegal || course.result ? { answer: { actions: [] } } : await verdict(position, { kind: "legal" });
      await say([...table().moves, ...may.actions.filter((one) => !thingsIn(one).length)]);
      known = { key, position, actions: may.actions, refused: course.illegal, sound: course.sound, result: course.result };
      redraw();
    } catch (error) {
      look({ playing: false });
      complain(error.problem ?? {});
    }
  }

  /** The table as it is after the moves: what is drawn while moves are tapped. */
  function view(now) {
    if (!active() || !known.position) return now;
    const { question, readings, entries, moves, playing, current, zone } = now;
    const laid = game.lay({ position: known.position, claim: { kind: "legal" } });
    return laid ? { ...laid, question, readings, entries, moves, playing, ...(current ? { current, zone } : {}) } : now;
  }

  /** Legal moves that go on from what is picked; then, of what may have been played all the same, those that it completes. */
  function fitting() {
    const legal = known.actions.filter((one) => holds(thingsIn(one), picked));
    const exact = legal.filter((one) => thingsIn(one).length === picked.length);
    const rest = legal.filter((one) => !exact.includes(one)).sort((one, other) => thingsIn(one).length - thingsIn(other).length);
    const others = box.moves.actors.flatMap((actor) => box.actions.map((example) => filled(example, actor)))
      .filter((one) => one && !known.actions.includes(one));
    return { legal: picked.length || !known.actions.length ? [...exact, ...rest] : exact, exact, others: [...new Set(others)] };
  }

  /** An example of an action with what is picked in the place of its things; null if it needs other things. */
  function filled(example, actor) {
    const left = [...picked];
    const words = example.split(" ").map((one) => {
      if (!classOf(one)) return one;
      const at = left.findIndex((each) => classOf(each) === classOf(one));
      return at < 0 ? null : left.splice(at, 1)[0];
    });
    if (left.length || words.includes(null)) return null;
    return [box.moves.actors.includes(words[0]) ? actor : words[0], ...words.slice(1)].join(" ");
  }

  function record(action) {
    picked = [];
    const legal = known.actions.includes(action);
    change((next) => { next.moves = asksFor(game.questionOf(next)) === "many" ? [...next.moves, action] : [action]; });
    announce(word(legal ? "table-recorded" : "table-recorded-against", { move: sentences[action] ?? action }));
  }

  async function pick(thing) {
    if (!classOf(thing)) return;
    await learning;
    picked = picked.includes(thing) ? picked.filter((one) => one !== thing) : [...picked, thing];
    const { legal, exact } = fitting();
    if (exact.length === 1 && legal.length === 1) {
      await say(exact).catch(() => {});
      record(exact[0]);
      return;
    }
    await draw();
    announce(word("table-picked", { things: picked.map(nameOf).join(" + ") || "–", count: legal.length }));
  }

  const nameOf = (thing) => box.cards[thing]?.name ?? word(`on-${box.game}-thing`, { thing });

  async function draw() {
    const question = game.questionOf(table());
    const asks = asksFor(question);
    find("play").hidden = !asks;
    if (!asks) return;
    for (const [id, on] of [["lay", !table().playing], ["move", Boolean(table().playing)]]) find(id).setAttribute("aria-pressed", String(on));
    find("keep").hidden = asks !== "many" || !known.sound || !active();
    find("begin").hidden = active();
    const { legal, others } = active() ? fitting() : { legal: [], others: [] };
    const offered = [...legal.slice(0, SHOWN), ...(legal.length && !known.refused ? [] : others.slice(0, SHOWN))];
    await say([...table().moves, ...offered]).catch(() => {});
    const refused = known.refused?.at;
    fill(find("moves"), ...table().moves.map((one, place) => make("li", {}, sentences[one] ?? one,
      active() && refused === place + 1 ? make("strong", {}, ` ✕ ${word("table-against")}`) : null)));
    fill(find("fitting"), ...offered.map((one) => make("button", { type: "button", class: legal.includes(one) ? "" : "quiet", "data-move": one, onclick: () => record(one) },
      (legal.includes(one) ? "" : "✕ ") + (sentences[one] ?? one))));
    const hint = !active() ? "table-play-lay" : picked.length ? "table-play-picked" : known.result ? "table-play-over" : "table-play-tap";
    find("picked").textContent = word(hint, { things: picked.map(nameOf).join(" + "), more: Math.max(0, legal.length - SHOWN) });
  }

  find("begin").addEventListener("click", () => {
    change((next) => {
      const begun = game.lay({ position: box.start, claim: { kind: "legal" } });
      Object.assign(next, begun, { question: next.question, readings: next.readings, moves: [], playing: true });
    });
    announce(word("table-begun"));
  });
  find("lay").addEventListener("click", () => { picked = []; look({ playing: false }); });
  find("move").addEventListener("click", () => { picked = []; look({ playing: true }); });
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

  return { active, view, learn, draw };
}
