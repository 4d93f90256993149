"""What the drivers of the rule tests share: play lines, ask the judge, list what is legal."""

from typing import Any, Generic, TypeVar

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, CLOCK, Event, Outcome, Refusal, State
from kartki.core.seats import LETTERS, letter

S = TypeVar("S", bound=State)


def pairs(text: str) -> dict[str, str]:
    """`a=butter b=soap` by what stands before the sign."""
    return dict(part.split("=", 1) for part in text.split())


def many(text: str) -> list[str]:
    """`butter*2,soap` as a list."""
    found: list[str] = []
    for part in text.split(","):
        name, _, times = part.partition("*")
        found += [name] * (int(times) if times else 1) if name else []
    return found


class Result:
    def __init__(self, outcome: Outcome) -> None:
        self.reason = outcome.reason
        self.rule = outcome.rule
        self.places = {letter(seat): place for seat, place in enumerate(outcome.places)}


class TableDriver(Generic[S]):
    """A position, and lines of a record to play on with."""

    def __init__(self, game: AnyGame, state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []  # of the last act
        self.told: list[str] = []  # the codes of all events of the last `play`

    def play(self, acts: str) -> list[str]:
        """Play lines, separated by `;`; gives back the codes of all events that were told."""
        self.told = []
        for line in [act.strip() for act in acts.split(";") if act.strip()]:
            seat, action = self.read(line)
            refusal = self.game.why_not(self.state, seat, action)
            assert refusal is None, f"{line!r} is refused: {refusal}"
            self.events = self.game.apply(self.state, seat, action)
            self.told += [event.code for event in self.events]
        return self.told

    def time_is_up(self) -> dict[str, int]:
        """HSE-CLA-4: end it here; the place of each seat."""
        self.events = self.game.end_by_time(self.state)
        self.told = [event.code for event in self.events]
        assert self.outcome is not None
        assert (self.outcome.reason, self.outcome.rule) == ("by_time", "HSE-CLA-4")
        return self.outcome.places

    def refusal(self, line: str) -> Refusal:
        before = self.state.facts()
        refusal = self.game.why_not(self.state, *self.read(line))
        assert refusal is not None, f"{line!r} is allowed"
        assert self.state.facts() == before
        return refusal

    def read(self, line: str) -> tuple[int, Any]:
        reading = self.game.read(self.state, line)
        assert not isinstance(reading, Refusal), f"{line!r} cannot be read"
        return reading

    def legal(self, mark: str) -> list[str]:
        """What this seat may do, without its letter; sampled verbs are too many to be listed."""
        seat = CLOCK if mark == "~" else LETTERS.index(mark)
        actions = self.game.legal_actions(self.state, seat)
        return [self.game.write(self.state, seat, action)[2:] for action in actions]

    def chances(self) -> dict[str, int]:
        s = self.state
        if self.game.actors(s) != [CHANCE]:
            return {}
        weighted = self.game.chances(s)
        return {self.game.write(s, CHANCE, action)[2:]: weight for action, weight in weighted}

    @property
    def asked(self) -> str:
        """Who may act: letters, `*` for chance, `~` for the clock."""
        return "".join(letter(seat) for seat in self.game.actors(self.state))

    @property
    def outcome(self) -> Result | None:
        return None if self.state.outcome is None else Result(self.state.outcome)
