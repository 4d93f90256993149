"""The HTTP API: tables, records, rules, editions, sentences, health (docs/api.md).

`contents` lists every route with all that is to be said of it; the Starlette routes, the OpenAPI
document and the page about it are made from that list.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.routing import BaseRoute

    from kartki.server.addresses import Addresses
    from kartki.server.house import House


def routes(house: "House", addresses: "Addresses") -> "list[BaseRoute]":
    """The last one answers whatever no other has taken, so these come after all others."""
    # Not at the top: the process that verifies records starts from this package, without a web.
    from kartki.server.api.contents import ENTRIES
    from kartki.server.api.desk import Desk
    from kartki.server.api.places import places

    return places(ENTRIES, Desk(house, addresses))
