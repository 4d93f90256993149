"""REG-TRD, REG-SPC: bargaining while the top spins.

One step for both paces (REG-TOP-1). At a live table everybody speaks at once and the clock says
when the top falls; in beats one speaks after the other, and the clock is due when the top tips.
"""

from typing import ClassVar, Final, final

from kartki.core.play import CLOCK, Action, Event, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.reglamentacja import judging
from kartki.games.reglamentacja.actions import (
    FALLS,
    HANDS_DOWN,
    QUIET,
    STOP,
    Call,
    CounterOffer,
    Decline,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.bargaining import is_open
from kartki.games.reglamentacja.choices import choices
from kartki.games.reglamentacja.events import AllQuiet, HandsWentDown, TopFell, TopStopped
from kartki.games.reglamentacja.sampling import sample_offer
from kartki.games.reglamentacja.state import LAID_DOWN, Shop, Top
from kartki.games.reglamentacja.steps.chance import EARLIEST, WOBBLING
from kartki.games.reglamentacja.steps.speaking import speak
from kartki.games.reglamentacja.steps.turns import ALONE, AT_ONCE, BY_CLOCK, not_now
from kartki.games.reglamentacja.trade_events import KeptQuiet

HANDS_DOWN_WITHIN: Final = 250  # milliseconds, REG-TOP-2


@final
class Trading(Step[Shop]):
    name: ClassVar[str] = "trading"
    concurrent: ClassVar[bool] = True
    exact: ClassVar[bool] = True
    sampled: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        if s.house.live:
            return late_takers(s) if s.fallen else AT_ONCE[s.players]
        return BY_CLOCK if s.tipped else ALONE[s.turn]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        if seat == CLOCK:
            return [HANDS_DOWN if s.fallen else FALLS]
        return choices(s, seat)

    def due(self, s: Shop) -> int:
        """REG-TOP-2: when it falls, which nobody knows; then the time for hands to go down."""
        return HANDS_DOWN_WITHIN if s.fallen else s.top.lasts

    def sample(self, s: Shop, seat: Seat, rng: Rng) -> Action | None:
        return None if seat == CLOCK or s.fallen else sample_offer(s, seat, rng)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if seat == CLOCK:
            return self._refuse_clock(s, a)
        if s.fallen and not isinstance(a, TakeOffer):
            return Refusal("top.fallen", "REG-ALC-4")
        return self._refuse_words(s, seat, a)

    def _refuse_clock(self, s: Shop, a: Action) -> Refusal | None:
        if a == FALLS:
            return Refusal("top.fallen", "REG-ALC-4") if s.fallen else None
        if a == HANDS_DOWN:
            return None if s.fallen else Refusal("top.spinning", "REG-TOP-2")
        return not_now(self.name)

    def _refuse_words(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, MakeOffer):
            return judging.refuse_offer(s, seat, a)
        if isinstance(a, TakeOffer):
            return judging.refuse_take(s, seat, a)
        if isinstance(a, CounterOffer):
            return judging.refuse_counter(s, seat, a)
        if isinstance(a, Decline):
            return judging.refuse_decline(s, seat, a)
        if isinstance(a, Withdraw):
            return judging.refuse_withdraw(s, seat, a)
        if isinstance(a, Call):
            return judging.refuse_call(s, seat, a)
        if isinstance(a, PaySpeculator):
            return judging.refuse_speculator(s, seat, a)
        if a == STOP:
            return judging.refuse_stop(s, seat)
        return None if a == QUIET and not s.house.live else not_now(self.name)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        if seat == CLOCK:
            return self._tick(s, a)
        told: list[Event] = []
        if a == STOP:
            told.append(TopStopped(seat))
            end_trading(s)
        elif a == QUIET:
            self._keep_quiet(s, seat, told)
        else:
            self._count_beat(s, seat)
            speak(s, seat, a, told)
        return told

    def _tick(self, s: Shop, a: Action) -> list[Event]:
        if a == FALLS:
            s.fallen = True
            return [TopFell()]
        end_trading(s)
        return [HandsWentDown()]

    def _count_beat(self, s: Shop, seat: Seat) -> None:
        """REG-TOP-3: silence costs nothing, everything else a beat."""
        if s.house.live:
            return
        top = s.top
        s.top = Top(top.quality, top.tries, top.lasts, top.beats + 1)
        s.quiet = 0
        s.turn = s.left_of(seat)
        if s.top.beats >= EARLIEST * s.players:
            s.steps.append(WOBBLING)

    def _keep_quiet(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        """REG-TOP-3: when all stay silent the top is stopped; in the final turn it falls."""
        told.append(KeptQuiet(seat))
        s.quiet += 1
        s.turn = s.left_of(seat)
        if s.quiet < s.players:
            return
        told.append(AllQuiet())
        if s.is_final():
            s.tipped = True
        else:
            end_trading(s)


def late_takers(s: Shop) -> list[Seat]:
    """REG-TOP-2: who was made an offer that stood at the fall, and the clock."""
    found: list[Seat] = []
    for offer in s.offers:
        for seat in range(s.players):
            if seat not in found and is_open(s, offer, seat):
                found.append(seat)
    return [*sorted(found), CLOCK]


def end_trading(s: Shop) -> None:
    s.offers.clear()
    s.past.clear()
    s.talk.clear()
    s.top = LAID_DOWN
    s.tipped = s.fallen = False
    s.quiet = 0
    s.steps.pop()


TRADING: Final = Trading()
