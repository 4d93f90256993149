"""KOL-JMP: three rounds of queue cards, clockwise from the first player."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import PASS, Play
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.events import Passed
from kartki.games.kolejka.fields import PLACE
from kartki.games.kolejka.parts import MARKET, ROUNDS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now

AIMED_AT_A_PLACE: Final = [card.card for card in QUEUE_CARDS if PLACE in card.fields]


@final
class QueueJumping(Step[Square]):
    name: ClassVar[str] = "jumping"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.calendar.turn]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for card in s.seats[seat].hand:
            QUEUE_CARDS[card].targets(s, seat, found)
        found.append(PASS)
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a is PASS or a == PASS:
            return None
        if not isinstance(a, Play):
            return not_now("KOL-JMP-1", self.name)
        if a.card not in s.seats[seat].hand:
            return Refusal("card.not_in_hand", "KOL-JMP-1")
        if MARKET in (a.shop, a.to):
            return Refusal("card.market", "KOL-JMP-5")
        if a.card in AIMED_AT_A_PLACE and not 0 <= a.place < len(s.shops[a.shop].queue):
            return Refusal("place.empty", "KOL-JMP-4")
        return QUEUE_CARDS[a.card].refuse(s, seat, a)

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Play):
            s.seats[seat].hand.remove(a.card)
            s.seats[seat].played.append(a.card)
            QUEUE_CARDS[a.card].play(s, seat, a, told)
        else:
            pass_turn(s, seat, told)
        if s.outcome is None and not go_round(s):
            s.steps.pop(0)  # the phase is over, whatever a friend has still to show
        return told


def pass_turn(s: Square, seat: Seat, told: list[Event]) -> None:
    """KOL-JMP-2: the hand goes on top of the own pile, to be drawn again."""
    player = s.seats[seat]
    s.jumping.passed[seat] = True
    player.pile.put_on_top(player.hand, 1 << seat)
    player.hand.clear()
    told.append(Passed(seat))


def go_round(s: Square) -> bool:
    """On to the next player who still plays; False when nobody does (KOL-JMP-3)."""
    calendar, jumping = s.calendar, s.jumping
    while s.somebody_holds_cards():
        calendar.turn = (calendar.turn + 1) % s.players
        if calendar.turn == calendar.first:
            jumping.round += 1
        if jumping.round >= ROUNDS:
            return False
        if s.seats[calendar.turn].hand and not jumping.passed[calendar.turn]:
            return True
    return False


def begin_jumping(s: Square) -> None:
    """KOL-JMP-3: nobody is asked who has no card."""
    s.jumping.round = 0
    s.jumping.passed[:] = [False] * s.players
    turn = s.calendar.first
    s.calendar.turn = turn
    if not s.somebody_holds_cards():
        return
    while not s.seats[turn].hand:
        turn = (turn + 1) % s.players
    s.calendar.turn = turn
    s.steps.append(JUMPING_STEP)


JUMPING_STEP: Final = QueueJumping()
