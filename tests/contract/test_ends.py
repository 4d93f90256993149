"""Random play always ends, and on the way somebody can always act."""

from typing import Any

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, Seat
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting

SAMPLES = 3


def test_random_play_ends(contestant: Contestant) -> None:
    for_all(contestant, play_ends, examples=60)


def play_ends(sitting: Sitting) -> None:
    """`Sitting.act` knows how many moves are too many."""
    while not sitting.over():
        no_dead_end(sitting)
        sitting.act()
    assert sitting.game.outcome(sitting.state) is not None, "nobody acts, but it is not over"


def no_dead_end(sitting: Sitting) -> None:
    """Who must act can act; where several may act, it is enough that one of them can."""
    game, state = sitting.game, sitting.state
    actors = game.actors(state)
    assert len(set(actors)) == len(actors), f"an actor is named twice: {actors}"
    assert set(actors) <= set(sitting.seats()), f"a seat that is not there: {actors}"
    assert CHANCE not in actors or actors == [CHANCE], f"chance acts alone: {actors}"
    assert len(actors) == 1 or state.steps[-1].concurrent, f"not concurrent: {actors}"
    able = [seat for seat in actors if can_act(sitting, game, state, seat)]
    assert able, f"a dead end: nobody of {actors} can do anything"


def can_act(sitting: Sitting, game: AnyGame, state: Any, seat: Seat) -> bool:
    if game.legal_actions(state, seat):
        return True
    return any(game.sample(state, seat, sitting.rng) is not None for _ in range(SAMPLES))
