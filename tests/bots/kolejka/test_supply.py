"""The worth of a place at an empty shop, by hand."""

import pytest

from kartki.bots.kolejka.supply import LONGEST_WAIT, PATIENCE, Deliveries, Timetable

NO_NEW_DECK = Timetable((), 5, 2)


def test_what_comes_today_serves_today() -> None:
    worth = NO_NEW_DECK.worth(Deliveries((), (0,), (3,)), 9)
    assert worth == [1.0] * 3 + [0.0] * (LONGEST_WAIT - 3)


def test_an_empty_truck_brings_nothing() -> None:
    assert not any(NO_NEW_DECK.worth(Deliveries((2, 3), (2, 2), (0, 0)), 0))


def test_a_truck_gives_what_it_has() -> None:
    assert NO_NEW_DECK.worth(Deliveries((), (0,), (3,)), 2)[:3] == [1.0, 1.0, 0.0]


def test_a_card_comes_on_each_day_as_often_as_the_day_has_room() -> None:
    """One of four cards to come, two today and two tomorrow."""
    worth = NO_NEW_DECK.worth(Deliveries((2,), (2, 2), (0, 0)), 9)
    assert worth[:3] == pytest.approx([0.5 + 0.5 * PATIENCE] * 2 + [0.0])


def test_two_cards_share_the_days() -> None:
    """One slot a day: the two comes first or the three does."""
    worth = NO_NEW_DECK.worth(Deliveries((2, 3), (1, 1), (0, 0)), 9)
    assert worth[:6] == pytest.approx([1, 1, 0.5 + 0.5 * PATIENCE, PATIENCE, PATIENCE, 0])


def test_who_is_left_waits_for_the_new_deck() -> None:
    times = Timetable((2,), 1, 1)
    worth = times.worth(Deliveries((), (0,), (0,)), 5)
    assert worth[:5] == pytest.approx([PATIENCE] * 2 + [PATIENCE**2] * 2 + [PATIENCE**3])


def test_farther_back_is_never_better() -> None:
    times = Timetable((2, 3), 5, 2)
    for truck in range(10):
        for cards in ((), (2,), (3,), (2, 3)):
            worth = times.worth(Deliveries(cards, (2, 2, 2), (0, 0, 0)), truck)
            assert worth == sorted(worth, reverse=True)
            assert all(0.0 <= place <= 1.0 + 1e-9 for place in worth)


def test_a_deck_that_never_brings_anything_ends() -> None:
    assert not any(NO_NEW_DECK.worth(Deliveries((), (2, 2), (0, 0)), 9))
