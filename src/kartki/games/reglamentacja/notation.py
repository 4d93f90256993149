"""Moves as lines of a record: `b offers a chocolate for any 3`, `a takes #1 giving butter soap`."""

import re
from typing import Final

from kartki.core.play import CHANCE, CLOCK, Action, Refusal, Seat
from kartki.core.seats import letter, seat_of
from kartki.games.reglamentacja import actions as acts
from kartki.games.reglamentacja.offer_notation import read_terms, stamp_words, terms_words
from kartki.games.reglamentacja.offers import EVERYONE
from kartki.games.reglamentacja.parts import KINDS, NO_STAMPS, Box, stamps_of
from kartki.games.reglamentacja.state import Shop

_K: Final = "(" + "|".join(KINDS) + ")"
_S: Final = "([a-e])"
_NO: Final = "#([0-9]{1,6})"
_SIMPLE: Final = {act.name: act for act in (acts.STOP, acts.QUIET)}
_CLOCK: Final = {act.name: act for act in (acts.FALLS, acts.HANDS_DOWN)}
_ACTS: Final = {
    "spin": re.compile(r"spins(?: ([0-9]{1,3}))?"),
    "offer": re.compile(r"offers ([a-e]|all) (.+)"),
    "counter": re.compile(f"counters {_NO} (.+)"),
    "take": re.compile(f"takes {_NO}(?: giving (.+))?"),
    "decline": re.compile(f"declines {_NO}"),
    "withdraw": re.compile(f"withdraws {_NO}"),
    "call_kind": re.compile(f"calls (who has|gives) {_K}"),
    "call_seat": re.compile(f"calls (wants place of) {_S}"),
    "call": re.compile("calls (sells place|too dear|last chance)"),
    "pay": re.compile(f"pays {_K} {_K} for (a stamp|his place)"),
    "discard": re.compile(f"discards {_K}"),
    "buy": re.compile("buys ([a-z0-9_]+)"),
}
_CHANCES: Final = {
    "row": re.compile("row ([a-z0-9_]+)"),
    "draw": re.compile(f"{_S} draws {_K}"),
    "visit": re.compile(f"{_S} expects ([a-z0-9_]+)"),
    "first": re.compile(f"{_S} stands first"),
    "wobble": re.compile("the top (holds|tips)"),
    "luck": re.compile("luck ([0-9]{1,5})"),
    "die": re.compile("the speculator rolls ([0-9])"),
}


def write(s: Shop, seat: Seat, a: Action) -> str:
    return f"{letter(seat)} {_words(s, a)}"


def _words(s: Shop, a: Action) -> str:
    if isinstance(a, acts.Simple):
        return a.name
    if isinstance(a, acts.MakeOffer):
        to = "all" if a.to == EVERYONE else letter(a.to)
        return f"offers {to} {terms_words(a.terms)}"
    if isinstance(a, acts.CounterOffer):
        return f"counters #{a.number} {terms_words(a.terms)}"
    if isinstance(a, acts.TakeOffer):
        giving = "" if a.giving == NO_STAMPS else f" giving {stamp_words(a.giving)}"
        return f"takes #{a.number}{giving}"
    if isinstance(a, acts.Decline):
        return f"declines #{a.number}"
    if isinstance(a, acts.Withdraw):
        return f"withdraws #{a.number}"
    if isinstance(a, acts.Call):
        return f"calls {_call_words(a)}"
    return _other_words(s, a)


def _call_words(a: acts.Call) -> str:
    phrase = acts.PHRASES[a.phrase]
    if a.phrase == acts.WANTS_PLACE:
        return f"{phrase} {letter(a.slot)}"
    return phrase if a.slot == acts.NO_SLOT else f"{phrase} {KINDS[a.slot]}"


def _other_words(s: Shop, a: Action) -> str:
    if isinstance(a, acts.Spin):
        return "spins" if a.quality == acts.NO_FLICK else f"spins {a.quality}"
    if isinstance(a, acts.PaySpeculator):
        what = "his place" if a.place else "a stamp"
        return f"pays {KINDS[a.first]} {KINDS[a.second]} for {what}"
    if isinstance(a, acts.Discard):
        return f"discards {KINDS[a.kind]}"
    if isinstance(a, acts.Buy):
        return "buys nothing" if a.card == acts.NOTHING else f"buys {s.box.cards[a.card].name}"
    return _chance_words(s, a)


def _chance_words(s: Shop, a: Action) -> str:
    if isinstance(a, acts.TurnUp):
        return f"row {s.box.cards[a.card].name}"
    if isinstance(a, acts.DrawStamp):
        return f"{letter(a.who)} draws {KINDS[a.kind]}"
    if isinstance(a, acts.Expect):
        return f"{letter(a.who)} expects {s.box.visits[a.visit].name}"
    if isinstance(a, acts.StandFirst):
        return f"{letter(a.who)} stands first"
    if isinstance(a, acts.Wobble):
        return "the top tips" if a.tips else "the top holds"
    if isinstance(a, acts.Luck):
        return f"luck {a.luck}"
    assert isinstance(a, acts.Roll)
    return f"the speculator rolls {a.die}"


