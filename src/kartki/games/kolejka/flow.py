"""The course of the day, in one place.

Set-up       KOL-SET   lists, first player, three queue cards each
then, day by day:
  1 QueueUp      KOL-QUE   pawns from home to the queues (first day: then the speculators)
  2 Delivery     KOL-DEL   trucks to shops
  3 QueueJumping KOL-JMP   three rounds of queue cards
  4 ShopsOpen    KOL-OPN   wave after wave
  5 MarketHour   KOL-MKT   exchange
  6 Close        KOL-PCT   bin, stocktaking, trader, draw, recall, marker; Saturday
"""

from kartki.core.play import Event
from kartki.games.kolejka.state import (
    CLOSE,
    DELIVERY,
    JUMPING,
    MARKET_HOUR,
    OPENING,
    QUEUE_UP,
    RECALL_HOUR,
    Square,
)
from kartki.games.kolejka.steps.close_of_day import begin_close, begin_recall
from kartki.games.kolejka.steps.delivery import DELIVERING
from kartki.games.kolejka.steps.jumping import begin_jumping
from kartki.games.kolejka.steps.market import begin_market
from kartki.games.kolejka.steps.opening import begin_opening
from kartki.games.kolejka.steps.queue_up import QUEUEING, next_at_home
from kartki.games.kolejka.winning import end_sold_out


def next_phase(s: Square, told: list[Event]) -> None:
    """Begin the next phase, and the one after it where nobody has anything to do."""
    while not s.steps and s.outcome is None:
        s.phase = s.phase + 1 if s.phase < RECALL_HOUR else QUEUE_UP
        begin(s, told)


def begin(s: Square, told: list[Event]) -> None:
    if s.phase == QUEUE_UP:
        begin_queueing(s)
    elif s.phase == DELIVERY:
        s.steps.append(DELIVERING)
    elif s.phase == JUMPING:
        begin_jumping(s)
    elif s.phase == OPENING:
        begin_opening(s, told)
    elif s.phase == MARKET_HOUR:
        begin_market(s)
    elif s.phase == CLOSE and s.last_day:  # KOL-END-3: after that day's market
        end_sold_out(s)
    elif s.phase == CLOSE:
        begin_close(s, told)
    else:
        begin_recall(s, told)


def begin_queueing(s: Square) -> None:
    """KOL-QUE-1: nobody with a pawn at home, and the phase is skipped."""
    if any(s.home):
        s.turn = next_at_home(s, s.first)
        s.steps.append(QUEUEING)
