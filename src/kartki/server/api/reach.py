"""How others reach this server: what a page needs to make an invitation."""

from starlette.responses import Response

from kartki.server.api.context import NO_STORE, ApiCall, as_json
from kartki.server.api.problems import Refused
from kartki.server.api.schemas import Reach


async def reach(call: ApiCall) -> Response | Refused:
    """Worked out for each request: the machine may have joined another network meanwhile."""
    settings = call.services.settings
    link = settings.link_for_others(call.api.port)
    return as_json(Reach(link, bool(settings.public_url)), headers=NO_STORE)
