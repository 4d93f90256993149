"""A copy is equal and independent."""

from kartki.core.fingerprint import fingerprint
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Move, Sitting, random_move


def test_a_copy_is_equal_and_independent(contestant: Contestant) -> None:
    for_all(contestant, copies_are_independent, examples=120)


def copies_are_independent(sitting: Sitting) -> None:
    sitting.play()
    game, state = sitting.game, sitting.state
    before = fingerprint(state.facts())
    views = [game.view(state, viewer) for viewer in sitting.viewers()]
    twin = state.copy()
    assert type(twin) is type(state)
    assert twin.facts() == state.facts(), "a copy differs"
    assert [game.view(twin, viewer) for viewer in sitting.viewers()] == views
    moves: list[Move] = []
    while game.actors(twin) and len(moves) < sitting.contestant.bound:
        moves.append(random_move(game, twin, sitting.rng))
        game.apply(twin, *moves[-1])
    assert fingerprint(state.facts()) == before, "playing on with the copy changed the other"
    assert [game.view(state, viewer) for viewer in sitting.viewers()] == views
    end = fingerprint(twin.facts())
    for move in moves:
        game.apply(state, *move)
    assert fingerprint(state.facts()) == end, "the same moves led elsewhere"
    assert fingerprint(twin.facts()) == end, "playing on with the other changed the copy"
