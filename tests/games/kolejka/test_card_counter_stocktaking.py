"""Under-the-counter goods, and closed for stocktaking."""

import pytest

from tests.games.kolejka.square import square


@pytest.mark.rule("KOL-CRD-8")
def test_goods_under_the_counter_go_home_with_the_pawn_at_once() -> None:
    t = square(hands="a=counter", queues="kiosk=a,b,X", shops="kiosk=kiosk*2", home="a=4")
    t.play("a plays counter kiosk kiosk")
    assert (t.goods("a"), t.home("a")) == ("kiosk", 5)
    assert (t.queue("kiosk"), t.shop("kiosk")) == ("b,X", "kiosk")


@pytest.mark.rule("KOL-CRD-8")
def test_the_goods_under_the_counter_are_ones_own_choice() -> None:
    t = square(
        hands="a=counter",
        queues="kiosk=a,X furniture=b,a,X clothing=a,X",
        shops="kiosk=furniture,kiosk,groceries furniture=furniture",
    )
    kinds = ("furniture", "groceries", "kiosk")
    assert sorted(t.legal("a")) == ["passes", *(f"plays counter kiosk {kind}" for kind in kinds)]
    t.play("a plays counter kiosk furniture")
    assert (t.goods("a"), t.shop("kiosk")) == ("furniture", "kiosk,groceries")


@pytest.mark.rule("KOL-CRD-8")
@pytest.mark.parametrize("queue", ["b,a,X", "X,a", "X"])
def test_only_who_is_first_gets_goods_under_the_counter(queue: str) -> None:
    t = square(hands="a=counter", queues=f"kiosk={queue}", shops="kiosk=kiosk")
    refusal = t.refusal("a plays counter kiosk kiosk")
    assert (refusal.code, refusal.rule) == ("counter.not_first", "KOL-CRD-8")


@pytest.mark.rule("KOL-CRD-8", "KOL-CRD-9")
def test_a_closed_shop_has_no_counter() -> None:
    t = square(hands="a=counter", queues="kiosk=a,X", shops="kiosk=kiosk", closed="kiosk")
    refusal = t.refusal("a plays counter kiosk kiosk")
    assert (refusal.code, refusal.rule) == ("counter.closed", "KOL-CRD-8")


@pytest.mark.rule("KOL-CRD-8")
@pytest.mark.parametrize("shops", ["", "kiosk=clothing"], ids=["empty", "other goods"])
def test_only_goods_that_lie_there_are_under_the_counter(shops: str) -> None:
    t = square(hands="a=counter", queues="kiosk=a,X", shops=shops)
    refusal = t.refusal("a plays counter kiosk kiosk")
    assert (refusal.code, refusal.rule) == ("counter.no_such_goods", "KOL-CRD-8")


@pytest.mark.rule("KOL-CRD-8")
@pytest.mark.parametrize(
    ("queue", "first"),
    [("b,a,X", "sir kiosk 2"), ("b,X,a", "mother kiosk 3"), ("b,X,a", "list kiosk")],
)
def test_first_place_counts_however_it_was_won(queue: str, first: str) -> None:
    t = square(
        players=2,
        hands=f"a=counter,{first.split()[0]} b=committee",
        queues=f"kiosk={queue}",
        shops="kiosk=kiosk",
    )
    t.play(f"a plays {first}; b passes; a plays counter kiosk kiosk")
    assert t.goods("a") == "kiosk"


@pytest.mark.rule("KOL-CRD-8")
def test_the_pawn_stays_home_until_tomorrow() -> None:
    t = square(
        players=2,
        hands="a=counter b=list",
        piles="a=list b=sir",
        played="a=sir,mother,criticise,lucky,error,increased,stocktaking,committee "
        "b=mother,criticise,lucky,error,increased,counter,stocktaking,committee",
        queues="kiosk=a,X,a,a,a,a clothing=X,b,b,b,b,b",
        shops="kiosk=kiosk",
    )
    t.play("a plays counter kiosk kiosk; b passes")
    assert (t.home("a"), t.queue("kiosk")) == (1, "X,a,a,a,a")
    t.play("* a draws list; * b draws list; * b draws sir; a is done; b is done")
    assert (t.phase, t.asked, t.home("a")) == ("queue_up", "a", 1)


@pytest.mark.rule("KOL-CRD-8", "KOL-END-1")
def test_goods_under_the_counter_can_win() -> None:
    t = square(
        hands="a=counter",
        queues="kiosk=a,b,X",
        shops="kiosk=kiosk*3",
        goods="a=rtv_agd*4,clothing*2,furniture*3",
    )
    t.play("a plays counter kiosk kiosk")
    assert t.outcome is not None
    assert t.outcome.reason == "list_complete"
    assert t.asked == ""
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["a"]


@pytest.mark.rule("KOL-CRD-9")
def test_stocktaking_closes_a_shop_that_has_goods() -> None:
    t = square(hands="a=stocktaking", shops="kiosk=kiosk clothing=furniture")
    expected = ["passes", "plays stocktaking clothing", "plays stocktaking kiosk"]
    assert sorted(t.legal("a")) == expected
    t.play("a plays stocktaking clothing")
    assert t.closed == ["clothing"]


@pytest.mark.rule("KOL-CRD-9", "KOL-OPN-4")
def test_a_closed_shop_sells_nothing_today() -> None:
    t = square(players=2, hands="a=stocktaking", queues="kiosk=a,X,b", shops="kiosk=kiosk*3")
    t.play("a plays stocktaking kiosk; b passes")
    assert (t.queue("kiosk"), t.shop("kiosk")) == ("a,X,b", "kiosk*3")
    assert (t.goods("a"), t.goods("b"), t.stall("kiosk")) == ("", "", 1)


@pytest.mark.rule("KOL-CRD-9")
def test_no_stocktaking_in_an_empty_shop() -> None:
    t = square(hands="a=stocktaking", shops="clothing=kiosk")
    refusal = t.refusal("a plays stocktaking kiosk")
    assert (refusal.code, refusal.rule) == ("stocktaking.empty_shop", "KOL-CRD-9")


@pytest.mark.rule("KOL-CRD-9")
def test_no_stocktaking_twice_in_one_shop() -> None:
    t = square(hands="a=stocktaking b=stocktaking", shops="kiosk=kiosk")
    t.play("a plays stocktaking kiosk")
    refusal = t.refusal("b plays stocktaking kiosk")
    assert (refusal.code, refusal.rule) == ("stocktaking.closed_already", "KOL-CRD-9")
    assert t.legal("b") == ["passes"]


@pytest.mark.rule("KOL-CRD-9")
def test_several_shops_may_be_closed_on_one_day() -> None:
    t = square(hands="a=stocktaking b=stocktaking", shops="kiosk=kiosk groceries=groceries")
    t.play("a plays stocktaking kiosk; b plays stocktaking groceries")
    assert sorted(t.closed) == ["groceries", "kiosk"]
