"""Kartki: three board games of queues and rationing.

The public names: games and their rules, bots, records, and many games at once. Everything else
is inside and may change without notice; CONTRIBUTING.md says how these may.

    >>> import kartki
    >>> game = kartki.game("kolejka")
    >>> state = kartki.new_game("kolejka", players=4)

Importing this package reads no game and no box: what a name needs is loaded when it is first
used.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kartki import build as _build

__version__ = _build.VERSION
BUILD = _build.choose(__path__)  # "compiled" or "pure": which build of the rules runs

if TYPE_CHECKING:
    from kartki.bots.bot import Bot
    from kartki.bots.playout import play_out
    from kartki.core.game import Game
    from kartki.core.play import (
        CHANCE,
        CLOCK,
        Action,
        Event,
        Outcome,
        Refusal,
        Seat,
        State,
    )
    from kartki.core.record import Fault, Record
    from kartki.core.replay import Replay
    from kartki.core.rng import Rng
    from kartki.lab.report import Report
    from kartki.table.verify import Proof
    from kartki.words.speech import Speech

__all__ = [
    "BUILD",
    "CHANCE",
    "CLOCK",
    "Action",
    "Bot",
    "Event",
    "Fault",
    "Game",
    "Outcome",
    "Proof",
    "Record",
    "Refusal",
    "Replay",
    "Report",
    "Rng",
    "Seat",
    "Speech",
    "State",
    "__version__",
    "bot",
    "bot_names",
    "edition_names",
    "game",
    "game_names",
    "new_game",
    "open_record",
    "play_out",
    "read_record",
    "register_bot",
    "simulate",
    "verify",
    "write_record",
]

_HOMES: Final = {  # where the names live that are handed on as they are
    "kartki.bots.bot": ["Bot"],
    "kartki.bots.playout": ["play_out"],
    "kartki.core.game": ["Game"],
    "kartki.core.play": [
        "CHANCE",
        "CLOCK",
        "Action",
        "Event",
        "Outcome",
        "Refusal",
        "Seat",
        "State",
    ],
    "kartki.core.record": ["Fault", "Record"],
    "kartki.core.replay": ["Replay"],
    "kartki.core.rng": ["Rng"],
    "kartki.lab.report": ["Report"],
    "kartki.table.verify": ["Proof"],
    "kartki.words.speech": ["Speech"],
}

if not TYPE_CHECKING:  # or a type checker would take every name for one of ours

    def __getattr__(name: str) -> object:
        """Load a public name when it is first asked for."""
        for home, names in _HOMES.items():
            if name in names:
                globals()[name] = getattr(import_module(home), name)
                return globals()[name]
        raise AttributeError(f"module 'kartki' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def game_names() -> list[str]:
    """The games that there are."""
    from kartki import games

    return games.names()


def game(name: str) -> "Game[Any, Any]":
    """The rules of a game. A name that is not known is a ValueError that lists those that are."""
    from kartki import games

    found = games.find(name)
    if found is None:
        raise ValueError(f"there is no game called {name}; there are {games.names()}")
    return found


def edition_names(name: str) -> list[str]:
    """The boxes in which a game comes. The first is the usual one."""
    from kartki.editions import shelf

    return shelf.names(game(name).name)


def new_game(
    name: str, players: int, edition: str = "", options: Mapping[str, str] | None = None
) -> Any:
    """The first position of a game; the usual box and house rules unless others are asked for.

    The game itself is `kartki.game(name)`: it judges, applies and shows positions. What makes no
    sense is a ValueError.
    """
    from kartki.core.options import BadOption, settle, unfit

    rules, boxes = game(name), edition_names(name)
    if not rules.fewest <= players <= rules.most:
        raise ValueError(f"{name} is for {rules.fewest} to {rules.most} players, not {players}")
    if edition and edition not in boxes:
        raise ValueError(f"there is no edition {edition} of {name}; there are {boxes}")
    choices = settle(rules.options(), dict(options or {}))
    if isinstance(choices, dict):
        choices = unfit(rules.options(), choices, players, clock=True) or choices
    if isinstance(choices, BadOption):
        raise ValueError(f"{name} cannot be played with {choices.name}={choices.value}")
    return rules.new_game(players, edition or boxes[0], choices)


def bot_names(name: str) -> list[str]:
    """The bots that play a game."""
    from kartki import bots

    return bots.names(game(name))


def bot(bot_name: str, name: str) -> "Bot":
    """A bot for one seat of one game. A name that is not known is a ValueError."""
    from kartki import bots

    return bots.make(bot_name, game(name))


def register_bot(bot_class: "type[Bot]", name: str) -> None:
    """Seat a bot of your own at the tables of a game; `"*"` is every game."""
    from kartki import bots

    bots.register(bot_class, name)


def read_record(text: str) -> "Record | Fault":
    """A record (docs/record.md), or the line and column at which it is none."""
    from kartki.core import record

    return record.read(text)


def write_record(record: "Record") -> str:
    """The one canonical text of a record."""
    from kartki.core import record as records

    return records.write(record)


def open_record(record: "Record") -> "Replay | Fault":
    """A record, ready to be played line by line; or what forbids it."""
    from kartki.table import opening

    return opening.open_record(record)


def verify(record: "Record") -> "Proof | Fault":
    """The proof that every move, fingerprint and die of a record is right; or the first fault."""
    from kartki.table import verify as proving

    return proving.verify(record)


def simulate(
    name: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int = 0,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    seed: int = 1,
    records_dir: Path | None = None,
) -> "Report":
    """Let bots play many games and tell who won. The same seed gives the same report.

    The bots sit in the order in which they are named, again and again until all seats are taken,
    and move on by a seat from game to game. Without a number of players there are as many as
    bots, or as few as the game allows. `jobs` is the number of processes, `records_dir` a folder
    for the records of all games. Ctrl-C ends it early and keeps what is done.
    """
    from kartki.lab import simulate as lab

    seats = players or max(len(bots), game(name).fewest)
    box = edition or edition_names(name)[0]
    chosen = dict(options or {})
    return lab.simulate(
        name, box, chosen, seats, games, list(bots), jobs, seed, records_dir=records_dir
    )
