"""REG-TRD, REG-SPC: bargaining while the top spins.

One step for both paces (REG-TOP-1). At a live table everybody speaks at once and the clock says
when the top falls; in beats one speaks after the other, and the clock is due when the top tips.
What can be said stands in `verbs/`.
"""

from typing import ClassVar, Final, final

from kartki.core.play import CLOCK, Action, Event, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.reglamentacja.actions import FALLS, HANDS_DOWN, TakeOffer
from kartki.games.reglamentacja.bargaining import end_trading, may_answer
from kartki.games.reglamentacja.events import HandsWentDown, TopFell
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import EARLIEST, WOBBLING
from kartki.games.reglamentacja.steps.turns import ALONE, AT_ONCE, BY_CLOCK, not_now
from kartki.games.reglamentacja.verbs import trading_choices, trading_verb
from kartki.games.reglamentacja.verbs.offer import OFFER

HANDS_DOWN_WITHIN: Final = 250  # milliseconds, REG-TOP-2


@final
class Trading(Step[Shop]):
    name: ClassVar[str] = "trading"
    concurrent: ClassVar[bool] = True
    exact: ClassVar[bool] = True
    sampled: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        if s.house.live:
            return late_takers(s) if s.top.fallen else AT_ONCE[s.players]
        return BY_CLOCK if s.top.tipped else ALONE[s.market.turn]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        if seat == CLOCK:
            return [HANDS_DOWN if s.top.fallen else FALLS]
        return trading_choices(s, seat)

    def due(self, s: Shop) -> int:
        """REG-TOP-2: when it falls, which nobody knows; then the time for hands to go down."""
        return HANDS_DOWN_WITHIN if s.top.fallen else s.top.lasts

    def sample(self, s: Shop, seat: Seat, rng: Rng) -> Action | None:
        return None if seat == CLOCK or s.top.fallen else OFFER.sample(s, seat, rng)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if seat == CLOCK:
            return self._refuse_clock(s, a)
        if s.top.fallen and not isinstance(a, TakeOffer):
            return Refusal("top.fallen", "REG-ALC-4")
        verb = trading_verb(a)
        return not_now(self.name, s.house.live) if verb is None else verb.refuse(s, seat, a)

    def _refuse_clock(self, s: Shop, a: Action) -> Refusal | None:
        if a == FALLS:
            return Refusal("top.fallen", "REG-ALC-4") if s.top.fallen else None
        if a == HANDS_DOWN:
            return None if s.top.fallen else Refusal("top.spinning", "REG-TOP-2")
        return not_now(self.name, s.house.live)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        if seat == CLOCK:
            return self._tick(s, a)
        verb = trading_verb(a)
        assert verb is not None
        if verb.takes_a_beat and not s.house.live:
            self._count_beat(s, seat)
        told: list[Event] = []
        verb.do(s, seat, a, told)
        return told

    def _tick(self, s: Shop, a: Action) -> list[Event]:
        if a == FALLS:
            s.top.fallen = True
            return [TopFell()]
        end_trading(s)
        return [HandsWentDown()]

    def _count_beat(self, s: Shop, seat: Seat) -> None:
        """REG-TOP-3: being quiet costs nothing, everything else a beat."""
        s.top.beats += 1
        s.market.quiet = 0
        s.market.turn = s.left_of(seat)
        if s.top.beats >= EARLIEST * s.players:
            s.steps.append(WOBBLING)


def late_takers(s: Shop) -> list[Seat]:
    """REG-TOP-2: who was made an offer that stood at the fall, and the clock."""
    found: list[Seat] = []
    for offer in s.market.offers:
        for seat in range(s.players):
            if seat not in found and may_answer(s, offer, seat):
                found.append(seat)
    return [*sorted(found), CLOCK]


TRADING: Final = Trading()
