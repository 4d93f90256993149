"""Stamps change hands, and everybody's memory of it is kept: `known` is what a player surely has.

What is offered must be held (REG-TRD-4), deals and discards are open (REG-TRD-6), draws are not.
"""

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.play import Event, Seat
from kartki.games.reglamentacja.events import NothingToDraw, Reshuffled
from kartki.games.reglamentacja.parts import KIND_NUMBERS, Stamps, listed
from kartki.games.reglamentacja.state import Shop


def show(s: Shop, seat: Seat, stamps: Stamps) -> None:
    """Whoever offers these stamps has them."""
    known = s.known[seat]
    for kind in KIND_NUMBERS:
        known[kind] = max(known[kind], stamps[kind])


def lose(s: Shop, seat: Seat, stamps: Stamps) -> None:
    hand, known = s.hands[seat], s.known[seat]
    for kind in KIND_NUMBERS:
        hand[kind] -= stamps[kind]
        known[kind] = max(known[kind] - stamps[kind], 0)


def gain(s: Shop, seat: Seat, stamps: Stamps) -> None:
    hand, known = s.hands[seat], s.known[seat]
    for kind in KIND_NUMBERS:
        hand[kind] += stamps[kind]
        known[kind] += stamps[kind]


def discard(s: Shop, seat: Seat, stamps: Stamps) -> None:
    """REG-ALC-6: what is discarded or paid lies open."""
    lose(s, seat, stamps)
    for kind in KIND_NUMBERS:
        s.discards[kind] += stamps[kind]


def stack_ready(s: Shop, told: list[Event]) -> bool:
    """REG-ALC-1: a draw that finds the stack empty shuffles the discards into a new one."""
    if not s.stack.layers and sum(s.discards) > 0:
        stamps = listed(tuple(s.discards))
        s.stack = Deck([Layer(stamps, in_public(s.players))])
        s.discards[:] = [0] * len(s.discards)
        told.append(Reshuffled(len(stamps)))
    return bool(s.stack.layers)


def nothing_owed(s: Shop, told: list[Event]) -> bool:
    """Has everybody drawn, or is there nothing left to draw? Then nothing is owed later."""
    if s.owed and not stack_ready(s, told):
        s.owed.clear()
        told.append(NothingToDraw())
    return not s.owed
