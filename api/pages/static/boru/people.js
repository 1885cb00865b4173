// What everybody has: numbers that are typed in, a column for each player; and whose the marriage cards are.

import { fill, find, make, options } from "../dom.js";
import { word } from "../say.js";
import { initial, playerChip } from "./map.js";

const idOf = (seat, field) => `number-${seat}-${field}`;

export function makePeople(game, { table, change, announce, on }) {
  const { box, part } = game;
  let drawn = "";
  // The number that the keys for one more and one less change: the one that was typed in last.
  let stepped = null;

  const rowOf = (field) => box.numbers.find((one) => one.name === field);

  function drawStepper(now) {
    const shown = stepped && now.players[stepped.seat] && find(idOf(stepped.seat, stepped.field))?.offsetParent;
    find("stepper").hidden = !shown;
    if (!shown) return;
    const { words, least, most } = rowOf(stepped.field);
    const value = now.players[stepped.seat].numbers[stepped.field];
    find("stepped").textContent = `${now.players[stepped.seat].name}, ${words}: ${value ?? "?"}`;
    for (const key of find("stepper").querySelectorAll("button")) {
      key.setAttribute("aria-label", `${key.textContent}, ${now.players[stepped.seat].name}, ${words}`);
      key.disabled = Boolean(now.playing) || value !== undefined && (Number(key.dataset.by) < 0 ? Number(value) <= least : Number(value) >= most);
    }
  }

  /** One more or one less. A blank is no number yet: the first tap makes it the least there is. */
  function step(by) {
    const { seat, field } = stepped;
    const { least, most } = rowOf(field);
    const value = table().players[seat].numbers[field];
    change((next) => { next.players[seat].numbers[field] = String(value === undefined ? least : Math.min(most, Math.max(least, Number(value) + by))); });
  }

  function grid(now) {
    const heads = now.players.map((one, seat) => make("th", { scope: "col" },
      make("label", { class: `dot seat-${seat}`, for: `name-${seat}` }, initial(now, seat), make("span", { class: "unseen" }, word("on-boru-name"))),
      make("input", { id: `name-${seat}`, "data-name": seat, value: one.name, maxlength: 32, autocapitalize: "words", autocomplete: "off", spellcheck: "false", enterkeyhint: "next" })));
    const rows = box.numbers.map(({ name: field, words, least, most }) => make("tr", { "data-row": field },
      make("th", { scope: "row" }, words),
      ...now.players.map((one, seat) => make("td", {}, make("input", {
        id: idOf(seat, field), "data-seat": seat, "data-number": field, type: "number", inputmode: "numeric", enterkeyhint: "next", min: least, max: most, placeholder: "?",
        "aria-label": `${words}: ${one.name}`, value: one.numbers[field] ?? "",
      })))));
    return [make("thead", {}, make("tr", {}, make("td", {}), ...heads)), make("tbody", {}, ...rows)];
  }

  /** Where a marriage card is: with a player, face up, out of the game, or not said. */
  function brideAt(now, bride) {
    const seat = now.players.findIndex((one) => one.brides.includes(bride));
    return seat >= 0 ? String(seat) : now.bride === bride ? "up" : now.gone.includes(bride) ? "gone" : "";
  }

  function putBride(next, bride, where) {
    for (const one of next.players) one.brides = one.brides.filter((each) => each !== bride);
    next.gone = next.gone.filter((each) => each !== bride);
    if (next.bride === bride) next.bride = "";
    if (where === "up") next.bride = bride;
    else if (where === "gone") next.gone.push(bride);
    else if (where) next.players[where].brides.push(bride);
  }

  function draw(now) {
    const shape = JSON.stringify(now.players.map((one) => one.name));
    if (shape !== drawn) {
      const held = document.activeElement?.id;
      fill(find("numbers"), ...grid(now));
      fill(find("queue"), ...now.players.map((_, seat) => playerChip(now, seat, { "data-queue": seat })));
      if (held && find("numbers").contains(find(held))) find(held).focus();
      drawn = shape;
    }
    for (const input of document.querySelectorAll("#numbers [data-number]")) {
      if (input !== document.activeElement) input.value = now.players[input.dataset.seat].numbers[input.dataset.number] ?? "";
    }
    for (const input of document.querySelectorAll("#numbers [data-name]")) if (input !== document.activeElement) input.value = now.players[input.dataset.name].name;
    const wanted = game.questionOf(now).numbers;
    for (const row of document.querySelectorAll("#numbers [data-row]")) {
      row.hidden = !wanted.includes(row.dataset.row) && !now.players.some((one) => row.dataset.row in one.numbers);
    }
    find("queue").parentElement.hidden = !now.queue.length && !box.queued.includes(now.facts.phase);
    for (const one of document.querySelectorAll("[data-count]")) one.setAttribute("aria-pressed", String(Number(one.dataset.count) === now.players.length));
    for (const select of document.querySelectorAll("[data-bride]")) {
      options(select, [["", word("table-not-given")], ["up", word("on-boru-bride-up")], ...part.choices(now), ["gone", word("on-boru-bride-gone")]], brideAt(now, select.dataset.bride));
    }
    for (const chip of document.querySelectorAll("[data-queue]")) {
      const place = now.queue.indexOf(Number(chip.dataset.queue));
      chip.setAttribute("aria-pressed", String(place >= 0));
      chip.lastChild.textContent = `${now.players[chip.dataset.queue].name}${place >= 0 ? ` · ${place + 1}` : ""}`;
    }
    const down = [...now.vikingDeck ?? []];
    for (const key of document.querySelectorAll("[data-viking]")) {
      const found = down.indexOf(Number(key.dataset.viking));
      key.setAttribute("aria-pressed", String(found >= 0));
      if (found >= 0) down.splice(found, 1);
    }
    for (const one of document.querySelectorAll("#people input, #people select, #people button")) one.disabled = Boolean(now.playing);
    drawStepper(now);
  }

  function named(input) {
    const name = input.value.trim().replace(/\s+/g, "-");
    const seat = Number(input.dataset.name);
    const fits = /^[\p{L}][\p{L}\p{N}_-]{0,31}$/u.test(name) && !table().players.some((one, place) => place !== seat && one.name === name);
    if (fits) { change((next) => part.rename(next, seat, name)); return; }
    announce(word("on-boru-bad-name"));
    input.setAttribute("aria-invalid", "true");
  }

  on("people", "change", ({ target }) => {
    const { number, seat, name, bride } = target.dataset;
    if (name !== undefined) named(target);
    else if (bride) change((next) => putBride(next, bride, target.value));
    else if (number) {
      change((next) => {
        if (target.value === "") delete next.players[seat].numbers[number];
        else next.players[seat].numbers[number] = target.value;
      });
    }
  });
  on("people", "focusin", ({ target }) => {
    if (!target.dataset.number) return;
    stepped = { seat: Number(target.dataset.seat), field: target.dataset.number };
    drawStepper(table());
  });
  on("people", "click", ({ target }) => {
    const { count, queue, viking, by } = target.closest("button")?.dataset ?? {};
    if (by) step(Number(by));
    if (count) change((next) => part.seat(next, Number(count)));
    if (queue) {
      change((next) => {
        const seat = Number(queue);
        next.queue = next.queue.includes(seat) ? next.queue.filter((one) => one !== seat) : [...next.queue, seat];
      });
    }
    if (viking) {
      const pressed = target.closest("button").getAttribute("aria-pressed") === "true";
      change((next) => {
        const deck = [...next.vikingDeck ?? []];
        if (pressed) deck.splice(deck.indexOf(Number(viking)), 1);
        else deck.push(Number(viking));
        next.vikingDeck = deck.sort((one, other) => one - other);
      });
    }
  });
  // Enter goes on to the next number instead of asking.
  on("people", "keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    event.preventDefault();
    const all = [...document.querySelectorAll("#numbers input")].filter((one) => one.offsetParent);
    (all[all.indexOf(event.target) + 1] ?? find("settle")).focus();
  });

  return { draw, input: (seat, field) => find(idOf(seat, field)) };
}
