"""The lines of small positions: the game, the oracle and the stored counts say the same.

What a line is and how chance is counted stands in kolejka_lines.py.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kartki.core.play import CHANCE, Action, Seat
from kartki.games.kolejka.state import Square
from tests.games.kolejka.square import GAME, square
from tests.oracle import kolejka_lines
from tests.oracle.make_counts import DEPTH, POSITIONS, known

NAMES = sorted(POSITIONS)


def after(s: Square, seat: Seat, action: Action) -> Square:
    following = s.copy()
    GAME.apply(following, seat, action)
    return following


def acts(s: Square) -> list[tuple[Seat, Action]]:
    return [(seat, action) for seat in GAME.actors(s) for action in GAME.legal_actions(s, seat)]


def dealt(s: Square) -> list[Square]:
    """Every position that chance may bring about before a player is asked."""
    if GAME.actors(s) != [CHANCE]:
        return [s]
    outcomes = [after(s, CHANCE, action) for action, _ in GAME.chances(s)]
    return [found for outcome in outcomes for found in dealt(outcome)]


def lines(s: Square, depth: int) -> int:
    """As many as there are; the acts of the last depth need not be carried out to be counted."""
    count = 0
    for found in dealt(s) if depth else [s]:
        if depth == 0 or found.outcome is not None:
            count += 1
        elif depth == 1:
            count += len(acts(found))
        else:
            count += sum(lines(after(found, *act), depth - 1) for act in acts(found))
    return count


def breakdown(s: Square, depth: int) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for found in dealt(s):
        for act in acts(found):
            counts[GAME.write(found, *act)] += lines(after(found, *act), depth - 1)
    return dict(counts)


def described(name: str) -> Square:
    words: dict[str, Any] = {key: said for key, said in POSITIONS[name].items() if key != "about"}
    return square(**words).state


def test_the_oracle_knows_nothing_of_the_game() -> None:
    sources = sorted(Path(__file__).parent.glob("kolejka_*.py"))
    assert len(sources) == 5
    assert [source.name for source in sources if "kartki" in source.read_text("utf-8")] == []


def test_every_position_has_its_counts() -> None:
    assert sorted(known()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_game_has_as_many_lines(name: str) -> None:
    assert breakdown(described(name), DEPTH) == known()[name]["first acts"]


@pytest.mark.parametrize("name", NAMES)
def test_the_oracle_has_as_many_lines(name: str) -> None:
    counts = kolejka_lines.breakdown(kolejka_lines.position(POSITIONS[name]), DEPTH)
    assert counts == known()[name]["first acts"]
    assert sum(counts.values()) == known()[name]["lines"]
