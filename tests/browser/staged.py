"""What a page really showed of a game: read off the page, event by event, and judged.

A scene is an element with `data-staged="<n>:<code>"`, a line of "since your last move" one with
`data-listed`. What was told is read off the socket of the same page.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

LEAST: Final = 600.0  # milliseconds for which a scene has to be seen

# Keeps what was told, when each scene came and went, and which lines ever stood in the list.
EYES: Final = """
window.kartkiTold = [];
window.kartkiScenes = [];
window.kartkiListed = {};
let seat = -1;
const heard = ({ data }) => {
  const message = typeof data === "string" ? JSON.parse(data) : null;
  if (message?.you) seat = message.you.seat;
  if (message?.t !== "told") return;
  const { n, events, ask } = message;
  const asked = ask !== null && ask.actors.includes(seat);
  window.kartkiTold.push({ at: performance.now(), n, events, asked, seat });
};
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); this.addEventListener("message", heard); }
};
const open = new Map();
const inSight = (element) => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width > 0 && height > 0
    && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
};
const close = (element, scene) => {
  open.delete(element);
  window.kartkiScenes.push({ ...scene, until: performance.now() });
};
const look = () => {
  const now = performance.now();
  const shown = new Map([...document.querySelectorAll("[data-staged]")]
    .map((element) => [element, element.dataset.staged]));
  for (const [element, scene] of open)
    if (shown.get(element) !== scene.mark) close(element, scene);
  for (const [element, mark] of shown)
    if (!open.has(element)) open.set(element, { mark, since: now, seen: false });
  const lines = {};
  for (const { dataset } of document.querySelectorAll("[data-listed]"))
    for (const mark of [dataset.listed, ...(dataset.listedToo ?? "").split(" ")])
      if (mark) lines[mark] = (lines[mark] ?? 0) + 1;
  for (const [mark, count] of Object.entries(lines))
    window.kartkiListed[mark] = Math.max(window.kartkiListed[mark] ?? 0, count);
};
setInterval(() => {
  for (const [element, scene] of open) scene.seen ||= inSight(element);
}, 50);
new MutationObserver(look).observe(document, {
  subtree: true, childList: true, attributes: true,
  attributeFilter: ["data-staged", "data-listed", "data-listed-too"],
});
"""

Event = dict[str, Any]
Needed = Callable[[Event], int]  # how many scenes an event has to be


def _once(_event: Event) -> int:
    return 1


def _delivery(event: Event) -> int:
    return int(event["facts"]["moved"] > 0)


def _pawns(event: Event) -> int:
    """The card itself, and each pawn that it moves; stocktaking pulls the shutter down."""
    facts = event["facts"]
    starts = facts.get("from", {"terms": []})["terms"]
    ends = facts.get("to", {"terms": []})["terms"]
    ways = zip(starts, ends, strict=True)
    walked = [start for start, end in ways if start["kind"] == "queue" and start != end]
    return 1 + len(walked) + int(facts["kind"] == "stocktaking")


# The kinds of events that have to be staged; all others have to stand in the list.
STAGED: Final[dict[str, dict[str, Needed]]] = {
    "kolejka": {
        "delivery_came": _delivery,
        "bought": _once,
        "speculator_bought": _once,
        "sold_out": _once,
        "card_played": _pawns,
        "saturday_came": _once,
    },
    "ration_board": {"drew": _once, "approved": _once},
    "reglamentacja": {"speculator_took": _once, "bought": _once, "final_turn_began": _once},
}
# One's own draws are no news: what was drawn lies in the hand.
OWN_DRAWS: Final = {
    "kolejka": {"drew_card", "drew_something"},
    "ration_board": set[str](),
    "reglamentacja": {"drew", "drew_something", "dealt"},
}


@dataclass
class Verdict:
    events: int = 0
    staged: int = 0  # events that had to be, and were
    unstaged: list[str] = field(default_factory=list)
    unlisted: list[str] = field(default_factory=list)


def judge(page: Page, game: str) -> Verdict:
    return weigh(
        game,
        page.evaluate("window.kartkiTold"),
        page.evaluate("window.kartkiScenes"),
        page.evaluate("window.kartkiListed"),
    )


def weigh(
    game: str,
    tellings: list[dict[str, Any]],
    scenes: list[dict[str, Any]],
    listed: dict[str, int],
) -> Verdict:
    verdict = Verdict()
    for at, telling in enumerate(tellings):
        deadline = _deadline(tellings, at)
        shown = _shown_by(scenes, deadline)
        wanted = _wanted(game, telling, verdict)
        for mark, needed in wanted.items():
            missing = needed - shown[mark]
            verdict.staged += min(needed, shown[mark])
            verdict.unstaged += [mark] * max(0, missing)
        for mark, lines in _lines(game, telling).items():
            verdict.unlisted += [mark] * max(0, lines - listed.get(mark, 0))
    return verdict


def _wanted(game: str, telling: dict[str, Any], verdict: Verdict) -> Counter[str]:
    wanted: Counter[str] = Counter()
    for event in telling["events"]:
        verdict.events += 1
        needed = STAGED[game].get(event["code"])
        if needed:
            wanted[f"{telling['n']}:{event['code']}"] += needed(event)
    return wanted


def _lines(game: str, telling: dict[str, Any]) -> Counter[str]:
    return Counter(
        f"{telling['n']}:{event['code']}"
        for event in telling["events"]
        if event["code"] not in STAGED[game] and not _own_draw(game, event, telling["seat"])
    )


def _own_draw(game: str, event: Event, seat: int) -> bool:
    mine = event["facts"].get("seat") == {"who": seat}
    return mine and event["code"] in OWN_DRAWS[game]


def _deadline(tellings: list[dict[str, Any]], at: int) -> float:
    """The next question to this seat; of what comes with the question itself, its answer."""
    if tellings[at]["asked"]:
        return tellings[at + 1]["at"] if at + 1 < len(tellings) else float("inf")
    later = (told["at"] for told in tellings[at + 1 :] if told["asked"])
    return next(later, float("inf"))


def _shown_by(scenes: list[dict[str, Any]], deadline: float) -> Counter[str]:
    """Scenes that somebody could see, for long enough, and in time."""
    return Counter(
        scene["mark"]
        for scene in scenes
        if scene["seen"] and min(scene["until"], deadline) - scene["since"] >= LEAST
    )
