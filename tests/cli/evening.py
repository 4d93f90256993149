"""An evening at the keyboard that begins in the middle of a game of Kolejka."""

from pathlib import Path

from kartki.cli.playing import Evening
from kartki.cli.voice import voice
from kartki.core.dealer import SealedDealer
from kartki.core.progress import Progress
from kartki.core.scribe import Scribe, head_tags
from kartki.editions import shelf
from kartki.games.kolejka.state import Square
from kartki.table.sitting import Sitter
from kartki.table.table import Table
from tests.games.kolejka.square import EDITION, GAME


def evening_at(
    s: Square,
    folder: Path,
    names: list[str],
    language: str = "en",
    bots: dict[int, str] | None = None,
) -> Evening:
    dealer = SealedDealer(bytes(32), [])
    box = shelf.get(GAME.name, EDITION).digest
    head = head_tags(GAME, EDITION, names, {}, dealer, box)
    sitters = [Sitter(name, (bots or {}).get(seat, "")) for seat, name in enumerate(names)]
    table = Table(Progress(GAME, s), sitters, dealer, Scribe(GAME, head))
    return Evening(table, folder / "evening.game", voice(table, language))
