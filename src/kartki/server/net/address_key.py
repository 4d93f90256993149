"""The key under which an address is counted by every limit.

Whoever has IPv6 has at least a /64, that is, more addresses than anybody could count: all of it
is one key. The same IPv4 address has one key, however it is written.
"""

import ipaddress
import re
from typing import Final

from starlette.requests import HTTPConnection

NETWORK: Final = 64  # the leading bits of an IPv6 address that count
LONGEST: Final = 100  # characters: whatever is longer is no address
# As proxies write it: `[2001:db8::1]:4711` and `192.0.2.1:4711`, with or without the port.
_BRACKETS: Final = re.compile(r"\[([^\]]*)\](?::[0-9]{1,5})?")
_PORT: Final = re.compile(r"([0-9.]+):[0-9]{1,5}")


def address_key(text: str) -> str:
    """The key of an address; "" for what is none."""
    bare = text.strip().strip('"')
    match = _BRACKETS.fullmatch(bare) or _PORT.fullmatch(bare)
    address = (match[1] if match else bare).partition("%")[0]  # `%eth0`: where it was seen
    if len(address) > LONGEST:
        return ""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False))


def address_of(connection: HTTPConnection, trust_proxy: bool) -> str:
    """The key of a client's address; behind a trusted proxy, of the one that the proxy names.

    Proxies append to the header or add another one: either way theirs is the last address. If
    that is none (`unknown`), the peer itself counts, which is the proxy.
    """
    named = ""
    if trust_proxy:
        headers = connection.headers.getlist("x-forwarded-for")
        named = address_key(headers[-1].rpartition(",")[2]) if headers else ""
    return named or address_key(connection.client.host if connection.client is not None else "")
