"""The oracle's count of lines: every word that can be written is tried, and those that the rules
allow are kept. Slow on purpose: it knows no candidates, and nothing is ruled out beforehand.

A *line* is a row of acts of players. What chance does between them (deliveries, draws, looks
into the delivery deck) is not an act and adds no depth, but each of its written outcomes makes
another line: two cards drawn in two orders are two lines. What chance does after the last act
is not counted. A line that comes to the end of the game is complete, however short. Acts that
are written differently are different, though their effect be the same; the two goods paid at
the market are written in the order of the shops, so that each act is written once.
"""

from collections import Counter
from functools import cache
from typing import Any

from tests.oracle.kolejka_cards import CARDS
from tests.oracle.kolejka_day import BEGIN, asked, run_on
from tests.oracle.kolejka_model import tried
from tests.oracle.kolejka_square import QUEUES, SHOPS, State, clockwise, seats, square


@cache
def _acts(longest: int) -> list[str]:
    """All that a player could ever say, with one place more than the longest queue has."""
    spots = [f"{queue} {place}" for queue in QUEUES for place in range(1, longest + 2)]
    cards = [f"{card} {queue}" for card in ("list", "increased", "stocktaking") for queue in QUEUES]
    cards += [f"{card} {spot}" for card in ("sir", "mother", "criticise") for spot in spots]
    cards += [f"lucky {spot} {queue}" for spot in spots for queue in QUEUES]
    cards += [f"error {g} from {a} to {b}" for g in SHOPS for a in QUEUES for b in QUEUES]
    cards += [f"counter {queue} {goods}" for queue in QUEUES for goods in SHOPS]
    pairs = [f"{a} {b}" for n, a in enumerate(SHOPS) for b in SHOPS[n:]]
    return [
        *[f"queues {queue}" for queue in QUEUES],
        *[f"plays {card}" for card in [*cards, "committee"]],
        "passes",
        *[f"takes {goods} at {queue}" for goods in SHOPS for queue in QUEUES],
        *[f"exchanges {paid} for {goods}" for paid in [*SHOPS, *pairs] for goods in SHOPS],
        "goes home",
        "waits",
        *[f"recalls {spot}" for spot in spots],
        "is done",
    ]


@cache
def _chances(everybody: str) -> list[str]:
    boxes = [f"{shop} {number}" for shop in SHOPS for number in (1, 2, 3)]
    shown = [f"draws {card}" for card in CARDS] + [f"sees {box}" for box in boxes]
    return [f"* delivery {box}" for box in boxes] + [
        f"* {seat} {what}" for seat in everybody for what in shown
    ]


def words(s: State) -> list[str]:
    """Everything that could be written by the one who is asked; others are never heard."""
    if asked(s) == "*":
        return _chances(seats(s))
    longest = max(len(s[f"queue {queue}"]) for queue in QUEUES)
    return [f"{asked(s)} {act}" for act in _acts(longest)]


def position(description: dict[str, Any]) -> State:
    """A described position, played on to where somebody is asked."""
    s = square(description)
    BEGIN[description["phase"]](s)
    if description["phase"] == "jumping":
        order = clockwise(s, s["first"])
        s["due"] = order[order.index(s["turn"]) :] + order * (3 - description.get("round", 1))
    return run_on(s)


def lines(s: State, depth: int) -> int:
    if depth == 0 or s["phase"] == "over":
        return 1
    spent = asked(s) != "*"
    found = [tried(s, word) for word in words(s)]
    return sum(lines(after, depth - spent) for after in found if after is not None)


def breakdown(s: State, depth: int) -> dict[str, int]:
    """The lines to this depth, counted by their first act."""
    counts: Counter[str] = Counter()
    for word in words(s):
        after = tried(s, word)
        if after is not None and word[0] == "*":
            counts.update(breakdown(after, depth))
        elif after is not None:
            counts[word] += lines(after, depth - 1)
    return dict(counts)
