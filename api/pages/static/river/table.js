// The table of Bitwa o Rzekę as tapped in so far: values and functions, nothing of the page.
// What is in the box, and what can be asked, comes with the page from the service.

export const SIDES = ["attacker", "defender"];
const BESIDE = SIDES.flatMap((side) => [`hand-${side}`, `ruses-${side}`]);

export function makeGame(box) {
  const tiles = Object.keys(box.tiles);
  const inputs = Object.entries(box.facts).flatMap(([fact, { inputs: all }]) => all.map((one) => ({ fact, ...one, key: one.path.join("/") })));
  const known = new Set([...inputs.map((one) => one.path[0]), "dams", "discard", "hands", "ruses"]);

  const freshDam = (name, more = {}) => ({ name, damaged: false, attacker: [], defender: [], first: "", ...more });
  const fresh = () => ({
    dams: tiles.map((tile) => freshDam(tile)), current: tiles[2], zone: "attacker",
    discard: [], hands: { attacker: [], defender: [] }, ruses: { attacker: [], defender: [] },
    facts: {}, question: box.questions[0].id, chosen: null, readings: {}, extra: {},
  });

  const isHouse = (dam) => !(dam.name in box.tiles);
  const faceOf = (dam) => (isHouse(dam)
    ? { slots: dam.slots, requirement: dam.requirement, words: box.requirements[dam.requirement] }
    : box.tiles[dam.name][dam.damaged ? 1 : 0]);
  const damOf = (table, name = table.current) => table.dams.find((one) => one.name === name) ?? table.dams[0];
  const isTouched = (dam) => dam.attacker.length + dam.defender.length > 0 || dam.damaged || isHouse(dam);
  const isFull = (dam, side) => dam[side].length >= faceOf(dam).slots;
  const questionOf = (table) => box.questions.find((one) => one.id === table.question) ?? box.questions[0];
  const showsHands = (table) => questionOf(table).whole || [...Object.values(table.hands), ...Object.values(table.ruses)].some((one) => one.length);
  const zonesOf = (table) => ["attacker", "defender", "discard", ...(showsHands(table) ? BESIDE : [])];
  const inClaim = (table) => table.chosen ?? table.dams.filter((one) => isFull(one, "attacker")).map((one) => one.name);

  /** The cards of a zone. Those of a side lie at the dam that is shown, or at another. */
  function pile(table, zone, dam = table.current) {
    if (zone === "discard") return table.discard;
    if (SIDES.includes(zone)) return damOf(table, dam)[zone];
    const [where, side] = zone.split("-");
    return (where === "hand" ? table.hands : table.ruses)[side];
  }

  /** How many cards fit: as many as there are slots, elsewhere any number. */
  const room = (table, zone) => (SIDES.includes(zone) ? faceOf(damOf(table)).slots : Infinity);

  /** Where a copy of a card lies: { zone, dam }, or null. */
  function whereIs(table, card, copy = 0) {
    const places = [{ zone: "discard", dam: null }, ...BESIDE.map((zone) => ({ zone, dam: null }))];
    for (const one of table.dams) for (const zone of SIDES) places.push({ zone, dam: one.name });
    const found = places.flatMap((place) => pile(table, place.zone, place.dam ?? undefined).filter((one) => one === card).map(() => place));
    return found[copy] ?? null;
  }

  function fits(card, zone) {
    const isRuse = box.ruses.includes(card);
    if (zone.startsWith("hand")) return true;
    return isRuse === zone.startsWith("ruses");
  }

  const here = (table) => ({ zone: table.zone, dam: SIDES.includes(table.zone) ? table.current : null });

  /** Lays a card in the chosen place, moves it there, or takes it away if it lies there. Says which. */
  function tap(table, card, copy = 0) {
    const from = whereIs(table, card, copy);
    const to = here(table);
    if (from && from.zone === to.zone && from.dam === to.dam) return take(table, card, from);
    if (!fits(card, to.zone)) return { table, said: "not-here", card, to };
    if (pile(table, to.zone).length >= room(table, to.zone)) return { table, said: "full", card, to };
    const next = structuredClone(table);
    if (from) remove(next, card, from);
    pile(next, to.zone).push(card);
    if (to.zone === "attacker" && isFull(damOf(next), "attacker") && !isFull(damOf(next), "defender")) next.zone = "defender";
    return { table: tidy(next), said: from ? "moved" : "laid", card, from, to };
  }

  function take(table, card, from) {
    const next = structuredClone(table);
    remove(next, card, from);
    return { table: tidy(next), said: "taken", card, to: from };
  }

  function remove(table, card, { zone, dam }) {
    const cards = pile(table, zone, dam ?? undefined);
    cards.splice(cards.lastIndexOf(card), 1);
  }

  /** Who was first is only known of two full sides. */
  function tidy(table) {
    for (const one of table.dams) if (!SIDES.every((side) => isFull(one, side))) one.first = "";
    return table;
  }

  function damJson(one) {
    const json = isHouse(one) ? { id: one.name, slots: one.slots, requirement: one.requirement } : { tile: Number(one.name) };
    if (one.damaged) json.damaged = true;
    for (const side of SIDES) if (one[side].length) json[side] = [...one[side]];
    if (one.first) json.first = one.first;
    return json;
  }

  const nameJson = (name) => (name in box.tiles ? Number(name) : name);

  /** What is said for one side only, or of hands without how many cards in them are not known. */
  function halfSaid(table) {
    const typed = (fact) => inputs.filter((one) => one.fact === fact && one.key in table.facts).length;
    const asked = Object.entries(box.facts).filter(([fact, { inputs: all }]) => typed(fact) > 0 && typed(fact) < all.length).map(([fact]) => fact);
    const hands = Object.values(table.hands).some((one) => one.length) || typed("hidden-tactics");
    return hands && !typed("hidden") && questionOf(table).whole ? [...asked, "hidden"] : asked;
  }

  function caseJson(table) {
    const question = questionOf(table);
    const named = new Set(question.names === "dams" ? inClaim(table) : [table.current]);
    const dams = table.dams.filter((one) => question.whole || isTouched(one) || named.has(one.name));
    const position = { ...table.extra, dams: dams.map(damJson) };
    if (table.discard.length) position.discard = [...table.discard];
    for (const [name, both] of [["hands", table.hands], ["ruses", table.ruses]]) {
      if (SIDES.some((side) => both[side].length)) position[name] = structuredClone(both);
    }
    for (const { path, key, options } of inputs) {
      if (!(key in table.facts)) continue;
      let inside = position;
      for (const step of path.slice(0, -1)) inside = inside[step] ??= {};
      inside[path.at(-1)] = options ? table.facts[key] : Number(table.facts[key]);
    }
    const claim = { ...question.claim };
    if (question.names === "dam") claim.dam = nameJson(table.current);
    if (question.names === "dams") claim.dams = inClaim(table).map(nameJson);
    const json = { game: "river", position, claim };
    if (Object.keys(table.readings).length) json.readings = { ...table.readings };
    return json;
  }

  /** The table of a case, or null if its claim can't be asked by tapping. */
  function lay({ position, claim, readings = {} }, defaults) {
    const { dam, dams: claimed, ...rest } = claim;
    const question = box.questions.find((one) => JSON.stringify(Object.entries(one.claim).sort()) === JSON.stringify(Object.entries(rest).sort()));
    if (!question || (question.names === "dam") !== (dam !== undefined)) return null;
    const table = { ...fresh(), question: question.id };
    for (const one of position.dams ?? []) {
      const { tile, id, ...more } = structuredClone(one);
      if (tile == null) table.dams.push(freshDam(id, more));
      else Object.assign(damOf(table, String(tile)), more);
    }
    table.discard = [...(position.discard ?? [])];
    for (const name of ["hands", "ruses"]) for (const side of SIDES) table[name][side] = [...(position[name]?.[side] ?? [])];
    for (const { path, key } of inputs) {
      const value = path.reduce((inside, step) => inside?.[step], position);
      if (value != null) table.facts[key] = String(value);
    }
    fillPairs(table, position);
    table.extra = Object.fromEntries(Object.entries(position).filter(([name]) => !known.has(name)));
    table.readings = Object.fromEntries(Object.entries(readings).filter(([name, option]) => defaults[name] !== option));
    if (question.names === "dams") table.chosen = claimed.map(String);
    table.current = String(dam ?? claimed?.[0] ?? position.dams?.map((one) => one.tile ?? one.id)[0] ?? table.current);
    return tidy(table);
  }

  /** A case leaves out zeros of a pair that it gives. Here they are written down. */
  function fillPairs(table, position) {
    const given = new Set(inputs.filter((one) => one.key in table.facts).map((one) => one.fact));
    if (position.hidden || position.hands) given.add("hidden");
    for (const { fact, path, key } of inputs) if (path.length > 1 && given.has(fact)) table.facts[key] ??= "0";
  }

  return {
    box, fresh, isHouse, freshDam, faceOf, damOf, isTouched, isFull, questionOf, zonesOf, inClaim, pile, room, whereIs,
    tap, take, halfSaid, caseJson, lay, showsHands, inputs,
  };
}
