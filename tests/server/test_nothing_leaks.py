"""Nothing leaks: what a viewer is sent follows from what it may know, and from nothing else."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Final

import pytest

from kartki.core.seats import letter
from tests.contract.conftest import COUNTED
from tests.server.leaks import PLANTS, Plant
from tests.server.pairs import FALL, SHORT, Attempt, attempts
from tests.server.worlds import channels, check_pairs, leaks, run, same

PAIRS: Final = 60
GAMES: Final = {
    "kolejka": {"DrawCard", "Look"},
    "ration_board": set(),
    "reglamentacja": {"DrawStamp", "Expect", "Luck"},
}  # and what is hidden from anybody
TOPS: Final = 10
TRIES: Final = 12  # pairs, one of which must bring a planted leak to light


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_viewer_can_not_tell_apart(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    tally = check_pairs(game, 5, PAIRS, SHORT)
    record_property(COUNTED, f"nothing leaks: {game}: {tally}")
    assert tally.survived == PAIRS
    assert set(tally.kinds) == GAMES[game]
    assert tally.messages > 50 * PAIRS


@pytest.mark.rule("REG-TOP-2")
def test_nothing_tells_when_the_top_will_fall() -> None:
    """With other luck it falls at another moment; until the first of them all is the same."""
    falls = (one for one in attempts("reglamentacja", 3, SHORT, live=True) if one.end == FALL)
    for attempt in islice(falls, TOPS):
        first, second = run(attempt, 0), run(attempt, 1)
        assert first.parted != second.parted
        assert sum(same(who, first, second) for who in channels(attempt)) > 20


@cache
def prepared(game: str, live: bool | None) -> list[Attempt]:
    """Pairs that were made before anything was planted."""
    surviving = (one for one in attempts(game, 7, SHORT, live) if one.survives)
    return list(islice(surviving, TRIES))


@pytest.mark.parametrize("plant", PLANTS, ids=lambda one: f"{one.into.__name__}-{one.game}")
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among a few pairs there is one that brings it to light, at the very place where it is."""
    pairs = prepared(plant.game, plant.live)
    plant.into(monkeypatch)
    for pair in pairs:
        seat = letter(pair.script.viewer) if pair.script.viewer is not None else ""
        found = {leak.who.replace(f" {seat}", "") for leak in leaks(pair)}
        if (seat if plant.heard == "seat" else plant.heard) in found:
            return
    raise AssertionError(f"{plant.into.__doc__} Nobody has noticed.")
