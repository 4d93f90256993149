"""The contract: what a game is made of, and the one judge that everybody asks.

A *game* is a set of rules. A *state* is one position of it. A *step* is a chapter of the
rulebook; the state holds a stack of steps, and the top one says who may act and how.
Judge first (`why_not` changes nothing), then do (`apply` checks nothing and can not fail).
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from kartki.core.options import Option
from kartki.core.rng import Rng

Seat = int  # 0, 1, 2 … are players
CHANCE: Final = -1  # the dice and the shuffled decks
CLOCK: Final = -2  # time running out


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
class Action(ABC):
    """One act of a seat: an immutable value."""

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
class Event(ABC):
    """Something that happened, to be told and drawn."""

    code: ClassVar[str] = ""
    reveals: ClassVar[bool] = False  # does it uncover something that nobody can unsee?

    @abstractmethod
    def facts(self) -> Facts:
        """What the sentence about it needs to know."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What this seat (None: a spectator) may see of it: all, a part, or nothing."""
        return self


@final
class Outcome:
    """How a play ended: why, by which rule, and the place of every seat (1 is first)."""

    def __init__(self, reason: str, rule: str, places: list[int]) -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        self.places: Final = places

    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def facts(self) -> list[object]:
        return [self.reason, self.rule, list(self.places)]


S = TypeVar("S", bound="State")
V = TypeVar("V")


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
        return sum(weight for _, weight in self.chances(s))

    def chance_at(self, s: S, ticket: int) -> Action:
        """The chance move that ticket number 0, 1, 2 … stands for."""
        for action, weight in self.chances(s):
            if ticket < weight:
                return action
            ticket -= weight
        raise IndexError(ticket)

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action | None:
        """A random legal action of a verb with too many forms to list."""
        return None

    def due(self, s: S) -> int:
        """Where the clock acts beside the players: after how many milliseconds, at the most.

        Counted from the moment that the clock became an actor, or from its last move.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A set of rules. Server, client, bots, records and tests ask nothing else."""

    def __init__(
        self,
        name: str,
        version: str,
        fewest: int,
        most: int,
        turn_rule: str,
        chance_rule: str,
        over_rule: str,
        secrets: bool,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.fewest: Final = fewest
        self.most: Final = most
        self.turn_rule: Final = turn_rule  # the rule that says who acts when
        self.chance_rule: Final = chance_rule  # the rule that makes chance go first
        self.over_rule: Final = over_rule  # the rule that ends the game
        self.secrets: Final = secrets  # can one seat know what another does not?

    # what each game writes itself

    @abstractmethod
    def options(self) -> list[Option]:
        """The house rules that a table may choose."""

    @abstractmethod
    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> S:
        """The first position; what it is given has been settled by `core.options`."""

    @abstractmethod
    def flow(self, s: S, told: list[Event]) -> None:
        """The stack of steps has run empty and the game is not over: push what comes next."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """What this seat (None: a spectator) may know, put together from nothing."""

    @abstractmethod
    def imagine(self, v: V, rng: Rng) -> S:
        """A full position that fits a view; what the view does not tell is drawn at random."""

    @abstractmethod
    def write(self, s: S, seat: Seat, a: Action) -> str:
        """The act as a line of a record."""

    @abstractmethod
    def read(self, s: S, line: str) -> tuple[Seat, Action] | Refusal:
        """The act that a line stands for, legal or not."""

    @abstractmethod
    def wild(self, s: S, rng: Rng) -> tuple[Seat, Action]:
        """Any act of any seat, sensible or not: the tests put it before the judge."""

    def redact(self, s: S, viewer: Seat | None, seat: Seat, a: Action) -> str:
        """The line as this viewer may read it, with ? for what is hidden; before it is applied."""
        return self.write(s, seat, a)

    def hides(self, a: Action) -> bool:
        """May there be a viewer who can not read all of this act?"""
        return self.secrets

    def refuse_stranger(self, s: S, seat: Seat, a: Action) -> Refusal:
        """Why a seat that is not among the actors may not act."""
        if CHANCE in self.actors(s):
            return Refusal("chance.first", self.chance_rule)
        return Refusal("turn.not_yours", self.turn_rule)

    # the contract

    def actors(self, s: S) -> list[Seat]:
        """Who may act: nobody when the play is over, several where they act at the same time."""
        return [] if s.outcome is not None else s.steps[-1].actors(s)

    def prompt(self, s: S, seat: Seat) -> str:
        return s.steps[-1].prompt(s, seat)

    def legal_actions(self, s: S, seat: Seat) -> list[Action]:
        """Everything this seat may do now, but for sampled verbs."""
        if s.outcome is not None:
            return []
        step = s.steps[-1]
        if seat not in step.actors(s):
            return []
        if step.exact:
            return step.candidates(s, seat)
        return [a for a in step.candidates(s, seat) if step.refuse(s, seat, a) is None]

    def why_not(self, s: S, seat: Seat, a: Action) -> Refusal | None:
        """The judge: why this act is not allowed now, or None if it is."""
        if s.outcome is not None:
            return Refusal("game.over", self.over_rule)
        step = s.steps[-1]
        if seat not in step.actors(s):
            return self.refuse_stranger(s, seat, a)
        return step.refuse(s, seat, a)

    def apply(self, s: S, seat: Seat, a: Action) -> list[Event]:
        """Do what the judge has allowed."""
        told = s.steps[-1].take(s, seat, a)
        if not s.steps and s.outcome is None:
            self.flow(s, told)
        return told

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action | None:
        """A random legal act of a verb with too many forms to list, if this seat has one now."""
        return s.steps[-1].sample(s, seat, rng) if seat in self.actors(s) else None

    def chances(self, s: S) -> list[tuple[Action, int]]:
        return s.steps[-1].chances(s)

    def tickets(self, s: S) -> int:
        return s.steps[-1].tickets(s)

    def chance_at(self, s: S, ticket: int) -> Action:
        return s.steps[-1].chance_at(s, ticket)

    def due(self, s: S) -> int:
        return s.steps[-1].due(s)

    def own(self, s: S, seat: Seat, public: V) -> dict[str, object]:
        """The fields of a seat's view that differ from a spectator's: what it knows besides."""
        seen = self.view(s, seat)
        fields: list[str] = list(getattr(seen, "__struct_fields__"))  # noqa: B009 - any struct
        changed = [name for name in fields if getattr(seen, name) != getattr(public, name)]
        return {name: getattr(seen, name) for name in changed}

    def deal(self, s: S, rng: Rng) -> Action:
        """A chance move by the fast generator; tables have a dealer that can be proven."""
        step = s.steps[-1]
        return step.chance_at(s, rng.below(step.tickets(s)))

    def outcome(self, s: S) -> Outcome | None:
        return s.outcome
