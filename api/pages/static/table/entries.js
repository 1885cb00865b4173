// What a claim itself says beyond the picture: lists of entries, each a row of fields.
// `question.entries`: [{ name, least, most, fields: [{ name, words, options | least, most | text, when }] }].

/** The entries of the question as they go into the claim. A blank field is left out. */
export function writeEntries(table, question) {
  return Object.fromEntries(question.entries.map((list) => [list.name, rows(table, list).map((row) => json(row, list))])
    .filter(([, found]) => found.length));
}

/** As many rows as were added, and at least those that the list must have. */
export function rows(table, list) {
  const given = table.entries[list.name] ?? [];
  return [...given, ...Array.from({ length: Math.max(0, list.least - given.length) }, () => ({}))];
}

/** The fields that are asked for in a row: some only if another one has a certain value. */
export const fieldsOf = (row, list) => list.fields.filter(({ when }) => !when || when.values.includes(row[when.field]));

function json(row, list) {
  return Object.fromEntries(fieldsOf(row, list).filter(({ name }) => row[name] !== undefined && row[name] !== "")
    .map(({ name, least }) => [name, least === undefined ? row[name] : Number(row[name])]));
}

export function readEntries(claim, question) {
  return Object.fromEntries(question.entries.filter((list) => claim[list.name])
    .map((list) => [list.name, claim[list.name].map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])))]));
}
