"""Scoring: icons, doubled categories, ties down to several winners."""

from typing import Any

import pytest

from tests.games.reglamentacja.shop import Driver, shop

EXAMPLE = "name_day_consumption,starching_bed_sheets,meat_balls,butter_biscuits"
FRIENDS = "rendezvous_with_friends"  # cake and fix-up
BOSS = "dinner_with_the_boss"  # meal and event


def counted(players: int = 3, **laid: Any) -> Driver:
    """Everybody buys nothing, then the points are counted."""
    laid.setdefault("row", "for_chimney_sweep,for_landlords_electrician")
    t = shop(players=players, phase="last_shopping", cards="", **laid)
    t.play("; ".join(f"{seat} buys nothing" for seat in "abcde"[:players]))
    return t


def winners(t: Driver) -> str:
    assert t.outcome is not None
    return "".join(seat for seat, place in t.outcome.places.items() if place == 1)


@pytest.mark.rule("REG-SCO-3", "REG-SCO-1")
def test_the_worked_example_makes_fifteen_points() -> None:
    t = shop(bought=f"a={EXAMPLE}", visits=f"a={FRIENDS}")
    assert t.points("a") == 15


@pytest.mark.rule("REG-SCO-3", "REG-SCO-1")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("name_day_consumption", 2),
        ("starching_bed_sheets", 4),
        ("meat_balls", 3),
        ("butter_biscuits", 6),
    ],
)
def test_the_worked_example_card_by_card(card: str, points: int) -> None:
    assert shop(bought=f"a={card}", visits=f"a={FRIENDS}").points("a") == points


@pytest.mark.rule("REG-SCO-1")
@pytest.mark.parametrize(
    ("visit", "points"),
    [
        ("rendezvous_with_friends", 15),
        ("dinner_with_the_boss", 15),
        ("mother_in_law_pays_a_visit", 16),
        ("family_gathering", 15),
        ("husbands_name_day", 15),
        ("meeting_with_mrs_engineer", 14),
    ],
)
def test_the_same_cards_with_each_visit(visit: str, points: int) -> None:
    assert shop(bought=f"a={EXAMPLE}", visits=f"a={visit}").points("a") == points


@pytest.mark.rule("REG-SCO-1")
def test_no_cards_make_no_points() -> None:
    assert shop(visits=f"a={FRIENDS}", hands="a=soap*5").points("a") == 0


@pytest.mark.rule("REG-SCO-1")
def test_most_points_win() -> None:
    t = counted(
        bought="a=meat_balls b=meat_balls,buffet c=brownie",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS}",
    )
    assert [t.points(seat) for seat in "abc"] == [3, 6, 2]
    assert t.outcome is not None
    assert t.outcome.places == {"a": 2, "b": 1, "c": 3}


@pytest.mark.rule("REG-SCO-1", "REG-FIN-6")
def test_the_last_card_counts_too() -> None:
    t = shop(
        players=3,
        phase="last_shopping",
        row="great_laundry",
        cards="",
        bought="a=meat_balls b=buffet",
        visits=f"a={FRIENDS} b={FRIENDS} c={FRIENDS}",
        hands="c=soap*3",
    )
    t.play("a buys nothing; b buys nothing")
    assert "scored" in t.play("c buys great_laundry")
    assert (t.points("c"), winners(t)) == (8, "c")


@pytest.mark.rule("REG-SCO-1")
def test_doubling_may_decide() -> None:
    t = counted(
        bought="a=meat_roulade b=meat_balls c=buffet",
        visits=f"a={FRIENDS} b=family_gathering c={FRIENDS}",
    )
    assert (t.points("a"), t.points("b"), winners(t)) == (4, 6, "b")


@pytest.mark.rule("REG-SCO-2")
def test_a_tie_goes_to_more_shopping_cards() -> None:
    t = counted(
        bought="a=meat_roulade b=home_dumplings,name_day_consumption c=brownie",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS}",
        hands="a=soap*5 b=meat",
    )
    assert (t.points("a"), t.points("b"), winners(t)) == (4, 4, "b")


@pytest.mark.rule("REG-SCO-2")
def test_then_to_more_stamps_in_hand() -> None:
    t = counted(
        bought="a=meat_balls b=buffet c=brownie",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS}",
        hands="a=soap*2,meat b=sugar*4 c=butter*5",
    )
    assert (t.points("a"), t.points("b"), winners(t)) == (3, 3, "b")


@pytest.mark.rule("REG-SCO-2")
def test_then_all_tied_players_win() -> None:
    t = counted(
        bought="a=meat_balls b=buffet c=brownie",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS}",
        hands="a=soap*2,meat b=sugar*3 c=butter*5",
    )
    assert winners(t) == "ab"
    assert t.outcome is not None
    assert t.outcome.places["c"] > 1


@pytest.mark.rule("REG-SCO-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_may_win(players: int) -> None:
    assert winners(counted(players)) == "abcde"[:players]


@pytest.mark.rule("REG-SCO-2")
def test_more_cards_and_stamps_do_not_outweigh_points() -> None:
    t = counted(
        bought="a=great_laundry b=home_dumplings,name_day_consumption c=",
        visits=f"a={FRIENDS} b={FRIENDS}",
        hands="b=sugar*5 c=butter*5,meat*5",
    )
    assert [t.points(seat) for seat in "abc"] == [8, 4, 0]
    assert t.outcome is not None
    assert t.outcome.places == {"a": 1, "b": 2, "c": 3}


@pytest.mark.rule("REG-SCO-2")
def test_ties_below_the_winner_are_told_apart_the_same_way() -> None:
    t = counted(
        4,
        bought="a=great_laundry b=meat_balls c=buffet",
        visits=f"a={FRIENDS} b={FRIENDS} c={FRIENDS}",
        hands="b=sugar c=butter*5",
    )
    assert t.outcome is not None
    assert t.outcome.places == {"a": 1, "b": 3, "c": 2, "d": 4}


@pytest.mark.rule("REG-SCO-1")
def test_when_it_is_counted_the_game_is_over() -> None:
    t = counted()
    assert (t.asked, t.legal("a")) == ("", [])
    for act in ("a buys nothing", "b spins", "~ hands down", "* row buffet"):
        refusal = t.refusal(act)
        assert (refusal.code, refusal.rule) == ("game.over", "REG-SCO-1")
