"""The last shopping: in the order of the queue each may buy one card, nothing comes after."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

FIVE = "buffet,brownie,cheesecake,meat_balls,tea_sugar"


def last_shopping(hands: str, queue: str = "b,c,a") -> Driver:
    return shop(players=3, phase="last_shopping", queue=queue, hands=hands, row=FIVE, cards="")


@pytest.mark.rule("REG-FIN-6", "REG-TRD-2")
def test_the_order_is_that_of_the_queue_after_the_last_deals() -> None:
    t = shop(players=3, phase="final_trading", hands="a=soap b=sugar", row=FIVE, cards="")
    t.play("a offers b place for sugar; b takes #1; c is quiet; a is quiet; b is quiet")
    t.play("~ the top falls; ~ hands down")
    for seat in "bac":
        assert t.asked == seat
        t.play(f"{seat} buys nothing")
    assert t.asked == ""


@pytest.mark.rule("REG-FIN-6")
def test_in_the_order_of_the_queue_each_buys_one_last_card() -> None:
    t = last_shopping("a=flour*2,sugar b=alcohol*2,meat*4,butter c=chocolate,flour,butter")
    for seat, card in (("b", "meat_balls"), ("c", "brownie"), ("a", "cheesecake")):
        assert t.asked == seat
        t.play(f"{seat} buys {card}")
        assert t.bought(seat) == [card]
    assert t.outcome is not None
    assert (t.row, t.hand("b")) == (["buffet", "tea_sugar"], "meat*2,alcohol*2")


@pytest.mark.rule("REG-FIN-6")
def test_nobody_draws_and_nothing_is_refilled() -> None:
    t = last_shopping("b=meat*2,butter")
    codes = t.play("b buys meat_balls")
    assert (t.asked, t.hand("b"), t.discards) == ("c", "", "meat*2,butter")
    assert (len(t.row), codes) == (4, ["bought"])


@pytest.mark.rule("REG-FIN-6")
def test_who_can_not_pay_buys_nothing_and_who_can_need_not() -> None:
    t = last_shopping("b=meat c=chocolate,flour,butter")
    assert t.legal("b") == ["buys nothing"]
    t.play("b buys nothing")
    assert sorted(t.legal("c")) == ["buys brownie", "buys nothing"]
    t.play("c buys nothing; a buys nothing")
    assert t.outcome is not None


@pytest.mark.rule("REG-FIN-6")
@pytest.mark.parametrize(
    ("card", "code"), [("brownie", "buy.wrong_stamps"), ("meat_roulade", "buy.not_in_row")]
)
def test_the_last_card_costs_its_stamps_too(card: str, code: str) -> None:
    refusal = last_shopping("b=meat*3").refusal(f"b buys {card}")
    assert (refusal.code, refusal.rule) == (code, "REG-FIN-6")


@pytest.mark.rule("REG-FIN-6")
def test_what_one_has_bought_is_gone_for_the_next() -> None:
    t = last_shopping("b=meat*2,butter c=meat*2,butter")
    t.play("b buys meat_balls")
    assert (t.legal("c"), t.refusal("c buys meat_balls").code) == (
        ["buys nothing"],
        "buy.not_in_row",
    )


@pytest.mark.rule("REG-FIN-6", "REG-FIN-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_is_asked_once_and_the_speculator_never(players: int) -> None:
    t = shop(players=players, phase="last_shopping", row=FIVE, cards="")
    asked = ""
    while t.outcome is None:
        asked += t.asked
        t.play(f"{t.asked} buys nothing")
    assert asked == "abcde"[:players]
    assert (len(t.row), t.gone) == (5, [])
