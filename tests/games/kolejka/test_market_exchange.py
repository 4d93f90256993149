"""The market: two for one, one for one at the trader's stall."""

import pytest

from tests.games.kolejka.square import Driver, square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]


def market(
    goods: str,
    queue: str = "a",
    stalls: str = "",
    trader: str = "groceries",
    lists: str = "a=1 b=2",
) -> Driver:
    """Two players, and the first pawn of the market's queue is to act."""
    t = square(
        players=2, queues=f"market={queue}", goods=goods, stalls=stalls, trader=trader, lists=lists
    )
    t.play("a passes; b passes")
    return t


def exchanges(t: Driver, seat: str) -> set[tuple[tuple[str, ...], str]]:
    """What may be paid for what, the kinds paid in alphabetical order."""
    found = set()
    for act in t.legal(seat):
        if act.startswith("exchanges "):
            paid, _, taken = act.removeprefix("exchanges ").partition(" for ")
            found.add((tuple(sorted(paid.split())), taken))
    return found


@pytest.mark.rule("KOL-MKT-1")
def test_two_goods_are_paid_for_one_of_any_stall() -> None:
    t = market("a=kiosk*2,clothing")
    t.play("a exchanges kiosk clothing for furniture")
    assert t.goods("a") == "furniture,kiosk"
    assert (t.stall("kiosk"), t.stall("clothing"), t.stall("furniture")) == (2, 2, 0)


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize("trader", SHOPS)
def test_one_good_is_enough_at_the_traders_stall(trader: str) -> None:
    paid = "clothing" if trader != "clothing" else "kiosk"
    t = market(f"a={paid}", trader=trader)
    assert exchanges(t, "a") == {((paid,), trader)}
    t.play(f"a exchanges {paid} for {trader}")
    assert (t.goods("a"), t.stall(trader), t.stall(paid)) == (trader, 0, 2)


@pytest.mark.rule("KOL-MKT-1")
def test_all_exchanges_of_two_goods_of_one_kind() -> None:
    t = market("a=kiosk*2")
    expected = {(("kiosk", "kiosk"), shop) for shop in SHOPS} | {(("kiosk",), "groceries")}
    assert exchanges(t, "a") == expected
    assert {"waits", "goes home"} < set(t.legal("a"))


@pytest.mark.rule("KOL-MKT-1")
def test_any_two_kinds_may_be_paid_in_any_order() -> None:
    t = market("a=kiosk,clothing")
    assert (("clothing", "kiosk"), "rtv_agd") in exchanges(t, "a")
    t.play("a exchanges clothing kiosk for rtv_agd")
    assert t.goods("a") == "rtv_agd"
    t = market("a=kiosk,clothing")
    t.play("a exchanges kiosk clothing for rtv_agd")
    assert t.goods("a") == "rtv_agd"


@pytest.mark.rule("KOL-MKT-1")
def test_goods_that_the_list_asks_for_may_be_paid() -> None:
    t = market("a=rtv_agd*2")
    t.play("a exchanges rtv_agd rtv_agd for kiosk")
    assert t.goods("a") == "kiosk"


@pytest.mark.rule("KOL-MKT-1")
def test_exchanges_go_on_as_often_as_the_owner_likes() -> None:
    t = market("a=kiosk*4,clothing")
    t.play("a exchanges kiosk kiosk for furniture; a exchanges kiosk kiosk for rtv_agd")
    t.play("a exchanges clothing for groceries")
    assert (t.goods("a"), t.asked) == ("groceries,rtv_agd,furniture", "a")


@pytest.mark.rule("KOL-MKT-1")
def test_goods_exchanged_a_moment_ago_may_be_paid() -> None:
    t = market("a=kiosk*2")
    t.play("a exchanges kiosk kiosk for furniture; a exchanges furniture for groceries")
    assert (t.goods("a"), t.stall("furniture")) == ("groceries", 1)


