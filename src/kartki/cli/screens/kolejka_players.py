"""Everyone's list in Kolejka, with what is bought and what is missing."""

from typing import Final, final

from kartki.cli.paint import Paint
from kartki.cli.screens.kolejka_labels import flowing, short
from kartki.core.play import Seat, Term
from kartki.core.seats import letter
from kartki.games.kolejka import box_data
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR
from kartki.words.speech import Speech


@final
class PlayerLines:
    def __init__(self, speech: Speech, paint: Paint, kinds: list[str]) -> None:
        self.speech: Final = speech
        self.paint: Final = paint
        self.kinds: Final = kinds  # of bot, by seat, as they stand behind a name

    def lines(self, view: SquareView) -> list[str]:
        drawn = all(number >= 0 for number in view.lists)
        rows = [self.paint(f"  {self.speech.say('screen-counted')}", "dim")] if drawn else []
        for seat in range(len(view.home)):
            rows += self._player(view, seat)
        return rows

    def _player(self, view: SquareView, seat: Seat) -> list[str]:
        acts = seat == acting(view)
        who = f"{'►' if acts else ' '} {letter(seat).upper()} {self.speech.name(seat)}"
        rows = flowing(
            [*self._titles(view, seat, who), *self._holds(view, seat)], " · ", "", "    "
        )
        rows[0] = self.paint(rows[0], "bold") if acts else rows[0]
        return rows + (self._list(view, seat) if view.lists[seat] >= 0 else [])

    def _titles(self, view: SquareView, seat: Seat, who: str) -> list[str]:
        """Name, first player or not, passed or not, and at the end a star for whoever won."""
        say = self.speech.say
        parts = [f"{who}{self.kinds[seat]}"]
        parts += [say("screen-first")] if seat == view.first and view.phase else []
        parts += [say("screen-passed")] if view.phase == JUMPING and view.passed[seat] else []
        won = view.reason and view.ranking[seat] == 1
        return parts + ([f"★ {say('screen-won', number=view.ranking.count(1))}"] if won else [])

    def _holds(self, view: SquareView, seat: Seat) -> list[str]:
        say = self.speech.say
        pile = sum(layer.size for layer in view.piles[seat])
        cards = say("screen-cards", hand=view.hand_sizes[seat], pile=pile)
        return [say("screen-home", number=view.home[seat]), cards]

    def _list(self, view: SquareView, seat: Seat) -> list[str]:
        """`kiosk 1/4`: one bought of four wanted."""
        wanted = box_data.box(view.edition).lists[view.lists[seat]]
        owned = view.goods[seat]
        lacking = view.missing[seat]
        told = self.speech.say(
            "screen-list",
            list=Term("list", str(view.lists[seat] + 1)),
            bought=sum(wanted) - lacking,
            missing=lacking,
        )
        shops = [self._wanted(shop, owned[shop], wanted[shop]) for shop in SHOP_NUMBERS]
        return [f"    {told}", *flowing([part for part in shops if part], "  ", " " * 6, " " * 6)]

    def _wanted(self, shop: int, owned: int, wanted: int) -> str:
        if not wanted and not owned:
            return ""
        tick = "✓" if owned >= wanted > 0 else ""
        return f"{short(self.speech, shop)} {owned}/{wanted}{tick}"


def acting(view: SquareView) -> Seat | None:
    """Who is asked now: in turn, but in the order of the queues at the shops and the market."""
    if view.reason:
        return None
    if view.buyers:
        return view.buyers[0][0]
    if view.phase == MARKET_HOUR and view.place < len(view.queues[MARKET]):
        return view.queues[MARKET][view.place]
    return view.turn
