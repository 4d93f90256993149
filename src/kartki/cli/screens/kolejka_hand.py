"""Your cards in Kolejka, with what each would do here, or why it can do nothing."""

from typing import Final, final

from kartki.cli.paint import wrapped
from kartki.cli.screens.kolejka_labels import (
    BAR,
    card_word,
    counted,
    mark,
    separated,
    short,
    woven,
)
from kartki.core.play import Action, Term
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from kartki.games.kolejka.actions import (
    CARDS,
    COMMITTEE,
    CRITICISE,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    SIR,
    STOCKTAKING,
    Play,
)
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.view import imagine
from kartki.words.speech import Speech

SEEN: Final = 3  # how many pawns of a reversed queue are shown
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
        if card == COMMITTEE:
            number = min(SHOWN, len(view.to_come))
            told = self.speech.say("choice-here_committee", number=number)
            return wrapped(told, AFTER, first=BELOW)
        told = self.speech.say(f"choice-here_{CARDS[card]}", list=BAR)
        return woven(told, self._targets(view, card, plays), BELOW, AFTER)

    def _targets(self, view: SquareView, card: int, plays: list[Play]) -> list[str]:
        """Shop by shop: `groceries 4 → 3; kiosk 2 → 1`."""
        shops: list[list[str]] = []
        for shop in SHOP_NUMBERS:
            here = [play for play in plays if play.shop == shop]
            ways = list(dict.fromkeys(self._way(view, card, play) for play in here))
            if ways:
                ways[0] = f"{short(self.speech, shop)} {ways[0]}".strip()
                shops.append(separated(ways, ","))
        for units in shops[:-1]:
            units[-1] += ";"
        return [unit for units in shops for unit in units]

    def _way(self, view: SquareView, card: int, play: Play) -> str:
        """One way to play the card at a shop, in as few words as possible."""
        queue, place = view.queues[play.shop], play.place + 1
        if card == LIST:
            turned = [mark(pawn) for pawn in reversed(queue)]
            return f"({' '.join(turned[:SEEN])}{' …' if len(turned) > SEEN else ''})"
        if card in (SIR, MOTHER):
            return f"{place} → {1 if card == MOTHER else place - 1}"
        if card == CRITICISE:
            return f"{place} {mark(queue[play.place])}"
        if card == LUCKY:
            return str(place)
        return "" if card == INCREASED else self._wares(view, card, play)

    def _wares(self, view: SquareView, card: int, play: Play) -> str:
        """The goods that a card would move, sell or lock up."""
        pile = view.shops[play.shop]
        if card == STOCKTAKING or set(pile) == {play.shop}:
            return f"({self.speech.say('screen-stock', number=len(pile))})"
        return f"({counted(self.speech, play.goods, pile.count(play.goods))})"
