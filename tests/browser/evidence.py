"""A story played in the browser as a claim: it comes to its end, or it is told why not."""

import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from scripts.proofs.claim import Claim, Measured
from tests.browser.house import House, open_house

Story = Callable[[House], int]
Figure = Callable[[House], Measured]
NOTHING: Final = Measured(0, 0, 0, False)
SHOWN: Final = 12  # faults that are told; more of them would be the same ones


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def seen(figure: Figure) -> Measured:
    """In a house of its own; nobody in it may have met a fault."""
    with open_house() as house:
        try:
            found, faults = figure(house), list[str]()
        except Exception as error:  # whatever ends a story early is what has to be told
            found, faults = NOTHING, [f"{type(error).__name__}: {error}", *_where(error)]
        faults += house.faults()
    for fault in faults[:SHOWN]:
        say(f"✗ {fault}")
    return replace(found, holds=found.holds and not faults)


def _counted(house: House, story: Story) -> Measured:
    number = story(house)
    return Measured(number, number, number, number > 0)


def _where(error: Exception) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "/tests/browser/" in frame.filename.replace("\\", "/")]
    return [f"at {frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in own[-3:]]


def claim(words: str, bar: str, story: Story) -> Claim:
    """The story counts what it has come to."""
    return Claim(words, bar, partial(seen, partial(_counted, story=story)))


def figure_claim(words: str, bar: str, figure: Figure) -> Claim:
    return Claim(words, bar, partial(seen, figure))
