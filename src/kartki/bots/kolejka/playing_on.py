"""Plays a position on to a morning, in one world."""

from typing import Any

from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.luck import Luck
from kartki.bots.kolejka.manners import decide
from kartki.core.game import Game
from kartki.core.play import CHANCE, Action, Seat
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.drawing import DRAWING


def play_on(
    game: Game[Any, Any], s: Square, lookout: Lookout, manners: list[int], luck: Luck, morning: int
) -> None:
    """Until so many days have gone by since the first Monday, or the play is over."""
    while s.outcome is None and s.calendar.days < morning:
        step = s.steps[-1]
        seat = step.actors(s)[0]
        if seat == CHANCE:
            chance_acts(game, s, lookout, luck)
        else:
            game.apply(s, seat, decide(lookout, s, seat, manners[seat], luck))


def chance_acts(game: Game[Any, Any], s: Square, lookout: Lookout, luck: Luck) -> None:
    if s.steps[-1] is not DRAWING:
        lookout.forget()
    game.apply(s, CHANCE, luck.deal(s))


def share_of_win(s: Square, seat: Seat) -> float:
    """Of a play that is over."""
    assert s.outcome is not None
    winners = s.outcome.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def first_act(game: Game[Any, Any], s: Square, seat: Seat, idea: Action, lookout: Lookout) -> None:
    game.apply(s, seat, idea)
    lookout.forget()
