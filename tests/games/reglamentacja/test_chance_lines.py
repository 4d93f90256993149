"""Chance lines that a record may hold and the rules refuse: out of their time, or impossible."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

ROW = "cheesecake,buffet,brownie,tea_sugar,great_laundry,meat_balls"
LIVE = {"pace": "live"}


def why(t: Driver, line: str) -> tuple[str, str]:
    refusal = t.refusal(line)
    return refusal.code, refusal.rule


def set_up(until: str) -> Driver:
    """Three players set up until chance has to say this word."""
    t = shop(opening=True, players=3)
    while until not in min(t.chances()):
        t.play("* " + min(t.chances()))
    return t


@pytest.mark.rule("REG-SHP-3", "REG-SET-1")
def test_cards_of_the_row() -> None:
    t = shop(opening=True, players=3)
    t.play("* row buffet")
    assert why(t, "* row buffet") == ("row.not_in_stack", "REG-SET-1")
    assert why(shop(phase="turn"), "* row meat_roulade") == ("row.not_due", "REG-SHP-3")
    t = shop(players=3, phase="shopping", hands="a=flour*2,sugar", row=ROW, bought="b=meat_roulade")
    t.play("a buys cheesecake; * a draws soap")
    for card in ("cheesecake", "buffet", "meat_roulade"):
        assert why(t, f"* row {card}") == ("row.not_in_stack", "REG-SET-1")


@pytest.mark.rule("REG-ALC-1")
def test_stamps_that_are_drawn() -> None:
    t = shop(phase="turn", stack="soap*3")
    assert why(t, "* b draws soap") == ("draw.other_seat", "REG-ALC-1")
    assert why(t, "* a draws sugar") == ("draw.not_in_stack", "REG-ALC-1")
    t = set_up("expects")
    assert why(t, "* a draws soap") == ("draw.not_due", "REG-ALC-1")


@pytest.mark.rule("REG-ALC-1")
def test_the_discards_are_not_drawn_while_the_stack_lasts() -> None:
    t = shop(phase="turn", stack="soap*3", discards="sugar")
    assert why(t, "* a draws sugar") == ("draw.not_in_stack", "REG-ALC-1")


@pytest.mark.rule("REG-SET-3")
def test_visits_that_are_expected() -> None:
    t = set_up("expects")
    t.play("* a expects family_gathering")
    assert why(t, "* b expects family_gathering") == ("visit.not_left", "REG-SET-3")
    t.play("* b expects husbands_name_day; * c expects dinner_with_the_boss")
    assert why(t, "* a expects meeting_with_mrs_engineer") == ("visit.not_due", "REG-SET-3")


@pytest.mark.rule("REG-SET-4")
def test_who_stands_first_is_said_once() -> None:
    assert why(set_up("expects"), "* a stands first") == ("first.not_due", "REG-SET-4")
    assert why(shop(phase="turn"), "* a stands first") == ("first.not_due", "REG-SET-4")


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize("line", ["* the top holds", "* the top tips"])
def test_the_top_holds_or_tips_in_its_time(line: str) -> None:
    assert why(shop(phase="turn"), line) == ("wobble.not_due", "REG-TOP-3")
    t = shop(players=3, queue="a,X,b,c", hands="a=soap*2", beats=5)
    t.play("a pays soap soap for his place")
    assert why(t, line) == ("wobble.not_due", "REG-TOP-3")


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize(("players", "last"), [(3, 18), (4, 24), (5, 30)])
def test_it_tips_at_the_latest_beat(players: int, last: int) -> None:
    t = shop(players=players, beats=last - 2)
    t.play("a calls too dear; * the top holds; b calls too dear")
    assert why(t, "* the top holds") == ("wobble.too_long", "REG-TOP-3")
    t.play("* the top tips")
    assert t.asked == "~"


@pytest.mark.rule("REG-TOP-2")
def test_luck_in_its_time_and_within_its_bounds() -> None:
    assert why(shop(phase="turn", options=LIVE), "* luck 5") == ("luck.not_due", "REG-TOP-2")
    t = shop(phase="spinning", options=LIVE)
    t.play("a spins 60")
    assert why(t, "* luck 10000") == ("luck.out_of_range", "REG-TOP-2")
    t.play("* luck 9999")


@pytest.mark.rule("REG-SPS-1")
def test_the_die_in_its_time_and_with_six_sides() -> None:
    assert why(shop(phase="turn"), "* the speculator rolls 3") == ("die.not_due", "REG-SPS-1")
    t = shop(players=3, queue="a,X,b,c", hands="a=soap*2")
    t.play("a pays soap soap for his place")
    for side in (0, 7):
        line = f"* the speculator rolls {side}"
        assert not t.readable(line) or why(t, line) == ("die.impossible", "REG-SPS-1")
    t.play("* the speculator rolls 6")
