"""Chance lines that are not due, not this seat's, or not in the box."""

import pytest

from tests.games.kolejka.square import Driver, square

DRAWS = "; ".join(f"* {seat} draws {card}" for seat in "ab" for card in ("list", "sir", "mother"))


def refused(t: Driver, line: str) -> tuple[str, str]:
    refusal = t.refusal(line)
    return refusal.code, refusal.rule


def dealt() -> Driver:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * b goes first; " + DRAWS)
    return t


@pytest.mark.rule("KOL-SET-4")
@pytest.mark.parametrize("line", ["* a gets list 1", "* b gets list 3"])
def test_lists_are_dealt_once(line: str) -> None:
    assert refused(dealt(), line) == ("list.not_due", "KOL-SET-4")


@pytest.mark.rule("KOL-SET-4", "KOL-SET-1")
@pytest.mark.parametrize(
    ("players", "dealt_lists", "line"),
    [
        (2, "* a gets list 1", "* b gets list 1"),
        (2, "* a gets list 1", "* b gets list 3"),
        (3, "* a gets list 1; * b gets list 3", "* c gets list 4"),
        (3, "* a gets list 1; * b gets list 4", "* c gets list 2"),
        (4, "* a gets list 1; * b gets list 3; * c gets list 5", "* d gets list 3"),
    ],
)
def test_a_list_that_can_not_be_dealt(players: int, dealt_lists: str, line: str) -> None:
    t = square(opening=True, players=players)
    t.play(dealt_lists)
    assert refused(t, line) == ("list.impossible", "KOL-SET-4")


@pytest.mark.rule("KOL-SET-4")
def test_lists_are_dealt_in_the_order_of_the_seats() -> None:
    t = square(opening=True, players=4)
    assert refused(t, "* b gets list 1") == ("list.not_due", "KOL-SET-4")
    t.play("* a gets list 1; * b gets list 5")
    assert len(set(t.chances().values())) == 1


@pytest.mark.rule("KOL-END-1")
@pytest.mark.parametrize("line", ["* a draws lucky", "* delivery kiosk 3"])
def test_after_the_end_chance_is_over_too(line: str) -> None:
    t = square(
        hands="a=counter",
        queues="kiosk=a,X",
        shops="kiosk=kiosk",
        goods="a=rtv_agd*4,clothing*2,furniture*3",
    )
    t.play("a plays counter kiosk kiosk")
    assert t.chances() == {}
    assert refused(t, line) == ("game.over", "KOL-END-1")


@pytest.mark.rule("KOL-SET-6")
def test_the_first_player_is_drawn_after_the_lists_and_once() -> None:
    t = square(opening=True, players=2)
    assert refused(t, "* a goes first") == ("first.not_due", "KOL-SET-6")
    assert refused(dealt(), "* a goes first") == ("first.not_due", "KOL-SET-6")


@pytest.mark.rule("KOL-SET-2")
@pytest.mark.parametrize("stalls", ["fixed", "random"])
def test_stalls_are_laid_once_and_only_where_they_are_random(stalls: str) -> None:
    line = "* stalls kiosk clothing groceries furniture rtv_agd"
    t = square(opening=True, players=2, options={"stalls": stalls})
    if stalls == "random":
        t.play(line)
    assert refused(t, line) == ("stalls.not_due", "KOL-SET-2")


@pytest.mark.rule("KOL-SET-2", "KOL-SET-4")
def test_random_stalls_come_before_the_lists() -> None:
    t = square(opening=True, players=2, options={"stalls": "random"})
    assert refused(t, "* a gets list 1") == ("list.not_due", "KOL-SET-4")


@pytest.mark.rule("KOL-SET-5")
def test_a_draw_that_is_not_due() -> None:
    t = square(opening=True, players=2)
    assert refused(t, "* a draws sir") == ("draw.not_due", "KOL-SET-5")
    assert refused(dealt(), "* b draws lucky") == ("draw.not_due", "KOL-SET-5")
    assert refused(square(), "* a draws lucky") == ("draw.not_due", "KOL-SET-5")


@pytest.mark.rule("KOL-SET-5")
def test_a_draw_of_another_seat() -> None:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * b goes first")
    assert refused(t, "* b draws sir") == ("draw.other_seat", "KOL-SET-5")


@pytest.mark.rule("KOL-SET-5")
def test_a_draw_of_a_card_that_was_drawn_already() -> None:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * b goes first; * a draws sir")
    assert refused(t, "* a draws sir") == ("draw.not_in_pile", "KOL-SET-5")


@pytest.mark.rule("KOL-SET-5", "KOL-JMP-2")
def test_a_card_under_the_passed_hand_can_not_be_drawn_yet() -> None:
    t = square(players=2, queues="kiosk=X,a,b")
    t.play("a passes; b passes")
    assert refused(t, "* a draws lucky") == ("draw.not_in_pile", "KOL-SET-5")


@pytest.mark.rule("KOL-SET-5", "KOL-PCT-1")
def test_a_card_in_the_middle_can_not_be_drawn() -> None:
    t = square(players=2, hands="a=sir", played="a=lucky", queues="kiosk=X,a,b")
    t.play("a plays sir kiosk 2; b passes")
    for card in ("sir", "lucky"):
        assert refused(t, f"* a draws {card}") == ("draw.not_in_pile", "KOL-SET-5")


@pytest.mark.rule("KOL-DEL-1")
def test_a_delivery_that_is_not_due() -> None:
    assert refused(dealt(), "* delivery kiosk 1") == ("delivery.not_due", "KOL-DEL-1")
    assert refused(square(), "* delivery kiosk 2") == ("delivery.not_due", "KOL-DEL-1")


@pytest.mark.rule("KOL-DEL-1", "KOL-SET-1")
def test_a_delivery_that_is_not_in_the_deck() -> None:
    t = dealt()
    t.play("; ".join(f"{seat} queues market" for seat in "ba" * 5))
    assert refused(t, "* delivery kiosk 3") == ("delivery.not_in_deck", "KOL-DEL-1")
    t = square(players=2, day=2, phase="queue_up", home="a=1 b=0", bin="kiosk1")
    t.play("a queues market")
    assert refused(t, "* delivery kiosk 1") == ("delivery.not_in_deck", "KOL-DEL-1")


@pytest.mark.rule("KOL-DEL-1", "KOL-CRD-10")
def test_a_delivery_other_than_the_one_that_was_seen() -> None:
    t = square(players=2, hands="a=committee", today="kiosk1")
    t.play("a plays committee; * a sees clothing 2; * a sees rtv_agd 1; b passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    t.play("; ".join(f"{seat} queues market" for seat in "ba" * 5))
    assert refused(t, "* delivery rtv_agd 1") == ("delivery.not_in_deck", "KOL-DEL-1")


@pytest.mark.rule("KOL-CRD-10")
def test_a_look_that_is_not_due_or_not_this_seats_or_not_there() -> None:
    t = square(players=2, hands="a=committee", today="kiosk1")
    assert refused(t, "* a sees kiosk 2") == ("look.not_due", "KOL-CRD-10")
    t.play("a plays committee")
    assert refused(t, "* b sees kiosk 2") == ("look.other_seat", "KOL-CRD-10")
    assert refused(t, "* a sees kiosk 1") == ("look.not_in_deck", "KOL-CRD-10")
    t.play("* a sees kiosk 2")
    assert refused(t, "* a sees kiosk 2") == ("look.not_in_deck", "KOL-CRD-10")
    t.play("* a sees clothing 1")
    assert refused(t, "* a sees kiosk 2") == ("look.not_due", "KOL-CRD-10")
