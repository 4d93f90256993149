"""A position in the morning as numbers, for each seat: what its chance to win is reckoned from.

The names stand in the file of weights; `scripts/fit_kolejka` fits them.
"""

from typing import Final, final

from kartki.bots.kolejka.lookout import EVERYBODY, Lookout
from kartki.bots.kolejka.supply import LONGEST_WAIT, PATIENCE
from kartki.core.play import Seat
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.state import Square

FEATURES: Final = (
    "missing",  # goods of the list still to be had
    "nearly_done",  # 1 / missing
    "two_left",  # at most two are missing
    "most_of_a_kind",  # of what is missing
    "kinds_missing",
    "spare",  # goods beyond the list, two at most …
    "more_spare",  # … and those beyond two
    "wanted_places",  # pawns in queues for what is missing, by the odds of being served
    "next_wanted_place",  # the best of them
    "other_places",  # the other pawns in queues, likewise
    "soon_done",  # 1 / (1 + missing - wanted places)
    "at_home",
    "best_end",  # the best end of a queue for what is missing
    "second_end",
    "scarce",  # missing goods, each by how few are left
    "not_to_be_had",  # missing goods of which the shops have no more
    "contested",  # missing goods that others miss, too, by how few are left
    "bargains",  # missing goods on the stalls that can be paid for
    "at_market",  # the same, if an own pawn stands at the market, by its place there
    "cards",  # queue cards until Saturday
    "turn",  # seats that come before it tomorrow
)


@final
class Morning:
    """What all seats have in common."""

    def __init__(self, s: Square, lookout: Lookout) -> None:
        self.s: Final = s
        self.lacks: Final = [lookout.lacks(s, seat) for seat in range(s.players)]
        later = lookout.later(s, EVERYBODY)
        self.places: Final = [
            _places(len(shop.pile), len(shop.queue), later[shop.number]) for shop in s.shops
        ]
        left = [shop.truck for shop in s.shops]
        for shop in s.shops:
            for kind in shop.pile:
                left[kind] += 1
        self.left: Final = left
        self.rivals_lack: Final = [
            sum([max(lacks[kind], 0) for lacks in self.lacks]) for kind in SHOP_NUMBERS
        ]


def _places(goods: int, queue: int, later: list[float]) -> list[float]:
    """The worth of each place of a queue, and of its end."""
    found = [1.0] * min(goods, queue + 1)
    for place in range(len(found), queue + 1):
        behind = place - goods
        found.append(later[behind] if behind < LONGEST_WAIT else 0.0)
    return found


def features(morning: Morning, seat: Seat) -> list[float]:
    """In the order of FEATURES."""
    s, lacks = morning.s, morning.lacks[seat]
    missing = spare = most = kinds = 0
    for lack in lacks:
        if lack > 0:
            missing += lack
            kinds += 1
            most = max(most, lack)
        else:
            spare -= lack
    wanted, best, other = pawns(morning, seat, lacks)
    end, second = ends(morning, lacks)
    scarce, gone, contested = scarcity(morning, lacks)
    bargains = float(min(spare, wares(morning, lacks)))
    return [
        float(missing),
        1.0 / max(missing, 1),
        1.0 if missing <= 2 else 0.0,
        float(most),
        float(kinds),
        float(min(spare, 2)),
        float(max(spare - 2, 0)),
        wanted,
        best,
        other,
        1.0 / max(1.0 + missing - wanted, 0.25),
        float(s.seats[seat].home),
        end,
        second,
        scarce,
        gone,
        contested,
        bargains,
        bargains * market_place(s, seat),
        float(len(s.seats[seat].hand) + s.seats[seat].pile.size()),
        float((seat - s.calendar.first) % s.players),
    ]


def pawns(morning: Morning, seat: Seat, lacks: list[int]) -> tuple[float, float, float]:
    """The places for what is missing, the best of them, and the other places."""
    wanted = best = other = 0.0
    for shop in morning.s.shops:
        lack, places = lacks[shop.number], morning.places[shop.number]
        for place, owner in enumerate(shop.queue):
            if owner == seat:
                if lack > 0:
                    lack -= 1
                    wanted += places[place]
                    best = max(best, places[place])
                else:
                    other += places[place]
    return wanted, best, other


def ends(morning: Morning, lacks: list[int]) -> tuple[float, float]:
    best = second = 0.0
    for kind in SHOP_NUMBERS:
        if lacks[kind] > 0:
            end = morning.places[kind][-1]
            if end > best:
                best, second = end, best
            elif end > second:
                second = end
    return best, second


def scarcity(morning: Morning, lacks: list[int]) -> tuple[float, float, float]:
    scarce = gone = contested = 0.0
    for kind in SHOP_NUMBERS:
        lack, left = lacks[kind], morning.left[kind]
        if lack > 0:
            scarce += lack / (left + 1.0)
            gone += max(lack - left, 0)
            contested += lack * (morning.rivals_lack[kind] - lack) / (left + 1.0)
    return scarce, gone, contested


def wares(morning: Morning, lacks: list[int]) -> int:
    """Missing goods that lie on the stalls."""
    found = 0
    for kind, lack in enumerate(lacks):
        if lack > 0:
            found += min(lack, morning.s.market.stalls[kind])
    return found


def market_place(s: Square, seat: Seat) -> float:
    for place, owner in enumerate(s.market.queue):
        if owner == seat:
            odds: float = PATIENCE**place
            return odds
    return 0.0
