"""Messages that are none: each is answered clearly, and nothing else happens."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kartki.server.commands.chat import PHRASES
from kartki.server.messages.facts import LONGEST_ECHO
from tests.server.around import closed, done, gathered, told_room, trouble, two, why, wired
from tests.server.client import Client, Message, new_table
from tests.server.running import Running, running
from tests.server.strangers import (
    BINARY,
    CONTINUED,
    TEXT,
    Raw,
    close_code,
    frame,
    meanwhile,
    memory,
)

MOST_FAULTS = 20
DEEP = "[" * 20_000 + "]" * 20_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bad"), "--log-format", "json") as server:
        before = memory(server)
        yield server
        assert trouble(server) == []
        assert memory(server) - before < 60


async def said(client: Client, data: str | bytes) -> Message:
    """What comes back for this very message."""
    await client.socket.send(data)
    return await client.until("fault", "refused", "done", "history")


NO_MESSAGE: list[str | bytes] = [
    "", " ", "{", "nonsense", "null", "[]", "7", '"act"', "{}", '{"t":7}', '{"t":"dance"}',
    '{"t":"pong"}', '{"t":"pong","k":1.5}', '{"t":"pong","k":1e999}', '{"t":"pong","k":NaN}',
    '{"t":"pong","k":1}}', '{"t":"pong","k":1,"k2":2}', '{"t":"act","seen":0,"move":"passes"}',
    '{"t":"chat","seen":0,"text":"\\ud800"}', "\u0000", "{'t':'pong'}",
    '{"t":"pong","k":1' + "0" * 5000 + "}",
    b"\xff\xfe", b"\x00\x01\x02", b'{"t":"cha\xff"}', b'{"t":"chat","text":"\xc3\x28"}',
    DEEP, '{"t":' + DEEP + "}", '{"a":' + DEEP + ',"t":"pong","k":1}',
]  # fmt: skip


@wired
async def test_what_is_no_message_is_a_fault_and_the_socket_lives_on(server: Running) -> None:
    code, _ = await new_table(server, "kolejka", 2)
    async with meanwhile(server):
        for start in range(0, len(NO_MESSAGE), MOST_FAULTS - 1):
            client = await Client.enter(server, code)
            for data in NO_MESSAGE[start : start + MOST_FAULTS - 1]:
                fault = await said(client, data)
                assert (fault["t"], fault.get("code")) == ("fault", "message.malformed"), data
                assert fault["close"] is False
            assert (await client.ask("history"))["t"] == "history"


LONG = "x" * 60_000


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"t": "set_table", "seats": 2, "options": {LONG: "y"}, "public": False}, "option.unknown"),
        ({"t": "set_table", "seats": 2, "options": {"stalls": LONG}, "public": False},
         "option.value"),
        ({"t": "rise", LONG: 1}, "message.malformed"),
        ({"t": LONG}, "message.malformed"),
    ],
    ids=["option", "value", "field", "kind"],
)  # fmt: skip
@wired
async def test_nobody_gets_all_of_it_back(
    server: Running, fields: dict[str, Any], code: str
) -> None:
    (ania, *_) = await gathered(server, "kolejka", 2)
    answer = await said(ania, json.dumps({"id": "long", "seen": 0, **fields}))
    assert answer["code"] == code
    assert len(json.dumps(answer)) < 600
    echoes = [str(fact) for fact in answer["facts"].values() if "xxx" in str(fact)]
    assert echoes
    assert all(echo.endswith("…") for echo in echoes)


@wired
async def test_what_the_house_says_itself_is_not_cut_short(server: Running) -> None:
    (ania, *_) = await gathered(server, "kolejka", 2)
    answer = await ania.ask("chat", phrase="none of them")
    assert answer["facts"] == {"allowed": ", ".join(PHRASES)}
    assert len(answer["facts"]["allowed"]) > LONGEST_ECHO


@wired
async def test_who_sends_nothing_else_is_closed(server: Running) -> None:
    code, _ = await new_table(server, "kolejka", 2)
    client = await Client.enter(server, code)
    for _ in range(MOST_FAULTS):
        await client.socket.send("nonsense")
    assert await closed(client) == 4400
    faults = [message for message in client.others if message["t"] == "fault"]
    assert [fault["close"] for fault in faults] == [False] * (MOST_FAULTS - 1) + [True]


GOOD: list[Message] = [
    {"t": "act", "move": "passes"}, {"t": "take_back"}, {"t": "consent", "yes": True},
    {"t": "sit", "seat": 0, "name": "Ania", "nonce": "ab" * 16}, {"t": "rise"},
    {"t": "ask_seat", "seat": 0, "name": "Ania"}, {"t": "withdraw_seat", "request": "r1"},
    {"t": "answer_seat", "request": "r1", "yes": True},
    {"t": "come_back"}, {"t": "rename", "seat": 0, "name": "Ania"},
    {"t": "seat_bot", "seat": 0, "kind": "random"}, {"t": "remove", "seat": 0},
    {"t": "hand_over", "seat": 0}, {"t": "set_manners", "manners": {"undo": True}},
    {"t": "set_table", "seats": 2, "options": {"stalls": "fixed"}, "public": False},
    {"t": "start"}, {"t": "rematch"}, {"t": "chat", "text": "Hello"}, {"t": "hint"},
    {"t": "history", "after": 0}, {"t": "choose_figure", "figure": 1},
]  # fmt: skip
WRONG: dict[type, list[Any]] = {
    str: [7, None, True, [], {}, "x" * 600],
    int: ["0", None, True, 0.5, -2, 10**30, []],
    bool: [0, "true", None, []],
    dict: [[], None, "", 7, {"no_such": "thing"}, {"undo": 7}, {"stalls": 7}],
}


def spoilt(message: Message) -> Iterator[Message]:
    """The same with one thing wrong, and otherwise as it should be."""
    whole = {**message, "id": "id", "seen": 0}
    for name, value in whole.items():
        if name != "t":
            wrong = [v for v in WRONG[type(value)] if not is_fine(name, v)]
            yield from ({**whole, name: value} for value in wrong)
            if name not in ("kind", "nonce", "after", "text"):
                yield {other: value for other, value in whole.items() if other != name}
    yield {**whole, "no_such": 1}


def is_fine(name: str, value: object) -> bool:
    """Any option may be named on the wire; the table knows which there are."""
    return name == "options" and value == {"no_such": "thing"}


@pytest.mark.rule("HSE-ORD-2")
@wired
async def test_a_field_too_much_too_few_or_of_another_kind_is_refused(server: Running) -> None:
    """By the id, if there is one that can be read, so that its sender finds the answer."""
    ania, bogdan = await gathered(server, "kolejka", 2)
    revision = bogdan.room["revision"]
    bad = [message for good in GOOD for message in spoilt(good)]
    assert len(bad) > 250
    async with meanwhile(server):
        for start in range(0, len(bad), MOST_FAULTS - 1):
            client = await Client.enter(server, ania.room["code"], ania.key)
            for message in bad[start : start + MOST_FAULTS - 1]:
                answer = await said(client, json.dumps(message))
                assert answer["code"] == "message.malformed", message
                if isinstance(message.get("id"), str):
                    assert why(answer) == ("message.malformed", "HSE-ORD-2")
                    assert answer["id"] == message["id"][:40]
            assert client.room["revision"] == revision
            await client.close()


BAD_IDS = ["", "x" * 41, "a b", "a\n", "a\u0000", "ä", "a/b", "\u202e", "😀", "a" * 40 + "\n"]


@pytest.mark.rule("HSE-ORD-2")
@wired
async def test_ids_are_short_and_plain(server: Running) -> None:
    ania, _ = await gathered(server, "kolejka", 2)
    for text in BAD_IDS:
        answer = await ania.ask("rise", id=text) if len(text) <= 40 else await long_id(ania, text)
        assert why(answer) == ("message.malformed", "HSE-ORD-2"), text
    assert ania.you["seat"] == 0


async def long_id(client: Client, text: str) -> Message:
    answer = await said(client, json.dumps({"t": "rise", "id": text, "seen": 0}))
    assert answer["id"] == text[:40]
    return answer


@pytest.mark.rule("HSE-ORD-2")
@wired
async def test_a_nonce_of_half_a_byte_spoils_no_game(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    for nonce in ("a" * 33, "A" * 32, "a" * 30, "g" * 32, "ab" * 65, "ab" * 16 + "\n"):
        answer = await bogdan.ask("sit", seat=1, name="Bogdan", nonce=nonce)
        assert why(answer) == ("message.malformed", "HSE-ORD-2"), nonce
    done(await bogdan.ask("sit", seat=1, name="Bogdan", nonce="ab" * 64))
    done(await ania.ask("start"))


@wired
async def test_a_frame_of_bytes_is_read_like_text(server: Running) -> None:
    ania, _ = await gathered(server, "kolejka", 2)
    command = {"t": "chat", "id": "bytes", "seen": 0, "text": "Zażółć"}
    assert (await said(ania, json.dumps(command).encode()))["t"] == "done"
    assert any(message.get("text") == "Zażółć" for message in ania.others)


@wired
async def test_text_that_is_none_closes_the_socket(server: Running) -> None:
    async with meanwhile(server):
        for data in (b"\xff\xfe", b'{"t":"chat","text":"\xc3\x28"}', b"\xed\xa0\x80"):
            raw = await Raw.shake_hands(server)
            raw.write(frame(TEXT, data))
            assert close_code(await raw.until_closed()) == 1007


@wired
async def test_a_message_of_ten_megabytes_closes_the_socket(server: Running) -> None:
    """In one piece or in many, read by nobody: it is refused by its head."""
    code, _ = await new_table(server, "kolejka", 2)
    huge = b'{"t":"chat","id":"a","seen":0,"text":"' + b"a" * 10_000_000 + b'"}'
    before = memory(server)
    async with meanwhile(server):
        for _ in range(5):
            raw = await Raw.shake_hands(server)
            raw.say({"t": "hello", "table": code})
            raw.write(frame(BINARY, huge))
            assert close_code(await raw.until_closed()) in (1009, 1006)  # 1006: cut in mid-sentence
        raw = await Raw.shake_hands(server)
        raw.write(frame(TEXT, b"{", last=False))
        for _ in range(3):
            raw.write(frame(CONTINUED, b" " * 30_000, last=False))
        assert close_code(await raw.until_closed()) == 1009
    assert memory(server) - before < 30


@pytest.mark.rule("HSE-SEA-1")
@wired
async def test_nobody_acts_for_another_seat(server: Running) -> None:
    first, other = sorted(await two(server), key=lambda client: not client.legal())
    mark, move = "ab"[first.you["seat"]], first.legal()[0]
    tried = [
        move,
        f"{mark} {move}",
        f"* {move}",
        f"~ {move}",
        f"\n{mark} {move}",
        "* delivery kiosk 2",
    ]
    for text in tried:
        answer = await other.ask("act", move=text)
        assert answer["t"] == "refused", text
        assert answer["code"] in ("turn.not_yours", "notation.unreadable"), answer
    for kind in ("remove", "rename", "seat_bot", "hand_over"):
        fields = {"name": "Mallory"} if kind == "rename" else {}
        if not other.you["host"]:
            answer = await other.ask(kind, seat=first.you["seat"], **fields)
            assert why(answer) == ("host.only", "HSE-HST-1")
    assert first.legal()[0] == move
    done(await first.ask("act", move=move))
    await told_room(other, lambda room: all(seat["here"] for seat in room["seats"]))
