// Rows of fields that a claim asks for beyond the picture: drawn, and read back at every change.

import { fill, find, make, options } from "../dom.js";
import { word } from "../say.js";
import { fieldsOf, rows } from "./entries.js";

export function makeEntryForm(game, { table, change, announce }) {
  let drawn = "[]";
  const choices = (field) => (typeof field.options === "string" ? game.part.choices(table()) : field.options);
  const idOf = (list, place, field) => `entry-${list.name}-${place}-${field.name}`;

  function input(list, place, field, value) {
    const about = { id: idOf(list, place, field), "data-list": list.name, "data-row": place, "data-field": field.name };
    if (field.options) {
      const select = make("select", about);
      options(select, [["", word("table-not-given")], ...choices(field)], value ?? "");
      return select;
    }
    const kind = field.text ? { type: "text", maxlength: field.text, autocomplete: "off" }
      : { type: "number", inputmode: "numeric", min: field.least, max: field.most, placeholder: "?" };
    return make("input", { ...about, ...kind, value: value ?? "" });
  }

  function row(list, found, place) {
    const fields = fieldsOf(found, list).map((field) => make("p", { class: "field" },
      make("label", { for: idOf(list, place, field) }, field.words), input(list, place, field, found[field.name])));
    const away = list.least === list.most ? null
      : make("button", { type: "button", class: "quiet", onclick: () => remove(list, place) }, word("table-entry-away"));
    return make("fieldset", { class: "entry" }, make("legend", {}, `${list.words} · ${place + 1}`), ...fields, away, make("p", { class: "ask", hidden: true }));
  }

  /** The same fields: only their values are written anew, because the reader may be on the way to the next one. */
  function refill(now, entries) {
    for (const list of entries) {
      rows(now, list).forEach((found, place) => fieldsOf(found, list).forEach((field) => {
        const one = find(idOf(list, place, field));
        if (one !== document.activeElement) one.value = found[field.name] ?? "";
      }));
    }
  }

  const alter = (list, act) => change((next) => { next.entries[list.name] = act(rows(next, list).map((one) => ({ ...one }))); });

  function remove(list, place) {
    alter(list, (all) => all.filter((_, at) => at !== place));
    announce(word("table-entry-gone"));
    find("entries").querySelector("button")?.focus();
  }

  find("entries").addEventListener("change", ({ target }) => {
    if (!drawn) return;  // a field that is taken away says once more what it held
    const list = game.questionOf(table()).entries.find((one) => one.name === target.dataset.list);
    alter(list, (all) => {
      for (const one of document.querySelectorAll(`[data-list="${list.name}"]`)) all[one.dataset.row][one.dataset.field] = one.value;
      return all;
    });
  });

  return {
    draw(now) {
      const { entries } = game.questionOf(now);
      const shape = JSON.stringify(entries.map((list) => [list.name, rows(now, list).map((found) => fieldsOf(found, list).map((one) => [one.name, typeof one.options === "string" ? choices(one) : ""]))]));
      if (shape === drawn) { refill(now, entries); return; }
      drawn = "";
      const held = find("entries").contains(document.activeElement) ? document.activeElement.id : null;
      find("entries").hidden = !entries.length;
      fill(find("entries"), ...entries.flatMap((list) => [
        ...rows(now, list).map((found, place) => row(list, found, place)),
        list.least === list.most || rows(now, list).length >= list.most ? null : make("button", {
          type: "button", class: "quiet", id: `entry-add-${list.name}`, onclick: () => {
            alter(list, (all) => [...all, {}]);
            find(idOf(list, rows(table(), list).length - 1, list.fields[0])).focus();
          },
        }, word("table-entry-add", { words: list.words })),
      ]));
      drawn = shape;
      if (held) find(held)?.focus();
    },
    /** The field that a place in the claim is about, with what is wrong said beside it; null if there is none. */
    asked(pointer, message) {
      const [, part, name, place, field] = pointer.split("/");
      const found = part === "claim" && document.querySelector(`[data-list="${name}"][data-row="${place}"]${field ? `[data-field="${field}"]` : ""}`);
      if (!found) return null;
      const ask = found.closest(".entry").querySelector(".ask");
      ask.textContent = message;
      ask.hidden = false;
      found.setAttribute("aria-invalid", "true");
      return found;
    },
    /** The first field that is blank: a blank is not zero, and nobody is not a name. */
    blank(now) {
      for (const list of game.questionOf(now).entries) {
        for (const [place, found] of rows(now, list).entries()) {
          const field = fieldsOf(found, list).find((one) => !found[one.name] && !one.when?.optional.includes(found[one.when.field]));
          if (field) return `/claim/${list.name}/${place}/${field.name}`;
        }
      }
      return null;
    },
  };
}
