"""Moves as lines of a record: `a calls 8`, `a rolls`, `* a rolls 2 5`, `* a draws rc07`."""

import re
from typing import Final

from kartki.core.play import CHANCE, Action, Refusal, Seat
from kartki.core.seats import letter, seat_of
from kartki.games.ration_board.actions import FALLS, ROLL, Call, Dice, Draw
from kartki.games.ration_board.state import Road

_CALLS: Final = re.compile(r"calls ([0-9]{1,3})")
_DICE: Final = re.compile(r"([a-p]) rolls ([0-9]) ([0-9])")
_DRAWS: Final = re.compile(r"([a-p]) draws (\S+)")


def write(s: Road, seat: Seat, a: Action) -> str:
    if isinstance(a, Call):
        return f"{letter(seat)} calls {a.number}"
    if isinstance(a, Dice):
        return f"{letter(seat)} {letter(a.who)} rolls {a.first} {a.second}"
    if isinstance(a, Draw):
        return f"{letter(seat)} {letter(a.who)} draws {s.box.card_ids[a.card]}"
    return f"{letter(seat)} rolls"


def read(s: Road, line: str) -> tuple[Seat, Action] | Refusal:
    mark, _, text = line.strip().partition(" ")
    seat = seat_of(mark, s.players)
    if seat is None:
        return Refusal("notation.unreadable", "")
    action = _read_chance(s, text) if seat == CHANCE else _read_act(text)
    return Refusal("notation.unreadable", "") if action is None else (seat, action)


def _read_act(text: str) -> Action | None:
    if text == "rolls":
        return ROLL
    match = _CALLS.fullmatch(text)
    return Call(int(match[1])) if match else None


def _read_chance(s: Road, text: str) -> Action | None:
    dice = _DICE.fullmatch(text)
    if dice is not None:
        who = seat_of(dice[1], s.players)
        low, high = sorted((int(dice[2]), int(dice[3])))
        return None if who is None or (low, high) not in _FALLS else Dice(who, low, high)
    draws = _DRAWS.fullmatch(text)
    if draws is None or draws[2] not in s.box.card_ids:
        return None
    who = seat_of(draws[1], s.players)
    return None if who is None else Draw(who, s.box.card_ids.index(draws[2]))


_FALLS: Final = [(fall.first, fall.second) for fall, _ in FALLS[0] if isinstance(fall, Dice)]
