"""KOL-OPN: shops open all at once, wave after wave; whoever is served goes home with the goods."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Term
from kartki.games.kolejka.actions import TAKE, Take
from kartki.games.kolejka.events import SoldOut
from kartki.games.kolejka.parts import MARKET, SHOPS, SPECULATOR
from kartki.games.kolejka.shopping import buy, speculate
from kartki.games.kolejka.square.opening import Opening
from kartki.games.kolejka.square.shops import is_mixed, kinds_in
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.winning import check_lists, sold_out

NOBODY: Final = -1  # is to be served at this shop


@final
class ShopsOpen(Step[Square]):
    """Asks only the owner of a pawn who has a choice among the goods."""

    name: ClassVar[str] = "opening"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.opening.buyers[0][0]]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        shop = s.opening.buyers[0][1]
        return [TAKE[goods][shop] for goods in kinds_in(s.shops[shop].pile)]

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Take):
            return not_now("KOL-OPN-1", self.name)
        shop = s.opening.buyers[0][1]
        if a.shop != shop:
            return Refusal("take.not_your_place", "KOL-OPN-2", (("shop", _shop(shop)),))
        if a.goods not in s.shops[shop].pile:
            return Refusal("take.no_such_goods", "KOL-OPN-1", (("shop", _shop(shop)),))
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Take)
        told: list[Event] = []
        s.steps.pop()
        s.opening.buyers.pop(0)
        buy(s, seat, a.goods, a.shop, told)
        run_waves(s, told)
        return told


def _shop(shop: int) -> Term:
    return Term("shop", SHOPS[shop])


def begin_opening(s: Square, told: list[Event]) -> None:
    """KOL-OPN-2: places are those at opening. KOL-OPN-4: nobody is served at a closed shop."""
    lines = [() if shop.closed else shop.queue for shop in s.shops]
    s.opening = Opening(lines=lines, wave=0, buyers=[])
    line_up(s)
    run_waves(s, told)


def line_up(s: Square) -> None:
    """The wave's buyers: owners in turn order from the first player, then the speculators."""
    lines, wave = s.opening.lines, s.opening.wave
    next_here = [
        lines[shop.number][wave] if shop.pile and wave < len(lines[shop.number]) else NOBODY
        for shop in s.shops
    ]
    for owner in [*s.from_first(), SPECULATOR]:
        for shop in range(MARKET):
            if next_here[shop] == owner:
                s.opening.buyers.append((owner, shop))


def run_waves(s: Square, told: list[Event]) -> None:
    """Serve everybody who has no choice; stop where somebody has one."""
    buyers = s.opening.buyers
    while True:
        while buyers:
            owner, shop = buyers[0]
            pile = s.shops[shop].pile
            if owner != SPECULATOR and is_mixed(pile):
                s.steps.append(SHOPS_OPEN)
                return
            buyers.pop(0)
            if owner == SPECULATOR:
                speculate(s, shop, told)
            else:
                buy(s, owner, pile[0], shop, told)
        if check_lists(s, told):  # at the end of each wave
            return
        s.opening.wave += 1
        line_up(s)
        if not buyers:
            close_shops(s, told)
            return


def close_shops(s: Square, told: list[Event]) -> None:
    """KOL-END-3: looked at once, after the shops have closed. KOL-OPN-4: goods and pawns stay."""
    s.opening = Opening(lines=[], wave=0, buyers=[])
    if sold_out(s):
        s.calendar.last_day = True
        told.append(SoldOut())


SHOPS_OPEN: Final = ShopsOpen()
