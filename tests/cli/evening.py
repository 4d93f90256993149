"""An evening at the keyboard that begins in the middle of a game of Kolejka."""

from pathlib import Path

from kartki.cli.playing import TerminalGame
from kartki.cli.table_speech import speech_for_table
from kartki.core.dealer import SealedDealer
from kartki.core.progress import Progress
from kartki.core.record_writer import RecordWriter, head_tags
from kartki.editions import shelf
from kartki.games.kolejka.state import Square
from kartki.table.occupants import Occupant
from kartki.table.table import Table
from tests.games.kolejka.square import EDITION, GAME


def evening_at(
    s: Square,
    folder: Path,
    names: list[str],
    language: str = "en",
    bots: dict[int, str] | None = None,
) -> TerminalGame:
    dealer = SealedDealer(bytes(32), [])
    box = shelf.get(GAME.name, EDITION).digest
    head = head_tags(GAME, EDITION, names, {}, dealer, box)
    occupants = [Occupant(name, (bots or {}).get(seat, "")) for seat, name in enumerate(names)]
    table = Table(Progress(GAME, s), occupants, dealer, RecordWriter(GAME, head))
    return TerminalGame(table, folder / "evening.game", speech_for_table(table, language))
