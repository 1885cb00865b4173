// The page of Bitwa o Rzekę: its picture, and what is tapped on it besides cards.

import { find } from "../dom.js";
import { word } from "../say.js";
import { box, tablePage } from "../table/page.js";
import { drawDams, drawTile, drawZones, placeName } from "./draw.js";
import { makeRiver } from "./table.js";

const game = makeRiver(box());
const { part } = game;

function picture({ table, look, change, announce, on }) {
  function addHouse() {
    const name = find("house-id").value.trim();
    if (!/^[a-z][a-z0-9-]*$/.test(name) || table().dams.some((one) => one.name === name)) {
      find("house-id").setAttribute("aria-invalid", "true");
      announce(word("on-river-house-name"));
      find("house-id").focus();
      return;
    }
    find("house-id").removeAttribute("aria-invalid");
    change((next) => {
      next.dams.push(part.freshDam(name, { slots: Number(find("slots").value), requirement: find("requirement").value }));
      Object.assign(next, { current: name, zone: "attacker" });
    });
  }

  on("dams", "click", ({ target }) => {
    const button = target.closest("[data-dam]");
    if (button) look({ current: button.dataset.dam, zone: "attacker" });
  });
  on("all", "click", () => look({ all: !part.showsAll(table(), game.questionOf(table())) }));
  on("damaged", "change", ({ target }) => change((next) => { part.damOf(next).damaged = target.checked; }));
  on("in-claim", "change", ({ target }) => change((next) => {
    const others = part.inClaim(next).filter((one) => one !== next.current);
    next.chosen = target.checked ? [...others, next.current] : others;
  }));
  on("first", "change", ({ target }) => change((next) => { part.damOf(next).first = target.value; }));
  on("house-add", "click", addHouse);

  return {
    placeName,
    choose: (zone) => ({ zone }),
    draw(now, drawing) {
      drawDams(game, now);
      drawTile(game, now);
      drawZones(game, now, drawing);
    },
    asked(pointer, now) {
      const dam = /^\/position\/dams\/(\d+)\/first$/.exec(pointer);
      if (!dam) return null;
      const { tile, id } = game.positionJson(now).dams[Number(dam[1])];
      look({ current: String(tile ?? id) });
      return find("first");
    },
    groups: ["dams", "zones", "grid", "elites", "ruses"],
  };
}

await tablePage(game, picture);
