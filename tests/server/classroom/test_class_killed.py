"""The server is killed while a class begins: it goes on from there, and nobody is lost."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
import websockets

from kartki.server.ops.crash_points import CLASS_POINTS
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.class_doc import ClassDoc, read_class
from kartki.server.store.room_doc import guest_of, read_doc
from tests.server.client import PATIENCE, Message
from tests.server.damaged import read
from tests.server.running import Running

PUPILS = 9
KILLS = [(point, 1) for point in CLASS_POINTS] + [("class_table_made", 2), ("after_commit", 13)]


def opened(server: Running) -> tuple[str, str]:
    own = secrets.token_urlsafe(32)
    body = {"request": "r", "key": own, "game": "kolejka", "language": "pl", "expected": PUPILS}
    return str(server.post("/api/classes", body)["code"]), own


def joined(server: Running, code: str) -> dict[str, str]:
    keys = {f"Zuzanna {letter}": secrets.token_urlsafe(32) for letter in "ABCDEFGHK"}
    for name, own in keys.items():
        server.post(f"/api/classes/{code}/pupils", {"key": own, "name": name})
    return keys


async def asked(server: Running, code: str, own: str, *commands: Message) -> list[Message]:
    """The answers of the class's socket to the teacher; fewer if the server dies."""
    answers: list[Message] = []
    try:
        async with websockets.connect(f"{server.ws}/class", proxy=None) as socket:
            await socket.send(json.dumps({"t": "hello", "class": code, "key": own}))
            for command in commands:
                await socket.send(json.dumps(command))
                while not answers or answers[-1].get("id") != command["id"]:
                    told: Any = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if told["t"] in ("done", "refused"):
                        answers.append(told)
    except websockets.ConnectionClosed:
        pass
    return answers


def stored(server: Running) -> ClassDoc:
    ((doc,),) = read(server.data / STORE_NAME, "SELECT doc FROM classes")
    return read_class(doc)


def begun(server: Running, code: str, own: str) -> None:
    """After the start it goes on by itself; a second command is the same one."""
    (answer,) = asyncio.run(asked(server, code, own, {"t": "begin", "id": "begin"}))
    assert answer["t"] == "done", answer
    assert stored(server).phase == "playing"


def look(server: Running, code: str, keys: dict[str, str]) -> None:
    """Everybody has one seat, where the class says so, and no table is there twice."""
    rows = read(server.data / STORE_NAME, "SELECT code, room, head FROM tables")
    doc = stored(server)
    assert sorted(row[0] for row in rows) == sorted(doc.rooms())
    seats = {
        (row[0], number): seat
        for row in rows
        for number, seat in enumerate(read_doc(row[1]).seats)
        if seat.guest
    }
    assert len(seats) == PUPILS
    for name, own in keys.items():
        pupil = doc.pupil_of(guest_of(own))
        assert pupil is not None
        seat = seats[doc.tables[pupil.table].room, pupil.seat]
        assert (seat.guest, seat.name) == (guest_of(own), name)
        about = json.loads(
            server.get(f"/api/classes/{code}", authorization=f"Bearer {own}").decode()
        )
        assert about["room"] == doc.tables[pupil.table].room
    assert all(row[2] for row in rows), "a table that has not begun"


@pytest.mark.rule("HSE-CLA-2")
@pytest.mark.parametrize(("point", "times"), KILLS)
def test_a_kill_in_the_beginning(point: str, times: int, tmp_path: Path) -> None:
    server = Running(tmp_path).start(KARTKI_CRASH=f"{point}:{times}")
    try:
        code, own = opened(server)
        keys = joined(server, code)
        asyncio.run(asked(server, code, own, {"t": "begin", "id": "begin"}))
        assert server.await_death() == -9
        server.start()
        begun(server, code, own)
        look(server, code, keys)
        assert "Traceback" not in server.log.read_text()
    finally:
        server.kill()


@pytest.mark.rule("HSE-CLA-3")
def test_a_kill_in_a_pause_leaves_seats_and_pause_as_they_were(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    try:
        code, own = opened(server)
        keys = joined(server, code)
        begun(server, code, own)
        (done,) = asyncio.run(asked(server, code, own, {"t": "pause", "id": "p"}))
        assert done["t"] == "done"
        before = stored(server)
        server.kill()
        rows = read(server.data / STORE_NAME, "SELECT room FROM tables")
        assert all(read_doc(row[0]).is_paused() for row in rows)
        server.start()
        look(server, code, keys)
        assert stored(server) == before
        again, on = asyncio.run(
            asked(server, code, own, {"t": "pause", "id": "p"}, {"t": "go_on", "id": "g"})
        )
        assert again == done
        assert on["t"] == "done"
        rows = read(server.data / STORE_NAME, "SELECT room FROM tables")
        assert not any(read_doc(row[0]).is_paused() for row in rows)
    finally:
        server.kill()
