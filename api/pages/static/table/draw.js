// Draws cards where they lie, and the keys that they are tapped on.
// The keys are on the page from the start; only what changes is written anew.

import { fill, make } from "../dom.js";
import { word } from "../say.js";
import { settleStops } from "./roving.js";

/** `placeName(place)`: in words. `choose(zone)`, `take(card, place)`: what a tap does. */
export function makeDrawing(game, { placeName, choose, take }) {
  const { box, part } = game;
  const nameOf = (card) => box.cards[card]?.name ?? card;

  const face = (card) => {
    const { letter, text } = box.cards[card] ?? { letter: "", text: card };
    return make("span", { "aria-hidden": "true" }, letter ? make("small", {}, letter) : null, text);
  };

  function drawZone(table, { id, place, name, chosen }) {
    const cards = part.pile(table, place);
    const most = part.room(table, place);
    const count = most === Infinity ? String(cards.length) : `${cards.length}/${most}`;
    const button = make("button", {
      type: "button", "data-zone": id, "data-key": `zone-${id}`, "aria-pressed": String(chosen), onclick: () => choose(id),
    }, make("span", {}, name), make("span", { class: "count" }, count));
    const lying = cards.map((card, nth) => make("button", {
      type: "button", class: `lying card ${box.cards[card]?.colour ?? ""}`, "data-key": `${id}-${nth}`, "data-lies": card, tabindex: "-1",
      "aria-label": word("table-lies", { card: nameOf(card), place: placeName(place) }), onclick: () => take(card, place),
    }, face(card)));
    const free = most === Infinity ? [] : Array.from({ length: Math.max(0, most - cards.length) }, () => make("span", { class: "slot" }));
    return make("div", { class: `zone${chosen ? " chosen" : ""}` }, button, make("div", { class: "pile" }, ...lying, ...free));
  }

  return {
    nameOf,
    placeName,
    /** `zones`: [{ id, place, name, chosen }]. The focus goes back to what has the same key, else to the chosen zone. */
    zones(group, table, zones) {
      const held = group.contains(document.activeElement) ? document.activeElement.dataset.key : null;
      fill(group, ...zones.map((one) => drawZone(table, one)));
      const chosen = group.querySelector('[data-zone][aria-pressed="true"]') ?? group.querySelector("[data-zone]");
      if (held) (group.querySelector(`[data-key="${held}"]`) ?? chosen)?.focus();
      settleStops(group, group.contains(document.activeElement) ? document.activeElement : chosen);
    },
    /** Each key says where its card lies. */
    keys(table) {
      for (const button of document.querySelectorAll("[data-card]")) {
        const place = game.whereIs(table, button.dataset.card, Number(button.dataset.copy));
        const name = nameOf(button.dataset.card);
        button.setAttribute("aria-label", place ? word("table-lies", { card: name, place: placeName(place) }) : name);
        button.setAttribute("aria-pressed", String(Boolean(place)));
      }
    },
  };
}
