// The table of Bitwa o Rzekę: where its cards lie, and how that is written as a case.

import { makeTable } from "../table/table.js";

export const SIDES = ["attacker", "defender"];
const BESIDE = SIDES.flatMap((side) => [`hand-${side}`, `ruses-${side}`]);
/** Where a side's cards at a dam lie. */
export const at = (side, dam) => `${side}@${dam}`;

export function makeRiver(box) {
  const tiles = Object.keys(box.tiles);

  const freshDam = (name, more = {}) => ({ name, damaged: false, attacker: [], defender: [], first: "", ...more });
  const laid = () => ({
    dams: tiles.map((tile) => freshDam(tile)), current: tiles[2], zone: "attacker",
    discard: [], pile: [], hands: { attacker: [], defender: [] }, ruses: { attacker: [], defender: [] }, chosen: null, all: null,
  });

  const isHouse = (dam) => !(dam.name in box.tiles);
  const faceOf = (dam) => (isHouse(dam)
    ? { slots: dam.slots, requirement: dam.requirement, words: box.requirements[dam.requirement] }
    : box.tiles[dam.name][dam.damaged ? 1 : 0]);
  const damOf = (table, name = table.current) => table.dams.find((one) => one.name === name) ?? table.dams[0];
  /** Is there something to say of it? In a case that was opened it may be said that it is there. */
  const isTouched = (dam) => dam.attacker.length + dam.defender.length > 0 || dam.damaged || dam.listed || isHouse(dam);
  const isFull = (dam, side) => dam[side].length >= faceOf(dam).slots;
  const inClaim = (table) => table.chosen ?? table.dams.filter((one) => isFull(one, "attacker")).map((one) => one.name);
  const inHand = (table) => [...Object.values(table.hands), ...Object.values(table.ruses)].some((one) => one.length);

  const places = (table) => ["discard", "pile", ...BESIDE, ...table.dams.flatMap(({ name }) => SIDES.map((side) => at(side, name)))];

  function pile(table, place) {
    if (place === "discard" || place === "pile") return table[place];
    const [zone, dam] = place.split("@");
    if (dam) return damOf(table, dam)[zone];
    const [where, side] = zone.split("-");
    return (where === "hand" ? table.hands : table.ruses)[side];
  }

  /** At a dam as many cards fit as there are slots, elsewhere any number. */
  const room = (table, place) => (place.includes("@") ? faceOf(damOf(table, place.split("@")[1])).slots : Infinity);

  const fits = (card, place) => place.startsWith("hand") || box.ruses.includes(card) === place.startsWith("ruses");

  const placeOf = (table, zone) => (SIDES.includes(zone) ? at(zone, table.current) : zone);

  /** Are all dams shown with their cards? If nobody has said so, where the question is about more than one. */
  const showsAll = (table, question) => table.all ?? (question.whole || !question.names.includes("dam"));

  /** The zones that are shown: those of the dam that is looked at, and hands if they can matter. */
  function zonesOf(table, question) {
    const ordered = question.may.includes("pile") || table.pile.length ? ["pile"] : [];
    return ["defender", "attacker", "discard", ...(question.hands || inHand(table) ? BESIDE : []), ...ordered];
  }

  /** Who was first is only known of two full sides. When the attacker's side fills up, the defender's is next. */
  function tidy(table, laidAt) {
    for (const one of table.dams) if (!SIDES.every((side) => isFull(one, side))) one.first = "";
    const dam = damOf(table);
    if (laidAt === at("attacker", dam.name) && isFull(dam, "attacker") && !isFull(dam, "defender")) table.zone = "defender";
  }

  function damJson(one) {
    const json = isHouse(one) ? { id: one.name, slots: one.slots, requirement: one.requirement } : { tile: Number(one.name) };
    if (one.damaged) json.damaged = true;
    for (const side of SIDES) if (one[side].length) json[side] = [...one[side]];
    if (one.first) json.first = one.first;
    return json;
  }

  function position(table, question) {
    const claimed = question.names.includes("dams") ? inClaim(table) : question.names.includes("dam") ? [table.current] : [];
    const named = new Set([...claimed, ...(question.also ?? [])]);
    const json = { dams: table.dams.filter((one) => question.whole || isTouched(one) || named.has(one.name)).map(damJson) };
    if (table.discard.length) json.discard = [...table.discard];
    for (const name of ["hands", "ruses"]) {
      if (SIDES.some((side) => table[name][side].length)) json[name] = structuredClone(table[name]);
    }
    return json;
  }

  const nameJson = (name) => (name in box.tiles ? Number(name) : name);

  function names(table, question) {
    if (question.may.includes("pile") && table.pile.length) return { pile: [...table.pile] };
    if (question.names.includes("dam")) return { dam: nameJson(table.current) };
    return question.names.includes("dams") ? { dams: inClaim(table).map(nameJson) } : {};
  }

  /** The fields of a position that are laid. */
  function lay(table, { dams = [], ...beside }, claim) {
    for (const { tile, id, ...more } of dams) {
      if (tile == null) table.dams.push(freshDam(id, more));
      else Object.assign(damOf(table, String(tile)), more, { listed: true });
    }
    table.discard = beside.discard ?? [];
    table.pile = [...(claim.pile ?? [])];
    for (const name of ["hands", "ruses"]) for (const side of SIDES) table[name][side] = beside[name]?.[side] ?? [];
    table.chosen = claim.dams?.map(String) ?? null;
    table.current = String(claim.dam ?? claim.dams?.[0] ?? dams.map((one) => one.tile ?? one.id)[0] ?? table.current);
    return ["dams", "discard", "hands", "ruses"];
  }

  const missing = (table, question) => (question.names.includes("dams") && inClaim(table).length < 2 ? "on-river-which-dams" : null);

  /** Known cards in a hand say how many are not known, if the question is about the whole game. */
  function alsoNeeded(table, question) {
    const hands = Object.values(table.hands).some((one) => one.length) || Object.keys(table.facts).some((key) => /^hidden\/.*\/tactics$/.test(key));
    return hands && question.whole ? ["hidden"] : [];
  }

  const part = {
    looks: ["current", "zone", "chosen", "pile", "all"],
    touched: (table) => table.dams.filter(isTouched).map((one) => one.name),
    laid, places, pile, room, fits, here: (table) => placeOf(table, table.zone), tidy, position, names, lay, missing, alsoNeeded,
    isHouse, freshDam, faceOf, damOf, isFull, inClaim, placeOf, zonesOf, showsAll,
  };
  return makeTable(box, part);
}
