"""The market: who acts when, who waits, who goes home, who wins."""

import pytest

from tests.games.kolejka.square import square


@pytest.mark.rule("KOL-MKT-1")
def test_pawns_act_in_the_order_of_the_queue() -> None:
    t = square(players=3, first="b", queues="market=c,a,b")
    t.play("b passes; c passes; a passes")
    for seat in "cab":
        assert (t.phase, t.asked) == ("market", seat)
        t.play(f"{seat} waits")
    assert t.phase != "market"
    assert t.queue("market") == "c,a,b"


@pytest.mark.rule("KOL-MKT-1")
def test_the_market_comes_after_the_shops() -> None:
    t = square(players=2, queues="market=b kiosk=a,b,X", shops="kiosk=kiosk,clothing")
    t.play("a passes; b passes")
    assert (t.phase, t.asked) == ("opening", "a")
    t.play("a takes kiosk at kiosk")
    assert (t.phase, t.asked, t.goods("b")) == ("market", "b", "clothing")


@pytest.mark.rule("KOL-MKT-1", "KOL-MKT-3")
def test_each_pawn_of_one_owner_acts_for_itself() -> None:
    t = square(players=2, queues="market=a,a,b", goods="a=kiosk*4", home="a=3 b=4")
    t.play("a passes; b passes; a exchanges kiosk kiosk for furniture; a goes home")
    assert (t.asked, t.queue("market"), t.home("a")) == ("a", "a,b", 4)
    t.play("a exchanges kiosk for groceries; a goes home")
    assert (t.asked, t.queue("market"), t.home("a")) == ("b", "b", 5)


@pytest.mark.rule("KOL-MKT-3")
def test_after_exchanging_the_pawn_goes_home_with_the_goods() -> None:
    t = square(players=2, queues="market=a,b", goods="a=kiosk*2", home="a=4 b=4")
    t.play("a passes; b passes; a exchanges kiosk kiosk for furniture")
    assert (t.asked, t.goods("a")) == ("a", "furniture")
    t.play("a goes home")
    assert (t.asked, t.queue("market"), t.home("a")) == ("b", "b", 5)


@pytest.mark.rule("KOL-MKT-3")
def test_after_exchanging_the_pawn_can_not_wait() -> None:
    t = square(players=2, queues="market=a,b", goods="a=kiosk*3")
    t.play("a passes; b passes; a exchanges kiosk kiosk for furniture")
    refusal = t.refusal("a waits")
    assert (refusal.code, refusal.rule) == ("market.exchanged", "KOL-MKT-3")
    assert "waits" not in t.legal("a")
    assert "goes home" in t.legal("a")


@pytest.mark.rule("KOL-MKT-3")
def test_the_next_pawn_may_wait_though_the_one_before_exchanged() -> None:
    t = square(players=2, queues="market=a,a", goods="a=kiosk*2")
    t.play("a passes; b passes; a exchanges kiosk for groceries; a goes home; a waits")
    assert t.queue("market") == "a"


@pytest.mark.rule("KOL-MKT-3")
def test_who_does_not_exchange_stays_or_goes_home_empty_handed() -> None:
    t = square(players=2, queues="market=a,b,a", home="a=3 b=4")
    t.play("a passes; b passes")
    assert sorted(t.legal("a")) == ["goes home", "waits"]
    t.play("a waits; b goes home; a goes home")
    assert (t.queue("market"), t.home("a"), t.home("b")) == ("a", 4, 5)


@pytest.mark.rule("KOL-MKT-3")
def test_who_has_goods_may_still_decline() -> None:
    t = square(players=2, queues="market=a,b", goods="a=kiosk*2", home="a=4 b=4")
    t.play("a passes; b passes; a goes home")
    assert (t.goods("a"), t.home("a"), t.asked) == ("kiosk*2", 5, "b")


@pytest.mark.rule("KOL-MKT-3")
def test_who_waits_keeps_the_place_for_the_next_day() -> None:
    t = square(players=2, queues="market=b,a", deck="kiosk1 kiosk2", today="clothing1")
    t.play("a passes; b passes; b waits; a goes home")
    draws = [f"* {seat} draws {card}" for seat in "ab" for card in ("list", "sir", "mother")]
    t.play("; ".join([*draws, "b is done"]))
    assert (t.day, t.queue("market")) == (2, "b")


@pytest.mark.rule("KOL-MKT-1")
def test_nobody_at_the_market_means_no_market() -> None:
    t = square(players=2)
    t.play("a passes; b passes")
    assert t.phase != "market"


@pytest.mark.rule("KOL-MKT-4")
def test_at_the_market_only_the_pawns_owner_acts() -> None:
    t = square(players=2, queues="market=a,b", goods="b=kiosk*2")
    t.play("a passes; b passes")
    assert t.legal("b") == []
    refusal = t.refusal("b exchanges kiosk kiosk for furniture")
    assert (refusal.code, refusal.rule) == ("turn.not_yours", "KOL-MKT-1")


@pytest.mark.rule("KOL-END-1")
def test_an_exchange_that_completes_the_list_wins_at_once() -> None:
    t = square(
        players=2,
        queues="market=a,b",
        goods="a=rtv_agd*4,clothing*2,furniture*3,groceries*2",
        lists="a=1 b=2",
    )
    t.play("a passes; b passes; a exchanges groceries groceries for kiosk")
    assert t.outcome is not None
    assert (t.outcome.reason, t.asked) == ("list_complete", "")
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["a"]


@pytest.mark.rule("KOL-END-1")
def test_an_exchange_one_for_one_wins_too() -> None:
    t = square(
        players=2,
        queues="market=b,a",
        trader="kiosk",
        goods="a=rtv_agd*4,clothing*2,furniture*3,groceries",
        lists="a=1 b=2",
    )
    t.play("a passes; b passes; b waits; a exchanges groceries for kiosk")
    assert t.outcome is not None
    assert [seat for seat, place in t.outcome.places.items() if place == 1] == ["a"]


@pytest.mark.rule("KOL-END-1")
def test_paying_with_goods_the_list_asks_for_does_not_win() -> None:
    t = square(
        players=2,
        queues="market=a,b",
        goods="a=rtv_agd*4,clothing*2,furniture*3,groceries",
        lists="a=1 b=2",
    )
    t.play("a passes; b passes; a exchanges groceries clothing for kiosk")
    assert t.outcome is None
    assert t.asked == "a"
