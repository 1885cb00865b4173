// Draws the dams of Bitwa o Rzekę, and the one that is looked at.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { settleStops } from "../table/roving.js";
import { SIDES } from "./table.js";

/** A place in words: a side is always that of a dam. */
export function placeName(place) {
  const [zone, dam] = place.split("@");
  return dam ? word("on-river-at-dam", { zone: word(`on-river-zone-${zone}`), dam }) : word(`on-river-zone-${zone}`);
}

export function drawDams(game, table) {
  const { part } = game;
  const claimed = game.questionOf(table).names.includes("dams") ? part.inClaim(table) : [];
  const group = find("dams");
  for (const old of group.querySelectorAll("[data-house]")) if (!table.dams.some((one) => one.name === old.dataset.dam)) old.remove();
  for (const dam of table.dams) {
    let button = group.querySelector(`[data-dam="${dam.name}"]`);
    if (!button) {
      button = make("button", { type: "button", "data-dam": dam.name, "data-thing": dam.name, "data-house": true, tabindex: "-1" });
      group.append(button);
    }
    const [attacker, defender] = SIDES.map((side) => dam[side].length);
    const { slots, words } = part.faceOf(dam);
    const count = `${attacker || defender ? `${attacker}:${defender}` : "–"}${dam.damaged ? " ✕" : ""}${claimed.includes(dam.name) ? " ✓" : ""}`;
    fill(button, dam.name, " ", make("small", {}, count));
    button.setAttribute("aria-label", `${dam.name} ${count}. ${word("on-river-dam", { dam: dam.name, words: words + (dam.damaged ? word("on-river-damaged") : ""), attacker, defender, slots })}`);
    button.setAttribute("aria-pressed", String(dam.name === table.current));
  }
  settleStops(group, group.contains(document.activeElement) ? document.activeElement : group.querySelector('[aria-pressed="true"]'));
}

export function drawTile(game, table) {
  const { part } = game;
  const dam = part.damOf(table);
  find("face").textContent = word("on-river-face", { dam: dam.name, words: part.faceOf(dam).words });
  find("damaged").checked = dam.damaged;
  find("damaged").disabled = part.isHouse(dam) || Boolean(table.playing);
  find("in-claim").parentElement.hidden = !game.questionOf(table).names.includes("dams");
  find("in-claim").checked = part.inClaim(table).includes(dam.name);
  find("first").hidden = !SIDES.every((side) => part.isFull(dam, side));
  for (const one of document.getElementsByName("first")) one.checked = one.value === dam.first;
}

export function drawZones(game, table, drawing) {
  const zones = game.part.zonesOf(table, game.questionOf(table));
  const showsHands = zones.length > 3;
  find("zones").classList.toggle("few", !showsHands);
  drawing.zones(find("zones"), table, zones.map((id) => ({
    id, place: game.part.placeOf(table, id), name: word(`on-river-zone-${id}`), chosen: id === table.zone,
  })));
  if (find("ruses").hidden === showsHands) {
    find("ruses").hidden = !showsHands;
    settleStops(find("ruses"));
  }
}
