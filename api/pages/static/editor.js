// The part of the page where the table is tapped in.

import { fill, find, make, options } from "./dom.js";
import { COLOURS, ELITES, MOST_SLOTS, REQUIREMENTS, SIDES, TILES, VALUES, faceOf, isFull, isHouse, nameOf } from "./river.js";
import { addDam, dam, removeDam, table, tap, whereIs } from "./table.js";
import { cardName, word } from "./words.js";

export function chip(card, extra = {}) {
  const colour = /^[RGBYP]\d/.test(card) ? card[0] : "elite";
  return make("span", { class: `card ${colour}`, role: "img", "aria-label": cardName(card), ...extra }, face(card));
}

function face(card) {
  const text = /^[RGBYP]\d/.test(card) ? card.slice(1) : cardName(card);
  const letter = /^[RGBYP]\d/.test(card) ? make("small", {}, card[0]) : null;
  return make("span", { "aria-hidden": "true" }, ...(letter ? [letter] : []), text);
}

/** A button is called what can be read on it, and then what that means. */
function buttonName(card) {
  return /^[RGBYP]\d/.test(card) ? `${card}, ${cardName(card)}` : cardName(card);
}

/** Everything that changes with the table. */
export function draw() {
  drawDams();
  drawDam();
  drawZones();
  drawCards();
  drawFacts();
}

/** Redrawing loses the focus. It goes back to the first element with the same key, if there is one. */
function changed(action) {
  return (event) => {
    const held = document.activeElement?.dataset.key;
    action(event);
    draw();
    if (held) document.querySelector(`[data-key="${held}"]`)?.focus();
    document.dispatchEvent(new Event("table-changed"));
  };
}

function drawDams() {
  const several = table.dams.length > 1 ? table.dams : [];
  const tabs = several.map((one, place) =>
    make("button", {
      type: "button", "data-key": `dam-${place}`,
      "aria-pressed": String(place === table.current),
      onclick: changed(() => Object.assign(table, { current: place })),
    }, word("damTab", { name: nameOf(one) })));
  if (table.dams.length < 7) tabs.push(make("button", { type: "button", "data-key": "add-dam", class: "quiet", onclick: changed(addDam) }, word("addDam")));
  if (several.length) {
    const label = word("removeDam", { name: nameOf(dam()) });
    tabs.push(make("button", { type: "button", "data-key": "add-dam", class: "quiet", "aria-label": label, title: label, onclick: changed(removeDam) }, "✕"));
  }
  fill(find("dams"), ...tabs);
}

function drawDam() {
  const one = dam();
  const taken = new Set(table.dams.filter((other) => other !== one).map((other) => String(other.tile)));
  const tiles = Object.keys(TILES).filter((tile) => !taken.has(tile)).map((tile) => [tile, word("tileName", { tile })]);
  options(find("tile"), [...tiles, ["house", word("house")]], isHouse(one) ? "house" : one.tile);
  find("damaged").checked = one.damaged;
  find("house").hidden = !isHouse(one);
  if (document.activeElement !== find("house-id")) find("house-id").value = one.id ?? "";
  options(find("slots"), [...Array(MOST_SLOTS).keys()].map((n) => [n + 1, String(n + 1)]), one.slots);
  options(find("requirement"), REQUIREMENTS.map((name) => [name, word(`requirements.${name}`)]), one.requirement);
  const [slots, requirement] = faceOf(one);
  find("face").textContent = word("face", { slots, requirement: word(`requirements.${requirement}`) });
  find("first").hidden = !isFull(one);
  for (const choice of document.getElementsByName("first")) choice.checked = choice.value === (one.first ?? "");
}

function drawZones() {
  const piles = { attacker: dam().attacker, defender: dam().defender, discard: table.discard };
  const slots = faceOf(dam())[0];
  fill(find("zones"), ...Object.entries(piles).map(([zone, cards]) => {
    const count = zone === "discard" ? String(cards.length) : `${cards.length}/${slots}`;
    const choose = make("button", {
      type: "button", "data-zone": zone, "data-key": `zone-${zone}`, "aria-pressed": String(zone === table.zone),
      onclick: changed(() => Object.assign(table, { zone })),
    }, make("span", {}, word(zone)), make("span", { class: "count" }, count));
    const lying = cards.map((card, place) =>
      make("button", {
        type: "button", class: "lying", "data-key": `zone-${zone}`, "aria-label": word("placed", { card: buttonName(card), place: word(zone) }),
        onclick: changed(() => cards.splice(place, 1)),
      }, chip(card, { "aria-hidden": "true" })));
    const missing = zone === "discard" ? 0 : Math.max(0, slots - cards.length);
    const free = Array.from({ length: missing }, () => make("span", { class: "slot", "aria-hidden": "true" }));
    return make("div", { class: `zone${zone === table.zone ? " chosen" : ""}` }, choose,
      make("div", { class: "pile" }, ...lying, ...free));
  }));
}

