"""The contract of a game. `why_not` is the only place that decides what is legal.

A *game* is a set of rules. Judge first (`why_not` changes nothing), then do (`apply` checks
nothing and cannot fail).
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kartki.core.honours import Honours
from kartki.core.notation import Notation
from kartki.core.options import Option
from kartki.core.play import (
    CHANCE,
    TIME_RULE,
    Action,
    Event,
    Facts,
    Outcome,
    Refusal,
    S,
    Seat,
    Term,
    Who,
)
from kartki.core.rng import Rng

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A set of rules. Server, bots, records and tests know a game only by these methods."""

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
        notation: Notation,
        view_type: type = object,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.fewest: Final = fewest
        self.most: Final = most
        self.turn_rule: Final = turn_rule  # the rule that says who acts when
        self.chance_rule: Final = chance_rule  # the rule that makes chance go first
        self.over_rule: Final = over_rule  # the rule that ends the game
        self.secrets: Final = secrets  # can one seat know what another does not?
        self.notation: Final = notation  # every move of the game, described once
        self.view_type: Final = view_type  # what `view` gives: clients learn its fields from it

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
        """What this seat (None: a spectator) may know, copied field by field."""

    @abstractmethod
    def imagine(self, v: V, rng: Rng) -> S:
        """A full position that fits a view; what the view does not tell is drawn at random."""

    @abstractmethod
    def end_by_time(self, s: S) -> list[Event]:
        """HSE-CLA-4: the time is up. End a play that is not over by how it stands, at any moment.

        It may be chance's turn, or nobody may have done anything yet. Everybody sees all that is
        told (`core.by_time` has what games do alike).
        """

    def by_clock(self, v: V, elapsed: int) -> V:
        """The view of a bot that looks at a clock which has run for so many milliseconds.

        People see it run; what they see of it may stand in a view that bots alone are given.
        """
        return v

    def without_memory_aids(self, v: V) -> V:
        """The view as a person is shown it at a table without memory aids: what lay open once and
        does not any more is left out. Bots, `imagine` and fingerprints always have the whole view.
        """
        return v

    def leads(self, s: S, seat: Seat, a: Action) -> Facts:
        """Which things this legal act would move, from where to where, for everybody to know.

        These are the facts that the act's own event will tell; none where a game does not say.
        """
        return ()

    def honours(self, players: int) -> Honours:
        """HSE-CLA-9: counts what deserves praise besides winning, event by event."""
        return Honours(players)

    def refuse_stranger(self, s: S, seat: Seat, a: Action) -> Refusal:
        """Why a seat that is not among the actors may not act."""
        return self.refuse_turn(s)

    def refuse_turn(self, s: S) -> Refusal:
        """Why a player whose turn it is not may do nothing now, whatever it is."""
        if CHANCE in self.actors(s):
            return Refusal("chance.first", self.chance_rule)
        return self.not_your_turn(s, self.turn_rule)

    def not_your_turn(self, s: S, rule: str) -> Refusal:
        """It names whose turn it is and what they are doing; everybody sees both."""
        others = [seat for seat in self.actors(s) if seat >= 0]
        if not others:
            return Refusal("turn.not_yours", rule)
        doing = Term("doing", s.steps[-1].name)
        return Refusal("turn.not_yours", rule, (("turn", Who(others[0])), ("doing", doing)))

    # what follows from the description of the moves

    def write(self, s: S, seat: Seat, a: Action) -> str:
        """The act as a line of a record."""
        return self.notation.write(s, seat, a)

    def read(self, s: S, line: str) -> tuple[Seat, Action] | Refusal:
        """The act that a line stands for, legal or not."""
        return self.notation.read(s, line)

    def redact(self, s: S, viewer: Seat | None, seat: Seat, a: Action) -> str:
        """The line as this viewer may read it, with ? for what is hidden; before it is applied."""
        return self.notation.redact(s, viewer, seat, a)

    def hides(self, a: Action) -> bool:
        """May there be a viewer who cannot read all of this act?"""
        return self.notation.hides(a)

    def wild(self, s: S, rng: Rng) -> tuple[Seat, Action]:
        """Any act of any seat, sensible or not: the tests put it before the judge."""
        return self.notation.wild(s, rng)

    # the contract

    def actors(self, s: S) -> list[Seat]:
        """Who may act: nobody when the play is over, several where they act at the same time."""
        return [] if s.outcome is not None else s.steps[-1].actors(s)

    def prompt(self, s: S, seat: Seat) -> str:
        return s.steps[-1].prompt(s, seat)

    def legal_actions(self, s: S, seat: Seat) -> list[Action]:
        """Everything this seat may do now, except sampled verbs."""
        if s.outcome is not None:
            return []
        step = s.steps[-1]
        return step.legal(s, seat) if seat in step.actors(s) else []

    def why_not(self, s: S, seat: Seat, a: Action) -> Refusal | None:
        """The judge: why this act is not allowed now, or None if it is."""
        if s.outcome is not None:
            return self.refuse_over(s.outcome)
        step = s.steps[-1]
        if seat not in step.actors(s):
            return self.refuse_stranger(s, seat, a)
        return step.refuse(s, seat, a)

    def refuse_over(self, end: Outcome) -> Refusal:
        """Why nothing can be done, nor be ended once more, in a play that is over."""
        return Refusal("game.over", TIME_RULE if end.by_time() else self.over_rule)

    def once_refused(self, s: S, seat: Seat, a: Action) -> Refusal | None:
        """How an earlier ruling refused an act that is judged otherwise now: for old records."""
        return None

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

    def rest(self, s: S, told: list[Event]) -> int:
        """For how many milliseconds a table with a clock stands still after this; all look."""
        return 0

    def own(self, s: S, seat: Seat, public: V) -> dict[str, object]:
        """The fields of a seat's view that differ from a spectator's: what it knows besides."""
        seen = self.view(s, seat)
        fields: list[str] = list(getattr(seen, "__struct_fields__"))  # noqa: B009 - any struct
        changed = [name for name in fields if getattr(seen, name) != getattr(public, name)]
        return {name: getattr(seen, name) for name in changed}

    def drawn_from(self, edition: str) -> dict[str, object]:
        """What the rules make of a box, for clients that draw it: beside the edition's own data."""
        return {}

    def deal(self, s: S, rng: Rng) -> Action:
        """A chance move by the fast generator; tables use a dealer that can be verified."""
        return s.steps[-1].deal(s, rng)

    def outcome(self, s: S) -> Outcome | None:
        return s.outcome
