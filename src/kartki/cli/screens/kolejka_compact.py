"""Kolejka's table in 15 lines: five shops with stall and queue, the market, everyone's list."""

from typing import Final, final

from rich.cells import cell_len, set_cell_size

from kartki.cli.frame import cut
from kartki.cli.paint import WIDTH, Paint
from kartki.cli.screens.kolejka_labels import card_word, mark, short, stub
from kartki.cli.screens.kolejka_players import acting
from kartki.core.play import Seat
from kartki.core.seats import letter
from kartki.games.kolejka import box_data
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS, SPECULATOR
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.words.speech import Speech

SIGN: Final = 12  # cells for the name of a shop
GOODS: Final = 20  # … for what lies in it
COUNT: Final = 6  # … for its truck, and for its stall
LEFT: Final = SIGN + GOODS + 2 * COUNT
NAME: Final = 22  # cells for a player's name
WANTED: Final = 8  # cells for the goods of one shop on a list


@final
class CompactSquare:
    def __init__(self, speech: Speech, paint: Paint) -> None:
        self.speech: Final = speech
        self.paint: Final = paint

    def lines(self, view: SquareView) -> list[str]:
        say = self.speech.say
        head = (
            set_cell_size("", SIGN)
            + set_cell_size(say("compact-goods"), GOODS)
            + set_cell_size(say("compact-truck"), COUNT)
            + set_cell_size(say("compact-stall"), COUNT)
        )
        rows = [self.paint(cut(f"{head}│{say('compact-queue')}"), "dim")]
        rows += [self._shop(view, shop) for shop in SHOP_NUMBERS]
        rows.append(self._queue(set_cell_size(short(self.speech, MARKET), LEFT), view, MARKET))
        return rows + self._players(view) + self._hand(view)

    def _shop(self, view: SquareView, shop: int) -> str:
        trader = view.stall_order[view.trader] == shop
        stall = f"{'►' if trader else ' '}{view.stalls[shop]}"
        sign = (
            set_cell_size(short(self.speech, shop), SIGN)
            + set_cell_size(self._goods(view, shop), GOODS)
            + set_cell_size(f"{view.trucks[shop]}", COUNT)
            + set_cell_size(stall, COUNT)
        )
        return self._queue(sign, view, shop)

    def _goods(self, view: SquareView, shop: int) -> str:
        """`3`, `3: 2 clot. 1 kiosk`, `closed (3)`."""
        pile = view.shops[shop]
        if view.closed[shop]:
            return self.speech.say("compact-closed", number=len(pile))
        kinds = sorted(set(pile))
        if kinds in ([], [shop]):
            return str(len(pile))
        parts = [f"{pile.count(kind)} {stub(short(self.speech, kind))}" for kind in kinds]
        told = " ".join(parts)
        return told if cell_len(told) < GOODS else f"{len(pile)}: {told}"[: GOODS - 2] + "…"

    def _queue(self, sign: str, view: SquareView, queue: int) -> str:
        """The first in line at the left; a long queue stands closer together."""
        pawns = view.queues[queue]
        gap = " " if 2 * len(pawns) < WIDTH - LEFT - 1 else ""
        marks = [self._pawn(pawn) for pawn in pawns]
        return f"{sign}│{gap.join(marks)}".rstrip()

    def _pawn(self, pawn: int) -> str:
        """The speculators have no colour."""
        return mark(pawn) if pawn == SPECULATOR else self.paint.seat(mark(pawn), pawn)

    def _players(self, view: SquareView) -> list[str]:
        say = self.speech.say
        wanted = "".join(self._cell(stub(short(self.speech, shop))) for shop in SHOP_NUMBERS)
        head = set_cell_size(say("compact-lists"), NAME) + wanted + say("compact-home")
        return [self.paint(cut(head), "dim")] + [
            self._player(view, seat) for seat in range(len(view.home))
        ]

    def _player(self, view: SquareView, seat: Seat) -> str:
        acts = seat == acting(view)
        who = set_cell_size(
            f"{'►' if acts else ' '} {letter(seat).upper()} {self.speech.name(seat)}", NAME - 1
        )
        rest = "".join(self._cell(part) for part in self._wanted(view, seat))
        line = cut(f"{' ' * NAME}{rest}{self._holds(view, seat)}")[NAME:]
        name = self.paint.seat(who, seat, bold=acts)
        return f"{name} {line}".rstrip()

    def _wanted(self, view: SquareView, seat: Seat) -> list[str]:
        if view.lists[seat] < 0:
            return [""] * len(SHOP_NUMBERS)
        wanted = box_data.box(view.edition).lists[view.lists[seat]]
        found = []
        for shop in SHOP_NUMBERS:
            owned = view.goods[seat][shop]
            tick = "✓" if owned >= wanted[shop] > 0 else ""
            found.append(f"{owned}/{wanted[shop]}{tick}" if wanted[shop] or owned else "–")
        return found

    def _holds(self, view: SquareView, seat: Seat) -> str:
        """Pawns at home, cards in hand, and what else is to be said."""
        say = self.speech.say
        parts = [f"{view.home[seat]:<4}{view.hand_sizes[seat]}"]
        if view.reason:
            return " ".join([*parts, self._came_to(view, seat)])
        parts += [say("compact-first")] if seat == view.first and view.phase else []
        parts += [say("compact-passed")] if view.phase == JUMPING and view.passed[seat] else []
        return " ".join(parts)

    def _came_to(self, view: SquareView, seat: Seat) -> str:
        """KOL-END-1: a star for whoever won; others have no place, but goods that are missing."""
        if view.ranking[seat] == 1:
            return "★"
        return self.speech.say("compact-missing", number=view.missing[seat])

    def _cell(self, text: str) -> str:
        return set_cell_size(text, WANTED)

    def _hand(self, view: SquareView) -> list[str]:
        if not view.hand:
            return []
        cards = ", ".join(card_word(self.speech, card) for card in view.hand)
        return [cut(self.speech.say("compact-hand", cards=cards))]
