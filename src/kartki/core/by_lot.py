"""Drawn by lot: chance takes one of several things, each as likely as any other."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kartki.core.play import CHANCE, Action, S, Seat, Step
from kartki.core.rng import Rng

BY_CHANCE: Final = [CHANCE]


@mypyc_attr(allow_interpreted_subclasses=True)
class ByLot(Step[S]):
    """A chapter in which chance draws: a game says what is in the pool and what drawing it means.

    A dealer needs one of the moves, so no list of all of them is made for its sake.
    """

    exact: ClassVar[bool] = True

    @abstractmethod
    def pool(self, s: S) -> list[int]:
        """A number for each thing that can be drawn; equal things lie side by side."""

    @abstractmethod
    def drawn(self, s: S, thing: int) -> Action:
        """The move that draws this thing."""

    def actors(self, s: S) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: S, seat: Seat) -> list[Action]:
        return [draw for draw, _ in self.chances(s)]

    def chances(self, s: S) -> list[tuple[Action, int]]:
        """Each different thing once, by how many of it there are."""
        weights: dict[int, int] = {}
        for thing in self.pool(s):
            weights[thing] = weights.get(thing, 0) + 1
        return [(self.drawn(s, thing), weight) for thing, weight in weights.items()]

    def tickets(self, s: S) -> int:
        return len(self.pool(s))

    def chance_at(self, s: S, ticket: int) -> Action:
        return self.drawn(s, self.pool(s)[ticket])

    def deal(self, s: S, rng: Rng) -> Action:
        pool = self.pool(s)
        return self.drawn(s, pool[rng.below(len(pool))])
