"""The five position cards: they move pawns, at empty and at closed shops, too (KOL-JMP-7)."""

from typing import final

from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import (
    CRITICISE,
    LIST,
    LUCKY,
    MOTHER,
    NOWHERE,
    SIR,
    Play,
    play,
)
from kartki.games.kolejka.cards.queue_card import QueueCard, at_shop, no_effect
from kartki.games.kolejka.events import CardPlayed
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.state import Square


@final
class CommunityList(QueueCard):
    """KOL-CRD-1: reverse one shop's whole queue, speculator too."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            if s.queues[shop] != s.queues[shop][::-1]:
                found.append(play(LIST, shop))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.queues[a.shop] == s.queues[a.shop][::-1]:
            return at_shop("list.nothing_changes", "KOL-CRD-1", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        s.queues[a.shop].reverse()
        told.append(CardPlayed(seat, a, NOWHERE))


@final
class NotYourPlace(QueueCard):
    """KOL-CRD-2: one of your own pawns one place forward."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            queue = s.queues[shop]
            for place in range(1, len(queue)):
                if queue[place] == seat and queue[place - 1] != seat:
                    found.append(play(SIR, shop, place))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.queues[a.shop]
        if queue[a.place] != seat:
            return at_shop("sir.not_yours", "KOL-CRD-2", a.shop)
        if a.place == 0:
            return at_shop("sir.first_already", "KOL-CRD-2", a.shop)
        return no_effect("sir.nothing_changes", a.shop) if queue[a.place - 1] == seat else None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        queue = s.queues[a.shop]
        queue[a.place - 1], queue[a.place] = queue[a.place], queue[a.place - 1]
        told.append(CardPlayed(seat, a, seat))


@final
class Mother(QueueCard):
    """KOL-CRD-3: one of your own pawns to first place of its queue."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            queue = s.queues[shop]
            others = False
            for place, owner in enumerate(queue):
                if owner == seat and others:
                    found.append(play(MOTHER, shop, place))
                others = others or owner != seat

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.queues[a.shop]
        if queue[a.place] != seat:
            return at_shop("mother.not_yours", "KOL-CRD-3", a.shop)
        if a.place == 0:
            return at_shop("mother.first_already", "KOL-CRD-3", a.shop)
        if queue[: a.place] == [seat] * a.place:
            return no_effect("mother.nothing_changes", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        queue = s.queues[a.shop]
        queue.insert(0, queue.pop(a.place))
        told.append(CardPlayed(seat, a, seat))


@final
class Criticise(QueueCard):
    """KOL-CRD-4: any pawn exactly two places back."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            queue = s.queues[shop]
            for place in range(len(queue) - 2):
                if not queue[place] == queue[place + 1] == queue[place + 2]:
                    found.append(play(CRITICISE, shop, place))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.queues[a.shop]
        if a.place + 2 >= len(queue):
            return at_shop("criticise.nobody_behind", "KOL-CRD-4", a.shop)
        if queue[a.place] == queue[a.place + 1] == queue[a.place + 2]:
            return no_effect("criticise.nothing_changes", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        queue = s.queues[a.shop]
        pawn = queue.pop(a.place)
        queue.insert(a.place + 2, pawn)
        told.append(CardPlayed(seat, a, pawn))


@final
class LuckyStrike(QueueCard):
    """KOL-CRD-5: one of your own pawns to second place in another shop's queue."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            for place, owner in enumerate(s.queues[shop]):
                if owner == seat:
                    for to in SHOP_NUMBERS:
                        if to != shop:
                            found.append(play(LUCKY, shop, place, NOWHERE, to))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.queues[a.shop][a.place] != seat:
            return at_shop("lucky.not_yours", "KOL-CRD-5", a.shop)
        if a.to == a.shop:
            return at_shop("lucky.same_queue", "KOL-CRD-5", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        s.queues[a.to].insert(1, s.queues[a.shop].pop(a.place))
        told.append(CardPlayed(seat, a, seat))
