"""To take an offer (REG-TRD-4, REG-TRD-5): agree, and the deal happens whole and at once."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja.actions import TakeOffer, take_offer
from kartki.games.reglamentacja.bargaining import change_places, drop_broken, may_answer
from kartki.games.reglamentacja.fields import GIVING, OFFER_NUMBER
from kartki.games.reglamentacja.offers import DEALT, Standing
from kartki.games.reglamentacja.parts import NO_STAMPS, Stamps, holds
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import Dealt
from kartki.games.reglamentacja.verbs.answer import refuse_answer
from kartki.games.reglamentacja.verbs.verb import OfferVerb, lacking, missing


@final
class ToTake(OfferVerb[TakeOffer]):
    """Whoever takes an offer chooses what is paid, where it leaves a choice."""

    forms: ClassVar[list[Form]] = [
        Form(TakeOffer, "take", "takes #{number}", OFFER_NUMBER, without={"giving": NO_STAMPS}),
        Form(TakeOffer, "take", "takes #{number} giving {giving}", OFFER_NUMBER, GIVING),
    ]

    def choices_for(self, s: Shop, seat: Seat, offer: Standing, found: list[Action]) -> None:
        hand = s.stamps.hands[seat]
        if may_answer(s, offer, seat) and holds(hand, offer.terms.ask):
            for choice in offer.terms.choices(hand):
                found.append(take_offer(offer.number, choice))

    def refuse(self, s: Shop, seat: Seat, a: TakeOffer) -> Refusal | None:
        refusal = refuse_answer(s, seat, a.number)
        offer = s.market.find(a.number)
        if refusal is not None or offer is None:
            return refusal
        if not offer.terms.fits(a.giving):
            short = ("short", offer.terms.short_of_choice(s.stamps.hands[seat]))
            return Refusal("take.choice", "REG-TRD-5", (("number", offer.terms.any_of), short))
        price = offer.terms.price(a.giving)
        if not holds(s.stamps.hands[seat], price):
            hand = s.stamps.hands[seat]
            facts = (("stamp", lacking(hand, price)), ("missing", missing(hand, price)))
            return Refusal("take.not_held", "REG-TRD-4", facts)
        return None

    def do(self, s: Shop, seat: Seat, a: TakeOffer, told: list[Event]) -> None:
        offer = s.market.standing(a.number)
        s.market.end(offer, DEALT)
        self._exchange(s, offer, seat, a.giving, told)
        if offer.terms.with_place():
            change_places(s, offer.maker, seat, told)
        drop_broken(s, told)

    def _exchange(
        self, s: Shop, offer: Standing, taker: Seat, choice: Stamps, told: list[Event]
    ) -> None:
        maker, terms = offer.maker, offer.terms
        paid = terms.price(choice)
        s.stamps.lose(maker, terms.give)
        s.stamps.lose(taker, paid)
        s.stamps.gain(maker, paid)
        s.stamps.gain(taker, terms.give)
        told.append(Dealt(maker, taker, offer.number, terms.give, paid, terms.with_place()))


TAKE: Final = ToTake()
