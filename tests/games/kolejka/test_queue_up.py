"""Queue up: pawn by pawn, clockwise, to the end of a queue of one's choice."""

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]
CARDS = ["list", "sir", "mother"]


def hands(players: int) -> str:
    """The chance lines that come before the first pawn."""
    seats = "abcde"[:players]
    lists = [f"* {seat} gets list {at + 1}" for at, seat in enumerate(seats)]
    draws = [f"* {seat} draws {card}" for seat in seats for card in CARDS]
    return "; ".join([*lists, "* b goes first", *draws])


def rounds(order: str, places: str) -> str:
    """One pawn each in turn, to each of these places."""
    return "; ".join(f"{seat} queues {place}" for place in places.split() for seat in order)


@pytest.mark.rule("KOL-SET-7")
def test_on_the_first_day_all_pawns_are_placed_one_at_a_time() -> None:
    t = square(opening=True, players=3)
    t.play(hands(3))
    assert (t.phase, t.asked) == ("queue_up", "b")
    t.play("b queues kiosk")
    assert (t.asked, t.home("b"), t.queue("kiosk")) == ("c", 4, "b")
    t.play("c queues kiosk; a queues kiosk")
    assert (t.asked, t.queue("kiosk")) == ("b", "b,c,a")


@pytest.mark.rule("KOL-SET-7")
def test_speculators_come_last_one_to_each_shop_and_none_to_the_market() -> None:
    t = square(opening=True, players=2)
    t.play(hands(2))
    t.play(rounds("ba", "kiosk market kiosk groceries") + "; b queues market")
    assert [t.queue(shop) for shop in SHOPS] == ["b,a", "", "", "", "b,a,b,a"]
    t.play("a queues clothing")
    assert t.queue("groceries") == "b,a,X"
    assert t.queue("rtv_agd") == "X"
    assert t.queue("furniture") == "X"
    assert t.queue("clothing") == "a,X"
    assert t.queue("kiosk") == "b,a,b,a,X"
    assert t.queue("market") == "b,a,b"


@pytest.mark.rule("KOL-SET-7")
def test_the_first_day_goes_on_with_the_delivery() -> None:
    t = square(opening=True, players=2)
    t.play(hands(2) + "; " + rounds("ba", "kiosk kiosk kiosk market market"))
    assert t.asked == "*"
    assert "delivery kiosk 2" in t.chances()
    t.play("* delivery kiosk 2")
    assert (t.phase, t.asked) == ("jumping", "b")


@pytest.mark.rule("KOL-SET-8", "KOL-CMP-4")
def test_a_queue_has_no_limit() -> None:
    t = square(opening=True, players=5)
    t.play(hands(5) + "; " + rounds("bcdea", "kiosk kiosk kiosk kiosk kiosk"))
    assert t.queue("kiosk") == "b,c,d,e,a,b,c,d,e,a,b,c,d,e,a,b,c,d,e,a,b,c,d,e,a,X"


@pytest.mark.rule("KOL-SET-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_speculators_at_every_number_of_players(players: int) -> None:
    t = square(opening=True, players=players)
    seats = "abcde"[:players]
    order = seats[1:] + seats[0]
    t.play(hands(players) + "; " + rounds(order, "market market market market market"))
    assert [t.queue(shop) for shop in SHOPS] == ["X"] * 5


@pytest.mark.rule("KOL-QUE-1")
@pytest.mark.parametrize("place", [*SHOPS, "market"])
def test_a_pawn_goes_to_the_end_of_any_queue(place: str) -> None:
    t = square(players=2, phase="queue_up", day=2, queues=f"{place}=b,X", home="a=2 b=0")
    t.play(f"a queues {place}")
    assert (t.queue(place), t.home("a")) == ("b,X,a", 1)


@pytest.mark.rule("KOL-QUE-1")
def test_queueing_starts_with_the_first_player_and_goes_round() -> None:
    t = square(players=3, first="c", phase="queue_up", day=3, home="a=2 b=2 c=2")
    t.play("c queues kiosk; a queues kiosk; b queues kiosk")
    assert (t.asked, t.queue("kiosk")) == ("c", "X,c,a,b")


@pytest.mark.rule("KOL-QUE-1")
def test_who_has_no_pawn_at_home_is_skipped() -> None:
    t = square(players=4, phase="queue_up", day=2, home="a=1 b=0 c=2 d=0")
    t.play("a queues kiosk")
    assert t.asked == "c"
    t.play("c queues kiosk")
    assert t.asked == "c"
    t.play("c queues market")
    assert t.asked == "*"
    assert (t.queue("kiosk"), t.queue("market")) == ("X,a,c", "c")


@pytest.mark.rule("KOL-QUE-1")
def test_a_first_player_without_pawns_at_home_is_skipped_too() -> None:
    t = square(players=3, first="b", phase="queue_up", day=2, home="a=1 b=0 c=1")
    assert t.asked == "c"


@pytest.mark.rule("KOL-QUE-1")
def test_all_pawns_must_be_placed() -> None:
    t = square(players=2, phase="queue_up", day=2, home="a=1 b=0")
    assert sorted(t.legal("a")) == sorted(f"queues {place}" for place in [*SHOPS, "market"])


@pytest.mark.rule("KOL-QUE-1", "KOL-SET-7")
def test_speculators_do_not_come_again_on_other_days() -> None:
    t = square(players=2, phase="queue_up", day=2, queues="kiosk=X,b", home="a=1 b=0")
    t.play("a queues kiosk")
    assert [t.queue(shop) for shop in SHOPS] == ["X", "X", "X", "X", "X,b,a"]


@pytest.mark.rule("KOL-QUE-1", "KOL-SET-7", "KOL-PCT-1")
def test_the_second_day_of_a_real_game() -> None:
    redraw = "; ".join(f"* {seat} draws {card}" for seat in "ab" for card in CARDS)
    t = square(opening=True, players=2)
    t.play(hands(2) + "; " + rounds("ba", "clothing clothing groceries groceries furniture"))
    t.play("* delivery kiosk 1; b passes; a passes; " + redraw + "; b is done; a is done")
    assert (t.day, t.first, t.asked) == (2, "a", "*")
    queues = [t.queue(shop) for shop in SHOPS]
    assert queues == ["b,a,b,a,X", "X", "b,a,X", "b,a,b,a,X", "X"]
    t.play("* delivery kiosk 2; a passes; b passes")
    assert t.bin == ["kiosk1", "kiosk2"]
    assert (t.stall("kiosk"), t.shop("kiosk"), t.truck("kiosk")) == (3, "kiosk", 3)


@pytest.mark.rule("KOL-QUE-1")
def test_the_phase_is_skipped_when_nobody_has_a_pawn_at_home() -> None:
    t = square(
        players=2,
        queues="kiosk=X,a,a,a,a,a clothing=X,b,b,b,b,b",
        hands="a=list b=list",
        piles="a=sir b=sir",
        played="a=mother,criticise,lucky,error,increased,counter,stocktaking,committee "
        "b=mother,criticise,lucky,error,increased,counter,stocktaking,committee",
    )
    t.play("a passes; b passes")
    t.play("* a draws list; * a draws sir; * b draws list; * b draws sir; a is done; b is done")
    assert (t.asked, t.day, t.first) == ("*", 2, "b")
    assert any(text.startswith("delivery") for text in t.chances())
