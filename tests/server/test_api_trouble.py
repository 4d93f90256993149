"""When something breaks behind the API: the server in this very process, with faults put in."""

import asyncio
import io
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kartki.server.api import verification
from kartki.server.app import Server
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import StoreTrouble
from kartki.server.thinking import pool
from kartki.server.thinking.worker_handle import OnGone, WorkerHandle, launch

SAY = {"lang": "en", "code": "turn.not_yours"}
RECORD = '[Game "chess"]\n'


@pytest.fixture
def server(tmp_path: Path) -> Server:
    settings = Settings(data=str(tmp_path), bot_workers=1, log_format="json", hosts="testserver")
    return Server(settings)


@pytest.fixture
def log(server: Server, monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    out = io.StringIO()
    monkeypatch.setattr(server.log, "_out", out)
    return out


@pytest.fixture
def client(server: Server) -> Iterator[TestClient]:
    """It raises what the server lets through: nothing may come."""
    with TestClient(server.app) as client:
        yield client


def logged(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_an_unexpected_fault_is_a_short_500_and_a_line_of_the_log(
    server: Server,
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    log: io.StringIO,
) -> None:
    async def broken(most: int) -> None:
        raise KeyError("what somebody has sent")

    monkeypatch.setattr(server.store, "public_tables", broken)
    answer = client.get("/api/tables", headers={"accept-language": "it"})
    assert (answer.status_code, answer.json()["code"]) == (500, "house.fault")
    assert answer.json()["sentence"].startswith("Si è rotto qualcosa")
    assert answer.headers["x-frame-options"] == "DENY"
    (line,) = logged(log)
    assert (line["level"], line["event"], line["path"]) == ("error", "api", "/api/tables")
    assert "KeyError" in line["fault"]
    assert "test_api_trouble.py" in line["fault"]
    assert "what somebody has sent" not in str(line)


def test_a_store_that_fails_is_a_503_with_its_code(
    server: Server, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(code: str) -> None:
        raise StoreTrouble("store.broken", "disk I/O error")

    monkeypatch.setattr(server.store, "load", broken)
    for path in ("/api/tables/AAAAAA", "/api/tables/AAAAAA/record"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "store.broken")
        assert answer.json()["rule"] == "HSE-STO-1"


def test_a_house_that_closes_takes_nothing_on(server: Server, client: TestClient) -> None:
    assert client.get("/readyz").status_code == 200
    server.lobby.stopping = True
    for path, body in (("/api/say", SAY), ("/api/tables", {})):
        answer = client.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "house.stopping")
        assert answer.headers["retry-after"] == str(server.settings.come_back_seconds)
    ready = client.get("/readyz")
    assert (ready.status_code, ready.json()["code"]) == (503, "house.stopping")
    assert client.get("/healthz").status_code == 200
    assert client.get("/api/games").status_code == 200


def test_without_a_worker_it_is_not_ready_until_there_is_one_again(
    server: Server, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one comes when it was seen that there is none."""
    seen = threading.Event()

    async def launch_later(on_gone: OnGone) -> WorkerHandle:
        while not seen.is_set():
            await asyncio.sleep(0.01)
        return await launch(on_gone)

    monkeypatch.setattr(pool, "launch", launch_later)
    (worker,) = server.worker_pool.pids
    os.kill(worker, signal.SIGKILL)
    assert await_ready(client, 503) == "ready.workers"
    seen.set()
    assert await_ready(client, 200) == ""
    assert server.worker_pool.pids != [worker]


def await_ready(client: TestClient, status: int) -> str:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        answer = client.get("/readyz")
        if answer.status_code == status:
            return str(answer.json().get("code", ""))
        time.sleep(0.01)
    raise AssertionError(f"/readyz never answers {status}")


def verify(client: TestClient) -> tuple[int, str]:
    answer = client.post("/api/verify", content=RECORD, headers={"content-type": "text/plain"})
    return answer.status_code, str(answer.json().get("code", ""))


def test_a_record_that_takes_too_long_is_given_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    assert verify(client) == (200, "")
    monkeypatch.setattr(verification, "SECONDS", -1.0)
    assert verify(client) == (422, "verify.too_much")
    assert [line["event"] for line in logged(log)] == ["verify"]
    monkeypatch.setattr(verification, "SECONDS", 30.0)
    assert verify(client) == (200, "")


def test_a_verifier_that_breaks_is_a_fault_of_ours(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    command = (*verification.COMMAND[:2], "-c", "import sys; sys.stdin.read(); sys.exit(1)")
    monkeypatch.setattr(verification, "COMMAND", command)
    assert verify(client) == (500, "house.fault")
    (line,) = logged(log)
    assert (line["level"], line["event"], line["exit"]) == ("error", "verify", 1)


def test_a_house_that_closes_waits_for_no_verifier(
    server: Server, client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sign = tmp_path / "pid"
    work = f"import os, time; open({str(sign)!r}, 'w').write(str(os.getpid()) + '.')"
    command = (*verification.COMMAND[:2], "-c", f"{work}; time.sleep(300)")
    monkeypatch.setattr(verification, "COMMAND", command)
    answers: list[tuple[int, str]] = []
    asking = threading.Thread(target=lambda: answers.append(verify(client)))
    asking.start()
    await_text(sign)
    server.lobby.stopping = True
    asking.join()
    assert answers == [(503, "house.stopping")]
    with pytest.raises(ProcessLookupError):
        os.kill(int(sign.read_text().rstrip(".")), 0)


def test_the_house_answers_others_while_it_verifies(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The verifier has begun, and ends when the others have been answered."""
    sign, go = tmp_path / "begun", tmp_path / "go"
    work = f"import os, sys, time; open({str(sign)!r}, 'w').write('.')"
    waits = f"[time.sleep(0.01) for _ in iter(lambda: os.path.exists({str(go)!r}), True)]"
    command = (*verification.COMMAND[:2], "-c", f"{work}; {waits}; sys.exit(1)")
    monkeypatch.setattr(verification, "COMMAND", command)
    answers: list[tuple[int, str]] = []
    asking = threading.Thread(target=lambda: answers.append(verify(client)))
    asking.start()
    await_text(sign)
    for _ in range(20):
        assert client.get("/api/tables").status_code == 200
    assert not answers
    go.touch()
    asking.join()
    assert answers == [(500, "house.fault")]


def await_text(path: Path) -> None:
    until = time.monotonic() + 120
    while not (path.exists() and path.read_text().endswith(".")):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_more_than_can_wait_is_sent_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartki.server.ops.fair_queue.FairQueue.is_full", lambda *_: True)
    assert verify(client) == (503, "house.busy")


def test_a_body_that_does_not_come_is_a_408(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartki.server.api.context.BODY_SECONDS", 0.0)
    answer = client.post("/api/say", json=SAY)
    assert (answer.status_code, answer.json()["code"]) == (408, "body.slow")
