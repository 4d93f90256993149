"""Delivery: the day's cards move goods from the trucks to the shops."""

import pytest

from tests.games.kolejka.square import Driver, square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]
COUNTS = {5: (1, 2, 3), 4: (2, 3), 3: (1, 2), 2: (1, 2)}


def whole_deck(players: int) -> list[str]:
    return sorted(f"{shop}{count}" for shop in SHOPS for count in COUNTS[players])


def due(players: int = 4, shops: str = "", trucks: str = "") -> Driver:
    """The last pawn has queued, no card has been turned up yet, and the delivery is due."""
    t = square(
        players=players,
        day=2,
        phase="queue_up",
        home="a=1 " + " ".join(f"{seat}=0" for seat in "bcde"[: players - 1]),
        shops=shops,
        trucks=trucks,
        deck=" ".join(whole_deck(players)),
        bin="",
        today="",
    )
    t.play("a queues market")
    return t


@pytest.mark.rule("KOL-DEL-1", "KOL-SET-1")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (5, "* delivery kiosk 1; * delivery furniture 3; * delivery groceries 2"),
        (4, "* delivery kiosk 2; * delivery furniture 3"),
        (3, "* delivery kiosk 1; * delivery furniture 2"),
        (2, "* delivery kiosk 1"),
    ],
)
def test_as_many_cards_a_day_as_the_number_of_players_asks(players: int, cards: str) -> None:
    t = due(players)
    for line in cards.split("; "):
        assert t.asked == "*"
        t.play(line)
    assert (t.phase, t.asked) == ("jumping", "a")
    assert t.chances() == {}


@pytest.mark.rule("KOL-DEL-1")
@pytest.mark.parametrize("count", [2, 3])
def test_a_card_moves_its_number_of_goods_to_its_shop(count: int) -> None:
    t = due()
    t.play(f"* delivery kiosk {count}")
    assert (t.shop("kiosk"), t.truck("kiosk")) == (f"kiosk*{count}", 9 - count)
    assert (t.shop("clothing"), t.truck("clothing")) == ("", 9)


@pytest.mark.rule("KOL-DEL-1")
def test_several_cards_for_one_shop_add_up() -> None:
    t = due()
    t.play("* delivery kiosk 2; * delivery kiosk 3")
    assert (t.shop("kiosk"), t.truck("kiosk")) == ("kiosk*5", 4)


@pytest.mark.rule("KOL-DEL-1")
def test_a_card_turned_up_is_no_longer_in_the_deck() -> None:
    t = due()
    t.play("* delivery kiosk 2")
    assert "delivery kiosk 2" not in t.chances()
    assert len(t.chances()) == 9
    t.play("* delivery groceries 3")
    assert sorted(t.deck) == [
        card for card in whole_deck(4) if card not in ("kiosk2", "groceries3")
    ]
    assert t.bin == []


@pytest.mark.rule("KOL-DEL-1", "KOL-OPN-4")
def test_new_goods_join_those_left_over() -> None:
    t = due(shops="kiosk=clothing,kiosk")
    t.play("* delivery kiosk 2; * delivery clothing 2")
    assert t.shop("kiosk") == "clothing,kiosk*3"
    assert t.shop("clothing") == "clothing*2"


@pytest.mark.rule("KOL-DEL-2")
@pytest.mark.parametrize("left", [1, 2])
def test_a_truck_with_too_few_gives_what_it_has(left: int) -> None:
    t = due(trucks=f"kiosk={left}")
    t.play("* delivery kiosk 3")
    assert t.shop("kiosk") == ("kiosk" if left == 1 else "kiosk*2")
    assert t.truck("kiosk") == 0


@pytest.mark.rule("KOL-DEL-2")
def test_a_card_for_an_empty_truck_is_ignored() -> None:
    t = due(trucks="kiosk=0")
    t.play("* delivery kiosk 3; * delivery groceries 2")
    assert (t.shop("kiosk"), t.truck("kiosk")) == ("", 0)
    assert (t.phase, t.asked) == ("jumping", "a")


@pytest.mark.rule("KOL-DEL-2", "KOL-SET-1")
def test_a_card_for_an_empty_truck_is_still_one_of_the_days_cards() -> None:
    t = due(trucks="kiosk=0")
    t.play("* delivery kiosk 3; * delivery kiosk 2")
    assert len(t.deck) == 8
    assert t.phase == "jumping"


@pytest.mark.rule("KOL-DEL-2")
def test_the_second_card_for_a_shop_gets_what_the_first_left() -> None:
    t = due(trucks="kiosk=4")
    t.play("* delivery kiosk 3; * delivery kiosk 2")
    assert (t.shop("kiosk"), t.truck("kiosk")) == ("kiosk*4", 0)


@pytest.mark.rule("KOL-DEL-1", "KOL-SET-1")
@pytest.mark.parametrize(
    ("players", "left"), [(5, 12), (4, 8), (3, 8), (2, 9)], ids=["five", "four", "three", "two"]
)
def test_the_deck_after_the_first_delivery(players: int, left: int) -> None:
    t = due(players)
    t.play("* delivery kiosk 2")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    assert len(t.deck) == left


@pytest.mark.rule("KOL-DEL-1", "KOL-PCT-1")
def test_the_cards_turned_up_end_the_day_in_the_bin() -> None:
    t = due()
    t.play("* delivery kiosk 2; * delivery furniture 3; a passes; b passes; c passes; d passes")
    t.play("a waits")
    assert t.bin == ["furniture3", "kiosk2"]
    assert len(t.deck) == 8


@pytest.mark.rule("KOL-DEL-1")
def test_goods_lie_open_and_the_deck_does_not() -> None:
    t = due()
    t.play("* delivery kiosk 2; * delivery furniture 3")
    assert t.sees("b")["deck_known"] == []
    assert t.shop("furniture") == "furniture*3"
