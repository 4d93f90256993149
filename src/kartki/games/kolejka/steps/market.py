"""KOL-MKT: pawns in the market's queue exchange goods, in order."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Term
from kartki.games.kolejka.actions import GO_HOME, NOWHERE, WAIT, Exchange, exchange
from kartki.games.kolejka.events import Exchanged, Waited, WentHome
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS, SHOPS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.winning import check_lists


@final
class MarketHour(Step[Square]):
    name: ClassVar[str] = "market"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.queues[MARKET][s.place]]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        found: list[Action] = [GO_HOME] if s.exchanged else [WAIT, GO_HOME]
        wares = [shop for shop in SHOP_NUMBERS if s.stalls[shop]]
        owned = s.goods[seat]
        for pay in SHOP_NUMBERS:
            if not owned[pay]:
                continue
            stall = s.stall_order[s.trader]
            if s.stalls[stall] and pay != stall:
                found.append(exchange(pay, NOWHERE, stall))
            for also in range(pay, len(SHOPS)):
                if owned[also] > (1 if also == pay else 0):
                    found.extend([exchange(pay, also, take) for take in wares])
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a == WAIT:
            return Refusal("market.exchanged", "KOL-MKT-3") if s.exchanged else None
        if a == GO_HOME:
            return None
        return (
            self._refuse_exchange(s, seat, a) if isinstance(a, Exchange) else not_now("KOL-MKT-1")
        )

    def _refuse_exchange(self, s: Square, seat: Seat, a: Exchange) -> Refusal | None:
        owned = s.goods[seat]
        both = 2 if a.also == a.pay else 1
        if owned[a.pay] < both or (a.also != NOWHERE and not owned[a.also]):
            return Refusal("exchange.not_owned", "KOL-MKT-1")
        wanted = (("goods", Term("goods", SHOPS[a.take])),)
        if not s.stalls[a.take]:
            return Refusal("exchange.stall_empty", "KOL-MKT-1", wanted)
        if a.also != NOWHERE:
            return None
        if s.stall_order[s.trader] != a.take:
            return Refusal("exchange.not_the_traders_stall", "KOL-MKT-1", wanted)
        return Refusal("exchange.same_goods", "KOL-MKT-1", wanted) if a.pay == a.take else None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Exchange):
            self._exchange(s, seat, a, told)
            return told
        if a == WAIT:
            s.place += 1
            told.append(Waited(seat))
        else:
            s.queues[MARKET].pop(s.place)
            s.home[seat] += 1
            told.append(WentHome(seat))
        s.exchanged = False
        if s.place >= len(s.queues[MARKET]):
            s.steps.pop()
        return told

    def _exchange(self, s: Square, seat: Seat, a: Exchange, told: list[Event]) -> None:
        """KOL-MKT-2: goods paid lie at once on their own stalls."""
        for paid in (a.pay, a.also):
            if paid != NOWHERE:
                s.goods[seat][paid] -= 1
                s.stalls[paid] += 1
        s.stalls[a.take] -= 1
        s.goods[seat][a.take] += 1
        s.exchanged = True
        told.append(Exchanged(seat, a.pay, a.also, a.take))
        check_lists(s, told)


def begin_market(s: Square) -> None:
    s.place = 0
    s.exchanged = False
    if s.queues[MARKET]:
        s.steps.append(MARKET_STEP)


MARKET_STEP: Final = MarketHour()
