"""The shop of Reglamentacja as rows of text: the cards, the queue, the stacks."""

from typing import Final, final

from rich.cells import cell_len

from kartki.cli.paint import WIDTH, Paint, wrapped
from kartki.cli.screens.reglamentacja_labels import (
    AFTER,
    INDENT,
    box_of,
    card,
    counted,
    doubled,
    lacking,
    mark,
    stamp,
    worth,
)
from kartki.core.play import Term
from kartki.games.reglamentacja.parts import CATEGORIES, KIND_NUMBERS, SPECULATOR
from kartki.games.reglamentacja.seen import ShopView
from kartki.words.speech import Speech

NAMES: Final = 30  # cells for the name of a card; a longer one pushes its price down


@final
class ShopPicture:
    def __init__(self, speech: Speech, paint: Paint) -> None:
        self.speech: Final = speech
        self.paint: Final = paint

    def lines(self, view: ShopView) -> list[str]:
        return [*self._row(view), *self._queue(view)]

    def _row(self, view: ShopView) -> list[str]:
        if not view.row:
            return []
        own = view.viewer is not None
        rows = [f"  {self.speech.say('screen-shop' if own else 'screen-shop_open')}:"]
        names = [card(self.speech, view, number) for number in view.row]
        room = min(max(cell_len(name) for name in names), NAMES)
        for place, number in enumerate(view.row, start=1):
            rows += self._card(view, place, number, room)
        return rows + ([self.paint(f"  {self.speech.say('screen-marks')}", "dim")] if own else [])

    def _card(self, view: ShopView, place: int, number: int, room: int) -> list[str]:
        """A tick in front: all three stamps are in the hand. The number is the die's."""
        mine = view.viewer is not None and not lacking(view, number)
        head = f"{'✓' if mine else ' '} {place} "
        name = wrapped(card(self.speech, view, number), INDENT, first=head)
        tail = f"  {self.points(view, number)}  {self.price(view, number)}"
        gap = " " * max(len(head) + room - cell_len(name[-1]), 0)
        if len(name) == 1 and cell_len(name[0] + gap + tail) < WIDTH:
            rows = [name[0] + gap + tail]
        else:
            rows = [*name, f"{INDENT}{tail}"]
        return [self.paint(row, "bold") for row in rows] if mine else rows

    def points(self, view: ShopView, number: int) -> str:
        """`★ 6 cake`: the points for the viewer's visit, doubled or not."""
        category = CATEGORIES[box_of(view).cards[number].category]
        word = self.speech.attribute(f"category-{category}", "")
        longest = max(len(self.speech.attribute(f"category-{name}", "")) for name in CATEGORIES)
        sign = "★" if doubled(view, number) else " "
        return f"{sign}{worth(view, number, view.visit):>2} {word:<{longest}}"

    def price(self, view: ShopView, number: int) -> str:
        price = box_of(view).cards[number].price
        words = []
        for kind in KIND_NUMBERS:
            for nth in range(price[kind]):
                sign = "✓" if nth < view.hand[kind] else "✗"
                name = stamp(self.speech, kind)
                words.append(name if view.viewer is None else sign + name)
        return " ".join(words)

    def _queue(self, view: ShopView) -> list[str]:
        """The first in line at the left, beside the counter."""
        if not view.queue:
            return []
        places = [f"{place} {mark(pawn)}" for place, pawn in enumerate(view.queue, start=1)]
        told = f"  {self.speech.say('screen-queue')} │ {'   '.join(places)}"
        if SPECULATOR in view.queue:
            told += f"     {self.speech.say('screen-speculator')}"
        return ["", told]

    def stacks(self, view: ShopView) -> list[str]:
        say = self.speech.say
        discards = counted(self.speech, view.discards)
        stack = say("screen-stack", number=view.stack_size, stamps=discards)
        cards = say("screen-cards", number=view.cards_left)
        rows = wrapped(f"{cards} · {stack}", AFTER, first="  ")
        if view.gone:
            names = [card(self.speech, view, number) for number in view.gone]
            rows += wrapped(say("screen-gone", cards=", ".join(names)), AFTER, first="  ")
        return rows

    def own(self, view: ShopView) -> list[str]:
        """The viewer's hand and visit."""
        if view.viewer is None:
            return []
        say = self.speech.say
        hand = counted(self.speech, view.hand)
        rows = wrapped(say("screen-hand", number=sum(view.hand), stamps=hand), AFTER, first="  ")
        rows = [self.paint(row, "bold") for row in rows]
        if view.visit < 0:
            return rows
        visit = box_of(view).visits[view.visit]
        names = [f"category-{CATEGORIES[number]}" for number in visit.doubles]
        first, last = (self.speech.attribute(name, "") for name in names)
        both = say("list-and", first=first, last=last)
        told = say("screen-expect", visit=Term("visit", visit.name), doubled=both)
        return rows + wrapped(told, AFTER, first="  ")
