"""Moves as lines of a record: `a queues kiosk`, `b plays lucky kiosk 3 furniture`."""

import re
from functools import cache
from typing import Final

from kartki.core.play import CHANCE, Action, Refusal, Seat
from kartki.core.seats import letter, seat_of
from kartki.games.kolejka.actions import (
    CARDS,
    COMMITTEE,
    COUNTER,
    CRITICISE,
    DONE,
    ERROR,
    GO_HOME,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    NOWHERE,
    PASS,
    SIR,
    STOCKTAKING,
    WAIT,
    Deliver,
    DrawCard,
    Exchange,
    GetList,
    GoFirst,
    Look,
    Play,
    Queue,
    Recall,
    Simple,
    Stalls,
    Take,
    exchange,
    play,
)
from kartki.games.kolejka.parts import (
    QUEUES,
    SHOPS,
    TENS,
    delivery_name,
)
from kartki.games.kolejka.state import Square

_Q: Final = "(" + "|".join(QUEUES) + ")"
_S: Final = "(" + "|".join(SHOPS) + ")"
_CARD: Final = "(" + "|".join(CARDS) + ")"
_SIMPLE: Final = {"passes": PASS, "waits": WAIT, "goes home": GO_HOME, "is done": DONE}
_ACTS: Final = {
    "queue": re.compile(f"queues {_Q}"),
    "shop": re.compile(f"plays (list|increased|stocktaking) {_Q}"),
    "place": re.compile(rf"plays (sir|mother|criticise) {_Q} ([0-9]+)"),
    "lucky": re.compile(rf"plays lucky {_Q} ([0-9]+) {_Q}"),
    "error": re.compile(f"plays error {_S} from {_Q} to {_Q}"),
    "counter": re.compile(f"plays counter {_Q} {_S}"),
    "take": re.compile(f"takes {_S} at {_S}"),
    "exchange": re.compile(f"exchanges {_S}(?: {_S})? for {_S}"),
    "recall": re.compile(rf"recalls {_Q} ([0-9]+)"),
}
_CHANCES: Final = {
    "draw": re.compile(f"([a-e]) draws {_CARD}"),
    "look": re.compile(rf"([a-e]) sees {_S} ([0-9])"),
    "deliver": re.compile(rf"delivery {_S} ([0-9])"),
    "list": re.compile(r"([a-e]) gets list ([1-5])"),
    "first": re.compile(r"([a-e]) goes first"),
    "stalls": re.compile("stalls " + " ".join([_S] * len(SHOPS))),
}


def write(seat: Seat, a: Action) -> str:
    return f"{letter(seat)} {_words(a)}"


@cache
def _words(a: Action) -> str:
    """There are a few thousand acts, handed out again and again: each is put into words once."""
    if isinstance(a, Play):
        return f"plays {_play_words(a)}"
    if isinstance(a, Queue):
        return f"queues {QUEUES[a.queue]}"
    if isinstance(a, Simple):
        return a.name
    if isinstance(a, Take):
        return f"takes {SHOPS[a.goods]} at {SHOPS[a.shop]}"
    if isinstance(a, Exchange):
        also = "" if a.also == NOWHERE else f" {SHOPS[a.also]}"
        return f"exchanges {SHOPS[a.pay]}{also} for {SHOPS[a.take]}"
    if isinstance(a, Recall):
        return f"recalls {QUEUES[a.queue]} {a.place + 1}"
    return _chance_words(a)


def _play_words(a: Play) -> str:
    name = CARDS[a.card]
    if a.card in (LIST, INCREASED, STOCKTAKING):
        return f"{name} {QUEUES[a.shop]}"
    if a.card in (SIR, MOTHER, CRITICISE):
        return f"{name} {QUEUES[a.shop]} {a.place + 1}"
    if a.card == LUCKY:
        return f"{name} {QUEUES[a.shop]} {a.place + 1} {QUEUES[a.to]}"
    if a.card == ERROR:
        return f"{name} {SHOPS[a.goods]} from {QUEUES[a.shop]} to {QUEUES[a.to]}"
    if a.card == COUNTER:
        return f"{name} {QUEUES[a.shop]} {SHOPS[a.goods]}"
    return name


