"""Offers are made, kept, dropped and carried out (REG-TRD-1 to 6)."""

from typing import Final

from kartki.core.play import Event, Seat
from kartki.games.reglamentacja.holdings import gain, lose, show
from kartki.games.reglamentacja.offers import (
    CANNOT_KEEP,
    DEALT,
    DECLINED,
    ENDS,
    EVERYONE,
    PAWN_MOVED,
    REPLACED,
    Standing,
    Terms,
)
from kartki.games.reglamentacja.parts import Stamps, holds
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import Dealt, Declined, OfferGone, OfferMade

LONGEST_PAST: Final = 40  # offers of one turn that are remembered


def find(s: Shop, number: int) -> Standing | None:
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def may_answer(s: Shop, offer: Standing, seat: Seat) -> bool:
    """REG-TRD-3: is the offer meant for this seat? One side is the active player."""
    if offer.maker == seat or offer.to not in (EVERYONE, seat):
        return False
    return s.is_final() or s.active in (offer.maker, seat)


def is_open(s: Shop, offer: Standing, seat: Seat) -> bool:
    """May this seat still answer it? Who has declined has answered."""
    return may_answer(s, offer, seat) and not offer.declined >> seat & 1


def make_offer(s: Shop, seat: Seat, to: int, terms: Terms, answers: int, told: list[Event]) -> None:
    """REG-TOP-3: in beats the maker's offer before it gives way."""
    if not s.house.live:
        for offer in [standing for standing in s.offers if standing.maker == seat]:
            drop(s, offer, REPLACED, told)
    s.offers_made += 1
    s.offers.append(Standing(s.offers_made, seat, to, terms))
    show(s, seat, terms.give)
    told.append(OfferMade(seat, s.offers_made, to, terms, answers))


def end(s: Shop, offer: Standing, why: int) -> None:
    """What was said in this turn is remembered, by everybody (REG-TRD-6)."""
    s.offers.remove(offer)
    s.past.append(offer.ended(why))
    del s.past[:-LONGEST_PAST]


def drop(s: Shop, offer: Standing, why: int, told: list[Event]) -> None:
    end(s, offer, why)
    told.append(OfferGone(offer.maker, offer.number, ENDS[why]))


def decline(s: Shop, seat: Seat, offer: Standing, told: list[Event]) -> None:
    """An offer to everyone stands until everyone has declined."""
    told.append(Declined(seat, offer.number))
    after = Standing(offer.number, offer.maker, offer.to, offer.terms, offer.declined | 1 << seat)
    left = [other for other in range(s.players) if is_open(s, after, other)]
    s.offers[s.offers.index(offer)] = after
    if not left:
        drop(s, after, DECLINED, told)


def carry_out(s: Shop, offer: Standing, taker: Seat, choice: Stamps, told: list[Event]) -> None:
    """REG-TRD-4: a deal happens whole, at once."""
    terms, paid = offer.terms, offer.terms.price(choice)
    end(s, offer, DEALT)
    lose(s, offer.maker, terms.give)
    lose(s, taker, paid)
    gain(s, offer.maker, paid)
    gain(s, taker, terms.give)
    told.append(Dealt(offer.maker, taker, offer.number, terms.give, paid, terms.with_place()))
    if terms.with_place():
        change_places(s, offer.maker, taker, told)
    drop_broken(s, told)


def change_places(s: Shop, one: int, other: int, told: list[Event]) -> None:
    """REG-TRD-2: two pawns change places, and open offers of these places lapse."""
    here, there = s.queue.index(one), s.queue.index(other)
    s.queue[here], s.queue[there] = other, one
    moved = (one, other)
    for offer in s.offers.copy():
        if offer.terms.with_place() and (offer.maker in moved or offer.to in moved):
            drop(s, offer, PAWN_MOVED, told)


def drop_broken(s: Shop, told: list[Event]) -> None:
    """An offer drops out when its maker has openly parted with what it promises (REG-TRD-4).

    By what everybody knows, not by the hand: that an offer still stands must tell no secret.
    """
    for offer in s.offers.copy():
        if not holds(s.known[offer.maker], offer.terms.give):
            drop(s, offer, CANNOT_KEEP, told)
