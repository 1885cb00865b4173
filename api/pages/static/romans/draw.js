// Draws the wall, the lines of the clans below it, and the keys of whoever lays next.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { settleStops } from "../table/roving.js";

const shortOf = (box, clan) => box.clans[clan].short;
const titled = (text) => text[0].toUpperCase() + text.slice(1);

/** A place in words. */
export function placeName(box, place) {
  const [name, clan, column] = place.split("@");
  if (name === "wall") return word("on-romans-place-wall", { column: Number(clan) + 1 });
  return word(`on-romans-place-${name}`, { clan: clan ? titled(shortOf(box, clan)) : "", column: Number(column) + 1 });
}

export const strengthOf = (box, table, warrior) => table.strengths[warrior] ?? box.warriors[warrior].strength;
const signed = (number) => String(number).replace("-", "−");

export function makePicture(game) {
  const { box, part } = game;

  function face(table, card) {
    if (card.endsWith(":?")) return [make("span", { class: "back" }, "?")];
    if (!card.includes(":")) return [make("span", {}, box.forts[card].kind), make("b", { "data-number": signed(box.forts[card].value) })];
    const warrior = card.split(":")[1];
    return [make("span", {}, box.warriors[warrior].name), make("b", { "data-number": strengthOf(box, table, warrior) })];
  }

  /** `what`: the card there, or words for nothing. */
  function put(button, table, { card, style, place, name, off, chosen = !off && table.here === place }) {
    button.className = `slot ${style}`;
    button.disabled = Boolean(off);
    if (card) button.dataset.lies = card;
    else delete button.dataset.lies;
    fill(button, ...(card ? face(table, card) : []));
    const named = !card ? name : card.endsWith(":?") ? word("on-romans-hidden-card") : box.cards[card].name;
    button.setAttribute("aria-label", word("on-romans-slot", { what: named, place: placeName(box, place) }));
    button.setAttribute("aria-pressed", String(Boolean(chosen)));
    button.dataset.place = place;
  }

  function drawWall(table) {
    const first = part.firstColumn(table);
    const at = part.contested(table);
    [...find("wall").children].forEach((button, column) => {
      const [card] = table.wall[column];
      const off = column < first && !card;
      const style = [card ? "fort" : off ? "off" : "free", column === at && part.firstColumn(table) === at ? "fought" : ""].join(" ");
      put(button, table, { card, style, off, place: `wall@${column}`, name: word(off ? "on-romans-off" : "on-romans-empty") });
      delete button.dataset.lies;
      button.dataset.thing = String(column + 1);
    });
    for (const button of find("rounds").children) {
      const isAt = Number(button.dataset.round) - 1 === at;
      button.setAttribute("aria-pressed", String(isAt));
    }
    const fort = at === null ? null : table.wall[at]?.[0];
    find("turn").value = part.turnOf(table);
    find("wall").hidden = find("rounds").hidden = !part.showsWall(table);
  }

  /** What lies in this column of a clan's line. */
  function inLine(table, clan, column) {
    const own = table.clans[clan];
    const at = part.contested(table);
    const down = own.down[column][0];
    const below = { place: `down@${clan}@${column}`, card: down };
    if (part.isBuilding(table)) return { ...below, style: down ? (down.endsWith(":?") ? "down" : "known") : "free", name: word("on-romans-empty") };
    if (at === null || column < at) {
      const place = `shown@${clan}`;
      return { place, card: own.shown[column], style: own.shown[column] ? "up" : "free", name: word("on-romans-empty"), chosen: table.here === place && column === own.shown.length };
    }
    if (column > at) return { ...below, card: down ?? `${clan}:?`, style: down ? "known" : "down", name: "" };
    if (down) return { ...below, style: "known now", name: "" };
    const card = own.now[0] ?? own.gone[0];
    return { place: `now@${clan}`, card, style: own.gone.length ? "gone now" : card ? "up now" : "free now", name: word("on-romans-empty") };
  }

  function held(table, clan) {
    const { forts, neutral } = table.clans[clan];
    const points = forts.reduce((sum, fort) => sum + box.forts[fort].value, 0);
    const told = forts.length ? word("on-romans-holds", { forts: forts.map((fort) => box.forts[fort].name).join(", "), points: signed(points) }) : "";
    return [neutral ? word("on-romans-is-neutral") : "", told].filter(Boolean).join(" · ");
  }

  function drawLines(table, shows) {
    find("lines").hidden = !shows;
    for (const clan of table.seats) find("lines").append(document.querySelector(`[data-clan="${clan}"]`));
    for (const line of find("lines").children) {
      const { clan } = line.dataset;
      line.hidden = !table.seats.includes(clan);
      line.classList.toggle("chosen", clan === table.clan);
      line.querySelector(".held").textContent = held(table, clan);
      if (!line.hidden) [...line.lastElementChild.children].forEach((button, column) => put(button, table, inLine(table, clan, column)));
    }
  }

  function drawKeys(table, playing) {
    const { clan } = table;
    const forts = playing ? ["uncover", "arrange"].includes(part.stepOf(table)) : part.takesForts(table.here);
    const shown = forts ? "keys-forts" : `keys-${clan}`;
    for (const group of document.querySelectorAll(".fan")) {
      group.hidden = group.id !== shown;
      for (const key of group.querySelectorAll("[data-card]")) key.dataset.copy = part.copyOf(table, key.dataset.card);
    }
    for (const key of document.querySelectorAll(".fan [data-number]")) {
      const warrior = key.parentElement.dataset.card.split(":")[1];
      if (warrior) key.dataset.number = strengthOf(box, table, warrior);
    }
    for (const key of document.querySelectorAll(".unseen-card")) key.hidden = !part.isBuilding(table);
    // A choice is offered in words, and made on the picture: the keys only help to say what is against the rules.
    find("dock").classList.toggle("resting", playing && !["uncover", "arrange", "lose", "lay", "reveal"].includes(part.stepOf(table)));
    find("here").textContent = playing ? titled(box.clans[clan].name) : word("on-romans-here", { place: placeName(box, table.here) });
    settleStops(find(shown));
  }

  /** The piles that the question needs, and those that hold something. */
  function zones(table, question) {
    const wanted = (name) => question.piles.includes(name);
    const piles = ["forts", "dropped", "spent", "aside"].flatMap((name) => table.seats.filter((clan) => table.clans[clan][name].length || (wanted(name) && (name !== "dropped" || wantsDropped(table, clan)))).map((clan) => `${name}@${clan}`));
    const discarded = wanted("discarded") || table.discarded.length ? ["discarded"] : [];
    const at = piles.findIndex((place) => !part.takesForts(place));
    const beside = at < 0 ? [...piles, ...discarded] : [...piles.slice(0, at), ...discarded, ...piles.slice(at)];
    const all = [...table.seats.flatMap((clan) => part.stray(table, clan)), ...beside];
    return all.map((place) => ({ id: place, place, name: zoneName(place), chosen: place === table.here }));
  }

  /** Only whoever has a FortUna can have given up a fort for it. */
  const wantsDropped = (table, clan) => table.clans[clan].forts.includes("fortuna");

  function zoneName(place) {
    const [name, clan] = place.split("@");
    return word(`on-romans-zone-${name}`, { clan: clan ? `${box.clans[clan].sign} ${shortOf(box, clan)}:` : "" });
  }

  return { drawWall, drawLines, drawKeys, zones };
}