def _chance_words(a: Action) -> str:
    if isinstance(a, DrawCard):
        return f"{letter(a.who)} draws {CARDS[a.card]}"
    if isinstance(a, Look):
        return f"{letter(a.who)} sees {delivery_name(a.card)}"
    if isinstance(a, Deliver):
        return f"delivery {delivery_name(a.card)}"
    if isinstance(a, GetList):
        return f"{letter(a.who)} gets list {a.number + 1}"
    if isinstance(a, GoFirst):
        return f"{letter(a.who)} goes first"
    assert isinstance(a, Stalls)
    return "stalls " + " ".join(SHOPS[shop] for shop in a.order)


HIDDEN: Final = (DrawCard, Look)  # what `redact` may shorten


def redact(viewer: Seat | None, seat: Seat, a: Action) -> str:
    """Nobody sees what another draws or is shown (KOL-END-5)."""
    if isinstance(a, DrawCard) and a.who != viewer:
        return f"* {letter(a.who)} draws ?"
    if isinstance(a, Look) and a.who != viewer:
        return f"* {letter(a.who)} sees ?"
    return write(seat, a)


def read(s: Square, line: str) -> tuple[Seat, Action] | Refusal:
    mark, _, text = line.strip().partition(" ")
    seat = seat_of(mark, s.players)
    if seat is None:
        return Refusal("notation.unreadable", "")
    action = _read_chance(s, text) if seat == CHANCE else _read_act(text)
    return Refusal("notation.unreadable", "") if action is None else (seat, action)


def _read_act(text: str) -> Action | None:
    if text in _SIMPLE:
        return _SIMPLE[text]
    if text == "plays committee":
        return play(COMMITTEE, NOWHERE)
    for kind, pattern in _ACTS.items():
        match = pattern.fullmatch(text)
        if match is not None:
            return _act(kind, [part or "" for part in match.groups()])
    return None


def _act(kind: str, parts: list[str]) -> Action | None:
    if kind == "queue":
        return Queue(QUEUES.index(parts[0]))
    if kind == "shop":
        return play(CARDS.index(parts[0]), QUEUES.index(parts[1]))
    if kind == "place":
        return play(CARDS.index(parts[0]), QUEUES.index(parts[1]), _place(parts[2]))
    if kind == "lucky":
        return play(
            LUCKY, QUEUES.index(parts[0]), _place(parts[1]), NOWHERE, QUEUES.index(parts[2])
        )
    if kind == "error":
        goods, shop, to = SHOPS.index(parts[0]), QUEUES.index(parts[1]), QUEUES.index(parts[2])
        return play(ERROR, shop, NOWHERE, goods, to)
    if kind == "counter":
        return play(COUNTER, QUEUES.index(parts[0]), NOWHERE, SHOPS.index(parts[1]))
    if kind == "take":
        return Take(SHOPS.index(parts[0]), SHOPS.index(parts[1]))
    if kind == "recall":
        return Recall(QUEUES.index(parts[0]), _place(parts[1]))
    also = SHOPS.index(parts[1]) if parts[1] else NOWHERE
    return exchange(SHOPS.index(parts[0]), also, SHOPS.index(parts[2]))


def _place(number: str) -> int:
    """Places count from 1; one that no queue is long enough for is as good as any other."""
    return min(int(number), 60) - 1


def _read_chance(s: Square, text: str) -> Action | None:
    for kind, pattern in _CHANCES.items():
        match = pattern.fullmatch(text)
        if match is not None:
            return _chance(s, kind, list(match.groups()))
    return None


def _chance(s: Square, kind: str, parts: list[str]) -> Action | None:
    if kind == "stalls":
        return Stalls(tuple(SHOPS.index(part) for part in parts))
    if kind == "deliver":
        return Deliver(_delivery(parts[0], parts[1]))
    who = seat_of(parts[0], s.players)
    if who is None:
        return None
    if kind == "draw":
        return DrawCard(who, CARDS.index(parts[1]))
    if kind == "look":
        return Look(who, _delivery(parts[1], parts[2]))
    return GoFirst(who) if kind == "first" else GetList(who, int(parts[1]) - 1)


def _delivery(shop: str, goods: str) -> int:
    return SHOPS.index(shop) * TENS + int(goods)
