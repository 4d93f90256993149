"""A box as data: an edition that has been read, and what may be wrong with one."""

import hashlib
from collections.abc import Callable
from typing import Any, Final, final

from kartki.core.fingerprint import canonical

Path = tuple[str | int, ...]  # ("spaces", 13, "to")


@final
class Flaw:
    """Something wrong in an edition: where, a code for the sentence, what stands there."""

    def __init__(self, path: Path, code: str, found: object = "", allowed: str = "") -> None:
        self.path: Final = path
        self.code: Final = code
        self.found: Final = str(found)
        self.allowed: Final = allowed
        self.line = 0  # set by the caller that has the text of the file

    def __repr__(self) -> str:
        return f"Flaw({self.line} {self.path} {self.code} {self.found!r})"


@final
class Edition:
    def __init__(self, name: str, game: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.game: Final = game
        self.data: Final = data
        self.digest: Final = hashlib.sha256(canonical(data)).hexdigest()[:16]


Check = Callable[[dict[str, Any]], list[Flaw]]
