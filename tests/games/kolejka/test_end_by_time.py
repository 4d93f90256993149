"""HSE-CLA-4: how Kolejka stands when the time is up."""

import pytest

from tests.games.kolejka.square import GAME, square

PASS = "a passes; b passes; c passes; d passes"


@pytest.mark.rule("HSE-CLA-4")
def test_whoever_misses_the_fewest_goods_wins_and_the_others_share_the_next_place() -> None:
    t = square(players=3, goods="a=rtv_agd b=rtv_agd*3,groceries c=kiosk")
    assert GAME.view(t.state, None).missing == (9, 6, 9)
    assert t.time_is_up() == {"a": 2, "b": 1, "c": 2}
    assert (t.told, t.asked) == (["time_was_up"], "")


@pytest.mark.rule("HSE-CLA-4")
def test_equals_share_the_win_whatever_they_have_beyond_the_list() -> None:
    """KOL-END-3 would look at the surplus: so it does when everything is sold out."""
    t = square(players=3, goods="a=rtv_agd,groceries*4 b=rtv_agd c=clothing*2")
    shown = GAME.view(t.state, None)
    assert (shown.missing[:2], shown.surplus[:2]) == ((9, 9), (4, 0))
    assert t.time_is_up() == {"a": 1, "b": 1, "c": 3}
    assert GAME.view(t.state, None).decided_by == "missing"


@pytest.mark.rule("HSE-CLA-4")
def test_in_the_middle_of_an_opening_only_what_was_taken_counts() -> None:
    t = square(queues="kiosk=b,X,c groceries=d,X", shops="kiosk=kiosk,rtv_agd,clothing")
    t.play(PASS)
    assert (t.phase, t.asked) == ("opening", "b")
    assert t.time_is_up() == dict.fromkeys("abcd", 1), "b has not chosen yet"
    assert [t.goods(mark) for mark in "abcd"] == ["", "", "", ""]
    assert GAME.view(t.state, None).buyers == (), "nobody is at the counter any more"

    t = square(queues="kiosk=b,a,X", shops="kiosk=rtv_agd*2,kiosk*2 clothing=clothing")
    t.play(f"{PASS}; b takes rtv_agd at kiosk")
    assert (t.phase, t.asked) == ("opening", "a")
    assert t.time_is_up() == {"a": 2, "b": 1, "c": 2, "d": 2}


@pytest.mark.rule("HSE-CLA-4")
def test_before_the_lists_are_drawn_all_are_equal() -> None:
    t = square(players=3, opening=True)
    assert t.asked == "*"
    assert t.time_is_up() == {"a": 1, "b": 1, "c": 1}

    t = square(players=3, opening=True)
    t.play("* a gets list 2")
    assert t.time_is_up() == {"a": 1, "b": 1, "c": 1}, "a list of one's own is no burden yet"


@pytest.mark.rule("HSE-CLA-4")
def test_nobody_has_bought_anything_and_all_win() -> None:
    assert square(players=2).time_is_up() == {"a": 1, "b": 1}


@pytest.mark.rule("HSE-CLA-4")
def test_whoever_tries_to_act_afterwards_is_told_that_time_was_up() -> None:
    t = square(players=2)
    t.time_is_up()
    refusal = t.refusal("a passes")
    assert (refusal.code, refusal.rule) == ("game.over", "HSE-CLA-4")
