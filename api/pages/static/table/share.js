// A link that holds the table. The service writes the notation and draws the code.

import { fill, find, make } from "../dom.js";
import { word } from "../say.js";
import { post } from "../service.js";

/** `caseJson()`: the table as a case. Drawn anew whenever the part is opened or the table changes. */
export function sharing(caseJson) {
  let wanted = 0;

  async function draw() {
    if (!find("share").open) return;
    const mine = ++wanted;
    try {
      const page = `${location.origin}${location.pathname}`;
      const { html } = await post("case", JSON.stringify(caseJson()), "application/json", { page });
      if (mine === wanted) find("share-body").innerHTML = html;
    } catch (error) {
      const problem = error.problem?.problems?.[0]?.message ?? word("script-failed");
      if (mine === wanted) fill(find("share-body"), make("p", { class: "alert" }, problem));
    }
  }

  find("share").addEventListener("toggle", draw);
  return draw;
}

/** The case in the address, if there is one: as JSON. It is read once, so that going back does not open it again. */
export async function linked() {
  const notation = new URLSearchParams(location.hash.slice(1)).get("case");
  if (notation) history.replaceState(history.state, "", location.pathname + location.search);
  return notation ? { notation, ...await post("case", notation, "text/plain") } : null;
}
