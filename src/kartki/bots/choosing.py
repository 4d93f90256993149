"""What a bot is given to choose from."""

from typing import Any, Final

from kartki.core.catalogue import AnyGame
from kartki.core.play import Action, Seat
from kartki.core.rng import Rng

SAMPLES: Final = 12


def choices(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> list[Action]:
    """Everything legal; of a verb with too many forms to list, some samples.

    A bot may choose any other form of such a verb: the judge decides, not this list.
    """
    legal = game.legal_actions(state, seat)
    if not state.steps or not state.steps[-1].sampled:
        return legal
    drawn = [game.sample(state, seat, rng) for _ in range(SAMPLES)]
    return legal + [action for action in drawn if action is not None]
