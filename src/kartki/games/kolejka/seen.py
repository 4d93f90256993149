"""A view as it is handed out: immutable, and nothing in it that its viewer may not know."""

from typing import ClassVar

import msgspec

from kartki.core.play import Seat

Numbers = tuple[int, ...]


class LayerView(msgspec.Struct, frozen=True):
    """Part of a deck: how many cards, who knows them, and which, if the viewer does."""

    size: int
    knowers: int
    cards: Numbers | None


class SquareView(msgspec.Struct, frozen=True):
    derived: ClassVar[tuple[str, ...]] = ("missing", "surplus", "decided_by")
    # a tie-break is shown by its own rule; fingerprints name the rule that ended the game
    ended_by: ClassVar[dict[str, str]] = {"KOL-END-2": "KOL-END-1"}

    viewer: Seat | None
    edition: str
    random_stalls: bool
    only_played: bool
    steps: tuple[tuple[str | int, ...], ...]
    phase: int
    days: int
    rounds: int
    first: Seat
    turn: Seat
    queues: tuple[Numbers, ...]
    shops: tuple[Numbers, ...]
    trucks: Numbers
    stalls: Numbers
    stall_order: Numbers
    trader: int
    closed: tuple[bool, ...]
    delivered: tuple[bool, ...]
    lists: Numbers
    goods: tuple[Numbers, ...]
    home: Numbers
    hand: Numbers  # the viewer's own
    hand_sizes: Numbers
    piles: tuple[tuple[LayerView, ...], ...]
    played: tuple[Numbers, ...]
    unplayed: tuple[Numbers, ...]  # hand and pile together, by counting
    deck: tuple[LayerView, ...]
    # the delivery cards left in the deck, by counting; -1: face down, without memory aids
    to_come: Numbers
    today: Numbers
    jump_round: int
    passed: tuple[bool, ...]
    lines: tuple[Numbers, ...]
    wave: int
    buyers: tuple[tuple[Seat, int], ...]
    place: int
    exchanged: bool
    last_day: bool
    reason: str
    rule: str
    ranking: Numbers
    missing: Numbers  # goods of each player's list that are still to be had
    surplus: Numbers  # … and goods beyond it
    decided_by: str  # at the end: "missing", or in a tie "surplus"; empty before
