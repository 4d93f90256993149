"""Two whole games of Reglamentacja, with a clock and without; the matrix is in scripts/prove."""

from tests.browser.guest import DESKTOP, PHONE, TABLET
from tests.browser.house import House
from tests.browser.reglamentacja.by_post import one_against_bots
from tests.browser.reglamentacja.company import Invited
from tests.browser.reglamentacja.live import whole_game

PEOPLE = (
    Invited("Ania", "en", DESKTOP),
    Invited("Zofia", "pl", PHONE),
    Invited("Carlo", "it", TABLET),
)


def test_a_live_game_of_three_people_in_three_languages(house: House) -> None:
    whole_game(house, 3, PEOPLE, watched=False)


def test_a_game_over_days_against_bots(house: House) -> None:
    one_against_bots(house, "it", PHONE)
