// The page of Rzymianie do domu!: its picture, and what is tapped on it besides cards.

import { find, make, options } from "../dom.js";
import { word } from "../say.js";
import { box, tablePage } from "../table/page.js";
import { settleStops } from "../table/roving.js";
import { makePicture, placeName } from "./draw.js";
import { printedNumbers } from "./printed.js";
import { makeRomans } from "./table.js";

const game = makeRomans(box());
const { part } = game;

function picture(page) {
  const { table, look, change, done, announce, on, playing } = page;
  const drawing = makePicture(game);
  const printed = printedNumbers(game, page);
  let here = null;
  const goTo = (place) => look({ here: place, clan: part.clanAt(place) ?? table().clan });

  // The keys lie on the bar, however high it is.
  new ResizeObserver(([{ target }]) => { find("dock").style.bottom = `${target.offsetHeight - 1}px`; }).observe(find("said").parentElement);

  /** What lies there is taken away; an empty place is where the next card goes. */
  function tapSlot(button) {
    const { place } = button.dataset;
    const [card] = place.startsWith("shown") ? [button.dataset.lies] : part.pile(table(), place);
    if (playing() || !card) { goTo(place); return; }
    const result = game.take(table(), card, place);
    Object.assign(result.table, { here: place, clan: part.clanAt(place) ?? result.table.clan });
    done(result);
  }

  function tapState(name) {
    const clan = table().clan;
    const own = table().clans[clan];
    const at = part.contested(table());
    if (name === "gone") {
      const [card] = own.now.length ? own.now : own.gone;
      if (!card) { announce(word("on-romans-no-card-yet")); return; }
      change((next) => {
        const one = next.clans[clan];
        if (own.now.length) { one.gone = [card]; one.now = []; one.spent.push(card); }
        else { one.now = [card]; one.gone = []; one.spent.splice(one.spent.indexOf(card), 1); }
      });
    } else if (name === "hidden") {
      const isHidden = part.hiddenHere(table(), clan);
      change((next) => {
        const one = next.clans[clan];
        const [from, to] = isHidden ? [one.down[at], one.now] : [one.now, one.down[at]];
        to.push(...from.splice(0));
        one.gone = [];
        next.here = isHidden ? `now@${clan}` : `down@${clan}@${at}`;
      });
    } else change((next) => { next.clans[clan].lost = !own.lost; });
  }

  /** A clan that leaves keeps its cards, should it come back. */
  function tapSeat(clan) {
    const seats = table().seats.includes(clan) ? table().seats.filter((one) => one !== clan) : [...table().seats, clan];
    if (seats.length < 2) { announce(word("on-romans-clans-least")); return; }
    change((next) => {
      Object.assign(next, { seats, seated: true });
      if (next.asks.clan && !seats.includes(next.asks.clan)) next.asks = { ...next.asks, clan: "" };
      next.waiting = next.waiting.filter((one) => seats.includes(one));
      if (!seats.includes(next.clan)) Object.assign(next, { clan: seats[0], here: `now@${seats[0]}` });
    });
  }

  for (const group of ["wall", "lines"]) on(group, "click", ({ target }) => { const slot = target.closest("[data-place]"); if (slot) tapSlot(slot); });
  on("rounds", "click", ({ target }) => {
    const { round } = target.closest("button")?.dataset ?? {};
    if (!round || playing()) return;
    const before = table().wall.flat();
    change((next) => part.toRound(next, Number(round)));
    const gone = before.slice(0, before.length - table().wall.flat().length);
    announce(gone.length ? word("on-romans-wall-left", { forts: gone.map((fort) => game.box.forts[fort].name).join(", ") }) : word("on-romans-moment", { number: round }));
  });
  on("state", "click", ({ target }) => { if (target.dataset.state) tapState(target.dataset.state); });
  on("turn", "change", ({ target }) => change((next) => { next.turn = target.value; }));
  on("asks", "change", ({ target }) => change((next) => { next.asks = { ...next.asks, [target.dataset.asks]: target.value }; }));
  on("seats", "click", ({ target }) => { const key = target.closest("[data-seat]"); if (key) tapSeat(key.dataset.seat); });
  on("seats", "change", ({ target }) => change((next) => {
    const { neutral, variant, waiting } = target.dataset;
    if (waiting) next.waiting = next.seats.filter((one) => (one === waiting ? target.checked : next.waiting.includes(one)));
    else if (neutral) next.clans[neutral].neutral = target.checked;
    else if (variant) next.variants = game.box.variants.map(([id]) => id).filter((one) => (one === variant ? target.checked : next.variants.includes(one)));
    else next.complete = target.checked;
  }));

  /** The sentence speaks of what is chosen, and asks only for what it needs. */
  function drawAsks(now) {
    const question = game.questionOf(now);
    const fort = now.asks.fort && now.wall[now.asks.fort - 1]?.[0];
    const chosen = { clan: game.box.clans[now.asks.clan]?.name, fort: fort && game.box.forts[fort].name };
    for (const option of find("claim").options) {
      const { says, sentence } = game.box.questions.find((one) => one.id === option.value);
      const told = sentence.replace(/\{(\w+)\}/g, (_, name) => chosen[name] ?? "…");
      option.textContent = Object.values(chosen).some(Boolean) && sentence.includes("{") ? told[0].toUpperCase() + told.slice(1) : says;
    }
    const clans = now.seats.map((clan) => [clan, game.box.clans[clan].name]);
    const forts = part.columns.filter((column) => column >= part.firstColumn(now)).map((column) => [column + 1, `${column + 1}: ${game.box.forts[now.wall[column][0]]?.name ?? "…"}`]);
    options(find("asks-clan"), [["", word("on-romans-any-clan")], ...clans], now.asks.clan);
    options(find("asks-fort"), [["", word("on-romans-any-fort")], ...forts], now.asks.fort);
    for (const field of document.querySelectorAll("[data-asks]")) {
      field.value = now.asks[field.dataset.asks];
      field.parentElement.hidden = !question.names.includes(field.dataset.asks);
    }
    find("asks").hidden = !question.names.some((name) => name in now.asks);
  }

  function drawState(now, shows) {
    const { clan } = now;
    const own = now.clans[clan];
    find("state").hidden = playing() || !shows || (!part.isRound(now) && !part.isBuilding(now));
    find("state-of").textContent = word(part.isBuilding(now) ? "on-romans-state-lays" : "on-romans-state-of", { clan: `${game.box.clans[clan].sign} ${game.box.clans[clan].short}` });
    const pressed = { hidden: part.hiddenHere(now, clan), gone: own.gone.length > 0, lost: own.lost };
    for (const key of document.querySelectorAll("[data-state]")) {
      key.setAttribute("aria-pressed", String(pressed[key.dataset.state]));
      key.hidden = part.isBuilding(now) !== (key.dataset.state === "lost");
    }
    settleStops(find("state"));
  }

  function drawSeats(now) {
    find("seats-now").textContent = word("on-romans-seats-now", { turn: part.turnOf(now), count: now.seats.length });
    for (const key of document.querySelectorAll("[data-seat]")) {
      const at = now.seats.indexOf(key.dataset.seat);
      key.setAttribute("aria-pressed", String(at >= 0));
      key.dataset.number = at >= 0 ? at + 1 : "";
    }
    for (const one of document.querySelectorAll("[data-neutral]")) {
      one.checked = now.clans[one.dataset.neutral].neutral;
      one.parentElement.hidden = !now.seats.includes(one.dataset.neutral);
    }
    for (const one of document.querySelectorAll("[data-waiting]")) {
      one.checked = now.waiting.includes(one.dataset.waiting);
      one.parentElement.hidden = !now.seats.includes(one.dataset.waiting);
    }
    find("waiting").hidden = !now.waiting.length && !game.box.steps.at_once.includes(part.stepOf(now));
    for (const one of document.querySelectorAll("[data-variant]")) one.checked = now.variants.includes(one.dataset.variant);
    find("complete").checked = now.complete;
  }

  return {
    placeName: (place) => placeName(game.box, place),
    choose: (zone) => ({ here: zone, clan: part.clanAt(zone) ?? table().clan }),
    draw(now, { zones }) {
      const question = game.questionOf(now);
      const showsLines = part.showsLines(now);
      drawAsks(now);
      drawing.drawWall(now);
      drawing.drawLines(now, showsLines);
      drawState(now, showsLines);
      drawing.drawKeys(now, playing());
      zones(find("zones"), now, drawing.zones(now, question));
      drawSeats(now);
      printed.draw(now);
      if (here && here !== now.here && !playing()) document.querySelector(`[data-place="${now.here}"][aria-pressed="true"]`)?.scrollIntoView({ block: "nearest" });
      here = now.here;
      for (const group of ["rounds", "wall", "lines"]) settleStops(find(group), find(group).contains(document.activeElement) ? document.activeElement : find(group).querySelector('[aria-pressed="true"]'));
    },
    called(pointer) {
      const [, root, field, seat, inner] = pointer.split("/");
      if (root !== "position" || field !== "clans" || inner !== "now") return null;
      const clan = table().seats[seat];
      return clan && placeName(game.box, `now@${clan}`);
    },
    asked(pointer) {
      const [, root, field, seat, inner, place] = pointer.split("/");
      if (root === "claim") return document.querySelector(`[data-asks="${field}"]`);
      if (field === "strengths" || field === "deck") return printed.asked(field, seat);
      if (field === "waiting") { find("seats").open = true; find("waiting").hidden = false; return find("waiting").querySelector("label:not([hidden]) input"); }
      if (field === "turn") { find("seats").open = true; return find("turn"); }
      if (field === "round") return find("rounds").querySelector('[tabindex="0"]');
      if (field === "variants" || field === "complete") { find("seats").open = true; return document.querySelector(field === "complete" ? "#complete" : "[data-variant]"); }
      const where = placeAsked(field, seat, inner, place);
      if (!where) return null;
      goTo(where);
      const shown = document.querySelector(`[data-zone="${where}"]`) ?? document.querySelector(`[data-place="${where}"]`) ?? find("wall").querySelector("button:not([disabled])");
      shown.setAttribute("aria-invalid", "true");
      return shown;
    },
    lacking: (now) => document.querySelector(`[data-asks="${game.questionOf(now).names.find((name) => name in now.asks && !now.asks[name])}"]`),
    groups: ["rounds", "wall", "lines", "state", "zones", ...game.box.order.map((clan) => `keys-${clan}`), "keys-forts"],
  };

  /** Where something is laid that the case has in this field. */
  function placeAsked(field, seat, inner, nth) {
    if (field === "wall") return wallSlot(seat);
    if (field === "discarded") return field;
    if (field !== "clans") return null;
    const clan = table().seats[seat ?? 0];
    if (seat === undefined) return game.questionOf(table()).piles.includes("forts") ? `forts@${clan}` : null;
    if (inner === "down") return `down@${clan}@${downColumn(clan, nth)}`;
    return part.isPile(inner) ? `${inner}@${clan}` : `now@${clan}`;
  }

  /** The column of a fort that the case lists as this one, else the first without a fort. */
  function wallSlot(nth) {
    const filled = part.columns.filter((column) => table().wall[column].length);
    const free = part.columns.filter((column) => column >= part.firstColumn(table()) && !table().wall[column].length);
    return `wall@${(nth === undefined ? free[0] : filled[nth]) ?? part.firstColumn(table()) % game.box.wall}`;
  }

  function downColumn(clan, nth = 0) {
    const told = game.positionJson(table()).clans?.[table().seats.indexOf(clan)]?.down ?? [];
    return Math.min(game.box.wall - 1, (part.isBuilding(table()) ? 0 : game.box.wall - told.length) + Number(nth));
  }
}

await tablePage(game, picture);
