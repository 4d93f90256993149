"""Messages as they come in: in one go, byte by byte, several at once, in pieces, and against the
rules of the line."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.around import FAST, trouble, wired
from tests.server.client import new_table
from tests.server.running import Running, running
from tests.server.strangers import CONTINUED, PING, PONG, TEXT, Raw, close_code, frame


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reading"), *FAST) as server:
        yield server
        assert trouble(server) == []


async def at_a_table(server: Running) -> Raw:
    raw = await Raw.shake_hands(server)
    code, key = await new_table(server, "kolejka")
    raw.say({"t": "hello", "table": code, "key": key})
    await raw.reader.readuntil(b'"welcome"')
    return raw


def question(number: int) -> bytes:
    """No command of ours; its answer names it."""
    return b'{"t":"riddle","id":"q%d"}' % number


async def answers(raw: Raw, *numbers: int) -> None:
    """These, in this order; what else is told does not matter."""
    for number in numbers:
        before = await raw.reader.readuntil(b'"t":"refused","id":"q%d"' % number)
        assert before.count(b'"refused"') == 1


@wired
async def test_a_message_that_comes_byte_by_byte_is_one_message(server: Running) -> None:
    raw = await at_a_table(server)
    for byte in frame(TEXT, question(1)):
        raw.write(bytes([byte]))
        await raw.writer.drain()
        await asyncio.sleep(0)
    await answers(raw, 1)


@wired
async def test_messages_that_come_at_once_are_answered_in_turn(server: Running) -> None:
    raw = await at_a_table(server)
    numbers = range(1, 13)
    whole = b"".join(frame(TEXT, question(number)) for number in numbers)
    raw.write(whole[:-5])
    await answers(raw, *numbers[:-1])
    raw.write(whole[-5:])  # the last one was cut in two
    await answers(raw, numbers[-1])


@wired
async def test_a_message_of_several_frames_is_one_message(server: Running) -> None:
    raw = await at_a_table(server)
    text = question(1)
    raw.write(frame(TEXT, text[:4], last=False) + frame(PING, b"hey"))
    assert await raw.reader.readuntil(b"hey")
    raw.write(frame(CONTINUED, text[4:9], last=False) + frame(CONTINUED, text[9:]))
    raw.write(frame(TEXT, question(2)))
    await answers(raw, 1, 2)


@wired
async def test_a_message_of_the_longer_kind_is_read(server: Running) -> None:
    raw = await at_a_table(server)
    raw.write(frame(TEXT, question(1) + b" " * 300) + frame(TEXT, question(2)))
    await answers(raw, 1, 2)


@wired
async def test_a_message_amid_the_pieces_of_another_breaks_the_rules(server: Running) -> None:
    raw = await at_a_table(server)
    raw.write(frame(TEXT, b"{", last=False) + frame(TEXT, question(1)))
    got = await raw.until_closed()
    assert close_code(got) == 1002
    assert b"refused" not in got


@pytest.mark.parametrize("before", [0, 1])
@wired
async def test_a_message_without_a_mask_breaks_the_rules(server: Running, before: int) -> None:
    """As the first thing that comes, and right behind a good message."""
    raw = await at_a_table(server)
    raw.write(frame(TEXT, question(1)) * before + b"\x81\x02{}")
    assert close_code(await raw.until_closed()) == 1002


@wired
async def test_a_length_of_eight_bytes_is_read_even_where_one_would_do(server: Running) -> None:
    """The library takes it, so it does no harm; what follows is read, too."""
    raw = await at_a_table(server)
    short = frame(TEXT, question(1))
    raw.write(short[:1] + bytes([0x80 | 127]) + (len(short) - 6).to_bytes(8, "big") + short[2:])
    raw.write(frame(TEXT, question(2)))
    await answers(raw, 1, 2)


FLOODS = {
    "pings": frame(PING, b"") * 300,
    "pongs": frame(PONG, b"") * 300,
    "pieces": frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 300,
    "pings after a frame of the longest kind": frame(TEXT, b" " * 65_536) + frame(PING, b"") * 300,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
@wired
async def test_who_sends_nothing_but_frames_is_cut_off(server: Running, flood: bytes) -> None:
    raw = await at_a_table(server)
    raw.write(flood)
    assert close_code(await raw.until_closed()) == 1008


@wired
async def test_some_pings_and_pieces_are_everybodys_right(server: Running) -> None:
    raw = await at_a_table(server)
    text = question(1)
    raw.write(frame(PING, b"") * 60 + frame(PONG, b"") * 60 + frame(TEXT, text[:1], last=False))
    for at in range(1, len(text)):
        raw.write(frame(CONTINUED, text[at : at + 1], last=at == len(text) - 1))
    await answers(raw, 1)
