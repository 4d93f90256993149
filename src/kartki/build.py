"""Which build of the rules runs: the pure one, or the compiled copy where it is there and fresh.

`scripts/compile` puts the copy under build/compiled of a clone. It is taken only when it was
made from exactly these sources by this Python; KARTKI_BUILD=pure or =compiled asks for one.
The copy may have the playout core in it (docs/fast.md), if that agreed with the rules.
"""

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

VERSION: Final = "0.1.0"
PURE: Final = "pure"
COMPILED: Final = "compiled"
PACKAGE: Final = Path(__file__).resolve().parent
COPY: Final = PACKAGE.parent.parent / "build" / "compiled"
STAMP: Final = "sources.sha256"
PARTS: Final = ("core", "games", "fast", "bots", "table")  # compiled in part; the rest is in src
CORE: Final = Path("kartki", "fast", "kolejka")  # where the core lies in the copy
LEFT_OUT: Final = "core.left_out"  # why there is none: scripts/compile has compared it


def sources_stamp(package: Path) -> str:
    """A digest of what the copy holds and of the interpreter that compiled code is bound to."""
    digest = hashlib.sha256(sys.version.encode())
    kinds = ("*.py", "*.json", "*.c", "*.h")
    found = [path for part in PARTS for kind in kinds for path in (package / part).rglob(kind)]
    for path in sorted(found):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = COPY / STAMP
    return stamp.is_file() and stamp.read_text() == sources_stamp(PACKAGE)


def choose(path: list[str]) -> str:
    """Put the compiled copy before the package's own path, if it is wanted and fresh."""
    wanted = os.environ.get("KARTKI_BUILD", "")
    if wanted == PURE or not (COPY / STAMP).is_file():
        return _pure(wanted)
    if not is_fresh():
        return _pure(wanted)
    sys.path.append(str(COPY))  # last: a process started from here must find this package first
    path.insert(0, str(COPY / "kartki"))
    return COMPILED


def core_left_out() -> str:
    """Why this process has no playout core; empty if there is one."""
    if str(COPY) not in sys.path:
        return "the pure rules run"
    note = COPY / CORE / LEFT_OUT
    if note.is_file():
        return note.read_text().strip()
    found = any((COPY / CORE / f"flat{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
    return "" if found else "it was not compiled"


def _pure(wanted: str) -> str:
    if wanted == COMPILED:
        sys.exit("kartki: there is no fresh compiled build; scripts/compile makes one.")
    return PURE
