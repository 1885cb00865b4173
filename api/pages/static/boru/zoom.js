// A closer look at the map: by keys, by buttons, and with two fingers. One finger, or the arrow keys, move over it.

import { find } from "../dom.js";
import { word } from "../say.js";

const MOST = 3;
const STEP = 1.25;

export function zooming(announce) {
  const frame = find("map");
  let zoom = 1;
  let pinch = null;

  /** The point of the map at (x, y) of the frame stays where it is. */
  function to(wanted, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const next = Math.min(MOST, Math.max(1, wanted));
    const [left, top] = [(frame.scrollLeft + x) * (next / zoom) - x, (frame.scrollTop + y) * (next / zoom) - y];
    zoom = next;
    find("land").style.width = `${100 * zoom}%`;
    frame.scrollTo(left, top);
    find("closer").disabled = zoom >= MOST;
    find("farther").disabled = zoom <= 1;
  }

  const step = (factor) => { to(zoom * factor); announce(word("on-boru-zoomed", { percent: Math.round(100 * zoom) })); };
  find("closer").addEventListener("click", () => step(STEP));
  find("farther").addEventListener("click", () => step(1 / STEP));
  frame.addEventListener("keydown", (event) => {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 1 / MOST }[event.key];
    if (!factor || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(factor);
    document.activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const spread = ({ touches: [one, other] }) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  frame.addEventListener("touchstart", (event) => { if (event.touches.length === 2) pinch = { apart: spread(event), zoom }; }, { passive: true });
  frame.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault(); // a page that still glides can't be held
    const { left, top } = frame.getBoundingClientRect();
    const [one, other] = event.touches;
    to(pinch.zoom * (spread(event) / pinch.apart), (one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top);
  }, { passive: false });
  frame.addEventListener("touchend", ({ touches }) => { if (touches.length < 2) pinch = null; });
  to(1);
}
