"""One position of Reglamentacja: hands, queue, row, offers, and the top."""

from typing import Any, Final, final

from kartki.core.deck import Deck
from kartki.core.play import Seat, State, Step
from kartki.games.reglamentacja.offers import Standing
from kartki.games.reglamentacja.parts import KINDS, SPECULATOR, Box

# where the game is; REG's chapters in their order
SETUP: Final = 0
ALLOCATION: Final = 1
SHOPPING: Final = 2
REFILL: Final = 3
FINAL: Final = 4
LAST_SHOPPING: Final = 5
PHASES: Final = ("setup", "allocation", "shopping", "refill", "final", "last_shopping")


@final
class HouseRules:
    """The options of a table."""

    def __init__(self, live: bool, without_meal: bool) -> None:
        self.live: Final = live  # REG-TOP-2: a clock; else beats, REG-TOP-3
        self.without_meal: Final = without_meal  # REG-SET-3


@final
class Top:
    """How the top spins. `lasts`, the milliseconds at a live table, is known to nobody."""

    def __init__(self, quality: int, tries: int, lasts: int, beats: int) -> None:
        self.quality: Final = quality
        self.tries: Final = tries
        self.lasts: Final = lasts
        self.beats: Final = beats


@final
class Said:
    """A call, as everybody heard it (REG-TRD-6)."""

    def __init__(self, seat: Seat, phrase: int, slot: int) -> None:
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.slot: Final = slot


LAID_DOWN: Final = Top(0, 0, 0, 0)


@final
class Shop(State):
    """Everything on the table."""

    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        box: Box,
        house: HouseRules,
        phase: int,
        active: Seat,
        queue: list[int],
        row: list[int],
        cards: Deck,
        gone: list[int],
        hands: list[list[int]],
        known: list[list[int]],
        stack: Deck,
        discards: list[int],
        visits: list[int],
        bought: list[list[int]],
        owed: list[Seat],
        top: Top,
        tipped: bool,
        fallen: bool,
        turn: Seat,
        quiet: int,
        offers: list[Standing],
        offers_made: int,
        past: list[Standing],
        talk: list[Said],
        place: int,
    ) -> None:
        super().__init__(players, steps, 0)
        self.box: Final = box
        self.house: Final = house
        self.phase = phase
        self.active = active  # who holds the top
        self.queue: Final = queue  # seats and the speculator, from the counter
        self.row: Final = row  # cards behind the counter, the nearest to the board first
        self.cards = cards  # the face-down stack of shopping cards
        self.gone: Final = gone  # cards that the speculator took: in the box
        self.hands: Final = hands  # stamps of each player, by kind
        self.known: Final = known  # what everybody knows each player to hold at least, by kind
        self.stack = stack  # the face-down stack of stamps
        self.discards: Final = discards  # open, by kind
        self.visits: Final = visits  # of each player; -1: not dealt yet
        self.bought: Final = bought  # seen when bought
        self.owed: Final = owed  # who still has to draw a stamp, in order
        self.top = top
        self.tipped = tipped  # in beats: it will fall now
        self.fallen = fallen  # between "the top falls" and "hands down"
        self.turn = turn  # who may speak, in beats
        self.quiet = quiet  # how many have been silent in a row
        self.offers: Final = offers  # in the order of making
        self.offers_made = offers_made  # numbers run through the whole game
        self.past: Final = past  # offers of this turn that have ended
        self.talk: Final = talk  # calls of this turn
        self.place = place  # whose pawn buys in the final turn

    def copy(self) -> "Shop":
        twin = Shop(
            self.players,
            self.steps.copy(),
            self.box,
            self.house,
            self.phase,
            self.active,
            self.queue.copy(),
            self.row.copy(),
            self.cards.copy(),
            self.gone.copy(),
            [hand.copy() for hand in self.hands],
            [hand.copy() for hand in self.known],
            self.stack.copy(),
            self.discards.copy(),
            self.visits.copy(),
            [cards.copy() for cards in self.bought],
            self.owed.copy(),
            self.top,
            self.tipped,
            self.fallen,
            self.turn,
            self.quiet,
            self.offers.copy(),
            self.offers_made,
            self.past.copy(),
            self.talk.copy(),
            self.place,
        )
        twin.rounds = self.rounds
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "box": self.box.edition,
            "house": [self.house.live, self.house.without_meal],
            "steps": [step.facts() for step in self.steps],
            "hour": [PHASES[self.phase], self.rounds, self.active],
            "queue": list(self.queue),
            "row": [self.box.cards[card].name for card in self.row],
            "cards": self.cards.facts(),
            "gone": sorted(self.gone),
            "hands": [list(hand) for hand in self.hands],
            "known": [list(hand) for hand in self.known],
            "stack": self.stack.facts(),
            "discards": {KINDS[kind]: number for kind, number in enumerate(self.discards)},
            "visits": list(self.visits),
            "bought": [list(cards) for cards in self.bought],
            "owed": list(self.owed),
            "top": [self.top.quality, self.top.tries, self.top.lasts, self.top.beats],
            "fall": [self.tipped, self.fallen],
            "trading": [self.turn, self.quiet, self.offers_made, self.place],
            "offers": [offer.facts() for offer in self.offers],
            "past": [offer.facts() for offer in self.past],
            "talk": [[said.seat, said.phrase, said.slot] for said in self.talk],
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }

    def from_active(self) -> list[Seat]:
        """The seats clockwise from the one who holds the top."""
        return [(self.active + i) % self.players for i in range(self.players)]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.players

    def stamps(self, seat: Seat) -> int:
        return sum(self.hands[seat])

    def points(self, seat: Seat) -> int:
        """REG-SCO-1."""
        return sum([self.box.worth(card, self.visits[seat]) for card in self.bought[seat]])

    def is_final(self) -> bool:
        return self.phase >= FINAL

    def speculator_first(self) -> bool:
        return bool(self.queue) and self.queue[0] == SPECULATOR
