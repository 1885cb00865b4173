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

const textOf = (face) => (face ? face.letter + face.text : "");

/** One side of a dam as it lies: a cell for each slot, the cards in their colours. */
function drawSide(game, cards, slots) {
  const cells = Array.from({ length: Math.max(slots, cards.length) }, (_, nth) => game.box.cards[cards[nth]]);
  return make("span", { class: "side" }, ...cells.flatMap((face) => [make("i", { class: face?.colour }, textOf(face)), " "]));
}

/** The name of a dam's key begins with what is seen on it. */
function nameOfDam(game, dam, marks) {
  const seen = (side) => dam[side].map((card) => textOf(game.box.cards[card])).join(" ");
  const { slots, words } = game.part.faceOf(dam);
  const [attacker, defender] = SIDES.map((side) => dam[side].length);
  const told = word("on-river-dam", { dam: dam.name, words: words + (dam.damaged ? word("on-river-damaged") : ""), attacker, defender, slots });
  return `${[seen("defender"), dam.name + marks, seen("attacker")].filter(Boolean).join(" ")}. ${told}`;
}

export function drawDams(game, table) {
  const { part } = game;
  const showsAll = part.showsAll(table, game.questionOf(table));
  find("dams").classList.toggle("all", showsAll);
  find("all").setAttribute("aria-pressed", String(showsAll));
  const claimed = game.questionOf(table).names.includes("dams") ? part.inClaim(table) : [];
  const group = find("dams");
  for (const old of group.querySelectorAll("[data-house]")) if (!table.dams.some((one) => one.name === old.dataset.dam)) old.remove();
  for (const dam of table.dams) {
    let button = group.querySelector(`[data-dam="${dam.name}"]`);
    if (!button) {
      button = make("button", { type: "button", "data-dam": dam.name, "data-thing": dam.name, "data-house": true, tabindex: "-1" });
      group.append(button);
    }
    const marks = (dam.damaged ? " ✕" : "") + (claimed.includes(dam.name) ? " ✓" : "");
    const { slots } = part.faceOf(dam);
    fill(button, drawSide(game, dam.defender, slots), make("b", {}, dam.name + marks), " ", drawSide(game, dam.attacker, slots));
    button.setAttribute("aria-label", nameOfDam(game, dam, marks));
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
