"""A live table: several people, each at a screen and in a language of their own, and bots."""

import json
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.players import OVER, hurry_bots
from tests.browser.reglamentacja.market import Shopper
from tests.browser.reglamentacja.pause import let_it_pass, listen_for_raids
from tests.browser.tables import sit_down
from tests.browser.watcher import Watcher

GAME: Final = "reglamentacja"
MINE: Final = """() => [...document.querySelector("main .queue li.mine").classList]
  .find((name) => name.startsWith("seat-")).slice(-1)"""


@dataclass(frozen=True)
class Invited:
    name: str
    language: str
    size: tuple[int, int]


class Company:
    """Everybody who has sat down, once the game has begun."""

    def __init__(self, house: House, code: str, people: Sequence[Shopper]) -> None:
        self.house: Final = house
        self.code: Final = code
        self.people: Final = people

    def by(self, letter: str) -> Shopper | None:
        """None: a bot sits there."""
        return next((one for one in self.people if one.letter == letter), None)

    def look_at_the_speculator(self) -> None:
        """Nobody acts while he shops."""
        let_it_pass([one.guest for one in self.people], self.house.clock)

    def is_over(self) -> bool:
        return self.people[0].page.locator(OVER).count() > 0

    def film(self) -> dict[str, Any]:
        """The game as the house keeps it, with what every seat was told."""
        url = f"{self.house.server.url}/api/tables/{self.code}/frames"
        with urllib.request.urlopen(url) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


def gather(
    house: House, seats: int, invited: Sequence[Invited], *, watched: bool = False
) -> Company:
    """The first opens the table by the form, the others come by its link, bots fill the rest."""
    guests = [house.welcome(one.language, one.size) for one in invited]
    for guest in guests:
        listen_for_raids(guest)
    code = open_for(guests[0], seats, invited[0].name)
    for guest, one in zip(guests[1:], invited[1:], strict=True):
        sit_down(guest, code, one.name)
    begin(guests[0].page, len(invited), seats)
    for guest in guests:
        guest.page.locator("main.reglamentacja .queue li.mine").wait_for()
    people = [
        Shopper(guest, one.name, guest.page.evaluate(MINE), Watcher(guest) if watched else None)
        for guest, one in zip(guests, invited, strict=True)
    ]
    return Company(house, code, people)


def open_for(host: Guest, seats: int, name: str, *, days: bool = False) -> str:
    """By the form; a table for days has no clock."""
    page = host.page
    hurry_bots(page, {})
    host.go(f"/new/{GAME}")
    page.locator("main form input[autocomplete=nickname]").fill(name)
    page.locator(f"main form .large input[value='{seats}']").check(force=True)
    if days:
        page.locator("main form summary").click()
        page.locator("main form input[value=days]").check(force=True)
    with page.expect_response("**/api/tables") as answer:
        page.locator("main form button.page-main").click()
    page.wait_for_url("**/t/*")
    code: str = answer.value.json()["code"]
    return code


def begin(page: Page, people: int, seats: int) -> None:
    page.locator(".seat .name").nth(people - 1).wait_for()
    if people < seats:
        page.locator(".start .page-act").click()
    page.locator(".start .page-main:not([aria-disabled=true])").click()
