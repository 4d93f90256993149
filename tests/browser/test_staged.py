"""What happens is shown: the first turns of a game at normal pace, read off the page."""

import pytest

from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.moved_page import play_at_moved_time
from tests.browser.staged import judge

# A game, and the event that ends its first turns. On a phone, where one shop is in sight at a time;
# whole games, and large screens, are in scripts/prove.
FIRST_TURNS = [("kolejka", "day_ended")]


@pytest.mark.parametrize(("game", "last"), FIRST_TURNS)
def test_every_event_is_staged_or_listed(still_house: House, game: str, last: str) -> None:
    player = play_at_moved_time(still_house, game, PHONE)
    player.play_until(last)
    found = judge(player.page, game)
    assert found.unstaged == []
    assert found.unlisted == []
    assert found.staged > 0
