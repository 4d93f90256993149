"""Messages for the fuzzer: good ones, good ones with something wrong, and pure noise."""

import copy
import json
import random
import string
from typing import Any

from tests.server.client import Client, Message

Sent = str | bytes
KINDS = {  # how often each: people mostly play, and a table lives only while somebody sits
    "act": 60, "take_back": 6, "consent": 6, "sit": 12, "rise": 1, "come_back": 12, "rename": 3,
    "seat_bot": 1, "remove": 1, "hand_over": 2, "set_manners": 3, "set_table": 2, "start": 2,
    "rematch": 2, "chat": 8, "history": 4, "hint": 2, "preview": 12, "ask_seat": 4,
    "answer_seat": 4, "withdraw_seat": 1,
}  # fmt: skip
NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308, "",
    " ", "a", "\u0000", "\u202e", "\ud83d\ude00", "A" * 50, "A" * 700, "*", "~", "^", [], [[]], {},
    {"t": "act"}, [1, "2", None], {"who": 99},
]  # fmt: skip
WORDS = (
    "queues kiosk", "passes", "plays list kiosk", "calls 7", "rolls", "spins", "spins 15",
    "is quiet", "stops the top", "offers all sugar for any 1", "takes #1", "takes #1 giving soap",
    "counters #1 meat for soap", "declines #2", "buys nothing", "discards sugar", "* luck 7",
    "~ the top falls", "a calls 8", "offers b any 99 for place", "takes #999999 giving " * 10,
    "plays lucky kiosk 1 kiosk 99", "exchanges kiosk kiosk for kiosk", "recalls kiosk 0",
)  # fmt: skip
LUCK = ("a rolls 3 4", "b rolls 1 1", "luck 7", "a draws list", "delivery kiosk 3", "* a rolls 1 2")


def good(rng: random.Random, client: Client, number: int) -> Message:
    """A command as a client in this very position might send it."""
    (kind,) = rng.choices([*KINDS], [*KINDS.values()])
    kind = "act" if client.legal() and rng.random() < 0.5 else kind
    seen = max(client.seen, 0)
    return {"t": kind, "id": f"{client.name}-{number}", "seen": seen, **fields(rng, client, kind)}


def fields(rng: random.Random, client: Client, kind: str) -> Message:
    seat = rng.randrange(5)
    if kind == "act":
        return {"move": move(rng, client)}
    if kind == "preview":
        return {"move": move(rng, client), "luck": rng.choices(WORDS + LUCK, k=rng.randrange(3))}
    if kind in ("sit", "ask_seat", "rename"):
        return {"seat": seat, "name": rng.choice(("Zofia", scribbled(rng, "Jan Maria"), "x" * 20))}
    if kind in ("remove", "hand_over"):
        return {"seat": seat}
    return other_fields(rng, client, kind, seat)


def other_fields(rng: random.Random, client: Client, kind: str, seat: int) -> Message:
    if kind in ("answer_seat", "withdraw_seat"):
        asked = client.room.get("asks_seat", {"id": "none"})
        answer = {"yes": rng.random() < 0.9} if kind == "answer_seat" else {}
        return {"request": asked["id"], **answer}
    if kind == "seat_bot":
        return {"seat": seat, "kind": rng.choice(("random", ""))}
    if kind == "set_manners":
        return {"manners": {"undo": rng.random() < 0.9, "bot_delay": rng.choice((0, 20))}}
    if kind == "set_table":
        return {"seats": rng.randrange(1, 7), "options": {}, "public": rng.random() < 0.5}
    if kind == "chat":
        said = {"text": rng.choice(("Hello", "żółć", "x" * 500))}
        return said if rng.random() < 0.5 else {"phrase": rng.choice(("hello", "bravo"))}
    if kind == "history":
        return {"after": rng.randrange(0, 10**6)}
    return {"yes": rng.random() < 0.5} if kind == "consent" else {}


def move(rng: random.Random, client: Client) -> str | Message:
    legal = client.legal()
    if legal and rng.random() < 0.3:
        described = client.described(rng.choice(legal))
        return described if rng.random() < 0.5 else spoilt(rng, described)
    if legal and rng.random() < 0.6:
        return rng.choice(legal)
    text = rng.choice((*WORDS, *legal[:20]))
    return scribbled(rng, text)[:400] or "?" if rng.random() < 0.5 else text[:400]


def spoilt(rng: random.Random, message: Message) -> Message:
    """One or two things changed, added or left out; sometimes deep inside."""
    spoilt = json.loads(json.dumps(message))
    for _ in range(rng.choice((1, 1, 2))):
        at: dict[str, Any] = spoilt
        inner = [value for value in at.values() if isinstance(value, dict)]
        if inner and rng.random() < 0.5:
            at = rng.choice(inner)
        change(rng, at)
    return dict(spoilt)


def change(rng: random.Random, at: dict[str, Any]) -> None:
    name = rng.choice([*at, "extra"])
    how = rng.randrange(4)
    if how == 0 and name in at:
        del at[name]
    elif how == 1 and isinstance(at.get(name), str):
        at[name] = scribbled(rng, at[name])
    elif how == 2:
        at[rng.choice(("extra", "key", "last", "v", "k", "t", "id"))] = nasty(rng)
    else:
        at[name] = nasty(rng)


def nasty(rng: random.Random) -> Any:
    return copy.deepcopy(rng.choice(NASTY))


def scribbled(rng: random.Random, text: str) -> str:
    """A few letters changed, doubled or lost."""
    letters = list(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(letters) + 1)
        letters[at : at + rng.randrange(2)] = rng.choice(
            ("", rng.choice(string.printable), "\u200b", "\u0000", "é", "9", "#", "  ", text)
        )
    return "".join(letters)


def noise(rng: random.Random) -> Sent:
    """No message at all, or hardly one."""
    how = rng.randrange(5)
    if how == 0:
        return rng.randbytes(rng.randrange(200))
    if how == 1:
        return "".join(rng.choices(string.printable, k=rng.randrange(80)))
    if how == 2:
        depth = rng.choice((3, 100, 3000))
        return rng.choice(("[", '{"a":')) * depth
    if how == 3:
        return json.dumps(rng.choice(NASTY))
    return '{"a":' + "[" * 2000 + "]" * 2000 + ',"t":"act","id":"deep","seen":0,"move":"passes"}'


def torn(rng: random.Random, text: str) -> Sent:
    """The text of a good message with some bytes changed, or its end lost."""
    data = bytearray(text.encode())
    for _ in range(rng.randrange(4)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data[: rng.randrange(1, len(data) + 1)] if rng.random() < 0.5 else data)


def anything(rng: random.Random, client: Client, number: int) -> Sent:
    """Half of them good, so that games go on and sockets live for a while."""
    message, how = good(rng, client, number), rng.random()
    if how < 0.5:
        return json.dumps(message)
    if how < 0.8:
        return json.dumps(spoilt(rng, message))
    if how < 0.9:
        return torn(rng, json.dumps(message))
    if how < 0.93:
        return json.dumps({"t": "pong", "k": rng.choice(NASTY)})
    if how < 0.94:
        return json.dumps({"t": "hello", "table": client.room.get("code") or "ABCDEF"})
    return noise(rng)