HIDDEN: Final = (acts.DrawStamp, acts.Expect, acts.Luck)  # what `redact` may shorten


def redact(s: Shop, viewer: Seat | None, seat: Seat, a: Action) -> str:
    """Nobody sees what another draws or expects; nobody at all sees the top's luck."""
    if isinstance(a, acts.DrawStamp) and a.who != viewer:
        return f"* {letter(a.who)} draws ?"
    if isinstance(a, acts.Expect) and a.who != viewer:
        return f"* {letter(a.who)} expects ?"
    if isinstance(a, acts.Luck):
        return "* luck ?"
    return write(s, seat, a)


def read(s: Shop, line: str) -> tuple[Seat, Action] | Refusal:
    mark, _, text = line.strip().partition(" ")
    seat = seat_of(mark, s.players)
    action: Action | None = None
    if seat == CHANCE:
        action = _read(s, _CHANCES, text)
    elif seat == CLOCK:
        action = _CLOCK.get(text)
    elif seat is not None:
        action = _SIMPLE.get(text) or _read(s, _ACTS, text)
    if seat is None or action is None:
        return Refusal("notation.unreadable", "")
    return seat, action


def _read(s: Shop, patterns: dict[str, re.Pattern[str]], text: str) -> Action | None:
    for kind, pattern in patterns.items():
        match = pattern.fullmatch(text)
        if match is not None:
            parts = [part or "" for part in match.groups()]
            return _trade_act(s, kind, parts) or _act(s, kind, parts)
    return None


def _trade_act(s: Shop, kind: str, parts: list[str]) -> Action | None:
    if kind in ("offer", "counter"):
        terms = read_terms(parts[1])
        if terms is None:
            return None
        if kind == "counter":
            return acts.CounterOffer(int(parts[0]), terms)
        to = EVERYONE if parts[0] == "all" else seat_of(parts[0], s.players)
        return None if to is None else acts.MakeOffer(to, terms)
    if kind == "take":
        words = parts[1].split()
        if any(word not in KINDS for word in words):
            return None
        return acts.TakeOffer(int(parts[0]), stamps_of([KINDS.index(word) for word in words]))
    if kind == "decline":
        return acts.Decline(int(parts[0]))
    if kind == "withdraw":
        return acts.Withdraw(int(parts[0]))
    if kind == "pay":
        first, second = sorted([KINDS.index(parts[0]), KINDS.index(parts[1])])
        return acts.PaySpeculator(first, second, parts[2] == "his place")
    return _call(s, kind, parts)


def _call(s: Shop, kind: str, parts: list[str]) -> Action | None:
    if kind == "call_kind":
        return acts.Call(acts.PHRASES.index(parts[0]), KINDS.index(parts[1]))
    if kind == "call_seat":
        whom = seat_of(parts[1], s.players)
        return None if whom is None else acts.Call(acts.WANTS_PLACE, whom)
    return acts.Call(acts.PHRASES.index(parts[0]), acts.NO_SLOT) if kind == "call" else None


def _act(s: Shop, kind: str, parts: list[str]) -> Action | None:
    if kind == "spin":
        quality = int(parts[0]) if parts[0] else acts.NO_FLICK
        return acts.Spin(quality) if quality <= acts.BEST_FLICK else None
    if kind == "discard":
        return acts.DISCARDS[KINDS.index(parts[0])]
    if kind == "buy":
        return acts.BUY_NOTHING if parts[0] == "nothing" else _buy(s.box, parts[0])
    if kind == "row":
        bought = _buy(s.box, parts[0])
        return None if bought is None else acts.TurnUp(bought.card)
    if kind == "wobble":
        return acts.TIPS if parts[0] == "tips" else acts.HOLDS
    if kind == "luck":
        return acts.Luck(int(parts[0]))
    return acts.Roll(int(parts[0])) if kind == "die" else _about(s, kind, parts)


def _buy(box: Box, name: str) -> acts.Buy | None:
    for number, card in enumerate(box.cards):
        if card.name == name:
            return acts.Buy(number)
    return None


def _about(s: Shop, kind: str, parts: list[str]) -> Action | None:
    """Chance lines that begin with a player."""
    who = seat_of(parts[0], s.players)
    if who is None:
        return None
    if kind == "draw":
        return acts.DrawStamp(who, KINDS.index(parts[1]))
    if kind == "first":
        return acts.StandFirst(who)
    names = [visit.name for visit in s.box.visits]
    return acts.Expect(who, names.index(parts[1])) if parts[1] in names else None
