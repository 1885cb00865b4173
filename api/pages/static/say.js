// The few words that scripts say by themselves. The page brings them along, in its own language.

const given = document.getElementById("words");
const words = given ? JSON.parse(given.textContent) : {};

export const language = () => document.documentElement.lang;

/** The word or sentence, with {params} filled in. */
export function word(name, params = {}) {
  return (words[name] ?? name).replace(/\{(\w+)\}/g, (_, param) => String(params[param] ?? ""));
}
