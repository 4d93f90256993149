"""The delivery cards: the deck, those turned up today, and the bin."""

from typing import Final, final

from kartki.core.deck import Deck
from kartki.core.rng import Rng
from kartki.games.kolejka.parts import Plan, delivery_name
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.decks import filled, known_cards


@final
class Deliveries:
    def __init__(self, deck: Deck, today: list[int], bin: list[int]) -> None:
        self.deck = deck
        self.today: Final = today
        self.bin: Final = bin

    def copy(self) -> "Deliveries":
        return Deliveries(self.deck.copy(), self.today.copy(), self.bin.copy())

    def facts(self) -> dict[str, object]:
        return {
            "deck": self.deck.facts(),
            "today": [delivery_name(card) for card in self.today],
            "bin": sorted(delivery_name(card) for card in self.bin),
        }


def imagine_deliveries(v: SquareView, plan: Plan, rng: Rng) -> Deliveries:
    """The deck in some order that fits; the bin by counting."""
    known = known_cards(v.deck)
    pool = [card for card in v.to_come if card not in known]
    rng.shuffle(pool)
    gone = [card for card in plan.deck() if card not in v.to_come and card not in v.today]
    return Deliveries(deck=filled(v.deck, pool), today=list(v.today), bin=gone)
