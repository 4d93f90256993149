"""A friend in the provincial committee: a look at the top of the delivery deck."""

import pytest

from tests.games.kolejka.square import Driver, square

PASS = "a passes; b passes; c passes; d passes"
BIN = "groceries3 rtv_agd3 furniture2 clothing2 clothing3 kiosk3"


def thursday(hands: str = "a=committee b=committee") -> Driver:
    """Four players, the kiosk and the furniture left in the deck."""
    return square(
        day=4, hands=hands, deck="kiosk2 furniture3", today="groceries2 rtv_agd2", bin=BIN
    )


@pytest.mark.rule("KOL-CRD-10")
def test_the_top_two_cards_are_seen_one_after_the_other() -> None:
    t = thursday()
    t.play("a plays committee")
    assert t.asked == "*"
    assert t.chances() == {"a sees furniture 3": 1, "a sees kiosk 2": 1}
    t.play("* a sees kiosk 2")
    assert t.chances() == {"a sees furniture 3": 1}
    t.play("* a sees furniture 3")
    assert (t.phase, t.asked, t.played("a")) == ("jumping", "b", ["committee"])


@pytest.mark.rule("KOL-CRD-10")
def test_the_look_is_secret() -> None:
    t = thursday()
    t.play("a plays committee; * a sees kiosk 2; * a sees furniture 3")
    assert t.sees("a")["deck_known"] == ["kiosk2", "furniture3"]
    for other in ("b", "c", "d", None):
        assert t.sees(other)["deck_known"] == ["?", "?"]


@pytest.mark.rule("KOL-CRD-10")
def test_the_cards_go_back_in_the_same_order() -> None:
    t = square(players=3, hands="a=committee", day=1)
    t.play("a plays committee")
    assert len(t.chances()) == 8
    first, second = sorted(t.chances())[3:5]
    t.play(f"* {first}; * {second}; b passes; c passes")
    assert len(t.deck) == 8
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    t.play("; ".join(f"{seat} queues market" for seat in "bca" * 5))
    assert t.chances() == {first.replace("a sees", "delivery"): 1}
    t.play("* " + first.replace("a sees", "delivery"))
    assert t.chances() == {second.replace("a sees", "delivery"): 1}


@pytest.mark.rule("KOL-CRD-10")
def test_a_second_look_finds_the_same_cards() -> None:
    t = thursday()
    t.play("a plays committee; * a sees kiosk 2; * a sees furniture 3; b plays committee")
    assert t.chances() == {"b sees kiosk 2": 1}
    t.play("* b sees kiosk 2; * b sees furniture 3")
    assert t.sees("b")["deck_known"] == ["kiosk2", "furniture3"]
    assert t.sees("c")["deck_known"] == ["?", "?"]


@pytest.mark.rule("KOL-CRD-10")
def test_only_one_card_is_seen_when_one_is_left() -> None:
    t = square(
        players=2,
        week=2,
        day=4,
        hands="a=committee",
        deck="kiosk2",
        today="kiosk1",
        bin="groceries1 groceries2 rtv_agd1 rtv_agd2 furniture1 furniture2 clothing1 clothing2",
    )
    t.play("a plays committee")
    assert t.chances() == {"a sees kiosk 2": 1}
    t.play("* a sees kiosk 2")
    assert (t.phase, t.asked) == ("jumping", "b")


@pytest.mark.rule("KOL-CRD-10")
def test_no_friend_helps_with_an_empty_deck() -> None:
    t = square(
        day=5,
        hands="a=committee",
        deck="",
        today="kiosk2 furniture3",
        bin=f"{BIN} groceries2 rtv_agd2",
    )
    refusal = t.refusal("a plays committee")
    assert (refusal.code, refusal.rule) == ("committee.empty_deck", "KOL-CRD-10")
    assert t.legal("a") == ["passes"]


@pytest.mark.rule("KOL-CRD-10")
def test_what_was_delivered_is_no_longer_known_of_the_deck() -> None:
    t = square(players=2, hands="a=committee", day=1)
    t.play("a plays committee; * a sees clothing 2; * a sees rtv_agd 1; b passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    t.play("; ".join(f"{seat} queues market" for seat in "ba" * 5))
    t.play("* delivery clothing 2")
    assert t.shop("clothing") == "clothing*2"
    assert t.sees("a")["deck_known"] == ["rtv_agd1"]
    assert t.sees("b")["deck_known"] == ["?"]


@pytest.mark.rule("KOL-CRD-10")
def test_two_friends_may_know_different_depths() -> None:
    t = square(players=2, hands="a=committee b=list,committee", day=1)
    t.play("a plays committee; * a sees clothing 2; * a sees rtv_agd 1; b passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    t.play("; ".join(f"{seat} queues market" for seat in "ba" * 5))
    t.play("* delivery clothing 2; b plays committee; * b sees rtv_agd 1")
    assert "b sees kiosk 2" in t.chances()
    t.play("* b sees kiosk 2")
    assert t.sees("b")["deck_known"] == ["rtv_agd1", "kiosk2"]
    assert t.sees("a")["deck_known"] == ["rtv_agd1", "?"]


@pytest.mark.rule("KOL-CRD-10", "KOL-DEL-1")
def test_the_look_moves_no_goods() -> None:
    t = thursday()
    t.play("a plays committee; * a sees kiosk 2; * a sees furniture 3")
    assert (t.shop("kiosk"), t.shop("furniture"), t.truck("kiosk")) == ("", "", 9)
    assert t.deck == ["furniture3", "kiosk2"]


@pytest.mark.rule("KOL-CRD-10", "KOL-JMP-1")
def test_the_look_is_the_whole_turn() -> None:
    t = thursday(hands="a=committee,list b=list c=list d=list")
    t.play("a plays committee; * a sees furniture 3; * a sees kiosk 2")
    assert t.asked == "b"
    assert t.hand("a") == ["list"]
