"""To buy (REG-SHP-1, REG-FIN-6): one card of the row for its stamps, or nothing."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form, plain
from kartki.core.play import Action, Event, Refusal, Seat, Term
from kartki.games.reglamentacja.actions import BUY_NOTHING, NOTHING, Buy
from kartki.games.reglamentacja.events import Bought, BoughtNothing
from kartki.games.reglamentacja.fields import CARD
from kartki.games.reglamentacja.parts import holds
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.verb import Verb, missing


@final
class ToBuy(Verb[Buy]):
    """The stamps that a card costs are discarded (REG-SHP-1)."""

    forms: ClassVar[list[Form]] = [
        plain(BUY_NOTHING, "buy_nothing", "buys nothing"),
        Form(Buy, "buy", "buys {card}", CARD),
    ]

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        hand, cards = s.stamps.hands[seat], s.box.cards
        found.append(BUY_NOTHING)
        found.extend([Buy(card) for card in s.counter.row if holds(hand, cards[card].price)])

    def refuse(self, s: Shop, seat: Seat, a: Buy) -> Refusal | None:
        if a.card == NOTHING:
            return None
        rule = "REG-FIN-6" if s.is_final() else "REG-SHP-1"
        card = s.box.cards[a.card]
        facts = (("card", Term("card", card.name)),)
        if a.card not in s.counter.row:
            return Refusal("buy.not_in_row", rule, facts)
        if not holds(s.stamps.hands[seat], card.price):
            lack = ("missing", missing(s.stamps.hands[seat], card.price))
            return Refusal("buy.wrong_stamps", rule, (*facts, lack))
        return None

    def do(self, s: Shop, seat: Seat, a: Buy, told: list[Event]) -> None:
        if a.card == NOTHING:
            told.append(BoughtNothing(seat))
            return
        card = s.box.cards[a.card]
        s.stamps.discard(seat, card.price)
        s.counter.row.remove(a.card)
        s.guests.bought[seat].append(a.card)
        told.append(Bought(seat, card.name))


BUY: Final = ToBuy()
