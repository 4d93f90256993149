"""Which build of the rules runs: the pure one, or the compiled copy where it is there and fresh.

`scripts/compile` puts the copy under build/compiled of a clone. It is taken only when it was
made from exactly these sources by this Python; KARTKI_BUILD=pure or =compiled asks for one.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

VERSION: Final = "0.1.0"
PURE: Final = "pure"
COMPILED: Final = "compiled"
PACKAGE: Final = Path(__file__).resolve().parent
COPY: Final = PACKAGE.parent.parent / "build" / "compiled"
STAMP: Final = "sources.sha256"
PARTS: Final = ("core", "games", "bots", "table")  # what has compiled files; the rest runs from src


def sources_stamp(package: Path) -> str:
    """A digest of what the copy holds and of the interpreter that compiled code is bound to."""
    digest = hashlib.sha256(sys.version.encode())
    kinds = ("*.py", "*.json")
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


def _pure(wanted: str) -> str:
    if wanted == COMPILED:
        sys.exit("kartki: there is no fresh compiled build; scripts/compile makes one.")
    return PURE
