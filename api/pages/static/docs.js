// The API to read and to try: every door of the description, with its parameters, examples, replies.

import { fill, find, make } from "./dom.js";
import { language, word } from "./say.js";

let description = null;

async function show() {
  description ??= await (await fetch("openapi.json")).json();
  const doors = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, door]) => ({ path, method: method.toUpperCase(), ...door })));
  const groups = Map.groupBy ? Map.groupBy(doors, (one) => one.tags?.[0] ?? "") : grouped(doors);
  fill(find("doors"), ...[...groups].flatMap(([tag, ones]) => [make("h2", {}, tag), ...ones.map((one) => shown(one))]));
}

function grouped(doors) {
  const found = new Map();
  for (const one of doors) found.set(one.tags?.[0] ?? "", [...(found.get(one.tags?.[0] ?? "") ?? []), one]);
  return found;
}

function shown(door) {
  const body = make("div");
  const element = make(
    "details", { class: "door", id: door.operationId },
    make("summary", {},
      make("span", { class: "method" }, door.method),
      make("code", { class: "path" }, door.path),
      make("span", { class: "says", lang: "en" }, door.summary ?? "")),
    body,
  );
  const unfold = () => { if (element.open && !body.childElementCount) body.append(...inside(door)); };
  element.addEventListener("toggle", unfold);
  return element;
}

function inside(door) {
  const parameters = (door.parameters ?? []).map((one) => ({ ...one, field: input(door, one) }));
  const sent = bodyOf(door);
  const reply = make("div", { "aria-live": "polite" });
  const form = make(
    "form", { novalidate: true },
    ...parameters.map((one) => make("p", { class: "field" },
      make("label", { for: one.field.id }, `${one.name}${one.required ? "*" : ""} (${word(`docs-in-${one.in}`)})`),
      one.field, one.description ? make("span", { class: "hint", lang: "en" }, one.description) : null)),
    ...sent.elements,
    make("p", { class: "actions" }, make("button", { type: "submit" }, word("docs-try"))),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(door, parameters, sent, reply);
  });
  return [
    door.description ? make("p", { class: "text", lang: "en" }, door.description) : null,
    form, reply, replies(door),
  ].filter((one) => one);
}

function input(door, { name, schema = {} }) {
  const id = `${door.operationId}-${name}`;
  const known = schema.enum ?? (schema.type === "boolean" ? ["true", "false"] : null);
  if (!known) return make("input", { id, autocomplete: "off" });
  return make("select", { id }, ...["", ...known].map((one) => make("option", { value: one }, String(one))));
}

/** The body of a request: what it is made of, and the examples of the description. */
function bodyOf(door) {
  const content = door.requestBody?.content;
  if (!content) return { elements: [], type: () => null, value: () => undefined };
  const id = `${door.operationId}-body`;
  const text = make("textarea", { id, rows: 10, autocapitalize: "none", autocomplete: "off", spellcheck: "false" });
  const type = make("select", { id: `${id}-type` }, ...Object.keys(content).map((one) => make("option", { value: one }, one)));
  const example = make("select", { id: `${id}-example` });
  const write = () => {
    const value = examplesOf(content, type.value)[example.value]?.value;
    text.value = value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value, null, 2);
  };
  const list = () => {
    const names = Object.entries(examplesOf(content, type.value));
    fill(example, ...names.map(([name, one]) => make("option", { value: name }, one.summary ?? name)));
    write();
  };
  type.addEventListener("change", list);
  example.addEventListener("change", write);
  list();
  return {
    elements: [labelled("docs-type", type), labelled("docs-example", example), labelled("docs-body", text)],
    type: () => type.value,
    value: () => text.value,
  };
}

/** Where a door has no examples of its own, lines are made of those of the verdicts. */
function examplesOf(content, type) {
  if (content[type]?.examples) return content[type].examples;
  const cases = description.paths["/v1/verdicts"].post.requestBody.content["application/json"].examples;
  const lines = Object.values(cases).slice(0, 3).map((one) => JSON.stringify(one.value)).join("\n");
  return type.includes("ndjson") ? { lines: { value: lines } } : {};
}

const labelled = (name, field) => make("p", { class: "field" }, make("label", { for: field.id }, word(name)), field);

async function attempt(door, parameters, sent, reply) {
  let path = door.path.slice(1);
  const query = new URLSearchParams();
  const headers = {};
  for (const one of parameters) {
    const value = one.field.value.trim();
    if (one.in === "path") path = path.replace(`{${one.name}}`, encodeURIComponent(value || "-"));
    else if (value && one.in === "query") query.set(one.name, value);
    else if (value && one.in === "header") headers[one.name] = value;
  }
  if (!query.has("lang") && parameters.some((one) => one.name === "lang")) query.set("lang", language());
  if (sent.type()) headers["Content-Type"] = sent.type();
  if (find("key").value) headers.Authorization = `Bearer ${find("key").value}`;
  const asked = `${path}${query.size ? `?${query}` : ""}`;
  fill(reply, make("p", { class: "working" }, word("docs-working")));
  try {
    const response = await fetch(asked, { method: door.method, headers, body: sent.value() });
    const text = await response.text();
    fill(reply,
      make("h3", {}, `${response.status} ${response.statusText}`),
      make("p", {}, make("code", {}, `${door.method} /${asked}`)),
      make("pre", { tabindex: "0", "aria-label": word("docs-reply") }, pretty(text)));
  } catch (error) {
    fill(reply, make("p", { class: "alert" }, word("docs-unreachable")));
  }
}

function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

function replies(door) {
  const rows = Object.entries(door.responses).map(([status, one]) => make("tr", {},
    make("td", {}, status), make("td", { lang: "en" }, one.description ?? ""),
    make("td", {}, make("code", {}, Object.keys(one.content ?? {}).join(", ")))));
  const heads = ["docs-status", "docs-meaning", "docs-type"].map((name) => make("th", { scope: "col" }, word(name)));
  return make("details", {}, make("summary", {}, word("docs-replies")),
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)));
}

try {
  await show();
} catch {
  fill(find("doors"), make("p", { class: "alert" }, word("docs-unreachable")));
}
