"""Explains what was not understood in Reglamentacja, with an example that would work."""

from typing import Final, final

from kartki.cli.screens.reglamentacja_labels import card, may_answer, stamp
from kartki.cli.screens.reglamentacja_sides import NotUnderstood
from kartki.core.play import Fact, Several
from kartki.core.seats import letter
from kartki.games.reglamentacja.parts import EVERY_KIND, KIND_NUMBERS, KINDS
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.trade_events import asked, choice
from kartki.words.speech import Speech


@final
class InputHelp:
    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech

    def tell(self, error: NotUnderstood, view: ShopView) -> str:
        facts: dict[str, Fact] = {"text": error.text[:30], "example": self._example(error, view)}
        if error.code == "which":
            names = [self._name(part, view) for part in error.meaning.split(",")]
            facts["list"] = self._listed(names)
        elif error.code == "stamp":
            names = [stamp(self.speech, kind) for kind in KIND_NUMBERS]
            facts["list"] = self.speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])
        elif error.code == "player":
            seats = range(len(view.hand_sizes))
            names = [f"{letter(seat).upper()} {self.speech.name(seat)}" for seat in seats]
            facts["list"] = ", ".join(names)
        elif error.code == "gone":
            facts |= {"number": error.number, "list": self._open(view)}
        elif error.code == "choose":
            facts |= {"number": error.number, "choice": _choice(error, view)}
        return self.speech.say(f"slip-{error.code}", **facts)

    def _listed(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self.speech.say("list-or", first=", ".join(names[:-1]), last=names[-1])

    def _name(self, part: str, view: ShopView) -> str:
        """`stamp 3`, `seat 1`, `card 7` in words."""
        kind, _, number = part.partition(" ")
        if kind == "seat":
            return self.speech.name(int(number))
        if kind == "card":
            return card(self.speech, view, int(number))
        return stamp(self.speech, int(number))

    def _open(self, view: ShopView) -> str:
        numbers = [str(offer.number) for offer in view.offers]
        return self.speech.say("slip-open", number=len(numbers), list=", ".join(numbers))

    # examples

    def word(self, name: str) -> str:
        """The first of the words for it: the one that is shown."""
        return self.speech.say(f"verbs-{name}").split(",")[0].strip()

    def stamp(self, kind: int) -> str:
        """As it stands in a sentence, if that is one word: `mąkę`."""
        one = self.speech.attribute(f"stamp-{KINDS[kind]}", "one")
        return stamp(self.speech, kind) if " " in one else one

    def offer(self, view: ShopView, head: str = "", ask: str = "") -> str:
        give, wanted = self._pair(view)
        price = ask or self.stamp(wanted)
        return f"{head or self.word('offer')} {self.stamp(give)} {self.word('for')} {price}"

    def _pair(self, view: ShopView) -> tuple[int, int]:
        """A kind that is held, and another one."""
        held = [kind for kind in KIND_NUMBERS if view.hand[kind]]
        give = held[0] if held else 0
        return give, next(kind for kind in [*reversed(KIND_NUMBERS)] if kind != give)

    def _example(self, error: NotUnderstood, view: ShopView) -> str:
        step = view.steps[-1] if view.steps else ""
        if error.code in ("buy", "card") or (step.endswith("shopping") and error.code == "word"):
            return self.buy(view)
        if error.code == "discard" or (step == "discarding" and error.code in ("word", "stamp")):
            return f"{self.word('discard')} {self.stamp(self._pair(view)[0])}"
        if error.code == "pay":
            return self.pay(view)
        if error.code == "call":
            return f"{self.word('call')} {self.stamp(self._pair(view)[1])}"
        if error.code in ("gone", "number"):
            return self._answer(error, view)
        if error.code == "choose":
            return self._chosen(error, view)
        return self._deal(error, view)

    def _deal(self, error: NotUnderstood, view: ShopView) -> str:
        if error.code == "or":
            kinds = f"{self.stamp(0)} {self.stamp(1)}"
            return self.offer(view, ask=f"{self.word('any')} 2 {self.word('of')} {kinds}")
        if error.code in ("player", "players"):
            others = [seat for seat in range(len(view.hand_sizes)) if seat != view.viewer]
            seat = view.active if view.active in others else others[0]
            return f"{self.offer(view)} {self.word('to')} {letter(seat)}"
        return self.offer(view)

    def buy(self, view: ShopView) -> str:
        name = card(self.speech, view, view.row[0]) if view.row else self.word("nothing")
        return f"{self.word('buy')} {name}"

    def pay(self, view: ShopView) -> str:
        held = [kind for kind in KIND_NUMBERS for _ in range(view.hand[kind])] or [0]
        pair = f"{self.stamp(held[0])} {self.stamp(held[-1])}"
        return f"{self.word('pay')} {pair} {self.word('for')} {self.word('paper')}"

    def _answer(self, error: NotUnderstood, view: ShopView) -> str:
        if error.meaning == "counter":
            number = view.offers[-1].number if view.offers else 1
            return self.offer(view, head=f"{self.word('counter')} {number}")
        mine = [o.number for o in view.offers if may_answer(view, o.maker, o.to)]
        if error.code == "gone" and not mine:
            return self.offer(view)
        return f"{self.word(error.meaning or 'take')} {mine[0] if mine else 1}"

    def _chosen(self, error: NotUnderstood, view: ShopView) -> str:
        offer = next(offer for offer in view.offers if offer.number == error.number)
        ways = terms_of(offer).choices(list(view.hand))
        way = ways[0] if ways else (0,) * len(KINDS)
        kinds = [self.stamp(kind) for kind, n in enumerate(way) for _ in range(n)]
        return " ".join([self.word("take"), str(error.number), *kinds])


def _choice(error: NotUnderstood, view: ShopView) -> Several:
    terms = terms_of(next(offer for offer in view.offers if offer.number == error.number))
    if terms.among != EVERY_KIND:
        return choice(terms)
    return Several(tuple([term for term in asked(terms).terms if term.name == "any"]))
