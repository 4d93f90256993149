"""What taking, countering and declining share: an offer that this seat may answer."""

from kartki.core.play import Action, Refusal, Seat
from kartki.games.reglamentacja.actions import CounterOffer, TakeOffer
from kartki.games.reglamentacja.bargaining import may_answer
from kartki.games.reglamentacja.state import Shop


def refuse_answer(s: Shop, seat: Seat, number: int) -> Refusal | None:
    offer = s.market.find(number)
    facts = (("number", number),)
    if offer is None:
        return refuse_gone(s, number)
    if offer.maker == seat:
        return Refusal("offer.your_own", "REG-TRD-3", facts)
    if not may_answer(s, offer, seat):
        return Refusal("offer.not_for_you", "REG-TRD-3", facts)
    return None


def refuse_second_no(s: Shop, seat: Seat, number: int) -> Refusal | None:
    """REG-TRD-5: who has said no may think again, but need not say it twice."""
    offer = s.market.find(number)
    if offer is None or not may_answer(s, offer, seat) or not offer.has_declined(seat):
        return None
    return Refusal("offer.declined_already", "REG-TRD-5", (("number", number),))


def no_second_thoughts(s: Shop, seat: Seat, a: Action) -> Refusal | None:
    """The former ruling, by which lines of old records were refused: a no was the last word."""
    if not isinstance(a, (TakeOffer, CounterOffer)):
        return None
    refusal = refuse_second_no(s, seat, a.number)
    return Refusal("top.fallen", "REG-ALC-4") if refusal is not None and s.top.fallen else refusal


def refuse_gone(s: Shop, number: int) -> Refusal:
    """No such offer stands: it has ended, or there never was one with this number."""
    made = s.market.offers_made
    was = "ended" if 1 <= number <= made else "never"
    return Refusal("offer.gone", "REG-TRD-4", (("number", number), ("was", was), ("made", made)))
