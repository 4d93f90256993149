"""Saved games: a record and, beside it, the sealed secret of a dealer whose play goes on.

A save is written to a file of its own, synced and renamed: the old one stays whole until
the new one is on the disk.
"""

import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Final

from kartki.build import PACKAGE
from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.table.file_lock import lock_file

SECRET_BYTES: Final = 32


def data_folder() -> Path:
    """KARTKI_DATA, else where this system keeps a user's data."""
    named = os.environ.get("KARTKI_DATA")
    if named:
        return Path(named)
    clone = PACKAGE.parent.parent / ".kartki"
    if clone.is_dir() and PACKAGE.parent.name == "src":
        return clone  # where scripts/play keeps its games
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(_home()))) / "kartki"
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "kartki"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else _home() / ".local" / "share") / "kartki"


def _home() -> Path:
    """The home folder; for a user without one, the current folder."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def new_place(game: str) -> Path:
    """A file for a new game that no other game has."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder / f"{game}-{stamp}-{secrets.token_hex(2)}.game"


def write(path: Path, text: str, *, private: bool = False) -> None:
    """Replace a file atomically: it is either the new one or unchanged."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(name).chmod(0o600 if private else 0o644)
        Path(name).replace(path)
        _sync_folder(path.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """The new name of the file must be on the disk, too; not every system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def key_file(path: Path) -> Path:
    return path.with_suffix(".key")


def new_secret(path: Path) -> bytes:
    """A secret for the dealer of this game, kept beside its record until the game is over."""
    secret = secrets.token_bytes(SECRET_BYTES)
    write(key_file(path), secret.hex() + "\n", private=True)
    return secret


def secret_of(path: Path) -> bytes | None:
    try:
        return bytes.fromhex(key_file(path).read_text("utf-8").strip())
    except (OSError, ValueError):
        return None


def keep_box(path: Path, edition: str) -> None:
    """A user's own edition is kept beside the game: the file may change, the game goes on."""
    if edition.endswith(".toml"):
        write(path.with_suffix(".toml"), Path(edition).read_text("utf-8"))


def box_beside(path: Path) -> Path | None:
    box = path.with_suffix(".toml")
    return box if box.is_file() else None


def unfinished(game: str) -> list[Path]:
    """The games that can be continued, the latest first."""
    found = (data_folder() / "games").glob(f"{game}-*.game")
    going = [path for path in found if key_file(path).is_file() and _goes_on(path)]
    return sorted(going, key=lambda path: path.stat().st_mtime, reverse=True)


def _goes_on(path: Path) -> bool:
    try:
        record = read(path)
    except OSError:
        return False
    return isinstance(record, Record) and not record.foot


def read(path: Path) -> Record | Fault:
    """The record in a file. A file that is not text is a Fault, a missing one an OSError."""
    if path.exists() and not path.is_file() and not path.is_dir():
        return Fault(1, 1, "record.not_text")  # a device or a pipe may have no end
    try:
        with path.open("rb") as file:
            return records.read(file.read(4 * records.MOST_CHARACTERS).decode("utf-8"))
    except UnicodeDecodeError as error:
        return Fault(1, error.start + 1, "record.not_text")


def lock(path: Path) -> IO[str] | None:
    """Keep this game for one process; None if another one plays it. Held until it is closed.

    With two processes, one could look at the dice in the first and act in the second.
    """
    held = key_file(path).open("r+", encoding="utf-8")
    if not lock_file(held):
        return None
    for left in path.parent.glob(f".{path.name}.*"):
        left.unlink(missing_ok=True)  # left behind by a write that was interrupted
    return held
