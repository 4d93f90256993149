"""Sequential halving: fair to its ideas, never over its playouts, and ready at any time."""

import itertools

import pytest

from kartki.bots.search.halving import Halving
from kartki.bots.search.limits import fits, refuse_limit, refuse_playouts, think
from kartki.bots.search.playouts import Playouts
from kartki.bots.search.schedule import cost, schedule
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import CALLS_OR_ROLL


class Lottery(Playouts):
    """Each idea has a worth; the luck of a world is the same for all."""

    def __init__(self, worths: list[float], noise: int = 0) -> None:
        self.worths = worths
        self.noise = noise
        self.asked: list[tuple[int, Action]] = []
        self.world = -1

    def ideas(self) -> list[Action]:
        return CALLS_OR_ROLL[: len(self.worths)]

    def begin(self, world: int) -> None:
        self.world = world

    def worth(self, idea: Action) -> float:
        self.asked.append((self.world, idea))
        luck = Rng(self.world).below(self.noise + 1)
        return self.worths[self.ideas().index(idea)] + luck


def searched(lottery: Lottery, playouts: int) -> Halving:
    search = Halving(lottery, playouts)
    while search.step():
        pass
    return search


def test_the_best_idea_is_found_through_luck_that_all_share() -> None:
    search = searched(Lottery([1, 2, 7, 3, 4, 5, 6, 0], noise=100), 100)
    assert search.best() == 2
    assert search.second() == 6


@pytest.mark.parametrize("ideas", [1, 2, 3, 7, 8, 13])
@pytest.mark.parametrize("playouts", [1, 2, 3, 10, 50, 200])
def test_no_playout_too_many(ideas: int, playouts: int) -> None:
    lottery = Lottery([float(idea) for idea in range(ideas)])
    search = searched(lottery, playouts)
    assert search.made == len(lottery.asked) == cost(schedule(ideas, playouts)) <= playouts


def test_most_playouts_go_to_the_best_ideas() -> None:
    search = searched(Lottery([float(idea) for idea in range(8)]), 240)
    assert [search.worlds(idea) for idea in range(8)] == [10, 10, 10, 10, 30, 30, 70, 70]


def test_every_idea_is_tried_in_the_same_worlds() -> None:
    lottery = Lottery([1, 2, 3, 4, 5, 6], noise=5)
    search = searched(lottery, 100)
    worlds = sorted({world for world, _ in lottery.asked})
    assert worlds == list(range(len(worlds)))
    seen = [{idea for one, idea in lottery.asked if one == world} for world in worlds]
    for world, later in itertools.pairwise(seen):
        assert later <= world
    for number, idea in enumerate(lottery.ideas()):
        own = [world for world, one in lottery.asked if one is idea]
        assert len(own) == len(set(own)) == search.worlds(number)  # never one twice


def test_among_equals_it_stays_with_the_first() -> None:
    assert searched(Lottery([3, 3, 3, 3]), 60).best() == 0


def test_it_can_be_stopped_after_any_playout() -> None:
    lottery = Lottery([1, 2, 3, 4, 5])
    search = Halving(lottery, 60)
    assert search.best() == 0  # what would be done without a search
    answers = []
    while search.step():
        answers.append(search.best())
    assert answers[:4] == [0, 0, 0, 0]  # no world is finished yet
    assert set(answers[4:]) == {4}


def test_an_idea_that_had_luck_in_half_a_world_is_not_preferred() -> None:
    search = Halving(Lottery([5, 1, 1], noise=1000), 60)
    for _ in range(4):  # one world, and the first idea of the next
        search.step()
    assert search.worlds(0) == search.worlds(1) == 1
    assert search.best() == 0


def test_a_single_idea_needs_no_playout() -> None:
    search = Halving(Lottery([1.0]), 100)
    assert not search.step()
    assert (search.best(), search.second()) == (0, -1)


def test_the_clock_is_a_guard() -> None:
    """It stands still at first, then it jumps beyond the limit: no playout is begun after that."""
    times = [0.0, 0.0, 0.0, 0.7, 0.9]
    lottery = Lottery([1, 2, 3, 4, 5, 6])
    think(Halving(lottery, 600), 1000, lambda: times.pop(0))
    assert len(lottery.asked) == 4
    assert not times


@pytest.mark.parametrize("playouts", [-1, 0, 1_000_001])
def test_playouts_that_make_no_sense_are_told_in_a_sentence(playouts: int) -> None:
    with pytest.raises(ValueError, match=f"planner cannot think with {playouts} playouts: from 1"):
        refuse_playouts("planner", playouts)


@pytest.mark.parametrize("limit", [-5, 0])
def test_a_limit_that_makes_no_sense_is_told_in_a_sentence(limit: int) -> None:
    with pytest.raises(ValueError, match=f"planner cannot think for {limit} milliseconds"):
        refuse_limit("planner", limit)


def test_how_many_playouts_a_name_may_have() -> None:
    assert [text for text in ("1", "50", "1000000") if not fits(text)] == []
    assert [text for text in ("", "0", "007", "1000001", "9" * 5000, "²") if fits(text)] == []
