"""For monitoring: is the server alive, is it ready, and its metrics."""

from starlette.responses import Response

from kartki.server.api.context import NO_STORE, ApiCall, as_json
from kartki.server.api.problems import Refused
from kartki.server.api.schemas import Ready


async def healthz(_: ApiCall) -> Response | Refused:
    return Response("ok\n", headers=NO_STORE, media_type="text/plain")


async def readyz(call: ApiCall) -> Response | Refused:
    why = await call.api.readiness.why_not()
    if why is None:
        return as_json(Ready(True), headers=NO_STORE)
    return Refused(503, why)


async def metrics(call: ApiCall) -> Response | Refused:
    text = call.services.metrics.text()
    return Response(text, headers=NO_STORE, media_type="text/plain; version=0.0.4")