function place(found) {
  if (!found) return "";
  const at = found[2] && found[2] !== dam() ? ` ${word("atDam", { name: nameOf(found[2]) })}` : "";
  return word(found[1]) + at;
}

function key(card, copy = 0) {
  return make("button", { type: "button", "data-card": card, "data-copy": String(copy), onclick: changed(() => tap(card, copy)) }, face(card));
}

/** The grid is made once, so that it keeps the focus. Afterwards only its classes and labels change. */
export function makeCards() {
  fill(find("grid"), ...COLOURS.map((colour) =>
    make("div", { class: `colour ${colour}` }, ...VALUES.map((value) => key(`${colour}${value}`)))));
  const seen = {};
  fill(find("elites"), ...ELITES.map((elite) => key(elite, (seen[elite] = (seen[elite] ?? -1) + 1))));
}

function drawCards() {
  for (const button of document.querySelectorAll("[data-card]")) {
    const found = whereIs(button.dataset.card, Number(button.dataset.copy));
    const name = buttonName(button.dataset.card);
    button.setAttribute("aria-label", found ? word("placed", { card: name, place: place(found) }) : name);
    button.setAttribute("aria-pressed", String(Boolean(found)));
  }
}

function drawFacts() {
  const sides = SIDES.map((side) => [side, word(side)]);
  options(find("turn"), [["", word("turnUnknown")], ...sides], table.turn);
  SIDES.forEach((side, place) => {
    if (document.activeElement !== find(`tactics-${side}`)) find(`tactics-${side}`).value = table.tactics[place];
  });
  const names = Object.keys(table.extra);
  const extra = find("extra");
  extra.hidden = !names.length;
  extra.querySelector("span").textContent = word("extra", { names: names.join(", ") });
  extra.querySelector("button").textContent = word("extraDrop");
}

/** Only readings with more than one option are listed. */
export function drawReadings(readings) {
  fill(find("readings"), ...readings.filter((one) => one.options.length > 1).map((one) =>
    make("fieldset", { class: "reading" }, make("legend", {}, one.question), ...one.options.map((option) => readingOption(one, option)))));
}

function readingOption(reading, { id, text }) {
  const choose = () => {
    delete table.readings[reading.id];
    if (id !== reading.default) table.readings[reading.id] = id;
    document.dispatchEvent(new Event("table-changed"));
  };
  const checked = (table.readings[reading.id] ?? reading.default) === id;
  const usual = id === reading.default ? make("small", {}, ` (${word("usual")})`) : null;
  return make("label", {},
    make("input", { type: "radio", name: `reading-${reading.id}`, value: id, checked, onchange: choose }),
    make("span", {}, text, ...(usual ? [usual] : [])));
}

export function listen() {
  find("tile").addEventListener("change", changed(({ target }) => {
    const house = target.value === "house";
    Object.assign(dam(), house ? { tile: null, damaged: false, id: dam().id ?? "dom" } : { tile: Number(target.value) });
  }));
  find("damaged").addEventListener("change", changed(({ target }) => { dam().damaged = target.checked; }));
  find("house-id").addEventListener("input", changed(({ target }) => { dam().id = target.value.trim(); }));
  find("slots").addEventListener("change", changed(({ target }) => { dam().slots = Number(target.value); }));
  find("requirement").addEventListener("change", changed(({ target }) => { dam().requirement = target.value; }));
  find("first").addEventListener("change", changed(({ target }) => { dam().first = target.value; }));
  find("turn").addEventListener("change", changed(({ target }) => { table.turn = target.value; }));
  SIDES.forEach((side, place) =>
    find(`tactics-${side}`).addEventListener("input", changed(({ target }) => { table.tactics[place] = target.value; })));
  find("extra").querySelector("button").addEventListener("click", changed(() => { table.extra = {}; }));
}
