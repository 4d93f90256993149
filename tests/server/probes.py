"""What a curious viewer tries at a table, to learn what it may not know."""

from collections.abc import Callable
from typing import Final

from kartki.core.play import CHANCE, Refusal, Seat
from kartki.core.seats import letter
from tests.server.inputs import Come, Fetch, Leave, Pass, Say
from tests.server.script import WATCHERS, Script, key_of

NONSENSE: Final = (
    "", "{", "[]", "null", '"act"', '{"t":"act"}', '{"t":"nothing","id":"x","seen":0}',
    '{"t":"hello","table":"AAAAAA"}', '{"t":"pong","k":99}', "\u0000", '{"t":"act","id":5}',
)  # fmt: skip
HALF: Final = (
    '{"t":"act","id":"h1","seen":"0","move":"passes"}',
    '{"t":"act","id":"h2","seen":0}',
    '{"t":"act","id":"h3","seen":0,"move":"passes","seat":1}',
    '{"t":"history","id":"h4","seen":0,"after":-7}',
    '{"t":"chat","id":"h5","seen":0,"text":5}',
)
NOT_ALLOWED: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("start", {}),
    ("rematch", {}),
    ("consent", {"yes": True}),
    ("come_back", {}),
    ("sit", {"seat": 1, "name": "Nobody"}),
    ("sit", {"seat": 15, "name": "Nobody"}),
    ("seat_bot", {"seat": 15}),
    ("remove", {"seat": 15}),
    ("hand_over", {"seat": 15}),
    ("rename", {"seat": 15, "name": "Nobody"}),
    ("chat", {"phrase": "no such phrase"}),
    ("chat", {}),
    ("set_table", {"seats": 3, "options": {}, "public": False}),
)
PATHS: Final = (
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{watch}",
    "/api/tables/NOSUCH",
    "/api/tables/{code}/record",
    "/api/tables/{watch}/record",
    "/metrics",
)


def probe(script: Script) -> None:
    """One thing, chosen by chance. Whether it is refused was found out before it is tried."""
    PROBES[script.rng.below(len(PROBES))](script)


def me(script: Script) -> str:
    """The viewer's own socket; a spectator has three ways to come."""
    if script.viewer is not None:
        return letter(script.viewer)
    return WATCHERS[script.rng.below(len(WATCHERS))]


def _refused(script: Script, seat: Seat, text: str, worlds: int) -> bool:
    """Would this act be refused, in the first world or in both?"""
    game = script.game
    for state in script.histories.states[:worlds]:
        reading = game.read(state, f"{letter(seat)} {text}")
        if not isinstance(reading, Refusal) and game.why_not(state, *reading) is None:
            return False
    return True


def _some_text(script: Script) -> str:
    """Anything that could be said: a wild act, an old one, a move of chance."""
    state, rng = script.histories.states[0], script.rng
    if rng.below(3):
        return script.game.write(state, 0, script.game.wild(state, rng)[1])[2:]
    lines = script.histories.lines[0]
    return lines[rng.below(len(lines))][2:]


def refused_act(script: Script) -> None:
    """The judge must not answer differently for what the viewer can not know."""
    text, seat = _some_text(script), script.viewer
    if seat is None or _refused(script, seat, text, 1):
        script.say(me(script), "act", move=text)


def act_of_another(script: Script) -> None:
    """Another seat's letter, chance's or the clock's, in front of the act."""
    marks = ["a", "b", letter(CHANCE), "~"]
    mark = marks[script.rng.below(len(marks))]
    script.say(me(script), "act", move=f"{mark} {_some_text(script)}")


def refused_rival(script: Script) -> None:
    """A rival is refused; perhaps for another reason in the other world. Nobody hears of it."""
    rivals = [seat for seat in script.people if seat != script.viewer]
    seat, text = rivals[script.rng.below(len(rivals))], _some_text(script)
    if _refused(script, seat, text, 2):
        script.say(letter(seat), "act", move=text)


def out_of_date(script: Script) -> None:
    n = script.histories.n
    script.say(me(script), "act", seen=n + 1 + script.rng.below(3), move=_some_text(script))
    steps = script.histories.states[0].steps
    if n and steps and not steps[-1].concurrent:
        script.say(me(script), "act", seen=script.rng.below(n), move=_some_text(script))


def nonsense(script: Script) -> None:
    texts = NONSENSE + HALF
    script.add(Say(me(script), texts[script.rng.below(len(texts))], bool(script.rng.below(2))))


def not_allowed(script: Script) -> None:
    kind, fields = NOT_ALLOWED[script.rng.below(len(NOT_ALLOWED))]
    script.say(me(script), kind, **fields)


def again(script: Script) -> None:
    """An act that was done before gets its old answer."""
    own = [one for one in script.inputs if isinstance(one, Say) and one.who == me(script)]
    acts = [one for one in own if '"id": "act-' in one.text]
    if acts:
        script.add(acts[script.rng.below(len(acts))])


def question(script: Script) -> None:
    n = script.histories.n
    script.say(me(script), "history", after=script.rng.below(n + 1))
    script.say(me(script), "hint")


def talk(script: Script) -> None:
    seat = script.people[script.rng.below(len(script.people))]
    script.say(letter(seat), "chat", text=f"I have seen {script.histories.n} lines.")


def back(script: Script) -> None:
    seat = script.people[script.rng.below(len(script.people))]
    script.take_back(seat)


def my_back(script: Script) -> None:
    if script.viewer is None:
        script.say(me(script), "take_back")
    else:
        script.take_back(script.viewer)


def reconnect(script: Script) -> None:
    who = me(script)
    last = max(script.histories.n - script.rng.below(60), -1)
    key = {"watch": "", "stranger": "", "visitor": key_of(15)}.get(who, "")
    script.add(Leave(who))
    if script.viewer is not None:
        key = key_of(script.viewer)
    script.add(Come(who, key, "{watch}" if who == "watch" else "{code}", last))


def fetch(script: Script) -> None:
    keys = ["", key_of(14)] + ([key_of(script.viewer)] if script.viewer is not None else [])
    path = PATHS[script.rng.below(len(PATHS))]
    script.add(Fetch(path, keys[script.rng.below(len(keys))]))


def away(script: Script) -> None:
    if script.viewer is not None:
        script.step_out(script.viewer)


def time_passes(script: Script) -> None:
    script.add(Pass(1 + script.rng.below(250)))


def restart(script: Script) -> None:
    if script.rng.below(4) == 0:
        script.restart()


PROBES: Final[tuple[Callable[[Script], None], ...]] = (
    refused_act, refused_act, act_of_another, refused_rival, out_of_date, nonsense, not_allowed,
    again, question, talk, back, my_back, reconnect, fetch, fetch, away, time_passes, restart,
)  # fmt: skip


def last_looks(script: Script) -> None:
    """In the end everything is asked for once more."""
    seat = script.viewer
    for path in PATHS:
        script.add(Fetch(path))
    if seat is not None:
        script.add(Fetch("/api/tables/{code}/record", key_of(seat)))
        script.say(letter(seat), "hint")
    for who in [*([letter(seat)] if seat is not None else []), *WATCHERS]:
        script.say(who, "history", after=0)
    script.add(Pass(1))
