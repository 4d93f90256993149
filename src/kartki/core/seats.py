"""Seats as they are written in a record: a, b, c …, * for chance, ~ for the clock."""

from typing import Final

from kartki.core.play import CHANCE, CLOCK, Seat

LETTERS: Final = "abcdefghijklmnop"
_MARKS: Final = {CHANCE: "*", CLOCK: "~"}
_SEATS: Final = {"*": CHANCE, "~": CLOCK}


def letter(seat: Seat) -> str:
    return _MARKS[seat] if seat < 0 else LETTERS[seat]


def seat_of(mark: str, players: int) -> Seat | None:
    """The seat behind a mark, or None if nobody sits there."""
    if mark in _SEATS:
        return _SEATS[mark]
    seat = LETTERS.find(mark) if len(mark) == 1 else -1
    return seat if 0 <= seat < players else None
