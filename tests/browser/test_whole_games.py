"""Whole games against bots, begun on the first page; the rest of the matrix is in scripts/prove."""

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.players import OVER, Player, play_now


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("kolejka", "pl", DESKTOP), ("ration_board", "it", PHONE)],
)
def test_a_whole_game(welcome: Welcome, game: str, language: str, size: tuple[int, int]) -> None:
    guest = welcome(language, size)
    play_now(guest, game)
    Player(guest, game, seed=7).play_to_the_end()
    assert guest.page.locator(OVER).inner_text() != ""
    assert guest.page.locator("html").get_attribute("lang") == language
