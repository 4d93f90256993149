"""What a play is made of: actions, events, refusals, positions and steps.

A *state* is one position. A *step* is a chapter of the rulebook; the state holds a stack of
steps, and the top one says who may act and how. `core/game.py` puts a game behind the contract.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from kartki.core.rng import Rng

Seat = int  # 0, 1, 2 … are players
CHANCE: Final = -1  # the dice and the shuffled decks
CLOCK: Final = -2  # time running out

TIME_RULE: Final = "HSE-CLA-4"  # a play may be ended from outside, because the time is up


@final
class Who:
    """A fact that is a player: shown by name."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class Term:
    """A fact that is a word of the game, perhaps with a number: told in the reader's language."""

    def __init__(self, kind: str, name: str, number: int = 0) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.number: Final = number


@final
class Several:
    """A fact that is a list: all of these words, or so many of them as somebody chooses."""

    def __init__(self, terms: tuple[Term, ...], choose: int = 0) -> None:
        self.terms: Final = terms
        self.choose: Final = choose  # 0: all of them


Fact = int | str | Who | Term | Several
Facts = tuple[tuple[str, Fact], ...]


@final
class Refusal:
    """Why an act is not allowed: a code, the rule it rests on, and the facts of the case."""

    def __init__(self, code: str, rule: str, facts: Facts = ()) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.facts: Final = facts

    def __repr__(self) -> str:
        return f"Refusal({self.code} {self.rule})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One act of a seat: an immutable value.

    No ABC, as events are none: compiled classes would share one cache of answers to `isinstance`,
    and once somebody had asked for the base class, every kind would pass for every other.
    """

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """What makes this act equal to another of its kind."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, for clients to put into words and to draw."""

    code: ClassVar[str] = ""
    reveals: ClassVar[bool] = (
        False  # does it show something hidden, so that it cannot be taken back?
    )

    @abstractmethod
    def facts(self) -> Facts:
        """What the sentence about it needs to know."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What this seat (None: a spectator) may see of it: all, a part, or nothing."""
        return self


@final
class Outcome:
    """How a play ended: why, by which rule, and the place of every seat (1 is first)."""

    def __init__(self, reason: str, rule: str, places: list[int], tie_break: str = "") -> None:
        self.reason: Final = reason
        self.rule: Final = rule  # stands in the fingerprints
        self.cites: Final = tie_break or rule  # the rule that decided, for people to read
        self.places: Final = places

    def by_time(self) -> bool:
        """Was the play ended because the time was up, and not by the rules of its game?"""
        return self.rule == TIME_RULE

    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def facts(self) -> list[object]:
        return [self.reason, self.rule, list(self.places)]


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position. Steps are immutable values, so a copy may share them."""

    def __init__(self, players: int, steps: "list[Step[Any]]", rounds: int) -> None:
        self.players: Final = players
        self.steps = steps
        self.rounds = rounds  # rounds begun: a record takes a fingerprint in each
        self.outcome: Outcome | None = None

    @abstractmethod
    def copy(self) -> "State":
        """An equal and independent position."""

    @abstractmethod
    def facts(self) -> dict[str, object]:
        """Everything that makes this position what it is, in strings, whole numbers and lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """A chapter of the rulebook: who acts, what they may do, and what it does."""

    name: ClassVar[str] = ""
    concurrent: ClassVar[bool] = False  # may moves of several seats arrive in any order?
    exact: ClassVar[bool] = False  # are the candidates exactly the legal actions?
    sampled: ClassVar[bool] = False  # is there a verb with too many forms to list?

    @abstractmethod
    def actors(self, s: S) -> list[Seat]:
        """Who may act now."""

    @abstractmethod
    def candidates(self, s: S, seat: Seat) -> list[Action]:
        """The actions worth judging; nothing legal is missing but sampled verbs."""

    @abstractmethod
    def refuse(self, s: S, seat: Seat, a: Action) -> Refusal | None:
        """Why this act of one of the actors is not allowed, or None."""

    @abstractmethod
    def take(self, s: S, seat: Seat, a: Action) -> list[Event]:
        """Carry out an act that was not refused."""

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """What one of the actors may do: the candidates that are not refused."""
        found = self.candidates(s, seat)
        if self.exact:
            return found
        return [a for a in found if self.refuse(s, seat, a) is None]

    def facts(self) -> list[object]:
        """The step as part of a fingerprint; a step with data of its own adds it."""
        return [self.name]

    def prompt(self, s: S, seat: Seat) -> str:
        """What this seat is asked, as a word code."""
        return self.name

    def chances(self, s: S) -> list[tuple[Action, int]]:
        """What CHANCE may do, with integer weights, in canonical order."""
        return []

    def tickets(self, s: S) -> int:
        """The sum of the weights of `chances`."""
        return sum([weight for _, weight in self.chances(s)])

    def chance_at(self, s: S, ticket: int) -> Action:
        """The chance move that ticket number 0, 1, 2 … stands for."""
        for action, weight in self.chances(s):
            if ticket < weight:
                return action
            ticket -= weight
        raise IndexError(ticket)

    def deal(self, s: S, rng: Rng) -> Action:
        """A chance move by the fast generator: the one that the ticket it draws stands for."""
        return self.chance_at(s, rng.below(self.tickets(s)))

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action | None:
        """A random legal action of a verb with too many forms to list."""
        return None

    def due(self, s: S) -> int:
        """Where the clock acts beside the players: after how many milliseconds, at the most.

        Counted from the moment that the clock became an actor, or from its last move.
        """
        return 0
