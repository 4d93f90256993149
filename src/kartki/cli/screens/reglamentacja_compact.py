"""Reglamentacja's table in 17 lines: shop, queue, everyone in pairs, offers, your stamps."""

from typing import Final, final

from rich.cells import cell_len, set_cell_size

from kartki.cli.frame import cut
from kartki.cli.paint import WIDTH, Paint
from kartki.cli.screens.reglamentacja_labels import box_of, card, counted, lacking, mark
from kartki.cli.screens.reglamentacja_players import acting
from kartki.cli.screens.reglamentacja_shop import ShopPicture
from kartki.cli.screens.reglamentacja_talk import TalkLines
from kartki.core.play import Seat, Term
from kartki.core.seats import letter
from kartki.games.reglamentacja.parts import SPECULATOR
from kartki.games.reglamentacja.seen import ShopView
from kartki.words.speech import Speech

NAMES: Final = 26  # cells for the name of a card
PLAYER: Final = 39  # cells for a player: two stand side by side
NAME: Final = 15
MOST_OFFERS: Final = 5


@final
class CompactShop:
    def __init__(self, speech: Speech, paint: Paint, shop: ShopPicture, talk: TalkLines) -> None:
        self.speech: Final = speech
        self.paint: Final = paint
        self.shop: Final = shop
        self.talk: Final = talk

    def lines(self, view: ShopView) -> list[str]:
        return [
            *[self._card(view, place, number) for place, number in enumerate(view.row, start=1)],
            *self._queue(view),
            *self._players(view),
            *self._offers(view),
            *self._own(view),
        ]

    def _card(self, view: ShopView, place: int, number: int) -> str:
        mine = view.viewer is not None and not lacking(view, number)
        name = card(self.speech, view, number)
        if cell_len(name) > NAMES:
            name = set_cell_size(name, NAMES - 1).rstrip() + "…"
        head = f"{'✓' if mine else ' '}{place} {set_cell_size(name, NAMES)}"
        line = cut(f"{head} {self.shop.points(view, number)} {self.shop.price(view, number)}")
        return self.paint(line, "bold") if mine else line

    def _queue(self, view: ShopView) -> list[str]:
        """The first in line at the left; how much is left stands behind."""
        if not view.queue:
            return []
        marks = " ".join(self._pawn(pawn) for pawn in view.queue)
        left = self.speech.say("compact-left", cards=view.cards_left, stamps=view.stack_size)
        head = f"{self.speech.say('screen-queue')} │ "
        room = WIDTH - 1 - cell_len(head) - 2 * len(view.queue) - 2
        return [f"{head}{marks}   {set_cell_size(left, min(room, cell_len(left)))}".rstrip()]

    def _pawn(self, pawn: int) -> str:
        """The speculator has no colour."""
        return mark(pawn) if pawn == SPECULATOR else self.paint.seat(mark(pawn), pawn)

    def _players(self, view: ShopView) -> list[str]:
        seats = range(len(view.hand_sizes))
        rows = []
        for seat in seats[::2]:
            row = self._player(view, seat)
            row += self._player(view, seat + 1) if seat + 1 in seats else ""
            rows.append(row.rstrip())
        return rows

    def _player(self, view: ShopView, seat: Seat) -> str:
        """`◉` has the top, `►` is asked; cards that others have bought are counted, no more."""
        acts = seat == acting(view)
        top = view.queue and seat == view.active and not view.reason
        signs = f"{'►' if acts else ' '}{'◉' if top else ' '}"
        who = set_cell_size(f"{signs}{letter(seat).upper()} {self.speech.name(seat)}", NAME - 1)
        rest = set_cell_size(cut(", ".join(self._holds(view, seat))), PLAYER - NAME)
        return f"{self.paint.seat(who, seat, bold=acts)} {rest}"

    def _holds(self, view: ShopView, seat: Seat) -> list[str]:
        say = self.speech.say
        parts = [say("screen-stamps", number=view.hand_sizes[seat])]
        parts.append(say("compact-bought", number=len(view.bought[seat])))
        if seat == view.viewer or view.reason:
            parts.append(say("compact-points", number=view.scores[seat].points))
        if view.reason and view.ranking[seat] == 1:
            parts.insert(0, "★")
        return parts

    def _offers(self, view: ShopView) -> list[str]:
        """The newest; those to the viewer are marked as on the full board."""
        rows = [cut(self.talk.offer(view, offer)) for offer in view.offers[-MOST_OFFERS:]]
        if view.talk and not view.reason:
            said = self.talk.said(*view.talk[-1])
            rows.append(cut(f"  {said}"))
        return rows[-MOST_OFFERS:]

    def _own(self, view: ShopView) -> list[str]:
        if view.viewer is None:
            return []
        stamps = counted(self.speech, view.hand)
        told = self.speech.say("screen-hand", number=sum(view.hand), stamps=stamps)
        if view.visit >= 0:
            visit = box_of(view).visits[view.visit].name
            told += " · " + self.speech.say("screen-visit", visit=Term("visit", visit))
        return [self.paint(cut(told), "bold")]
