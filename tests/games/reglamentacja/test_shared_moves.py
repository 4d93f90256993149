"""Moves are shared values: whoever asks for one gets that very one, on either build."""

from itertools import product

from kartki.games.reglamentacja.actions import (
    CALLS,
    DRAW_STAMP,
    FOR_PLACE,
    FOR_STAMP,
    TALK,
    WANTS_PLACE,
    decline,
    take_offer,
    withdraw,
)
from kartki.games.reglamentacja.events import DREW, Drew
from kartki.games.reglamentacja.offers import handfuls
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS
from kartki.games.reglamentacja.steps.chance import LATEST, WOBBLING
from tests.games.reglamentacja.shop import shop

NUMBERS = [*range(-3, 700), 2**31, 2**62, 2**70]


def test_every_answer_is_to_its_own_offer_whatever_the_number() -> None:
    choice = (1, *NO_STAMPS[1:])
    for number in NUMBERS:
        assert decline(number).key() == (number,)
        assert withdraw(number).key() == (number,)
        assert take_offer(number, NO_STAMPS).key() == (number, NO_STAMPS)
        assert take_offer(number, (*NO_STAMPS,)).key() == (number, NO_STAMPS)
        assert take_offer(number, choice).key() == (number, choice)


def test_moves_lie_in_their_lists_at_their_places() -> None:
    for who, kind in product(range(5), KIND_NUMBERS):
        assert DRAW_STAMP[who][kind].key() == (who, kind)
    for first, second in product(KIND_NUMBERS, KIND_NUMBERS):
        assert FOR_STAMP[first][second].key() == (first, second, False)
        assert FOR_PLACE[first][second].key() == (first, second, True)


def test_everybody_may_call_for_the_place_of_everybody_else() -> None:
    for players in range(3, 6):
        for seat in range(players):
            others = [other for other in range(players) if other != seat]
            called = CALLS[players][seat]
            assert called[: len(TALK)] == TALK
            assert [a.key() for a in called[len(TALK) :]] == [(WANTS_PLACE, to) for to in others]


def test_shared_events_tell_of_their_own_seat_and_kind() -> None:
    for seat, kind in product(range(5), KIND_NUMBERS):
        event = DREW[seat][kind]
        assert isinstance(event, Drew)
        assert (event.seat, event.kind) == (seat, kind)


def test_handfuls_are_those_that_can_be_picked() -> None:
    """Compared with all rows of numbers that are no more than the hand has, most of the first."""
    for hand in product(range(3), repeat=4):
        for size in range(7):
            rows = product(*[range(number, -1, -1) for number in hand])
            assert handfuls(list(hand), size) == [row for row in rows if sum(row) == size]


def test_the_top_may_hold_for_as_many_beats_as_are_left() -> None:
    state = shop().state
    for beats in range(LATEST * state.players + 1):
        state.top.beats = beats
        left = LATEST * state.players - beats
        weights = [weight for _, weight in WOBBLING.chances(state)]
        assert weights == ([left, 1] if left else [1])
