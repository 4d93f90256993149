"""Worlds that a viewer cannot tell apart.

A twin of a sitting follows it move by move. What the viewer reads in full happens in both;
what is hidden from the viewer may turn out otherwise in the twin, as long as the line reads
the same. So all that the viewer is given must be the same in both, until a secret comes to
light before everyone's eyes.
"""

from collections import Counter
from typing import Any, Final, final

from kartki.core.play import CHANCE, Action, Event, Seat
from kartki.core.rng import SPAN, Rng
from tests.contract import plain
from tests.contract.sitting import Move, Sitting

OFTEN: Final = 12
CLOSE_LOOKS: Final = 4  # so many times in twelve, because they take long
ALTERNATIVES: Final = 6


@final
class Tally:
    """How many pairs were compared after they had come to differ, and by what they differed."""

    def __init__(self) -> None:
        self.pairs = 0
        self.by_kind: Final[Counter[str]] = Counter()
        self.hidden: Final[set[str]] = set()  # the kinds of chance lines hidden from anyone

    def count(self, pair: "Pair") -> None:
        self.hidden.update(pair.hidden)
        self.pairs += bool(pair.compared)
        self.by_kind.update(pair.compared)

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.by_kind.items()))
        return f"{self.pairs} pairs" + (f", by kind: {kinds}" if kinds else "")


@final
class Pair:
    """A sitting and its twin before the eyes of one viewer."""

    def __init__(self, sitting: Sitting, viewer: Seat | None, odds: int, parting: int) -> None:
        self.viewer: Final = viewer
        self.odds: Final = odds  # a hidden line is dealt anew so many times in twelve
        self.rng: Final = Rng(sitting.rng.below(SPAN))
        self.truth: Final = sitting.again()
        self.twin: Final = sitting.again()
        self.game: Final = sitting.game
        self.told: list[Event] = []  # by the last move, in the truth and in the twin
        self.twin_told: list[Event] = []
        self.differs: Final[set[str]] = set()  # the kinds of hidden acts that differ by now
        self.compared: Final[set[str]] = set()  # those of them that a comparison followed
        self.hidden: Final[set[str]] = set()
        for move in sitting.moves[:parting]:
            self.truth.act(move)
        self.twin.moves.extend(self.truth.moves)
        self.twin.state = self.truth.state.copy()

    def imagine(self) -> None:
        """The twin becomes what the viewer may take the truth for."""
        self.twin.state = self.game.imagine(self.view(self.truth.state), self.rng)

    def follow(self, move: Move) -> bool:
        """Make this move in the truth and one that reads the same in the twin, if there is one."""
        line = self.line(self.truth.state, move)
        before = self.twin.state.copy()
        twin_move = self._look_alike(line, move)
        self.told = self.truth.act(move)
        self._line_tells_no_more(line, move, before)
        if twin_move is None:
            self.truth.moves.pop()
            return False
        self.twin_told = self.twin.act(twin_move)
        if self._revealed(hidden_line="?" in line):
            self.truth.moves.pop()
            self.twin.moves.pop()
            return False
        if twin_move != move:
            self.differs.add(type(move[1]).__name__)
        return True

    def line(self, state: Any, move: Move) -> str:
        return self.game.redact(state, self.viewer, *move)

    def view(self, state: Any) -> Any:
        return self.game.view(state, self.viewer)

    def _look_alike(self, line: str, move: Move) -> Move | None:
        state = self.twin.state
        seat, act = move
        if "?" not in line:
            return self._the_same(line, move)
        assert seat != self.viewer, f"{line!r} is hidden from the one who acts"
        if seat == CHANCE:
            self.hidden.add(type(act).__name__)
        alike = [a for a in self._acts(state, seat) if self.line(state, (seat, a)) == line]
        if act in alike and self.rng.below(OFTEN) >= self.odds:
            return move
        return (seat, alike[self.rng.below(len(alike))]) if alike else None

    def _the_same(self, line: str, move: Move) -> Move | None:
        """An open act may be impossible to others in the twin, but never to the viewer."""
        refusal = self.game.why_not(self.twin.state, *move)
        assert refusal is None or move[0] != self.viewer, f"{line!r}: in the twin {refusal!r}"
        if refusal is not None or self.line(self.twin.state, move) != line:
            return None
        return move

    def _acts(self, state: Any, seat: Seat) -> list[Action]:
        sampled = [self.game.sample(state, seat, self.rng) for _ in range(ALTERNATIVES)]
        return self.game.legal_actions(state, seat) + [a for a in sampled if a is not None]

    def _line_tells_no_more(self, line: str, move: Move, before: Any) -> None:
        """Acts of another that look and sound the same to the viewer must read the same."""
        seat, act = move
        if seat == self.viewer or self.rng.below(OFTEN) >= CLOSE_LOOKS:
            return
        alike = [a for a in self._acts(before, seat) if type(a) is type(act) and a != act]
        for other in alike[:ALTERNATIVES]:
            other_line = self.line(before, (seat, other))
            state = before.copy()
            told = self.game.apply(state, seat, other)
            same = self.view(state) == self.view(self.truth.state)
            if same and plain.seen(told, self.viewer) == plain.seen(self.told, self.viewer):
                text = f"only the line tells {self.viewer}: {line!r} or {other_line!r}"
                assert other_line == line, text

    def _revealed(self, hidden_line: bool) -> bool:
        """Has a secret come to light, by an event that says so and in the view?

        What happens behind a hidden line can only come to light before everyone's eyes.
        """
        viewers = self.truth.viewers() if hidden_line else [self.viewer]
        if any(self._shown(self.told, v) == self._shown(self.twin_told, v) for v in viewers):
            return False
        return bool(self.view(self.truth.state) != self.view(self.twin.state))

    def _shown(self, told: list[Event], viewer: Seat | None) -> list[plain.Plain]:
        return [event for event in plain.seen(told, viewer) if event is not None and event[1]]
