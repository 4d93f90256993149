"""The close of day, in its order: bin, stocktaking, trader, cards, recall, marker."""

import pytest

from tests.games.kolejka.square import square

PASS = "a passes; b passes; c passes; d passes"
SEVEN = "criticise,lucky,error,increased,counter,stocktaking,committee"


def draws(*seats: str, hand: str = "list,sir,mother") -> str:
    return "; ".join(f"* {seat} draws {card}" for seat in seats for card in hand.split(","))


@pytest.mark.rule("KOL-PCT-1")
def test_todays_delivery_cards_go_to_the_bin() -> None:
    t = square(day=2, today="kiosk2 clothing3", bin="kiosk3 groceries2")
    t.play(PASS)
    assert t.bin == ["clothing3", "groceries2", "kiosk2", "kiosk3"]
    assert len(t.deck) == 6


@pytest.mark.rule("KOL-PCT-1")
def test_stocktaking_ends_with_the_day() -> None:
    t = square(players=2, hands="a=stocktaking b=list", queues="kiosk=b,X,a", shops="kiosk=kiosk*2")
    t.play("a plays stocktaking kiosk")
    assert t.closed == ["kiosk"]
    t.play("b passes")
    assert t.closed == []
    assert t.shop("kiosk") == "kiosk*2"
    assert t.played("a") == ["stocktaking"]


@pytest.mark.rule("KOL-PCT-1")
@pytest.mark.parametrize(
    ("day", "before", "after"),
    [
        (1, "groceries", "rtv_agd"),
        (2, "rtv_agd", "furniture"),
        (3, "furniture", "clothing"),
        (4, "clothing", "kiosk"),
        (5, "kiosk", "groceries"),
    ],
)
def test_the_trader_goes_one_stall_on(day: int, before: str, after: str) -> None:
    t = square(day=day, queues="kiosk=X,a")
    assert t.trader == before
    t.play(PASS)
    assert t.trader == after


@pytest.mark.rule("KOL-PCT-1")
def test_everybody_draws_up_to_three() -> None:
    t = square(
        players=2,
        hands="a=sir b=list,sir,mother",
        piles="a=list,mother,lucky,error",
        queues="kiosk=X,a,b",
    )
    t.play("a plays sir kiosk 2; b passes")
    assert t.chances() == {f"a draws {card}": 1 for card in ("error", "list", "lucky", "mother")}
    t.play("* a draws list; * a draws mother; * a draws error")
    assert "b draws sir" in t.chances()
    t.play(draws("b"))
    assert (t.hand("a"), t.pile("a")) == (["error", "list", "mother"], 1)
    assert (t.hand("b"), t.pile("b")) == (["list", "mother", "sir"], 7)


@pytest.mark.rule("KOL-PCT-1")
def test_a_short_pile_gives_what_it_has() -> None:
    t = square(
        players=2,
        hands="a=sir",
        piles="a=lucky",
        played=f"a=list,mother,{SEVEN}",
        queues="kiosk=X,a,b",
    )
    t.play("a plays sir kiosk 2; b passes; * a draws lucky")
    assert "b draws list" in t.chances()
    assert (t.hand("a"), t.pile("a")) == (["lucky"], 0)


@pytest.mark.rule("KOL-PCT-1")
def test_an_empty_pile_gives_nothing() -> None:
    t = square(
        players=2, hands="a=sir", piles="a=", played=f"a=list,mother,{SEVEN}", queues="kiosk=X,a,b"
    )
    t.play("a plays sir kiosk 2; b passes")
    assert "b draws list" in t.chances()
    t.play(draws("b"))
    assert (t.phase, t.asked, t.hand("a")) == ("close", "a", [])


@pytest.mark.rule("KOL-PCT-1", "KOL-JMP-3")
def test_without_any_card_jumping_and_drawing_are_over_at_once() -> None:
    all_ten = f"list,sir,mother,{SEVEN}"
    t = square(
        players=2,
        day=4,
        phase="queue_up",
        hands="a= b=",
        piles="a= b=",
        played=f"a={all_ten} b={all_ten}",
        queues="clothing=X,a,a,a,a groceries=X,b,b,b,b,b",
        deck="kiosk1 kiosk2",
    )
    t.play("a queues clothing; * delivery kiosk 1")
    assert (t.phase, t.asked, t.stall("kiosk")) == ("close", "a", 2)


@pytest.mark.rule("KOL-PCT-1")
def test_nobody_ever_holds_more_than_three() -> None:
    t = square(players=2, queues="kiosk=X,a,b")
    t.play("a passes; b passes; " + draws("a"))
    assert len(t.hand("a")) == 3
    assert all(text.startswith("b draws") for text in t.chances())


@pytest.mark.rule("KOL-PCT-1")
def test_bin_stocktaking_and_trader_come_before_the_cards() -> None:
    t = square(
        day=3,
        hands="a=stocktaking",
        queues="kiosk=X,a",
        shops="kiosk=kiosk*2",
        today="kiosk2 rtv_agd3",
    )
    t.play("a plays stocktaking kiosk; b passes; c passes; d passes")
    assert t.asked == "*"
    assert (t.bin, t.closed, t.trader) == (["kiosk2", "rtv_agd3"], [], "clothing")
    assert (t.day, t.first) == (3, "a")


@pytest.mark.rule("KOL-PCT-1")
def test_cards_come_before_the_recall_and_the_marker_last() -> None:
    t = square(players=2, day=3, queues="kiosk=X,a,b")
    t.play("a passes; b passes")
    assert t.legal("a") == []
    t.play(draws("a", "b"))
    assert (t.phase, t.asked, t.first, t.day) == ("close", "a", "a", 3)
    t.play("a is done")
    assert (t.asked, t.first, t.day) == ("b", "a", 3)
    t.play("b is done")
    assert (t.phase, t.asked, t.first, t.day) == ("queue_up", "b", "b", 4)


@pytest.mark.rule("KOL-PCT-1")
@pytest.mark.parametrize(("first", "after"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_marker_goes_to_the_left(first: str, after: str) -> None:
    t = square(players=3, first=first, day=2)
    for seat in (first + after + "abc".replace(first, "").replace(after, ""))[:3]:
        t.play(f"{seat} passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    assert (t.first, t.asked, t.day) == (after, after, 3)


@pytest.mark.rule("KOL-PCT-1", "KOL-JMP-2")
def test_played_cards_stay_in_the_middle() -> None:
    t = square(players=2, queues="kiosk=X,a,b", played="b=lucky", piles="b=error,counter,increased")
    t.play("a plays sir kiosk 2; b plays sir kiosk 3; a passes; b passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    assert (t.played("a"), t.played("b")) == (["sir"], ["lucky", "sir"])
