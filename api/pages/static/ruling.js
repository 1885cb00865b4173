// A ruling on a page: the service writes it, this puts it in and makes its buttons work.

import { fill, find, make } from "./dom.js";
import "./pass_on.js";
import { word } from "./say.js";
import { ask, part, post, root } from "./service.js";

const POLL = 1500;

/** Rules on a case: the verdict as soon as it is known, then the ruling. Returns its number and secret. */
export async function settle(body, type, shown) {
  working();
  let given = null;
  const fast = post("v1/verdicts", body, type).then(({ verdict }) => { if (!given) foretell(verdict); }, () => {});
  given = await finished(await post("v1/rulings", body, type));
  await fast;
  await show(given, true);
  shown?.(given);
  return given;
}

/** A ruling that takes long is a job. The page asks until it is done. */
async function finished(answer) {
  if (!answer.state) return { number: answer.number, secret: answer.secret };
  fill(find("result"), make("p", { class: "working" }, word("script-later")));
  while (["queued", "running"].includes(answer.state)) {
    await new Promise((later) => setTimeout(later, POLL));
    answer = await ask(`v1/jobs/${answer.id}`);
  }
  if (answer.state !== "done") throw Object.assign(new Error(), { problem: { problems: answer.problems ?? [], detail: answer.message } });
  return { number: answer.number, secret: new URL(answer.result, location.href).searchParams.get("secret") };
}

function working() {
  const result = find("result");
  result.hidden = false;
  fill(result, make("p", { class: "working" }, word("script-working")));
}

/** What the search says. The ruling that replaces it is confirmed; so nothing undecided is foretold. */
function foretell(verdict) {
  const known = `script-verdict-${verdict}`;
  if (word(known) === known) return;
  fill(find("result"), make("p", { class: `verdict ${verdict}` }, word(known)), make("p", { class: "working" }, word("script-confirming")));
}

/** Shows a ruling that was given. `goes`: whether the reader goes there, too. */
export async function show({ number, secret }, goes = false) {
  const result = find("result");
  const html = await part(`r/${number}`, { secret });
  result.hidden = false;
  result.innerHTML = html;
  if (goes) reveal(result);
}

export function hide() {
  find("result").hidden = true;
  fill(find("result"));
}

export function showProblems({ title, problems = [], detail } = {}) {
  const result = find("result");
  const listed = problems.map((one) => make("li", {}, one.message));
  result.hidden = false;
  fill(result, make("div", { class: "alert", role: "alert" }, make("h2", {}, title ?? word("script-problems")),
    listed.length ? make("ul", {}, ...listed) : make("p", {}, detail ?? word("script-failed"))));
  reveal(result);
}

/** Beside the table it is in sight already; below the table the page goes there. */
function reveal(result) {
  result.focus({ preventScroll: true });
  result.scrollTop = 0;
  if (getComputedStyle(result).position !== "sticky") result.scrollIntoView({ block: "start" });
}

/** The same case by another reading, as the button in the ruling says. */
export async function underReading(button, settled) {
  const { number } = button.closest("[data-number]").dataset;
  const secret = new URLSearchParams(location.search).get("secret") ?? button.dataset.secret;
  const ruling = await ask(`v1/rulings/${number}`, {}, { secret });
  const changed = { ...ruling.case, readings: { ...ruling.case.readings, [button.dataset.reading]: button.dataset.option } };
  return settled(changed);
}

// On paper the rules cited stand too.
addEventListener("beforeprint", () => { for (const one of document.querySelectorAll(".ruling .rules")) one.open = true; });

// On the page of a ruling itself.
if (find("ruling")) {
  find("print")?.addEventListener("click", () => print());
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-reading]");
    if (!button) return;
    button.disabled = true;
    try {
      const given = await underReading(button, async (changed) => finished(await post("v1/rulings", JSON.stringify(changed))));
      const query = new URLSearchParams(location.search);
      query.delete("secret");
      if (given.secret) query.set("secret", given.secret);
      location.assign(`${root}r/${given.number}${query.size ? `?${query}` : ""}`);
    } catch (error) {
      button.after(make("span", { class: "alert", role: "alert" }, error.problem?.problems?.[0]?.message ?? word("script-failed")));
    }
  });
}
