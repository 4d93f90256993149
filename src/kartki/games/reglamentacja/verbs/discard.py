"""To discard (REG-ALC-6): one stamp at a time."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat, Term
from kartki.games.reglamentacja.actions import DISCARDS, Discard
from kartki.games.reglamentacja.events import Discarded
from kartki.games.reglamentacja.fields import KIND
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, stamps_of
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.verb import Verb


@final
class ToDiscard(Verb[Discard]):
    forms: ClassVar[list[Form]] = [Form(Discard, "discard", "discards {kind}", KIND)]

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        hand = s.stamps.hands[seat]
        found.extend([DISCARDS[kind] for kind in KIND_NUMBERS if hand[kind]])

    def refuse(self, s: Shop, seat: Seat, a: Discard) -> Refusal | None:
        if s.stamps.hands[seat][a.kind]:
            return None
        stamp = ("stamp", Term("stamp", KINDS[a.kind], 1))
        return Refusal("discard.not_held", "REG-ALC-6", (stamp,))

    def do(self, s: Shop, seat: Seat, a: Discard, told: list[Event]) -> None:
        s.stamps.discard(seat, stamps_of([a.kind]))
        told.append(Discarded(seat, a.kind))


DISCARD: Final = ToDiscard()
