"""What a seat may see: lists, goods and played cards; never another's hand or the bin."""

import pytest

from tests.games.kolejka.square import square

SEVEN = ["committee", "counter", "criticise", "error", "increased", "lucky", "stocktaking"]
TEN = sorted(["list", "sir", "mother", *SEVEN])


@pytest.mark.rule("KOL-END-5", "KOL-SET-4")
def test_everybody_sees_the_own_hand() -> None:
    t = square(hands="a=sir,lucky b=list")
    assert t.sees("a")["hand"] == ["lucky", "sir"]
    assert t.sees("b")["hand"] == ["list"]


@pytest.mark.rule("KOL-END-5", "KOL-SET-4")
def test_of_anothers_hand_only_the_number_is_seen() -> None:
    t = square(players=3, hands="a=sir,lucky b=list c=error,mother,counter")
    others = t.sees("a")["others"]
    assert sorted(others) == ["b", "c"]
    assert (others["b"]["hand"], others["b"]["pile"]) == (1, 9)
    assert (others["c"]["hand"], others["c"]["pile"]) == (3, 7)


@pytest.mark.rule("KOL-END-5")
def test_hand_and_pile_of_another_can_not_be_told_apart() -> None:
    one = square(players=2, hands="b=sir,lucky,list")
    two = square(players=2, hands="b=error,counter,committee")
    assert one.sees("a") == two.sees("a")
    assert one.sees(None)["others"]["b"] == two.sees(None)["others"]["b"]
    assert sorted(one.sees("a")["others"]["b"]["unplayed"]) == TEN


@pytest.mark.rule("KOL-END-5", "KOL-SET-4")
def test_played_cards_are_known_to_all() -> None:
    t = square(players=2, hands="b=list", played="b=sir,error")
    left = [card for card in TEN if card not in ("sir", "error")]
    assert sorted(t.sees("a")["others"]["b"]["unplayed"]) == left


@pytest.mark.rule("KOL-END-5", "KOL-JMP-2")
def test_who_passed_knows_the_top_of_the_own_pile() -> None:
    t = square(players=2, hands="a=sir,lucky", queues="kiosk=X,a,b")
    t.play("a passes")
    assert sorted(t.sees("a")["pile_top"]) == ["lucky", "sir"]
    assert t.sees("a")["hand"] == []


@pytest.mark.rule("KOL-END-5", "KOL-JMP-2")
def test_a_passed_hand_is_secret() -> None:
    one = square(players=2, hands="a=sir,lucky", queues="kiosk=X,a,b")
    two = square(players=2, hands="a=error,list", queues="kiosk=X,a,b")
    for t in (one, two):
        t.play("a passes")
    assert one.sees("b") == two.sees("b")
    assert one.sees(None) == two.sees(None)
    assert (one.sees("b")["others"]["a"]["hand"], one.sees("b")["others"]["a"]["pile"]) == (0, 10)


@pytest.mark.rule("KOL-END-5")
def test_a_spectator_sees_no_hand() -> None:
    t = square(players=2, hands="a=sir,lucky b=list")
    seen = t.sees(None)
    assert not seen["hand"]
    assert not seen["pile_top"]
    assert sorted(seen["others"]) == ["a", "b"]
    assert seen["others"]["a"]["hand"] == 2


@pytest.mark.rule("KOL-END-5", "KOL-PCT-1")
def test_drawn_cards_are_secret() -> None:
    views = []
    for drawn in ("error", "counter"):
        t = square(players=2, hands="a=sir", queues="kiosk=X,a,b", piles="a=error,counter")
        t.play(f"a plays sir kiosk 2; b passes; * a draws {drawn}")
        assert t.sees("a")["hand"] == [drawn]
        views.append(t.sees("b"))
    assert views[0] == views[1]


@pytest.mark.rule("KOL-END-5", "KOL-CRD-10")
def test_a_look_at_the_deck_is_for_one_seat_alone() -> None:
    views = []
    for first, second in (("kiosk 2", "clothing 3"), ("clothing 3", "kiosk 2")):
        t = square(hands="a=committee", today="groceries2 groceries3")
        t.play(f"a plays committee; * a sees {first}; * a sees {second}")
        assert t.sees("a")["deck_known"] == [first.replace(" ", ""), second.replace(" ", "")]
        views.append([t.sees(seat) for seat in ("b", "c", "d", None)])
    assert views[0] == views[1]


@pytest.mark.rule("KOL-END-5", "KOL-PCT-1")
def test_of_the_bin_only_the_number_is_seen() -> None:
    t = square(day=3, today="kiosk2 kiosk3", bin="groceries2 groceries3 rtv_agd2 rtv_agd3")
    assert t.sees("a")["bin"] == 4
    t.play("a passes; b passes; c passes; d passes")
    assert t.sees("a")["bin"] == 6
    assert t.sees(None)["bin"] == 6


@pytest.mark.rule("KOL-SET-4")
def test_goods_and_lists_are_open() -> None:
    """What is open decides alike for all: who has everything on the list has won."""
    t = square(
        hands="a=counter",
        queues="kiosk=a,X",
        shops="kiosk=kiosk",
        goods="a=groceries,clothing*3,furniture*4,kiosk",
        lists="a=5 b=1 c=2 d=3",
    )
    t.play("a plays counter kiosk kiosk")
    assert t.goods("a") == "groceries,furniture*4,clothing*3,kiosk*2"
    assert t.outcome is not None
    assert t.outcome.places["a"] == 1


@pytest.mark.rule("KOL-END-5", "KOL-SAT-2")
def test_after_saturday_nobody_knows_a_pile() -> None:
    t = square(players=2, day=5, hands="a=sir,lucky", queues="kiosk=X,a,b")
    t.play("a passes; b passes")
    assert t.sees("a")["pile_top"] == []
    assert sorted(t.sees("b")["others"]["a"]["unplayed"]) == TEN
