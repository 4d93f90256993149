"""Seats for any class: every number from 2 to 60, in every game."""

from collections import Counter
from itertools import chain

import pytest

from kartki import games
from kartki.server.classroom import seating
from kartki.server.classroom.seating import Placed, evened_out
from kartki.server.store.class_doc import FEWEST_PUPILS, MOST_PUPILS

pytestmark = pytest.mark.rule("HSE-CLA-2")
GAMES = sorted(games.names())
NUMBERS = range(FEWEST_PUPILS, MOST_PUPILS + 1)


def seats_of(name: str) -> int:
    game = games.find(name)
    assert game is not None
    seats = seating.seats_at_a_table(game.fewest, game.most)
    assert game.fewest <= seats <= game.most
    return seats


def gathered(number: int, seats: int) -> list[Placed]:
    """So many who came one after the other."""
    found: list[Placed] = []
    for pupil in range(number):
        taken = Counter(one.table for one in found)
        planned = [taken[table] for table in range(seating.tables_for(MOST_PUPILS, seats))]
        found.append(Placed(f"p{pupil}", seating.first_free(planned, seats)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_tables_have_four_seats_in_every_game_of_the_house(name: str) -> None:
    assert seats_of(name) == 4


@pytest.mark.parametrize(("fewest", "most", "seats"), [(2, 3, 3), (5, 8, 5), (2, 2, 2), (1, 9, 4)])
def test_another_game_has_the_number_next_to_four(fewest: int, most: int, seats: int) -> None:
    assert seating.seats_at_a_table(fewest, most) == seats


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", GAMES)
def test_everybody_sits_and_no_table_has_two_more_than_another(name: str, number: int) -> None:
    seats = seats_of(name)
    pupils = gathered(number, seats)
    tables = list(evened_out(pupils, seats).values())
    assert sorted(pupil for table in tables for pupil in table) == sorted(p.pupil for p in pupils)
    sizes = [len(table) for table in tables]
    assert len(sizes) == -(-number // seats)
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) >= 2


@pytest.mark.parametrize(
    ("number", "sizes"),
    [(2, [2]), (5, [3, 2]), (6, [3, 3]), (9, [3, 3, 3]), (13, [4, 3, 3, 3]), (60, [4] * 15)],
)
def test_five_are_three_and_two(number: int, sizes: list[int]) -> None:
    assert [len(table) for table in evened_out(gathered(number, 4), 4).values()] == sizes


def test_who_need_not_move_stays() -> None:
    """Of nine in 4, 4 and 1, one goes from each full table."""
    tables = evened_out(gathered(9, 4), 4)
    assert tables == {0: ["p0", "p1", "p2"], 1: ["p4", "p5", "p6"], 2: ["p8", "p3", "p7"]}


def test_the_teachers_choice_stays() -> None:
    """Four friends at one table and one alone, because the teacher wants it so."""
    pupils = [Placed(f"p{n}", 1, pinned=True) for n in range(4)] + [Placed("p4", 0)]
    assert evened_out(pupils, 4) == {0: ["p4"], 1: ["p0", "p1", "p2", "p3"]}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_pinned_pupil_stays_in_any_class(number: int) -> None:
    """The last one was put at the first table, the first at the last."""
    pupils = gathered(number, 4)
    last = max(one.table for one in pupils)
    pupils = [Placed(p.pupil, p.table, False) for p in pupils if p.pupil not in ("p0", "p1")]
    pupils += [Placed("p0", last, True), Placed("p1", 0, True)]
    tables = list(evened_out(pupils, 4).values())
    assert sum(len(table) for table in tables) == number
    assert max(len(table) for table in tables) <= 4
    assert "p1" in tables[0]
    assert "p0" in tables[-1]


def test_a_table_that_nobody_needs_is_not_laid() -> None:
    pupils = [Placed("a", 0), Placed("b", 3), Placed("c", -1)]
    assert evened_out(pupils, 4) == {0: ["a", "b", "c"]}


def test_a_pinned_table_far_back_is_laid_and_empty_ones_before_it_are_not() -> None:
    pupils = [Placed("a", 0), Placed("b", 5, True), Placed("c", 0), Placed("d", 0)]
    assert evened_out(pupils, 4) == {5: ["b", "a", "c", "d"]}


def test_the_first_planned_table_with_a_free_seat() -> None:
    assert seating.first_free([4, 4, 2, 0], 4) == 2
    assert seating.first_free([4, 4], 4) == -1


def test_a_latecomer_goes_where_the_fewest_people_are() -> None:
    assert seating.latecomers_table([3, 2, 3], [1, 2, 1]) == 1
    assert seating.latecomers_table([3, 1, 3], [1, 0, 1]) == 0  # no bot's seat at the second
    assert seating.latecomers_table([4, 4], [0, 0]) == -1


@pytest.mark.parametrize("number", NUMBERS)
def test_mixed_anew_everybody_sits_again(number: int) -> None:
    before = list(evened_out(gathered(number, 4), 4).values())
    tables = seating.mixed_anew(before, 4, list(reversed(range(number))))
    assert sorted(chain(*tables)) == sorted(chain(*before))
    sizes = [len(table) for table in tables]
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= 4
