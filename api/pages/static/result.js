// The part of the page that shows a ruling, or what is wrong with the case.

import { fill, find, make } from "./dom.js";
import { chip } from "./editor.js";
import { kept } from "./service.js";
import { word } from "./words.js";

const titled = (heading, ...children) => make("section", {}, make("h3", {}, word(heading)), ...children);
const said = (text) => make("p", {}, text);
const chips = (cards) => make("p", { class: "pile" }, ...cards.map((card) => chip(card)));

export function showWorking() {
  const result = find("result");
  result.hidden = false;
  fill(result, make("p", { class: "working" }, word("working")));
}

export function showProblems({ title, problems = [], detail }) {
  const listed = problems.map((one) =>
    make("li", {}, one.message, one.pointer ? make("code", {}, one.pointer) : null));
  show(make("div", { class: "alert", role: "alert" }, make("h2", {}, title ?? word("problems")),
    listed.length ? make("ul", {}, ...listed) : said(detail ?? word("failed"))));
}

/** `questions`: what each reading is about, by its id. */
export function showRuling(ruling, questions = {}) {
  show(
    make("h2", { class: `verdict ${ruling.verdict}` }, word(`verdicts.${ruling.verdict}`)),
    make("p", { class: "summary" }, ruling.summary),
    make("img", { class: "picture", src: kept(ruling, ".svg"), alt: ruling.summary }),
    why(ruling),
    after(ruling),
    proof(ruling),
    flips(ruling),
    readings(ruling, questions),
    engines(ruling),
    cited(ruling),
    inFull(ruling),
    share(ruling),
  );
}

function show(...children) {
  const result = find("result");
  result.hidden = false;
  fill(result, ...children);
  result.focus({ preventScroll: true });
  result.scrollIntoView({ behavior: "smooth", block: "start" });
}

/** Only cards with a colour and a number are drawn. Other cards are named in the sentence. */
function reason(one) {
  const shown = one.cards.filter((card) => /^[RGBYP]\d/.test(card) || card in { perkoz: 1, wazka: 1, labedz: 1 });
  return make("li", {}, one.message, " ", make("code", {}, one.rule), shown.length ? chips(shown) : null);
}

const inOrder = (reasons) => make("ol", { class: "reasons" }, ...reasons.map(reason));

function why({ reasons, legend }) {
  const bearing = reasons.filter((one) => one.bears);
  return bearing.length ? titled("why", inOrder(bearing), legend ? said(legend) : null) : null;
}

/** What completes the story but decides nothing stays folded. */
function inFull({ reasons }) {
  const others = reasons.filter((one) => !one.bears);
  return others.length ? make("details", {}, make("summary", {}, word("inFull")), inOrder(others)) : null;
}

function after({ after: table }) {
  if (!table) return null;
  const lines = table.split("; ").map((line) => make("li", {}, line));
  return titled("tableAfter", make("ul", { class: "table" }, ...lines));
}

function proof({ smallest_reason: cards }) {
  if (!cards) return null;
  return titled("proof", said(word(cards.length ? "proofCards" : "proofNone")), cards.length ? chips(cards) : null);
}

function flips({ flips: found }) {
  const parts = [];
  for (const [name, text] of [["if_unseen", "ifUnseen"], ["if_seen", "ifSeen"]]) {
    if (!(name in found)) continue;
    if (found[name]) parts.push(said(word(text)), chips(found[name]));
    else if (found.more_than) parts.push(said(word(`${text}More`, { more: found.more_than, beating: found.beating })));
    else parts.push(said(word(`${text}Never`)));
  }
  return parts.length ? titled("flips", ...parts) : null;
}

function readings({ verdict, readings: found }, questions) {
  const asked = (id) => questions[id] ?? id;
  const parts = found.depends_on.map((one) =>
    said(word(verdict === "answered" && one.summary ? "readingsAnswer" : "readingsOther", {
      summary: one.differs.length ? one.differs.slice(0, 3).join(" ") : one.summary, verdict: word(`verdicts.${one.verdict}`), question: asked(one.reading), answer: one.message,
    })));
  if (!parts.length && !found.untested.length && ["upheld", "rejected"].includes(verdict)) parts.push(said(word("readingsSame")));
  if (found.untested.length) parts.push(said(word("readingsUntested", { names: found.untested.map(asked).join(" ") })));
  return parts.length ? titled("readings", ...parts) : null;
}

function engines({ engines: asked, trust }) {
  const names = [...new Set(asked.map((one) => one.name))].join(", ");
  const said = [names && word("engines", { names }), trust?.message].filter(Boolean).join(" ");
  return said ? make("p", { class: "hint" }, said) : null;
}

function cited({ rules }) {
  const listed = rules.map((rule) =>
    make("li", {}, rule.text, " ", make("cite", {}, rule.place), " ", make("code", {}, rule.id)));
  return make("details", {}, make("summary", {}, word("cited")), make("ul", {}, ...listed));
}

function share(ruling) {
  const { notation, number } = ruling;
  const link = `${location.origin}${location.pathname}#case=${encodeURIComponent(notation)}`;
  const line = make("textarea", { id: "notation", readonly: true, rows: "3", "aria-label": word("notation") }, notation);
  return titled("share", line, make("p", { class: "actions" },
    copier("copy", notation, line), copier("copyLink", link, line),
    make("a", { href: kept(ruling, ".txt") }, word("plain")),
    make("a", { href: kept(ruling, ".svg") }, word("picture")),
    ruling.certificate ? make("a", { href: kept(ruling, "/certificate") }, word("certificate")) : null),
  make("p", { class: "hint" }, word("number", { number })));
}

/** Copies text. If the browser forbids it, the line is selected so that the user can copy it. */
function copier(label, text, line) {
  return make("button", {
    type: "button", class: "quiet", onclick: async ({ currentTarget: button }) => {
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = word("copied");
      } catch {
        line.value = text;
        line.focus();
        line.select();
      }
    },
  }, word(label));
}
