"""To call (REG-TRD-5): something said aloud that binds nobody."""

from typing import ClassVar, Final, final

from kartki.core.fields import Field, Only
from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja.actions import (
    CALLS,
    GIVES,
    LAST_CHANCE,
    NO_SLOT,
    PHRASES,
    SELLS_PLACE,
    TOO_DEAR,
    WANTS_PLACE,
    WHO_HAS,
    Call,
)
from kartki.games.reglamentacja.fields import CALLED_KIND, CALLED_SEAT
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import Called
from kartki.games.reglamentacja.verbs.verb import Verb


def call_form(phrase: int, *slot: Field) -> Form:
    """A phrase, and the kind of stamp or the player that it names, if it names one."""
    said = Only("phrase", phrase, PHRASES[phrase])
    line = " ".join(["calls {phrase}", *[f"{{{field.name}}}" for field in slot]])
    return Form(Call, "call", line, said, *slot, without={} if slot else {"slot": NO_SLOT})


@final
class ToCall(Verb[Call]):
    forms: ClassVar[list[Form]] = [
        call_form(WHO_HAS, CALLED_KIND),
        call_form(GIVES, CALLED_KIND),
        call_form(SELLS_PLACE),
        call_form(WANTS_PLACE, CALLED_SEAT),
        call_form(TOO_DEAR),
        call_form(LAST_CHANCE),
    ]

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        found.extend(CALLS[s.players][seat])

    def refuse(self, s: Shop, seat: Seat, a: Call) -> Refusal | None:
        if a.phrase != WANTS_PLACE:
            return None
        if a.slot == seat:
            return Refusal("call.to_yourself", "REG-TRD-5")
        return None if a.slot < s.players else Refusal("call.nobody", "REG-TRD-5")

    def do(self, s: Shop, seat: Seat, a: Call, told: list[Event]) -> None:
        s.market.say(seat, a.phrase, a.slot)
        told.append(Called(seat, a.phrase, a.slot))


CALL: Final = ToCall()
