// The table of Brian Boru: who has what, what lies on the map, and how that is written as a case.

import { word } from "../say.js";
import { makeTable } from "../table/table.js";

const LISTS = ["towns", "tokens", "brides", "hand", "lacks", "pack", "kept"];
export const HELD = ["hand", "lacks", "pack", "kept"];
/** Places where cards of a player lie. */
export const at = (list, seat) => `${list}@${seat}`;

export function makeBoru(box) {
  const fields = box.numbers.map((one) => one.name);
  const freshPlayer = (name) => ({ name, numbers: {}, ...Object.fromEntries(LISTS.map((list) => [list, []])) });
  const asks = { player: "", region: "", card: "", town: "", seen_by: "" };
  const laid = () => ({
    players: [...box.players.letters].slice(0, box.players.least).map(freshPlayer),
    vikings: [], monasteries: [], faceUp: [], gone: [], queue: [], vikingDeck: null, bride: "", active: "",
    trick: [], by: {}, discard: [], asks, tool: "0", view: "", viewed: "", zone: "trick",
  });

  const seats = (table) => table.players.map((_, seat) => seat);
  const seatOf = (table, name) => table.players.findIndex((one) => one.name === name);
  /** The seat that is chosen; the first one while something else is. */
  const seatHere = (table) => (Number(table.tool) < table.players.length ? Number(table.tool) : 0);
  const ownerOf = (table, town) => seats(table).find((seat) => table.players[seat].towns.includes(town)) ?? null;
  const tokenOf = (table, region) => seats(table).find((seat) => table.players[seat].tokens.includes(region)) ?? (table.faceUp.includes(region) ? "board" : null);
  /** While moves are tapped the part is shown in which the next thing lies; else the one that the question is about. */
  const sceneOf = (table, question, picked) => [question.id, ...(table.playing ? [table.facts.phase ?? "", picked.some((one) => one in box.cards)] : [])].join(" ");
  function viewOf(table, question, picked) {
    if (table.viewed === sceneOf(table, question, picked) && table.view) return table.view;
    if (!table.playing || !table.facts.phase) return question.views[0];
    return box.on_cards.includes(table.facts.phase) && !(table.facts.phase === "lead" && picked.some((one) => one in box.cards)) ? "cards" : "map";
  }

  const places = (table) => ["trick", "discard", ...HELD.flatMap((list) => seats(table).map((seat) => at(list, seat)))];

  function pile(table, place) {
    const [list, seat] = place.split("@");
    return seat === undefined ? table[list] : table.players[seat]?.[list] ?? [];
  }

  const room = (table, place) => (place === "trick" ? table.players.length : Infinity);
  const placeOf = (table, zone) => (HELD.includes(zone) ? at(zone, seatHere(table)) : zone);

  /** The zones that are shown: the trick, what is discarded, the hand of the chosen player, and whatever holds a card. */
  function zonesOf(table) {
    const phase = table.facts.phase ?? "";
    const wanted = phase === "deal" || phase === "draft" ? ["pack", "kept"] : ["hand"];
    const held = HELD.filter((list) => wanted.includes(list) || table.players[seatHere(table)][list].length || table.zone === list);
    return ["trick", "discard", ...held];
  }

  /** A card that was just laid in the trick is that of the chosen player; then the next one is chosen. */
  function tidy(table, laidAt) {
    if (laidAt === "trick") {
      const taken = table.trick.slice(0, -1).map((card) => table.by[card]);
      const card = table.trick.at(-1);
      const from = seatHere(table);
      table.by[card] = clockwise(table, from).find((seat) => !taken.includes(seat));
      const lead = Math.max(0, taken.includes(seatOf(table, table.facts.marker)) ? seatOf(table, table.facts.marker) : table.by[table.trick[0]]);
      const turn = (seat) => (seat - lead + table.players.length) % table.players.length;
      table.trick.sort((one, other) => turn(table.by[one]) - turn(table.by[other]));
      const next = clockwise(table, table.by[card]).find((seat) => !table.trick.some((one) => table.by[one] === seat));
      if (next !== undefined) table.tool = String(next);
    }
    table.by = Object.fromEntries(table.trick.map((card) => [card, table.by[card]]));
  }

  const clockwise = (table, from) => seats(table).map((seat) => (seat + from) % table.players.length);

  function playerJson({ name, numbers, ...lists }) {
    const json = { id: name };
    for (const field of fields) if (field in numbers) json[field] = Number(numbers[field]);
    for (const list of LISTS) if (lists[list].length) json[list] = HELD.includes(list) ? lists[list].map(Number) : [...lists[list]];
    return json;
  }

  function position(table) {
    const json = { players: table.players.map(playerJson) };
    for (const [name, field] of [["vikings", "vikings"], ["monasteries", "monasteries"], ["faceUp", "face_up"], ["gone", "gone"]]) {
      if (table[name].length) json[field] = [...table[name]];
    }
    for (const name of ["active", "bride"]) if (table[name]) json[name] = table[name];
    if (table.discard.length) json.discard = table.discard.map(Number);
    if (table.trick.length) json.trick = table.trick.map((card) => ({ player: table.players[table.by[card]].name, card: Number(card) }));
    if (table.queue.length) json.queue = table.queue.map((seat) => table.players[seat].name);
    if (table.vikingDeck) json.viking_deck = [...table.vikingDeck];
    return json;
  }

  const nameAt = (table, seat) => table.players[seat]?.name;

  function names(table, question) {
    const told = { ...table.asks, player: nameAt(table, table.asks.player), seen_by: nameAt(table, table.asks.seen_by), card: Number(table.asks.card) || undefined };
    return Object.fromEntries(Object.keys(asks).filter((name) => [...question.names, ...question.may].includes(name) && told[name]).map((name) => [name, told[name]]));
  }

  /** The fields of a position that are laid. */
  function lay(table, given, claim) {
    table.players = given.players.map(({ id, ...more }) => {
      const player = freshPlayer(id);
      for (const field of fields) if (more[field] != null) player.numbers[field] = String(more[field]);
      for (const list of LISTS) player[list] = (more[list] ?? []).map(String);
      return player;
    });
    Object.assign(table, {
      vikings: given.vikings ?? [], monasteries: given.monasteries ?? [], faceUp: given.face_up ?? [], gone: given.gone ?? [],
      active: given.active ?? "", bride: given.bride ?? "", discard: (given.discard ?? []).map(String), vikingDeck: given.viking_deck ?? null,
      trick: (given.trick ?? []).map(({ card }) => String(card)),
      by: Object.fromEntries((given.trick ?? []).map(({ player, card }) => [card, seatOf(table, player)])),
      queue: (given.queue ?? []).map((name) => seatOf(table, name)),
      asks: Object.fromEntries(Object.keys(asks).map((name) => [name, claim[name] == null ? "" : String(["player", "seen_by"].includes(name) ? seatOf(table, claim[name]) : claim[name])])),
    });
    return ["players", "vikings", "monasteries", "face_up", "gone", "active", "bride", "discard", "viking_deck", "trick", "queue"];
  }

  const lacking = (table, question) => ["player", "region", "card"].find((name) => question.names.includes(name) && table.asks[name] === "");
  const missing = (table, question) => (lacking(table, question) ? `on-boru-which-${lacking(table, question)}` : null);

  /** A testimony: its cards are typed in, and what is said of them is the field. */
  const entries = {
    write: (table, { who, player, says, cards }) => ({
      ...(who ? { who } : {}), ...(player ? { player: nameAt(table, player) } : {}), ...(says && cards ? { [says]: (cards.match(/\d+/g) ?? []).map(Number) } : {}),
    }),
    read(table, { who, player = who, ...rest }) {
      const [says, cards] = Object.entries(rest)[0];
      return { who, player: String(seatOf(table, player)), says, cards: cards.join(" ") };
    },
  };

  /** The table before the first disc, with these players. */
  function start(table) {
    const ids = table.players.map(({ name }) => name);
    const deck = box.start.rounds[ids.length];
    return { ...box.start.table, marriage_deck: deck, players: ids.map((id) => ({ id, ...box.start.each })), marker: ids[0], queue: ids };
  }

  /** Another name for a player; whatever names them goes along. */
  function rename(table, seat, name) {
    const old = table.players[seat].name;
    table.players[seat].name = name;
    if (table.facts.marker === old) table.facts.marker = name;
    table.moves = table.moves.map((move) => move.split(" ").map((one) => (one === old ? name : one)).join(" "));
  }

  /** More players or fewer. Who leaves takes along what was theirs. */
  function seat(table, count) {
    const taken = table.players.map((one) => one.name);
    const free = [...box.players.letters].filter((one) => !taken.includes(one));
    while (table.players.length < count) table.players.push(freshPlayer(free.shift()));
    if (!table.players.slice(0, count).some((one) => one.name === table.facts.marker)) delete table.facts.marker;
    table.players.length = count;
    table.trick = table.trick.filter((card) => table.by[card] < count);
    table.queue = table.queue.filter((one) => one < count);
    for (const name of ["player", "seen_by"]) if (Number(table.asks[name]) >= count) table.asks = { ...table.asks, [name]: "" };
    if (Number(table.tool) >= count) table.tool = "0";
    tidy(table, null);
  }

  /** What is to be done now, by whom, and what to tap for it. */
  function due({ phase, players }, actor, kinds) {
    const what = box.facts.phase.inputs[0].options.find(([id]) => id === phase)?.[1];
    const who = players.some(({ id }) => id === actor) ? actor : null;
    const tapped = ["card", "town"].filter((kind) => kinds.has(kind)).join("-") || "move";
    return what ? `${word(who ? "on-boru-due" : "on-boru-due-all", { what, player: who })} ${word(`on-boru-tap-${tapped}`)}` : "";
  }

  /** Whose move it is, that player is chosen. */
  function turned(table, actor) {
    const seat_ = seatOf(table, actor);
    return seat_ < 0 || String(seat_) === table.tool ? null : { tool: String(seat_) };
  }

  const part = {
    looks: ["tool", "view", "viewed", "zone", "asks"],
    touched: () => [],
    actors: (table) => [nameAt(table, seatHere(table))],
    choices: (table) => table.players.map(({ name }, seat_) => [String(seat_), name]),
    laid, places, pile, room, fits: () => true, here: (table) => placeOf(table, table.zone), tidy, position, names, lay, missing, entries, start,
    due, turned, seatOf, seatHere, ownerOf, tokenOf, sceneOf, viewOf, placeOf, zonesOf, lacking, rename, seat,
  };
  return makeTable(box, part);
}
