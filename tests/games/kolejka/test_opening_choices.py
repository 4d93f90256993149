"""Shops open: mixed goods, and who chooses when."""

import pytest

from tests.games.kolejka.square import square

PASS = "a passes; b passes; c passes; d passes"


@pytest.mark.rule("KOL-OPN-1")
def test_the_owner_chooses_among_mixed_goods() -> None:
    t = square(queues="kiosk=b,X,c", shops="kiosk=kiosk,furniture,clothing")
    t.play(PASS)
    assert (t.phase, t.asked) == ("opening", "b")
    expected = [f"takes {kind} at kiosk" for kind in ("clothing", "furniture", "kiosk")]
    assert sorted(t.legal("b")) == expected
    t.play("b takes furniture at kiosk")
    assert (t.goods("b"), t.stall("kiosk"), t.goods("c")) == ("furniture", 2, "clothing")


@pytest.mark.rule("KOL-OPN-1")
def test_two_kinds_ask_for_a_choice_and_one_does_not() -> None:
    t = square(queues="kiosk=a,b,X", shops="kiosk=kiosk,clothing")
    t.play(PASS)
    assert t.asked == "a"
    t.play("a takes kiosk at kiosk")
    assert (t.goods("a"), t.goods("b")) == ("kiosk", "clothing")
    assert t.phase != "opening"


@pytest.mark.rule("KOL-OPN-1")
def test_a_shop_with_only_foreign_goods_of_one_kind_asks_nobody() -> None:
    t = square(queues="kiosk=a,b,X", shops="kiosk=clothing*2")
    t.play(PASS)
    assert (t.goods("a"), t.goods("b")) == ("clothing", "clothing")


@pytest.mark.rule("KOL-OPN-1")
def test_only_goods_that_lie_in_the_shop_can_be_taken() -> None:
    t = square(queues="kiosk=a,X", shops="kiosk=kiosk,clothing furniture=furniture")
    t.play(PASS)
    refusal = t.refusal("a takes furniture at kiosk")
    assert (refusal.code, refusal.rule) == ("take.no_such_goods", "KOL-OPN-1")


@pytest.mark.rule("KOL-OPN-2")
def test_goods_can_not_be_taken_in_another_shop() -> None:
    t = square(
        queues="kiosk=a,X clothing=b,a,X",
        shops="kiosk=kiosk,clothing clothing=clothing,kiosk,furniture",
    )
    t.play(PASS)
    for shop in ("clothing", "groceries"):
        refusal = t.refusal(f"a takes clothing at {shop}")
        assert (refusal.code, refusal.rule) == ("take.not_your_place", "KOL-OPN-2")
    t.play("a takes kiosk at kiosk; b takes kiosk at clothing")
    assert t.asked == "a"
    assert sorted(t.legal("a")) == ["takes clothing at clothing", "takes furniture at clothing"]


@pytest.mark.rule("KOL-OPN-2")
@pytest.mark.parametrize(("first", "order"), [("a", "abc"), ("b", "bca"), ("c", "cab")])
def test_in_a_wave_owners_choose_in_turn_order(first: str, order: str) -> None:
    shops = {"a": "kiosk", "b": "groceries", "c": "clothing"}
    t = square(
        players=3,
        first=first,
        queues=" ".join(f"{shop}={seat},X" for seat, shop in shops.items()),
        shops="kiosk=kiosk*2,furniture groceries=groceries,kiosk clothing=clothing,kiosk",
    )
    t.play("; ".join(f"{seat} passes" for seat in order))
    for seat in order:
        assert t.asked == seat
        t.play(f"{seat} takes kiosk at {shops[seat]}")
    assert [t.goods(seat) for seat in "abc"] == ["kiosk", "kiosk", "kiosk"]


@pytest.mark.rule("KOL-OPN-2")
def test_the_second_wave_comes_after_the_whole_first() -> None:
    t = square(
        queues="kiosk=b,a,X groceries=d,c,X",
        shops="kiosk=kiosk*2,furniture groceries=groceries*2,furniture",
    )
    t.play(PASS)
    for act in (
        "b takes kiosk at kiosk",
        "d takes groceries at groceries",
        "a takes furniture at kiosk",
        "c takes furniture at groceries",
    ):
        assert t.asked == act[0]
        t.play(act)
    assert (t.goods("a"), t.goods("c")) == ("furniture", "furniture")
    assert (t.stall("kiosk"), t.stall("groceries")) == (2, 2)


@pytest.mark.rule("KOL-OPN-2")
def test_one_owner_chooses_at_two_shops_of_one_wave() -> None:
    t = square(
        queues="groceries=a,X kiosk=a,X", shops="groceries=groceries,kiosk kiosk=kiosk,clothing"
    )
    t.play(PASS)
    t.play("a takes groceries at groceries")
    assert t.asked == "a"
    t.play("a takes clothing at kiosk")
    assert t.goods("a") == "groceries,clothing"


@pytest.mark.rule("KOL-OPN-2")
def test_choices_are_open() -> None:
    t = square(players=2, queues="kiosk=a,b,X", shops="kiosk=kiosk,clothing,furniture")
    t.play("a passes; b passes; a takes clothing at kiosk")
    assert (t.goods("a"), t.asked) == ("clothing", "b")
    assert sorted(t.legal("b")) == ["takes furniture at kiosk", "takes kiosk at kiosk"]


@pytest.mark.rule("KOL-OPN-2", "KOL-END-2")
def test_a_choice_in_the_same_wave_comes_before_the_end() -> None:
    t = square(
        queues="kiosk=a,X groceries=b,X",
        shops="kiosk=kiosk groceries=groceries,kiosk",
        goods="a=rtv_agd*4,clothing*2,furniture*3 b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    t.play(PASS)
    assert t.asked == "b"
    t.play("b takes groceries at groceries")
    assert t.outcome is not None
    winners = [seat for seat, place in t.outcome.places.items() if place == 1]
    assert winners == ["a", "b"]


@pytest.mark.rule("KOL-OPN-1", "KOL-OPN-2")
def test_a_wrong_choice_leaves_the_list_open() -> None:
    t = square(
        queues="kiosk=a,X groceries=b,X",
        shops="kiosk=kiosk groceries=groceries,kiosk",
        goods="a=rtv_agd*4,clothing*2,furniture*3 b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    t.play(PASS + "; b takes kiosk at groceries")
    assert t.outcome is not None
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["a"]
