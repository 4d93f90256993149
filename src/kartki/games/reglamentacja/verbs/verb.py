"""What every verb knows: how it is said, the choices it gives, its refusals, what it does.

An act (`actions.py`) is a value: one line of a record. Its verb is the rule behind it. All that a
verb looks at is known to whoever acts: the own hand, and what lies open. So no refusal and no
list of choices tells what somebody else holds.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat, Several, Term
from kartki.games.reglamentacja.offers import Standing
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, Stamps
from kartki.games.reglamentacja.state import Shop

A = TypeVar("A", bound=Action)


class Verb(ABC, Generic[A]):
    forms: ClassVar[list[Form]] = []  # how it is said, in a record and on the wire
    takes_a_beat: ClassVar[bool] = True  # REG-TOP-3

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        """Add every way in which this seat may do it now; none where they are too many to list."""
        return

    @abstractmethod
    def refuse(self, s: Shop, seat: Seat, a: A) -> Refusal | None:
        """Why this seat may not do it so, or None."""

    @abstractmethod
    def do(self, s: Shop, seat: Seat, a: A, told: list[Event]) -> None:
        """What it does, once it is allowed."""


class OfferVerb(Verb[A]):
    """A verb about one offer that stands: to take, counter, decline or withdraw it."""

    def choices_for(self, s: Shop, seat: Seat, offer: Standing, found: list[Action]) -> None:
        """Add every way in which this seat may do it to this offer."""
        return


def missing(hand: list[int], wanted: Stamps) -> Several:
    """For a refusal: every stamp that the hand has too few of, and how many."""
    lacks = [wanted[kind] - hand[kind] for kind in KIND_NUMBERS]
    stamps = [Term("stamp", KINDS[kind], lack) for kind, lack in enumerate(lacks) if lack > 0]
    return Several(tuple(stamps))


def lacking(hand: list[int], wanted: Stamps) -> Term:
    """For a refusal: the first kind of which the hand has too few."""
    for kind in KIND_NUMBERS:
        if hand[kind] < wanted[kind]:
            return Term("stamp", KINDS[kind], wanted[kind])
    raise ValueError(wanted)
