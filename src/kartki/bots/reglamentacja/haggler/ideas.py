"""The offers that a player may think of: everything small, as far as it brings something."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.prospects import ONE_OF, Prospects
from kartki.bots.reglamentacja.haggler.scene import NOBODY, Scene
from kartki.core.play import Seat
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS, Stamps, holds, stamps_of

WORTH_IT: Final = 0.1  # points that an offer must bring to be thought about
EACH_SHAPE: Final = 10  # ideas of each shape that are thought about to the end
AS_GOOD: Final = 0.5  # of what the best kind brings: another kind will do as well
TWO_OF: Final = [stamps_of([one, two]) for one in KIND_NUMBERS for two in range(one + 1)]

Shape = tuple[list[Stamps], bool, list[Stamps], bool]  # given, the place, asked, the place


@final
class Idea:
    def __init__(self, own: float, terms: Terms) -> None:
        self.own: Final = own
        self.terms: Final = terms


@final
class Ideas:
    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Final = prospects
        hand = prospects.scene.hand
        self._ones: Final = [give for give in ONE_OF if holds(hand, give)]
        self._twos: Final = [give for give in TWO_OF if holds(hand, give)]

    def for_stamps(self) -> list[Idea]:
        """Stamps for stamps: the same for all partners."""
        found: list[Idea] = []
        for given, asked in (
            (self._ones, ONE_OF),
            (self._ones, TWO_OF),
            (self._twos, ONE_OF),
            (self._twos, TWO_OF),
        ):
            found.extend(self._best((given, False, asked, False), NOBODY))
        found.extend(self._choices(self._ones))
        found.extend(self._choices(self._twos))
        return found

    def for_places(self, scene: Scene, seat: Seat) -> list[Idea]:
        """REG-TRD-2: the pawns change places; who comes nearer to the counter by it, pays."""
        nothing = [NO_STAMPS]
        nearer = scene.outlook(scene.me, seat).turns < scene.outlook(scene.me, NOBODY).turns
        shapes: list[Shape] = []
        if nearer:
            shapes.append((self._ones, False, nothing, True))
            shapes.append((self._twos, False, nothing, True))
            shapes.append((self._ones, False, ONE_OF, True))
            shapes.append((self._twos, False, ONE_OF, True))
        else:
            shapes.append((nothing, True, ONE_OF, False))
            shapes.append((nothing, True, TWO_OF, False))
            shapes.append((self._ones, True, ONE_OF, False))
            shapes.append((self._ones, True, TWO_OF, False))
        found: list[Idea] = []
        for shape in shapes:
            found.extend(self._best(shape, seat))
        return found

    def _best(self, shape: Shape, swapped: int) -> list[Idea]:
        given, give_place, asked, ask_place = shape
        found: list[Idea] = []
        for give in given:
            for ask in asked:
                if not overlap(give, ask):
                    own = self.prospects.own_gain(give, ask, swapped)
                    if own > WORTH_IT:
                        found.append(Idea(own, Terms(give, give_place, ask, 0, 0, ask_place)))
        found.sort(key=own_of)
        return found[:EACH_SHAPE]

    def _choices(self, given: list[Stamps]) -> list[Idea]:
        """REG-TRD-5: any one of the kinds that would do."""
        found: list[Idea] = []
        for give in given:
            gains = [
                0.0 if give[kind] else self.prospects.own_gain(give, ONE_OF[kind], NOBODY)
                for kind in range(len(ONE_OF))
            ]
            enough = max(AS_GOOD * max(gains), WORTH_IT)
            kinds = [kind for kind, gain in enumerate(gains) if gain >= enough]
            if len(kinds) > 1:
                among = sum([1 << kind for kind in kinds])
                terms = Terms(give, False, NO_STAMPS, 1, among, False)
                found.append(Idea(min([gains[kind] for kind in kinds]), terms))
        found.sort(key=own_of)
        return found[:EACH_SHAPE]


def own_of(idea: Idea) -> float:
    return -idea.own


def overlap(give: Stamps, ask: Stamps) -> bool:
    for kind, number in enumerate(give):
        if number and ask[kind]:
            return True
    return False
