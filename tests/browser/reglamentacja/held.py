"""“Hold, then let go” on the button under the top: with a mouse, a finger and a key."""

from collections.abc import Callable
from typing import Final

from tests.browser.evidence import say
from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.reglamentacja.circle import FLICKS, Circle, circle
from tests.browser.reglamentacja.market import FLICK, Shopper
from tests.browser.reglamentacja.screen import SOON

NEEDLE: Final = "main .flick .needle"
# Past the middle it has been held long enough to count as held.
FAR_RIGHT: Final = """() => {
  const turned = document.querySelector("main .flick .needle g")?.getAttribute("transform") ?? "";
  return Number(turned.match(/-?[0-9.]+/)?.[0] ?? -90) > 0;
}"""
Place = tuple[float, float]


def by_every_hand(house: House) -> list[str]:
    """Each of them flicks the top in a turn of its own."""
    with circle(house, PHONE) as people:
        for hand in HANDS:
            _one_turn(people, hand)
    return list(HANDS)


def _one_turn(people: Circle, hand: str) -> None:
    holder = people.flicker()
    for _ in range(FLICKS):  # what was let go too late is tried again
        if holder.sees.asked() != "flick":
            break
        HANDS[hand](holder)
        holder.until_gone(NEEDLE)
        assert not holder.page.locator(NEEDLE).count(), f"a {hand} let go, and the needle swings on"
        holder.until_gone(FLICK, 2_000)
    assert holder.sees.asked() != "flick", f"with a {hand} the top does not spin"
    say(f"flicked with a {hand}")
    holder.stop()


def _width(holder: Shopper) -> float:
    box = holder.page.locator(FLICK).bounding_box()
    return box["width"] if box else 0.0


def _swings(holder: Shopper, wide: float) -> None:
    """Held until the needle is in its right half; the button keeps its width meanwhile."""
    holder.page.wait_for_function(FAR_RIGHT, timeout=SOON)
    assert _width(holder) == wide, "pressing has changed the width of the button"


def _edge(holder: Shopper) -> Place:
    """Near the left end, where a button that shrinks is gone from under the pointer."""
    box = holder.page.locator(FLICK).bounding_box()
    assert box is not None
    return box["x"] + 6, box["y"] + box["height"] / 2


def _mouse(holder: Shopper) -> None:
    wide, mouse = _width(holder), holder.page.mouse
    mouse.move(*_edge(holder))
    mouse.down()
    _swings(holder, wide)
    mouse.move(20, 20)  # a hand is not steady: wherever it is by now, letting go counts
    mouse.up()


def _finger(holder: Shopper) -> None:
    wide, (x, y) = _width(holder), _edge(holder)
    line = holder.page.context.new_cdp_session(holder.page)
    at = [{"x": x, "y": y}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    _swings(holder, wide)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def _key(holder: Shopper) -> None:
    wide = _width(holder)
    holder.page.locator(FLICK).focus()
    holder.page.keyboard.down("Space")
    _swings(holder, wide)
    holder.page.keyboard.up("Space")


HANDS: Final[dict[str, Callable[[Shopper], None]]] = {
    "mouse": _mouse,
    "finger": _finger,
    "key": _key,
}
