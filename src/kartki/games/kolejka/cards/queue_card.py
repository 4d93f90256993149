"""What every queue card knows: its targets, its refusals, its play."""

from abc import ABC, abstractmethod

from kartki.core.play import Action, Event, Refusal, Seat, Term
from kartki.games.kolejka.actions import Play
from kartki.games.kolejka.parts import SHOPS
from kartki.games.kolejka.state import Square


class QueueCard(ABC):
    @abstractmethod
    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        """Add every way in which this player may play the card now."""

    @abstractmethod
    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        """Why it can not be played so; where it is aimed has been looked at before."""

    @abstractmethod
    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        """What it does, at once."""


def at_shop(code: str, rule: str, shop: int) -> Refusal:
    return Refusal(code, rule, (("shop", Term("shop", SHOPS[shop])),))


def no_effect(code: str, shop: int) -> Refusal:
    """KOL-JMP-4: pawns of one owner are alike."""
    return at_shop(code, "KOL-JMP-4", shop)
