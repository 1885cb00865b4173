// Two versions of a table: what one says, and what the other says. Only what differs is disputed.

import { find } from "../dom.js";
import { word } from "../say.js";

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isRows = (value) => Array.isArray(value) && value.some(isObject);
/** What it means that nothing is said, beside what the other says. */
const nothing = (other) => (Array.isArray(other) ? [] : typeof other === "boolean" ? false : null);

/** The places at which two positions differ, with what each has there: [pointer, first, second]. */
function differences(first, second, path = "") {
  if (isObject(first ?? second) && isObject(second ?? first)) {
    const names = [...new Set([...Object.keys(first ?? {}), ...Object.keys(second ?? {})])];
    return names.flatMap((name) => differences(first?.[name], second?.[name], `${path}/${name}`));
  }
  if (isRows(first) && isRows(second) && first.length === second.length) {
    return first.flatMap((one, place) => differences(one, second[place], `${path}/${place}`));
  }
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  return [[path, first ?? nothing(second), second ?? nothing(first)]];
}

function put(position, pointer, value) {
  const steps = pointer.split("/").slice(1);
  let inside = position;
  for (const step of steps.slice(0, -1)) inside = inside[step] ??= {};
  if (value === null) delete inside[steps.at(-1)];
  else inside[steps.at(-1)] = value;
}

/** The position in which every place exists that a version speaks of. */
function based(position, places) {
  const base = structuredClone(position);
  for (const place of places) {
    let inside = base;
    for (const step of place.split("/").slice(1, -1)) inside = inside[step] ??= {};
  }
  return base;
}

/** `part.looks`: what of a table is only looked at. The rest of it is a version. */
export function makeVersions(part) {
  const names = [...Object.keys(part.laid()).filter((name) => !part.looks.includes(name)), "facts", "extra"];
  const laidOf = (table) => structuredClone(Object.fromEntries(names.map((name) => [name, table[name]])));

  /** Both tables, the first version first. */
  function both(table) {
    const other = { ...table, ...table.versions.other };
    return table.versions.second ? [other, table] : [table, other];
  }

  function turned(table, second) {
    if (table.versions.second === second) return table;
    return { ...table, ...structuredClone(table.versions.other), versions: { ...table.versions, second, other: laidOf(table) } };
  }

  return {
    can: (question) => question.pictured,
    begun: (table) => ({ ...table, versions: { who: ["", ""], second: true, other: laidOf(table) } }),
    turned,
    /** As JSON: `positionOf(table, question)` writes one version. What both are told of is the `nth` of them. */
    json(table, question, claim, positionOf, nth = 0) {
      const tables = both(table);
      const wide = { ...question, also: tables.flatMap((one) => part.touched(one)) };
      const [first, second] = tables.map((one) => positionOf(one, wide));
      const found = differences(first, second);
      const told = (which) => Object.fromEntries(found.map(([place, ...values]) => [place, values[which]]));
      const versions = table.versions.who.map((who, which) => ({ who, facts: told(which) }));
      return { count: found.length, position: based([first, second][nth], found.map(([place]) => place)), claim: { kind: "disputed", versions, about: claim } };
    },
    /** The table of a dispute: `lay(position)` lays one version. */
    lay(position, { versions }, lay) {
      const [first, second] = versions.map(({ facts }) => {
        const told = structuredClone(position);
        for (const [place, value] of Object.entries(facts)) put(told, place, value);
        return lay(told);
      });
      return first && { ...first, versions: { who: versions.map(({ who }) => who), second: false, other: laidOf(second) } };
    },
  };
}

/** The part of the page in which it is said who says what. */
export function versionsForm(game, { table, look, change, announce, on }) {
  const { versions } = game;
  const fields = () => [find("who-first"), find("who-second")];
  on("dispute-begin", "click", () => {
    const who = fields().map((one) => one.value.trim());
    change((next) => { Object.assign(next, versions.begun(next)); next.versions.who = who; });
    announce(word("table-second-version"));
    find("shown-second").focus();
  });
  on("dispute-end", "click", () => { change((next) => { next.versions = null; }); announce(word("table-one-version")); });
  for (const [id, second] of [["shown-first", false], ["shown-second", true]]) {
    on(id, "click", () => look(versions.turned(table(), second)));
  }
  on("dispute", "change", () => { if (table().versions) change((next) => { next.versions.who = fields().map((one) => one.value.trim()); }); });

  return {
    draw(now) {
      const { versions: two } = now;
      find("dispute").hidden = !versions.can(game.questionOf(now));
      find("shown-version").hidden = !two || find("dispute").hidden;
      find("dispute-begin").hidden = Boolean(two);
      find("dispute-end").hidden = !two;
      if (!two) return;
      fields().forEach((one, place) => { if (one !== document.activeElement) one.value = two.who[place]; });
      [["shown-first", false], ["shown-second", true]].forEach(([id, second], place) => {
        find(id).textContent = word("table-version", { number: place + 1, who: two.who[place] || "?" });
        find(id).setAttribute("aria-pressed", String(two.second === second));
      });
      find("differences").textContent = word("table-differences", { count: game.differences(now) });
    },
    /** What is missing of a dispute: the field to fill in, and why. */
    blank(now) {
      if (!game.isDisputed(now)) return null;
      const nameless = fields().find((one) => !one.value.trim());
      if (nameless) { find("dispute").open = true; return [nameless, "table-who-says"]; }
      return game.differences(now) ? null : [find("shown-second"), "table-no-difference"];
    },
  };
}
