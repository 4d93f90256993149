"""Clocks that run within the page: when something can be clicked, when a move is on the screen."""

import os
from typing import Any, Final

from playwright.sync_api import Page

# From the beginning of the navigation until whoever clicks in its middle hits the button.
USABLE: Final = """
const look = () => {
  const button = document.querySelector("button.page-main");
  const box = button?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (hit && (hit === button || button.contains(hit))) window.kartkiUsable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# From the arrival of a telling to the end of the frame that first shows something of it outside the
# stage and the list: the position lies under them. And how long a frame takes that shows nothing
# new, which is the machine's own share of it.
SHOWN: Final = """
window.kartkiShown = [];
window.kartkiEmpty = [];
const drawn = (at, times) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => times.push(performance.now() - at);
  after.port2.postMessage(0);
});
setInterval(() => drawn(performance.now(), window.kartkiEmpty), 500);
const TOLD_BESIDE = "[data-staged], .since, [aria-live], [role=status]";
const isPosition = ({ target, addedNodes }) => {
  const place = target instanceof Element ? target : target.parentElement;
  const added = [...addedNodes].filter((node) => node instanceof Element);
  const beside = added.length && added.every((node) => node.matches(TOLD_BESIDE));
  return !place?.closest(TOLD_BESIDE) && !beside;
};
const arrived = ({ data }) => {
  if (!String(data).includes('"t":"told"')) return;
  const at = performance.now();
  const seen = new MutationObserver((changes) => {
    if (!changes.some(isPosition)) return;
    seen.disconnect();
    drawn(at, window.kartkiShown);
  });
  seen.observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
};
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); this.addEventListener("message", arrived); }
};
"""
# How long each frame takes, and what keeps the page busy for more than 50 ms.
FRAMES: Final = """
window.kartkiFrames = [];
window.kartkiBusy = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.kartkiBusy.push(task.duration);
}).observe({ type: "longtask" });
let before = performance.now();
const frame = (now) => {
  window.kartkiFrames.push(now - before);
  before = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
TRANSFERRED: Final = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const all = [page, ...performance.getEntriesByType("resource")];
  return all.map(({ name, encodedBodySize }) => [name, encodedBodySize]);
}"""


def transferred(page: Page) -> list[tuple[str, int]]:
    """Everything that has come, and its size on the way."""
    return [(str(name), int(size)) for name, size in page.evaluate(TRANSFERRED)]


def take(page: Page, name: str) -> Any:
    """What a list has gathered since it was last taken."""
    return page.evaluate(f"window.{name}.splice(0)")


def share(times: list[float], part: float) -> float:
    """The time that so large a part of them does not exceed."""
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def busy() -> str:
    cores = os.cpu_count() or 1
    return f"the machine: {os.getloadavg()[0]:.1f} processes for {cores} cores"
