"""The five position cards: they move pawns, at empty and at closed shops, too (KOL-JMP-7)."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.fields import Field
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import (
    CRITICISE,
    LIST,
    LUCKY,
    MOTHER,
    NOWHERE,
    PLACES,
    SIR,
    Play,
    play,
)
from kartki.games.kolejka.cards.queue_card import QueueCard, at_shop, no_effect
from kartki.games.kolejka.fields import PLACE, SHOP, TO
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS
from kartki.games.kolejka.square.shops import Shop, reads_the_same_backwards
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.transfer_events import CardPlayed
from kartki.games.kolejka.transfers import Transfer, Walk

# each way to play a card, by what it is aimed at: the shop, the place in its queue, the other shop
LIST_PLAYS: Final = [play(LIST, shop) for shop in SHOP_NUMBERS]
SIR_PLAYS: Final = [[play(SIR, shop, place) for place in PLACES] for shop in SHOP_NUMBERS]
MOTHER_PLAYS: Final = [[play(MOTHER, shop, place) for place in PLACES] for shop in SHOP_NUMBERS]
CRITICISE_PLAYS: Final = [
    [play(CRITICISE, shop, place) for place in PLACES] for shop in SHOP_NUMBERS
]
LUCKY_PLAYS: Final = [
    [[play(LUCKY, shop, place, NOWHERE, to) for to in SHOP_NUMBERS] for place in PLACES]
    for shop in SHOP_NUMBERS
]


@final
class CommunityList(QueueCard):
    """KOL-CRD-1: reverse one shop's whole queue, speculator too."""

    card: ClassVar[int] = LIST
    fields: ClassVar[tuple[Field, ...]] = (SHOP,)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            if not reads_the_same_backwards(shop.queue):
                found.append(LIST_PLAYS[shop.number])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if reads_the_same_backwards(s.shops[a.shop].queue):
            return at_shop("list.nothing_changes", "KOL-CRD-1", a.shop)
        return None

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        queue = shops[a.shop].queue
        last = len(queue) - 1
        return [Walk(pawn, a.shop, i, a.shop, last - i) for i, pawn in enumerate(queue)]

    def change(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        """All at once: one after the other they would be in each other's way."""
        moved = self.leads(shops, seat, a)
        shops[a.shop] = shops[a.shop].with_queue(shops[a.shop].queue[::-1])
        return moved


class PawnCard(QueueCard):
    """One pawn goes to a place that the card names."""

    @abstractmethod
    def walk(self, shops: list[Shop], a: Play) -> Walk:
        """Which pawn goes from where to where."""

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        return [self.walk(shops, a)]

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        walk = self.walk(s.shops, a)
        walk.carry_out(s.shops)
        told.append(CardPlayed(seat, a, walk.pawn, [walk]))


def within_queue(shops: list[Shop], a: Play, landing: int) -> Walk:
    return Walk(shops[a.shop].queue[a.place], a.shop, a.place, a.shop, landing)


@final
class NotYourPlace(PawnCard):
    """KOL-CRD-2: one of your own pawns one place forward."""

    card: ClassVar[int] = SIR
    fields: ClassVar[tuple[Field, ...]] = (SHOP, PLACE)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            queue, plays = shop.queue, SIR_PLAYS[shop.number]
            for place in range(1, len(queue)):
                if queue[place] == seat and queue[place - 1] != seat:
                    found.append(plays[place])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.shops[a.shop].queue
        if queue[a.place] != seat:
            return at_shop("sir.not_yours", "KOL-CRD-2", a.shop)
        if a.place == 0:
            return at_shop("sir.first_already", "KOL-CRD-2", a.shop)
        return no_effect("sir.nothing_changes", a.shop) if queue[a.place - 1] == seat else None

    def walk(self, shops: list[Shop], a: Play) -> Walk:
        return within_queue(shops, a, a.place - 1)


@final
class Mother(PawnCard):
    """KOL-CRD-3: one of your own pawns to first place of its queue."""

    card: ClassVar[int] = MOTHER
    fields: ClassVar[tuple[Field, ...]] = (SHOP, PLACE)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            queue, plays = shop.queue, MOTHER_PLAYS[shop.number]
            others = False
            for place, owner in enumerate(queue):
                if owner != seat:
                    others = True
                elif others:
                    found.append(plays[place])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.shops[a.shop].queue
        if queue[a.place] != seat:
            return at_shop("mother.not_yours", "KOL-CRD-3", a.shop)
        if a.place == 0:
            return at_shop("mother.first_already", "KOL-CRD-3", a.shop)
        if queue[: a.place] == (seat,) * a.place:
            return no_effect("mother.nothing_changes", a.shop)
        return None

    def walk(self, shops: list[Shop], a: Play) -> Walk:
        return within_queue(shops, a, 0)


@final
class Criticise(PawnCard):
    """KOL-CRD-4: any pawn exactly two places back."""

    card: ClassVar[int] = CRITICISE
    fields: ClassVar[tuple[Field, ...]] = (SHOP, PLACE)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            queue, plays = shop.queue, CRITICISE_PLAYS[shop.number]
            for place in range(len(queue) - 2):
                if not queue[place] == queue[place + 1] == queue[place + 2]:
                    found.append(plays[place])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.shops[a.shop].queue
        if a.place + 2 >= len(queue):
            return at_shop("criticise.nobody_behind", "KOL-CRD-4", a.shop)
        if queue[a.place] == queue[a.place + 1] == queue[a.place + 2]:
            return no_effect("criticise.nothing_changes", a.shop)
        return None

    def walk(self, shops: list[Shop], a: Play) -> Walk:
        return within_queue(shops, a, a.place + 2)


@final
class LuckyStrike(PawnCard):
    """KOL-CRD-5: one of your own pawns to second place in another shop's queue."""

    card: ClassVar[int] = LUCKY
    fields: ClassVar[tuple[Field, ...]] = (SHOP, PLACE, TO)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            plays = LUCKY_PLAYS[shop.number]
            for place, owner in enumerate(shop.queue):
                if owner == seat:
                    for to in range(MARKET):
                        if to != shop.number:
                            found.append(plays[place][to])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.shops[a.shop].queue[a.place] != seat:
            return at_shop("lucky.not_yours", "KOL-CRD-5", a.shop)
        if a.to == a.shop:
            return at_shop("lucky.same_queue", "KOL-CRD-5", a.shop)
        return None

    def walk(self, shops: list[Shop], a: Play) -> Walk:
        """Somebody is always there to stand behind, a speculator at least."""
        return Walk(shops[a.shop].queue[a.place], a.shop, a.place, a.to, 1)
