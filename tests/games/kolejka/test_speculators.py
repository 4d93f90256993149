"""Speculators: they buy, carry to the market, and queue again."""

import pytest

from tests.games.kolejka.square import square

PASS = "a passes; b passes; c passes; d passes"


@pytest.mark.rule("KOL-OPN-3")
def test_a_speculator_carries_goods_to_the_stall_and_queues_again() -> None:
    t = square(queues="kiosk=X,a,b", shops="kiosk=kiosk*2")
    t.play(PASS)
    assert (t.stall("kiosk"), t.goods("a"), t.goods("b")) == (2, "kiosk", "")
    assert (t.queue("kiosk"), t.shop("kiosk")) == ("b,X", "")


@pytest.mark.rule("KOL-OPN-3")
@pytest.mark.parametrize(
    "pile", ["kiosk,clothing", "clothing,kiosk", "furniture,kiosk,clothing,groceries"]
)
def test_a_speculator_takes_the_goods_of_his_shop_first(pile: str) -> None:
    t = square(queues="kiosk=X", shops=f"kiosk={pile}")
    t.play(PASS)
    assert t.stall("kiosk") == 2
    assert t.shop("kiosk") == ",".join(kind for kind in pile.split(",") if kind != "kiosk")


@pytest.mark.rule("KOL-OPN-3")
@pytest.mark.parametrize(
    ("pile", "taken"),
    [
        ("clothing,furniture", "furniture"),
        ("furniture,clothing", "clothing"),
        ("groceries,rtv_agd,clothing", "clothing"),
    ],
)
def test_else_a_speculator_takes_what_was_laid_last(pile: str, taken: str) -> None:
    t = square(queues="kiosk=X", shops=f"kiosk={pile}")
    t.play(PASS)
    assert t.stall(taken) == 2
    assert t.shop("kiosk") == pile.removesuffix(f",{taken}")


@pytest.mark.rule("KOL-OPN-3")
def test_goods_sent_by_error_are_what_was_laid_last() -> None:
    t = square(
        players=2,
        hands="a=error b=error",
        shops="clothing=clothing furniture=furniture*2",
        queues="clothing=X furniture=X kiosk=X",
    )
    t.play("a plays error furniture from furniture to kiosk")
    t.play("b plays error clothing from clothing to kiosk")
    assert (t.stall("clothing"), t.stall("furniture"), t.stall("kiosk")) == (2, 2, 1)
    assert t.shop("kiosk") == "furniture"


@pytest.mark.rule("KOL-OPN-3")
def test_foreign_goods_go_to_the_stall_of_their_own_shop() -> None:
    t = square(queues="kiosk=X", shops="kiosk=groceries")
    t.play(PASS)
    assert (t.stall("groceries"), t.stall("kiosk")) == (2, 1)


@pytest.mark.rule("KOL-OPN-3")
def test_a_speculator_goes_behind_those_who_were_not_served() -> None:
    t = square(queues="kiosk=a,X,b,c,d", shops="kiosk=kiosk*3")
    t.play(PASS)
    assert t.queue("kiosk") == "c,d,X"


@pytest.mark.rule("KOL-OPN-3")
def test_a_speculator_buys_once_a_day_at_most() -> None:
    t = square(queues="kiosk=X,a", shops="kiosk=kiosk*5")
    t.play(PASS)
    assert (t.stall("kiosk"), t.shop("kiosk"), t.queue("kiosk")) == (2, "kiosk*3", "X")


@pytest.mark.rule("KOL-OPN-3")
def test_an_increased_delivery_does_not_let_a_speculator_buy_twice() -> None:
    t = square(
        players=2,
        hands="a=increased",
        queues="kiosk=X",
        shops="kiosk=kiosk*2",
        delivered="kiosk",
    )
    t.play("a plays increased kiosk; b passes")
    assert (t.stall("kiosk"), t.shop("kiosk")) == (2, "kiosk*2")


@pytest.mark.rule("KOL-OPN-3")
@pytest.mark.parametrize(("goods", "queue"), [(1, "X,b"), (0, "a,X,b")])
def test_a_speculator_stays_when_nothing_is_left(goods: int, queue: str) -> None:
    t = square(queues="kiosk=a,X,b", shops=f"kiosk=kiosk*{goods}" if goods else "")
    t.play(PASS)
    assert (t.queue("kiosk"), t.stall("kiosk")) == (queue, 1)


@pytest.mark.rule("KOL-OPN-3")
def test_a_speculator_is_served_like_a_pawn_in_his_place() -> None:
    t = square(queues="kiosk=a,X,b", shops="kiosk=kiosk*2")
    t.play(PASS)
    assert (t.goods("a"), t.stall("kiosk"), t.goods("b")) == ("kiosk", 2, "")
    assert t.queue("kiosk") == "b,X"


@pytest.mark.rule("KOL-OPN-3")
def test_a_speculator_buys_again_the_next_day() -> None:
    t = square(
        players=2,
        queues="kiosk=X market=a,a,a,a,a,b,b,b,b,b",
        shops="kiosk=kiosk*3",
        deck="clothing1 clothing2 groceries1",
        today="kiosk2",
    )
    t.play("a passes; b passes; " + "a waits; " * 5 + "b waits; " * 5)
    assert t.stall("kiosk") == 2
    draws = [f"* {seat} draws {card}" for seat in "ab" for card in ("list", "sir", "mother")]
    t.play("; ".join([*draws, "a is done", "b is done", "* delivery groceries 1"]))
    t.play("b passes; a passes")
    assert (t.stall("kiosk"), t.shop("kiosk")) == (3, "kiosk")


@pytest.mark.rule("KOL-OPN-3", "KOL-OPN-2")
def test_the_choice_before_the_speculator_decides_what_he_finds() -> None:
    t = square(players=2, queues="kiosk=a,X,b", shops="kiosk=kiosk,clothing,furniture")
    t.play("a passes; b passes; a takes kiosk at kiosk")
    assert (t.stall("kiosk"), t.stall("furniture"), t.goods("b")) == (1, 2, "clothing")
