"""KOL-OPN: shops open all at once, wave after wave; whoever is served goes home with the goods."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Term
from kartki.games.kolejka.actions import TAKE, Take
from kartki.games.kolejka.events import Bought, SoldOut, SpeculatorBought
from kartki.games.kolejka.parts import SHOP_NUMBERS, SHOPS, SPECULATOR
from kartki.games.kolejka.shopping import kinds_in, take_from_pile
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.winning import check_lists, sold_out


@final
class ShopsOpen(Step[Square]):
    """Asks only the owner of a pawn who has a choice among the goods."""

    name: ClassVar[str] = "opening"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.buyers[0][0]]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        shop = s.buyers[0][1]
        return [TAKE[goods][shop] for goods in kinds_in(s.shops[shop])]

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Take):
            return not_now("KOL-OPN-1")
        shop = s.buyers[0][1]
        if a.shop != shop:
            return Refusal("take.not_your_place", "KOL-OPN-2", (("shop", _shop(shop)),))
        if a.goods not in s.shops[shop]:
            return Refusal("take.no_such_goods", "KOL-OPN-1", (("shop", _shop(shop)),))
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Take)
        told: list[Event] = []
        s.steps.pop()
        s.buyers.pop(0)
        buy(s, seat, a.goods, a.shop, told)
        run_waves(s, told)
        return told


def _shop(shop: int) -> Term:
    return Term("shop", SHOPS[shop])


def begin_opening(s: Square, told: list[Event]) -> None:
    """KOL-OPN-2: places are those at opening."""
    s.lines = [[] if s.closed[shop] else s.queues[shop].copy() for shop in SHOP_NUMBERS]
    s.wave = 0
    s.buyers.clear()
    line_up(s)
    run_waves(s, told)


def line_up(s: Square) -> None:
    """The wave's buyers: owners in turn order from the first player, then the speculators."""
    served = [
        (s.lines[shop][s.wave], shop)
        for shop in SHOP_NUMBERS
        if s.wave < len(s.lines[shop]) and s.shops[shop]
    ]
    order = [*s.from_first(), SPECULATOR]
    s.buyers.extend(sorted(served, key=lambda buyer: order.index(buyer[0])))


def run_waves(s: Square, told: list[Event]) -> None:
    """Serve everybody who has no choice; stop where somebody has one."""
    while True:
        while s.buyers:
            owner, shop = s.buyers[0]
            kinds = kinds_in(s.shops[shop])
            if owner != SPECULATOR and len(kinds) > 1:
                s.steps.append(SHOPS_OPEN)
                return
            s.buyers.pop(0)
            if owner == SPECULATOR:
                speculate(s, shop, told)
            else:
                buy(s, owner, kinds[0], shop, told)
        if check_lists(s, told):  # at the end of each wave
            return
        s.wave += 1
        line_up(s)
        if not s.buyers:
            close_shops(s, told)
            return


def buy(s: Square, seat: Seat, goods: int, shop: int, told: list[Event]) -> None:
    """KOL-OPN-1: pawn and goods go home."""
    take_from_pile(s.shops[shop], goods)
    s.queues[shop].pop(0)
    s.goods[seat][goods] += 1
    s.home[seat] += 1
    told.append(Bought(seat, goods, shop))


def speculate(s: Square, shop: int, told: list[Event]) -> None:
    """KOL-OPN-3: own kind first, else the top of the pile; to the stall, and behind the queue."""
    pile = s.shops[shop]
    goods = shop if shop in pile else pile[-1]
    take_from_pile(pile, goods)
    s.stalls[goods] += 1
    s.queues[shop].append(s.queues[shop].pop(0))
    told.append(SpeculatorBought(goods, shop))


def close_shops(s: Square, told: list[Event]) -> None:
    """KOL-END-3: looked at once, after the shops have closed."""
    s.lines = []
    s.wave = 0
    if sold_out(s):
        s.last_day = True
        told.append(SoldOut())


SHOPS_OPEN: Final = ShopsOpen()
