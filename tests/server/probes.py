"""What a curious viewer tries at a table, to learn what it may not know."""

from collections.abc import Callable
from typing import Final

from kartki.core.play import CHANCE, Refusal, Seat
from kartki.core.rng import Rng
from kartki.core.seats import letter
from kartki.server.room.bot_seats import MOST_ATTEMPTS
from tests.server.inputs import ByBot, Fetch, Leave, Mumble, Pass, Say
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
OF_A_PERSON: Final = -1  # a bot's seat a newcomer may take (HSE-SEA-3), and play it from then on
NOT_ALLOWED: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("start", {}),
    ("rematch", {}),
    ("consent", {"yes": True}),
    ("come_back", {}),
    ("sit", {"seat": OF_A_PERSON, "name": "Nobody"}),
    ("sit", {"seat": 15, "name": "Nobody"}),
    ("ask_seat", {"seat": OF_A_PERSON, "name": "Nobody"}),
    ("ask_seat", {"seat": 15, "name": "Nobody"}),
    ("answer_seat", {"request": "none", "yes": True}),
    ("withdraw_seat", {"request": "none"}),
    ("seat_bot", {"seat": 15}),
    ("remove", {"seat": 15}),
    ("hand_over", {"seat": 15}),
    ("rename", {"seat": 15, "name": "Nobody"}),
    ("chat", {"phrase": "no such phrase"}),
    ("chat", {}),
    ("set_table", {"seats": 3, "options": {}, "public": False}),
)
Probe = Callable[[Script], None]
TEXTS: Final = 6  # of so many one is chosen, and of more where more can be learned
EVERYDAY: Final = ("notation.unreadable", "turn.not_yours", "act.not_now", "chance.first")
PATHS: Final = (
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{watch}",
    "/api/tables/NOSUCH",
    "/api/tables/{code}/record",
    "/api/tables/{watch}/record",
    "/api/tables/{code}/frames",
    "/api/tables/{watch}/frames",
    "/metrics",
)


def a_probe(rng: Rng) -> Probe:
    return PROBES[rng.below(len(PROBES))]


def me(script: Script) -> str:
    """The viewer's own socket; a spectator has three ways to come."""
    if script.viewer is not None:
        return letter(script.viewer)
    return WATCHERS[script.rng.below(len(WATCHERS))]


def refused_text(script: Script, seat: Seat, worlds: int) -> str | None:
    """Something that this seat would be refused, in the first world or in both.

    Of several texts the most telling one: whose reasons differ, or are not the everyday ones.
    """
    found: list[tuple[int, str]] = []
    on_turn = seat in script.histories.actors()
    for _ in range(TEXTS * 6 if on_turn and worlds == 2 else TEXTS):
        text = _some_text(script)
        codes = _codes(script, seat, text)
        if "" not in codes[:worlds]:
            dull = 0 if codes[0] != codes[1] else 2 if codes[0] in EVERYDAY else 1
            found.append((dull, text))
        if found and found[-1][0] == 0:
            break
    return min(found, key=lambda one: one[0])[1] if found else None


def _codes(script: Script, seat: Seat, text: str) -> list[str]:
    """Why it is refused, in each world; "" where it is not."""
    codes = []
    for state in script.histories.states:
        reading = script.game.read(state, f"{letter(seat)} {text}")
        refusal = reading if isinstance(reading, Refusal) else script.game.why_not(state, *reading)
        codes.append("" if refusal is None else refusal.code)
    return codes


def _some_text(script: Script) -> str:
    """Anything that could be said: a wild act, an old one, a move of chance."""
    state, rng = script.histories.states[0], script.rng
    if rng.below(3):
        return script.game.write(state, 0, script.game.wild(state, rng)[1])[2:]
    lines = script.histories.lines[0]
    return lines[rng.below(len(lines))][2:]


def refused_act(script: Script) -> None:
    """The judge must not answer differently for what the viewer cannot know."""
    seat = script.viewer
    text = _some_text(script) if seat is None else refused_text(script, seat, 1)
    if text is not None:
        script.say(me(script), "act", move=text)


