"""The generator of simulations: the same numbers for ever, and evenly spread."""

import hashlib

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


@pytest.mark.parametrize(
    ("seed", "n", "first", "last", "digest"),
    [
        (0, SPAN, [1296120527, 1742016387, 781503877], 1123287456, "8e401c8a7a66d10a"),
        (0, 36, [21, 29, 13], 18, "1aa7c944fe225163"),
        (1943, SPAN, [829666770, 956663763, 1992602778], 151777319, "62c92dee042c82f3"),
        (1943, 36, [13, 16, 33], 2, "a8fa8efcbc072d7b"),
        (2**64, SPAN, [239330336, 1758176141, 294878993], 333938073, "f19177ca5141e926"),
        (2**64, 36, [4, 29, 4], 5, "c8e0e4b32ac0acf7"),
    ],
)
def test_the_first_thousand_are_pinned(
    seed: int, n: int, first: list[int], last: int, digest: str
) -> None:
    """On both builds: a compiler that takes a number for another makes another generator."""
    rng = Rng(seed)
    drawn = [rng.below(n) for _ in range(1000)]
    assert (drawn[:3], drawn[-1]) == (first, last)
    assert hashlib.sha256(",".join(map(str, drawn)).encode()).hexdigest()[:16] == digest


def test_no_product_leaves_the_machine_integers_unseen() -> None:
    """Beyond the span the generator is of no use, but both builds say the same."""
    rng = Rng(1)
    assert [rng.below(2**40) for _ in range(3)] == [956022749581, 497161450437, 187845501282]
    assert rng.below(2**80) == 264890489009248708212660


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
