"""The dealers. What they deal is frozen: a number that changes here breaks every old record."""

import pytest

from kartki.core.dealer import Dealer, SealedDealer, SeededDealer, commitment, game_seed, mix

NONCES = [("b", b"\x02"), ("a", b"\x01")]


def tickets(dealer: Dealer, of: int) -> list[int]:
    return [dealer.ticket(line, of) for line in range(1, 11)]


def test_the_sealed_dealer_deals_these_tickets_for_ever() -> None:
    dealer = SealedDealer(bytes(32), [])
    assert tickets(dealer, 36) == [19, 10, 15, 30, 25, 19, 34, 5, 31, 28]
    dealer = SealedDealer(b"kartki", NONCES)
    assert tickets(dealer, 40) == [7, 23, 31, 0, 29, 11, 7, 20, 30, 8]


def test_numbers_that_would_favour_low_tickets_are_drawn_again() -> None:
    """With so many tickets nearly every second number is thrown away."""
    dealer = SealedDealer(bytes(32), [])
    drawn = [dealer.ticket(line, 2**63 + 1) for line in (1, 2)]
    assert drawn == [739378067266926811, 2015603836179272637]


def test_a_line_is_dealt_the_same_whenever_it_is_asked() -> None:
    dealer = SealedDealer(b"kartki", NONCES)
    assert [dealer.ticket(3, 40) for _ in range(3)] == [31, 31, 31]
    assert SealedDealer(b"kartki", NONCES).ticket(3, 40) == 31


def test_the_seed_is_mixed_from_the_secret_and_all_nonces() -> None:
    seed = "566191b1f5f07d706b2cfbbf405b0f195e569c200f48b2c9605ae27e62eff7c1"
    assert mix(b"kartki", NONCES).hex() == seed
    assert mix(b"kartki", NONCES[::-1]).hex() == seed
    others = [mix(b"kartka", NONCES), mix(b"kartki", NONCES[:1]), mix(b"kartki", [])]
    others.append(mix(b"kartki", [("b", b"\x02"), ("a", b"\x03")]))
    assert len({seed, *(other.hex() for other in others)}) == 5


def test_the_commitment_is_known() -> None:
    known = "651d6b986cd8160bf50db2208c8db48071d868400b28ffea9cc13f5b3750a035"
    assert commitment(b"kartki") == known


def test_the_head_commits_and_only_the_foot_reveals() -> None:
    dealer = SealedDealer(b"kartki", NONCES)
    assert dealer.head() == [("Dealer", "sealed"), ("Commitment", commitment(b"kartki"))]
    assert dealer.foot() == [("Secret", "6b6172746b69"), ("Nonces", "b=02 a=01")]
    assert SealedDealer(b"kartki", []).foot() == [("Secret", "6b6172746b69")]
    assert b"kartki".hex() not in str(dealer.head())


def test_the_seeded_dealer_deals_these_tickets_for_ever() -> None:
    dealer = SeededDealer(1943)
    assert tickets(dealer, 36) == [13, 16, 33, 30, 16, 31, 8, 25, 15, 18]
    assert (dealer.head(), dealer.foot()) == ([("Dealer", "seeded 1943")], [])


def test_the_games_of_a_simulation_have_known_seeds() -> None:
    known = [38876277108461622, 59705712293225764, 21907304826495572]
    assert [game_seed(1, 1), game_seed(1943, 0), game_seed(0, 5)] == known
    assert len({game_seed(seed, number) for seed in range(30) for number in range(30)}) == 900


@pytest.mark.parametrize("of", [2, 6, 36, 40])
def test_sealed_tickets_are_even(of: int) -> None:
    dealer, counts = SealedDealer(b"even", []), [0] * of
    for line in range(1, 8_001):
        counts[dealer.ticket(line, of)] += 1
    expected = 8_000 / of
    spread = sum((count - expected) ** 2 for count in counts) / expected
    assert spread < {2: 10.9, 6: 20.6, 36: 66.7, 40: 72.1}[of]  # once in a thousand
