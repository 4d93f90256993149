"""What everybody knows a player to hold at least: offered, received, less what went away."""

import pytest

from tests.games.reglamentacja.shop import shop

HANDS = "a=soap*3,meat*3 b=sugar*2,butter c=flour"


@pytest.mark.rule("REG-TRD-6", "REG-SET-2")
def test_at_first_nothing_is_known() -> None:
    t = shop(hands=HANDS)
    assert [t.known(seat) for seat in "abcd"] == ["", "", "", ""]


@pytest.mark.rule("REG-TRD-6", "REG-TRD-4")
def test_what_is_offered_is_held() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap soap meat for sugar butter")
    assert (t.known("a"), t.known("b")) == ("meat,soap*2", "")


@pytest.mark.rule("REG-TRD-6")
def test_it_stays_known_when_the_offer_is_gone() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap soap for sugar; b declines #1")
    assert t.known("a") == "soap*2"


@pytest.mark.rule("REG-TRD-6")
def test_two_offers_of_the_same_stamps_tell_no_more_than_the_larger() -> None:
    t = shop(hands=HANDS, options={"pace": "live"})
    t.play("a offers b soap soap for sugar; a offers c soap meat for flour")
    assert t.known("a") == "meat,soap*2"


@pytest.mark.rule("REG-TRD-6")
def test_what_is_received_in_a_deal_is_known_and_what_is_given_is_not() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap soap for sugar; b takes #1")
    assert (t.known("a"), t.known("b")) == ("sugar", "soap*2")


@pytest.mark.rule("REG-TRD-6", "REG-TRD-5")
def test_what_was_chosen_is_known_too() -> None:
    t = shop(hands=HANDS)
    t.play("a offers all soap for any 2; b takes #1 giving butter sugar")
    assert (t.known("a"), t.known("b")) == ("sugar,butter", "soap")


@pytest.mark.rule("REG-TRD-6", "REG-SPC-1")
def test_what_is_paid_is_no_longer_known() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap soap meat for sugar; b is quiet; c is quiet; d is quiet")
    t.play("a pays soap meat for a stamp; * a draws meat")
    assert t.known("a") == "soap"


@pytest.mark.rule("REG-TRD-6", "REG-ALC-6")
def test_what_is_discarded_is_no_longer_known() -> None:
    t = shop(players=3, hands="a=soap*3,meat*4")
    t.play("a offers b soap for sugar; b is quiet; c is quiet; a stops the top")
    t.play("a discards soap")
    assert t.known("a") == ""


@pytest.mark.rule("REG-TRD-6", "REG-SHP-1")
def test_what_is_paid_at_the_counter_is_no_longer_known() -> None:
    row = "great_laundry,buffet,brownie,tea_sugar,cheesecake,meat_balls"
    t = shop(players=3, hands="a=soap*3,meat", row=row)
    t.play("a offers b soap soap meat for sugar; b is quiet; c is quiet; a stops the top")
    t.play("a buys great_laundry")
    assert t.known("a") == "meat"


@pytest.mark.rule("REG-TRD-6")
def test_everybody_sees_what_is_known() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for sugar; b takes #1")
    expected = {"a": "sugar", "b": "soap", "c": "", "d": ""}
    for viewer in ("a", "b", "c", "d", None):
        assert t.sees(viewer)["known"] == expected


@pytest.mark.rule("REG-TRD-6", "REG-TRD-5")
def test_a_call_and_a_refused_price_tell_nothing() -> None:
    t = shop(hands=HANDS)
    t.play("a calls gives soap; b calls gives chocolate; c is quiet; d is quiet")
    t.play("a offers b meat for sugar; b declines #1")
    assert [t.known(seat) for seat in "abcd"] == ["meat", "", "", ""]
