"""What must be seen or tapped is: on a phone, under the bot's advice, at the end of the game."""

import json
import secrets
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.evidence import say
from tests.browser.finished import finished
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.house import House
from tests.browser.reglamentacja.market import OFFER, Shopper
from tests.browser.tables import AFTER

GAME: Final = "reglamentacja"
LOW: Final = (360, 640)
SIZES: Final = (DESKTOP, TABLET, PHONE, LOW)
MANNERS: Final = {"hints": True, "bot_delay": 60_000}
PLAYERS: Final = "main .player .card"
COMPOSED: Final = ", ".join(
    (PLAYERS, "main .composer button", "main .tray .hand [data-kind]", "main .tray .do button")
)
# Whatever the bot may speak of: cards, my stamps, and the slip that it does speak of.
SPOKEN_OF: Final = "main .shop [data-card], main .tray .hand [data-kind], main .slip.advised"
GUESTS: Final = "main .guests article"
# Which of these are out of sight, or under something else that gets the tap?
COVERED: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const places = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]];
  const over = places
    .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((met) => !one.contains(met));
  return over.map((met) => `${met?.className ?? "the edge"} covers ${one.className}`);
})"""
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"
ARRIVED: Final = "(selector) => document.querySelector(selector)?.getAnimations().length === 0"


def covered(page: Page, selector: str) -> list[str]:
    assert page.locator(selector).count(), f"there is nothing like {selector}"
    found: list[str] = page.evaluate(COVERED, selector)
    return found + (["wider than the screen"] if page.evaluate(WIDER) else [])


# an offer to each of them


def addressed_to_each(maker: Shopper, names: dict[str, str]) -> None:
    """Everybody stands there by name, is tapped, and the button says who is meant."""
    maker.tap(OFFER)
    (kind, _), *_ = maker.sees.hand().most_common()
    maker.tap(f"main ul.hand [data-kind={kind}]")
    for letter, name in names.items():
        player = maker.page.locator(f"main .player.seat-{letter}")
        assert player.locator(".name").inner_text() == name
        maker.tap(player.locator(".card"))
        to = maker.page.locator("main .do .to .name")
        maker.until(lambda to=to, name=name: to.inner_text() == name, f"an offer to {name}")  # type: ignore[misc]
        assert not (found := covered(maker.page, COMPOSED)), f"{maker.name}: {found}"
    maker.tap("main .do .chip:last-child")
    maker.until_gone("main .composer")
    say(f"{maker.name} can offer something to each of {', '.join(names.values())}")


# the bot's advice


def advised(house: House) -> int:
    """At tables that go on from the middle of a game; how many were looked at."""
    code = finished(house, GAME, players=5, moves=40)
    seat, line = _asked(house, code)
    for size in SIZES:
        guest = _seated(house, code, line, seat, size)
        guest.page.locator("header .hint button").click()
        guest.page.locator(".advice .told").wait_for()
        found = covered(guest.page, SPOKEN_OF)
        assert not found, f"{size}: the advice covers what it may speak of: {found}"
    return len(SIZES)


def _asked(house: House, code: str) -> tuple[int, int]:
    """A seat that may trade while several offers lie there, and the line before."""
    film: Any = json.loads(house.server.get(f"/api/tables/{code}/frames"))
    for frame in film["frames"]:
        for seat, ask in enumerate(frame["ask"]):
            if ask and ask["prompt"] == "trading" and _takes(ask) > 1:
                return seat, frame["n"]
    raise AssertionError("nobody had two offers to choose from")


def _takes(ask: dict[str, Any]) -> int:
    return len({one["args"]["number"] for one in ask["legal"] if one["verb"] == "take"})


def _seated(house: House, code: str, line: int, seat: int, size: tuple[int, int]) -> Guest:
    key = secrets.token_urlsafe(32)
    wishes = {"id": secrets.token_hex(8), "game": GAME, "seats": 5, "key": key}
    more = {"manners": MANNERS, "from": {"code": code, "n": line, "seat": seat}}
    made = house.server.post("/api/tables", {**wishes, **more})
    guest = house.welcome("it", size)
    guest.go("/")
    kept = [{"code": made["code"], "game": GAME, "at": 0, "keys": [key]}]
    guest.page.evaluate("(kept) => localStorage.setItem('kartki.tables', kept)", json.dumps(kept))
    guest.go(f"/t/{made['code']}")
    guest.page.locator("main .slip").first.wait_for()
    return guest


# the end


def revealed(house: House) -> int:
    """Every guest can be read whole, however many cards they have; so many screens."""
    code = finished(house, GAME, players=5, moves=40)
    for size in SIZES:
        guest = house.welcome("pl", size)
        guest.go(f"/t/{code}")
        guest.page.locator(AFTER).wait_for()
        guest.page.wait_for_function(ARRIVED, arg=AFTER)
        for one in guest.page.locator(GUESTS).all():
            _is_free(guest.page, one.get_attribute("class") or "", size)
    return len(SIZES)


def _is_free(page: Page, look: str, size: tuple[int, int]) -> None:
    """Scrolled to where it lies, it lies wholly above the sheet after the game."""
    one = page.locator(f"{GUESTS}.{look.split()[0]}")
    for part in (one.locator("h3"), one.locator("ul")):
        part.scroll_into_view_if_needed()
    end, sheet = one.locator("ul").bounding_box(), page.locator(AFTER).bounding_box()
    assert end is not None
    assert sheet is not None
    below = end["y"] + end["height"] - sheet["y"]
    assert below <= 0, f"{size}: {below:.0f} px of {look} lie under the sheet"
