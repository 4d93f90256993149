"""Why not: beside what was refused, upon nothing that may be tapped, gone with the next deed."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from scripts.screenshots.tables import Tables
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.house import House
from tests.browser.prepared import sit_at

BUBBLE: Final = "main div.bubble"
NEAR: Final = 20.0  # pixels between the bubble and what it belongs to
# For each game: a question, what is tapped first, what is refused then, and what may be tapped.
REFUSALS: Final[dict[str, tuple[tuple[str, str, int], str, str, str]]] = {
    "kolejka": (
        ("kolejka", "jumping", 1),
        "main .card button[aria-disabled=false]",
        "main .pawn.not button",
        "main .pawn.legal, main .front.legal, main .acts button",
    ),
    "ration_board": (
        ("ration_board", "roll_called", 4),
        "",
        "main .pad [aria-disabled=true]",
        "main .go:not([aria-disabled=true]), main .pad button:not([aria-disabled=true])",
    ),
    "reglamentacja": (
        ("reglamentacja", "spinning", 1),
        "",
        "main .acts .black[aria-disabled=true]",
        "main .top .act, main .acts button:not([aria-disabled=true])",
    ),
}
# Of what may be tapped, what lies under the bubble.
UNDER: Final = """([bubble, targets]) => {
  const over = document.querySelector(bubble).getBoundingClientRect();
  return [...document.querySelectorAll(targets)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && left < over.right && right > over.left
      && top < over.bottom && bottom > over.top;
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("game", REFUSALS)
def test_a_refusal_covers_nothing_that_may_be_tapped(
    prepared: tuple[House, Tables], game: str, size: tuple[int, int]
) -> None:
    house, tables = prepared
    guest = house.welcome("en", size)
    question, first, refused, targets = REFUSALS[game]
    sit_at(guest, tables.asked(*question))
    if first:
        _tap(guest, first)
    _tap(guest, refused)
    guest.page.locator(BUBBLE).wait_for()
    assert guest.page.evaluate(UNDER, [BUBBLE, targets]) == []
    guest.page.locator(f"{BUBBLE} button").click()
    guest.page.locator(BUBBLE).wait_for(state="detached")
    assert guest.faults == []


def test_a_refusal_belongs_to_what_was_refused(prepared: tuple[House, Tables]) -> None:
    """It stands beside it, and goes when something else is tapped instead of wandering there."""
    house, tables = prepared
    guest = house.welcome("en")
    sit_at(guest, tables.asked("kolejka", "queue_up", 9))
    card = guest.page.locator("main .card button").nth(2)
    card.click(force=True)  # it is greyed, and answers all the same
    guest.page.locator(BUBBLE).wait_for()
    assert _apart(_box(guest.page, BUBBLE), card.bounding_box()) <= NEAR
    guest.page.locator("main .since .more").click()
    guest.page.locator(BUBBLE).wait_for(state="detached")


def _tap(guest: Guest, selector: str) -> None:
    """`force`: it is greyed, and answers all the same."""
    found = guest.page.locator(selector).locator("visible=true").first
    found.scroll_into_view_if_needed()
    found.tap(force=True) if guest.size[0] < 600 else found.click(force=True)


def _box(page: Page, selector: str) -> Any:
    return page.locator(selector).bounding_box()


def _apart(one: Any, other: Any) -> float:
    """Pixels between two boxes, across or down, whichever is more."""
    across = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
    down = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"])
    return float(max(across, down))
