"""What a hand of stamps is worth to a player at a certain place: points that are still to come."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.outlook import Outlook
from kartki.bots.reglamentacja.haggler.wares import TRAITS, Wares
from kartki.bots.reglamentacja.haggler.weights import WEIGHTS
from kartki.games.reglamentacja.parts import LIMIT


@final
class Appraisal:
    """One player, one visit, one place in the queue."""

    def __init__(self, wares: Wares, outlook: Outlook, keeps_six: bool) -> None:
        self.wares: Final = wares
        self.keeps_six: Final = keeps_six  # REG-ALC-6: what is beyond six will be discarded
        self._weights: Final[list[float]] = WEIGHTS[outlook.stage]
        self._base: Final = _base(outlook, self._weights)

    def worth(self, hand: list[int]) -> float:
        if self.keeps_six and sum(hand) > LIMIT:
            return self._worth_of_six(hand)
        return self._plain_worth(hand)

    def least_missed(self, hand: list[int]) -> int:
        """The kind of which one stamp can be spared best; -1 in an empty hand."""
        best, most = -1, -1000.0
        for kind in range(len(hand)):
            if hand[kind]:
                hand[kind] -= 1
                worth = self._plain_worth(hand)
                hand[kind] += 1
                if worth > most:
                    best, most = kind, worth
        return best

    def _worth_of_six(self, hand: list[int]) -> float:
        left = hand.copy()
        for _ in range(sum(hand) - LIMIT):
            left[self.least_missed(left)] -= 1
        return self._plain_worth(left)

    def _plain_worth(self, hand: list[int]) -> float:
        traits = self.wares.traits(hand)
        total = self._base
        for number in range(TRAITS):
            total += traits[number] * self._weights[number]
        return total


def _base(outlook: Outlook, weights: list[float]) -> float:
    total = 0.0
    for number, value in enumerate(outlook.numbers()):
        total += value * weights[TRAITS + number]
    return total
