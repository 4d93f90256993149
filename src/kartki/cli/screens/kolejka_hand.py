"""Your cards in Kolejka, with what each would do here, or why it can do nothing."""

from typing import Final, final

from kartki.cli.paint import wrapped
from kartki.cli.screens.kolejka_choices import place_facts
from kartki.cli.screens.kolejka_labels import (
    BAR,
    card_word,
    counted,
    mark,
    separated,
    short,
    woven,
)
from kartki.core.play import Action, Fact, Term
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from kartki.games.kolejka.actions import CARDS, NOWHERE, Play
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.games.kolejka.square.shops import shops_in
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.view import imagine
from kartki.words.speech import Speech

SEEN: Final = 3  # how many pawns of a changed queue are shown
BELOW: Final = " " * 6
AFTER: Final = " " * 8
SHOWN: Final = 2  # delivery cards that a friend shows


@final
class HandLines:
    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech

    def lines(self, view: SquareView) -> list[str]:
        if not view.hand:
            return []
        now = view.phase == JUMPING and not view.reason
        rows = [f"  {self.speech.say('screen-hand_now' if now else 'screen-hand_later')}:"]
        # cards do not depend on hidden things, so any position that fits the view will do
        square = imagine(view, box_data.box(view.edition), Rng(0)) if now else None
        for card in view.hand:
            rows += self._card(card)
            if square is not None:
                rows += self._here(view, square, card)
        return rows

    def _card(self, card: int) -> list[str]:
        told = self.speech.say(
            "screen-card",
            word=card_word(self.speech, card),
            card=Term("card", CARDS[card]),
            text=self.speech.attribute(f"card-{CARDS[card]}", "text"),
        )
        return wrapped(told, "      ", first="    ")

    def _here(self, view: SquareView, square: Square, card: int) -> list[str]:
        assert view.viewer is not None
        found: list[Action] = []
        QUEUE_CARDS[card].targets(square, view.viewer, found)
        plays = [action for action in found if isinstance(action, Play)]
        if not plays:
            return wrapped(self.speech.say(f"choice-nowhere_{CARDS[card]}"), AFTER, first=BELOW)
        number = min(SHOWN, len(view.to_come))
        told = self.speech.say(f"choice-here_{CARDS[card]}", list=BAR, number=number)
        if not QUEUE_CARDS[card].fields:
            return wrapped(told, AFTER, first=BELOW)
        return woven(told, self._targets(view, plays), BELOW, AFTER)

    def _targets(self, view: SquareView, plays: list[Play]) -> list[str]:
        """Shop by shop: `groceries 4 → 3; kiosk 2 → 1`."""
        shops: list[list[str]] = []
        for shop in SHOP_NUMBERS:
            here = [play for play in plays if play.shop == shop]
            ways = list(dict.fromkeys(self._way(view, play) for play in here))
            if ways:
                ways[0] = f"{short(self.speech, shop)} {ways[0]}".strip()
                shops.append(separated(ways, ","))
        for units in shops[:-1]:
            units[-1] += ";"
        return [unit for units in shops for unit in units]

    def _way(self, view: SquareView, play: Play) -> str:
        """One way to play it at a shop, as short as its words tell it; maybe the shop is enough."""
        message = f"choice-each_{CARDS[play.card]}"
        return (
            self.speech.say(message, **self._facts(view, play)) if self.speech.has(message) else ""
        )

    def _facts(self, view: SquareView, play: Play) -> dict[str, Fact]:
        """Whatever these words may name: places, the queue afterwards, the goods."""
        pile = view.shops[play.shop]
        stock = self.speech.say("screen-stock", number=len(pile))
        facts: dict[str, Fact] = {"queue": queue_after(view, play), "stock": stock, "wares": stock}
        if play.goods != NOWHERE and set(pile) != {play.shop}:
            facts["wares"] = counted(self.speech, play.goods, pile.count(play.goods))
        return facts | place_facts(view, play)


def queue_after(view: SquareView, play: Play) -> str:
    """The front of the shop's queue as the card would leave it: `B A X …`."""
    shops = shops_in(view)
    QUEUE_CARDS[play.card].change(shops, view.turn, play)
    marks = [mark(pawn) for pawn in shops[play.shop].queue]
    return f"{' '.join(marks[:SEEN])}{' …' if len(marks) > SEEN else ''}"
