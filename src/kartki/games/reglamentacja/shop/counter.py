"""The counter: the row of shopping cards behind it, their stack, and what the speculator took."""

from typing import Final, final

from kartki.core.deck import Deck, in_public, layer_of
from kartki.games.reglamentacja.parts import Box
from kartki.games.reglamentacja.seen import ShopView


@final
class Counter:
    def __init__(self, row: list[int], stack: Deck, gone: list[int]) -> None:
        self.row: Final = row  # the card nearest to the board first
        self.stack = stack  # face down
        self.gone: Final = gone  # what the speculator took is in the box

    def copy(self) -> "Counter":
        return Counter(self.row.copy(), self.stack.copy(), self.gone.copy())

    def facts(self, box: Box) -> dict[str, object]:
        return {
            "row": [box.cards[card].name for card in self.row],
            "cards": self.stack.facts(),
            "gone": sorted(self.gone),
        }


def new_counter(box: Box, players: int) -> Counter:
    return counter_with([], list(range(len(box.cards))), [], players)


def counter_with(row: list[int], left: list[int], gone: list[int], players: int) -> Counter:
    """What is left in the stack is known to everybody, by counting."""
    layers = [layer_of(left, in_public(players))] if left else []
    return Counter(row=row, stack=Deck(layers), gone=gone)


def counter_in(v: ShopView, box: Box) -> Counter:
    seen = [*v.row, *v.gone, *[card for cards in v.bought for card in cards]]
    left = [card for card in range(len(box.cards)) if card not in seen]
    return counter_with(list(v.row), left, list(v.gone), len(v.known))
