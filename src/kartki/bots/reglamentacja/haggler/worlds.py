"""What the others may hold and whom they may expect: worlds that fit all that the seat has seen."""

from typing import Final, final

from kartki.core.rng import Rng
from kartki.games.reglamentacja.parts import NO_VISIT, Box
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.guests import imagine_guests
from kartki.games.reglamentacja.shop.stamps import imagine_stamps

DRAWN: Final = (
    4  # visits for the others, of which the one that fits their cards best is likely kept
)
UNLIKELY: Final = 0.45  # how much less likely a card is bought that the visitors do not love


@final
class World:
    """Hands and visits of everybody, as they may be."""

    def __init__(self, hands: list[list[int]], visits: list[int]) -> None:
        self.hands: Final = hands
        self.visits: Final = visits


def imagined(view: ShopView, box: Box, number: int, rng: Rng) -> list[World]:
    found: list[World] = []
    for _ in range(number):
        hands = imagine_stamps(view, box, rng).hands
        found.append(World(hands, likely_visits(view, box, rng)))
    return found


def likely_visits(view: ShopView, box: Box, rng: Rng) -> list[int]:
    """People buy what their visitors love, so that their cards tell of their visits."""
    drawn = [imagine_guests(view, box, rng).visits for _ in range(DRAWN)]
    weights = [likelihood(view, box, visits) for visits in drawn]
    ticket = rng.below(1_000_000) / 1_000_000 * sum(weights)
    for visits, weight in zip(drawn, weights, strict=True):
        ticket -= weight
        if ticket < 0.0:
            return visits
    return drawn[-1]


def likelihood(view: ShopView, box: Box, visits: list[int]) -> float:
    weight = 1.0
    for seat, cards in enumerate(view.bought):
        if seat != view.viewer and visits[seat] != NO_VISIT:
            for card in cards:
                if card >= 0 and box.worth(card, visits[seat]) == box.cards[card].icons:
                    weight *= UNLIKELY
    return weight
