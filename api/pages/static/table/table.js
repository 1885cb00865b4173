// A table as tapped in so far: values and functions that all games share, nothing of the page.
// What is in the box, and what can be asked, comes with the page from the service.
//
// A game brings its `part`:
//   laid()                      what lies on an empty table, and what is looked at
//   places(table)               every place where cards can lie; a place is a string
//   pile(table, place)          the cards there, to be read and changed
//   room(table, place)          how many fit
//   fits(card, place, table)    does such a card lie in such a place at all?
//   here(table)                 the place that is chosen
//   tidy(table, place)          after a change: what follows from it
//   position(table, question)   as JSON, without the facts that are typed in
//   names(table, question)      what of the claim is tapped on the picture
//   lay(table, position, claim) the other way round
//   looks                       the names in laid() that are only looked at
//   touched(table)              names of what a position must list, for two versions that are compared
//   missing(table, question)    what the picture lacks: the message that asks for it, or null
//   start(table)                the table before the first turn, if it depends on who plays (else `box.start`)
//   actors(table)               who may move, if that depends on the table (else `box.moves.actors`)
//   due(position, actor, kinds) while moves are tapped: what is to be done now, in words; what is tapped for it is of these kinds
//   turned(table, actor)        what the table looks at when it is somebody's move
//   asks(table)                 another question is asked: what follows from it
//   play                        how its actions are tapped, if not by the words of the notation (see play.js)

import { mayBeBlank, movesIn } from "./play.js";
import { readEntries, writeEntries } from "./entries.js";
import { makeVersions } from "./versions.js";

