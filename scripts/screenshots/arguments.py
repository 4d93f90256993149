"""What was asked for: which pictures, in which languages and sizes, and where they go."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from kartki.words.languages import LANGUAGES
from tests.browser.guest import DESKTOP, PHONE, TABLET

SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
FOLDER: Final = Path("build") / "shots"


@dataclass(frozen=True)
class Arguments:
    only: str  # a part of the names that are wanted; empty: all
    languages: tuple[str, ...]
    sizes: tuple[tuple[int, int], ...]
    folder: Path
    names_only: bool
    before: Path | None  # pictures to compare those in the folder with, instead of taking any


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of the usage."""
        sys.exit(f"scripts/shots: {message}; scripts/shots --help says more.")


def read(arguments: list[str]) -> Arguments:
    found = _parser().parse_args(arguments)
    languages = (_one_of(found.language, LANGUAGES, "language"),) if found.language else LANGUAGES
    size = _one_of(found.size, tuple(SIZES), "size") if found.size else ""
    sizes = (SIZES[size],) if size else tuple(SIZES.values())
    folder: Path = found.folder
    if folder.exists() and not folder.is_dir():
        sys.exit(f"{folder} is a file; the pictures need a folder.")
    for needed in [found.compare, folder] if found.compare else []:
        if not needed.is_dir():
            sys.exit(f"There is no folder {needed} with pictures.")
    return Arguments(found.only, languages, sizes, folder, found.list, found.compare)


def _parser() -> Parser:
    parser = Parser(
        prog="scripts/shots",
        description="Screenshots of every page and of every phase of the games, and index.html,"
        " which shows them beside each other.",
    )
    parser.add_argument("--only", default="", metavar="WORD", help="those with WORD in their name")
    parser.add_argument(
        "--language", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}; else all"
    )
    parser.add_argument("--size", metavar="SIZE", help="one of desktop, tablet, phone; else all")
    parser.add_argument("--list", action="store_true", help="the names, and no pictures")
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="BEFORE",
        help="compare the pictures of this folder with those in FOLDER, and take none",
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, metavar="FOLDER", help=f"else {FOLDER}"
    )
    return parser


def _one_of(value: str, known: tuple[str, ...], what: str) -> str:
    if value not in known:
        sys.exit(f"There is no {what} {value}; there are: {', '.join(known)}.")
    return value
