"""The formulas, the constants and the tables of docs/top.md are those of the module."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kartki.games.reglamentacja import top

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "top.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)
CONSTANT = re.compile(r"^\| `([A-Z]+)` \| ([\d,]+) \|", re.MULTILINE)
QUALITIES = [0, 1, 14, 15, 30, 50, 83, 99, 100]
TIMES = [0, 999, 1_000, 1_001, 2_327, 5_000, 20_000, 59_999, 60_000, 70_000]


def number(text: str) -> int:
    return int(text.replace(",", ""))


def formulas() -> dict[str, Callable[..., int]]:
    """The page's own functions, run as they stand there."""
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    names: dict[str, Callable[..., int]] = {}
    exec(found[1], names)
    return names


def test_the_table_of_falls_is_what_the_module_gives() -> None:
    rows = [[number(cell) for cell in row] for row in ROW.findall(PAGE)]
    assert [row[0] for row in rows] == [15, 30, 50, 70, 90, 100]
    for quality, life, tenth, half, ninetieth in rows:
        # more luck never falls earlier, so ticket 999 is the last of the first tenth
        falls = [top.fall_at(quality, luck) for luck in (999, 4_999, 8_999)]
        assert [life, tenth, half, ninetieth] == [top.life(quality), *falls]


def test_the_constants_are_those_of_the_module() -> None:
    told = {name: number(value) for name, value in CONSTANT.findall(PAGE)}
    assert set(told) == {name for name in vars(top) if name.isupper()}
    assert told == {name: getattr(top, name) for name in told}


@pytest.mark.parametrize("quality", QUALITIES)
def test_the_formulas_are_those_of_the_module(quality: int) -> None:
    page = formulas()
    assert page["life"](quality) == top.life(quality)
    for time in TIMES:
        assert page["speed"](quality, time) == top.speed(quality, time)
        assert page["wobble"](quality, time) == top.wobble(quality, time)
        assert page["hazard"](quality, time) == top.hazard(quality, time)
    for luck in (0, 999, 5_000, 8_999, 9_999):
        assert page["fall_at"](quality, luck) == top.fall_at(quality, luck)
