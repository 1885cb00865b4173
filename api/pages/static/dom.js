// Two small helpers for making elements.

export const find = (id) => document.getElementById(id);

/** An element with properties (class, dataset, aria-*, on*) and children. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren(...children.filter((child) => child != null));
}

export function options(select, entries, chosen) {
  fill(select, ...entries.map(([value, text]) => make("option", { value, selected: String(value) === String(chosen) }, text)));
}
