"""Offers of stamps for stamps: made, taken, declined, withdrawn, countered."""

import pytest

from tests.games.reglamentacja.shop import shop

HANDS = "a=soap*3,meat*3 b=sugar*3,butter c=flour*3,sugar d=chocolate,sugar"


@pytest.mark.rule("REG-TRD-1")
@pytest.mark.parametrize(
    ("offer", "a", "b"),
    [
        ("soap for sugar", "sugar,meat*3,soap*2", "sugar*2,butter,soap"),
        ("soap soap soap for sugar", "sugar,meat*3", "sugar*2,butter,soap*3"),
        ("meat for sugar sugar butter", "sugar*2,meat*2,butter,soap*3", "sugar,meat"),
        ("meat soap soap for sugar sugar", "sugar*2,meat*2,soap", "sugar,meat,butter,soap*2"),
    ],
)
def test_stamps_for_stamps_at_any_rate(offer: str, a: str, b: str) -> None:
    t = shop(hands=HANDS)
    assert "dealt" in t.play(f"a offers b {offer}; b takes #1")
    assert (t.hand("a"), t.hand("b"), t.offers) == (a, b, [])
    assert (t.queue, t.discards) == ("a,b,c,d,X", "")


@pytest.mark.rule("REG-TRD-1")
def test_the_stamps_of_an_offer_may_be_said_in_any_order() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap meat soap for butter sugar")
    assert t.offers == ["#1 a to b: meat soap soap for sugar butter"]


@pytest.mark.rule("REG-TRD-3")
def test_another_may_propose_to_the_active_player() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b offers a butter for meat")
    assert t.offers == ["#1 b to a: butter for meat"]
    t.play("c is quiet; d is quiet; a takes #1")
    assert (t.hand("a"), t.hand("b")) == ("meat*2,butter,soap*3", "sugar*3,meat")


@pytest.mark.rule("REG-TRD-3")
@pytest.mark.parametrize("to", ["c", "d", "all"])
def test_others_do_not_trade_among_themselves(to: str) -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet")
    refusal = t.refusal(f"b offers {to} butter for sugar")
    assert (refusal.code, refusal.rule) == ("offer.not_with_active", "REG-TRD-3")


@pytest.mark.rule("REG-TRD-3")
def test_the_active_player_offers_to_one_or_to_everyone() -> None:
    for to in ("b", "c", "d", "all"):
        t = shop(hands=HANDS)
        t.play(f"a offers {to} meat for sugar")
        assert t.offers == [f"#1 a to {to}: meat for sugar"]


@pytest.mark.rule("REG-TRD-3", "REG-TOP-3")
def test_of_two_takers_the_first_clockwise_from_the_maker_counts() -> None:
    t = shop(active="b", turn="b", hands=HANDS)
    t.play("b offers all butter for sugar")
    assert t.asked == "c"
    t.play("c takes #1")
    assert (t.hand("c"), t.offers) == ("flour*3,butter", [])
    assert t.refusal("d takes #1").code == "offer.gone"


@pytest.mark.rule("REG-TRD-3")
def test_only_who_is_named_may_take_or_decline() -> None:
    t = shop(hands=HANDS)
    t.play("a offers c meat for sugar")
    for act in ("b takes #1", "b declines #1", "b counters #1 butter for meat"):
        refusal = t.refusal(act)
        assert (refusal.code, refusal.rule) == ("offer.not_for_you", "REG-TRD-3")
    assert "takes #1" not in t.legal("b")
    t.play("b is quiet; c takes #1")
    assert t.hand("c") == "meat,flour*3"


@pytest.mark.rule("REG-TRD-4")
def test_nobody_promises_what_they_do_not_hold() -> None:
    t = shop(hands=HANDS)
    for offer in ("butter for sugar", "soap soap soap soap for sugar", "soap butter for sugar"):
        refusal = t.refusal(f"a offers b {offer}")
        assert (refusal.code, refusal.rule) == ("offer.not_held", "REG-TRD-4")


@pytest.mark.rule("REG-TRD-4", "REG-TRD-6")
def test_what_the_other_does_not_hold_may_be_asked_but_not_given() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar flour")
    refusal = t.refusal("b takes #1")
    assert (refusal.code, refusal.rule) == ("take.not_held", "REG-TRD-4")
    assert "takes #1" not in t.legal("b")
    assert "declines #1" in t.legal("b")
    assert (t.hand("a"), t.hand("b")) == ("meat*3,soap*3", "sugar*3,butter")


@pytest.mark.rule("REG-TRD-4")
@pytest.mark.parametrize(
    ("offer", "code"),
    [("nothing for sugar", "offer.gives_nothing"), ("soap for nothing", "offer.asks_nothing")],
)
def test_each_side_gives_something(offer: str, code: str) -> None:
    refusal = shop(hands=HANDS).refusal(f"a offers b {offer}")
    assert (refusal.code, refusal.rule) == (code, "REG-TRD-4")


@pytest.mark.rule("REG-TOP-3")
def test_an_offer_stands_until_it_is_answered() -> None:
    t = shop(hands=HANDS)
    t.play("a offers d soap for sugar; b calls too dear; c is quiet")
    assert t.offers == ["#1 a to d: soap for sugar"]
    t.play("d is quiet; a is quiet; b calls too dear; c is quiet; d takes #1")
    assert (t.hand("d"), t.offers) == ("soap,chocolate", [])


@pytest.mark.rule("REG-TOP-3", "REG-TRD-5")
def test_a_counter_declines_and_offers_back() -> None:
    t = shop(hands=HANDS)
    codes = t.play("a offers b soap for sugar; b counters #1 sugar for soap soap")
    assert {"offer_gone", "offer_made"} <= set(codes)
    assert t.why_gone() == {1: "declined"}
    assert t.offers == ["#2 b to a: sugar for soap soap"]
    t.play("c is quiet; d is quiet; a takes #2")
    assert (t.hand("a"), t.hand("b")) == ("sugar,meat*3,soap", "sugar*2,butter,soap*2")


@pytest.mark.rule("REG-TRD-3", "REG-TRD-5")
def test_an_offer_to_everyone_may_be_countered_to_its_maker() -> None:
    t = shop(hands=HANDS)
    t.play("a offers all soap for sugar; b counters #1 butter for soap")
    assert t.offers == ["#1 a to all: soap for sugar", "#2 b to a: butter for soap"]
    assert t.refusal("c takes #2").code == "offer.not_for_you"
    t.play("c takes #1")
    assert t.offers == ["#2 b to a: butter for soap"]


@pytest.mark.rule("REG-TOP-3")
def test_the_numbers_of_offers_run_through_the_whole_game() -> None:
    t = shop(players=3, hands="a=soap*3 b=sugar*3")
    t.play("a offers b soap for sugar; b declines #1; c is quiet; a stops the top")
    t.play("a buys nothing; * a draws meat; * b draws meat; * b draws meat; b spins")
    t.play("b offers a sugar for soap")
    assert t.offers == ["#2 b to a: sugar for soap"]


@pytest.mark.rule("REG-TRD-6")
def test_what_is_offered_and_agreed_is_said_to_everyone() -> None:
    t = shop(hands=HANDS)
    for act, code in (("a offers b soap for sugar", "offer_made"), ("b takes #1", "dealt")):
        t.play(act)
        heard = [t.told_to(viewer) for viewer in ("a", "b", "c", "d", None)]
        assert [told[0][0] for told in heard] == [code] * 5
        assert [told[0][1].keys() for told in heard] == [heard[0][0][1].keys()] * 5
