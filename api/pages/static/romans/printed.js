// Numbers that are printed on the players' cards and that the scans of the rulebook do not show.
// They are asked for where a ruling hangs on them.

import { find, make } from "../dom.js";
import { word } from "../say.js";

/** The rules under which a ruling says that it hangs on such numbers. */
const HANGS_ON = { "romans.setup.decks": "strengths", "romans.setup.forts": "deck" };

export function printedNumbers(game, { table, change, announce, on }) {
  const { box } = game;
  const inputs = (of) => [...document.querySelectorAll(`[data-printed="${of}"]`)];
  const ours = { strengths: (id) => box.warriors[id].strength, deck: (id) => box.forts[id].copies };

  /** A deck is told as a whole: the other numbers are those that are shown until they are changed. */
  function told(of, changed) {
    const given = Object.fromEntries(inputs(of).filter((one) => one.value !== "").map((one) => [one.dataset.of, one.value]));
    if (of === "strengths" || changed.value === "") return given;
    return Object.fromEntries(Object.keys(box.forts).map((id) => [id, given[id] ?? String(ours.deck(id))]));
  }

  function open(of) {
    find("printed").open = true;
    const [first] = inputs(of);
    first.focus();
    first.scrollIntoView({ block: "center" });
  }

  on("printed", "change", ({ target }) => {
    const of = target.dataset.printed;
    if (of) change((next) => { next[of] = told(of, target); });
  });
  on("printed", "click", ({ target }) => {
    const of = target.dataset.confirm;
    if (!of) return;
    change((next) => { next[of] = Object.fromEntries(inputs(of).map((one) => [one.dataset.of, one.value || String(ours[of](one.dataset.of))])); });
    announce(word("on-romans-printed-set"));
  });
  // Enter goes on to the next number instead of asking.
  on("printed", "keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    event.preventDefault();
    const all = inputs(event.target.dataset.printed);
    (all[all.indexOf(event.target) + 1] ?? find("settle")).focus();
  });
  // A ruling that hangs on a number brings a way to tell it.
  new MutationObserver(() => {
    for (const code of find("result").querySelectorAll(".reasons code")) {
      const of = HANGS_ON[code.textContent];
      if (!of || Object.keys(table()[of]).length || find("result").querySelector(`[data-check="${of}"]`)) continue;
      code.closest("li").append(make("p", { class: "actions" }, make("button", { type: "button", "data-check": of, onclick: () => open(of) }, word(`on-romans-check-${of}`))));
    }
  }).observe(find("result"), { childList: true });

  return {
    draw(now) {
      for (const of of ["strengths", "deck"]) for (const one of inputs(of)) if (one !== document.activeElement) one.value = now[of][one.dataset.of] ?? "";
    },
    asked(of, id) {
      find("printed").open = true;
      const one = inputs(of).find((each) => each.dataset.of === id) ?? inputs(of)[0];
      one.setAttribute("aria-invalid", "true");
      return one;
    },
  };
}
