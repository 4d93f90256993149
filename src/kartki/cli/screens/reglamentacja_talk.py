"""What is said at the table of Reglamentacja: open offers and the calls of this turn."""

from typing import Final, final

from rich.cells import cell_len

from kartki.cli.paint import WIDTH, Paint, wrapped
from kartki.cli.screens.kolejka_labels import flowing
from kartki.cli.screens.reglamentacja_labels import AFTER, INDENT, may_answer
from kartki.core.play import Fact, Term, Who
from kartki.games.reglamentacja.actions import PHRASES, WANTS_PLACE
from kartki.games.reglamentacja.offers import EVERYONE
from kartki.games.reglamentacja.parts import KINDS
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.trade_events import offer_facts
from kartki.words.speech import Speech

LATEST: Final = 12  # calls that are shown
BEHIND: Final = " " * 9


@final
class TalkLines:
    def __init__(self, speech: Speech, paint: Paint) -> None:
        self.speech: Final = speech
        self.paint: Final = paint

    def lines(self, view: ShopView) -> list[str]:
        return [*self._talk(view), *self._offers(view)]

    def _talk(self, view: ShopView) -> list[str]:
        if not view.talk:
            return []
        calls = [self.said(*said) for said in view.talk[-LATEST:]]
        more = ["…"] if len(view.talk) > LATEST else []
        rows = [f"  {self.speech.say('screen-talk')}"]
        for row in flowing([*more, *calls], "   ", INDENT, INDENT):
            fits = cell_len(row) < WIDTH  # two long names may not fit into one line
            rows += [row] if fits else wrapped(row.strip(), AFTER, first=INDENT)
        return rows

    def said(self, seat: int, phrase: int, slot: int) -> str:
        """`Ania: “Who has butter?”`"""
        slots: dict[str, Fact] = {}
        if phrase == WANTS_PLACE:
            slots["whom"] = Who(slot)
        elif slot >= 0:
            slots["stamp"] = Term("stamp", KINDS[slot])
        call = self.speech.say(f"call-{PHRASES[phrase].replace(' ', '_')}", **slots)
        return self.speech.say("screen-said", seat=Who(seat), call=call)

    def _offers(self, view: ShopView) -> list[str]:
        if not view.offers:
            return []
        own = view.viewer is not None
        rows = [f"  {self.speech.say('screen-offers' if own else 'screen-offers_open')}"]
        for offer in view.offers:
            rows += self._offer(view, offer)
        return rows

    def _offer(self, view: ShopView, o: OfferView) -> list[str]:
        head, told, mine = self._told(view, o)
        rows = wrapped(told, BEHIND, first=head)
        return [self.paint(row, "bold") for row in rows] if mine else rows

    def offer(self, view: ShopView, o: OfferView) -> str:
        """All of it in one line, however long."""
        head, told, _ = self._told(view, o)
        return head + told

    def _told(self, view: ShopView, o: OfferView) -> tuple[str, str, bool]:
        """Marks and number, the offer, and whether it is for the viewer."""
        mine = may_answer(view, o.maker, o.to)
        pays = mine and bool(terms_of(o).choices(list(view.hand))) and _held(view, o)
        to: dict[str, Fact] = {"all": "yes", "to": ""}
        if o.to != EVERYONE:
            to = {"all": "no", "to": Who(o.to)}
        facts = dict(offer_facts(terms_of(o)))
        told = self.speech.say("screen-offer", seat=Who(o.maker), **to, **facts)
        told += self._declined(view, o)
        head = f"  {'→' if mine else ' '}{'✓' if pays else ' '} {o.number:>2}  "
        return head, told, mine

    def _declined(self, view: ShopView, o: OfferView) -> str:
        seats = [seat for seat in range(len(view.hand_sizes)) if o.declined >> seat & 1]
        if not seats:
            return ""
        names = [self.speech.say("names-one", seat=Who(seat)) for seat in seats]
        return f" ({self.speech.say('screen-declined', names=', '.join(names))})"


def _held(view: ShopView, o: OfferView) -> bool:
    return all(view.hand[kind] >= number for kind, number in enumerate(o.ask))
