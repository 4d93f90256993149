"""Whole games against bots, begun on the first page; the rest of the matrix is in scripts/prove."""

import pytest

from tests.browser.guest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.players import OVER, Player, play_now
from tests.browser.watcher import Watcher


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("kolejka", "pl", DESKTOP), ("ration_board", "it", PHONE)],
)
def test_a_whole_game(house: House, game: str, language: str, size: tuple[int, int]) -> None:
    guest = house.welcome(language, size)
    watcher = Watcher(guest)
    play_now(guest, game)
    guest.page.locator(f"main.{game}").wait_for()
    Player(guest, game, seed=7, watcher=watcher).play_to_the_end()
    assert guest.page.locator(OVER).inner_text() != ""
    assert guest.page.locator("html").get_attribute("lang") == language
    watcher.report()


def test_a_day_in_the_queue_by_keyboard_alone(house: House) -> None:
    player = KeyboardPlayer(house.welcome("en"), "kolejka", seed=7)
    player.begin()
    player.page.locator("main.kolejka button.menu").wait_for()
    player.open_and_leave_the_drawer()
    while player.taps < 20:
        player.step()
    assert not player.keys.unseen
