"""At one table: somebody opens it, others come by its link, and everybody plays."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from tests.browser.guest import Guest
from tests.browser.players import LONGEST, MY_TURN, OVER, Player, hurry_bots

LOST: Final = "p[role=status], [role=status] > p"  # in play nothing else is said there
AFTER: Final = f"section[aria-labelledby={OVER[1:]}]"


def open_table(guest: Guest, game: str, name: str) -> tuple[str, str]:
    """By the form, with the usual number of seats: the codes for players and for spectators."""
    hurry_bots(guest.page, {})
    guest.go(f"/new/{game}")
    guest.page.locator("main form input[autocomplete=nickname]").fill(name)
    with guest.page.expect_response("**/api/tables") as answer:
        guest.page.locator("main form button.page-main").click()
    guest.page.wait_for_url("**/t/*")
    made = answer.value.json()
    return made["code"], made["watch"]


def sit_down(guest: Guest, code: str, name: str) -> None:
    guest.go(f"/t/{code}")
    guest.page.locator("#sit-name").fill(name)
    guest.page.locator("form button.page-main").click()
    guest.page.locator("#sit-name").wait_for(state="detached")


def begin(host: Guest, people: int) -> None:
    """When so many sit there: bots on the other seats, and off."""
    host.page.locator(".seat .name").nth(people - 1).wait_for()
    host.page.locator(".start .page-act").click()
    host.page.locator(".start .page-main:not([aria-disabled=true])").click()


def play_on(players: Sequence[Player], done: Callable[[], bool]) -> None:
    """Whoever is asked does something, until that is so."""
    until = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < until, "nobody gets any further"
        asked = [one for one in players if one.page.locator(MY_TURN[one.game]).count()]
        for player in asked:
            player.choose()
        if not asked:
            time.sleep(0.05)


def unfold(guest: Guest) -> None:
    """Where the board itself tells how it ended, the sheet after the game comes folded."""
    guest.page.locator(OVER).wait_for()
    folded = guest.page.locator(f"{AFTER} header button[aria-expanded=false]")
    if folded.count():
        folded.click()


def standing(guest: Guest) -> list[str]:
    """Names in the order in which they have come in, as the sheet after the game has them."""
    unfold(guest)
    entries = guest.page.locator(f"{AFTER} ol li strong")
    entries.first.wait_for()
    return entries.all_inner_texts()


def course(guest: Guest) -> list[str]:
    """The figures of the whole game, which are the same in every language."""
    guest.page.locator(f"{AFTER} details summary").first.click()
    cells = guest.page.locator(f"{AFTER} details td")
    cells.nth(4).wait_for()
    return cells.all_inner_texts()
