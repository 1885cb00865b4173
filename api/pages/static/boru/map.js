// The map: what lies on it is drawn over the empty one that came with the page, and each town is a key to tap.

import { find, make } from "../dom.js";
import { word } from "../say.js";
import { settleStops } from "../table/roving.js";

const NS = "http://www.w3.org/2000/svg";

function draw(tag, properties, ...children) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Keys lie where the page says, in parts of the map's width and height: so they grow with it. */
export function placeKeys({ width, height }) {
  for (const key of document.querySelectorAll("#map [data-at]")) {
    const [x, y, wide, high] = key.dataset.at.split(" ").map(Number);
    Object.assign(key.style, { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, width: `${(100 * wide) / width}%`, height: `${(100 * high) / height}%` });
  }
  find("land").classList.add("placed");
}

/** The first letters of a name that nobody else's begins with. */
export function initial(table, seat) {
  const { name } = table.players[seat];
  const others = table.players.filter((_, place) => place !== seat).map((one) => one.name.toUpperCase());
  const short = name.slice(0, 1).toUpperCase();
  return others.some((other) => other.startsWith(short)) ? name.slice(0, 2).toUpperCase() : short;
}

function disc(table, seat, { x, y, text }) {
  const letters = initial(table, seat);
  return [
    draw("circle", { cx: x, cy: y, r: 16, class: `disc seat-${seat}` }),
    draw("text", { x, y: y - 1, class: "on-disc who" }, letters),
    draw("text", { x, y: y + 10, class: "on-disc code" }, text),
  ];
}

/** The town itself, where a monastery would hide it. */
const bare = ({ x, y, colour, text }) => [draw("circle", { cx: x, cy: y, r: 14, class: `town ${colour}` }), draw("text", { x, y: y + 4.5, class: `code ${colour}` }, text)];

const monastery = ({ x, y }) => [draw("path", { d: `M${x - 20} ${y - 13}v29q0 4 4 4h32q4 0 4 -4v-29`, class: "monastery" }), draw("path", { d: `M${x + 9} ${y - 21}h4v-4h4v4h4v4h-4v8h-4v-8h-4z`, class: "cross" })];
const vikings = ({ x, y }) => [draw("path", { d: `M${x - 22} ${y - 22}h18v10q0 8 -9 11q-9 -3 -9 -11z`, class: "vikings" }), draw("path", { d: `M${x - 17} ${y - 18}l8 9m0 -9l-8 9`, class: "axes" })];
const active = ({ x, y }) => [draw("circle", { cx: x, cy: y, r: 20.5, class: "active" })];

function drawToken(game, table, region, { head: { x, y, width }, threshold, points }) {
  const token = game.part.tokenOf(table, region);
  if (token === null) return [];
  const middle = Math.floor(x + width / 2) + 15;
  return [
    draw("rect", { x: middle - 19, y: y + 21, width: 38, height: 20, rx: 5, class: token === "board" ? "token" : `token seat-${token}` }),
    draw("text", { x: middle, y: y + 35, class: token === "board" ? "worth" : "worth on-disc" }, token === "board" ? `${threshold} | ${points}` : `${initial(table, token)} ${threshold}|${points}`),
  ];
}

/** What lies there, in words. */
function told(game, table, town) {
  const owner = game.part.ownerOf(table, town);
  return [
    owner === null ? word("on-boru-free") : table.players[owner].name,
    table.vikings.includes(town) ? word("on-boru-piece-vikings") : "",
    table.monasteries.includes(town) ? word("on-boru-piece-monastery") : "",
    table.active === town ? word("on-boru-piece-active") : "",
  ].filter(Boolean).join(", ");
}

export function tokenWords(game, table, region) {
  const token = game.part.tokenOf(table, region);
  return token === null ? word("on-boru-face-down") : token === "board" ? word("on-boru-on-board") : table.players[token].name;
}

export function drawMap(game, table) {
  const { regions, towns } = game.box.map;
  const drawn = [];
  const asked = game.questionOf(table).names.includes("region") ? table.asks.region : "";
  if (asked) drawn.push(draw("polygon", { points: regions[asked].outline, class: "asked" }));
  for (const [region, about] of Object.entries(regions)) drawn.push(...drawToken(game, table, region, about));
  for (const [town, spot] of Object.entries(towns)) {
    const owner = game.part.ownerOf(table, town);
    if (table.monasteries.includes(town)) drawn.push(...monastery(spot), ...(owner === null ? bare(spot) : []));
    if (table.active === town) drawn.push(...active(spot));
    if (owner !== null) drawn.push(...disc(table, owner, spot));
    if (table.vikings.includes(town)) drawn.push(...vikings(spot));
  }
  find("laid").replaceChildren(...drawn);
  for (const key of document.querySelectorAll("#map [data-thing]")) {
    key.setAttribute("aria-label", `${towns[key.dataset.thing].name}: ${told(game, table, key.dataset.thing)}`);
    key.setAttribute("aria-pressed", String(game.part.ownerOf(table, key.dataset.thing) !== null));
  }
  for (const key of document.querySelectorAll("#map [data-region]")) {
    const { name, threshold, points } = regions[key.dataset.region];
    key.setAttribute("aria-label", word("on-boru-region", { region: key.dataset.region, name, threshold, points, token: tokenWords(game, table, key.dataset.region) }));
  }
  settleStops(find("map"));
}

/** A chip of a player: the colour, the first letters and the name. */
export const playerChip = (table, seat, properties) => make("button", { type: "button", class: "chip", ...properties },
  make("span", { class: `dot seat-${seat}`, "aria-hidden": "true" }, initial(table, seat)), make("span", {}, table.players[seat].name));
