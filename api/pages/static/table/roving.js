// One stop of the Tab key for a whole group; within it the arrow keys move, as the eye does.

const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const stops = (group) => [...group.querySelectorAll("button:not([disabled])")].filter((one) => one.offsetParent);

const middle = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The nearest button in that direction: what lies sideways counts more than what lies ahead. */
function nearest(from, all, [across, down]) {
  const [x, y] = middle(from);
  let best = null;
  for (const one of all) {
    const [toX, toY] = middle(one);
    const ahead = (toX - x) * across + (toY - y) * down;
    if (one === from || ahead < 4) continue;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * across);
    const cost = ahead + 4 * aside;
    if (!best || cost < best.cost) best = { one, cost };
  }
  return best?.one;
}

/** After a group was drawn again: exactly one of its buttons can be reached by Tab. */
export function settleStops(group, wanted = null) {
  const all = stops(group);
  const one = wanted ?? all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
  for (const each of all) each.tabIndex = each === one ? 0 : -1;
}

export function roving(group) {
  group.addEventListener("keydown", (event) => {
    const from = event.target.closest("button");
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops(group);
    const to = event.key in KEYS ? nearest(from, all, KEYS[event.key])
      : event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : null;
    if (!to) return;
    event.preventDefault();
    settleStops(group, to);
    to.focus();
  });
  group.addEventListener("focusin", ({ target }) => { if (target.matches("button")) settleStops(group, target); });
  settleStops(group);
}
