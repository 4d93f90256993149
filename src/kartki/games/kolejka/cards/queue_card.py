"""What every queue card knows: how it is said, its targets, its refusals, what it moves."""

from abc import ABC, abstractmethod
from typing import ClassVar

from kartki.core.fields import Field, Only
from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat, Term
from kartki.games.kolejka.actions import CARDS, NOWHERE, Play, play
from kartki.games.kolejka.parts import SHOPS
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.transfer_events import CardPlayed
from kartki.games.kolejka.transfers import Transfer


class QueueCard(ABC):
    card: ClassVar[int] = 0
    fields: ClassVar[tuple[Field, ...]] = ()  # what it is aimed at
    line: ClassVar[str] = ""  # how its aim is said, if not field after field

    @abstractmethod
    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        """Add every way in which this player may play the card now."""

    @abstractmethod
    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        """Why it cannot be played so; where it is aimed has been looked at before."""

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        """Which pawns and goods it moves; it changes nothing."""
        return []

    def change(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        """What it does to shops and their queues: those on the table, or those a bot thinks of."""
        moved = self.leads(shops, seat, a)
        for transfer in moved:
            transfer.carry_out(shops)
        return moved

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        """What it does, at once."""
        told.append(CardPlayed(seat, a, NOWHERE, self.change(s.shops, seat, a)))

    def form(self) -> Form:
        """`plays criticise kiosk 3`."""
        aim = self.line or " ".join([f"{{{field.name}}}" for field in self.fields])
        card = Only("card", self.card, CARDS[self.card])
        return Form(Play, "play", f"plays {{card}} {aim}".strip(), card, *self.fields, make=play)


def at_shop(code: str, rule: str, shop: int) -> Refusal:
    return Refusal(code, rule, (("shop", Term("shop", SHOPS[shop])),))


def no_effect(code: str, shop: int) -> Refusal:
    """KOL-JMP-4: pawns of one owner are alike."""
    return at_shop(code, "KOL-JMP-4", shop)
