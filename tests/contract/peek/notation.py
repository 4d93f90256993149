"""Moves of Peek as lines: `a bids 1:4 3:5`, `a puts back 2:6`, `* a draws 3`, `~ time is up`."""

import re
from typing import Final

from kartki.core.play import Action, Refusal, Seat
from kartki.core.seats import letter, seat_of
from tests.contract.peek.actions import LOOK, PASS, TIME_IS_UP, Bid, Dealt, Draw, PutBack, See
from tests.contract.peek.parts import bit
from tests.contract.peek.state import Parlour
from tests.contract.peek.steps import knowers_of_top

_PLAIN: Final[dict[str, Action]] = {"looks": LOOK, "passes": PASS, "time is up": TIME_IS_UP}
_WORDS: Final = {type(act): words for words, act in _PLAIN.items()}
_BID: Final = re.compile(r"bids((?: \d{1,2}:\d)+| nothing)")
_PUT_BACK: Final = re.compile(r"puts back (\d{1,2}):(\d)")
_DEALT: Final = re.compile(r"([a-p]) (draws|sees) (\d)")


def write(s: Parlour, seat: Seat, a: Action) -> str:
    return f"{letter(seat)} {_words(a)}"


def _words(a: Action) -> str:
    if isinstance(a, Bid):
        return "bids " + (" ".join(f"{place}:{face}" for place, face in a.cards) or "nothing")
    if isinstance(a, PutBack):
        return f"puts back {a.place}:{a.face}"
    if isinstance(a, Dealt):
        return f"{letter(a.who)} {'draws' if isinstance(a, Draw) else 'sees'} {a.face}"
    return _WORDS[type(a)]


def redact(s: Parlour, viewer: Seat | None, seat: Seat, a: Action) -> str:
    """The last sign of the line is the face of a card that only some know."""
    line = write(s, seat, a)
    if isinstance(a, Dealt):
        knowers = bit(a.who) | knowers_of_top(s)
    elif isinstance(a, PutBack):
        knowers = s.rows[seat][a.place - 1].knowers
    else:
        return line
    return line if knowers & bit(viewer) else line[:-1] + "?"


def read(s: Parlour, line: str) -> tuple[Seat, Action] | Refusal:
    mark, _, text = line.strip().partition(" ")
    seat = seat_of(mark, s.players)
    action = _act(s, text)
    if seat is None or action is None:
        return Refusal("notation.unreadable", "")
    return seat, action


def _act(s: Parlour, text: str) -> Action | None:
    if bid := _BID.fullmatch(text):
        cards = [card.split(":") for card in bid[1].split() if card != "nothing"]
        return Bid(tuple((int(place), int(face)) for place, face in cards))
    if back := _PUT_BACK.fullmatch(text):
        return PutBack(int(back[1]), int(back[2]))
    if dealt := _DEALT.fullmatch(text):
        who = seat_of(dealt[1], s.players)
        kind = Draw if dealt[2] == "draws" else See
        return None if who is None else kind(who, int(dealt[3]))
    return _PLAIN.get(text)
