"""What people at a table do beside their acts, for the maker of transcripts."""

from collections.abc import Iterator
from typing import Final

from tests.server.inputs import Fetch, Input, Leave, Pass, Restart, Say
from tests.server.transcripts.scripted import (
    EVERYBODY,
    PEOPLE,
    VISITOR,
    WATCHER,
    Aside,
    Evening,
)


def chatting(evening: Evening) -> Iterator[Input]:
    yield evening.say("b", "chat", text=f"I have seen {evening.n} lines.")
    yield evening.say(VISITOR, "chat", text="Good evening!")
    yield evening.say("c", "chat")


def looking_ahead(evening: Evening) -> Iterator[Input]:
    for who in PEOPLE:
        for move in evening.legal(who)[:2]:
            yield evening.say(who, "preview", move=move)


def asking_wrongly(evening: Evening) -> Iterator[Input]:
    """Nonsense, out of turn, out of date, too early."""
    idle = next((who for who in PEOPLE if not evening.legal(who)), WATCHER)
    busy = next((who for who in PEOPLE if evening.legal(who)), WATCHER)
    move = next(iter(evening.legal(busy)), "passes")
    yield evening.say(idle, "act", move=move)
    yield evening.say(busy, "act", move="nonsense")
    yield evening.say(busy, "act", move=move, seen=max(evening.n - 40, 0))
    yield evening.say(busy, "act", move=move, seen=evening.n + 5)
    yield Say(busy, '{"t": "act", "id": "half", "seen": 0}')
    yield Say(WATCHER, "{")


def saying_it_again(evening: Evening) -> Iterator[Input]:
    who, text = evening.last_act
    if text:
        yield Say(who, text)


def taking_back(evening: Evening) -> Iterator[Input]:
    """At once where that may be; otherwise everybody agrees, or the last one does not."""
    who, _ = evening.last_act
    yield evening.say(who, "take_back")
    if evening.room["asks_back"] >= 0:
        others = [other for other in PEOPLE if other != who]
        yield evening.say(others[0], "consent", yes=True)
        yield evening.say(others[1], "consent", yes=bool(evening.rng.below(4)))


def coming_back(evening: Evening) -> Iterator[Input]:
    """With little to be told, and with much."""
    for who, far in ("b", 4), (WATCHER, 60), ("a", 0):
        yield Leave(who)
        yield evening.come(who, max(evening.n - far, -1))


def asking_about(evening: Evening) -> Iterator[Input]:
    yield evening.say("a", "history", after=max(evening.n - 15, 0))
    yield evening.say(WATCHER, "history", after=max(evening.n - 15, 0))
    yield evening.say(next((who for who in PEOPLE if evening.legal(who)), "a"), "hint")
    yield Fetch("/api/tables/{code}")


def setting_manners(evening: Evening) -> Iterator[Input]:
    chat = not evening.room["manners"]["chat"]
    yield evening.say("b", "set_manners", manners={"chat": chat})
    yield evening.say("a", "set_manners", manners={"chat": chat})
    yield evening.say("a", "rename", seat=0, name=f"Ania {evening.n}")


def starting_again(evening: Evening) -> Iterator[Input]:
    """The server stops, and everybody comes back to what it finds in its store."""
    yield Restart()
    yield Pass(5)
    for who in EVERYBODY:
        yield evening.come(who, evening.n)


ASIDES: Final[tuple[Aside, ...]] = (
    looking_ahead, chatting, taking_back, asking_wrongly, looking_ahead, coming_back,
    saying_it_again, looking_ahead, taking_back, asking_about, setting_manners, looking_ahead,
    taking_back, starting_again, looking_ahead,
)  # fmt: skip
