"""The tables of the stored folder, and what is done at them: before it was stored, and after."""

import json
from collections.abc import Iterator
from typing import Final

from kartki.editions import shelf
from tests.server.inner import Inside
from tests.server.inputs import Fetch, Input, Leave, Say
from tests.server.transcripts.asides import (
    chatting,
    coming_back,
    setting_manners,
    taking_back,
)
from tests.server.transcripts.scripted import EVERYBODY, KEYS, PEOPLE, Evening, Title

ASIDES: Final = (chatting, taking_back, coming_back, setting_manners)
OWN: Final = "our-own-box"
TITLES: Final = (
    Title("finished", "kolejka", 21),
    Title("kolejka", "kolejka", 22, 60),
    Title("ration_board", "ration_board", 23, 40),
    Title("reglamentacja", "reglamentacja", 24, 60),
    Title("live", "reglamentacja", 25, 31, live=True),
    Title("own", "kolejka", 26, 25, edition=OWN),
    Title("finished_long_ago", "ration_board", 27),
    Title("gathering", "reglamentacja", 28, 0),
)
GATHERING: Final = len(TITLES)
BRANCH: Final = GATHERING + 1
TABLES: Final = range(1, BRANCH + 1)
SLOW_BOTS: Final = {"bot_delay": 60_000}  # none of them acts while the folder is looked at


def own_box() -> str:
    """The usual box of Kolejka under a name of its own, with a remark."""
    text = shelf.text_of("kolejka", "standard")
    named = text.replace('name = "standard"', f'name = "{OWN}"')
    assert named != text
    return named


def storing(inside: Inside) -> Iterator[Input]:
    """Everything that is in the folder."""
    inside.editions().remember(own_box())
    for number, title in enumerate(TITLES, start=1):
        evening = Evening(title, inside, ASIDES, number)
        yield from _gathering(evening) if number == GATHERING else evening.until_left()
    body = {
        "id": "branch", "game": "kolejka", "seats": 3, "key": KEYS["c"], "manners": SLOW_BOTS,
        "from": {"code": "{code}", "n": 60, "seat": 2},
    }  # fmt: skip
    yield Fetch("/api/tables", "", "POST", json.dumps(body))


def _gathering(evening: Evening) -> Iterator[Input]:
    """Two people, a bot, something said, nothing begun."""
    for one in evening.gathering():
        yield one
        if isinstance(one, Say) and '"t": "sit"' in one.text and one.who == "b":
            break
    yield evening.say("a", "seat_bot", seat=2)
    yield evening.say("b", "chat", text="Is anybody coming?")
    for who in EVERYBODY:
        yield Leave(who)


def opening(inside: Inside) -> Iterator[Input]:
    """Everybody comes to each table, looks at all of it, acts, and looks at the record."""
    for number in TABLES:
        evening = Evening(Title("", "", number), inside, (), number)
        yield from evening.listening(_looking(evening))
        yield from evening.listening(_going_on(evening))
        for who in EVERYBODY:
            yield Leave(who)


def _looking(evening: Evening) -> Iterator[Input]:
    for who in EVERYBODY:
        yield evening.come(who)
        yield evening.say(who, "history", after=0)
    code = evening.named("code")
    for who in PEOPLE:
        yield Fetch(f"/api/tables/{code}", KEYS[who])
        yield Fetch(f"/api/tables/{code}/record", KEYS[who])
    yield Fetch(f"/api/tables/{code}/frames")


def _going_on(evening: Evening) -> Iterator[Input]:
    """Acts, a word, a taking back; at the table that gathers, the start."""
    yield evening.say("b", "chat", text="Where were we?")
    yield evening.say("a", "start")
    for _ in range(4):
        able = [who for who in PEOPLE if evening.legal(who)]
        if able:
            yield evening.say(able[0], "act", move=evening.legal(able[0])[-1])
    yield evening.say("a", "take_back")
