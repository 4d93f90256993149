"""Kinds of settings. Each kind parses a value and says what it allows.

A value is text from the command line or the environment, or whatever TOML has read.
"""

import re
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final, final
from urllib.parse import urlsplit

Value = int | str  # bool is a subclass of int

_DIGITS: Final = re.compile(r"-?[0-9]{1,15}")
_HOST: Final = re.compile(r"[A-Za-z0-9._:%-]{1,255}")
_HOST_NAME: Final = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", re.ASCII)
_USUAL_PORTS: Final = {"http": 80, "https": 443}
_SWITCH: Final = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}


class Kind(ABC):
    """`code` tells what is wrong with a value, `allowed` what is right, `shape` is for the help."""

    code: str
    allowed: str
    shape: str

    @abstractmethod
    def read(self, value: object) -> Value | None:
        """The value, or None if it does not fit."""


@final
class Whole(Kind):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most
        self.code = "setting.number"
        self.allowed = self.shape = f"{least}-{most}"

    def read(self, value: object) -> Value | None:
        if isinstance(value, str) and _DIGITS.fullmatch(value.strip()):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value if self.least <= value <= self.most else None


@final
class Switch(Kind):
    """On or off, in the usual spellings of environment variables."""

    code = "setting.choice"
    allowed = "true, false"
    shape = "true|false"

    def read(self, value: object) -> Value | None:
        if isinstance(value, str):
            return _SWITCH.get(value.strip().lower())
        return value if isinstance(value, bool) else None


@final
class OneOf(Kind):
    def __init__(self, *words: str) -> None:
        self.words: Final = words
        self.code = "setting.choice"
        self.allowed = ", ".join(words)
        self.shape = "|".join(words)

    def read(self, value: object) -> Value | None:
        word = value.strip().lower() if isinstance(value, str) else ""
        return word if word in self.words else None


@final
class Host(Kind):
    """An address to listen on. Whether this machine has it is found out by binding."""

    code = "setting.host"
    allowed = "127.0.0.1, 0.0.0.0, ::1"
    shape = "HOST"

    def read(self, value: object) -> Value | None:
        fits = isinstance(value, str) and _HOST.fullmatch(value.strip())
        return value.strip() if fits and isinstance(value, str) else None


@final
class Origins(Kind):
    """One origin or a list of them, as browsers write them; empty is allowed."""

    def __init__(self, *, several: bool) -> None:
        self.several: Final = several
        self.code = "setting.origins" if several else "setting.origin"
        self.allowed = "https://play.example.org"
        self.shape = "URL,URL" if several else "URL"

    def read(self, value: object) -> Value | None:
        if not isinstance(value, str) or not value.isprintable():
            return None
        parts = value.split(",") if self.several else [value]
        found = [origin(part.strip()) for part in parts if part.strip()]
        return None if None in found else ",".join(text for text in found if text)


def origin(text: str) -> str | None:
    """An origin in lower case without default port or path; None if it is not valid."""
    try:
        parts = urlsplit(text)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except ValueError:
        return None
    more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if more or parts.scheme not in _USUAL_PORTS or not _HOST_NAME.fullmatch(host) or port == 0:
        return None
    return written(parts.scheme, host, port)


def written(scheme: str, host: str, port: int | None) -> str:
    """An origin as browsers write it in the header Origin, without the default port."""
    shown = f"[{host}]" if ":" in host else host
    usual = port is None or port == _USUAL_PORTS[scheme]
    return f"{scheme}://{shown}" if usual else f"{scheme}://{shown}:{port}"


@final
class HostNames(Kind):
    """Names of hosts, separated by commas, or `*` for any name; empty is allowed."""

    code = "setting.hosts"
    allowed = "play.example.org, *"
    shape = "NAME,NAME"

    def read(self, value: object) -> Value | None:
        if not isinstance(value, str) or not value.isprintable():
            return None
        names = [host_name(part.strip()) for part in value.split(",") if part.strip()]
        return None if None in names else ",".join(name for name in names if name)


def host_name(text: str) -> str | None:
    """A name as the header Host has it: in lower case and ASCII; None if it is not valid."""
    if text == "*":
        return text
    try:
        name = text.encode("idna").decode().lower().removesuffix(".")
    except ValueError:
        return None
    return name if _NAME.fullmatch(name) else None


@final
class Modules(Kind):
    """Names of Python modules, separated by commas; empty is allowed."""

    code = "setting.modules"
    allowed = "my_bots, our.bots"
    shape = "NAME,NAME"

    def read(self, value: object) -> Value | None:
        if not isinstance(value, str):
            return None
        names = [name.strip() for name in value.split(",") if name.strip()]
        fits = all(_MODULE.fullmatch(name) for name in names)
        return ",".join(names) if fits else None


@final
class Folder(Kind):
    """A folder, or empty for the usual one. One that is still to be made need not be there."""

    allowed = ""
    shape = "DIR"

    def __init__(self, *, made: bool) -> None:
        self.made: Final = made  # the server makes it if it is missing
        self.code = "setting.folder" if made else "setting.no_folder"

    def read(self, value: object) -> Value | None:
        if not isinstance(value, str) or not value.isprintable():
            return None
        return value if not value or self._fits(Path(value)) else None

    def _fits(self, path: Path) -> bool:
        """If it does not exist yet, its nearest existing parent must be a folder."""
        try:
            above = [place for place in (path, *path.absolute().parents) if place.exists()]
            return path.is_dir() or (self.made and above[0].is_dir())
        except OSError:  # a name too long, a folder on the way that is barred
            return False