@pytest.mark.rule("KOL-MKT-1")
def test_goods_bought_today_may_be_paid() -> None:
    t = square(players=2, queues="market=a kiosk=a,X", shops="kiosk=kiosk")
    t.play("a passes; b passes; a exchanges kiosk for groceries")
    assert t.goods("a") == "groceries"


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize(
    ("goods", "act"),
    [
        ("kiosk", "kiosk kiosk for furniture"),
        ("kiosk*2", "kiosk clothing for furniture"),
        ("kiosk", "clothing for groceries"),
    ],
)
def test_only_own_goods_are_paid(goods: str, act: str) -> None:
    t = market(f"a={goods}")
    refusal = t.refusal(f"a exchanges {act}")
    assert (refusal.code, refusal.rule) == ("exchange.not_owned", "KOL-MKT-1")


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize("act", ["kiosk kiosk for furniture", "kiosk for groceries"])
def test_an_empty_stall_gives_nothing(act: str) -> None:
    t = market("a=kiosk*2", stalls="furniture=0 groceries=0")
    refusal = t.refusal(f"a exchanges {act}")
    assert (refusal.code, refusal.rule) == ("exchange.stall_empty", "KOL-MKT-1")
    assert {taken for _, taken in exchanges(t, "a")} == {"rtv_agd", "clothing", "kiosk"}


@pytest.mark.rule("KOL-MKT-1")
def test_the_goods_taken_must_have_lain_there_before() -> None:
    t = market("a=kiosk*2", stalls="kiosk=0")
    refusal = t.refusal("a exchanges kiosk kiosk for kiosk")
    assert (refusal.code, refusal.rule) == ("exchange.stall_empty", "KOL-MKT-1")


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize("taken", ["rtv_agd", "furniture", "clothing"])
def test_one_for_one_only_at_the_traders_stall(taken: str) -> None:
    t = market("a=kiosk*2")
    refusal = t.refusal(f"a exchanges kiosk for {taken}")
    assert (refusal.code, refusal.rule) == ("exchange.not_the_traders_stall", "KOL-MKT-1")


@pytest.mark.rule("KOL-MKT-1")
def test_goods_of_one_shop_are_not_exchanged_one_for_one() -> None:
    t = market("a=groceries")
    refusal = t.refusal("a exchanges groceries for groceries")
    assert (refusal.code, refusal.rule) == ("exchange.same_goods", "KOL-MKT-1")
    assert exchanges(t, "a") == set()


@pytest.mark.rule("KOL-MKT-2")
def test_goods_paid_lie_at_once_on_their_own_stalls_for_the_next_pawn() -> None:
    t = market("a=kiosk,clothing b=groceries*2", queue="a,b", stalls="kiosk=0 clothing=0")
    t.play("a exchanges kiosk clothing for furniture")
    assert (t.stall("kiosk"), t.stall("clothing")) == (1, 1)
    t.play("a goes home; b exchanges groceries groceries for kiosk")
    assert (t.goods("b"), t.stall("kiosk"), t.stall("groceries")) == ("kiosk", 0, 3)


@pytest.mark.rule("KOL-MKT-2", "KOL-MKT-1")
def test_goods_paid_in_one_exchange_have_lain_there_before_the_next() -> None:
    t = market("a=kiosk*2,clothing*2", stalls="kiosk=0")
    t.play("a exchanges kiosk kiosk for furniture; a exchanges clothing clothing for kiosk")
    assert (t.goods("a"), t.stall("kiosk")) == ("furniture,kiosk", 1)


@pytest.mark.rule("KOL-MKT-4")
def test_players_never_barter_with_each_other() -> None:
    empty = " ".join(f"{shop}=0" for shop in SHOPS)
    t = market("a=kiosk*3 b=furniture*3", queue="a,b", stalls=empty)
    assert sorted(t.legal("a")) == ["goes home", "waits"]
    assert t.goods("b") == "furniture*3"
