"""Which names of this server a request may use (the header Host).

A page of another site can have its own name resolved to this machine's address (DNS rebinding):
to the browser the server then belongs to that site, and its pages may read everything here. Such
a request names a host that is not ours, and that gives it away. An address is no name, so
whoever uses the address means this machine.
"""

import ipaddress
import re
import socket
import threading
from typing import Final, final

from starlette.datastructures import Headers
from starlette.types import Scope

ANY: Final = "*"
LONGEST: Final = 255  # characters of a name
_PORT: Final = re.compile(r"(.*?)(?::[0-9]{0,5})?", re.DOTALL)
_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


def host_name(text: str) -> str:
    """The name or address in the header Host: lower case, without port; "" if it is none."""
    match = _PORT.fullmatch(text.strip().lower())
    host = match[1] if match is not None else ""
    if host.startswith("[") and host.endswith("]"):
        return host if _is_address(host[1:-1]) else ""
    name = host.removesuffix(".")  # `example.org.` is the same, written in full
    return name if len(name) <= LONGEST and _NAME.fullmatch(name) else ""


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def asked_hosts(scope: Scope) -> list[str]:
    """The header as it was sent; one that is missing or doubled names nobody."""
    return Headers(scope=scope).getlist("host")


@final
class HostNames:
    """`named`: the names of the settings; this machine's own are known besides."""

    def __init__(self, named: frozenset[str]) -> None:
        self._any: Final = ANY in named
        own = host_name(socket.gethostname())
        short = own.partition(".")[0]
        self._names: Final = {*named, own, short, f"{short}.local"} - {"", ".local"}

    def allows(self, scope: Scope) -> bool:
        asked = asked_hosts(scope)
        return self._any or (len(asked) == 1 and self._is_ours(host_name(asked[0])))

    def _is_ours(self, name: str) -> bool:
        local = name == "localhost" or name.endswith(".localhost")
        return local or name in self._names or _is_address(name.strip("[]"))

    def find_full_name(self) -> None:
        """Also allow the name that this machine has in its network.

        The network's name server is asked, which may take a while, so nobody waits for it.
        """
        threading.Thread(target=self._add_full_name, daemon=True).start()

    def _add_full_name(self) -> None:
        name = host_name(socket.getfqdn())
        if name:
            self._names.add(name)
