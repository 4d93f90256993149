"""One game of bots, from the deal to the result."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, final

from kartki import bots
from kartki.bots.playout_match import Chooser, MatchRun
from kartki.core import record as records
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import SeededDealer, game_seed
from kartki.core.play import Action, Outcome, Seat
from kartki.core.record_writer import RecordWriter, foot_tags, head_tags
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.lab.spec import SimulationSpec, settled


@dataclass(frozen=True)
class PlayedGame:
    """The figures of one game that go into a report."""

    number: int
    lineup: list[str]
    winners: list[Seat]
    rounds: int
    decisions: int  # how often a seat chose among two or more legal actions


MOST_LINES: Final = 500_000  # far beyond any game that ends


class GameTooLong(Exception):
    """A game that does not end, because its bots make no progress or its edition cannot be won."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number: Final = number


@final
class Series:
    """What all games of a simulation have in common, worked out once."""

    def __init__(self, game: AnyGame, spec: SimulationSpec) -> None:
        self.game: Final = game
        self.spec: Final = spec
        self.choices: Final = settled(game, spec.choices)
        self.box: Final = shelf.get(game.name, spec.edition).digest
        self.start: Final[Any] = game.new_game(spec.players, spec.edition, self.choices)


@final
class Match:
    """A game in progress. Chance and each bot have their own random generators."""

    def __init__(self, series: Series, number: int) -> None:
        spec, game = series.spec, series.game
        seed = game_seed(spec.seed, number)
        lineup = spec.lineup(number)
        self.game: Final = game
        self.number: Final = number
        self.lineup: Final = lineup
        self.state: Final[Any] = series.start.copy()
        self._dealer: Final = SeededDealer(seed)
        made = [bots.make(name, game) for name in lineup]
        seats = [
            Chooser(bot.choose, bot.looks, Rng(game_seed(seed, seat)))
            for seat, bot in enumerate(made)
        ]
        first = Rng(game_seed(seed, spec.players))
        dealer = self._dealer.generator
        self.run: Final = MatchRun(game, self.state, seats, dealer, first, spec.limit, self._judged)
        self._writer: Final = self._new_writer(series) if spec.records else None

    def _new_writer(self, series: Series) -> RecordWriter:
        spec = series.spec
        head = head_tags(
            self.game, spec.edition, self.lineup, series.choices, self._dealer, series.box
        )
        return RecordWriter(self.game, head)

    def play(self) -> Outcome:
        if self._writer is None:
            self.run.play(MOST_LINES)
        else:
            self._play_on_record(self._writer)
        if self.state.outcome is None:
            raise GameTooLong(self.number)
        outcome: Outcome = self.state.outcome
        return outcome

    def _play_on_record(self, writer: RecordWriter) -> None:
        while self.state.outcome is None and self.run.lines < MOST_LINES:
            seat, action = self.run.next()
            writer.move(self.state, seat, action)
            self.game.apply(self.state, seat, action)
            writer.after(self.state)

    def _judged(self, seat: Seat, action: Action | None) -> Action:
        """An act that was not among those offered, if it is legal all the same."""
        if action is None:
            raise ValueError(f"{self.lineup[seat]} does nothing, though it is its turn")
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            raise ValueError(f"{self.lineup[seat]} chose {action}, which is refused: {refusal}")
        return action

    def write(self, folder: Path) -> None:
        """Write the record of the finished game; the file is either complete or absent."""
        if self._writer is None:
            return
        record = self._writer.record(foot_tags(self.state.outcome, self._dealer))
        path = folder / f"{self.number:05}.game"
        part = path.with_suffix(".part")
        try:
            part.write_text(records.write(record), "utf-8", newline="\n")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)


def play_match(series: Series, number: int) -> PlayedGame:
    match = Match(series, number)
    outcome = match.play()
    if series.spec.records:
        match.write(series.spec.records)
    rounds, decisions = match.state.rounds, match.run.decisions
    return PlayedGame(number, match.lineup, outcome.winners(), rounds, decisions)
