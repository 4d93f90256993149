"""Kolejka in 80 columns: five queues and the market, the shops, everyone's list, your cards."""

from typing import final

from kartki.cli.paint import wrapped
from kartki.cli.screens.kolejka_choices import choice
from kartki.cli.screens.screen import Screen
from kartki.core.play import Action, Seat, Term
from kartki.core.seats import letter
from kartki.games.kolejka import box_data
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import (
    DAYS,
    MARKET,
    QUEUES,
    SHOP_NUMBERS,
    SHOPS,
    SPECULATOR,
    delivery_goods,
    delivery_shop,
)
from kartki.games.kolejka.state import PHASES, RECALL_HOUR
from kartki.games.kolejka.view import SquareView


@final
class SquareScreen(Screen):
    def picture(self, view: SquareView) -> list[str]:
        lines = [self.paint(self._title(view), "bold"), ""]
        lines += [self._shop_line(view, shop) for shop in SHOP_NUMBERS]
        lines += self._market_lines(view)
        lines += [self.paint("  " + self.speech.say("screen-legend"), "dim"), ""]
        for seat in range(len(view.home)):
            lines += self._player(view, seat)
        return lines + self._to_come(view) + self._hand(view)

    def _title(self, view: SquareView) -> str:
        say, phase = self.speech.say, PHASES[view.phase]
        hour = "close" if view.phase == RECALL_HOUR else phase
        told = say(
            "screen-day",
            week=view.days // DAYS + 1,
            day=Term("day", str(view.days % DAYS + 1)),
            phase=Term("phase", "queue_up" if hour == "setup" else hour),
        )
        return f"{say('title')} · {told}"

    def _shop_line(self, view: SquareView, shop: int) -> str:
        """The sign, the goods, the truck, and who stands in line."""
        name = self._short(SHOPS[shop])
        goods = self._pile(view.shops[shop]) or "-"
        truck = self.speech.say("screen-truck", number=view.trucks[shop])
        state = f" [{self.speech.say('screen-closed')}]" if view.closed[shop] else ""
        return f"  {name:<11}{goods:<14}{truck:<14}{self._queue(view, shop)}{state}"

    def _pile(self, pile: tuple[int, ...]) -> str:
        """Goods of the shop's own kind are counted; strange ones are named."""
        kinds = sorted(set(pile))
        return " ".join(f"{pile.count(kind)}×{self._short(SHOPS[kind])[:5]}" for kind in kinds)

    def _queue(self, view: SquareView, queue: int) -> str:
        marks = ["X" if pawn == SPECULATOR else letter(pawn).upper() for pawn in view.queues[queue]]
        return "│" + " ".join(marks)

    def _market_lines(self, view: SquareView) -> list[str]:
        stalls = []
        for place, shop in enumerate(view.stall_order):
            stall = f"{view.stalls[shop]}×{self._short(SHOPS[shop])}"
            here = place == view.trader
            stalls.append(f"[{stall} · {self.speech.say('screen-trader')}]" if here else stall)
        name = self._short(QUEUES[MARKET])
        return [f"  {name:<39}{self._queue(view, MARKET)}", *wrapped("  ".join(stalls), "    ")]

    def _player(self, view: SquareView, seat: Seat) -> list[str]:
        say = self.speech.say
        mark = "►" if seat == view.turn and not view.reason else " "
        kind = f" ({self.bots[seat]})" if seat in self.bots else ""
        first = f" · {say('screen-first')}" if seat == view.first and view.phase else ""
        who = f"{mark} {letter(seat).upper()} {self.speech.name(seat)}{kind}{first}"
        if view.lists[seat] < 0:
            return [who]
        name = self.speech.term(Term("list", str(view.lists[seat] + 1)))
        home = say("screen-home", number=view.home[seat])
        cards = say("screen-cards", hand=view.hand_sizes[seat], pile=self._pile_size(view, seat))
        lines = [self.paint(who, "bold" if mark == "►" else "plain") + f" · {home} · {cards}"]
        lines += wrapped(f"{name}: {self._shopping(view, seat)}", indent="      ", first="    ")
        return lines

    def _pile_size(self, view: SquareView, seat: Seat) -> int:
        return sum(layer.size for layer in view.piles[seat])

    def _shopping(self, view: SquareView, seat: Seat) -> str:
        """What is owned of what is wanted, shop by shop."""
        wanted = box_data.box(view.edition).lists[view.lists[seat]]
        parts = []
        for shop in SHOP_NUMBERS:
            owned = view.goods[seat][shop]
            if wanted[shop] or owned:
                tick = "✓" if owned >= wanted[shop] else ""
                parts.append(f"{self._short(SHOPS[shop])}\u00a0{owned}/{wanted[shop]}{tick}")
        return "  ".join(parts)  # a shop and its number stay on one line

    def _to_come(self, view: SquareView) -> list[str]:
        cards = [self._delivery(card) for card in view.to_come]
        listed = ", ".join(cards) or self.speech.say("screen-nothing")
        lines = ["", *wrapped(self.speech.say("screen-to_come", list=listed), "    ", first="  ")]
        shown = self._shown(view)
        return lines + (wrapped(self.speech.say("screen-shown", list=shown), "  ") if shown else [])

    def _shown(self, view: SquareView) -> str:
        """What a friend has shown of the cards on top: ? for one that only others know."""
        if len(view.deck) < 2:
            return ""
        tops = [layer.cards[0] if layer.cards else None for layer in view.deck if layer.size == 1]
        known = [card is not None for card in tops]
        told = ["?" if card is None else self._delivery(card) for card in tops]
        return ", ".join(told) if any(known) else ""

    def _delivery(self, card: int) -> str:
        return f"{self._short(SHOPS[delivery_shop(card)])} {delivery_goods(card)}"

    def _hand(self, view: SquareView) -> list[str]:
        """Your cards, with what each of them does."""
        if not view.hand:
            return []
        lines = [f"  {self.speech.say('screen-hand')}:"]
        for card in view.hand:
            name = self.speech.term(Term("card", CARDS[card]))
            text = self.speech.attribute(f"card-{CARDS[card]}", "text")
            lines += wrapped(f"{name}: {text}", indent="      ", first="    ")
        return lines

    def _short(self, shop: str) -> str:
        return self.speech.attribute(f"shop-{shop}", "short")

    def question(self, view: SquareView, prompt: str) -> str:
        shop = SHOPS[view.buyers[0][1]] if view.buyers else SHOPS[0]
        return self.speech.say(f"prompt-{prompt}", shop=Term("shop", shop))

    def heading(self, view: SquareView, legal: list[Action]) -> str:
        return ""

    def choices(self, view: SquareView, legal: list[Action]) -> list[str]:
        return [choice(self.speech, view, action) for action in legal]

    def typed(self, text: str) -> str | None:
        """The notation itself: `plays sir kiosk 3`, `queues market`, `passes`."""
        return text if " " in text or text in ("passes", "waits") else None
