"""What a simulation is to play: plain values, so that they can be sent to another process."""

from dataclasses import dataclass
from pathlib import Path

import kartki.games  # noqa: F401  (fills the catalogue)
from kartki import bots
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.editions import shelf


@dataclass(frozen=True)
class SimulationSpec:
    game: str
    edition: str
    choices: dict[str, str]
    players: int
    bots: list[str]
    seed: int
    records: Path | None = None  # the folder for the records, if they are wanted
    edition_file: Path | None = None  # where an edition of the user's own comes from
    limit: int = 3_600_000  # milliseconds a bot may think: nobody waits, and clocks decide nothing

    def lineup(self, number: int) -> list[str]:
        """Who sits where in game 1, 2, 3 …: everybody moves on by a seat from game to game."""
        return [self.bots[(seat + number - 1) % len(self.bots)] for seat in range(self.players)]


def open_spec(spec: SimulationSpec) -> AnyGame:
    """The game to be played, its edition loaded; ValueError if the values make no sense."""
    game = catalogue.find(spec.game)
    if game is None:
        raise ValueError(f"there is no game called {spec.game}")
    if spec.edition_file is not None and isinstance(shelf.add(spec.edition_file), list):
        raise ValueError(f"{spec.edition_file} is a flawed edition")
    if spec.edition not in shelf.names(game.name):
        raise ValueError(f"there is no edition {spec.edition} of {game.name}")
    if options.settle_players(spec.players, game.fewest, game.most) is not None:
        raise ValueError(f"{game.name} is not for {spec.players} players")
    refuse_unfit(game, spec.choices, spec.players)
    if not spec.bots:
        raise ValueError("nobody is there to play")
    for name in spec.bots:
        bots.make(name, game)
    return game


def settled(game: AnyGame, choices: dict[str, str]) -> dict[str, str]:
    """Every house rule with its value."""
    chosen = options.settle(game.options(), choices)
    if isinstance(chosen, options.BadOption):
        raise ValueError(f"the house rule {chosen.name}={chosen.value} is not known")
    return chosen


def refuse_unfit(game: AnyGame, choices: dict[str, str], players: int) -> None:
    """A simulation has no clock, and some house rules are for other tables."""
    bad = options.unfit(game.options(), settled(game, choices), players, clock=False)
    if bad is not None:
        raise ValueError(f"the house rule {bad.name}={bad.value} does not fit this table")
