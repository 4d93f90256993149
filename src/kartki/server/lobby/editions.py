"""The editions that tables are played with: those that come with Kartki, and users' own.

A user's own edition is stored with the table: its file may change, the game goes on.
"""

from pathlib import Path
from typing import Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.play import Refusal
from kartki.editions import shelf


@final
class Editions:
    def __init__(self) -> None:
        self._texts: Final[dict[tuple[str, str], str]] = {}  # of users' own editions

    def read_folder(self, folder: Path) -> list[str]:
        """Load every edition of a folder; returns the flaws of those that cannot be loaded."""
        return [
            f"{path.name}: {flaw}"
            for path in sorted(folder.glob("*.toml"))
            if (flaw := self._read_file(path))
        ]

    def _read_file(self, path: Path) -> str:
        try:
            return self._read(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            return str(error)

    def _read(self, text: str) -> str:
        edition = shelf.add_text(text)
        if isinstance(edition, list):
            return "; ".join(f"{flaw.line}: {flaw.code} {flaw.found}" for flaw in edition)
        self._texts[edition.game, edition.name] = text
        return ""

    def edition(self, game: AnyGame, name: str) -> str | Refusal:
        """The edition with this name; an empty name stands for the default one."""
        known = shelf.names(game.name)
        if not name:
            return known[0]
        if name in known:
            return name
        return Refusal(
            "edition.unknown", "HSE-HST-2", (("name", name), ("allowed", ", ".join(known)))
        )

    def text(self, game: str, name: str) -> str:
        return self._texts.get((game, name), "")

    def remember(self, text: str) -> None:
        """Load the edition that is stored with a table, unless another one has its name."""
        if text:
            self._read(text)
