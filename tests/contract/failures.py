"""A sitting that breaks the contract is kept as a record, to be opened and looked at."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kartki.core import record
from tests.contract.sitting import Sitting

FOLDER: Final = Path(__file__).resolve().parents[2] / ".kartki" / "failures"
_TAKEN: Final[dict[str, Path]] = {}  # Hypothesis shrinks: the smallest failure comes last


class Kept(AssertionError):
    """A failure whose sittings lie in the folder."""


@contextmanager
def kept(check: str, *sittings: Sitting) -> Iterator[None]:
    try:
        yield
    except Kept:
        raise  # what failed inside has kept what matters
    except Exception as failure:
        paths = [keep(check, sitting, number) for number, sitting in enumerate(sittings)]
        what = str(failure) or type(failure).__name__
        told = "".join(f"\nThe game: {path}" for path in paths)
        raise Kept(f"{what}\n{sittings[0]}{told}") from failure


def keep(check: str, sitting: Sitting, number: int = 0) -> Path:
    """One file for each check and game of a run; the last failure stays."""
    name = f"{check}-{sitting.game.name}" + (f"-twin{number}" if number else "")
    if name not in _TAKEN:
        FOLDER.mkdir(parents=True, exist_ok=True)
        _TAKEN[name] = next(p for p in _numbered(name) if not p.exists())
    kept_record = sitting.record()
    kept_record.head.append(("Source", f"{check}, seed {sitting.seed}"))
    _TAKEN[name].write_text(record.write(kept_record), "utf-8")
    return _TAKEN[name]


def _numbered(name: str) -> Iterator[Path]:
    number = 1
    while True:
        yield FOLDER / f"{name}-{number}.game"
        number += 1
