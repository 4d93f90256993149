"""To decline an offer; one to everyone stands until everyone who may take it has declined."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja import actions
from kartki.games.reglamentacja.actions import Decline
from kartki.games.reglamentacja.bargaining import is_open
from kartki.games.reglamentacja.fields import OFFER_NUMBER
from kartki.games.reglamentacja.offers import DECLINED, Standing
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import Declined
from kartki.games.reglamentacja.verbs.answer import refuse_answer, refuse_second_no
from kartki.games.reglamentacja.verbs.verb import OfferVerb


@final
class ToDecline(OfferVerb[Decline]):
    """REG-TRD-5: while the offer stands for others, who has declined may still take it."""

    forms: ClassVar[list[Form]] = [Form(Decline, "decline", "declines #{number}", OFFER_NUMBER)]

    def choices_for(self, s: Shop, seat: Seat, offer: Standing, found: list[Action]) -> None:
        if is_open(s, offer, seat):
            found.append(actions.decline(offer.number))

    def refuse(self, s: Shop, seat: Seat, a: Decline) -> Refusal | None:
        return refuse_answer(s, seat, a.number) or refuse_second_no(s, seat, a.number)

    def do(self, s: Shop, seat: Seat, a: Decline, told: list[Event]) -> None:
        decline(s, seat, s.market.standing(a.number), told)


def decline(s: Shop, seat: Seat, offer: Standing, told: list[Event]) -> None:
    told.append(Declined(seat, offer.number))
    after = offer.declined_by(seat)
    s.market.offers[s.market.offers.index(offer)] = after
    if not [other for other in range(s.players) if is_open(s, after, other)]:
        s.market.drop(after, DECLINED, told)


DECLINE: Final = ToDecline()
