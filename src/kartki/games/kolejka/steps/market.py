"""KOL-MKT: pawns in the market's queue exchange goods, in order."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Term
from kartki.games.kolejka.actions import (
    GO_HOME,
    NOWHERE,
    ONE_FOR_ONE,
    TWO_FOR_ONE,
    WAIT,
    Exchange,
)
from kartki.games.kolejka.events import Waited
from kartki.games.kolejka.parts import MARKET, SHOPS
from kartki.games.kolejka.square.shops import without
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.transfer_events import Exchanged, WentHome
from kartki.games.kolejka.winning import check_lists


@final
class MarketHour(Step[Square]):
    name: ClassVar[str] = "market"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.market.queue[s.market.place]]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        market = s.market
        found: list[Action] = [GO_HOME] if market.exchanged else [WAIT, GO_HOME]
        wares = [shop for shop in range(MARKET) if market.stalls[shop]]
        owned = s.seats[seat].goods
        straight = market.traders_stall()
        for pay in range(MARKET):
            if not owned[pay]:
                continue
            if market.stalls[straight] and pay != straight:
                found.append(ONE_FOR_ONE[pay][straight])
            for also in range(pay, MARKET):
                if owned[also] > (1 if also == pay else 0):
                    exchanges = TWO_FOR_ONE[pay][also]
                    for take in wares:
                        found.append(exchanges[take])
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a == WAIT:
            return Refusal("market.exchanged", "KOL-MKT-3") if s.market.exchanged else None
        if a == GO_HOME:
            return None
        return (
            self._refuse_exchange(s, seat, a)
            if isinstance(a, Exchange)
            else not_now("KOL-MKT-1", self.name)
        )

    def _refuse_exchange(self, s: Square, seat: Seat, a: Exchange) -> Refusal | None:
        lack = _lacking(s.seats[seat].goods, a)
        if lack is not None:
            return Refusal(
                "exchange.not_owned", "KOL-MKT-1", (("lack", lack), ("number", lack.number))
            )
        wanted = (("goods", Term("goods", SHOPS[a.take])),)
        if not s.market.stalls[a.take]:
            return Refusal("exchange.stall_empty", "KOL-MKT-1", wanted)
        if a.also != NOWHERE:
            return None
        trader = s.market.traders_stall()
        if trader != a.take:
            cheap = (("trader", Term("goods", SHOPS[trader])), ("left", s.market.stalls[trader]))
            return Refusal("exchange.not_the_traders_stall", "KOL-MKT-1", (*wanted, *cheap))
        return Refusal("exchange.same_goods", "KOL-MKT-1", wanted) if a.pay == a.take else None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Exchange):
            self._exchange(s, seat, a, told)
            return told
        if a == WAIT:
            s.market.place += 1
            told.append(Waited(seat))
        else:
            s.market.queue = without(s.market.queue, s.market.place)
            s.seats[seat].home += 1
            told.append(WentHome(seat, s.market.place))
        s.market.exchanged = False
        if s.market.place >= len(s.market.queue):
            s.steps.pop()
        return told

    def _exchange(self, s: Square, seat: Seat, a: Exchange, told: list[Event]) -> None:
        """KOL-MKT-2: goods paid lie at once on their own stalls."""
        owned, market = s.seats[seat].goods, s.market
        for paid in (a.pay, a.also):
            if paid != NOWHERE:
                owned[paid] -= 1
                market.stalls[paid] += 1
        market.stalls[a.take] -= 1
        owned[a.take] += 1
        market.exchanged = True
        told.append(Exchanged(seat, a.pay, a.also, a.take))
        check_lists(s, told)


def _lacking(owned: list[int], a: Exchange) -> Term | None:
    """The goods that the player would pay with and does not own, and how many of them."""
    wanted = [a.pay] if a.also == NOWHERE else [a.pay, a.also]
    for shop in wanted:
        lack = wanted.count(shop) - owned[shop]
        if lack > 0:
            return Term("goods", SHOPS[shop], lack)
    return None


def begin_market(s: Square) -> None:
    s.market.place = 0
    s.market.exchanged = False
    if s.market.queue:
        s.steps.append(MARKET_STEP)


MARKET_STEP: Final = MarketHour()
