"""Messages that are written at once: framed as RFC 6455 says, in order, and by ASGI elsewhere."""

import asyncio
import time

import pytest

from kartki.server.messages import wire
from kartki.server.net import connection as connections
from kartki.server.net.connection import Connection
from kartki.server.net.ws_protocol import EXTENSION, head


class Line:
    """Stands for the socket: what was written at once, and what took the long way."""

    def __init__(self, takes: bool = True) -> None:
        self.takes = takes
        self.written: list[list[bytes]] = []
        self.sent: list[str] = []
        self.scope = {"extensions": {EXTENSION: {"write": self.write}}}

    def write(self, messages: list[bytes]) -> bool:
        if self.takes:
            self.written.append(messages)
        return self.takes

    async def send(self, message: dict[str, str]) -> None:
        self.sent.append(message["text"])


class Deaf(Line):
    """Takes a message and never comes to an end with it."""

    def __init__(self) -> None:
        super().__init__(takes=False)

    async def send(self, message: dict[str, str]) -> None:
        self.sent.append(message["text"])
        await asyncio.get_running_loop().create_future()


def connection_on(line: Line) -> Connection:
    return Connection(line, 1_000_000, 100.0, 100)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("size", "before"),
    [
        (0, "8100"),
        (125, "817d"),
        (126, "817e007e"),
        (65_535, "817effff"),
        (65_536, "817f0000000000010000"),
    ],
)
def test_the_length_stands_before_the_text_as_the_rfc_says(size: int, before: str) -> None:
    assert head(b"x" * size).hex() == before


def test_a_telling_and_the_answer_to_its_command_leave_together_and_in_order() -> None:
    line = Line()
    connection = connection_on(line)
    connection.begin_command()
    connection.send_update(b"told")
    connection.send_bytes(b"room")
    assert line.written == []
    connection.answer(wire.Done("c1", 4))
    assert line.written == [[b"told", b"room", b'{"t":"done","id":"c1","n":4}']]


def test_whoever_waits_for_no_answer_is_told_at_once() -> None:
    line = Line()
    connection = connection_on(line)
    connection.send_update(b"told")
    assert line.written == [[b"told"]]
    connection.begin_command()
    connection.answer(wire.Done("c1", 4))
    connection.send_update(b"next")
    assert line.written[-1] == [b"next"]


@pytest.mark.parametrize("line", [Line(takes=False), Line()])
def test_a_socket_that_takes_nothing_now_gets_everything_by_asgi_in_order(line: Line) -> None:
    if line.takes:
        line.scope = {"extensions": {}}  # another server than ours

    async def talk() -> None:
        connection = connection_on(line)
        connection.begin_command()
        connection.send_update(b"told")
        connection.answer(wire.Done("c1", 4))
        await connection.flush()

    asyncio.run(talk())
    assert line.written == []
    assert line.sent == ["told", '{"t":"done","id":"c1","n":4}']


def test_two_who_wait_for_a_deaf_one_to_finish_both_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house that stops and the door: one gives it up while the other one still waits."""
    line = Deaf()

    async def part() -> None:
        connection = connection_on(line)
        connection.send_bytes(b"bye")
        connection.close(connections.STOPPING)
        monkeypatch.setattr(connections, "LAST_SECONDS", 0.01)
        impatient = asyncio.create_task(connection.flush())
        await asyncio.sleep(0)
        monkeypatch.setattr(connections, "LAST_SECONDS", 60)
        await asyncio.gather(impatient, connection.flush())

    asyncio.run(part())
    assert line.sent == ["bye"]


def test_whoever_does_not_read_is_closed_when_too_much_waits() -> None:
    line = Deaf()

    async def talk() -> bool:
        connection = Connection(line, 10, 100.0, 100)  # type: ignore[arg-type]
        for _ in range(4):
            connection.send_bytes(b"12345")
            await asyncio.sleep(0)
        return connection.closed

    assert asyncio.run(talk())
    assert line.sent == ["12345"]


@pytest.mark.rule("HSE-CLK-1")
def test_how_far_away_a_line_is_counts_to_when_the_answer_came() -> None:
    """Not to when it was heeded: it may have waited behind a command for the disk."""
    connection = connection_on(Line())
    connection.ping()
    connection.arrived_at = time.monotonic() + 0.5
    connection.pong(1)
    assert 500 <= connection.round_trip() < 600
