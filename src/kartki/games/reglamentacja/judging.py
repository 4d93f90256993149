"""Why something said while the top spins is not allowed. Each verb has its own reasons.

Everything depends on what the speaker knows: the own hand and what lies open. So no refusal
and no list of choices can tell what somebody else holds.
"""

from typing import Final

from kartki.core.play import Refusal, Seat, Term, Who
from kartki.games.reglamentacja.actions import (
    WANTS_PLACE,
    Call,
    CounterOffer,
    Decline,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.bargaining import find, may_answer
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, Stamps, holds
from kartki.games.reglamentacja.state import Shop

MOST_OFFERS: Final = 8  # of one maker, at a live table


def lacking(hand: list[int], wanted: Stamps) -> Term:
    """The first kind of which the hand has too few."""
    for kind in KIND_NUMBERS:
        if hand[kind] < wanted[kind]:
            return Term("stamp", KINDS[kind], wanted[kind])
    raise ValueError(wanted)


def refuse_offer(s: Shop, seat: Seat, a: MakeOffer) -> Refusal | None:
    if a.to == seat:
        return Refusal("offer.to_yourself", "REG-TRD-3")
    if not s.is_final() and s.active not in (seat, a.to):
        return Refusal("offer.not_with_active", "REG-TRD-3", (("active", Who(s.active)),))
    return refuse_terms(s, seat, a.terms)


def has_enough_offers(s: Shop, seat: Seat) -> bool:
    """In beats a new offer takes the place of the old one; at a live table they could pile up."""
    return s.house.live and len([o for o in s.offers if o.maker == seat]) >= MOST_OFFERS


def refuse_terms(s: Shop, seat: Seat, terms: Terms) -> Refusal | None:
    """REG-TRD-4: each side gives something, and nobody promises what they do not hold."""
    if has_enough_offers(s, seat):
        return Refusal("offer.too_many", "REG-TOP-2", (("most", MOST_OFFERS),))
    if terms.gives_nothing():
        return Refusal("offer.gives_nothing", "REG-TRD-4")
    if terms.asks_nothing():
        return Refusal("offer.asks_nothing", "REG-TRD-4")
    if not holds(s.hands[seat], terms.give):
        lack = ("stamp", lacking(s.hands[seat], terms.give))
        return Refusal("offer.not_held", "REG-TRD-4", (lack,))
    return Refusal("offer.too_much", "REG-CMP-1") if asks_too_much(s, terms) else None


def asks_too_much(s: Shop, terms: Terms) -> bool:
    """More of a kind, or of the kinds to choose from, than the box has."""
    left = [s.box.stamps[kind] - terms.ask[kind] for kind in KIND_NUMBERS]
    choice = sum([left[kind] for kind in KIND_NUMBERS if terms.among >> kind & 1])
    return min(left) < 0 or terms.any_of > choice


def refuse_answer(s: Shop, seat: Seat, number: int) -> Refusal | None:
    """Is this an offer that the seat may answer?"""
    offer = find(s, number)
    facts = (("number", number),)
    if offer is None:
        return Refusal("offer.gone", "REG-TRD-4", facts)
    if offer.maker == seat:
        return Refusal("offer.your_own", "REG-TRD-3", facts)
    if not may_answer(s, offer, seat):
        return Refusal("offer.not_for_you", "REG-TRD-3", facts)
    if offer.declined >> seat & 1:
        return Refusal("offer.declined_already", "REG-TRD-5", facts)
    return None


def refuse_take(s: Shop, seat: Seat, a: TakeOffer) -> Refusal | None:
    refusal = refuse_answer(s, seat, a.number)
    offer = find(s, a.number)
    if refusal is not None or offer is None:
        return refusal
    if not offer.terms.fits(a.giving):
        return Refusal("take.choice", "REG-TRD-5", (("number", offer.terms.any_of),))
    price = offer.terms.price(a.giving)
    if not holds(s.hands[seat], price):
        return Refusal("take.not_held", "REG-TRD-4", (("stamp", lacking(s.hands[seat], price)),))
    return None


def refuse_decline(s: Shop, seat: Seat, a: Decline) -> Refusal | None:
    return refuse_answer(s, seat, a.number)


def refuse_counter(s: Shop, seat: Seat, a: CounterOffer) -> Refusal | None:
    return refuse_answer(s, seat, a.number) or refuse_terms(s, seat, a.terms)


def refuse_withdraw(s: Shop, seat: Seat, a: Withdraw) -> Refusal | None:
    offer = find(s, a.number)
    facts = (("number", a.number),)
    if offer is None:
        return Refusal("offer.gone", "REG-TRD-4", facts)
    return None if offer.maker == seat else Refusal("offer.not_yours", "REG-TRD-4", facts)


def refuse_call(s: Shop, seat: Seat, a: Call) -> Refusal | None:
    if a.phrase != WANTS_PLACE:
        return None
    if a.slot == seat:
        return Refusal("call.to_yourself", "REG-TRD-5")
    return None if a.slot < s.players else Refusal("call.nobody", "REG-TRD-5")


def refuse_speculator(s: Shop, seat: Seat, a: PaySpeculator) -> Refusal | None:
    rule = "REG-SPC-2" if a.place else "REG-SPC-1"
    if s.is_final():
        return Refusal("speculator.final_turn", "REG-FIN-3")
    if seat != s.active:
        return Refusal("speculator.not_active", rule, (("active", Who(s.active)),))
    hand = s.hands[seat]
    if hand[a.first] < (2 if a.first == a.second else 1) or not hand[a.second]:
        return Refusal("speculator.not_held", rule)
    return None


def refuse_stop(s: Shop, seat: Seat) -> Refusal | None:
    if s.is_final():
        return Refusal("stop.final_turn", "REG-FIN-5")
    if seat != s.active:
        return Refusal("stop.not_active", "REG-ALC-5", (("active", Who(s.active)),))
    return None
