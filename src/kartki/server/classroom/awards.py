"""HSE-CLA-9: awards of a class that honour more than winning, from what happened at its tables.

Pure: it is given what everybody may know of each play. What counts is the game's to say
(`Game.honours`); here the most of a whole class is found.
"""

from typing import Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.honours import HONOURS, Honour
from kartki.core.play import Event, Seat
from kartki.server.messages.class_wire import Award, Honoured


@final
class PlayedTable:
    """A table of the class: who sat there, and what each of them has earned."""

    def __init__(self, name: str, names: list[str], bots: set[Seat], earned: list[Honour]) -> None:
        self.name: Final = name  # its id in the words
        self.names: Final = names  # by seat
        self.bots: Final = bots  # the seats that no pupil holds: nobody is honoured for them
        self.earned: Final = earned


def earned_in(game: AnyGame, players: int, events: list[Event]) -> list[Honour]:
    """What each seat has earned in a play; the events are those that everybody may see."""
    honours = game.honours(players)
    for event in events:
        honours.hear(event)
    return honours.earned()


def awards_of(tables: list[PlayedTable]) -> list[Award]:
    """An award of each kind, if anybody in the class has earned it."""
    found = [_award(kind, tables) for kind in HONOURS]
    return [award for award in found if award is not None]


def _award(kind: str, tables: list[PlayedTable]) -> Award | None:
    earned = [
        (honour.number, Honoured(table.name, table.names[honour.seat]))
        for table in tables
        for honour in table.earned
        if honour.kind == kind and honour.seat not in table.bots
    ]
    most = max([number for number, _ in earned], default=0)
    winners = tuple([who for number, who in earned if number == most])
    return Award(kind, most, winners) if most > 0 else None
