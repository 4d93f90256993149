"""Why a bot would do it: the reason fits the position, and every language can tell it."""

import pytest

from kartki.bots.bot import Bot, Reason
from kartki.bots.kolejka.greedy import Greedy
from kartki.bots.kolejka.neighbour import Neighbour
from kartki.bots.ration_board.navigator import Navigator
from kartki.core.rng import Rng
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.games.kolejka.square import GAME as KOLEJKA
from tests.games.kolejka.square import Driver, square
from tests.games.ration_board.road import GAME as RATION_BOARD
from tests.games.ration_board.road import road


def reason(bot: Bot, t: Driver) -> Reason:
    (seat,) = KOLEJKA.actors(t.state)
    view, legal = KOLEJKA.view(t.state, seat), KOLEJKA.legal_actions(t.state, seat)
    action = bot.choose(view, legal, 0, Rng(1))
    assert action is not None
    found = bot.reason(view, action)
    assert found is not None
    tell_in_all_languages(found, "kolejka")
    return found


def tell_in_all_languages(found: Reason, game: str) -> None:
    for language in LANGUAGES:
        told = Speech(language, game, {0: "Ania", 1: "Bartek"}).say(
            f"reason-{found.code}", **dict(found.facts)
        )
        assert told
        assert "$" not in told


def test_it_queues_for_what_it_lacks() -> None:
    t = square(phase="queue_up", home="a=1", shops="rtv_agd=rtv_agd*2", queues="rtv_agd=X")
    found = reason(Neighbour(), t)
    assert found.code == "queue_wanted"
    assert ("place", 2) in found.facts
    assert ("number", 4) in found.facts  # list 1 asks for four electrical goods


def test_a_card_for_its_own_people() -> None:
    t = square(hands="a=mother", shops="kiosk=kiosk", queues="kiosk=b,c,a,X")
    assert reason(Neighbour(), t).code == "card_own"


def test_a_card_under_the_counter() -> None:
    t = square(hands="a=counter", shops="kiosk=groceries,kiosk", queues="kiosk=a,X")
    assert reason(Neighbour(), t).code == "card_counter"


def test_passing_when_no_card_is_worth_it() -> None:
    t = square(hands="a=stocktaking", shops="kiosk=kiosk", queues="kiosk=a,b,X")
    assert reason(Neighbour(), t).code == "pass"  # it would close the shop before its own pawn


def test_what_is_on_the_list_is_taken_for_that() -> None:
    t = square(phase="opening", shops="kiosk=groceries,kiosk", queues="kiosk=a,X")
    assert reason(Neighbour(), t).code == "take_wanted"


def test_at_the_market_goods_to_spare_become_what_is_missing() -> None:
    t = square(phase="market", queues="market=a", goods="a=groceries*2", trader="clothing")
    assert reason(Neighbour(), t).code == "exchange"


def test_a_bot_that_can_not_say_says_nothing() -> None:
    t = square(phase="queue_up", home="a=1")
    view = KOLEJKA.view(t.state, 0)
    assert Greedy().reason(view, KOLEJKA.legal_actions(t.state, 0)[0]) is None


@pytest.mark.parametrize(("at", "number", "ways"), [("R12", 1, 36), ("R20", 4, 33)])
def test_the_navigator_tells_the_odds_and_the_turns(at: str, number: int, ways: int) -> None:
    driver = road(2, at=f"a={at}", granted="a=4" if at == "R20" else "")
    view = RATION_BOARD.view(driver.state, 0)
    legal = RATION_BOARD.legal_actions(driver.state, 0)
    action = Navigator().choose(view, legal, 0, Rng(1))
    found = Navigator().reason(view, action)
    assert found is not None
    assert found.facts[:2] == (("number", number), ("ways", ways))
    assert dict(found.facts)["hundredths"] >= 0  # type: ignore[operator]  # the best call is chosen
    tell_in_all_languages(found, "ration_board")


def test_where_nothing_is_called_there_is_nothing_to_explain() -> None:
    driver = road(2, at="a=B3", granted="a=1")
    view = RATION_BOARD.view(driver.state, 0)
    (action,) = RATION_BOARD.legal_actions(driver.state, 0)
    found = Navigator().reason(view, action)
    assert found is not None
    assert found.code == "just_roll"
    tell_in_all_languages(found, "ration_board")
