"""To withdraw an own offer (REG-TRD-4)."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja.actions import Withdraw, withdraw
from kartki.games.reglamentacja.fields import OFFER_NUMBER
from kartki.games.reglamentacja.offers import WITHDRAWN, Standing
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.answer import refuse_gone
from kartki.games.reglamentacja.verbs.verb import OfferVerb


@final
class ToWithdraw(OfferVerb[Withdraw]):
    forms: ClassVar[list[Form]] = [Form(Withdraw, "withdraw", "withdraws #{number}", OFFER_NUMBER)]

    def choices_for(self, s: Shop, seat: Seat, offer: Standing, found: list[Action]) -> None:
        if offer.maker == seat:
            found.append(withdraw(offer.number))

    def refuse(self, s: Shop, seat: Seat, a: Withdraw) -> Refusal | None:
        offer = s.market.find(a.number)
        facts = (("number", a.number),)
        if offer is None:
            return refuse_gone(s, a.number)
        return None if offer.maker == seat else Refusal("offer.not_yours", "REG-TRD-4", facts)

    def do(self, s: Shop, seat: Seat, a: Withdraw, told: list[Event]) -> None:
        s.market.drop(s.market.standing(a.number), WITHDRAWN, told)


WITHDRAW: Final = ToWithdraw()
