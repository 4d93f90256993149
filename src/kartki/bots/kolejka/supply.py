"""Delivery odds: how much a place in a queue is worth when goods come by chance (KOL-DEL).

A place that is served today is worth 1, and every day of waiting takes its share. Cards that
are left in the deck are known by counting; only the day on which each comes is not.
"""

from typing import Final, final

from kartki.games.kolejka.parts import SHOP_NUMBERS, TENS

PATIENCE: Final = 0.8  # what a good of tomorrow is worth today
LONGEST_WAIT: Final = 14  # places; a pawn farther back is counted as never served
MOST_REMEMBERED: Final = 5000  # situations; a seat is asked several times in each, then never again


@final
class Deliveries:
    """What may still come to one shop, by days from the next delivery on."""

    def __init__(
        self, amounts: tuple[int, ...], slots: tuple[int, ...], sure: tuple[int, ...]
    ) -> None:
        self.amounts: Final = amounts  # cards whose day is not known
        self.slots: Final = slots  # how many such cards, of any shop, come each day
        self.sure: Final = sure  # goods that the seat knows of, each day

    def key(self, truck: int) -> tuple[object, ...]:
        return (truck, self.amounts, self.slots, self.sure)


@final
class Timetable:
    """The worth of every place at an empty shop, from the next delivery on."""

    def __init__(self, amounts: tuple[int, ...], days: int, per_day: int) -> None:
        self.new_deck: Final = Deliveries(amounts, (per_day,) * days, (0,) * days)
        self._known: Final[dict[tuple[object, ...], list[float]]] = {}
        self._situations: Final[dict[object, list[list[float]]]] = {}

    def remembered(self, known: object) -> list[list[float]] | None:
        """The worth of the places at each shop, for who knows this, if that was worked out."""
        return self._situations.get(known)

    def remember(self, known: object, places: list[list[float]]) -> None:
        if len(self._situations) >= MOST_REMEMBERED:
            self._situations.clear()
        self._situations[known] = places

    def worth(self, deck: Deliveries, truck: int) -> list[float]:
        key = deck.key(truck)
        found = self._known.get(key)
        if found is None:
            found = [0.0] * LONGEST_WAIT
            # Stored before it is filled, to end the recursion of a deck that brings nothing.
            self._known[key] = found
            if truck:
                self._try_days(found, deck, truck, 0, list(deck.slots), list(deck.sure), 1.0)
        return found

    def _try_days(
        self,
        total: list[float],
        deck: Deliveries,
        truck: int,
        card: int,
        slots: list[int],
        goods: list[int],
        odds: float,
    ) -> None:
        """Try each day for this card, weighted by its odds, and go on with the next card."""
        free = sum(slots)
        if card == len(deck.amounts) or free == 0:
            self._serve(total, goods, truck, odds)
            return
        for day, room in enumerate(slots):
            if room:
                slots[day] -= 1
                goods[day] += deck.amounts[card]
                self._try_days(total, deck, truck, card + 1, slots, goods, odds * room / free)
                goods[day] -= deck.amounts[card]
                slots[day] += 1

    def _serve(self, total: list[float], goods: list[int], truck: int, odds: float) -> None:
        """Serve the queue day by day; whoever is left waits for the next deck."""
        place = 0
        for come in goods:
            for _ in range(min(come, truck)):
                if place < LONGEST_WAIT:
                    total[place] += odds
                    place += 1
            truck -= min(come, truck)
            odds *= PATIENCE
        if truck and place < LONGEST_WAIT:
            later = self.worth(self.new_deck, truck)
            for behind in range(LONGEST_WAIT - place):
                total[place + behind] += odds * later[behind]


def deliveries_known(
    layers: list[tuple[int, int]], to_come: list[int], per_day: int
) -> list[Deliveries]:
    """KOL-CRD-10: what the seat was shown is sure; each shop's other cards may come any day.

    A layer of the deck is its size, and the card that a seat knows it to be, or -1.
    """
    days = (len(to_come) + per_day - 1) // per_day
    hidden, slots = to_come.copy(), [0] * days
    sure = [[0] * days for _ in SHOP_NUMBERS]
    depth = 0
    for size, card in layers:
        if card >= 0:
            hidden.remove(card)
            sure[card // TENS][depth // per_day] += card % TENS
        else:
            for below in range(size):
                slots[(depth + below) // per_day] += 1
        depth += size
    amounts: list[list[int]] = [[] for _ in SHOP_NUMBERS]
    for card in hidden:
        amounts[card // TENS].append(card % TENS)
    days_free = tuple(slots)
    return [Deliveries(tuple(amounts[shop]), days_free, tuple(sure[shop])) for shop in SHOP_NUMBERS]
