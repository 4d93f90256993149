"""The end: who first owns everything on the list, and who wins when two do."""

import pytest

from tests.games.kolejka.square import Driver, square

PASS = "a passes; b passes; c passes; d passes"
ONE = "rtv_agd*4,clothing*2,furniture*3"  # list 1 but for the kiosk
TWO = "rtv_agd*3,groceries*3,clothing,furniture*2"  # list 2 but for one of the groceries


def winners(t: Driver) -> list[str]:
    assert t.outcome is not None
    return sorted(seat for seat, place in t.outcome.places.items() if place == 1)


def both(more: str) -> Driver:
    """a needs the kiosk, b the groceries, and both are first in their queues."""
    a_more, _, b_more = more.partition("|")
    t = square(
        queues="kiosk=a,X groceries=b,X",
        shops="kiosk=kiosk groceries=groceries",
        goods=f"a={ONE}{a_more} b={TWO}{b_more}",
    )
    t.play(PASS)
    return t


@pytest.mark.rule("KOL-END-1")
def test_who_buys_the_last_of_the_list_wins_at_once() -> None:
    t = square(
        queues="kiosk=b,a,X market=c",
        shops="kiosk=kiosk*2",
        goods=f"a={ONE}",
        lists="a=1 b=2 c=3 d=4",
    )
    t.play(PASS)
    assert t.outcome is not None
    assert t.outcome.reason == "list_complete"
    assert winners(t) == ["a"]
    assert t.asked == ""
    assert t.queue("market") == "c"


@pytest.mark.rule("KOL-END-1")
def test_after_the_end_nobody_acts() -> None:
    t = both("|")
    assert [t.legal(seat) for seat in "abcd"] == [[], [], [], []]
    assert t.chances() == {}
    refusal = t.refusal("a passes")
    assert (refusal.code, refusal.rule) == ("game.over", "KOL-END-1")


@pytest.mark.rule("KOL-END-1")
def test_one_good_short_goes_on() -> None:
    t = square(queues="kiosk=a,X", shops="kiosk=kiosk", goods="a=rtv_agd*3,clothing*2,furniture*3")
    t.play(PASS)
    assert t.outcome is None


@pytest.mark.rule("KOL-END-1")
def test_goods_beyond_the_list_do_not_stand_for_what_is_missing() -> None:
    t = square(
        queues="groceries=a,X", shops="groceries=groceries", goods=f"a={ONE},furniture,clothing"
    )
    t.play(PASS)
    assert t.outcome is None


@pytest.mark.rule("KOL-END-1")
def test_the_list_can_be_completed_with_goods_to_spare() -> None:
    t = square(queues="kiosk=a,X", shops="kiosk=kiosk", goods=f"a={ONE},groceries*2,furniture")
    t.play(PASS)
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-1")
def test_who_wins_under_the_counter_is_faster_than_all_waves() -> None:
    t = square(
        players=2,
        hands="a=list b=counter",
        queues="kiosk=a,b,X groceries=b,X",
        shops="kiosk=kiosk groceries=groceries",
        goods=f"a={ONE} b={TWO}",
    )
    t.play("a passes; b plays counter groceries groceries")
    assert winners(t) == ["b"]
    assert t.goods("a") == "rtv_agd*4,furniture*3,clothing*2"


@pytest.mark.rule("KOL-END-2")
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("|", ["a", "b"]),
        (",clothing|", ["a"]),
        ("|,clothing", ["b"]),
        (",kiosk|,groceries", ["a", "b"]),
        (",furniture*2|,furniture", ["a"]),
        (",furniture|,furniture*2", ["b"]),
    ],
    ids=["none", "a one", "b one", "one each", "two to one", "one to two"],
)
def test_in_one_wave_goods_beyond_the_list_decide(more: str, expected: list[str]) -> None:
    t = both(more)
    assert t.outcome is not None
    assert t.outcome.reason == "list_complete"
    assert winners(t) == expected


@pytest.mark.rule("KOL-END-4", "KOL-END-2")
def test_goods_of_the_shop_that_is_not_on_the_list_count_as_beyond() -> None:
    assert winners(both(",groceries|")) == ["a"]
    assert winners(both("|,kiosk*2")) == ["b"]
    assert winners(both(",groceries|,kiosk")) == ["a", "b"]


@pytest.mark.rule("KOL-END-4", "KOL-END-2")
def test_goods_beyond_are_counted_over_all_shops() -> None:
    assert winners(both(",groceries,furniture|,kiosk,clothing*2")) == ["b"]
    assert winners(both(",groceries,furniture,rtv_agd|,kiosk,clothing")) == ["a"]


@pytest.mark.rule("KOL-END-2")
def test_who_did_not_complete_the_list_never_wins_by_goods() -> None:
    t = square(
        queues="kiosk=a,X groceries=c,X",
        shops="kiosk=kiosk groceries=groceries",
        goods=f"a={ONE} c=groceries*4,kiosk*5",
    )
    t.play(PASS)
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-2", "KOL-OPN-2")
def test_the_earlier_wave_beats_more_goods() -> None:
    t = square(
        queues="kiosk=a,X groceries=X,b",
        shops="kiosk=kiosk groceries=groceries*2",
        goods=f"a={ONE} b={TWO},kiosk*3",
    )
    t.play(PASS)
    assert winners(t) == ["a"]


@pytest.mark.rule("KOL-END-2")
def test_a_draw_of_three() -> None:
    t = square(
        queues="kiosk=a,X groceries=b,X rtv_agd=c,X",
        shops="kiosk=kiosk groceries=groceries rtv_agd=rtv_agd",
        goods=f"a={ONE} b={TWO} c=rtv_agd,groceries*3,kiosk*4,furniture",
    )
    t.play(PASS)
    assert winners(t) == ["a", "b", "c"]
    assert t.outcome is not None
    assert t.outcome.places["d"] != 1
