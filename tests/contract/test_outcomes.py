"""The end: a place for everyone, and nothing more to do."""

from kartki.core.play import Outcome
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting
from tests.contract.test_judge import RULE, strange_moves


def test_the_end_is_an_end(contestant: Contestant) -> None:
    for_all(contestant, ends_well, examples=100)


def ends_well(sitting: Sitting) -> None:
    """The seed plays it to the end, however far the sitting was meant to go."""
    game = sitting.game
    while not sitting.over():
        assert game.outcome(sitting.state) is None, "over, but someone is to act"
        sitting.act()
    outcome = game.outcome(sitting.state)
    assert outcome is not None, "nobody acts, but it is not over"
    check_places(outcome, sitting.players)
    nothing_more(sitting, game.over_rule)


def check_places(outcome: Outcome, players: int) -> None:
    """Equals share a place, and as many places after it stay empty: 1, 2, 2, 4."""
    places = outcome.places
    assert len(places) == players
    assert all(type(place) is int for place in places)
    for place in places:
        assert place == 1 + sum(other < place for other in places), f"wrong places: {places}"
    assert outcome.winners()
    assert outcome.reason
    assert RULE.fullmatch(outcome.rule), f"no rule: {outcome.rule}"


def nothing_more(sitting: Sitting, rule: str) -> None:
    game, state = sitting.game, sitting.state
    before = state.facts()
    lists = {seat: game.legal_actions(state, seat) for seat in sitting.seats()}
    assert not any(lists.values()), "something can be done after the end"
    assert all(game.sample(state, seat, sitting.rng) is None for seat in sitting.seats())
    for seat, act in [*strange_moves(sitting, lists), *sitting.moves[-20:]]:
        refusal = game.why_not(state, seat, act)
        assert refusal is not None, f"{act!r} of {seat} is allowed after the end"
        assert (refusal.code, refusal.rule) == ("game.over", rule)
    assert state.facts() == before
