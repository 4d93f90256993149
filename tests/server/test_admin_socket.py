"""The admin socket of a running server: for its owner, whatever lies in its way."""

import asyncio
import contextlib
import io
import socket
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from unittest import mock

import pytest

from kartki.server.admin import admin_client, admin_socket
from kartki.server.admin.admin_socket import AdminSocket
from kartki.server.admin.requests import Answer, Failed, ListTables, Request, TableList
from kartki.server.admin.socket_path import SOCKET_NAME, socket_of
from kartki.server.ops.logs import Log
from kartki.server.store.interface import StoreTrouble
from tests.server.around import wired

EMPTY = TableList(())


class Asked:
    """Answers every request with an empty list, and keeps what was asked."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.log = io.StringIO()
        self.fails: Exception | None = None

    async def answer(self, request: Request) -> Answer:
        self.requests.append(request)
        if self.fails is not None:
            raise self.fails
        return EMPTY


@contextlib.asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[Asked]:
    asked = Asked()
    opened = AdminSocket(folder, asked.answer, Log(out=asked.log))
    await opened.start()
    try:
        yield asked
    finally:
        await opened.stop()


async def ask(folder: Path, request: Request | None = None) -> Answer:
    return await asyncio.to_thread(admin_client.ask, folder, request or ListTables())


async def sent(folder: Path, data: bytes) -> bytes:
    reader, writer = await asyncio.open_unix_connection(socket_of(folder))
    writer.write(data)
    writer.write_eof()
    answer = await reader.read()
    writer.close()
    return answer


@wired
async def test_a_request_is_answered_and_the_socket_is_its_owners_alone(tmp_path: Path) -> None:
    async with listening(tmp_path) as asked:
        mode = socket_of(tmp_path).stat().st_mode
        assert (stat.S_ISSOCK(mode), stat.S_IMODE(mode)) == (True, 0o600)
        wanted = ListTables("over", 5, True)
        assert await ask(tmp_path, wanted) == EMPTY
        assert asked.requests == [wanted]
    assert not socket_of(tmp_path).exists()
    answer = await ask(tmp_path)
    assert isinstance(answer, Failed)
    assert answer.code == "admin.unreachable"


@wired
async def test_what_a_killed_server_left_behind_hinders_nobody(tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(socket_of(tmp_path)))
    left.close()
    answer = await ask(tmp_path)
    assert isinstance(answer, Failed)
    assert answer.code == "admin.unreachable"
    async with listening(tmp_path):
        assert await ask(tmp_path) == EMPTY


@wired
async def test_a_file_of_somebodys_own_is_left_alone(tmp_path: Path) -> None:
    socket_of(tmp_path).write_text("mine")
    async with listening(tmp_path) as asked:
        assert "admin_socket" in asked.log.getvalue()
        assert isinstance(await ask(tmp_path), Failed)
    assert socket_of(tmp_path).read_text() == "mine"


@wired
async def test_a_folder_that_lies_deeper_than_a_socket_may(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["a" * 60] * 4)
    deep.mkdir(parents=True)
    assert len(bytes(socket_of(deep))) > 200
    async with listening(deep) as asked:
        assert asked.log.getvalue() == ""
        assert await ask(deep) == EMPTY
        assert [path.name for path in deep.iterdir()] == [SOCKET_NAME]
    assert list(deep.iterdir()) == []


@wired
async def test_where_no_short_way_can_be_made_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path.joinpath(*["a" * 60] * 4)
    deep.mkdir(parents=True)
    monkeypatch.setattr("tempfile.tempdir", str(deep))
    async with listening(deep) as asked:
        assert "warning admin_socket" in asked.log.getvalue()
        answer = await ask(deep)
        assert isinstance(answer, Failed)
        assert answer.code == "admin.unreachable"


@wired
async def test_nonsense_is_answered_and_the_next_one_is_served(tmp_path: Path) -> None:
    nonsense = [b"", b"{", b"\xff\xfe", b'{"t":"nobody"}', b'{"t":"list","x":1}', b"[" * 100_000]
    async with listening(tmp_path) as asked:
        for data in nonsense:
            assert b'"admin.malformed"' in await sent(tmp_path, data), data[:20]
        with mock.patch.object(admin_socket, "LONGEST_REQUEST", 1000):
            long = b'{"t":"list","phase":"' + b"x" * 2000 + b'"}'
            assert b'"admin.malformed"' in await sent(tmp_path, long)
        assert asked.requests == []
        assert await ask(tmp_path) == EMPTY


@wired
async def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with mock.patch.object(admin_socket, "REQUEST_SECONDS", 0.01):
        async with listening(tmp_path):
            reader, writer = await asyncio.open_unix_connection(socket_of(tmp_path))
            assert b'"admin.malformed"' in await reader.read()
            writer.close()


@wired
async def test_trouble_and_bugs_are_answers_too(tmp_path: Path) -> None:
    async with listening(tmp_path) as asked:
        asked.fails = StoreTrouble("store.full", "as if")
        assert await ask(tmp_path) == Failed("store.full", "as if")
        asked.fails = KeyError("a bug")
        assert await ask(tmp_path) == Failed("admin.fault")
        assert "a bug" in asked.log.getvalue()
        asked.fails = None
        assert await ask(tmp_path) == EMPTY


def test_where_there_are_no_such_sockets_nobody_is_asked(tmp_path: Path) -> None:
    with mock.patch.object(admin_client, "has_unix_sockets", return_value=False):
        assert admin_client.ask(tmp_path, ListTables()) == Failed("admin.no_sockets")


@wired
async def test_an_answer_that_nobody_understands(tmp_path: Path) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.write(b'{"t":"of tomorrow"}')
        writer.close()

    server = await asyncio.start_unix_server(serve, socket_of(tmp_path))
    assert await ask(tmp_path) == Failed("admin.malformed")
    server.close()
    socket_of(tmp_path).unlink()
