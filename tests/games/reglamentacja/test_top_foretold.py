"""Whoever has watched a hundred spins knows no more of the next fall than the published hazard.

The hazard cuts the life of a flick into ten stretches in each of which a tenth of all tops fall.
To foretell is to name the stretch of the next fall from those before: nobody gets more than a
tenth of them right. Tops with a memory are foretold by the same watchers, so they do look.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, pairwise

import pytest

from kartki.core.dealer import SealedDealer
from kartki.games.reglamentacja import top

STRETCHES = 10
WATCHED = 100
TABLES = 250
QUALITIES = (15, 18, 21)  # short spins: longer ones say the same, only later
BETWEEN = 37  # lines of the record from one spin to the next

Watcher = Callable[[list[int]], int]  # from the stretches so far to the next
Lucks = Callable[[int], Iterator[int]]  # a table's tickets


@cache
def stretch(quality: int, fall: int) -> int:
    """In which tenth of all falls of this flick it lies, by the hazard alone."""
    standing = 1.0
    for time in range(0, fall, top.SLICE):
        standing *= 1 - top.hazard(quality, time) / top.SURE
    return min(int((1 - standing) * STRETCHES), STRETCHES - 1)


def the_commonest(seen: list[int]) -> int:
    return Counter(seen).most_common()[0][0]


def the_rarest(seen: list[int]) -> int:
    return min(range(STRETCHES), key=seen.count)


def the_last(seen: list[int]) -> int:
    return seen[-1]


def what_followed(seen: list[int]) -> int:
    """What has come most often after such a spin as the last one."""
    after = [late for early, late in pairwise(seen) if early == seen[-1]]
    return the_commonest(after) if after else seen[-1]


def one_later(seen: list[int]) -> int:
    return (seen[-1] + 1) % STRETCHES


WATCHERS: list[Watcher] = [the_commonest, the_rarest, the_last, what_followed, one_later]


def dealt(table: int) -> Iterator[int]:
    """As at a real table: under a secret that no watcher knows."""
    dealer = SealedDealer(b"table %d" % table, [])
    return (dealer.ticket(line, top.LUCKS) for line in count(1, BETWEEN))


def stubborn(table: int) -> Iterator[int]:
    """A fault: a table whose tops always fall early, or always late."""
    return ((luck + top.LUCKS * (table % 5)) // 5 for luck in dealt(table))


def in_turns(table: int) -> Iterator[int]:
    """A fault: tickets that come round, as from a poor generator."""
    first = next(dealt(table))
    return ((first + number * 1_000) % top.LUCKS for number in count())


@cache
def histories(lucks: Lucks) -> list[list[int]]:
    """The stretches of a hundred and one falls at each table."""
    found = []
    for table in range(TABLES):
        quality = QUALITIES[table % len(QUALITIES)]
        tickets = lucks(table)
        falls = [top.fall_at(quality, next(tickets)) for _ in range(WATCHED + 1)]
        found.append([stretch(quality, fall) for fall in falls])
    return found


def right(watcher: Watcher, lucks: Lucks) -> float:
    """How often it names the stretch of the spin after a hundred."""
    hits = sum(watcher(seen) == coming for *seen, coming in histories(lucks))
    return hits / TABLES


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_nobody_foretells_the_next_fall(watcher: Watcher) -> None:
    by_chance = 1 / STRETCHES
    spread = (by_chance * (1 - by_chance) / TABLES) ** 0.5
    assert abs(right(watcher, dealt) - by_chance) < 3.5 * spread


@pytest.mark.parametrize(
    ("watcher", "lucks"), [(the_commonest, stubborn), (what_followed, in_turns)]
)
def test_tops_that_remember_would_be_foretold(watcher: Watcher, lucks: Lucks) -> None:
    assert right(watcher, lucks) > 0.3
