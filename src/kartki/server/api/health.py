"""For whoever looks after the server: does it live, is it ready, how is it doing?"""

from starlette.responses import Response

from kartki.server.api.desk import NO_STORE, Asking, as_json
from kartki.server.api.forms import Ready
from kartki.server.api.refusing import Refused


async def healthz(_: Asking) -> Response | Refused:
    return Response("ok\n", headers=NO_STORE, media_type="text/plain")


async def readyz(asking: Asking) -> Response | Refused:
    why = await asking.desk.readiness.why_not()
    if why is None:
        return as_json(Ready(True), headers=NO_STORE)
    return Refused(503, why)


async def metrics(asking: Asking) -> Response | Refused:
    text = asking.house.metrics.text()
    return Response(text, headers=NO_STORE, media_type="text/plain; version=0.0.4")
