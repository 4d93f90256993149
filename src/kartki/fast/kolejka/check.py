"""The readable rules and the core, move by move: the first thing in which they differ.

The readable rules are the rules. Whoever makes or loads a core asks here; so do the contract
tests and `scripts/prove fast_kolejka`, with other players and other games.
"""

from collections.abc import Callable
from typing import Any, Final, final

from kartki.core.fingerprint import fingerprint
from kartki.core.play import CHANCE, Action, Seat
from kartki.core.rng import Rng
from kartki.fast.kolejka.moves import MOVES, number_of
from kartki.fast.kolejka.vector import position_in, vector_of
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.state import Square

Chooser = Callable[[Square, Seat, list[Action], Rng], Action]
WILD_IN: Final = 8  # in every eighth position any act of anybody is put to both
EDITION: Final = "standard"
FEWEST: Final = 2
MOST: Final = 5
HOUSES: Final = [
    {"stalls": stalls, "saturday": saturday}
    for stalls in ("fixed", "random")
    for saturday in ("all", "played")
]


class Differs(Exception):
    """The two have come apart: what was done, and in what."""


def at_random(_s: Square, _seat: Seat, legal: list[Action], rng: Rng) -> Action:
    return legal[rng.below(len(legal))]


@final
class Twins:
    """A readable position and its flat twin, compared before and after every act."""

    def __init__(self, core: Any, s: Square) -> None:
        self.game: Final = Kolejka()
        self.s: Final = s
        self.flat: Any = core.Position(vector_of(s))
        self.acts = 0

    def legal(self) -> list[Action]:
        """What may be done now, by both; and whose turn it is."""
        seat = self.game.actors(self.s)[0]
        legal = self.game.legal_actions(self.s, seat)
        theirs = [MOVES[number] for number in self.flat.legal()]
        if self.flat.actor != seat:
            raise Differs(f"whose turn it is: {seat} or {self.flat.actor}")
        if theirs != legal:
            raise Differs(f"legal moves of {seat}: {legal} or {theirs}")
        return legal

    def act(self, seat: Seat, action: Action) -> None:
        """Do it in both and compare all fields; once a day the fingerprints, too."""
        day = self.s.calendar.days
        self.game.apply(self.s, seat, action)
        self.flat.apply(number_of(action))
        self.acts += 1
        if self.flat.vector() != vector_of(self.s):
            raise Differs(f"after {action!r} of {seat}: {', '.join(self.fields())}")
        if self.s.calendar.days != day or self.s.outcome is not None:
            self.compare_facts()

    def fields(self) -> list[str]:
        """In which facts they differ."""
        ours, theirs = self.s.facts(), self.back().facts()
        return [
            f"{name} {ours[name]} or {theirs[name]}" for name in ours if ours[name] != theirs[name]
        ]

    def back(self) -> Square:
        return position_in(self.flat.vector(), self.s.box)

    def compare_facts(self) -> None:
        theirs = self.back()
        if fingerprint(theirs.facts()) != fingerprint(self.s.facts()):
            raise Differs(f"fingerprints: {', '.join(self.fields())}")
        end = self.s.outcome
        places = None if end is None else tuple(end.places)
        cites = None if end is None else end.cites
        theirs_cite = None if theirs.outcome is None else theirs.outcome.cites
        if self.flat.places != places or cites != theirs_cite:
            raise Differs(f"the end: {places} by {cites} or {self.flat.places} by {theirs_cite}")

    def deal(self, rng: Rng) -> Action:
        """The chance move of a ticket, the same in both."""
        tickets = self.game.tickets(self.s)
        if self.flat.tickets() != tickets:
            raise Differs(f"tickets: {tickets} or {self.flat.tickets()}")
        ticket = rng.below(tickets)
        action = self.game.chance_at(self.s, ticket)
        if MOVES[self.flat.chance_at(ticket)] != action:
            raise Differs(f"ticket {ticket}: {action!r}")
        return action

    def wild(self, legal: list[Action], rng: Rng) -> None:
        """Any act of any seat: the judge of the rules and the list of the core say the same."""
        seat, action = self.game.wild(self.s, rng)
        allowed = self.game.why_not(self.s, seat, action) is None
        number = number_of(action)
        if allowed != (seat == self.flat.actor and number >= 0 and number in self.flat.legal()):
            raise Differs(f"is {action!r} of {seat} allowed? {allowed} or not")

    def play(self, choose: Chooser, rng: Rng) -> None:
        """A whole game; `choose` plays for everybody."""
        while self.s.outcome is None:
            legal = self.legal()
            if rng.below(WILD_IN) == 0:
                self.wild(legal, rng)
            seat = self.game.actors(self.s)[0]
            if seat == CHANCE:
                self.act(seat, self.deal(rng))
            else:
                self.act(seat, choose(self.s, seat, legal, rng))


def table(seed: int) -> Square:
    """Two to five players and every house rule in turn."""
    players = FEWEST + seed % (MOST - FEWEST + 1)
    house = HOUSES[seed // (MOST - FEWEST + 1) % len(HOUSES)]
    return Kolejka().new_game(players, EDITION, house)


def play_game(core: Any, seed: int, choose: Chooser) -> Twins:
    twins = Twins(core, table(seed))
    try:
        twins.play(choose, Rng(seed))
        _plays_out_alike(core, twins, seed)
    except Differs as differs:
        raise Differs(f"game {seed}, act {twins.acts}: {differs}") from None
    except (ValueError, IndexError) as trouble:  # the core refuses what the rules have allowed
        raise Differs(f"game {seed}, act {twins.acts}: {trouble}") from None
    return twins


def _plays_out_alike(core: Any, twins: Twins, seed: int) -> None:
    """Random play inside the core draws the numbers that random play by the rules draws."""
    s, rng, twin_rng = table(seed), Rng(seed), Rng(seed)
    flat = core.Position(vector_of(s))
    played = flat.play_out(*twin_rng.halves(), 1)
    game = twins.game
    while s.outcome is None and s.calendar.days < 1:
        seat = game.actors(s)[0]
        legal = [game.deal(s, rng)] if seat == CHANCE else game.legal_actions(s, seat)
        game.apply(s, seat, legal[0] if seat == CHANCE else legal[rng.below(len(legal))])
    if flat.vector() != vector_of(s) or played[3:] != rng.halves():
        raise Differs("random play of the first day")


def first_difference(core: Any, games: int, choose: Chooser = at_random) -> str:
    """A sentence about the first game in which the two came apart; empty if they never did."""
    if len(MOVES) != core.MOVES:
        return f"the core counts {core.MOVES} moves, the rules {len(MOVES)}"
    for seed in range(games):
        try:
            play_game(core, seed, choose)
        except Differs as differs:
            return str(differs)
    return ""
