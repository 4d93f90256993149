"""Chance: what it may do, how likely that is, and which ticket stands for it."""

from typing import Any

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting


def test_chances_and_tickets_say_the_same(contestant: Contestant) -> None:
    for_all(contestant, chances_are_right, examples=100)


def chances_are_right(sitting: Sitting) -> None:
    for state in sitting.stops(60):
        if sitting.game.actors(state) == [CHANCE]:
            before = state.facts()
            check_chances(sitting.game, state)
            assert state.facts() == before, "asking for the chances changed the position"


def check_chances(game: AnyGame, state: Any) -> None:
    chances = game.chances(state)
    assert chances, "chance is to act and can do nothing"
    assert chances == game.chances(state.copy()), "the order is not canonical"
    for act, weight in chances:
        assert type(weight) is int, f"{act!r} weighs {weight!r}"
        assert weight > 0, f"{act!r} weighs {weight}"
        refusal = game.why_not(state, CHANCE, act)
        assert refusal is None, f"{act!r} is a chance, but {refusal!r}"
    acts = [act for act, _ in chances]
    assert len(set(acts)) == len(acts), f"the same chance twice: {acts}"
    assert set(game.legal_actions(state, CHANCE)) == set(acts)
    expanded = [act for act, weight in chances for _ in range(weight)]
    assert game.tickets(state) == len(expanded), "tickets are not the sum of the weights"
    assert game.deal(state, Rng(len(expanded))) in acts
    drawn = [game.chance_at(state, ticket) for ticket in range(len(expanded))]
    assert drawn == expanded, "a ticket stands for another chance than its weight says"
