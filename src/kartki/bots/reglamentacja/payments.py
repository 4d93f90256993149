"""Deals with the speculator (REG-SPC), and which stamp is missed least."""

from kartki.bots.reglamentacja.situation import Situation
from kartki.bots.reglamentacja.worth import HandValuation, changed
from kartki.core.play import Action
from kartki.games.reglamentacja.actions import PaySpeculator
from kartki.games.reglamentacja.parts import (
    KIND_NUMBERS,
    LIMIT,
    NO_STAMPS,
    SPECULATOR,
    stamps_of,
)


def best_payment(at: Situation, legal: list[Action]) -> Action | None:
    """REG-SPC: two stamps that would have to go anyway, or a place that is worth them."""
    best: Action | None = None
    most = at.margin
    for pay in legal:
        if isinstance(pay, PaySpeculator):
            gain = payment_gain(at, pay)
            if gain > most:
                best, most = pay, gain
    return best


def payment_gain(at: Situation, pay: PaySpeculator) -> float:
    left = changed(at.hand, stamps_of([pay.first, pay.second]), NO_STAMPS)
    if pay.place:
        return at.worth_at(left, SPECULATOR) - at.now
    if sum(at.hand) <= LIMIT:
        return -1.0
    return after_draw(at, left) - after_discard(at, at.hand)


def after_draw(at: Situation, hand: list[int]) -> float:
    """One stamp more, as likely of one kind as of another."""
    total = 0.0
    for kind in KIND_NUMBERS:
        hand[kind] += 1
        total += after_discard(at, hand)
        hand[kind] -= 1
    return total / len(hand)


def after_discard(at: Situation, hand: list[int]) -> float:
    """REG-ALC-6: what is worth least goes first."""
    left = hand.copy()
    for _ in range(sum(left) - LIMIT):
        left[least_missed(at.valuation, left)] -= 1
    return at.valuation.worth(left)


def least_missed(valuation: HandValuation, hand: list[int]) -> int:
    """The kind of which one stamp can be spared best."""
    best, most = -1, -1.0
    for kind in KIND_NUMBERS:
        if hand[kind]:
            hand[kind] -= 1
            worth = valuation.worth(hand)
            hand[kind] += 1
            if worth > most:
                best, most = kind, worth
    return best
