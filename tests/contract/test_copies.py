"""A copy is equal and independent."""

from typing import Any, Final

from kartki.core.fingerprint import fingerprint
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Move, Sitting, random_move

A_WHILE: Final = 25


def test_a_copy_is_equal_and_independent(contestant: Contestant) -> None:
    for_all(contestant, copies_are_independent, examples=50)


def copies_are_independent(sitting: Sitting) -> None:
    for state in sitting.stops(3, rare=True):
        check_copy(sitting, state, A_WHILE)
    check_copy(sitting, sitting.state, sitting.contestant.bound)


def check_copy(sitting: Sitting, state: Any, most: int) -> None:
    """Play on with one copy, then with the other, and look at the one that rests."""
    game = sitting.game
    before, views = state.facts(), [game.view(state, viewer) for viewer in sitting.viewers()]
    first, second = state.copy(), state.copy()
    assert type(first) is type(state)
    assert first.facts() == before, "a copy differs"
    assert [game.view(first, viewer) for viewer in sitting.viewers()] == views
    moves: list[Move] = []
    while game.actors(first) and len(moves) < most:
        moves.append(random_move(game, first, sitting.rng))
        game.apply(first, *moves[-1])
    assert state.facts() == before, "playing on with a copy changed the position"
    assert second.facts() == before, "playing on with a copy changed another"
    end = fingerprint(first.facts())
    for move in moves:
        game.apply(second, *move)
    assert fingerprint(second.facts()) == end, "the same moves led elsewhere"
    assert fingerprint(first.facts()) == end, "playing on with a copy changed another"
    assert [game.view(state, viewer) for viewer in sitting.viewers()] == views
