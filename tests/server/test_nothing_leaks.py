"""Nothing leaks: what a viewer is sent follows from what it may know, and from nothing else.

A sample; scripts/prove compares a thousand pairs of each game.
"""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from tests.contract.conftest import COUNTED
from tests.server.pairs import FALL, NET, SHORT, attempts
from tests.server.planted import PLANTS, Plant, prepared
from tests.server.worlds import channels, check_pairs, run, run_on_net, same

PAIRS: Final = 20
GAMES: Final = {
    "kolejka": {"DrawCard", "Look"},
    "ration_board": set(),
    "reglamentacja": {"DrawStamp", "Expect", "Luck"},
}  # and what is hidden from anybody
ON_NET: Final = 1
TOPS: Final = 3


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_viewer_can_not_tell_apart(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    tally = check_pairs(game, 5, PAIRS, SHORT)
    record_property(COUNTED, f"nothing leaks: {game}: {tally}")
    assert tally.survived == PAIRS
    assert set(tally.kinds) == GAMES[game]
    assert tally.messages > 50 * PAIRS


@pytest.mark.parametrize("game", GAMES)
def test_worlds_on_the_network(game: str, tmp_path: Path) -> None:
    """With real sockets and a real store, too."""
    surviving = (one for one in attempts(game, 11, NET, live=False) if one.survives)
    for number, attempt in enumerate(islice(surviving, ON_NET)):
        folders = [tmp_path / f"{number}-{world}" for world in (0, 1)]
        journals = [run_on_net(attempt, world, folders[world]) for world in (0, 1)]
        assert sum(same(who, *journals) for who in channels(attempt)) > 20


@pytest.mark.rule("REG-TOP-2")
def test_nothing_tells_when_the_top_will_fall() -> None:
    """With other luck it falls at another moment; until the first of them all is the same."""
    falls = (one for one in attempts("reglamentacja", 3, SHORT, live=True) if one.end == FALL)
    for attempt in islice(falls, TOPS):
        first, second = run(attempt, 0), run(attempt, 1)
        assert first.parted != second.parted
        assert sum(same(who, first, second) for who in channels(attempt)) > 20


@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_a_planted_leak_is_found(plant: Plant) -> None:
    """Among a few pairs there is one that brings it to light, at the very place where it is."""
    assert any(plant.shows_in(pair) for pair in prepared(plant)), plant.into
