"""The two deals with the speculator (REG-SPC): the active player pays him two stamps."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.fields import Only
from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat, Who
from kartki.games.reglamentacja.actions import FOR_PLACE, FOR_STAMP, PaySpeculator
from kartki.games.reglamentacja.bargaining import change_places, drop_broken
from kartki.games.reglamentacja.fields import FIRST, SECOND
from kartki.games.reglamentacja.parts import SPECULATOR, stamps_of
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import owe
from kartki.games.reglamentacja.steps.speculator import SPECULATOR_SHOPS
from kartki.games.reglamentacja.trade_events import PaidSpeculator
from kartki.games.reglamentacja.verbs.verb import Verb


def pay_form(place: bool, what: str) -> Form:
    """Two stamps in any order; an act has the lower kind first."""
    deal = Only("deal", place, what, "place")
    line = "pays {first} {second} for {deal}"
    return Form(PaySpeculator, "pay", line, FIRST, SECOND, deal, make=in_order)


def in_order(first: int, second: int, place: bool) -> PaySpeculator:
    return PaySpeculator(min(first, second), max(first, second), place)


class ToPaySpeculator(Verb[PaySpeculator]):
    """Any two stamps are discarded first; what they are paid for comes after."""

    rule: ClassVar[str] = ""

    def refuse(self, s: Shop, seat: Seat, a: PaySpeculator) -> Refusal | None:
        if s.is_final():
            return Refusal("speculator.final_turn", "REG-FIN-3")
        if seat != s.active:
            return Refusal("speculator.not_active", self.rule, (("active", Who(s.active)),))
        hand = s.stamps.hands[seat]
        if hand[a.first] < (2 if a.first == a.second else 1) or not hand[a.second]:
            return Refusal("speculator.not_held", self.rule)
        return None

    def do(self, s: Shop, seat: Seat, a: PaySpeculator, told: list[Event]) -> None:
        stamps = stamps_of([a.first, a.second])
        s.stamps.discard(seat, stamps)
        told.append(PaidSpeculator(seat, stamps, a.place))
        drop_broken(s, told)
        self.get(s, seat, told)

    @abstractmethod
    def get(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        """What the two stamps are paid for."""


@final
class ToPayForStamp(ToPaySpeculator):
    """REG-SPC-1: the top stamp of the stack."""

    forms: ClassVar[list[Form]] = [pay_form(False, "a stamp")]
    rule: ClassVar[str] = "REG-SPC-1"

    def get(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        owe(s, [seat], told)


@final
class ToPayForPlace(ToPaySpeculator):
    """REG-SPC-2: his place in the queue; who makes him the first sends him shopping."""

    forms: ClassVar[list[Form]] = [pay_form(True, "his place")]
    rule: ClassVar[str] = "REG-SPC-2"

    def get(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        change_places(s, seat, SPECULATOR, told)
        if s.queue.speculator_first():
            s.steps.append(SPECULATOR_SHOPS)


def speculator_choices(s: Shop, seat: Seat, found: list[Action]) -> None:
    """Any two stamps of the hand, for either deal."""
    if seat != s.active or s.is_final():
        return
    hand = s.stamps.hands[seat]
    for first, number in enumerate(hand):
        if number:
            for second in range(first if number > 1 else first + 1, len(hand)):
                if hand[second]:
                    found.append(FOR_STAMP[first][second])
                    found.append(FOR_PLACE[first][second])


PAY_FOR_STAMP: Final = ToPayForStamp()
PAY_FOR_PLACE: Final = ToPayForPlace()
