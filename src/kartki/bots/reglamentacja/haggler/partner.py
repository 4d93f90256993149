"""Would the other agree? By imagined hands, for somebody simple and for somebody shrewd.

The simple one counts only what the own hand can buy; the shrewd one minds what the deal does for
the seat that offers it, too. What was refused before makes hands and tempers less likely that would
have agreed to it: so the next offer is a better one.
"""

from math import exp
from typing import Final, final

from kartki.bots.reglamentacja.haggler.scene import NOBODY, Scene
from kartki.bots.reglamentacja.haggler.worlds import World
from kartki.bots.reglamentacja.worth import HandValuation
from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import Stamps

SHREWD: Final = 0.85  # how likely somebody is shrewd, at most …
SIMPLE: Final = 0.1  # … and at least
TALK: Final = 0.19  # how much less likely with each offer that is made in a turn, beyond four
QUIET_TABLE: Final = 4.0
CHATTERBOX: Final = 0.05  # how likely a shrewd one says more in a turn than is wise
SURE: Final = 0.9  # how surely a refusal tells that the hand was another one
PROUD: Final = 0.25  # what a simple one asks at the start of a spin …
EAGER: Final = 0.05  # … and when the top is about to fall
CLEAR: Final = 0.12  # what a shrewd one wants to gain on top
SHARP: Final = 8.0  # how sharply they tell good from bad
LEAD: Final = 4.0
SURCHARGE: Final = 0.8
MOST_SAID: Final = 3  # offers and calls of a shrewd player in a turn
COUNTED: Final = 1.5  # points of a card whose owner's visit is secret, for each point printed


@final
class Mind:
    """One hand that the other may hold, and one temper."""

    def __init__(self, world: World, shrewd: bool, weight: float) -> None:
        self.world: Final = world
        self.shrewd: Final = shrewd
        self.weight = weight


@final
class Partner:
    """Everything that this seat may be thinking."""

    def __init__(self, scene: Scene, seat: Seat) -> None:
        self.scene: Final = scene
        self.seat: Final = seat
        count = len(scene.worlds)
        self.minds: Final[list[Mind]] = []
        shrewd = shrewdness(scene, seat)
        for world in scene.worlds:
            self.minds.append(Mind(world, True, shrewd / count))
            self.minds.append(Mind(world, False, (1.0 - shrewd) / count))
        self._now: Final = [scene.worth_of(world, seat) for world in scene.worlds]
        self._simple: Final[dict[tuple[int, bool], HandValuation]] = {}
        self._simple_now: Final = [
            self._simple_worth(world.hands[seat], world, False) for world in scene.worlds
        ]
        self._asks: Final = EAGER + PROUD * (1.0 - scene.gone) + self._surcharge()

    def _surcharge(self) -> float:
        """A simple one wants more of a leader."""
        scores = self.scene.view.scores
        mine, own = scores[self.scene.me].points, scores[self.seat].points
        return SURCHARGE if mine * COUNTED >= own * COUNTED + LEAD else 0.0

    def _simple_worth(self, hand: list[int], world: World, swapped: bool) -> float:
        visit = world.visits[self.seat]
        key = (visit, swapped)
        found = self._simple.get(key)
        if found is None:
            scene = self.scene
            sales = scene.catalogue.sales[visit]
            turns = scene.outlook(self.seat, scene.me if swapped else NOBODY).turns
            found = HandValuation([sales[card] for card in scene.row], turns, scene.final_turn)
            self._simple[key] = found
        return found.worth(hand)

    def gain(self, number: int, hand: list[int], swapped: bool) -> float:
        """What such a hand is worth more to it than the one of this world."""
        world = self.scene.worlds[number]
        other = self.scene.me if swapped else NOBODY
        appraisal = self.scene.appraisal(self.seat, world.visits[self.seat], other)
        return appraisal.worth(hand) - self._now[number]

    def simple_gain(self, number: int, hand: list[int], swapped: bool) -> float:
        world = self.scene.worlds[number]
        return self._simple_worth(hand, world, swapped) - self._simple_now[number]

    def agrees_simply(self, gain: float) -> float:
        return step(gain - self._asks)

    def agrees_shrewdly(self, gain: float, own: float) -> float:
        """It keeps a share for itself, as this seat does."""
        return step(gain - self.rivalry() * own - CLEAR)

    def rivalry(self) -> float:
        """How much it minds what this seat gains: that of an equal among equals."""
        return 1.0 / (self.scene.players - 1)


def shrewdness(scene: Scene, seat: Seat) -> float:
    """Shrewd people say little: by how much is said at this table, and by this seat now."""
    view = scene.view
    talk = view.offers_made / max(view.rounds - 0.5, 1.0)
    found = max(min(SHREWD - TALK * (talk - QUIET_TABLE), SHREWD), SIMPLE)
    made = len([offer for offer in view.past if offer.maker == seat])
    made += len([offer for offer in view.offers if offer.maker == seat])
    return found * CHATTERBOX if made > MOST_SAID else found


def step(margin: float) -> float:
    """From no to yes, softly."""
    return 1.0 / (1.0 + exp(-SHARP * max(min(margin, 4.0), -4.0)))


def after(hand: list[int], lost: Stamps, won: Stamps) -> list[int]:
    return [number - lost[kind] + won[kind] for kind, number in enumerate(hand)]
