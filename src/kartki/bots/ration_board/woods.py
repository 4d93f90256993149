"""What a release card does to a car that is alone on the road.

Every card is drawn from the full pack, and no other car is about: trading cars and sharing a
ride then lead to the first clear space ahead.
"""

from typing import Final, final

from kartki.bots.ration_board.holds import KEPT
from kartki.games.ration_board import cards
from kartki.games.ration_board.cards import Card
from kartki.games.ration_board.parts import HOME, Box

# what a card adds to the turns while it takes the car out
_TOLL: Final = {cards.CLEAR_AHEAD_MISS_TURN: 1.0, cards.CLEAR_AHEAD_EXTRA_TURN: -1.0}


def driven_to(box: Box, here: int, spaces: int, goal: int) -> int:
    """RAT-RED-5: not beyond the goal. RAT-BLU-2: Home, with so much left, is a space of its own."""
    if box.on_red(here):
        return min(here + spaces, goal)
    to, left = box.blue_drives[here][spaces]
    return to if left < 0 else home_with(box, left)


def home_with(box: Box, left: int) -> int:
    """The number that stands for coming Home with spaces still to drive."""
    return len(box.ids) + left


def clear_ahead(box: Box, here: int, goal: int) -> int:
    ahead = box.clear_ahead(here)
    return min(ahead, goal) if box.on_red(ahead) else ahead


def carried_to(box: Box, card: Card, here: int, goal: int) -> int:
    """Where a card that moves the car takes it."""
    if card.effect == cards.FORWARD:
        return driven_to(box, here, card.amount, goal)
    if card.effect == cards.BACK:
        return box.back(here, card.amount)
    if card.effect == cards.CLEAR_BEHIND:
        return box.clear_behind(here)
    if card.effect == cards.GO_HOME:
        return HOME if box.on_red(here) else home_with(box, 0)
    return clear_ahead(box, here, goal)


@final
class Draws:
    """How likely one card does what to a car on this space."""

    def __init__(self, box: Box, here: int, goal: int) -> None:
        self.to: Final[dict[int, float]] = {}  # the car is carried to this space
        self.kept: Final = [0.0] * len(KEPT)  # a card of this kind is laid before the player
        self.missed = 0.0  # a turn will be missed, and another card is drawn
        self.toll = 0.0  # turns that the way out costs on average
        for number in box.pack:
            self._add(box, box.cards[number], here, goal)

    def _add(self, box: Box, card: Card, here: int, goal: int) -> None:
        share = 1 / len(box.pack)
        if card.effect in KEPT:
            self.kept[KEPT.index(card.effect)] += share
        elif card.effect == cards.MISS_TURN:
            self.missed += share
        else:
            to = carried_to(box, card, here, goal)
            self.to[to] = self.to.get(to, 0.0) + share
            self.toll += share * _TOLL.get(card.effect, 0.0)
