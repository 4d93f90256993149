"""From a record to the game, edition and first position that it speaks of."""

import re
from typing import Final

from kartki import games as _games
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.record import Fault, Record, is_pairs, pairs
from kartki.core.replay import Replay
from kartki.core.seats import LETTERS, seat_of
from kartki.editions import shelf

_VERSION: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){0,3}")

assert _games.__name__  # importing it fills the catalogue


def open_record(record: Record) -> Replay | Fault:
    """A replay that stands before the first line, or the fault why there is none."""
    game = catalogue.find(record.tag("Game"))
    if game is None:
        return Fault(1, 1, "record.game", record.tag("Game"))
    if _newer(record.tag("Rules"), game.version):
        return Fault(1, 1, "record.newer", f"{record.tag('Rules')} > {game.version}")
    fault = _edition_fault(record, game)
    if fault is not None:
        return fault
    choices = options.settle(game.options(), pairs(record.tag("Options")))
    if isinstance(choices, options.BadOption):
        return Fault(1, 1, "record.options", f"{choices.name}={choices.value}")
    if not is_pairs(record.tag("Options")):
        return Fault(1, 1, "record.options", record.tag("Options"))
    seats = record.seats()
    marks = [part.partition("=")[0] for part in record.tag("Seats").split()]
    if "".join(marks) != LETTERS[: len(seats)] or options.settle_players(
        len(seats), game.fewest, game.most
    ):
        return Fault(1, 1, "record.seats", record.tag("Seats"))
    state = game.new_game(len(seats), record.tag("Edition"), choices)
    return Replay(game, state, record, seat_of(record.tag("Viewer") or "-", len(seats)))


def _newer(version: str, known: str) -> bool:
    """Is this version of the rules one that we do not know yet?"""
    if not _VERSION.fullmatch(version):
        return True
    return [int(n) for n in version.split(".")] > [int(n) for n in known.split(".")]


def _edition_fault(record: Record, game: AnyGame) -> Fault | None:
    name = record.tag("Edition")
    if name not in shelf.names(game.name):
        return Fault(1, 1, "record.edition", name)
    digest = record.tag("Box")
    if digest and digest != shelf.get(game.name, name).digest:
        return Fault(1, 1, "record.box", name)
    return None
