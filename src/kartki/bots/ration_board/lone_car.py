"""A single car on the road: the game's own rules are run to see what a roll or a card does.

No other car is about: trading cars and sharing a ride then lead to the first clear space ahead.
"""

from typing import Final, final

from kartki.bots.ration_board.holds import KEPT
from kartki.core.play import Event
from kartki.games.ration_board import flow
from kartki.games.ration_board.parts import Box
from kartki.games.ration_board.state import HouseRules, Road, at_home


@final
class CarAfter:
    """What has changed for the car, and in the cards that its player keeps."""

    def __init__(self, space: int, changed: list[int], misses: int, extra: int) -> None:
        self.space: Final = space
        self.changed: Final = changed  # for each kind of KEPT cards: how many more or fewer
        self.misses: Final = misses  # turns still to be missed
        self.extra: Final = extra  # extra turns won


@final
class LoneCar:
    def __init__(self, box: Box, stop_at_home: bool) -> None:
        self.box: Final = box
        self.done: Final = len(box.ids)  # stands for Home with all ration cards
        house = HouseRules(remind=False, stop_at_home=stop_at_home, places=False)
        self._known: Final[dict[tuple[object, ...], CarAfter]] = {}
        self._road: Final = at_home(1, [], box, house)
        effects = [card.effect for card in box.cards]
        self._samples: Final = [effects.index(e) if e in effects else -1 for e in KEPT]

    def rolls(self, granted: int, space: int, cards: list[int], called: int, dice: int) -> CarAfter:
        """A turn from here with this total of two dice, where it does not matter how they fall."""
        key = (granted, space, tuple(cards), called, dice)
        if key not in self._known:
            low = max(1, dice - 6)
            self._known[key] = self.falls(granted, space, cards, called, low, dice - low)
        return self._known[key]

    def falls(
        self, granted: int, space: int, cards: list[int], called: int, first: int, second: int
    ) -> CarAfter:
        s = self._set(granted, space, cards)
        s.turns.called = called
        events: list[Event] = []
        flow.turn_of(s).rolled(s, first, second, events)
        return self._after(cards)

    def draws(self, granted: int, space: int, cards: list[int], card: int) -> CarAfter:
        """A release card in the woods or the storm."""
        s = self._set(granted, space, cards)
        events: list[Event] = []
        self.box.cards[card].directions.play(s, 0, card, events)
        return self._after(cards)

    def samples(self, counts: list[int]) -> list[int]:
        """So many cards of each kind that is kept; of one kind they are as good as each other."""
        found: list[int] = []
        for card, count in zip(self._samples, counts, strict=True):
            found += [card] * count
        return found

    def _set(self, granted: int, space: int, cards: list[int]) -> Road:
        """Reset the one position that is used for every question: making new ones is slower."""
        s, car = self._road, self._road.cars[0]
        car.space, car.granted = space, granted
        car.holds[:] = cards
        s.pack.under.clear()
        s.turns.extras.clear()
        s.turns.called = 0
        s.steps.clear()
        s.finished.clear()
        s.outcome = None
        return s

    def _after(self, cards: list[int]) -> CarAfter:
        s, car = self._road, self._road.cars[0]
        before = [self.box.cards[card].effect for card in cards]
        now = [self.box.cards[card].effect for card in car.holds]
        misses = [card for card in car.holds if self.box.cards[card].misses_turn]
        return CarAfter(
            car.space if s.outcome is None else self.done,
            [now.count(effect) - before.count(effect) for effect in KEPT],
            len(misses),
            len(s.turns.extras),
        )
