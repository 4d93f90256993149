"""What is in the box stays in the game: how often each thing is there, in any position.

Each game says so itself, in `tests/games/<game>/census.py`:

- `there(state)` counts its things in a position, `in_the_box(state)` says how many there must be;
- `LENGTH` and `SHARE` may say how long random play is, and how much of the testing it can bear.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

ANY_LENGTH: Final = (1_000, 50_000)  # of a game that does not say


def census_of(game: str) -> Any:
    """The game's own module."""
    name = f"tests.games.{game}.census" if game != "peek" else "tests.contract.peek.census"
    assert find_spec(name), (
        f"{game} has no census: {name.replace('.', '/')}.py says what is in its box"
    )
    return import_module(name)


def length_of(game: str) -> tuple[int, int]:
    """How many moves a random play usually has, and how many it never exceeds."""
    length: tuple[int, int] = getattr(census_of(game), "LENGTH", ANY_LENGTH)
    return length


def missing_or_new(game: str, state: Any) -> dict[str, int]:
    """The difference between the position and the box, which should be nothing."""
    census = census_of(game)
    count, box = census.there(state), census.in_the_box(state)
    things = sorted(set(count) | set(box))
    gap = {thing: count.get(thing, 0) - box.get(thing, 0) for thing in things}
    return {thing: number for thing, number in gap.items() if number}
