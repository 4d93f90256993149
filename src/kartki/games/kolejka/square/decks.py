"""Decks in a view: what a seat may know of one, and a deck that fits what it knows."""

from kartki.core.deck import ONLOOKERS, Deck, Layer, bit_of, layer_of
from kartki.core.play import Seat
from kartki.games.kolejka.seen import LayerView


def layers_seen(deck: Deck, seat: Seat | None) -> tuple[LayerView, ...]:
    eyes = bit_of(seat)
    return tuple([_layer_seen(layer, eyes) for layer in deck.layers])


def _layer_seen(layer: Layer, eyes: int) -> LayerView:
    cards = tuple(layer.cards) if layer.knowers & eyes else None
    return LayerView(len(layer.cards), layer.knowers, cards)


def own_layers(deck: Deck, seat: Seat, public: tuple[LayerView, ...]) -> tuple[LayerView, ...]:
    """A deck as everybody sees it, unless this seat knows more of it."""
    eyes = bit_of(seat)
    for layer in deck.layers:
        if layer.knowers & (eyes | ONLOOKERS) == eyes:
            return layers_seen(deck, seat)
    return public


def known_cards(layers: tuple[LayerView, ...]) -> list[int]:
    return [card for layer in layers for card in layer.cards or ()]


def filled(layers: tuple[LayerView, ...], pool: list[int]) -> Deck:
    """Fill the layers that are not known from a shuffled pool."""
    found: list[Layer] = []
    for layer in layers:
        if layer.cards is not None:
            found.append(layer_of(list(layer.cards), layer.knowers))
        else:
            found.append(layer_of(pool[: layer.size], layer.knowers))
            pool = pool[layer.size :]
    return Deck(found)
