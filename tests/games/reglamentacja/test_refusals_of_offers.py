"""Refusals of offers and answers: each code with its rule, and which comes first."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

HANDS = "a=soap*3,meat*3 b=sugar*3,butter c=flour*3,sugar d=chocolate,sugar"
LIVE = {"pace": "live"}


def why(t: Driver, line: str) -> tuple[str, str]:
    refusal = t.refusal(line)
    return refusal.code, refusal.rule


@pytest.mark.rule("REG-CMP-1")
@pytest.mark.parametrize(
    "asked", ["sugar sugar sugar sugar sugar sugar", "any 36", "any 6 of sugar"]
)
def test_more_of_a_kind_than_the_box_has_can_not_be_asked(asked: str) -> None:
    assert why(shop(hands=HANDS), f"a offers b soap for {asked}") == ("offer.too_much", "REG-CMP-1")


@pytest.mark.rule("REG-CMP-1")
def test_all_five_of_a_kind_may_be_asked() -> None:
    shop(hands=HANDS).play("a offers b soap for sugar sugar sugar sugar sugar")


@pytest.mark.rule("REG-TRD-3", "REG-TRD-4", "REG-CMP-1", "REG-TOP-2")
def test_what_is_wrong_with_an_offer_is_said_in_order() -> None:
    t = shop(hands="b=sugar", options=LIVE)
    six = "sugar " * 6
    assert why(t, "b offers b nothing for nothing")[0] == "offer.to_yourself"
    assert why(t, "b offers c nothing for nothing")[0] == "offer.not_with_active"
    assert why(t, "b offers a nothing for nothing")[0] == "offer.gives_nothing"
    assert why(t, "b offers a soap for nothing")[0] == "offer.asks_nothing"
    assert why(t, f"b offers a soap for {six}")[0] == "offer.not_held"
    assert why(t, f"b offers a sugar for {six}")[0] == "offer.too_much"
    t.play("; ".join(["b offers a sugar for meat"] * 8))
    assert why(t, "b offers c nothing for nothing")[0] == "offer.not_with_active"
    assert why(t, "b offers a nothing for nothing") == ("offer.too_many", "REG-TOP-2")


@pytest.mark.rule("REG-TRD-3", "REG-TRD-4")
def test_answers_to_offers_that_are_not_there_or_not_for_you() -> None:
    t = shop(hands=HANDS, options=LIVE)
    for act in ("b takes #1", "b declines #1", "a withdraws #1", "b counters #7 sugar for soap"):
        assert why(t, act) == ("offer.gone", "REG-TRD-4")
    t.play("a offers c soap for sugar; c offers a flour for meat")
    for act in ("a takes #1", "a declines #1", "a counters #1 soap for sugar"):
        assert why(t, act) == ("offer.your_own", "REG-TRD-3")
    for act in ("b takes #1", "b declines #1", "b counters #1 sugar for soap", "d takes #2"):
        assert why(t, act) == ("offer.not_for_you", "REG-TRD-3")
    for act in ("c withdraws #1", "b withdraws #1", "a withdraws #2"):
        assert why(t, act) == ("offer.not_yours", "REG-TRD-4")


@pytest.mark.rule("REG-TRD-4", "REG-CMP-1")
def test_a_counter_is_an_offer_too() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar")
    assert why(t, "b counters #1 nothing for soap") == ("offer.gives_nothing", "REG-TRD-4")
    assert why(t, "b counters #1 sugar for nothing") == ("offer.asks_nothing", "REG-TRD-4")
    assert why(t, "b counters #1 flour for soap") == ("offer.not_held", "REG-TRD-4")
    assert why(t, f"b counters #1 sugar for {'soap ' * 6}") == ("offer.too_much", "REG-CMP-1")


@pytest.mark.rule("REG-TRD-4", "REG-TRD-5")
def test_a_choice_that_does_not_fit_comes_before_stamps_that_are_not_held() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for flour any 1 of sugar meat")
    assert why(t, "b takes #1") == ("take.choice", "REG-TRD-5")
    assert why(t, "b takes #1 giving butter") == ("take.choice", "REG-TRD-5")
    assert why(t, "b takes #1 giving sugar") == ("take.not_held", "REG-TRD-4")


@pytest.mark.rule("REG-TRD-4")
def test_a_refused_offer_leaves_no_number_behind() -> None:
    t = shop(hands=HANDS)
    assert why(t, "a offers b butter for sugar")[0] == "offer.not_held"
    t.play("a offers b soap for sugar")
    assert t.offers == ["#1 a to b: soap for sugar"]
