// What the page must know of Bitwa o Rzekę to draw a table. A test compares it with the rules.

export const COLOURS = ["R", "G", "B", "Y", "P"];
export const VALUES = [...Array(12).keys()];
export const ELITES = ["perkoz", "wazka", "wazka", "labedz"];
export const REQUIREMENTS = ["none", "highest-sum", "lowest-sum", "kompania", "bractwo", "banda"];
export const MOST_SLOTS = 6;

/** Tile: [slots, requirement] of the intact and of the damaged side. */
export const TILES = {
  1: [[3, "highest-sum"], [3, "banda"]],
  2: [[4, "none"], [2, "kompania"]],
  3: [[3, "none"], [3, "bractwo"]],
  4: [[2, "none"], [4, "lowest-sum"]],
  5: [[3, "none"], [3, "bractwo"]],
  6: [[4, "none"], [2, "kompania"]],
  7: [[3, "lowest-sum"], [3, "banda"]],
};

export const SIDES = ["attacker", "defender"];

export const isHouse = (dam) => dam.tile == null;
export const nameOf = (dam) => (isHouse(dam) ? dam.id : dam.tile);

export function faceOf(dam) {
  if (isHouse(dam)) return [dam.slots, dam.requirement];
  return TILES[dam.tile]?.[dam.damaged ? 1 : 0] ?? [MOST_SLOTS, "none"];
}

export const isFull = (dam) => SIDES.every((side) => dam[side].length >= faceOf(dam)[0]);
