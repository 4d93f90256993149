"""Two histories of one table, side by side: the same acts, and other luck where nobody sees it.

It is played without a server first, so that what is to be asked of the server is known: what
everybody does, which numbers the dealer has to draw in each world for it, and what comes of it.
"""

from typing import Any, Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, CLOCK, Action, Seat
from kartki.core.progress import Progress
from kartki.server.room.play_log import UNITS_IN_MEMORY

Move = tuple[Seat, Action]
Both = tuple[Move, Move]  # in the first world and in the second


@final
class Unit:
    """An act, or the clock's stroke, with everything that it forces."""

    def __init__(self, moves: list[Both]) -> None:
        self.moves: Final = moves

    @property
    def seat(self) -> Seat:
        return self.moves[0][0][0]

    def differs(self) -> set[str]:
        """The kinds of moves that are not the same in both worlds."""
        return {type(one[1]).__name__ for one, other in self.moves if one != other}

    def acts(self) -> int:
        """As progress counts them: all but chance."""
        return sum(1 for (seat, _), _ in self.moves if seat != CHANCE)


@final
class Histories:
    def __init__(self, game: AnyGame, start: Any) -> None:
        self.game: Final = game
        self.worlds: Final = (Progress(game, start.copy()), Progress(game, start.copy()))
        self.tickets: Final[tuple[dict[int, int], dict[int, int]]] = ({}, {})
        self.lines: Final[tuple[list[str], list[str]]] = ([], [])
        self.done: Final[list[Unit]] = []  # what has not been taken back
        self.rest = 0  # milliseconds for which the table stands still after the last unit
        for world in self.worlds:
            world.most_units = UNITS_IN_MEMORY

    @property
    def n(self) -> int:
        return self.worlds[0].line

    @property
    def states(self) -> tuple[Any, Any]:
        return self.worlds[0].state, self.worlds[1].state

    def actors(self) -> list[Seat]:
        return self.game.actors(self.states[0])

    def is_forced(self) -> bool:
        """Is it chance's turn, or the clock's alone?"""
        return self.actors() in ([CHANCE], [CLOCK])

    def clock_runs(self) -> bool:
        return CLOCK in self.actors() and not self.is_forced()

    def due(self) -> tuple[int, int]:
        return self.game.due(self.states[0]), self.game.due(self.states[1])

    def play(self, unit: Unit) -> None:
        self.rest = 0
        for both in unit.moves:
            for world, move in enumerate(both):
                self._act(world, move)
        assert not self.is_forced(), "half a unit"
        self.done.append(unit)

    def _act(self, world: int, move: Move) -> None:
        progress = self.worlds[world]
        assert self.game.why_not(progress.state, *move) is None, move
        if move[0] == CHANCE:
            ticket = ticket_of(self.game, progress.state, move[1])
            self.tickets[world][progress.line + 1] = ticket
        self.lines[world].append(self.game.write(progress.state, *move))
        told = progress.act(*move)
        self.rest = max(self.rest, self.game.rest(progress.state, told))

    # taking back

    def is_own_back(self, seat: Seat) -> bool:
        found = [
            world.why_not_back(seat) is None and world.refuse_by_clock(1) is None
            for world in self.worlds
        ]
        assert found[0] == found[1]
        return found[0]

    def acts_back(self, seat: Seat) -> int:
        """How many acts would be undone by consent; 0: it cannot be."""
        world = self.worlds[0]
        acts = world.acts_back_to(seat)
        return acts if acts and world.why_not_agreed(acts) is None else 0

    def take_back(self, acts: int) -> list[Unit]:
        """What has to be played again, to be where we were."""
        for world in self.worlds:
            world.take_back(acts)
        undone: list[Unit] = []
        while sum(unit.acts() for unit in undone) < acts:
            undone.insert(0, self.done.pop())
        assert sum(unit.acts() for unit in undone) == acts
        return undone

    def change_seat(self) -> None:
        for world in self.worlds:
            world.change_seat()


def ticket_of(game: AnyGame, state: Any, action: Action) -> int:
    """The first ticket that stands for this chance move."""
    ticket = 0
    for chance, weight in game.chances(state):
        if chance == action and weight:
            return ticket
        ticket += weight
    raise AssertionError(f"no ticket stands for {action!r}")


def in_units(game: AnyGame, start: Any, moves: list[Both]) -> list[Unit]:
    """The moves put together as a table tells them; half a unit at the end is left out."""
    state, units = start.copy(), [Unit([])]
    for both in moves:
        actors = game.actors(state)
        if actors not in ([CHANCE], [CLOCK]):
            units.append(Unit([]))
        units[-1].moves.append(both)
        game.apply(state, *both[0])
    if game.actors(state) in ([CHANCE], [CLOCK]):
        units.pop()
    return units
