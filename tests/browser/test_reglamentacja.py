"""A whole live game of Reglamentacja, and some turns without a clock; the matrix is in
scripts/prove."""

from tests.browser.guest import DESKTOP, PHONE, TABLET
from tests.browser.house import House
from tests.browser.reglamentacja.by_post import SOME, some_turns
from tests.browser.reglamentacja.company import Invited
from tests.browser.reglamentacja.live import whole_game
from tests.browser.reglamentacja.uncovered import SIZES, advised, revealed

PEOPLE = (
    Invited("Ania", "en", DESKTOP),
    Invited("Zofia", "pl", PHONE),
    Invited("Carlo", "it", TABLET),
)


def test_a_live_game_of_three_people_in_three_languages(still_house: House) -> None:
    whole_game(still_house, 3, PEOPLE, watched=False)


def test_the_bots_advice_covers_nothing_that_it_speaks_of(house: House) -> None:
    assert advised(house) == len(SIZES)


def test_the_sheet_after_the_game_covers_no_guest(house: House) -> None:
    assert revealed(house) == len(SIZES)


def test_some_turns_over_days_against_bots(house: House) -> None:
    assert some_turns(house, "it", PHONE) == SOME
