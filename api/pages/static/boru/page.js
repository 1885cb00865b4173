// The page of Brian Boru: its picture in three parts, and what is tapped on it besides cards.

import { fill, find, options } from "../dom.js";
import { word } from "../say.js";
import { box, tablePage } from "../table/page.js";
import { settleStops } from "../table/roving.js";
import { drawMap, placeKeys, playerChip, tokenWords } from "./map.js";
import { makePeople } from "./people.js";
import { HELD, makeBoru } from "./table.js";
import { zooming } from "./zoom.js";

const game = makeBoru(box());
const { part } = game;
const VIEWS = ["map", "cards", "people"];

function placeName(place, table) {
  const [zone, seat] = place.split("@");
  return seat === undefined ? word(`on-boru-zone-${zone}`) : word("on-boru-of", { zone: word(`on-boru-zone-${zone}`), player: table().players[seat].name });
}

function picture(page) {
  const { table, look, change, announce, on, playing, picked } = page;
  const people = makePeople(game, page);
  let chips = "";
  let shown = null; // the table as it is drawn: while moves are tapped, after them

  /** A disc is laid, taken from another, or taken away; the other pieces lie there or not. */
  function tapTown(town) {
    const { tool } = table();
    const toggled = (list) => (list.includes(town) ? list.filter((one) => one !== town) : [...list, town]);
    const { name } = game.box.map.towns[town];
    if (tool === "vikings" || tool === "monastery") {
      const list = tool === "vikings" ? "vikings" : "monasteries";
      change((next) => { next[list] = toggled(next[list]); });
      announce(word(table()[list].includes(town) ? "on-boru-put" : "on-boru-gone", { thing: word(`on-boru-piece-${tool}`), place: name }));
    } else if (tool === "active") {
      change((next) => { next.active = next.active === town ? "" : town; });
      announce(word(table().active ? "on-boru-put" : "on-boru-gone", { thing: word("on-boru-piece-active"), place: name }));
    } else if (tool === "token") {
      announce(word("on-boru-tap-region"));
    } else {
      const [from, seat] = [part.ownerOf(table(), town), part.seatHere(table())];
      change((next) => {
        if (from !== null) next.players[from].towns = next.players[from].towns.filter((one) => one !== town);
        if (from !== seat) next.players[seat].towns.push(town);
      });
      const who = table().players[seat].name;
      if (from === seat) announce(word("on-boru-gone", { thing: who, place: name }));
      else if (from === null) announce(word("on-boru-put", { thing: who, place: name }));
      else announce(word("on-boru-turned", { from: table().players[from].name, to: who, place: name }));
    }
  }

  /** A claim token goes to the chosen player, or lies face up on the board; a second tap turns it face down. */
  function tapRegion(region) {
    const { tool } = table();
    if (["vikings", "monastery", "active"].includes(tool)) { announce(word("on-boru-tap-town")); return; }
    const to = tool === "token" ? "board" : part.seatHere(table());
    const from = part.tokenOf(table(), region);
    change((next) => {
      for (const one of next.players) one.tokens = one.tokens.filter((each) => each !== region);
      next.faceUp = next.faceUp.filter((one) => one !== region);
      if (from !== to) (to === "board" ? next.faceUp : next.players[to].tokens).push(region);
    });
    announce(word("on-boru-token", { region: game.box.map.regions[region].name, where: tokenWords(game, table(), region) }));
  }

  on("map", "click", ({ target }) => {
    const key = target.closest("button");
    if (!key || playing()) return;
    if (key.dataset.thing) tapTown(key.dataset.thing);
    else if (key.dataset.region) tapRegion(key.dataset.region);
  });
  on("palette", "click", ({ target }) => {
    const key = target.closest("[data-tool]");
    if (!key) return;
    look({ tool: key.dataset.tool });
    announce(word("on-boru-chosen", { tool: key.textContent.trim() }));
  });
  on("views", "click", ({ target }) => {
    const { view } = target.dataset;
    if (!view) return;
    see(view);
    if (view === "people" && game.questionOf(table()).facts.length) find("facts").open = true; // the numbers of the table stand below those of the players
  });
  on("asks", "change", ({ target }) => {
    change((next) => { next.asks = { ...next.asks, [target.dataset.asks]: target.value }; });
  });

  const see = (view) => look({ view, viewed: part.sceneOf(shown, game.questionOf(table()), picked()) });

  function drawPalette(now, view) {
    const shape = JSON.stringify(now.players.map((one) => one.name));
    if (shape !== chips) fill(find("players"), ...now.players.map((_, seat) => playerChip(now, seat, { "data-tool": seat })));
    chips = shape;
    find("palette").hidden = view === "people";
    find("pieces").hidden = view !== "map" || playing();
    const chosen = view === "map" && !playing() ? now.tool : String(part.seatHere(now));
    for (const key of document.querySelectorAll("[data-tool]")) key.setAttribute("aria-pressed", String(key.dataset.tool === chosen));
    settleStops(find("palette"), find("palette").querySelector('[aria-pressed="true"]'));
  }

  /** The sentence speaks of whoever is chosen, and asks only for what it needs. */
  function drawAsks(now) {
    const question = game.questionOf(now);
    const people_ = part.choices(now);
    const chosen = { player: now.players[now.asks.player]?.name, region: game.box.map.regions[now.asks.region]?.name, card: game.box.cards[now.asks.card]?.name.split(",")[0] };
    for (const option of find("claim").options) {
      const { says, sentence } = game.box.questions.find((one) => one.id === option.value);
      option.textContent = Object.values(chosen).some(Boolean) && sentence.includes("{")
        ? sentence.replace(/\{(\w+)\}/g, (_, name) => chosen[name] ?? "…").replace("….", "…") : says;
    }
    for (const field of document.querySelectorAll("[data-asks]")) {
      const name = field.dataset.asks;
      field.parentElement.hidden = ![...question.names, ...question.may].includes(name);
      if (["player", "seen_by"].includes(name)) options(field, [["", name === "player" ? word("on-boru-any-player") : word("on-boru-nobody")], ...people_], now.asks[name]);
      field.value = now.asks[name];
    }
    find("asks").hidden = ![...document.querySelectorAll("[data-asks]")].some((field) => !field.parentElement.hidden);
  }

  function drawCards(now, drawing) {
    drawing.zones(find("zones"), now, part.zonesOf(now).map((id) => ({
      id, place: part.placeOf(now, id), name: HELD.includes(id) ? placeName(part.placeOf(now, id), () => now) : word(`on-boru-zone-${id}`), chosen: id === now.zone,
    })));
    settleStops(find("grid"));
    const told = now.trick.map((card) => `${now.players[now.by[card]].name} ${game.box.cards[card].name.split(",")[0]}`);
    find("order").textContent = told.length ? told.join(" → ") : word("on-boru-trick-empty", { player: now.players[part.seatHere(now)].name });
    find("active-town").textContent = now.active ? word("on-boru-active-is", { town: game.box.map.towns[now.active].name }) : word("on-boru-active-none");
  }

  function brides() {
    find("brides").open = true;
    return find("brides");
  }

  function queueOrDeck(field) {
    if (field === "queue") find("queue").parentElement.hidden = false;
    else brides();
    return find(field === "queue" ? "queue" : "viking-deck").querySelector("button");
  }

  const firstOf = (group) => find(group).querySelector('[aria-pressed="true"]') ?? find(group).querySelector('[tabindex="0"]');
  /** The key of a town or a region; if none is named, where one begins. */
  function onMap(tool, place) {
    look({ tool });
    see("map");
    return document.querySelector(`#map [data-thing="${place}"], #map [data-region="${place}"]`) ?? find("map").querySelector('[tabindex="0"]');
  }
  function amongCards(changes) {
    look(changes);
    see("cards");
    return firstOf("zones");
  }
  function ofPlayer(seat, field, place, now) {
    if (["towns", "tokens"].includes(field)) return onMap(seat, now.players[seat][field][place]);
    if (HELD.includes(field)) return amongCards({ tool: seat, zone: field });
    see("people");
    const row = document.querySelector(`#numbers [data-row="${field}"]`);
    if (row) row.hidden = false;
    return row ? people.input(seat, field) : find("numbers").querySelector("input");
  }
  const TOOLS = { vikings: "vikings", monasteries: "monastery", active: "active", face_up: "token" };
  const LISTED = { vikings: "vikings", monasteries: "monasteries", face_up: "faceUp" };
  /** Shows the part of the table that a place in the position is about, and where it is changed there. */
  function ownPlace(field, [first, inner, last], now) {
    if (field === "players") return ofPlayer(first ?? "0", inner, last, now);
    if (field in TOOLS) return onMap(TOOLS[field], field === "active" ? now.active : now[LISTED[field]][first]);
    if (field === "trick" || field === "discard") return amongCards({ zone: field });
    if (["bride", "gone", "queue", "viking_deck"].includes(field)) {
      see("people");
      return field === "bride" || field === "gone" ? brides().querySelector("[data-bride]") : queueOrDeck(field);
    }
    return null;
  }

  placeKeys(game.box.map);
  zooming(announce);

  return {
    placeName: (place) => placeName(place, table),
    choose: (zone) => ({ zone }),
    draw(now, drawing) {
      shown = now;
      const view = part.viewOf(now, game.questionOf(now), picked());
      for (const one of VIEWS) {
        find(`view-${one}`).hidden = one !== view;
        document.querySelector(`[data-view="${one}"]`).setAttribute("aria-pressed", String(one === view));
      }
      options(find("fact-marker"), [["", word("table-not-given")], ...now.players.map(({ name }) => [name, name])], now.facts.marker ?? "");
      drawAsks(now);
      drawPalette(now, view);
      drawMap(game, now);
      drawCards(now, drawing);
      people.draw(now);
    },
    called(pointer) {
      const [, root, field, , inner] = pointer.split("/");
      if (root === "claim") return document.querySelector(`[data-asks="${field}"]`)?.dataset.called ?? null;
      if (field !== "players") return null;
      return game.box.numbers.find((one) => one.name === inner)?.words ?? (inner === "towns" ? word("on-boru-discs") : null);
    },
    asked(pointer, now) {
      const [, root, field, ...rest] = pointer.split("/");
      if (root === "claim") return document.querySelector(`[data-asks="${field}"]`);
      const found = root === "position" ? ownPlace(field, rest, now) : null;
      found?.setAttribute("aria-invalid", "true");
      return found;
    },
    lacking: (now) => document.querySelector(`[data-asks="${part.lacking(now, game.questionOf(now))}"]`),
    groups: ["palette", "map", "zones", "grid"],
  };
}

await tablePage(game, picture);
