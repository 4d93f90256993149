"""Moves are shared values: whoever asks for one gets that very one, on either build."""

from itertools import product

from kartki.games.ration_board.actions import (
    CALLS,
    DICE_TICKETS,
    FALLS,
    HIGHEST_CALL,
    LOWEST_CALL,
    MOST_SEATS,
    Dice,
    dice,
)
from kartki.games.ration_board.events import CALLED, ROLLED, Called, Rolled

SIDES = range(1, 7)


def test_every_fall_of_the_dice_has_its_own_key() -> None:
    numbers = [*range(-1, 9), 2**31, 2**62, 2**70]
    for who, one, other in product(range(-1, 10), numbers, numbers):
        assert dice(who, one, other).key() == (who, min(one, other), max(one, other))


def test_moves_lie_in_their_lists_at_their_places() -> None:
    assert [call.key() for call in CALLS] == [(n,) for n in range(LOWEST_CALL, HIGHEST_CALL + 1)]
    for seat in range(MOST_SEATS):
        falls = [(low, high) for low in SIDES for high in range(low, 7)]
        assert [fall.key() for fall, _ in FALLS[seat]] == [(seat, *fall) for fall in falls]
        thrown = sorted([tuple(sorted(pair)) for pair in product(SIDES, SIDES)])
        assert [ticket.key() for ticket in DICE_TICKETS[seat]] == [(seat, *p) for p in thrown]
        assert all(isinstance(ticket, Dice) for ticket in DICE_TICKETS[seat])


def test_shared_events_tell_of_their_own_seat_and_numbers() -> None:
    for seat in range(MOST_SEATS):
        for number in range(HIGHEST_CALL + 1):
            called = CALLED[seat][number]
            assert isinstance(called, Called)
            assert (called.seat, called.number) == (seat, number)
        for first, second in product(SIDES, SIDES):
            rolled = ROLLED[seat][first][second]
            assert isinstance(rolled, Rolled)
            assert (rolled.seat, rolled.first, rolled.second) == (seat, first, second)
