"""One game of bots, from the deal to the result."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, final

from kartki import bots
from kartki.bots.choosing import choices
from kartki.core import record as records
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import SeededDealer, game_seed
from kartki.core.play import CHANCE, CLOCK, Action, Outcome, Seat
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
class Match:
    """A game in progress. Chance and each bot have their own random generators."""

    def __init__(self, game: AnyGame, spec: SimulationSpec, number: int) -> None:
        seed = game_seed(spec.seed, number)
        choices = settled(game, spec.choices)
        lineup = spec.lineup(number)
        self.game: Final = game
        self.number: Final = number
        self.lineup: Final = lineup
        self.state: Final[Any] = game.new_game(spec.players, spec.edition, choices)
        self.lines = 0
        self.decisions = 0
        self._limit: Final = spec.limit
        self._dealer: Final = SeededDealer(seed)
        self._bots: Final = [bots.make(name, game) for name in lineup]
        self._rngs: Final = [Rng(game_seed(seed, seat)) for seat in range(spec.players)]
        self._first: Final = Rng(game_seed(seed, spec.players))  # who acts first of several
        box = shelf.get(game.name, spec.edition).digest
        head = head_tags(game, spec.edition, lineup, choices, self._dealer, box)
        self._writer: Final = RecordWriter(game, head) if spec.records else None

    def play(self) -> Outcome:
        while self.state.outcome is None:
            if self.lines >= MOST_LINES:
                raise GameTooLong(self.number)
            self._move()
        outcome: Outcome = self.state.outcome
        return outcome

    def _move(self) -> None:
        actors = self.game.actors(self.state)
        seat = actors[0] if len(actors) == 1 else actors[self._first.below(len(actors))]
        action = self._deal() if seat == CHANCE else self._choose(seat)
        self.lines += 1
        if self._writer is None:
            self.game.apply(self.state, seat, action)
            return
        self._writer.move(self.state, seat, action)
        self.game.apply(self.state, seat, action)
        self._writer.after(self.state)

    def _deal(self) -> Action:
        ticket = self._dealer.ticket(self.lines + 1, self.game.tickets(self.state))
        return self.game.chance_at(self.state, ticket)

    def _choose(self, seat: Seat) -> Action:
        """The bot's choice; a single legal action is taken without asking the bot."""
        if seat == CLOCK:
            return self.game.legal_actions(self.state, seat)[0]
        legal = choices(self.game, self.state, seat, self._rngs[seat])
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        view = self.game.view(self.state, seat)
        action = self._bots[seat].choose(view, legal, self._limit, self._rngs[seat])
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


def play_match(game: AnyGame, spec: SimulationSpec, number: int) -> PlayedGame:
    match = Match(game, spec, number)
    outcome = match.play()
    if spec.records:
        match.write(spec.records)
    return PlayedGame(number, match.lineup, outcome.winners(), match.state.rounds, match.decisions)
