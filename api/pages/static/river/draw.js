// Draws the table. The cards are on the page from the start; only what changes is written anew.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { settleStops } from "../table/roving.js";
import { SIDES } from "./table.js";

export function makeDrawing(game, { choose, take }) {
  const { box } = game;
  const nameOf = (card) => box.cards[card]?.name ?? card;

  /** A place in words: a side is always that of a dam. */
  const placeName = ({ zone, dam }) => (dam ? word("table-at-dam", { zone: word(`table-zone-${zone}`), dam }) : word(`table-zone-${zone}`));

  const face = (card) => {
    const { letter, text } = box.cards[card] ?? { letter: "", text: card };
    return make("span", { "aria-hidden": "true" }, letter ? make("small", {}, letter) : null, text);
  };

  function drawDams(table) {
    const claimed = game.questionOf(table).names === "dams" ? game.inClaim(table) : [];
    const group = find("dams");
    for (const old of group.querySelectorAll("[data-house]")) if (!table.dams.some((one) => one.name === old.dataset.dam)) old.remove();
    for (const dam of table.dams) {
      let button = group.querySelector(`[data-dam="${dam.name}"]`);
      if (!button) {
        button = make("button", { type: "button", "data-dam": dam.name, "data-house": true, tabindex: "-1" });
        group.append(button);
      }
      const [attacker, defender] = SIDES.map((side) => dam[side].length);
      const { slots, words } = game.faceOf(dam);
      const count = `${attacker || defender ? `${attacker}:${defender}` : "–"}${dam.damaged ? " ✕" : ""}${claimed.includes(dam.name) ? " ✓" : ""}`;
      fill(button, dam.name, " ", make("small", {}, count));
      button.setAttribute("aria-label", `${dam.name} ${count}. ${word("table-dam", { dam: dam.name, words: words + (dam.damaged ? word("table-damaged") : ""), attacker, defender, slots })}`);
      button.setAttribute("aria-pressed", String(dam.name === table.current));
    }
    settleStops(group, group.contains(document.activeElement) ? document.activeElement : group.querySelector('[aria-pressed="true"]'));
  }

  function drawTile(table) {
    const dam = game.damOf(table);
    find("face").textContent = word("table-face", { dam: dam.name, words: game.faceOf(dam).words });
    find("damaged").checked = dam.damaged;
    find("damaged").disabled = game.isHouse(dam);
    find("in-claim").parentElement.hidden = game.questionOf(table).names !== "dams";
    find("in-claim").checked = game.inClaim(table).includes(dam.name);
    find("first").hidden = !SIDES.every((side) => game.isFull(dam, side));
    for (const one of document.getElementsByName("first")) one.checked = one.value === dam.first;
  }

  /** Redrawing loses the focus. It goes back to what has the same key, else to the button of the zone. */
  function drawZones(table) {
    const held = document.activeElement?.dataset.key;
    find("zones").classList.toggle("few", !game.showsHands(table));
    fill(find("zones"), ...game.zonesOf(table).map((zone) => {
      const cards = game.pile(table, zone);
      const most = game.room(table, zone);
      const count = most === Infinity ? String(cards.length) : `${cards.length}/${most}`;
      const chosen = zone === table.zone;
      const button = make("button", {
        type: "button", "data-zone": zone, "data-key": `zone-${zone}`, "aria-pressed": String(chosen), onclick: () => choose(zone),
      }, make("span", {}, word(`table-zone-${zone}`)), make("span", { class: "count" }, count));
      const from = { zone, dam: SIDES.includes(zone) ? table.current : null };
      const lying = cards.map((card, place) => make("button", {
        type: "button", class: `lying card ${box.cards[card]?.colour ?? ""}`, "data-key": `${zone}-${place}`, tabindex: "-1",
        "aria-label": word("table-lies", { card: nameOf(card), place: placeName(from) }), onclick: () => take(card, from),
      }, face(card)));
      const free = most === Infinity ? [] : Array.from({ length: Math.max(0, most - cards.length) }, () => make("span", { class: "slot" }));
      return make("div", { class: `zone${chosen ? " chosen" : ""}` }, button, make("div", { class: "pile" }, ...lying, ...free));
    }));
    if (held) (find("zones").querySelector(`[data-key="${held}"]`) ?? find("zones").querySelector(`[data-zone="${table.zone}"]`))?.focus();
    settleStops(find("zones"), find("zones").contains(document.activeElement) ? document.activeElement : find("zones").querySelector(`[data-zone="${table.zone}"]`));
  }

  function drawCards(table) {
    for (const button of document.querySelectorAll("[data-card]")) {
      const at = game.whereIs(table, button.dataset.card, Number(button.dataset.copy));
      const name = nameOf(button.dataset.card);
      button.setAttribute("aria-label", at ? word("table-lies", { card: name, place: placeName(at) }) : name);
      button.setAttribute("aria-pressed", String(Boolean(at)));
    }
    const showsHands = game.showsHands(table);
    if (find("ruses").hidden === showsHands) {
      find("ruses").hidden = !showsHands;
      settleStops(find("ruses"));
    }
  }

  return {
    nameOf,
    placeName,
    draw(table) {
      drawDams(table);
      drawTile(table);
      drawZones(table);
      drawCards(table);
    },
  };
}
