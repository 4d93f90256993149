"""Offers that drop out: withdrawn, replaced, declined, impossible, or the pawn has moved."""

import pytest

from tests.games.reglamentacja.shop import shop

HANDS = "a=soap*2,meat b=sugar*2,butter c=flour,sugar d=chocolate"
LIVE = {"pace": "live"}


@pytest.mark.rule("REG-TOP-3", "REG-TRD-4")
def test_a_withdrawn_offer_is_gone() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar; b is quiet; c is quiet; d is quiet; a withdraws #1")
    assert (t.offers, t.why_gone()) == ([], {1: "withdrawn"})
    assert t.refusal("b takes #1").code == "offer.gone"


@pytest.mark.rule("REG-TOP-3")
def test_a_declined_offer_is_gone() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar; b declines #1")
    assert (t.offers, t.why_gone()) == ([], {1: "declined"})


@pytest.mark.rule("REG-TOP-3")
def test_another_offer_of_its_maker_replaces_it() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar; b is quiet; c is quiet; d is quiet")
    t.play("a offers c meat for flour")
    assert (t.offers, t.why_gone()) == (["#2 a to c: meat for flour"], {1: "replaced"})


@pytest.mark.rule("REG-TOP-3")
def test_a_counter_replaces_the_older_offer_of_who_counters() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b offers a butter for meat; c is quiet; d is quiet")
    t.play("a offers b soap for sugar; b counters #2 sugar for meat")
    assert t.offers == ["#3 b to a: sugar for meat"]
    assert t.why_gone() == {1: "replaced", 2: "declined"}


@pytest.mark.rule("REG-TOP-3")
def test_offers_of_different_makers_stand_side_by_side() -> None:
    t = shop(hands=HANDS)
    t.play("a offers all soap for sugar; b offers a butter for meat; c offers a flour for meat")
    assert [offer[:4] for offer in t.offers] == ["#1 a", "#2 b", "#3 c"]


@pytest.mark.rule("REG-TRD-4")
def test_an_offer_falls_when_its_maker_gives_the_stamps_away() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b offers a butter for meat; c is quiet; d is quiet")
    t.play("a offers b soap for butter; b takes #2")
    assert (t.offers, t.why_gone()) == ([], {1: "cannot_keep"})


@pytest.mark.rule("REG-TRD-4", "REG-TRD-6")
def test_an_offer_stands_as_long_as_what_is_known_covers_it() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b offers a sugar sugar for meat; c is quiet; d is quiet; a is quiet")
    t.play("b offers a sugar for meat; c is quiet; d is quiet; a offers b soap for sugar")
    t.play("b takes #3")
    assert (t.known("b"), t.offers) == ("sugar,soap", ["#2 b to a: sugar for meat"])


@pytest.mark.rule("REG-TRD-4", "REG-TRD-6")
@pytest.mark.parametrize("more", ["sugar", "sugar*2", "sugar*4,butter"])
def test_that_an_offer_falls_does_not_tell_what_else_its_maker_holds(more: str) -> None:
    t = shop(hands=f"a=soap*2,meat b={more}")
    t.play("a is quiet; b offers a sugar for meat; c is quiet; d is quiet")
    t.play("a offers b soap for sugar; b takes #2")
    assert (t.offers, t.why_gone()) == ([], {1: "cannot_keep"})


@pytest.mark.rule("REG-TRD-4", "REG-TRD-6")
def test_a_maker_who_has_more_can_offer_again() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b offers a sugar for meat; c is quiet; d is quiet")
    t.play("a offers b soap for sugar; b takes #2; c is quiet; d is quiet; a is quiet")
    t.play("b offers a sugar for meat")
    assert t.offers == ["#3 b to a: sugar for meat"]


@pytest.mark.rule("REG-TRD-4", "REG-SPC-1")
def test_an_offer_falls_when_its_stamps_are_paid_to_the_speculator() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap soap for sugar; b is quiet; c is quiet; d is quiet")
    t.play("a pays soap meat for a stamp")
    assert (t.offers, t.why_gone()) == ([], {1: "cannot_keep"})


@pytest.mark.rule("REG-TRD-4", "REG-TRD-6")
def test_an_offer_stands_when_the_other_side_has_lost_what_is_asked() -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet; b is quiet; c is quiet; d offers a chocolate for meat")
    t.play("a pays soap meat for a stamp; * a draws soap")
    assert t.offers == ["#1 d to a: chocolate for meat"]
    t.play("b is quiet; c is quiet; d is quiet")
    assert t.refusal("a takes #1").code == "take.not_held"


@pytest.mark.rule("REG-TRD-4")
def test_several_offers_of_one_stamp_fall_together_at_a_live_table() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play("a offers b meat for sugar; a offers c meat for flour; a offers all soap for any 1")
    t.play("c takes #2")
    assert (t.offers, t.why_gone()) == (["#3 a to all: soap for any 1"], {1: "cannot_keep"})


@pytest.mark.rule("REG-TRD-2")
def test_an_offer_with_a_place_lapses_when_its_makers_pawn_has_moved() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play(
        "a offers b place for sugar; a offers all soap for place; a offers d place for chocolate"
    )
    t.play("b takes #1")
    assert (t.offers, t.why_gone()) == ([], {2: "pawn_moved", 3: "pawn_moved"})


@pytest.mark.rule("REG-TRD-2")
def test_an_offer_with_a_place_lapses_when_the_named_takers_pawn_has_moved() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play("c offers a flour for place; b offers a place for meat; a offers d soap for chocolate")
    t.play("a takes #2")
    assert t.offers == ["#3 a to d: soap for chocolate"]
    assert t.why_gone() == {1: "pawn_moved"}


@pytest.mark.rule("REG-TRD-2")
def test_an_offer_with_a_place_stands_when_other_pawns_move() -> None:
    t = shop(hands=HANDS, phase="final_trading", options=LIVE)
    t.play("a offers all place for sugar; a offers d soap for place; b offers c place for flour")
    t.play("c takes #3")
    assert t.queue == "a,c,b,d"
    assert t.offers == ["#1 a to all: place for sugar", "#2 a to d: soap for place"]


@pytest.mark.rule("REG-TRD-2", "REG-SPC-2")
def test_an_offer_with_a_place_lapses_when_the_speculators_place_is_bought() -> None:
    t = shop(hands=HANDS, queue="b,a,X,c,d", options=LIVE)
    t.play("a offers c place for flour; d offers a chocolate for place; b offers a sugar for meat")
    t.play("a pays soap soap for his place")
    assert t.offers == ["#3 b to a: sugar for meat"]
    assert t.why_gone() == {1: "pawn_moved", 2: "pawn_moved"}


@pytest.mark.rule("REG-ALC-4")
@pytest.mark.parametrize("end", ["a stops the top", "~ the top falls; ~ hands down"])
def test_when_trading_ends_all_offers_are_gone(end: str) -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play("a offers b soap for sugar; b offers a butter for meat; c offers a flour for place")
    t.play(end)
    assert (t.offers, t.phase) == ([], "shopping")
