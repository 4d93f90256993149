"""The settings of the server, each with its default and its bounds, and where they come from.

An option of the command line counts first, then the environment (`KARTKI_PORT`), then a TOML
file, then the default. A bad value is never guessed at: it is reported by name.
"""

import ipaddress
import os
import socket
from pathlib import Path
from typing import Annotated, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec

from kartki.server.settings.kinds import (
    Folder,
    Host,
    HostNames,
    Kind,
    Modules,
    OneOf,
    Origins,
    Switch,
    Whole,
    written,
)
from kartki.table import saves

STORE_NAME: Final = "kartki.db"
EDITIONS_NAME: Final = "editions"
_EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
# Addresses reserved for documentation: nothing is sent; they only show the outgoing interface.
_OUTSIDE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}

Many = Annotated[int, Whole(1, 1_000_000)]
Days = Annotated[int, Whole(0, 36_500)]  # 0: for ever


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of `kartki serve`."""

    host: Annotated[str, Host()] = "127.0.0.1"
    port: Annotated[int, Whole(0, 65_535)] = 8343
    data: Annotated[str, Folder(made=True)] = ""
    public_url: Annotated[str, Origins(several=False)] = ""
    origins: Annotated[str, Origins(several=True)] = ""
    hosts: Annotated[str, HostNames()] = ""
    lan: Annotated[bool, Switch()] = False
    trust_proxy: Annotated[bool, Switch()] = False
    log_level: Annotated[str, OneOf("debug", "info", "warning", "error")] = "info"
    log_format: Annotated[str, OneOf("text", "json")] = "text"
    most_sockets: Many = 5000
    sockets_per_address: Many = 400
    most_tables: Annotated[int, Whole(1, 10_000_000)] = 20_000
    tables_per_address_per_hour: Many = 600
    message_bytes: Annotated[int, Whole(1024, 16_777_216)] = 65_536
    commands_per_second: Annotated[int, Whole(1, 10_000)] = 20
    burst: Annotated[int, Whole(1, 100_000)] = 60
    wrong_codes_per_minute: Annotated[int, Whole(1, 100_000)] = 60
    outbox_bytes: Annotated[int, Whole(100_000, 1_000_000_000)] = 1_000_000
    bot_workers: Annotated[int, Whole(0, 256)] = 0
    bot_limit: Annotated[int, Whole(50, 600_000)] = 5000
    bot_memory: Annotated[int, Whole(0, 1_000_000)] = 1024
    bot_modules: Annotated[str, Modules()] = ""
    idle_minutes: Annotated[int, Whole(1, 10_080)] = 10
    keep_gathering_days: Days = 30
    keep_idle_days: Days = 365
    keep_finished_days: Days = 0
    finished_leave: Annotated[str, OneOf("nothing", "record")] = "nothing"
    ping_seconds: Annotated[int, Whole(1, 300)] = 20
    stop_seconds: Annotated[int, Whole(1, 600)] = 10
    come_back_seconds: Annotated[int, Whole(0, 600)] = 5
    editions: Annotated[str, Folder(made=False)] = ""
    pages: Annotated[str, Folder(made=False)] = ""
    browser: Annotated[bool, Switch()] = False

    def folder(self) -> Path:
        return Path(self.data) if self.data else saves.data_folder()

    def store(self) -> Path:
        return self.folder() / STORE_NAME

    def editions_folder(self) -> Path | None:
        """Where a user's own editions lie, if there is such a folder."""
        folder = Path(self.editions) if self.editions else self.folder() / EDITIONS_NAME
        return folder if folder.is_dir() else None

    def own_bots(self) -> list[str]:
        """The modules that register a user's own bots."""
        return [name for name in self.bot_modules.split(",") if name]

    def workers(self) -> int:
        return self.bot_workers or max(1, _cores() - 1)

    def further_origins(self) -> frozenset[str]:
        """The origins beside the server's own whose pages may connect."""
        named = [*self.origins.split(","), self.public_url]
        return frozenset(name for name in named if name)

    def host_names(self) -> frozenset[str]:
        """The names that requests may use for this server; `*` stands for any."""
        sites = [urlsplit(name).hostname or "" for name in self.further_origins()]
        named = [*self.hosts.split(","), *sites, self.host.lower().removesuffix(".")]
        return frozenset(name for name in named if name)

    def opened(self) -> "Settings":
        """With `lan`, a server for this machine alone listens on the whole network instead."""
        if not self.lan or not is_loopback(self.host):
            return self
        return msgspec.structs.replace(self, host="0.0.0.0")

    def link_for_others(self, port: int) -> str:
        """What a link begins with that others can open; "" if nobody else can."""
        if self.public_url:
            return self.public_url
        link = self.link_start(port)
        return "" if is_loopback(urlsplit(link).hostname or "") else link

    def own_link(self, port: int) -> str:
        """For a browser on this machine. It stays the same with and without `lan`: browsers keep
        the keys of seats by address."""
        if self.public_url or self.host not in _EVERYWHERE:
            return self.link_start(port)
        return written("http", "::1" if ":" in self.host else "127.0.0.1", port)

    def link_start(self, port: int) -> str:
        """What a link begins with; the port is the one that the server has really got."""
        if self.public_url:
            return self.public_url
        family = _EVERYWHERE.get(self.host)
        host = self.host if family is None else _seen_from_outside(family)
        return written("http", host, port)


def is_loopback(host: str) -> bool:
    """Does this name or address lead from each machine to itself?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        name = host.lower().removesuffix(".")
        return name == "localhost" or name.endswith(".localhost")


def _cores() -> int:
    """The number of cores this process may use: a container may have fewer than the machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _seen_from_outside(family: socket.AddressFamily) -> str:
    """This machine's address on its network, for links: a link to 0.0.0.0 cannot be opened."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_OUTSIDE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:  # no network at all
        return "127.0.0.1" if family == socket.AF_INET else "::1"


class Setting(msgspec.Struct, frozen=True):
    """One setting, as the help and the page about serving describe it."""

    name: str
    kind: Kind
    default: int | str

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"KARTKI_{self.name.upper()}"


def _listed() -> tuple[Setting, ...]:
    kinds = get_type_hints(Settings, include_extras=True)
    fields = msgspec.structs.fields(Settings)
    return tuple(Setting(f.name, kinds[f.name].__metadata__[0], f.default) for f in fields)


SETTINGS: Final = _listed()
