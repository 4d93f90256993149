"""A deck as layers from the top, each known to some seats; inside a layer there is no order.

A layer is a multiset of cards whose order is not decided yet, so it cannot leak. A card that
someone has looked at is a layer of its own, known to those who looked. Who knows a layer is
public, because looking is done at the table; what is in it is not.
"""

from typing import Final, final

from kartki.core.play import Seat


def everyone(players: int) -> int:
    """The mask of all seats."""
    return (1 << players) - 1


def in_public(players: int) -> int:
    """The mask of what lies open: every seat knows it, and so do spectators."""
    return everyone(players) | ONLOOKERS


FACE_DOWN: Final = -1  # a card of which people are shown the back alone
ONLOOKERS: Final = 1 << 16  # knowing what all seats have learnt in secret is not for them


def bit_of(seat: Seat | None) -> int:
    """None is a spectator."""
    return ONLOOKERS if seat is None else 1 << seat


@final
class Layer:
    """Cards in no order, and a bit for each seat that knows which ones they are.

    Like shops and steps a layer never changes, so copies of a position share it.
    """

    def __init__(self, cards: list[int], knowers: int) -> None:
        self.cards: Final = cards  # the lowest first: where there is no order, none may be told
        self.knowers: Final = knowers

    def known_to(self, seat: Seat | None) -> bool:
        return self.knowers & bit_of(seat) != 0

    def without(self, card: int, knowers: int) -> "Layer":
        """What is left when this card is taken away, and who knows that."""
        rest = self.cards.copy()
        rest.remove(card)
        return Layer(rest, knowers)


def layer_of(cards: list[int], knowers: int) -> Layer:
    return Layer(sorted(cards), knowers)


@final
class Deck:
    """The list of layers is never changed in place, so copies of a deck share it."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def copy(self) -> "Deck":
        return Deck(self.layers)

    def size(self) -> int:
        size = 0
        for layer in self.layers:
            size += len(layer.cards)
        return size

    def cards(self) -> list[int]:
        if len(self.layers) == 1:
            return self.layers[0].cards.copy()
        found: list[int] = []
        for layer in self.layers:
            found.extend(layer.cards)
        found.sort()
        return found

    def depth_layer(self, depth: int) -> int:
        """The index of the layer in which the card at this depth (0 is the top) lies."""
        for index, layer in enumerate(self.layers):
            if depth < len(layer.cards):
                return index
            depth -= len(layer.cards)
        raise IndexError(depth)

    def draw(self, card: int, seers: int) -> None:
        """Take this card off the top layer; who did not see it no longer knows what is left."""
        top = self.layers[0]
        if len(top.cards) == 1:
            self.layers = self.layers[1:]
        else:
            rest = top.without(card, top.knowers & seers)
            self.layers = [rest] + self.layers[1:]  # noqa: RUF005 - it would be built twice

    def look(self, card: int, depth: int, seers: int) -> None:
        """Decide that this card lies at this depth, and let `seers` know it.

        It must be the top one of its layer: inside a layer no card lies deeper than another.
        """
        index = self.depth_layer(depth)
        layer = self.layers[index]
        assert depth == sum(len(above.cards) for above in self.layers[:index])
        if len(layer.cards) == 1:
            looked_at = [Layer(layer.cards, layer.knowers | seers)]
        else:
            rest = layer.without(card, layer.knowers & seers)
            looked_at = [Layer([card], seers), rest]
        self.layers = self.layers[:index] + looked_at + self.layers[index + 1 :]

    def put_on_top(self, cards: list[int], knowers: int) -> None:
        if cards:
            self.layers = [layer_of(cards, knowers), *self.layers]

    def put_under(self, cards: list[int], knowers: int) -> None:
        self.layers = [*self.layers, layer_of(cards, knowers)]

    def facts(self) -> list[object]:
        return [[list(layer.cards), layer.knowers] for layer in self.layers]