const same = (one, other) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export function makeTable(box, part) {
  const inputs = Object.entries(box.facts).flatMap(([fact, { inputs: all }]) => all.map((one) => ({ fact, ...one, key: one.path.join("/") })));

  const versions = makeVersions(part);
  const fresh = () => ({ ...part.laid(), facts: {}, extra: {}, question: box.questions[0].id, readings: {}, entries: {}, moves: [], playing: false, versions: null });
  const questionOf = (table) => box.questions.find((one) => one.id === table.question) ?? box.questions[0];

  /** Where a copy of a card lies, or null. */
  function whereIs(table, card, copy = 0) {
    return part.places(table).flatMap((place) => part.pile(table, place).filter((one) => one === card).map(() => place))[copy] ?? null;
  }

  /** Lays a card in the chosen place, moves it there, or takes it away if it lies there. Says which. */
  function tap(table, card, copy = 0) {
    const from = whereIs(table, card, copy);
    const to = part.here(table);
    if (from === to) return take(table, card, from);
    if (!part.fits(card, to, table)) return { table, said: "not-here", card, to };
    if (part.pile(table, to).length >= part.room(table, to)) return { table, said: "full", card, to };
    const next = structuredClone(table);
    if (from) remove(next, card, from);
    part.pile(next, to).push(card);
    part.tidy(next, to);
    return { table: next, said: from ? "moved" : "laid", card, from, to };
  }

  function take(table, card, from) {
    const next = structuredClone(table);
    remove(next, card, from);
    part.tidy(next, null);
    return { table: next, said: "taken", card, to: from };
  }

  function remove(table, card, place) {
    const cards = part.pile(table, place);
    cards.splice(cards.lastIndexOf(card), 1);
  }

  /** The facts of which a part is typed in and another is blank. */
  function halfSaid(table) {
    const typed = (fact) => inputs.filter((one) => one.fact === fact && one.key in table.facts).length;
    const half = Object.entries(box.facts).filter(([fact, { inputs: all }]) => typed(fact) > 0 && typed(fact) < all.length).map(([fact]) => fact);
    return [...new Set([...half, ...(part.alsoNeeded?.(table, questionOf(table)) ?? []).filter((fact) => !typed(fact))])];
  }

  function positionJson(table, question = questionOf(table)) {
    const position = { ...table.extra, ...part.position(table, question) };
    for (const { path, key, options } of inputs) {
      if (!(key in table.facts)) continue;
      let inside = position;
      for (const step of path.slice(0, -1)) inside = inside[step] ??= {};
      inside[path.at(-1)] = options ? table.facts[key] : Number(table.facts[key]);
    }
    return position;
  }

  function claimJson(table, question = questionOf(table)) {
    const claim = (table.moves.length && movesIn(question) && question.moved) || question.claim;
    return { ...claim, ...part.names(table, question), ...movesJson(table, question), ...writeEntries(table, question, part.entries) };
  }

  function movesJson(table, question) {
    const field = movesIn(question);
    if (!field || (mayBeBlank(question) && !table.moves.length)) return {};
    const told = field === "line" && part.play ? table.moves.map(part.play.lineJson) : table.moves;
    return { [field]: field === "action" ? told[0] : told };
  }

  const isDisputed = (table) => Boolean(table.versions) && versions.can(questionOf(table));
  const disputeJson = (table, nth) => versions.json(table, questionOf(table), claimJson(table), positionJson, nth);
  /** In how many places the two versions differ. */
  const differences = (table) => disputeJson(table).count;

  /** Of two versions the `nth` one stands in the position. */
  function caseJson(table, nth = 0) {
    const { position, claim } = isDisputed(table) ? disputeJson(table, nth) : { position: positionJson(table), claim: claimJson(table) };
    const json = { game: box.game, position, claim };
    if (Object.keys(table.readings).length) json.readings = { ...table.readings };
    return json;
  }

  /** The question that a claim asks, or undefined if it can't be asked by tapping. */
  function questionFor(claim) {
    return box.questions.find((one) => {
      const tapped = new Set([...one.names, ...one.may, ...one.entries.map((list) => list.name)]);
      const rest = Object.fromEntries(Object.entries(claim).filter(([name, value]) => !tapped.has(name) && box.defaults?.[name] !== value));
      return same(one.claim, rest) && one.names.every((name) => name in claim);
    });
  }

  /** The table of a case, or null if its claim can't be asked by tapping. */
  function lay({ position, claim, readings = {} }, defaults = {}) {
    if (claim.kind === "disputed") return versions.lay(position, claim, (told) => lay({ position: told, claim: claim.about, readings }, defaults));
    const question = questionFor(claim);
    if (!question) return null;
    const table = { ...fresh(), question: question.id };
    layPosition(table, position, claim);
    table.readings = Object.fromEntries(Object.entries(readings).filter(([name, option]) => defaults[name] !== option));
    table.entries = readEntries(claim, question, table, part.entries);
    const line = part.play ? claim.line?.map(part.play.lineText) : claim.line;
    table.moves = claim.actions ?? line ?? (claim.action ? [claim.action] : []);
    table.playing = table.moves.length > 0;
    part.tidy(table, null);
    return table;
  }

  function layPosition(table, position, claim) {
    const known = new Set([...inputs.map((one) => one.path[0]), ...part.lay(table, structuredClone(position), claim)]);
    for (const { path, key } of inputs) {
      const value = path.reduce((inside, step) => inside?.[step], position);
      if (value != null) table.facts[key] = String(value);
    }
    fillPairs(table, position);
    table.extra = Object.fromEntries(Object.entries(position).filter(([name]) => !known.has(name)));
  }

  /** A case leaves out zeros of a pair that it gives. Here they are written down. */
  function fillPairs(table, position) {
    const given = new Set(inputs.filter((one) => one.key in table.facts).map((one) => one.fact));
    if (questionOf(table).whole) for (const [fact, { at = [] }] of Object.entries(box.facts)) if (at.some((field) => position[field])) given.add(fact);
    for (const { fact, path, key } of inputs) if (path.length > 1 && given.has(fact)) table.facts[key] ??= "0";
  }

  return { box, part, fresh, questionOf, whereIs, tap, take, halfSaid, positionJson, caseJson, lay, versions, isDisputed, differences };
}
