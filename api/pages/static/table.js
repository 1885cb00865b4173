// The table as tapped in so far, and the case made of it. Independent of the page.

import { SIDES, TILES, faceOf, isFull, isHouse, nameOf } from "./river.js";

const freshDam = (tile) => ({ tile, damaged: false, id: null, slots: 3, requirement: "none", attacker: [], defender: [], first: "" });

export const table = { dams: [], current: 0, zone: "attacker", discard: [], turn: "", tactics: ["", ""], readings: {}, extra: {} };

export function clear() {
  Object.assign(table, { dams: [freshDam(3)], current: 0, zone: "attacker", discard: [], turn: "", tactics: ["", ""], readings: {}, extra: {} });
}

export const dam = () => table.dams[table.current];

export function addDam() {
  const taken = new Set(table.dams.map((one) => one.tile));
  const tile = Object.keys(TILES).map(Number).find((number) => !taken.has(number));
  if (tile === undefined) return;
  table.dams.push(freshDam(tile));
  table.current = table.dams.length - 1;
  table.zone = "attacker";
}

export function removeDam() {
  table.dams.splice(table.current, 1);
  table.current = Math.max(0, table.current - 1);
}

const pile = (zone) => (zone === "discard" ? table.discard : dam()[zone]);

/** Where a copy of this card lies: [pile, zone, dam], or null. Hands come last: cards there are only greyed. */
export function whereIs(card, copy = 0) {
  const piles = [[table.discard, "discard", null]];
  for (const one of table.dams) for (const side of SIDES) piles.push([one[side], side, one]);
  for (const side of SIDES) piles.push([table.extra.hands?.[side] ?? [], "hand", null]);
  const found = piles.flatMap((entry) => entry[0].filter((one) => one === card).map(() => entry));
  return found[copy] ?? null;
}

/** Lay the card in the chosen place, or take it away from where it lies. */
export function tap(card, copy = 0) {
  const found = whereIs(card, copy);
  if (found) {
    found[0].splice(found[0].indexOf(card), 1);
    return;
  }
  pile(table.zone).push(card);
  if (table.zone === "attacker" && dam().attacker.length === faceOf(dam())[0]) table.zone = "defender";
}

function damJson(one) {
  const json = isHouse(one)
    ? { id: one.id, slots: one.slots, requirement: one.requirement }
    : { tile: one.tile };
  if (one.damaged) json.damaged = true;
  for (const side of SIDES) if (one[side].length) json[side] = [...one[side]];
  if (one.first && isFull(one)) json.first = one.first;
  return json;
}

export function caseJson(kind) {
  const position = { dams: table.dams.map(damJson), ...table.extra };
  if (table.discard.length) position.discard = [...table.discard];
  if (table.turn) position.turn = table.turn;
  if (table.tactics.some((count) => count !== "")) {
    position.tactics_played = { attacker: Number(table.tactics[0]), defender: Number(table.tactics[1]) };
  }
  const claim = kind === "control" ? { kind, dam: nameOf(dam()) } : { kind };
  const json = { game: "river", position, claim };
  if (Object.keys(table.readings).length) json.readings = { ...table.readings };
  return json;
}

/** Sets the table as a case describes it. Readings equal to `defaults` are not kept. */
export function lay({ position, claim, readings = {} }, defaults = {}) {
  const { dams = [], discard = [], turn = "", tactics_played: tactics, ...extra } = position;
  clear();
  table.dams = dams.map((one) => ({
    ...freshDam(one.tile ?? null), ...one, attacker: [...(one.attacker ?? [])], defender: [...(one.defender ?? [])],
  }));
  if (!table.dams.length) table.dams = [freshDam(3)];
  table.discard = [...discard];
  table.turn = turn;
  if (tactics) table.tactics = SIDES.map((side) => String(tactics[side] ?? 0));
  table.extra = extra;
  table.readings = Object.fromEntries(Object.entries(readings).filter(([name, option]) => defaults[name] !== option));
  table.current = Math.max(0, table.dams.findIndex((one) => nameOf(one) === claim?.dam));
}
