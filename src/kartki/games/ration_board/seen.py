"""A view as it is handed out: immutable, and nothing in it that its viewer may not know."""

import msgspec

from kartki.core.play import Seat


class CarView(msgspec.Struct, frozen=True):
    space: str  # "OFF" once it has left the road
    granted: int  # ration cards, in the order of the trips
    holds: tuple[str, ...]  # HOLD cards, oldest first


class RoadView(msgspec.Struct, frozen=True):
    viewer: Seat | None
    edition: str
    remind: bool
    stop_at_home: bool
    places: bool
    steps: tuple[str, ...]  # from the bottom; "drawing c" names the drawer
    rounds: int
    cars: tuple[CarView, ...]
    pack: tuple[str, ...]  # still to come in this round, in card order
    under: tuple[str, ...]
    turn: Seat
    regular: Seat
    starter: Seat
    extras: tuple[Seat, ...]
    called: int
    contest: tuple[Seat, ...]
    rolled: tuple[int, ...]
    finished: tuple[Seat, ...]
    reason: str  # why it ended, or nothing
    rule: str
    ranking: tuple[int, ...]
