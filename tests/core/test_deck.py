"""A deck of layers: no card is lost or doubled, and nobody knows more than they saw."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartki.core.deck import Deck, everyone, layer_of
from kartki.core.rng import Rng

CARDS = [1, 1, 2, 3, 3, 3, 4]


def facts(deck: Deck) -> list[object]:
    return deck.facts()


def test_a_layer_has_no_order() -> None:
    assert facts(Deck([layer_of([3, 1, 2], 0)])) == facts(Deck([layer_of([2, 3, 1], 0)]))


def test_who_knows_a_layer() -> None:
    layer = layer_of([3], 0b101)
    assert [layer.known_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert everyone(4) == 0b1111


def test_drawing_takes_from_the_top_layer() -> None:
    deck = Deck([layer_of([5], 0b1), layer_of([1, 2], 0)])
    deck.draw(5, 0b11)
    assert facts(deck) == [[[1, 2], 0]]
    deck.draw(2, 0b1)
    assert facts(deck) == [[[1], 0]]


def test_who_did_not_see_the_card_no_longer_knows_the_rest() -> None:
    deck = Deck([layer_of([1, 2, 3], 0b11)])
    deck.draw(2, 0b10)
    assert facts(deck) == [[[1, 3], 0b10]]


def test_looking_fixes_the_top_card_for_those_who_look() -> None:
    deck = Deck([layer_of(CARDS, 0)])
    deck.look(3, 0, 0b1)
    assert facts(deck) == [[[3], 0b1], [[1, 1, 2, 3, 3, 4], 0]]


def test_two_who_look_at_different_times_both_know() -> None:
    deck = Deck([layer_of(CARDS, 0)])
    deck.look(3, 0, 0b1)
    deck.look(3, 0, 0b100)
    assert facts(deck)[0] == [[3], 0b101]


def test_looking_deeper_card_by_card() -> None:
    deck = Deck([layer_of([1, 2, 3], 0)])
    deck.look(2, 0, 0b1)
    deck.look(3, 1, 0b10)
    assert facts(deck) == [[[2], 0b1], [[3], 0b10], [[1], 0]]


def test_no_card_is_deeper_than_another_inside_a_layer() -> None:
    with pytest.raises(AssertionError):
        Deck([layer_of([1, 2, 3], 0)]).look(2, 1, 0b1)


def test_what_is_put_on_top_is_a_layer_of_its_own() -> None:
    deck = Deck([layer_of([1, 2], 0)])
    deck.put_on_top([4, 3], 0b10)
    deck.put_on_top([], 0b1)
    assert facts(deck) == [[[3, 4], 0b10], [[1, 2], 0]]


def test_depth() -> None:
    deck = Deck([layer_of([9], 0), layer_of([1, 2], 0)])
    assert [deck.depth_layer(depth) for depth in range(3)] == [0, 1, 1]
    with pytest.raises(IndexError):
        deck.depth_layer(3)


def test_a_copy_is_independent() -> None:
    deck = Deck([layer_of([1, 2], 0)])
    twin = deck.copy()
    twin.draw(1, 0)
    assert (deck.size(), twin.size()) == (2, 1)
    assert facts(deck) == [[[1, 2], 0]]


@settings(deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(0, 30))
def test_no_card_is_lost_or_doubled(seed: int, acts: int) -> None:
    rng, deck, hand = Rng(seed), Deck([layer_of(CARDS, 0)]), list[int]()
    for _ in range(acts):
        _any_act(rng, deck, hand)
        assert sorted(deck.cards() + hand) == CARDS
        assert deck.size() == len(CARDS) - len(hand)
        assert all(layer.cards for layer in deck.layers), "an empty layer"


def _any_act(rng: Rng, deck: Deck, hand: list[int]) -> None:
    seers = rng.below(8)
    if hand and rng.below(3) == 0:
        deck.put_on_top([hand.pop()], seers)
    elif deck.layers:
        top = deck.layers[0].cards
        card = top[rng.below(len(top))]
        if rng.below(2):
            deck.look(card, 0, seers)
        else:
            deck.draw(card, seers)
            hand.append(card)


@pytest.mark.parametrize("copied", [False, True])
def test_a_change_of_one_deck_leaves_its_copies_alone(copied: bool) -> None:
    """Copies share the list of layers; whichever of the two is changed, the other stays."""
    acts: list[Callable[[Deck], object]] = [
        lambda deck: deck.draw(5, 0b1),
        lambda deck: deck.look(3, 1, 0b1),
        lambda deck: deck.look(5, 0, 0b1),
        lambda deck: deck.put_on_top([7], 0b1),
        lambda deck: deck.put_under([7], 0b1),
    ]
    for act in acts:
        deck = Deck([layer_of([5], 0), layer_of([1, 3], 0)])
        twin = deck.copy()
        before = facts(deck)
        changed, other = (twin, deck) if copied else (deck, twin)
        act(changed)
        assert facts(other) == before
        assert facts(changed) != before
