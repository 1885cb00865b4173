// Every change of a table is a step: kept on the device, and an entry of the browser's history.

const MOST = 200;

function kept(store, name) {
  try { return JSON.parse(store.getItem(name)); } catch { return null; }
}

function keep(store, name, value) {
  try { store.setItem(name, JSON.stringify(value)); } catch { /* private windows forget, full ones too */ }
}

/**
 * The steps of one table. The tab keeps all of them, the device keeps the last table.
 * `show(step, how)` draws a step; `how` is "undone", "redone" or empty.
 */
export function makeSteps(name, fresh, show) {
  const before = kept(sessionStorage, name);
  const last = kept(localStorage, name);
  // What an older page has kept may lack something.
  const whole = (table) => ({ ...fresh(), ...table });
  let steps = before?.steps?.length ? before.steps.map((one) => ({ ...one, table: whole(one.table) })) : [{ id: 1, table: whole(last) }];
  let at = before?.steps?.length ? Math.min(before.at, steps.length - 1) : 0;
  // How many entries of this document's history lie before this one, and before the newest.
  let depth = 0;
  let top = 0;

  const current = () => steps[at];
  const place = (id) => steps.findIndex((one) => one.id === id);

  function save() {
    keep(sessionStorage, name, { steps, at });
    keep(localStorage, name, current().table);
  }

  const entry = () => ({ [name]: current().id, depth });

  function go(to) {
    const how = to < at ? "undone" : "redone";
    at = to;
    save();
    show(current(), how);
  }

  addEventListener("popstate", ({ state }) => {
    const to = state?.[name] ? place(state[name]) : -1;
    if (to < 0) return;
    depth = state.depth;
    go(to);
  });

  const known = history.state?.[name] ? place(history.state[name]) : -1;
  if (known >= 0) {
    at = known;
    depth = top = history.state.depth;
  }
  history.replaceState(entry(), "");
  save();

  return {
    current,
    canUndo: () => at > 0,
    canRedo: () => at < steps.length - 1,
    /** A new table: the next step. Those that were undone are gone. */
    push(table) {
      steps = [...steps.slice(0, at + 1), { id: Math.max(...steps.map((one) => one.id)) + 1, table }].slice(-MOST);
      at = steps.length - 1;
      depth += 1;
      top = depth;
      history.pushState(entry(), "", location.pathname + location.search);
      save();
      show(current(), "");
    },
    /** Something about this step that is no change of the table: the ruling on it, what is chosen. */
    note(facts) {
      Object.assign(current(), facts);
      save();
    },
    undo() {
      if (at === 0) return;
      if (depth > 0) { history.back(); return; }
      top = 0;
      go(at - 1);
      history.replaceState(entry(), "");
    },
    redo() {
      if (at === steps.length - 1) return;
      if (depth < top) { history.forward(); return; }
      go(at + 1);
      history.replaceState(entry(), "");
    },
  };
}
