"""The end when all shops and all trucks are empty."""

import pytest

from tests.games.kolejka.square import Driver, square

EMPTY = "groceries=0 rtv_agd=0 furniture=0 clothing=0 kiosk=0"
PASS = "a passes; b passes"


def winners(t: Driver) -> list[str]:
    assert t.outcome is not None
    return sorted(seat for seat, place in t.outcome.places.items() if place == 1)


def last_day(goods: str, queues: str = "kiosk=X", shops: str = "", closed: str = "") -> Driver:
    """Two players with lists 1 and 2, nothing on the trucks."""
    return square(players=2, queues=queues, shops=shops, closed=closed, goods=goods, trucks=EMPTY)


@pytest.mark.rule("KOL-END-3")
def test_the_game_ends_when_shops_and_trucks_are_empty() -> None:
    t = last_day("a=rtv_agd*2 b=rtv_agd")
    t.play(PASS)
    assert t.outcome is not None
    assert (t.outcome.reason, t.asked) == ("shops_empty", "")
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-3")
def test_goods_on_one_truck_are_enough_to_go_on() -> None:
    t = square(players=2, trucks=EMPTY.replace("kiosk=0", "kiosk=1"))
    t.play(PASS)
    assert t.outcome is None


@pytest.mark.rule("KOL-END-3")
def test_goods_left_in_a_shop_are_enough_to_go_on() -> None:
    t = last_day("a=rtv_agd", shops="kiosk=clothing*2")
    t.play(PASS)
    assert t.outcome is None
    assert t.shop("kiosk") == "clothing"


@pytest.mark.rule("KOL-END-3")
def test_a_closed_shop_with_goods_is_not_empty() -> None:
    t = last_day("a=rtv_agd", shops="kiosk=kiosk", closed="kiosk")
    t.play(PASS)
    assert t.outcome is None
    assert t.shop("kiosk") == "kiosk"


@pytest.mark.rule("KOL-END-3")
def test_goods_at_the_market_do_not_keep_the_game_going() -> None:
    t = square(players=2, trucks=EMPTY, stalls="kiosk=5 rtv_agd=4")
    t.play(PASS)
    assert t.outcome is not None


@pytest.mark.rule("KOL-END-3")
def test_the_last_goods_are_sold_first() -> None:
    t = last_day("a=rtv_agd b=rtv_agd", queues="kiosk=b,X,a rtv_agd=a,X", shops="rtv_agd=rtv_agd")
    t.play(PASS)
    assert t.goods("a") == "rtv_agd*2"
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-3")
def test_that_days_market_is_still_held() -> None:
    t = last_day("a=rtv_agd b=rtv_agd*2", queues="market=a,b")
    t.play(PASS)
    assert (t.outcome, t.phase, t.asked) == (None, "market", "a")
    t.play("a waits")
    assert t.asked == "b"
    t.play("b waits")
    assert winners(t) == ["b"]


@pytest.mark.rule("KOL-END-3")
def test_what_is_exchanged_at_the_last_market_counts() -> None:
    t = last_day("a=rtv_agd,groceries*2 b=rtv_agd*2", queues="market=a")
    t.play(PASS + "; a exchanges groceries groceries for kiosk; a goes home")
    assert t.outcome is not None
    assert (t.goods("a"), t.outcome.reason) == ("rtv_agd,kiosk", "shops_empty")
    assert winners(t) == ["a", "b"]


@pytest.mark.rule("KOL-END-3", "KOL-END-1")
def test_a_list_completed_at_the_last_market_wins() -> None:
    t = last_day("a=rtv_agd*4,clothing*2,furniture*3,groceries*2 b=groceries", queues="market=a,b")
    t.play(PASS + "; a exchanges groceries groceries for kiosk")
    assert t.outcome is not None
    assert t.outcome.reason == "list_complete"
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-3")
@pytest.mark.parametrize(
    ("goods", "expected"),
    [
        ("a=rtv_agd*3 b=rtv_agd*2", ["a"]),
        ("a=rtv_agd*2 b=rtv_agd*3", ["b"]),
        ("a=rtv_agd*2 b=rtv_agd*2", ["a", "b"]),
        ("a=groceries*5,rtv_agd b=groceries,rtv_agd", ["b"]),
        ("a=rtv_agd*2 b=rtv_agd*2,kiosk", ["b"]),
        ("a=rtv_agd*2,kiosk*2 b=rtv_agd*3", ["a"]),
        ("a=rtv_agd*2,groceries b=rtv_agd*2,kiosk", ["a", "b"]),
    ],
    ids=[
        "fewest missing",
        "fewest missing, the other way",
        "a draw",
        "goods beyond do not fill the list",
        "most beyond decides",
        "too many of one kind are beyond",
        "as many missing and as many beyond",
    ],
)
def test_fewest_missing_then_most_beyond_then_a_draw(goods: str, expected: list[str]) -> None:
    t = last_day(goods)
    t.play(PASS)
    assert winners(t) == expected


@pytest.mark.rule("KOL-END-3", "KOL-END-4")
def test_goods_of_the_absent_shop_are_beyond_the_list() -> None:
    t = last_day("a=groceries*3,furniture b=kiosk*2,furniture")
    t.play(PASS)
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-3")
def test_shops_emptied_under_the_counter_are_looked_at_after_the_opening() -> None:
    t = square(
        players=2,
        hands="a=counter b=list",
        queues="rtv_agd=a,b,X",
        shops="rtv_agd=rtv_agd",
        trucks=EMPTY,
    )
    t.play("a plays counter rtv_agd rtv_agd")
    assert (t.outcome, t.asked) == (None, "b")
    t.play("b passes")
    assert winners(t) == ["a"]
