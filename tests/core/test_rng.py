"""The generator of simulations: the same numbers for ever, and evenly spread."""

import pytest

from kartki.core.rng import SPAN, Rng


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [603, 811, 363, 110, 793, 799, 660, 737]),
        (1, [869, 452, 170, 219, 277, 639, 772, 949]),
        (1943, [386, 445, 927, 848, 462, 864, 222, 694]),
        (2**64, [111, 818, 137, 567, 305, 471, 312, 582]),
        (-5, [617, 564, 493, 270, 993, 345, 105, 456]),
    ],
)
def test_a_seed_gives_these_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.below(1000) for _ in numbers] == numbers


def test_the_whole_span_can_be_asked_for() -> None:
    rng = Rng(1943)
    assert [rng.below(SPAN) for _ in range(9)][-1] == 897926187


def test_a_shuffle_is_known_too() -> None:
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [3, 4, 1, 8, 0, 5, 7, 6, 9, 2]


def test_numbers_stay_below() -> None:
    rng = Rng(3)
    for n in range(1, 200):
        assert 0 <= rng.below(n) < n


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.9), (6, 20.6), (36, 66.7), (40, 72.1)])
def test_numbers_are_even(sides: int, limit: float) -> None:
    """Each limit is passed once in a thousand times by a fair die; the seed is fixed."""
    rng, counts = Rng(20), [0] * sides
    for _ in range(40_000):
        counts[rng.below(sides)] += 1
    assert chi_squared(counts) < limit


def test_one_number_does_not_tell_the_next() -> None:
    rng, counts = Rng(21), [0] * 36
    for _ in range(40_000):
        counts[6 * rng.below(6) + rng.below(6)] += 1
    assert chi_squared(counts) < 66.7


def test_first_numbers_of_neighbouring_seeds_are_even() -> None:
    counts = [0] * 6
    for seed in range(6_000):
        counts[Rng(seed).below(6)] += 1
    assert chi_squared(counts) < 20.6


def test_every_order_of_a_shuffle_comes_up_as_often() -> None:
    rng = Rng(22)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert chi_squared(list(counts.values())) < 49.8
