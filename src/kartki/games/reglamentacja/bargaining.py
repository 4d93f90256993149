"""Offers that stand while the top spins: who may answer them, and what makes them lapse."""

from kartki.core.play import Event, Seat
from kartki.games.reglamentacja.offers import CANNOT_KEEP, PAWN_MOVED, Standing, may_deal
from kartki.games.reglamentacja.parts import holds
from kartki.games.reglamentacja.shop import queue
from kartki.games.reglamentacja.state import Shop


def may_answer(s: Shop, offer: Standing, seat: Seat) -> bool:
    """REG-TRD-3: is the offer meant for this seat? One side is the active player."""
    return offer.is_meant_for(seat) and may_deal(offer.maker, seat, s.active, s.is_final())


def is_open(s: Shop, offer: Standing, seat: Seat) -> bool:
    """Has this seat still to answer it? When nobody has, it is gone (REG-TRD-5)."""
    return offer.is_open_to(seat, s.active, s.is_final())


def change_places(s: Shop, one: int, other: int, told: list[Event]) -> None:
    """REG-TRD-2: two pawns change places, and open offers of these places lapse."""
    queue.change_places(s.queue.pawns, one, other)
    moved = (one, other)
    for offer in s.market.offers.copy():
        if offer.terms.with_place() and (offer.maker in moved or offer.to in moved):
            s.market.drop(offer, PAWN_MOVED, told)


def drop_broken(s: Shop, told: list[Event]) -> None:
    """An offer drops out when its maker has openly parted with what it promises (REG-TRD-4).

    By what everybody knows, not by the hand: that an offer still stands must tell no secret.
    """
    for offer in s.market.offers.copy():
        if not holds(s.stamps.known[offer.maker], offer.terms.give):
            s.market.drop(offer, CANNOT_KEEP, told)


def end_trading(s: Shop) -> None:
    """REG-ALC-4: the top lies, and no offer stands any more."""
    s.market.close()
    s.top.lay_down()
    s.steps.pop()
