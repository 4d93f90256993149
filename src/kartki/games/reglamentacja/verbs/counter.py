"""To counter an offer (REG-TRD-5): decline it, and make another one to its maker."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Event, Refusal, Seat
from kartki.games.reglamentacja.actions import CounterOffer
from kartki.games.reglamentacja.fields import OFFER_NUMBER, TERMS
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.answer import refuse_answer
from kartki.games.reglamentacja.verbs.decline import decline
from kartki.games.reglamentacja.verbs.offer import make_offer, refuse_terms
from kartki.games.reglamentacja.verbs.verb import OfferVerb


@final
class ToCounter(OfferVerb[CounterOffer]):
    """Too many to list, like all offers: `verbs/offer.py` draws random ones."""

    forms: ClassVar[list[Form]] = [
        Form(CounterOffer, "counter", "counters #{number} {terms}", OFFER_NUMBER, TERMS)
    ]

    def refuse(self, s: Shop, seat: Seat, a: CounterOffer) -> Refusal | None:
        return refuse_answer(s, seat, a.number) or refuse_terms(s, seat, a.terms)

    def do(self, s: Shop, seat: Seat, a: CounterOffer, told: list[Event]) -> None:
        answered = s.market.standing(a.number)
        if not answered.has_declined(seat):
            decline(s, seat, answered, told)
        make_offer(s, seat, answered.maker, a.terms, a.number, told)


COUNTER: Final = ToCounter()
