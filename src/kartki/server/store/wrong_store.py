"""A file that cannot be used as a store."""

from pathlib import Path


class WrongStore(Exception):
    """`code` says why the file cannot be used, `found` what was found there."""

    def __init__(self, code: str, path: Path, found: str) -> None:
        super().__init__(f"{code}: {path}: {found}")
        self.code = code
        self.path = path
        self.found = found
