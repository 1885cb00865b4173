// The table of Rzymianie do domu!: the wall, the lines of the clans, and how that is written as a case.
//
// A place is a string: `wall@3` (a column), `discarded`, and of a clan `now@gold`, `shown@gold`, `down@gold@4`
// (a column), `spent@gold`, `aside@gold`, `forts@gold`, `dropped@gold`.

import { word } from "../say.js";
import { makeTable } from "../table/table.js";
import { play } from "./moves.js";

const HIDDEN = "?";
const EMPTY = "empty";
/** Piles of a clan that lie beside its line. */
const PILES = ["forts", "dropped", "spent", "aside"];
const FORT_PILES = ["forts", "dropped"];
const upTo = (count) => Array.from({ length: count }, (_, place) => place);

export function makeRomans(box) {
  const clans = box.order;
  const columns = upTo(box.wall);

  const freshClan = () => ({ neutral: false, lost: false, shown: [], now: [], gone: [], down: columns.map(() => []), ...Object.fromEntries(PILES.map((name) => [name, []])) });
  const laid = () => ({
    seats: clans.slice(0, box.usual), seated: false, clans: Object.fromEntries(clans.map((clan) => [clan, freshClan()])),
    wall: columns.map(() => []), discarded: [], turn: "", round: 1, roundTold: false,
    variants: [], waiting: [], complete: false, strengths: {}, deck: {}, asks: { clan: "", fort: "" }, here: "wall@0", clan: clans[0],
  });

  // The moment

  const asked = (table) => box.questions.find((one) => one.id === table.question) ?? box.questions[0];
  /** A question about the result is asked when the game is over. */
  const endsGame = (table) => asked(table).claim.kind === "result";
  const stepOf = (table) => table.facts.step ?? (endsGame(table) ? "over" : "reveal");
  const turnOf = (table) => table.turn || String(endsGame(table) ? box.turns : 1);
  const isBuilding = (table) => box.steps.building.includes(stepOf(table));
  const isFight = (table) => box.steps.fight.includes(stepOf(table));
  const isRound = (table) => isFight(table) || box.steps.after.includes(stepOf(table));
  /** The order of the wall is asked about before the first round. */
  const ordersWall = (table) => asked(table).claim.kind === "wall";
  /** The column of the fort that is or was fought for in this round; null outside a round. */
  const contested = (table) => (isRound(table) && !ordersWall(table) ? table.round - 1 : null);
  /** The first column that has a fort. Whoever asks about a finished game may have a wall all the same. */
  const firstColumn = (table) => (ordersWall(table) ? 0 : isRound(table) ? table.round - (isFight(table) ? 1 : 0) : stepOf(table) === "collect" ? box.wall : 0);

  // Places

  const clanAt = (place) => (place.includes("@") && !place.startsWith("wall") ? place.split("@")[1] : null);
  const isSingle = (place) => /^(wall|now|down)@/.test(place);
  const takesForts = (place) => /^(wall|discarded|forts|dropped)/.test(place);
  const places = (table) => [
    ...columns.map((column) => `wall@${column}`), "discarded",
    ...table.seats.flatMap((clan) => [`now@${clan}`, `shown@${clan}`, ...columns.map((column) => `down@${clan}@${column}`), ...PILES.map((name) => `${name}@${clan}`)]),
  ];

  function pile(table, place) {
    const [name, clan, column] = place.split("@");
    if (name === "wall") return table.wall[clan];
    if (name === "discarded") return table.discarded;
    return name === "down" ? table.clans[clan].down[column] : table.clans[clan][name];
  }

  /** A single card is replaced by the next one that is laid there. */
  const room = () => Infinity;
  const fits = (card, place) => takesForts(place) !== card.includes(":") && (!clanAt(place) || takesForts(place) || card.startsWith(`${clanAt(place)}:`));

  const copiesOf = (table, card) => {
    if (card.endsWith(`:${HIDDEN}`)) return Infinity;
    if (card.includes(":")) return box.warriors[card.split(":")[1]].copies;
    return Number(table.deck[card] ?? box.forts[card].copies);
  };

  /**
   * The copy of a card that a tap is about: one more if there is one, else one that lies elsewhere, else the one
   * here. Where one card fits, the one that lies there is taken away.
   */
  function copyOf(table, card) {
    const lying = places(table).flatMap((place) => pile(table, place).filter((one) => one === card).map(() => place));
    const isHere = lying.indexOf(table.here);
    if (isHere >= 0 && isSingle(table.here)) return isHere;
    if (asked(table).claim.kind === "consistent" && isHere < 0) return lying.length;  // what contradicts is told as well
    if (lying.length < copiesOf(table, card)) return lying.length;
    const elsewhere = lying.findIndex((place) => place !== table.here);
    return elsewhere >= 0 ? elsewhere : Math.max(0, isHere);
  }

  // Where the next card goes

  const hasCard = (table, clan) => table.clans[clan].now.length + table.clans[clan].gone.length > 0;
  const revealed = (table, clan) => table.clans[clan].shown.length + table.clans[clan].spent.filter((card) => !table.clans[clan].gone.includes(card)).length;
  /** The clans clockwise from the one after this one. */
  const after = (table, clan) => { const at = table.seats.indexOf(clan) + 1; return [...table.seats.slice(at), ...table.seats.slice(0, at)]; };

  function next(table, place) {
    if (place.startsWith("wall")) {
      const column = [...columns.slice(Number(place.split("@")[1])), ...columns].find((one) => one >= firstColumn(table) && !table.wall[one].length);
      if (column !== undefined) return `wall@${column}`;
      if (!asked(table).lines) return place;
      return next(table, `now@${table.seats.at(-1)}`);
    }
    const clan = clanAt(place);
    if (place.startsWith("down") && isBuilding(table)) return nextDown(table, clan) ?? place;
    if (!/^(now|shown)/.test(place) || contested(table) === null) return place;
    const lacking = after(table, clan).find((one) => !hasCard(table, one));
    if (place.startsWith("now") && lacking) return `now@${lacking}`;
    const missing = (one) => revealed(table, one) < table.round - 1;
    if (place.startsWith("shown") && missing(clan)) return place;
    const other = (place.startsWith("shown") ? after(table, clan) : table.seats).find(missing);
    return other ? `shown@${other}` : place;
  }

  function nextDown(table, clan) {
    const free = columns.find((column) => !table.clans[clan].down[column].length);
    return free === undefined ? null : `down@${clan}@${free}`;
  }

  const showsWall = (table) => stepOf(table) !== "over" || table.roundTold || table.wall.flat().length > 0;
  const showsLines = (table) => asked(table).lines || table.seats.some((clan) => { const one = table.clans[clan]; return [one.shown, one.now, one.gone, one.down.flat()].some((cards) => cards.length); });

  /** Cards of a clan for which its line has no place at this moment. */
  function stray(table, clan) {
    const own = table.clans[clan];
    const at = contested(table);
    const hidden = own.down.flatMap((cards, column) => (cards.length && !isBuilding(table) && (at === null || column < at) ? [`down@${clan}@${column}`] : []));
    const now = own.now.length && at === null ? [`now@${clan}`] : [];
    return [...(own.shown.length > (isBuilding(table) ? 0 : at ?? box.wall) ? [`shown@${clan}`] : []), ...now, ...hidden];
  }

  /** Another question shows other parts of the table: the next card goes to one of them. */
  function asks(table) {
    const [name] = table.here.split("@");
    const isSeen = name === "wall" ? showsWall(table) : ["now", "shown", "down"].includes(name) ? showsLines(table) : asked(table).piles.includes(name) || pile(table, table.here).length;
    if (isSeen) return;
    table.here = showsWall(table) ? next(table, `wall@${firstColumn(table)}`) : `forts@${table.seats[0]}`;
    table.clan = clanAt(table.here) ?? table.clan;
  }

  /** After a change: what follows from it, and where the next card goes. */
  function tidy(table, place) {
    if (place && isSingle(place)) pile(table, place).splice(0, pile(table, place).length - 1);
    const clan = place && clanAt(place);
    const own = table.clans[clan];
    const at = contested(table);
    if (place?.startsWith("now")) { own.gone = []; if (at !== null) own.down[at] = []; }
    if (place?.startsWith("down") && Number(place.split("@")[2]) === at) { own.gone = []; own.now = []; }
    for (const one of Object.values(table.clans)) if (!one.gone.every((card) => one.spent.includes(card))) one.gone = [];
    if (!place) return;
    table.here = next(table, place);
    table.clan = clanAt(table.here) ?? table.clan;
  }

  /** The round that is fought: forts in front of it have left the wall. Forts just tapped in move along instead. */
  function toRound(table, round) {
    const forts = table.wall.flat();
    const isFull = forts.length >= box.wall - firstColumn(table);
    table.round = round;
    const first = firstColumn(table);
    if (!isFull && forts.length <= box.wall - first) table.wall = columns.map((column) => (forts[column - first] ? [forts[column - first]] : []));
    else table.wall = table.wall.map((one, column) => (column < first ? [] : one));
    for (const one of Object.values(table.clans)) one.down = one.down.map((cards, column) => (column < round - 1 ? [] : cards));
    table.here = next(table, `wall@${first}`);
  }

  // As JSON

  const bare = (card) => card.slice(card.indexOf(":") + 1);
  const isBare = (one) => !one.neutral && !one.lost && !one.down.flat().length && ["shown", "now", "gone", ...PILES].every((name) => !one[name].length);

  function downJson(table, one) {
    if (isBuilding(table)) {
      const told = one.down.map(([card]) => (card ? bare(card) : EMPTY));
      while (told.at(-1) === EMPTY) told.pop();
      return told.length || one.lost ? told : null;
    }
    const hidden = one.down.slice(isRound(table) ? table.round - (one.now.length + one.gone.length ? 0 : 1) : 0);
    return hidden.flat().length && stepOf(table) !== "collect" ? hidden.map(([card]) => (card ? bare(card) : HIDDEN)) : null;
  }

  function clanJson(table, clan) {
    const one = table.clans[clan];
    const json = { clan };
    if (one.neutral) json.neutral = true;
    if (one.shown.length) json.shown = one.shown.map(bare);
    const now = one.now[0] ?? one.gone[0];
    if (now) json.now = bare(now);
    if (one.gone.length) json.left = true;
    const down = downJson(table, one);
    if (down) json.down = down;
    for (const name of PILES) if (one[name].length) json[name] = one[name].map(bare);
    return json;
  }

  function position(table, question) {
    const needsClans = question.lines || question.piles.length > 0;
    const isTold = table.seated || table.seats.some((clan) => !isBare(table.clans[clan]));
    const json = {};
    if (needsClans || isTold) json.clans = table.seats.map((clan) => clanJson(table, clan));
    const wall = table.wall.flat();
    if (wall.length) json.wall = wall;
    if (turnOf(table) !== "1") json.turn = Number(turnOf(table));
    if (table.roundTold || (isRound(table) && !ordersWall(table) && roundBy({ wall }, table) !== table.round)) json.round = table.round;
    if (stepOf(table) !== "reveal") json.step = stepOf(table);
    for (const name of ["discarded", "variants", "waiting"]) if (table[name].length) json[name] = [...table[name]];
    for (const name of ["strengths", "deck"]) if (Object.keys(table[name]).length) json[name] = Object.fromEntries(Object.entries(table[name]).map(([key, value]) => [key, Number(value)]));
    if (table.complete) json.complete = true;
    return json;
  }

  const names = (table, question) => Object.fromEntries(question.names.filter((name) => table.asks[name]).map((name) => [name, name === "fort" ? Number(table.asks.fort) : table.asks[name]]));

  // A case is laid

  function layClan(table, { clan, neutral, shown, now, left, down, ...piles }) {
    const one = table.clans[clan];
    const own = (cards = []) => cards.map((card) => `${clan}:${card}`);
    one.neutral = Boolean(neutral);
    one.shown = own(shown);
    one[left ? "gone" : "now"] = own(now ? [now] : []);
    for (const name of PILES) one[name] = FORT_PILES.includes(name) ? piles[name] ?? [] : own(piles[name]);
    if (!down) return;
    const start = isBuilding(table) ? 0 : box.wall - down.length;
    down.forEach((card, place) => { if (card !== EMPTY && (isBuilding(table) || card !== HIDDEN)) one.down[start + place] = own([card]); });
    one.lost = isBuilding(table);
  }

  /** The round of a position that does not say it follows from the length of the wall. */
  function roundBy({ round, wall = [] }, table) {
    return round ?? Math.min(box.wall, Math.max(1, box.wall + (isFight(table) ? 1 : 0) - wall.length));
  }

  function lay(table, given, claim) {
    table.facts.step = given.step;
    if (!given.step || given.step === "reveal") delete table.facts.step;
    table.roundTold = given.round != null;
    if (isRound(table) || given.round) table.round = roundBy(given, table);
    if (given.clans) {
      table.seats = given.clans.map(({ clan }) => clan);
      table.seated = true;
      for (const one of given.clans) layClan(table, one);
    }
    const wall = given.wall ?? [];
    const first = isBuilding(table) ? 0 : box.wall - wall.length;
    wall.forEach((fort, place) => { table.wall[first + place] = [fort]; });
    table.turn = given.turn ? String(given.turn) : "";
    for (const name of ["discarded", "variants", "waiting"]) table[name] = given[name] ?? [];
    for (const name of ["strengths", "deck"]) table[name] = Object.fromEntries(Object.entries(given[name] ?? {}).map(([key, value]) => [key, String(value)]));
    table.complete = Boolean(given.complete);
    table.asks = { clan: claim.clan ?? "", fort: claim.fort ? String(claim.fort) : "" };
    table.here = next(table, `wall@${firstColumn(table)}`);
    table.clan = clanAt(table.here) ?? table.seats[0];
    return ["clans", "wall", "turn", "round", "step", "discarded", "variants", "waiting", "strengths", "deck", "complete"];
  }

  const missing = (table, question) => {
    const blank = question.names.find((name) => name in table.asks && !table.asks[name]);
    return blank ? `on-romans-which-${blank}` : null;
  };

  /** While moves are tapped: what is to be done, and whose choice it is. */
  function due({ step = "reveal", who }, clan) {
    const what = box.facts.step.inputs[0].options.find(([one]) => one === step)?.[1];
    return word(who ? "on-romans-due" : "on-romans-due-all", { what, clan: box.clans[who ?? clan]?.name ?? "" });
  }

  /** Whoever moves now is chosen. */
  const turned = (table, clan) => (table.seats.includes(clan) && clan !== table.clan ? { clan, here: `now@${clan}` } : null);

  const seat = (table) => table.seats.map((clan) => ({ clan, neutral: table.clans[clan].neutral || undefined }));
  const start = (table) => ({ clans: seat(table), wall: [], step: box.steps.building[0], ...Object.fromEntries(Object.entries(position(table, asked(table))).filter(([name]) => ["variants", "strengths", "deck"].includes(name))) });

  /** Does the card at the fort of this round still lie face down? */
  const hiddenHere = (table, clan) => { const at = contested(table); return at !== null && (table.clans[clan].down[at].length > 0 || table.here === `down@${clan}@${at}`); };

  const part = {
    looks: ["here", "clan", "asks"],
    touched: () => [],
    laid, places, pile, room, fits, here: (table) => table.here, tidy, position, names, lay, missing, start,
    actors: (table) => table.seats, play: play(box), due, turned,
    columns, stepOf, turnOf, isBuilding, isFight, isRound, contested, firstColumn, clanAt, takesForts, copyOf, copiesOf, hasCard, isPile: (name) => name === "shown" || PILES.includes(name), hiddenHere, stray, showsWall, showsLines, asks, toRound,
  };
  return makeTable(box, part);
}
