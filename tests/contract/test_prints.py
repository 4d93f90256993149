"""Known plays lead to known positions, in the pure build and in the compiled one."""

import pytest

from tests.contract.contestants import Contestant
from tests.contract.failures import keep
from tests.contract.prints import PLAYS, known, play, table


@pytest.mark.parametrize("number", range(PLAYS))
def test_known_plays_have_known_fingerprints(contestant: Contestant, number: int) -> None:
    plays = known().get(contestant.name, [])
    anew = "python -m tests.contract.make_prints"
    assert len(plays) == PLAYS, f"no known plays of {contestant.name}: {anew}"
    found = play(contestant, number)
    if found != plays[number]:
        sitting = table(contestant, number)
        while not sitting.over():
            sitting.act()
        path = keep("known_plays", sitting)
        pytest.fail(f"{found}\nwas {plays[number]}\nIf the rules changed: {anew}\nThe game: {path}")
