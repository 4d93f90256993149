"""The square of Kolejka as rows of text: shops, trucks, queues, the market and its trader."""

from typing import Final, final

from kartki.cli.screens.kolejka_labels import (
    BAR,
    counted,
    flowing,
    mark,
    separated,
    short,
    woven,
)
from kartki.core.deck import FACE_DOWN
from kartki.games.kolejka.parts import (
    MARKET,
    SHOP_NUMBERS,
    delivery_goods,
    delivery_shop,
)
from kartki.games.kolejka.seen import SquareView
from kartki.words.speech import Speech

LEFT: Final = 36  # sign, goods and truck; the queue stands to the right of them
PLACES: Final = 21  # of a queue in one line
SINGLE: Final = 9  # places with one digit
SHOWN: Final = 2  # delivery cards that a friend shows
NOTE: Final = " " * 4


@final
class SquarePicture:
    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech

    def lines(self, view: SquareView) -> list[str]:
        rows = [self._ruler(view)] if any(view.queues) else []
        for shop in SHOP_NUMBERS:
            rows += self._shop(view, shop)
        return rows + self._market(view)

    def _ruler(self, view: SquareView) -> str:
        """The numbers of the places, above the queues."""
        longest = min(max(len(queue) for queue in view.queues), PLACES)
        even = [place for place in range(SINGLE + 1, longest + 1) if place % 2 == 0]
        signs = [f"{place} " for place in range(1, min(longest, SINGLE) + 1)]
        label = self.speech.say("screen-place")
        signs += [f"{place:<4}" for place in even]  # two digits are as wide as two places
        return f"{label:>{LEFT - 1}}  {''.join(signs)}".rstrip()

    def _shop(self, view: SquareView, shop: int) -> list[str]:
        say, pile = self.speech.say, view.shops[shop]
        stock = say("screen-stock", number=len(pile))
        truck = say("screen-truck", number=view.trucks[shop])
        sign = f"  {short(self.speech, shop):<11}{stock:<9}{truck:<14}"
        return self._queue(sign, view.queues[shop]) + self._notes(view, shop)

    def _notes(self, view: SquareView, shop: int) -> list[str]:
        """What is unusual here: closed, or goods of another shop in the pile."""
        pile = view.shops[shop]
        notes = [self.speech.say("screen-stocktaking")] if view.closed[shop] else []
        if any(goods != shop for goods in pile):
            kinds = [counted(self.speech, kind, pile.count(kind)) for kind in sorted(set(pile))]
            notes.append(", ".join(kinds))
        return flowing(notes, " · ", NOTE, NOTE) if notes else []

    def _queue(self, sign: str, queue: tuple[int, ...]) -> list[str]:
        """The first in line at the left; a queue too long for the line goes on in the next."""
        marks = [mark(pawn) for pawn in queue]
        rows = [f"{sign:<{LEFT}}│{' '.join(marks[:PLACES])}".rstrip()]
        if len(marks) > PLACES:
            rows.append(f"{PLACES + 1:>{LEFT}}│{' '.join(marks[PLACES:])}")
        return rows

    def _market(self, view: SquareView) -> list[str]:
        stalls = []
        for place, shop in enumerate(view.stall_order):
            stall = f"{short(self.speech, shop)} {view.stalls[shop]}"
            here = place == view.trader
            stalls.append(f"[{self.speech.say('screen-trader', stall=stall)}]" if here else stall)
        rows = self._queue(f"  {short(self.speech, MARKET)}", view.queues[MARKET])
        return rows + flowing(stalls, "  ", NOTE, NOTE)

    # deliveries

    def deliveries(self, view: SquareView) -> list[str]:
        """Today's, those to come, and what a friend has shown."""
        say = self.speech.say
        rows: list[str] = []
        if view.today:
            today = [self._delivery(card) for card in view.today]
            rows += self._told("screen-today", separated(today, ","))
        if FACE_DOWN in view.to_come:
            rows.append("  " + say("screen-to_come_backs", number=len(view.to_come)))
        else:
            to_come = separated(self._to_come(view), " ·") or [say("screen-nothing")]
            rows += self._told("screen-to_come", to_come)
        shown = self._shown(view)
        return rows + (self._told("screen-shown", separated(shown, ",")) if shown else [])

    def _told(self, message: str, units: list[str]) -> list[str]:
        return woven(self.speech.say(message, list=BAR), units, "  ", "    ")

    def _to_come(self, view: SquareView) -> list[str]:
        """The cards left of each shop: `kiosk 1 2 3`."""
        left = {shop: [c for c in view.to_come if delivery_shop(c) == shop] for shop in range(5)}
        return [
            " ".join([short(self.speech, shop), *(str(delivery_goods(card)) for card in cards)])
            for shop, cards in left.items()
            if cards
        ]

    def _shown(self, view: SquareView) -> list[str]:
        """What a friend has shown of the cards on top: ? for one that only others know."""
        if len(view.deck) < 2:
            return []
        upper = [layer for layer in view.deck[:SHOWN] if layer.size == 1]
        tops = [layer.cards[0] if layer.cards else None for layer in upper]
        if all(card is None for card in tops):
            return []
        return ["?" if card is None else self._delivery(card) for card in tops]

    def _delivery(self, card: int) -> str:
        return f"{short(self.speech, delivery_shop(card))} {delivery_goods(card)}"
