"""HSE-CLA-4: how Reglamentacja stands when the time is up: by its scoring, visits revealed."""

import pytest

from kartki.games.reglamentacja.view import view
from tests.games.reglamentacja.shop import shop

FRIENDS = "rendezvous_with_friends"  # cake and fix-up
BOSS = "dinner_with_the_boss"  # meal and event
VISITS = f"a={FRIENDS} b={BOSS} c=family_gathering"


@pytest.mark.rule("HSE-CLA-4", "REG-SCO-1")
def test_the_visits_are_turned_up_and_double_as_ever() -> None:
    t = shop(players=3, bought="a=butter_biscuits b=butter_biscuits,meat_balls", visits=VISITS)
    assert set(view(t.state, None).visits) == {-1}
    assert t.time_is_up() == {"a": 2, "b": 1, "c": 3}
    assert t.told == ["time_was_up", "scored", "scored", "scored"]
    told = [facts for code, facts in t.told_to(None) if code == "scored"]
    assert [(facts["visit"].name, facts["points"]) for facts in told[:2]] == [
        (FRIENDS, 6),
        (BOSS, 9),
    ]
    assert list(view(t.state, None).visits) == t.state.guests.visits
    assert [score.points for score in view(t.state, None).scores] == [6, 9, 0]


@pytest.mark.rule("HSE-CLA-4", "REG-SCO-2")
def test_equal_points_are_told_apart_by_cards_then_stamps_then_shared() -> None:
    """Every hand as it is: nobody discards down to six any more."""
    bought = "a=butter_biscuits b=butter_biscuits c=butter_biscuits"
    same = f"a={BOSS} b={BOSS} c={BOSS}"
    t = shop(players=3, bought=bought, visits=same, hands="a=soap*7 b=soap*2,meat c=meat*3")
    assert t.time_is_up() == {"a": 1, "b": 2, "c": 2}
    assert view(t.state, None).scores[0].decided_by == "stamps"
    assert view(t.state, None).rule == "HSE-CLA-4"


@pytest.mark.rule("HSE-CLA-4")
def test_offers_that_stand_lapse_and_no_stamp_changes_hands() -> None:
    t = shop(players=3, hands="a=soap*2 b=meat c=flour", bought="c=butter_biscuits", beats=3)
    t.play("a offers all soap for meat")
    assert t.offers
    assert t.time_is_up() == {"a": 2, "b": 3, "c": 1}
    assert (t.hand("a"), t.hand("b"), t.offers, t.beats, t.asked) == ("soap*2", "meat", [], 0, "")


@pytest.mark.rule("HSE-CLA-4")
def test_the_top_may_lie_already_and_a_hand_be_on_its_way() -> None:
    """REG-TOP-2: between the fall and hands down, at a live table."""
    t = shop(players=3, hands="a=soap b=meat", bought="b=meat_balls", options={"pace": "live"})
    t.play("a offers b soap for meat; ~ the top falls")
    assert t.asked == "b~"
    assert t.time_is_up()["b"] == 1
    assert (t.hand("a"), t.hand("b"), t.state.top.fallen) == ("soap", "meat", False)


@pytest.mark.rule("HSE-CLA-4")
def test_stamps_still_owed_stay_in_the_stack() -> None:
    t = shop(players=3, phase="turn", hands="a=soap b=meat c=meat", bought="b=meat_balls")
    assert t.asked == "*"
    t.time_is_up()
    assert (t.hand("a"), t.state.stamps.owed) == ("soap", [])


@pytest.mark.rule("HSE-CLA-4")
def test_as_long_as_nobody_has_bought_anything_all_are_equal() -> None:
    """Whoever holds the top has drawn two stamps more, which is no merit."""
    t = shop(players=3, phase="spinning", hands="a=soap*7 b=meat*5 c=flour*5", visits=VISITS)
    assert t.time_is_up() == {"a": 1, "b": 1, "c": 1}
    assert t.told.count("scored") == 3
    assert {score.decided_by for score in view(t.state, None).scores} == {"points"}


@pytest.mark.rule("HSE-CLA-4")
def test_before_visits_are_dealt_nobody_is_said_to_expect_anyone() -> None:
    t = shop(players=4, opening=True)
    assert t.asked == "*"
    assert t.time_is_up() == dict.fromkeys("abcd", 1)
    assert t.told == ["time_was_up"]
