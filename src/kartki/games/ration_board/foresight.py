"""What a call would come to, if the dice allow it: tried out on a position made from a view."""

from kartki.core.play import CHANCE, Event
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import ROLL, Call, Dice
from kartki.games.ration_board.events import DriveEvent
from kartki.games.ration_board.game import RationBoard
from kartki.games.ration_board.seen import RoadView


def drives(view: RoadView, call: Call) -> list[DriveEvent]:
    """The drive, and where it leads on from there: by a Short Cut, or out by a road map."""
    game = RationBoard()
    s = game.imagine(view, Rng(0))
    seat = s.turns.now
    told: list[Event] = game.apply(s, seat, call) + game.apply(s, seat, ROLL)
    told += game.apply(s, CHANCE, Dice(seat, 6, 6))  # high enough for every call
    return [event for event in told if isinstance(event, DriveEvent)]
