"""The guests whom each player expects, in secret, and what was bought for them."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.parts import NO_VISIT, Box
from kartki.games.reglamentacja.seen import ShopView


@final
class Guests:
    def __init__(self, visits: list[int], bought: list[list[int]]) -> None:
        self.visits: Final = visits  # of each player
        self.bought: Final = bought  # cards of each player, seen when bought

    def copy(self) -> "Guests":
        return Guests(self.visits.copy(), [cards.copy() for cards in self.bought])

    def facts(self) -> dict[str, object]:
        return {
            "visits": list(self.visits),
            "bought": [list(cards) for cards in self.bought],
        }

    def visits_seen(self, turned_up: bool) -> tuple[int, ...]:
        """REG-SCO-1: visits are turned up at the end."""
        return tuple(self.visits) if turned_up else (NO_VISIT,) * len(self.visits)

    def visit_of(self, seat: Seat | None) -> int:
        """As this seat knows its own; whoever looks on (None) expects nobody."""
        return NO_VISIT if seat is None else self.visits[seat]

    def all_dealt(self) -> bool:
        return NO_VISIT not in self.visits

    def next_to_expect(self) -> Seat:
        """REG-SET-3: visits are dealt in the order of the seats."""
        return self.visits.index(NO_VISIT)

    def points(self, box: Box, seat: Seat) -> int:
        """REG-SCO-1."""
        return sum([box.worth(card, self.visits[seat]) for card in self.bought[seat]])


def new_guests(players: int) -> Guests:
    return Guests(visits=[NO_VISIT] * players, bought=[[] for _ in range(players)])


def imagine_guests(v: ShopView, box: Box, rng: Rng) -> Guests:
    return Guests(visits=_imagine_visits(v, box, rng), bought=[list(cards) for cards in v.bought])


def _imagine_visits(v: ShopView, box: Box, rng: Rng) -> list[int]:
    if v.visits[0] != NO_VISIT:
        return list(v.visits)
    left = [visit for visit in box.visits_for(v.without_meal) if visit != v.visit]
    rng.shuffle(left)
    found = []
    for seat, dealt in enumerate(v.visits_dealt):
        found.append(NO_VISIT if not dealt else v.visit if seat == v.viewer else left.pop())
    return found
