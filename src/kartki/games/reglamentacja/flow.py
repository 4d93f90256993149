"""The course of the game, in one place.

Set-up         REG-SET   the row, five stamps each, visits, the queue
then, turn by turn:
  Allocation   REG-ALC   draw two, spin, trade (REG-TRD, REG-SPC), discard to six, pass the top
  Shopping     REG-SHP   the first in the queue buys, draws one; the row is filled up
               REG-SPS   … and the speculator shops as soon as he is first
and when the row cannot be filled up:
  Final turn   REG-FIN   three stamps each, spin, everybody trades, one last card each
  Scoring      REG-SCO
"""

from kartki.core.play import Event
from kartki.games.reglamentacja.events import FinalTurnBegan, TurnBegan
from kartki.games.reglamentacja.parts import ROW, SPECULATOR
from kartki.games.reglamentacja.scoring import score
from kartki.games.reglamentacja.state import (
    ALLOCATION,
    FINAL,
    LAST_SHOPPING,
    REFILL,
    SETUP,
    SHOPPING,
    Shop,
)
from kartki.games.reglamentacja.steps.buying import (
    DISCARDING,
    LAST_SHOPPING_STEP,
    SHOPPING_STEP,
)
from kartki.games.reglamentacja.steps.chance import REFILLING, owe
from kartki.games.reglamentacja.steps.speculator import SPECULATOR_SHOPS
from kartki.games.reglamentacja.steps.spinning import SPINNING
from kartki.games.reglamentacja.steps.trading import TRADING

DRAWN: int = 2  # REG-ALC-1
DEALT: int = 3  # REG-FIN-2


def next_phase(s: Shop, told: list[Event]) -> None:
    """The stack of steps has run empty: push what comes next.

    REG-SPS-2: a short row comes first, so the speculator never shops from fewer than six cards.
    """
    while not s.steps and s.outcome is None:
        if not s.is_final() and s.phase != SETUP and row_is_short(s):
            fill_row(s, told)
        elif s.phase == ALLOCATION:
            end_allocation(s)
        elif s.phase == SHOPPING:
            s.phase = REFILL
        elif s.phase == FINAL:
            s.phase = LAST_SHOPPING
            s.steps.append(LAST_SHOPPING_STEP)
        elif s.phase == LAST_SHOPPING:
            score(s, told)
        elif s.queue.speculator_first():
            s.steps.append(SPECULATOR_SHOPS)
        else:
            begin_turn(s, told)


def row_is_short(s: Shop) -> bool:
    return len(s.counter.row) < ROW


def fill_row(s: Shop, told: list[Event]) -> None:
    """REG-SHP-3; REG-FIN-1: if it cannot be filled up, the final turn begins."""
    if s.counter.stack.layers:
        s.steps.append(REFILLING)
    else:
        begin_final(s, told)


def begin_turn(s: Shop, told: list[Event]) -> None:
    s.phase = ALLOCATION
    s.rounds += 1
    told.append(TurnBegan(s.active))
    s.steps.extend([TRADING, SPINNING])  # REG-ALC-3: trading lasts as long as the top spins
    owe(s, [s.active] * DRAWN, told)


def end_allocation(s: Shop) -> None:
    """REG-ALC-6, REG-ALC-7: discard to six, then the top goes to the left."""
    if s.stamps.over_limit(s.active):
        s.steps.append(DISCARDING)
        return
    s.active = s.left_of(s.active)
    s.phase = SHOPPING
    s.steps.append(SHOPPING_STEP)


def begin_final(s: Shop, told: list[Event]) -> None:
    """REG-FIN-1 to 4: what was offered and said in this turn is forgotten."""
    s.phase = FINAL
    s.rounds += 1
    s.queue.pawns.remove(SPECULATOR)
    s.market.close()
    s.top.lay_down()
    told.append(FinalTurnBegan(s.active))
    s.steps.extend([TRADING, SPINNING])
    owe(s, s.from_active() * DEALT, told)
