"""Shops open: every open shop sells to its queue from the front, wave after wave."""

import pytest

from tests.games.kolejka.square import square

PASS = "a passes; b passes; c passes; d passes"


@pytest.mark.rule("KOL-OPN-1")
def test_the_first_pawns_buy_and_go_home() -> None:
    t = square(queues="kiosk=a,b,c,X", shops="kiosk=kiosk*2", home="a=4 b=4 c=4")
    t.play(PASS)
    assert (t.goods("a"), t.goods("b"), t.goods("c")) == ("kiosk", "kiosk", "")
    assert (t.home("a"), t.home("b"), t.home("c")) == (5, 5, 4)
    assert (t.queue("kiosk"), t.shop("kiosk")) == ("c,X", "")


@pytest.mark.rule("KOL-OPN-1")
def test_one_good_for_each_pawn() -> None:
    t = square(queues="kiosk=a,a,X,b", shops="kiosk=kiosk*5")
    t.play(PASS)
    assert (t.goods("a"), t.goods("b")) == ("kiosk*2", "kiosk")
    assert t.shop("kiosk") == "kiosk"


@pytest.mark.rule("KOL-OPN-1")
def test_every_shop_sells() -> None:
    t = square(
        queues="groceries=a,X rtv_agd=b,X furniture=c,X clothing=d,X kiosk=a,X",
        shops="groceries=groceries rtv_agd=rtv_agd furniture=furniture clothing=clothing "
        "kiosk=kiosk",
    )
    t.play(PASS)
    assert t.goods("a") == "groceries,kiosk"
    assert (t.goods("b"), t.goods("c"), t.goods("d")) == ("rtv_agd", "furniture", "clothing")


@pytest.mark.rule("KOL-OPN-1")
def test_the_purchase_is_compulsory() -> None:
    t = square(players=2, queues="kiosk=a,b,X", shops="kiosk=kiosk,clothing,kiosk")
    t.play("a passes; b passes")
    assert sorted(t.legal("a")) == ["takes clothing at kiosk", "takes kiosk at kiosk"]


@pytest.mark.rule("KOL-OPN-1")
def test_goods_that_the_list_does_not_ask_for_are_bought_all_the_same() -> None:
    t = square(players=2, queues="groceries=a,X", shops="groceries=groceries", lists="a=1 b=2")
    t.play("a passes; b passes")
    assert t.goods("a") == "groceries"


@pytest.mark.rule("KOL-OPN-2")
def test_the_list_completed_in_the_first_wave_wins_before_the_second() -> None:
    t = square(
        players=2,
        queues="kiosk=b,X groceries=X,a",
        shops="kiosk=kiosk groceries=groceries*2",
        goods="a=rtv_agd*3,groceries*3,clothing,furniture*2 b=rtv_agd*4,clothing*2,furniture*3",
        lists="a=2 b=1",
        stalls="kiosk=1",
    )
    t.play("a passes; b passes")
    assert t.outcome is not None
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["b"]
    assert t.goods("a") == "groceries*3,rtv_agd*3,furniture*2,clothing"


@pytest.mark.rule("KOL-OPN-2")
def test_later_waves_are_not_played_when_someone_has_won() -> None:
    t = square(
        players=2,
        queues="kiosk=b,a,X",
        shops="kiosk=kiosk*3",
        goods="b=rtv_agd*4,clothing*2,furniture*3",
        lists="a=2 b=1",
    )
    t.play("a passes; b passes")
    assert t.outcome is not None
    assert (t.goods("a"), t.shop("kiosk")) == ("", "kiosk*2")


@pytest.mark.rule("KOL-OPN-2", "KOL-END-2")
def test_two_lists_completed_in_one_wave_at_two_shops() -> None:
    t = square(
        queues="kiosk=a,X groceries=b,X",
        shops="kiosk=kiosk groceries=groceries",
        goods="a=rtv_agd*4,clothing*2,furniture*3 b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    t.play(PASS)
    assert t.outcome is not None
    winners = [seat for seat, place in t.outcome.places.items() if place == 1]
    assert winners == ["a", "b"]


@pytest.mark.rule("KOL-OPN-2")
def test_the_speculator_takes_up_a_place_in_the_waves() -> None:
    t = square(
        queues="kiosk=X,a groceries=c,b,X",
        shops="kiosk=kiosk*2 groceries=groceries*2",
        goods="a=rtv_agd*4,clothing*2,furniture*3 b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    t.play(PASS)
    assert t.outcome is not None
    winners = [seat for seat, place in t.outcome.places.items() if place == 1]
    assert winners == ["a", "b"]


@pytest.mark.rule("KOL-OPN-2")
def test_goods_of_the_whole_wave_count_for_the_surplus() -> None:
    """One pawn of a completes the list, another of the same wave buys beyond it."""
    t = square(
        queues="kiosk=a,X groceries=b,X clothing=a,X",
        shops="kiosk=kiosk groceries=groceries clothing=clothing",
        goods="a=rtv_agd*4,clothing*2,furniture*3 b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    t.play(PASS)
    assert t.outcome is not None
    assert t.goods("a").endswith("clothing*3,kiosk")
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["a"]


@pytest.mark.rule("KOL-OPN-4")
def test_goods_left_over_stay_and_pawns_not_served_stay() -> None:
    t = square(
        queues="kiosk=a,X clothing=b,c,X", shops="kiosk=kiosk*3 clothing=clothing furniture=kiosk"
    )
    t.play(PASS)
    assert (t.shop("kiosk"), t.queue("kiosk")) == ("kiosk", "X")
    assert (t.shop("clothing"), t.queue("clothing")) == ("", "c,X")
    assert (t.shop("furniture"), t.stall("kiosk")) == ("", 3)


@pytest.mark.rule("KOL-OPN-4")
def test_at_a_closed_shop_nothing_moves() -> None:
    t = square(
        queues="kiosk=X,a,b clothing=a,X",
        shops="kiosk=kiosk*3,clothing clothing=clothing",
        closed="kiosk",
    )
    t.play(PASS)
    assert (t.queue("kiosk"), t.shop("kiosk")) == ("X,a,b", "kiosk*3,clothing")
    assert t.goods("a") == "clothing"


@pytest.mark.rule("KOL-OPN-4")
def test_at_an_empty_shop_nothing_moves() -> None:
    t = square(queues="kiosk=a,X,b")
    t.play(PASS)
    assert (t.queue("kiosk"), t.goods("a"), t.stall("kiosk")) == ("a,X,b", "", 1)
