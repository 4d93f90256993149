"""The recall: at the close of day own pawns may go home, from any queue."""

import pytest

from tests.games.kolejka.square import Driver, square


def evening(queues: str, players: int = 2, first: str = "a", goods: str = "") -> Driver:
    """Nobody played a card, nothing was sold, everybody has drawn again."""
    seats = "abcde"[:players]
    order = seats[seats.index(first) :] + seats[: seats.index(first)]
    t = square(players=players, first=first, day=2, queues=queues, goods=goods)
    t.play("; ".join(f"{seat} passes" for seat in order))
    while t.phase == "market":
        t.play(f"{t.asked} waits")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    return t


@pytest.mark.rule("KOL-PCT-1")
def test_own_pawns_can_be_recalled_from_any_queue() -> None:
    t = evening("kiosk=a,X,b,a market=b,a")
    expected = ["is done", "recalls kiosk 1", "recalls kiosk 4", "recalls market 2"]
    assert sorted(t.legal("a")) == expected
    t.play("a recalls market 2")
    assert (t.queue("market"), t.home("a")) == ("b", 3)


@pytest.mark.rule("KOL-PCT-1")
def test_any_number_of_pawns_can_be_recalled() -> None:
    t = evening("kiosk=a,X,b,a,a clothing=X,b")
    t.play("a recalls kiosk 1")
    assert (t.queue("kiosk"), t.asked) == ("X,b,a,a", "a")
    t.play("a recalls kiosk 3")
    assert (t.queue("kiosk"), t.home("a"), t.asked) == ("X,b,a", 4, "a")
    t.play("a is done")
    assert t.asked == "b"


@pytest.mark.rule("KOL-PCT-1")
def test_nobody_has_to_recall() -> None:
    t = evening("kiosk=a,X,b")
    t.play("a is done; b is done")
    assert (t.day, t.queue("kiosk")) == (3, "a,X,b")


@pytest.mark.rule("KOL-PCT-1")
@pytest.mark.parametrize(("first", "order"), [("a", "abc"), ("b", "bca"), ("c", "cab")])
def test_the_days_first_player_recalls_first(first: str, order: str) -> None:
    t = evening("kiosk=a,b,c,X", players=3, first=first)
    for seat in order:
        assert (t.phase, t.asked) == ("close", seat)
        t.play(f"{seat} is done")
    assert t.day == 3


@pytest.mark.rule("KOL-PCT-1")
def test_the_recall_comes_once_a_day() -> None:
    t = evening("kiosk=a,X,b,a")
    t.play("a recalls kiosk 1; a is done")
    assert t.asked == "b"
    assert t.legal("a") == []
    assert t.refusal("a recalls kiosk 3").code == "turn.not_yours"


@pytest.mark.rule("KOL-PCT-1")
@pytest.mark.parametrize("place", ["kiosk 2", "kiosk 3", "clothing 1", "market 1", "kiosk 9"])
def test_only_own_pawns_can_be_recalled(place: str) -> None:
    t = evening("kiosk=a,X,b market=b,a")
    refusal = t.refusal(f"a recalls {place}")
    assert (refusal.code, refusal.rule) == ("recall.not_yours", "KOL-PCT-1")


@pytest.mark.rule("KOL-PCT-1")
def test_who_stands_nowhere_is_not_asked() -> None:
    t = evening("kiosk=X,b", players=3)
    assert t.asked == "b"
    t.play("b is done")
    assert t.phase == "queue_up"


@pytest.mark.rule("KOL-PCT-1")
def test_nobody_in_any_queue_means_no_recall() -> None:
    t = evening("kiosk=X", players=3)
    assert (t.phase, t.day, t.first) == ("queue_up", 3, "b")


@pytest.mark.rule("KOL-PCT-1", "KOL-QUE-1")
def test_recalled_pawns_queue_up_the_next_day() -> None:
    t = evening("kiosk=X,a,a,a,a,a clothing=X,b,b,b,b,b")
    t.play("a recalls kiosk 2; a recalls kiosk 2; a is done; b is done")
    assert (t.phase, t.asked, t.home("a")) == ("queue_up", "a", 2)
    t.play("a queues furniture; a queues kiosk")
    assert (t.queue("furniture"), t.queue("kiosk")) == ("X,a", "X,a,a,a,a")
    assert t.asked == "*"


@pytest.mark.rule("KOL-PCT-1")
def test_speculators_are_not_recalled() -> None:
    t = evening("kiosk=a,X,b")
    t.play("a recalls kiosk 1; b is done")
    assert t.queue("kiosk") == "X,b"


@pytest.mark.rule("KOL-PCT-1")
def test_who_has_recalled_the_last_pawn_is_asked_no_more() -> None:
    t = evening("kiosk=a,X,b market=a")
    t.play("a recalls market 1; a recalls kiosk 1")
    assert (t.asked, t.home("a")) == ("b", 5)


@pytest.mark.rule("KOL-PCT-1")
def test_goods_stay_with_their_owner() -> None:
    t = evening("kiosk=a,X,b,a", goods="a=clothing*2 b=kiosk")
    t.play("a recalls kiosk 1; a is done; b is done")
    assert (t.goods("a"), t.goods("b")) == ("clothing*2", "kiosk")
