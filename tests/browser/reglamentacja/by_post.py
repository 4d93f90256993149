"""A game without a clock, as one plays it over days: one person, and bots that answer at once."""

from typing import Final

from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.players import OVER, Player
from tests.browser.reglamentacja.company import GAME, begin, open_for
from tests.browser.watcher import Watcher

SEATS: Final = 3
SEED: Final = 7
SOME: Final = 40  # taps: a round or two


def one_against_bots(house: House, language: str, size: tuple[int, int]) -> int:
    """To the end."""
    player = begun(house, language, size)
    player.play_to_the_end()
    assert player.page.locator(OVER).inner_text() != ""
    return looked_at(player, language)


def some_turns(house: House, language: str, size: tuple[int, int]) -> int:
    player = begun(house, language, size)
    while player.taps < SOME and not player.is_over():
        player.look()
        player.step()
    return looked_at(player, language)


def begun(house: House, language: str, size: tuple[int, int]) -> Player:
    guest = house.welcome(language, size)
    watcher = Watcher(guest)
    open_for(guest, SEATS, "Ania", days=True)
    begin(guest.page, 1, SEATS)
    guest.page.locator(f"main.{GAME}").wait_for()
    return Player(guest, GAME, SEED, watcher)


def looked_at(player: Player, language: str) -> int:
    watcher = player.watcher
    assert watcher is not None
    watcher.look()
    say(f"{player.taps} taps, axe in {len(watcher.seen)} situations")
    assert player.page.locator("html").get_attribute("lang") == language
    watcher.report()
    return player.taps
