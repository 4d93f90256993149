"""Finding and reading editions. Nothing is taken from the shelf that was not checked."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any, Final

from kartki.core.edition import Check, Edition, Flaw
from kartki.editions.lines import line_of

_CHECKS: Final[dict[str, Check]] = {}
_ADDED: Final[dict[tuple[str, str], Edition]] = {}
_SYNTAX_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def register(game: str, check: Check) -> None:
    """How the editions of a game are checked."""
    _CHECKS[game] = check


def names(game: str) -> list[str]:
    """The editions of a game, those of the house first."""
    folder = files("kartki.editions").joinpath(game)
    known = folder.iterdir() if game in _CHECKS else []
    built_in = sorted(item.name.removesuffix(".toml") for item in known)
    return built_in + sorted(name for of, name in _ADDED if of == game)


def text_of(game: str, name: str) -> str:
    """The file of an edition of the house."""
    return files("kartki.editions").joinpath(game, f"{name}.toml").read_text("utf-8")


@cache
def built_in(game: str, name: str) -> Edition:
    edition = parse(text_of(game, name))
    if isinstance(edition, list):
        raise ValueError(f"the edition {name} of {game} is flawed: {edition}")
    return edition


def get(game: str, name: str) -> Edition:
    """An edition that `names` lists."""
    return _ADDED.get((game, name)) or built_in(game, name)


def add(path: FilePath) -> Edition | list[Flaw]:
    """Put a user's own file on the shelf; errors of reading it are the caller's to tell."""
    return add_text(path.read_text("utf-8"))


def add_text(text: str) -> Edition | list[Flaw]:
    """An edition of the same name must be the same edition."""
    edition = parse(text)
    if isinstance(edition, list):
        return edition
    if edition.name not in names(edition.game):
        _ADDED[(edition.game, edition.name)] = edition
    elif get(edition.game, edition.name).digest != edition.digest:
        flaw = Flaw(("name",), "edition.name_taken", edition.name)
        flaw.line = line_of(text, flaw.path)
        return [flaw]
    return edition


def parse(text: str) -> Edition | list[Flaw]:
    """The edition in a text, or everything that is wrong with it, by line."""
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:  # numbers and lists without end, too
        return [_syntax_flaw(str(error), text)]
    flaws = check(data)
    for flaw in flaws:
        flaw.line = line_of(text, flaw.path)
    if flaws:
        return sorted(flaws, key=lambda flaw: flaw.line)
    return Edition(data["name"], data["game"], data)


def _syntax_flaw(message: str, text: str) -> Flaw:
    flaw = Flaw((), "edition.syntax", _SYNTAX_LINE.sub("", message).strip())
    found = _SYNTAX_LINE.search(message)
    flaw.line = int(found[1]) if found else len(text.splitlines())
    return flaw


def check(data: dict[str, Any]) -> list[Flaw]:
    game, name = data.get("game"), data.get("name")
    if not isinstance(game, str) or game not in _CHECKS:
        return [Flaw(("game",), "edition.game", game or "", ", ".join(sorted(_CHECKS)))]
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        return [Flaw(("name",), "edition.name", name or "")]
    return _CHECKS[game](data)
