"""What a seat may know of a position of Peek, and the positions that it may take it for."""

from typing import Any

import msgspec

from kartki.core.deck import Deck, Layer, layer_of
from kartki.core.play import Outcome, Seat, Step
from kartki.core.rng import Rng
from tests.contract.peek.parts import BOX, HIDDEN, Held, HouseRules, bit
from tests.contract.peek.state import Parlour
from tests.contract.peek.steps import BIDDING, Drawing, Looking, PuttingBack


class HeldView(msgspec.Struct, frozen=True):
    face: int  # 0 if the viewer does not know it
    knowers: int


class LayerView(msgspec.Struct, frozen=True):
    size: int
    cards: tuple[int, ...]  # none if the viewer does not know them
    knowers: int


class PeekView(msgspec.Struct, frozen=True):
    viewer: Seat | None
    house: tuple[int, int, bool]
    steps: tuple[str, ...]  # from the bottom, with the seat that they are about: "looking 2 1"
    rounds: int
    rows: tuple[tuple[HeldView, ...], ...]
    deck: tuple[LayerView, ...]
    discard: tuple[int, ...]
    looked: int
    done: int
    bidder: Seat
    bid: int
    reason: str
    rule: str
    ranking: tuple[int, ...]


def view(s: Parlour, seat: Seat | None) -> PeekView:
    end = s.outcome
    return PeekView(
        seat,
        (s.house.rounds, s.house.row, s.house.looks),
        tuple(" ".join(map(str, step.facts())) for step in s.steps),
        s.rounds,
        tuple(tuple(_held_view(held, seat) for held in row) for row in s.rows),
        tuple(_layer_view(layer, seat) for layer in s.deck.layers),
        tuple(s.discard),
        s.looked,
        s.done,
        s.bidder,
        s.bid,
        "" if end is None else end.reason,
        "" if end is None else end.rule,
        () if end is None else tuple(end.places),
    )


def _held_view(held: Held, seat: Seat | None) -> HeldView:
    return HeldView(held.face if held.knowers & bit(seat) else HIDDEN, held.knowers)


def _layer_view(layer: Layer, seat: Seat | None) -> LayerView:
    cards = tuple(layer.cards) if layer.known_to(seat) else ()
    return LayerView(len(layer.cards), cards, layer.knowers)


def imagine(v: PeekView, rng: Rng) -> Parlour:
    """The cards that the viewer has not seen are dealt anew to where they may lie."""
    unseen = _unseen(v)
    rng.shuffle(unseen)
    rows = [[Held(h.face or unseen.pop(), h.knowers) for h in row] for row in v.rows]
    layers = []
    for layer in v.deck:
        cards = list(layer.cards) or [unseen.pop() for _ in range(layer.size)]
        layers.append(layer_of(cards, layer.knowers))
    s = Parlour(
        len(v.rows),
        [_step(words) for words in v.steps],
        v.rounds,
        HouseRules(*v.house),
        rows,
        Deck(layers),
        list(v.discard),
        v.looked,
        v.done,
        v.bidder,
        v.bid,
    )
    s.outcome = Outcome(v.reason, v.rule, list(v.ranking)) if v.reason else None
    return s


def _unseen(v: PeekView) -> list[int]:
    """The box without every card that this view shows."""
    unseen = BOX.copy()
    seen = [held.face for row in v.rows for held in row if held.face != HIDDEN]
    for face in [*seen, *v.discard, *(card for layer in v.deck for card in layer.cards)]:
        unseen.remove(face)
    return unseen


_KINDS: dict[str, type[Any]] = {step.name: step for step in (Drawing, Looking, PuttingBack)}


def _step(words: str) -> Step[Any]:
    name, *numbers = words.split()
    step: Step[Any] = _KINDS[name](*map(int, numbers)) if name in _KINDS else BIDDING
    return step
