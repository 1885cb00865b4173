// What a claim itself says beyond the picture: lists of entries, each a row of fields.
// `question.entries`: [{ name, least, most, fields: [{ name, words, options | least, most | text, when }] }].
// Options may be a word: then `part.choices(table)` has them. A game whose rows are written otherwise has
// `part.entries`: write(table, row) and read(table, entry).

/** The entries of the question as they go into the claim. A blank field is left out. */
export function writeEntries(table, question, own) {
  return Object.fromEntries(question.entries.map((list) => [list.name, rows(table, list).map((row) => (own ? own.write(table, row) : json(row, list)))])
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

export function readEntries(claim, question, table, own) {
  return Object.fromEntries(question.entries.filter((list) => claim[list.name])
    .map((list) => [list.name, claim[list.name].map((row) => own ? own.read(table, row) : Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])))]));
}
