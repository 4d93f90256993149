"""Allocation: draw two, spin, trade until the top falls or is stopped, discard to six."""

import pytest

from tests.games.reglamentacja.shop import shop


@pytest.mark.rule("REG-ALC-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_active_player_draws_two_stamps(players: int) -> None:
    t = shop(players=players, active="b", phase="turn", stack="butter,soap*3")
    assert t.chances() == {"b draws butter": 1, "b draws soap": 3}
    t.play("* b draws soap")
    assert t.chances() == {"b draws butter": 1, "b draws soap": 2}
    t.play("* b draws butter")
    assert (t.hand("b"), t.asked, t.stack) == ("butter,soap", "b", "soap*2")
    assert [t.hand(seat) for seat in "ac"] == ["", ""]


@pytest.mark.rule("REG-ALC-1")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    t = shop(players=3, phase="turn", stack="butter", discards="meat,flour*2")
    codes = t.play("* a draws butter")
    assert t.chances() == {"a draws meat": 1, "a draws flour": 2}
    codes += t.play("* a draws flour")
    assert codes.count("reshuffled") == 1
    assert (t.stack, t.discards, t.hand("a")) == ("meat,flour", "", "flour,butter")


@pytest.mark.rule("REG-ALC-1")
def test_the_discards_stay_while_the_stack_lasts() -> None:
    t = shop(players=3, phase="turn", stack="butter*2", discards="meat")
    t.play("* a draws butter; * a draws butter")
    assert (t.stack, t.discards) == ("", "meat")


@pytest.mark.rule("REG-ALC-1")
def test_with_nothing_left_there_is_nothing_to_draw() -> None:
    t = shop(players=3, phase="turn", stack="", hands="a=soap")
    assert (t.asked, t.hand("a")) == ("a", "soap")
    assert t.legal("a") == ["spins"]


@pytest.mark.rule("REG-ALC-1")
def test_what_could_not_be_drawn_is_not_owed_later() -> None:
    t = shop(players=3, phase="turn", stack="butter", queue="b,a,c,X", hands="a=soap*2")
    codes = t.play("* a draws butter")
    assert "nothing_to_draw" in codes
    t.play("a spins; a pays soap soap for a stamp; * a draws soap")
    assert (t.hand("a"), t.stack, t.asked) == ("butter,soap", "soap", "b")


@pytest.mark.rule("REG-ALC-2")
def test_then_the_active_player_spins() -> None:
    t = shop(players=3, active="c", phase="spinning")
    assert (t.asked, t.legal("c")) == ("c", ["spins"])
    assert "top_spun" in t.play("c spins")


@pytest.mark.rule("REG-ALC-3")
def test_trading_may_go_on_any_number_of_times_while_it_spins() -> None:
    t = shop(players=3, hands="a=soap*3,meat b=sugar*3 c=flour*2")
    t.play("a offers b soap for sugar; b takes #1; c is quiet")
    t.play("a offers b soap for sugar; b takes #2; c offers a flour for meat")
    t.play("a takes #3; * the top holds; b is quiet; c is quiet; a pays soap sugar for a stamp")
    assert t.asked == "*"
    assert (t.hand("b"), t.hand("c")) == ("sugar,soap*2", "meat,flour")


@pytest.mark.rule("REG-ALC-4")
def test_when_the_top_falls_trading_ends() -> None:
    t = shop(players=3, hands="a=soap", beats=17)
    t.play("a offers all soap for sugar; * the top tips; ~ the top falls; ~ hands down")
    assert (t.phase, t.asked, t.offers) == ("shopping", "a", [])


@pytest.mark.rule("REG-ALC-4", "REG-TOP-3")
def test_a_deal_on_the_last_beat_is_carried_out() -> None:
    t = shop(players=3, hands="a=soap b=sugar", beats=4)
    t.play("a offers b soap for sugar; b takes #1; * the top tips")
    assert (t.hand("a"), t.hand("b"), t.asked) == ("sugar", "soap", "~")


@pytest.mark.rule("REG-ALC-5")
def test_the_active_player_may_stop_the_top() -> None:
    t = shop(players=3, hands="a=soap")
    t.play("a offers b soap for sugar; b is quiet; c is quiet")
    assert "stops the top" in t.legal("a")
    assert "top_stopped" in t.play("a stops the top")
    assert (t.phase, t.asked, t.offers) == ("shopping", "a", [])


@pytest.mark.rule("REG-ALC-6")
@pytest.mark.parametrize(("held", "over"), [(6, 0), (7, 1), (9, 3)])
def test_the_active_player_discards_down_to_six(held: int, over: int) -> None:
    t = shop(players=3, active="b", hands=f"b=soap*5,meat*{held - 5} c=butter*5,sugar*5")
    t.play("b stops the top")
    for _ in range(over):
        assert sorted(t.legal("b")) == sorted(["discards meat", "discards soap"])
        t.play("b discards soap")
    assert (t.phase, t.asked) == ("shopping", "a")
    assert sum(t.state.stamps.hands[1]) == 6
    assert t.discards == ("" if not over else "soap" if over == 1 else f"soap*{over}")


@pytest.mark.rule("REG-ALC-6")
def test_the_others_may_hold_more() -> None:
    t = shop(players=3, active="b", hands="a=soap*5,meat*5 b=sugar c=butter*5,flour*5")
    t.play("b stops the top")
    assert (t.phase, t.asked) == ("shopping", "a")
    assert (t.hand("a"), t.hand("c")) == ("meat*5,soap*5", "flour*5,butter*5")


@pytest.mark.rule("REG-ALC-6")
def test_discards_and_payments_lie_open() -> None:
    t = shop(players=3, hands="a=soap*5,meat*5")
    t.play("a pays soap meat for a stamp; * a draws sugar; b is quiet; c is quiet")
    t.play("a stops the top; a discards meat; a discards soap; a discards sugar")
    for viewer in ("b", "c", None):
        assert t.sees(viewer)["everything"].discards == (1, 2, 0, 0, 0, 2, 0)
        assert t.told_to(viewer)[0][0] == "discarded"


@pytest.mark.rule("REG-ALC-6", "REG-SHP-2")
def test_who_is_active_and_first_discards_then_shops_then_draws() -> None:
    t = shop(
        players=3,
        hands="a=meat*5,butter*2",
        row="meat_balls,buffet,brownie,tea_sugar,great_laundry,cheesecake",
        stack="soap",
    )
    t.play("a stops the top; a discards meat")
    assert (t.phase, t.asked) == ("shopping", "a")
    t.play("a buys meat_balls")
    assert t.chances() == {"a draws soap": 1}
    t.play("* a draws soap")
    assert t.hand("a") == "meat*2,butter,soap"


@pytest.mark.rule("REG-ALC-7")
@pytest.mark.parametrize(
    ("players", "active", "left"), [(3, "a", "b"), (3, "c", "a"), (4, "d", "a"), (5, "c", "d")]
)
def test_the_top_goes_to_the_left_before_shopping(players: int, active: str, left: str) -> None:
    t = shop(players=players, active=active)
    t.play(f"{active} stops the top")
    assert (t.phase, t.active, t.asked) == ("shopping", left, "a")


@pytest.mark.rule("REG-ALC-7", "REG-ALC-6")
def test_the_top_goes_on_only_after_the_discarding() -> None:
    t = shop(players=3, hands="a=meat*5,butter*2")
    t.play("a stops the top")
    assert (t.active, t.asked) == ("a", "a")
    t.play("a discards butter")
    assert t.active == "b"
