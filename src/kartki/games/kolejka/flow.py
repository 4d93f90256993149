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
from kartki.games.kolejka.square.calendar import (
    CLOSE,
    DELIVERY,
    JUMPING,
    MARKET_HOUR,
    OPENING,
    QUEUE_UP,
    RECALL_HOUR,
)
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.close_of_day import begin_close, begin_recall
from kartki.games.kolejka.steps.delivery import DELIVERING
from kartki.games.kolejka.steps.jumping import begin_jumping
from kartki.games.kolejka.steps.market import begin_market
from kartki.games.kolejka.steps.opening import begin_opening
from kartki.games.kolejka.steps.queue_up import QUEUEING, next_at_home
from kartki.games.kolejka.winning import end_sold_out


def next_phase(s: Square, told: list[Event]) -> None:
    """Begin the next phase, and the one after it where nobody has anything to do."""
    calendar = s.calendar
    while not s.steps and s.outcome is None:
        calendar.phase = calendar.phase + 1 if calendar.phase < RECALL_HOUR else QUEUE_UP
        begin(s, calendar.phase, told)


def begin(s: Square, phase: int, told: list[Event]) -> None:
    if phase == QUEUE_UP:
        begin_queueing(s)
    elif phase == DELIVERY:
        s.steps.append(DELIVERING)
    elif phase == JUMPING:
        begin_jumping(s)
    elif phase == OPENING:
        begin_opening(s, told)
    elif phase == MARKET_HOUR:
        begin_market(s)
    elif phase == CLOSE and s.calendar.last_day:  # KOL-END-3: after that day's market
        end_sold_out(s)
    elif phase == CLOSE:
        begin_close(s, told)
    else:
        begin_recall(s, told)


def begin_queueing(s: Square) -> None:
    """KOL-QUE-1: nobody with a pawn at home, and the phase is skipped."""
    if s.somebody_is_at_home():
        s.calendar.turn = next_at_home(s, s.calendar.first)
        s.steps.append(QUEUEING)
