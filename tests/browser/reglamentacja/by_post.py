"""A game without a clock, as one plays it over days: one person, and bots that answer at once."""

from typing import Final

from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.players import OVER, Player
from tests.browser.reglamentacja.company import GAME, begin, open_for
from tests.browser.watcher import Watcher

SEATS: Final = 3
SEED: Final = 7


def one_against_bots(house: House, language: str, size: tuple[int, int]) -> int:
    guest = house.welcome(language, size)
    watcher = Watcher(guest)
    open_for(guest, SEATS, "Ania", days=True)
    begin(guest.page, 1, SEATS)
    guest.page.locator(f"main.{GAME}").wait_for()
    player = Player(guest, GAME, SEED, watcher)
    player.play_to_the_end()
    watcher.look()
    say(f"{player.taps} taps, axe in {len(watcher.seen)} situations")
    assert guest.page.locator(OVER).inner_text() != ""
    assert guest.page.locator("html").get_attribute("lang") == language
    watcher.report()
    return player.taps
