"""Games that get somewhere: the neighbour plays for everybody, and now and then does not."""

from kartki.bots.kolejka.neighbour import policy_for
from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.fast.kolejka.check import Chooser, at_random
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.state import Square

GAME = Kolejka()
A_THIRD = 3
SLIPS = 16  # one choice in so many is made at random, or all games would be alike


def as_a_neighbour(s: Square, seat: Seat, legal: list[Action], rng: Rng) -> Action:
    if len(legal) == 1 or rng.below(SLIPS) == 0:
        return at_random(s, seat, legal, rng)
    return policy_for(GAME.view(s, seat)).choose(legal)


def chooser(seed: int) -> Chooser:
    """Who plays the game of this number: neighbours a third of them."""
    return as_a_neighbour if seed % A_THIRD == 0 else at_random
