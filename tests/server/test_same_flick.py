"""The same flick with different luck: up to the earlier fall everybody is sent the same messages.

One example, spelled out; `test_nothing_leaks` looks for such pairs at random.
"""

import asyncio
import json
from typing import Final

import pytest

from kartki.games.reglamentacja import top
from tests.server.inner import Inside
from tests.server.inputs import Come, Fetch, Heard, Input, Journal, Leave, Pass, Say, Strike
from tests.server.script import key_of
from tests.server.stillness import StillClock, StillLoop, still
from tests.server.worlds import same

PEOPLE: Final = ("a", "b", "c")
EVERYBODY: Final = (*PEOPLE, "watch", "http", "log")
QUALITY: Final = 60
UNLUCKY, LUCKY = 2_000, 8_000  # tickets of ten thousand
CARDS: Final = b"the same cards for both"  # Cyryl has butter, Bartek soap
FIRST_LINE, ANIA = 25, 0  # who stands first is drawn in this line; the last one spins
DEALT: Final = 27  # lines before the flick, which is Cyryl's
LUCK_LINE: Final = DEALT + 2
FALLS: Final = b"~ the top falls"


def command(who: str, mark: str, kind: str, **fields: object) -> Say:
    return Say(who, json.dumps({"t": kind, "id": f"{who}-{mark}", "seen": 0, **fields}))


def act(who: str, move: str, seen: int) -> Say:
    return command(who, f"act-{seen}", "act", seen=seen, move=move)


def gathering() -> list[Input]:
    """Three people with a clock, and somebody who watches."""
    body = {"id": "table", "game": "reglamentacja", "seats": 3, "key": key_of(0), "pace": "live"}
    sitting = [
        command(who, "sit", "sit", seat=seat, name=name, nonce=f"{seat:032x}")
        for seat, (who, name) in enumerate(zip(PEOPLE, ("Ania", "Bartek", "Cyryl"), strict=True))
    ]
    return [
        Fetch("/api/tables", "", "POST", json.dumps(body)),
        *[Come(who, key_of(seat)) for seat, who in enumerate(PEOPLE)],
        Come("watch", "", "{watch}"),
        *sitting,
        command("a", "start", "start"),
    ]


def bargaining() -> list[Input]:
    """All that might draw something out of a server that knows the moment."""
    at = LUCK_LINE
    return [
        act("c", f"spins {QUALITY}", DEALT),
        act("c", "offers all butter for any 1", at),
        Pass(1_500),
        act("b", "offers c soap for flour", at + 1),
        act("a", "calls who has butter", at + 2),
        act("a", "takes #2", at + 3),  # it was not made to her
        Leave("a"),
        Come("a", key_of(0), last=at),  # how long has it been spinning?
        Pass(1_500),
        command("a", "history", "history", after=0),
        command("b", "preview", "preview", seen=at + 3, move="offers c soap for meat"),
        Fetch("/metrics"),
        Strike(at + 4, parts=True),
    ]


def play(luck: int) -> Journal:
    """Through the whole server, in time that stands still."""
    clock = StillClock()
    with (
        still(clock, {FIRST_LINE: ANIA, LUCK_LINE: luck}, CARDS),
        asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner,
    ):
        return runner.run(Inside(clock, set()).run([*gathering(), *bargaining()]))


def fall_told(heard: list[Heard]) -> int:
    (moment,) = [one.at for one in heard if FALLS in one.data and b'"t":"told"' in one.data]
    return moment


@pytest.mark.rule("REG-TOP-2")
def test_the_same_flick_with_different_luck_sends_the_same_messages_up_to_the_earlier_fall() -> (
    None
):
    unlucky, lucky = play(UNLUCKY), play(LUCKY)
    assert unlucky.lines[DEALT] == lucky.lines[DEALT] == f"c spins {QUALITY}"
    assert unlucky.lines[DEALT + 1] == f"* luck {UNLUCKY}"
    assert lucky.lines[DEALT + 1] == f"* luck {LUCKY}"
    assert unlucky.lines[DEALT + 2 :][:4] == lucky.lines[DEALT + 2 :][:4]
    # to the byte and to the millisecond, whoever it is
    compared = {who: same(who, unlucky, lucky) for who in EVERYBODY}
    assert all(compared[who] > 10 for who in (*PEOPLE, "watch"))
    # and it is the earlier fall by which the worlds can be told apart, not something before it
    later = top.fall_at(QUALITY, LUCKY) - top.fall_at(QUALITY, UNLUCKY)
    for who in (*PEOPLE, "watch"):
        assert fall_told(unlucky.heard[who]) == unlucky.parted
        assert fall_told(lucky.heard[who]) == unlucky.parted + later


@pytest.mark.rule("REG-TOP-2")
def test_while_it_spins_nobody_is_told_of_luck() -> None:
    journal = play(UNLUCKY)
    for who in EVERYBODY:
        said = b"".join(one.data for one in journal.heard.get(who, []) if one.at < journal.parted)
        assert b"luck ?" in said or who in ("http", "log")
        assert f"luck {UNLUCKY}".encode() not in said
