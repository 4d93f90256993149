"""REG-ALC-6, REG-SHP, REG-FIN-6: discarding to six, and buying at the counter."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Term
from kartki.games.reglamentacja.actions import (
    BUY_NOTHING,
    DISCARDS,
    NOTHING,
    Buy,
    Discard,
)
from kartki.games.reglamentacja.events import Bought, BoughtNothing, Discarded
from kartki.games.reglamentacja.holdings import discard
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, LIMIT, Stamps, holds, stamps_of
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import owe
from kartki.games.reglamentacja.steps.turns import ALONE, RULES, not_now


@final
class Discarding(Step[Shop]):
    """REG-ALC-6: the active player, and nobody else, discards down to six."""

    name: ClassVar[str] = "discarding"
    exact: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.active]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        return [DISCARDS[kind] for kind in KIND_NUMBERS if s.hands[seat][kind]]

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Discard):
            return not_now(self.name)
        if s.hands[seat][a.kind]:
            return None
        stamp = ("stamp", Term("stamp", KINDS[a.kind], 1))
        return Refusal("discard.not_held", "REG-ALC-6", (stamp,))

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Discard)
        discard(s, seat, stamps_of([a.kind]))
        if s.stamps(seat) <= LIMIT:
            s.steps.pop()
        return [Discarded(seat, a.kind)]


class Counter(Step[Shop]):
    """Somebody stands at the counter and may buy one card of the row (REG-SHP-1)."""

    exact: ClassVar[bool] = True

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        found: list[Action] = [BUY_NOTHING]
        found.extend([Buy(card) for card in s.row if holds(hand, cost(s, card))])
        return found

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Buy):
            return not_now(self.name)
        if a.card == NOTHING:
            return None
        facts = (("card", Term("card", s.box.cards[a.card].name)),)
        if a.card not in s.row:
            return Refusal("buy.not_in_row", RULES[self.name], facts)
        if not holds(s.hands[seat], cost(s, a.card)):
            return Refusal("buy.wrong_stamps", RULES[self.name], facts)
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Buy)
        told: list[Event] = [BoughtNothing(seat)]
        if a.card != NOTHING:
            discard(s, seat, cost(s, a.card))
            s.row.remove(a.card)
            s.bought[seat].append(a.card)
            told = [Bought(seat, s.box.cards[a.card].name)]
        self.leave(s, seat, told)
        return told

    @abstractmethod
    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        """Bought or not, the pawn leaves the counter."""


@final
class Shopping(Counter):
    """REG-SHP-2: the pawn goes to the end of the queue, and its owner draws one stamp."""

    name: ClassVar[str] = "shopping"

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.queue[0]]

    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        s.steps.pop()
        s.queue.append(s.queue.pop(0))
        owe(s, [seat], told)


@final
class LastShopping(Counter):
    """REG-FIN-6: in the order of the queue, one last card each; nobody draws."""

    name: ClassVar[str] = "last_shopping"

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.queue[s.place]]

    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        s.place += 1
        if s.place == len(s.queue):
            s.steps.pop()


def cost(s: Shop, card: int) -> Stamps:
    return s.box.cards[card].price


DISCARDING: Final = Discarding()
SHOPPING_STEP: Final = Shopping()
LAST_SHOPPING_STEP: Final = LastShopping()
