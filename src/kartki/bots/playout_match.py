"""Bots against bots without a record: the loop of simulations, compiled as that of playouts is."""

from collections.abc import Callable
from typing import Any, Final, final

from kartki.bots.choosing import choices
from kartki.core.game import Game
from kartki.core.play import CHANCE, CLOCK, Action, Seat, State
from kartki.core.rng import Rng


@final
class Chooser:
    """Whoever sits on a seat: what it chooses, by its own generator."""

    def __init__(
        self, choose: Callable[[Any, list[Action], int, Rng], Action | None], looks: bool, rng: Rng
    ) -> None:
        self.choose: Final = choose  # as a bot does
        self.looks: Final = looks  # at the view? Else none is made for it
        self.rng: Final = rng


@final
class MatchRun:
    """A game on its way to the end, move by move. Chance has a generator of its own."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        seats: list[Chooser],
        dealer: Rng,
        first: Rng,
        limit: int,
        judged: Callable[[Seat, Action | None], Action],
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seats: Final = seats
        self.dealer: Final = dealer
        self.first: Final = first  # who acts first of several
        self.limit: Final = limit  # milliseconds that a bot may think
        self.judged: Final = judged  # the act, if it is legal; else it raises
        self.lines = 0
        self.decisions = 0  # how often a seat chose among two or more legal actions

    def next(self) -> tuple[Seat, Action]:
        """Who acts now, and how; nothing is done yet."""
        s = self.state
        step = s.steps[-1]
        actors = step.actors(s)
        seat = actors[0] if len(actors) == 1 else actors[self.first.below(len(actors))]
        self.lines += 1
        if seat == CHANCE:
            return seat, step.deal(s, self.dealer)
        if seat == CLOCK:
            return seat, step.legal(s, seat)[0]
        return seat, self._choose(seat, self.seats[seat])

    def _choose(self, seat: Seat, chooser: Chooser) -> Action:
        """The bot's choice; a single legal action is taken without asking the bot."""
        legal = choices(self.game, self.state, seat, chooser.rng)
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        view = self.game.view(self.state, seat) if chooser.looks else None
        action = chooser.choose(view, legal, self.limit, chooser.rng)
        for one in legal:
            if one is action:  # what was offered need not be judged
                return one
        return self.judged(seat, action)

    def play(self, most_lines: int) -> None:
        """To the end, or as far as so many lines of the log lead."""
        s = self.state
        while s.outcome is None and self.lines < most_lines:
            seat, action = self.next()
            self.game.apply(s, seat, action)
