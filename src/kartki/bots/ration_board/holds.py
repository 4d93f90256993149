"""The HOLD cards that matter to a car's journey, folded into one number.

Missed and extra turns are not among them: they are counted when the card is drawn.
"""

from collections.abc import Iterable
from typing import Final, final

from kartki.games.ration_board.cards import ROAD_MAP, SECOND_CHANCE, STICKER
from kartki.games.ration_board.parts import Box

CHANCES: Final = 0
MAPS: Final = 1
STICKERS: Final = 2
KEPT: Final = (SECOND_CHANCE, ROAD_MAP, STICKER)
# A box of one's own may be full of such cards; nobody holds more than these at a time.
MOST_HELD: Final = (4, 3, 2)


@final
class Holds:
    """Every hand of such cards: number 0 is empty, and one card more is a higher number."""

    def __init__(self, box: Box) -> None:
        effects = [box.cards[card].effect for card in box.pack]
        self.most: Final = [
            min(effects.count(effect), most) for effect, most in zip(KEPT, MOST_HELD, strict=True)
        ]
        chances, maps, stickers = self.most
        self.hands: Final = [
            (c, m, s)
            for c in range(chances + 1)
            for m in range(maps + 1)
            for s in range(stickers + 1)
        ]
        self.more: Final = [self._by_one(kind, 1) for kind in range(len(KEPT))]
        self.fewer: Final = [self._by_one(kind, -1) for kind in range(len(KEPT))]

    def _by_one(self, kind: int, by: int) -> list[int]:
        """For each hand the one with a card more or less; the same at the limit."""
        changed = []
        for hand in self.hands:
            cards = list(hand)
            cards[kind] = min(max(cards[kind] + by, 0), self.most[kind])
            changed.append(self.hands.index((cards[0], cards[1], cards[2])))
        return changed

    def changed(self, hand: int, by: list[int]) -> int:
        """The hand with so many cards of each kind more, or fewer."""
        for kind, number in enumerate(by):
            table = self.more[kind] if number > 0 else self.fewer[kind]
            for _ in range(abs(number)):
                hand = table[hand]
        return hand

    def full(self, hand: int) -> tuple[bool, ...]:
        """Of which kinds no further card can be held."""
        return tuple([more[hand] == hand for more in self.more])

    def number(self, effects: Iterable[str]) -> int:
        """The hand with cards of these effects; those that do not matter are passed over."""
        hand = 0
        for effect in effects:
            if effect in KEPT:
                hand = self.more[KEPT.index(effect)][hand]
        return hand
