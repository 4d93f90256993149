"""Seats as letters."""

from kartki.core.play import CHANCE, CLOCK
from kartki.core.seats import LETTERS, letter, seat_of


def test_letters_and_marks() -> None:
    assert [letter(seat) for seat in (0, 3, CHANCE, CLOCK)] == ["a", "d", "*", "~"]
    for seat in [CLOCK, CHANCE, *range(len(LETTERS))]:
        assert seat_of(letter(seat), len(LETTERS)) == seat


def test_nobody_sits_there() -> None:
    assert [seat_of(mark, 3) for mark in ("d", "", "ab", "A", "?", "1")] == [None] * 6
