"""A view as it is handed out: immutable, and nothing in it that its viewer may not know."""

from typing import ClassVar

import msgspec

from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import Stamps

Numbers = tuple[int, ...]


class OfferView(msgspec.Struct, frozen=True):
    number: int
    maker: Seat
    to: int
    declined: int
    give: Stamps
    give_place: bool
    ask: Stamps
    any_of: int
    among: int
    ask_place: bool
    why: int


class ScoreView(msgspec.Struct, frozen=True):
    """What a player has, as everybody can count it: as printed until visits are turned up."""

    cards: Numbers  # the points of each card, in the order of `bought`; -1: it lies face down
    points: int  # -1 where a card lies face down
    printed: int  # what is printed on them, whatever the visits double; -1 likewise
    decided_by: str  # at the end: "points", or in a tie "cards" or "stamps"; empty before


class ShopView(msgspec.Struct, frozen=True):
    derived: ClassVar[tuple[str, ...]] = ("row_points", "scores", "to_discard")
    # a tie-break is shown by its own rule; fingerprints name the rule that ended the game
    ended_by: ClassVar[dict[str, str]] = {"REG-SCO-2": "REG-SCO-1"}

    viewer: Seat | None
    edition: str
    live: bool
    without_meal: bool
    steps: tuple[str, ...]
    phase: int
    rounds: int
    active: Seat
    queue: Numbers
    row: Numbers
    cards_left: int
    gone: Numbers
    hand: Stamps  # the viewer's own
    hand_sizes: Numbers
    known: tuple[Stamps, ...]  # a memory aid
    stack_size: int
    stack_knowers: int
    stack: Stamps | None  # what is in it, if the viewer knows
    discards: Stamps
    visit: int  # the viewer's own; -1: none
    visits: Numbers  # of everybody, when all is turned up; else -1
    visits_dealt: tuple[bool, ...]
    bought: tuple[Numbers, ...]  # -1: a card face down, where there are no memory aids
    owed: tuple[Seat, ...]
    quality: int
    tries: int
    beats: int
    tipped: bool
    fallen: bool
    turn: Seat
    quiet: int
    offers: tuple[OfferView, ...]
    offers_made: int
    past: tuple[OfferView, ...]
    talk: tuple[Numbers, ...]
    place: int
    reason: str
    rule: str
    ranking: Numbers
    row_points: Numbers  # what each card of the row counts for the viewer's visit
    scores: tuple[ScoreView, ...]
    to_discard: int  # stamps beyond the limit in the hand of whoever holds the top
