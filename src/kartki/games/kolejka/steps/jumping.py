"""KOL-JMP: three rounds of queue cards, clockwise from the first player."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import COMMITTEE, CRITICISE, LUCKY, MOTHER, PASS, SIR, Play
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.events import Passed
from kartki.games.kolejka.parts import MARKET, ROUNDS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now

AIMED_AT_A_PLACE: Final = (SIR, MOTHER, CRITICISE, LUCKY)


@final
class QueueJumping(Step[Square]):
    name: ClassVar[str] = "jumping"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.turn]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for card in s.hands[seat]:
            QUEUE_CARDS[card].targets(s, seat, found)
        found.append(PASS)
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a is PASS or a == PASS:
            return None
        if not isinstance(a, Play):
            return not_now("KOL-JMP-1")
        if a.card not in s.hands[seat]:
            return Refusal("card.not_in_hand", "KOL-JMP-1")
        if a.card != COMMITTEE and MARKET in (a.shop, a.to):
            return Refusal("card.market", "KOL-JMP-5")
        if a.card in AIMED_AT_A_PLACE and not 0 <= a.place < len(s.queues[a.shop]):
            return Refusal("place.empty", "KOL-JMP-4")
        return QUEUE_CARDS[a.card].refuse(s, seat, a)

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Play):
            s.hands[seat].remove(a.card)
            s.played[seat].append(a.card)
            QUEUE_CARDS[a.card].play(s, seat, a, told)
        else:
            pass_turn(s, seat, told)
        if s.outcome is None and not go_round(s):
            s.steps.pop(0)  # the phase is over, whatever a friend has still to show
        return told


def pass_turn(s: Square, seat: Seat, told: list[Event]) -> None:
    """KOL-JMP-2: the hand goes on top of the own pile, to be drawn again."""
    s.passed[seat] = True
    s.piles[seat].put_on_top(s.hands[seat], 1 << seat)
    s.hands[seat].clear()
    told.append(Passed(seat))


def go_round(s: Square) -> bool:
    """On to the next player who still plays; False when nobody does (KOL-JMP-3)."""
    while any(s.hands):
        s.turn = (s.turn + 1) % s.players
        if s.turn == s.first:
            s.jump_round += 1
        if s.jump_round >= ROUNDS:
            return False
        if s.hands[s.turn] and not s.passed[s.turn]:
            return True
    return False


def begin_jumping(s: Square) -> None:
    """KOL-JMP-3: nobody is asked who has no card."""
    s.jump_round = 0
    s.passed[:] = [False] * s.players
    s.turn = s.first
    if not any(s.hands):
        return
    while not s.hands[s.turn]:
        s.turn = (s.turn + 1) % s.players
    s.steps.append(JUMPING_STEP)


JUMPING_STEP: Final = QueueJumping()