def act_of_another(script: Script) -> None:
    """Another seat's letter, chance's or the clock's, in front of the act."""
    marks = ["a", "b", letter(CHANCE), "~"]
    mark = marks[script.rng.below(len(marks))]
    script.say(me(script), "act", move=f"{mark} {_some_text(script)}")


def refused_rival(script: Script) -> None:
    """A rival is refused; perhaps for another reason in the other world. Nobody hears of it."""
    rivals = [seat for seat in script.people if seat != script.viewer]
    actors = [seat for seat in rivals if seat in script.histories.actors()]
    for seat in (actors or rivals)[:1]:
        text = refused_text(script, seat, 2)
        if text is not None:
            script.say(letter(seat), "act", move=text)


def refused_bot(script: Script) -> None:
    """A bot says something that it cannot do; the log of the server may not tell why."""
    for seat in script.bots:
        text = refused_text(script, seat, 2)
        if _mumbled(script, seat) >= MOST_ATTEMPTS - 1:
            continue  # once more, and the server would play anything for it
        if seat in script.histories.actors() and text is not None:
            script.odd_bot |= len(set(_codes(script, seat, text))) > 1
            script.add(Mumble(seat, text))


def _mumbled(script: Script, seat: Seat) -> int:
    """How often since its last act."""
    times = 0
    for one in reversed(script.inputs):
        if isinstance(one, ByBot) and one.seat == seat:
            break
        times += isinstance(one, Mumble) and one.seat == seat
    return times


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
    if fields.get("seat") == OF_A_PERSON:
        fields = {**fields, "seat": script.people[-1]}
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


def look_ahead(script: Script) -> None:
    """What the viewer could do now, or anything; with the luck that comes in one of the worlds."""
    luck = script.histories.lines[0][-1:] if script.rng.below(2) else []
    move, seat = _some_text(script), script.viewer
    if seat is not None and seat in script.histories.actors() and script.rng.below(4):
        state = script.histories.states[0]
        legal = script.game.legal_actions(state, seat)
        move = script.game.write(state, seat, legal[script.rng.below(len(legal))])[2:]
    script.say(me(script), "preview", move=move, luck=[line[2:] for line in luck])


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
    """Whoever comes back is told what it has missed, or a fresh view."""
    who = me(script)
    last = max(script.histories.n - script.rng.below(60), -1)
    script.add(Leave(who))
    script.add(script.coming(who, last))


def fetch(script: Script) -> None:
    """With the key of one's own seat, with none, and with one that has no seat."""
    keys = ["", key_of(14)] + ([key_of(script.viewer)] if script.viewer is not None else [])
    path = PATHS[script.rng.below(len(PATHS))]
    key = key_of(0) if "{watch}" in path else keys[script.rng.below(len(keys))]
    script.add(Fetch(path, key))


def away(script: Script) -> None:
    if script.viewer is not None:
        script.step_out(script.viewer)


def time_passes(script: Script) -> None:
    script.add(Pass(1 + script.rng.below(250)))


def restart(script: Script) -> None:
    if script.rng.below(4) == 0:
        script.restart()


PROBES: Final[tuple[Probe, ...]] = (
    refused_act, refused_act, act_of_another, out_of_date, nonsense, not_allowed,
    again, question, look_ahead, look_ahead, talk, back, my_back, reconnect, fetch, fetch, away,
    time_passes, restart,
)  # fmt: skip


def last_looks(script: Script) -> None:
    """In the end everything is asked for once more."""
    seat = script.viewer
    for path in PATHS:
        script.add(Fetch(path))
    if seat is not None:
        script.add(Fetch("/api/tables/{code}/record", key_of(seat)))
        script.add(Fetch("/api/tables/{code}/frames", key_of(seat)))
        script.say(letter(seat), "hint")
    for who in [*([letter(seat)] if seat is not None else []), *WATCHERS]:
        script.say(who, "history", after=0)
    script.add(Pass(1))
