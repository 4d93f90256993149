"""Settings collected from the command line, the environment and a file, and validated.

If a setting has several values, the first of these sources counts, and only that value is checked.
A name that nobody knows is refused in the file, which is ours alone; the environment is shared
with other programs, so there it is only a warning.
"""

import errno
import json
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from kartki.server.settings.kinds import Folder
from kartki.server.settings.server_settings import SETTINGS, Setting, Settings
from kartki.table import saves

FILE_NAME: Final = "kartki.toml"
FILE_VARIABLE: Final = "KARTKI_CONFIG"
LONGEST_FILE: Final = 1_000_000
TOO_MUCH: Final = "…"  # a value that cannot be shown
# Variables that other parts of Kartki read.
_ELSEWHERE: Final = {"KARTKI_BUILD", "KARTKI_CLIENT", "KARTKI_CRASH", "KARTKI_LANG", "KARTKI_FUZZ",
                     "KARTKI_FUZZ_GAME", FILE_VARIABLE}  # fmt: skip
_BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


class BadSetting(msgspec.Struct, frozen=True):
    """Why the server cannot be set up like this: told by `trouble-<code>`."""

    code: str
    name: str
    value: str
    allowed: str
    source: str  # `--port`, `KARTKI_PORT`, or the path of the file


class Given(msgspec.Struct, frozen=True):
    """A value as somebody wrote it, and where."""

    value: object
    source: str


def load_settings(
    cli: Mapping[str, str | None], environ: Mapping[str, str], config: Path | None
) -> Settings | BadSetting:
    near = _from_environment(environ) | _from_cli(cli)
    written = _from_config(near, environ, config)
    if isinstance(written, BadSetting):
        return written
    return _validated(written | near)


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """Variables in the environment that begin like ours but do not exist: perhaps misspelt."""
    known = _ELSEWHERE | {setting.variable for setting in SETTINGS}
    return sorted(name for name in environ if name.startswith("KARTKI_") and name not in known)


def _from_cli(cli: Mapping[str, str | None]) -> dict[str, Given]:
    return {
        name: Given(value, _BY_NAME[name].option)
        for name, value in cli.items()
        if value is not None
    }


def _from_environment(environ: Mapping[str, str]) -> dict[str, Given]:
    """Values from the environment; an empty variable counts as not set."""
    return {
        setting.name: Given(environ[setting.variable], setting.variable)
        for setting in SETTINGS
        if environ.get(setting.variable)
    }


def _from_config(
    near: dict[str, Given], environ: Mapping[str, str], config: Path | None
) -> dict[str, Given] | BadSetting:
    """What the file says: the one that was named, else the one in the data folder."""
    if config is not None:
        return _from_file(config, "--config")
    if environ.get(FILE_VARIABLE):
        return _from_file(Path(environ[FILE_VARIABLE]), FILE_VARIABLE)
    data = _value(_BY_NAME["data"], near.get("data", Given("", "")))
    if isinstance(data, BadSetting):
        return data
    path = (Path(str(data)) if data else saves.data_folder()) / FILE_NAME
    found = _from_file(path, "")
    if not isinstance(found, BadSetting) and "data" in found:
        # The file was found in the data folder, so it cannot name another one.
        return BadSetting("setting.not_here", "data", _shown(found["data"].value), "", str(path))
    return found


def _from_file(path: Path, named_by: str) -> dict[str, Given] | BadSetting:
    """The values of a file; one that nobody has named may be missing."""
    text = _text(path)
    if isinstance(text, FileNotFoundError | NotADirectoryError):
        missing = BadSetting("setting.no_file", "config", str(path), "", named_by)
        return missing if named_by else {}
    if isinstance(text, OSError):
        return BadSetting("setting.unreadable", "config", text.strerror or "", "", str(path))
    try:
        table = tomllib.loads(text.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # TOML and UTF-8 both fail with a ValueError
        return BadSetting("setting.not_toml", "config", str(error), "", str(path))
    for name in table:
        if name not in _BY_NAME:
            known = ", ".join(_BY_NAME)
            return BadSetting("setting.unknown", name, _shown(table[name]), known, str(path))
    return {name: Given(_relative_to_file(name, table[name], path), str(path)) for name in table}


def _text(path: Path) -> bytes | OSError:
    """Read the file up to a limit, because the path may be a device without end."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST_FILE + 1)
    except OSError as error:
        return error
    except ValueError:  # a null character in the path
        return FileNotFoundError()
    too_long = OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return text if len(text) <= LONGEST_FILE else too_long


def _relative_to_file(name: str, value: object, path: Path) -> object:
    """A relative folder in a file is relative to that file, wherever the server is started."""
    if not value or not isinstance(value, str) or not isinstance(_BY_NAME[name].kind, Folder):
        return value
    try:
        return str(path.absolute().parent / Path(value).expanduser())
    except RuntimeError:  # `~` of a user without a home folder
        return value


def _validated(given: dict[str, Given]) -> Settings | BadSetting:
    chosen: dict[str, Any] = {}
    for setting in SETTINGS:
        if setting.name in given:
            value = _value(setting, given[setting.name])
            if isinstance(value, BadSetting):
                return value
            chosen[setting.name] = value
    return Settings(**chosen).opened()


def _value(setting: Setting, given: Given) -> int | str | BadSetting:
    value = setting.kind.read(given.value)
    if value is not None:
        return value
    kind = setting.kind
    return BadSetting(kind.code, setting.name, _shown(given.value), kind.allowed, given.source)


def _shown(value: object) -> str:
    """The value as it would be written in the file, not as Python shows it."""
    try:
        return value if isinstance(value, str) else json.dumps(value, default=str)
    except (
        ValueError,
        RecursionError,
    ):  # a number with thousands of digits, or a table nested as deeply
        return TOO_MUCH
