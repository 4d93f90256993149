"""What is said and agreed while the top spins: everybody hears it (REG-TRD-6)."""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Fact, Facts, Seat, Several, Term, Who
from kartki.games.reglamentacja.actions import PHRASES, WANTS_PLACE
from kartki.games.reglamentacja.events import SeatEvent
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import EVERY_KIND, KIND_NUMBERS, KINDS, Stamps


def stamp_terms(stamps: Stamps) -> list[Term]:
    return [Term("stamp", KINDS[kind], stamps[kind]) for kind in KIND_NUMBERS if stamps[kind]]


def given(terms: Terms) -> Several:
    place = [Term("stamp", "place", 1)] if terms.give_place else []
    return Several((*stamp_terms(terms.give), *place))


def asked(terms: Terms) -> Several:
    """The stamps and the place that are asked; `any` stands for stamps of any kind."""
    found = stamp_terms(terms.ask)
    if terms.any_of and terms.among == EVERY_KIND:
        found.append(Term("stamp", "any", terms.any_of))
    if terms.ask_place:
        found.append(Term("stamp", "place", 1))
    return Several(tuple(found))


def choice(terms: Terms) -> Several:
    """The part that the taker chooses among some kinds only."""
    kinds = [kind for kind in KIND_NUMBERS if terms.among >> kind & 1]
    return Several(tuple([Term("stamp", KINDS[kind], 1) for kind in kinds]), terms.any_of)


def offer_facts(terms: Terms) -> tuple[tuple[str, Fact], ...]:
    price = asked(terms)
    part = "none"
    if terms.any_of and terms.among != EVERY_KIND:
        part = "both" if price.terms else "only"
    return (
        ("give", given(terms)),
        ("ask", price),
        ("choice", choice(terms) if part != "none" else ""),
        ("part", part),
    )


@final
class OfferMade(Event):
    code: ClassVar[str] = "offer_made"

    def __init__(self, seat: Seat, number: int, to: int, terms: Terms, answers: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.to: Final = to
        self.terms: Final = terms
        self.answers: Final = answers  # the number of the offer that it counters, or 0

    def facts(self) -> Facts:
        to: Facts = (("all", "yes"), ("to", "")) if self.to == EVERYONE else _to(self.to)
        counter = ("counter", "yes" if self.answers else "no")
        head = (("seat", Who(self.seat)), ("number", self.number), counter)
        return (*head, ("answers", self.answers), *to, *offer_facts(self.terms))


def _to(seat: Seat) -> Facts:
    return (("all", "no"), ("to", Who(seat)))


@final
class Dealt(Event):
    """REG-TRD-4: a deal, whole and at once. `seat` made the offer, `taker` took it."""

    code: ClassVar[str] = "dealt"

    def __init__(
        self, seat: Seat, taker: Seat, number: int, gave: Stamps, paid: Stamps, place: bool
    ) -> None:
        self.seat: Final = seat
        self.taker: Final = taker
        self.number: Final = number
        self.gave: Final = gave
        self.paid: Final = paid
        self.place: Final = place

    def facts(self) -> Facts:
        gave, paid = stamp_terms(self.gave), stamp_terms(self.paid)
        stamps = "both" if gave and paid else "gave" if gave else "paid" if paid else "none"
        return (
            ("seat", Who(self.seat)),
            ("taker", Who(self.taker)),
            ("number", self.number),
            ("gave", Several(tuple(gave))),
            ("paid", Several(tuple(paid))),
            ("stamps", stamps),
            ("place", "yes" if self.place else "no"),
        )


@final
class OfferGone(Event):
    """Why an offer no longer stands: withdrawn, replaced, declined, cannot_keep, pawn_moved."""

    code: ClassVar[str] = "offer_gone"

    def __init__(self, seat: Seat, number: int, why: str) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.why: Final = why

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("number", self.number), ("why", self.why))


@final
class Declined(Event):
    code: ClassVar[str] = "declined"

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("number", self.number))


@final
class Called(Event):
    """REG-TRD-5: a phrase that binds nobody; its sentence is `call-…` in the words."""

    code: ClassVar[str] = "called"

    def __init__(self, seat: Seat, phrase: int, slot: int) -> None:
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.slot: Final = slot

    def facts(self) -> Facts:
        phrase = PHRASES[self.phrase].replace(" ", "_")
        head: Facts = (("seat", Who(self.seat)), ("phrase", phrase))
        if self.phrase == WANTS_PLACE:
            return (*head, ("whom", Who(self.slot)), ("stamp", ""))
        stamp = Term("stamp", KINDS[self.slot]) if self.slot >= 0 else ""
        return (*head, ("whom", ""), ("stamp", stamp))


@final
class KeptQuiet(SeatEvent):
    code: ClassVar[str] = "kept_quiet"


@final
class PaidSpeculator(Event):
    code: ClassVar[str] = "paid_speculator"

    def __init__(self, seat: Seat, stamps: Stamps, place: bool) -> None:
        self.seat: Final = seat
        self.stamps: Final = stamps
        self.place: Final = place

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("stamps", Several(tuple(stamp_terms(self.stamps)))),
            ("place", "yes" if self.place else "no"),
        )
