"""Schemathesis against a running server: every route, valid and invalid requests by the hundred.

What it makes up never names a table or an edition that is there, so a part of the requests is
given real names instead.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis import BaseSchema, Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kartki.server.api.routes import API_ROUTES
from kartki.words.languages import LANGUAGES
from tests.server.classroom.test_class_killed import asked
from tests.server.client import seated_table
from tests.server.running import Running, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
EXAMPLES = 30
PLENTY = ("--wrong-codes-per-minute", "100000", "--tables-per-address-per-hour", "100000")
REAL: dict[str, list[str]] = {
    "code": [],  # filled in once there are tables
    "lang": [*LANGUAGES],
    "game": ["kolejka", "ration_board", "reglamentacja", "house"],
    "name": ["standard", "rebuilt-1943"],
    "id": ["HSE-UND-1", "REG-TOP-2", "KOL-SET-2"],
}

TABLE_REQUEST: dict[str, Any] = {
    "game": "kolejka",
    "seats": 4,
    "edition": "",
    "options": {},
    "code": "turn.not_yours",
    "rule": "HSE-UND-1",
    "facts": {"seat": {"who": 1}},
    **{"expected": 8, "minutes": 0, "level": "", "answers": ["a", "b", "c"], "mine": False},
}
TEACHER, PUPIL = "t" * 30, "p" * 30  # keys
# Of a class that gathers, for whoever joins, and of one whose games are over.
CLASSES: list[str] = []
ROUTES = {f"{entry.method} {entry.path}" for entry in API_ROUTES} - {
    "GET /api/openapi.json"  # it has been read before, so Schemathesis leaves it out
}
PARTED = {route for route in ROUTES if "{" in route}
FOLDER = Path(__file__).resolve().parents[1] / "records" / "kolejka"
RECORDS = [path.read_text("utf-8") for path in sorted(FOLDER.glob("card_*.game"))]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("schemathesis"), *PLENTY) as server:
        REAL["code"] = asyncio.run(tables(server))
        CLASSES[:] = [gathering(server, "one"), gathering(server, "two")]
        ended = [{"t": "begin", "id": "b"}, {"t": "end", "id": "e"}]
        answers = asyncio.run(asked(server, CLASSES[1], TEACHER, *ended))
        assert [one["t"] for one in answers] == ["done", "done"]
        yield server
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


async def tables(server: Running) -> list[str]:
    """The codes of a table that is being played, and of its spectators."""
    code, clients = await seated_table(server, "kolejka", pace="days")
    watch = clients[0].room["watch"]
    for client in clients:
        await client.close()
    return [code, watch]


def gathering(server: Running, request: str) -> str:
    """A class with two pupils."""
    body = {"request": request, "key": TEACHER, "game": "kolejka", "language": "en"}
    code = str(server.post("/api/classes", {**body, "expected": 8})["code"])
    for name, own in (("Ada", PUPIL), ("Bo", "b" * 30)):
        server.post(f"/api/classes/{code}/pupils", {"key": own, "name": name})
    return code


@pytest.fixture(scope="module")
def api_schema(server: Running) -> Iterator[BaseSchema]:
    loaded = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    loaded.validate()
    statuses.clear()
    yield loaded
    if statuses:
        assert_worth_it()


def assert_worth_it() -> None:
    """Each route has done something, and each that can refuse by itself has refused something."""
    done = {label for label, status in statuses if status < 300}
    refused = {label for label, status in statuses if status >= 400}
    assert done == ROUTES, ROUTES - done
    by_itself = {"POST /api/say", "POST /api/tables", "POST /api/classes"}
    assert refused == {*PARTED, *by_itself}, refused


schema = schemathesis.pytest.from_fixture("api_schema")
statuses: set[tuple[str, int]] = set()


@schema.parametrize()
@schema.given(pick=st.integers(0, 11))
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_the_document_knows(case: "Case[Any]", pick: int) -> None:
    make_real(case, pick)
    response = case.call_and_validate(checks=CHECKS)
    statuses.add((case.operation.label, response.status_code))


def make_real(case: "Case[Any]", pick: int) -> None:
    """Two thirds of the requests name something that is there."""
    if pick < 8:
        parts: dict[str, Any] = dict(case.path_parameters or {})
        case.path_parameters = {name: REAL[name][pick % len(REAL[name])] for name in parts}
        if isinstance(case.body, dict):
            case.body = {name: TABLE_REQUEST.get(name, value) for name, value in case.body.items()}
        elif case.operation.path in ("/api/verify", "/api/frames"):
            case.body = RECORDS[pick % len(RECORDS)]
        if case.operation.path.startswith("/api/classes/"):
            make_real_class(case)


def make_real_class(case: "Case[Any]") -> None:
    """Pupils join the one that gathers; the teacher asks for what came of the other."""
    joins = case.operation.path.endswith(("{code}", "/pupils"))
    case.path_parameters = {"code": CLASSES[0 if joins else 1]}
    if case.operation.path.endswith("/answers") and isinstance(case.body, dict):
        case.body = {**case.body, "key": PUPIL}
    elif not joins:
        case.headers = {"Authorization": f"Bearer {TEACHER}"}
