"""An act of Reglamentacja in a player's own words: `offer butter 2 for sugar to ania`.

What is understood becomes a line of the notation, and the game judges it. What is not, is told
by a `NotUnderstood`: a sentence that names the word and shows how it could be said.
"""

from typing import Final, final

from kartki.cli.screens.kolejka_typed import plain
from kartki.cli.screens.reglamentacja_labels import box_of, card, final_turn, may_answer
from kartki.cli.screens.reglamentacja_phrases import (
    PHRASES,
    call,
    said_line,
    understood,
    without_seats,
)
from kartki.cli.screens.reglamentacja_sides import (
    NotUnderstood,
    count_stamps,
    read_side,
    terms_between,
)
from kartki.cli.screens.reglamentacja_vocabulary import Vocabulary, Word
from kartki.core.seats import letter
from kartki.games.reglamentacja.offer_notation import stamp_words, terms_words
from kartki.games.reglamentacja.parts import KINDS, NO_STAMPS, Stamps, stamps_of
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.words.speech import Speech

ALONE: Final = ("spin", "quiet", "stop")  # verbs that need no more words


@final
class Reader:
    """Parses what the player of one seat types, with the view of that seat."""

    def __init__(self, speech: Speech, vocabulary: Vocabulary, view: ShopView) -> None:
        self.speech: Final = speech
        self.vocabulary: Final = vocabulary
        self.view: Final = view

    def read(self, text: str) -> str:
        """The act in the notation; raises NotUnderstood if it is none."""
        words = self.vocabulary.parse(text)
        if not words:
            raise NotUnderstood("word", text)
        verb = words[0].meaning if words[0].kind == "verb" else self._guess_verb(words)
        rest = words[1:] if words[0].kind == "verb" else words
        if verb in ALONE:
            if rest:
                raise NotUnderstood("word", rest[0].text)
            return said_line(verb)
        if verb == "buy":
            return self._buy(text, rest, said=words[0].kind == "verb")
        return self._speak(verb, rest)

    def _speak(self, verb: str, rest: list[Word]) -> str:
        if verb == "offer":
            return self._offer(rest)
        if verb == "counter":
            number, rest = self._number(rest, "counter")
            return said_line(verb, number=str(number), terms=self._terms(without_seats(rest)[0]))
        if verb == "take":
            return self._take(rest)
        if verb in ("decline", "withdraw"):
            number, rest = self._number(rest, verb)
            if rest:
                raise NotUnderstood("word", rest[0].text)
            return said_line(verb, number=str(number))
        if verb == "pay":
            return self._pay(rest)
        return self._discard(rest) if verb == "discard" else call(rest)

    def _guess_verb(self, words: list[Word]) -> str:
        """Without a verb: a call, an offer, a card at the counter, a stamp to discard."""
        kinds = [word.kind for word in words]
        step = self.view.steps[-1] if self.view.steps else ""
        if kinds[0] in PHRASES:
            return "call"
        if step in ("shopping", "last_shopping"):
            return "buy"
        if step == "discarding":
            return "discard"
        if "for" in kinds and step == "trading":
            return "offer"
        raise NotUnderstood("word", words[0].text)

    # offers

    def _offer(self, words: list[Word]) -> str:
        words, seats, to_all = without_seats(words)
        if len(set(seats)) + to_all > 1:
            raise NotUnderstood("players")
        terms = self._terms(words)
        to = "all" if to_all else letter(seats[0]) if seats else self._partner()
        return said_line("offer", to=to, terms=terms)

    def _partner(self) -> str:
        """REG-TRD-3: who does not hold the top trades with its holder."""
        with_all = self.view.viewer == self.view.active or final_turn(self.view)
        return "all" if with_all else letter(self.view.active)

    def _terms(self, words: list[Word]) -> str:
        kinds = [word.kind for word in words]
        if "for" not in kinds:
            understood(words)
            raise NotUnderstood("for")
        at = kinds.index("for")
        give, ask = read_side(words[:at]), read_side(words[at + 1 :])
        if give.any_of:
            raise NotUnderstood("own_choice")
        if give.empty() or ask.empty():
            raise NotUnderstood("give" if give.empty() else "ask")
        return terms_words(terms_between(give, ask))

    # answers

    def _number(self, words: list[Word], verb: str) -> tuple[int, list[Word]]:
        """The offer that is meant: by its number, or the only one that can be."""
        if words and words[0].kind == "number":
            number = words[0].number()
            if all(offer.number != number for offer in self.view.offers):
                raise NotUnderstood("gone", number=number)
            return number, words[1:]
        found = [offer.number for offer in self.view.offers if self._concerns(offer, verb)]
        if len(found) != 1:
            raise NotUnderstood("number", meaning=verb)
        return found[0], words

    def _concerns(self, offer: OfferView, verb: str) -> bool:
        if verb == "withdraw":
            return offer.maker == self.view.viewer
        return may_answer(self.view, offer.maker, offer.to)

    def _take(self, words: list[Word]) -> str:
        number, rest = self._number(words, "take")
        offer = next(offer for offer in self.view.offers if offer.number == number)
        rest = [word for word in rest if word.kind not in ("giving", "and", "for", "paper")]
        giving = self._chosen(offer, stamps_of(count_stamps(rest)))
        chosen = {} if giving == NO_STAMPS else {"giving": stamp_words(giving)}
        return said_line("take", number=str(number), **chosen)

    def _chosen(self, offer: OfferView, said: Stamps) -> Stamps:
        """The chosen stamps: typed alone or with all that is paid; or the only possible choice."""
        terms = terms_of(offer)
        ways = terms.choices(list(self.view.hand))
        whole = [way for way in ways if terms.price(way) == said]
        if whole:
            return whole[0]
        if said == NO_STAMPS and terms.any_of:
            if len(ways) != 1:
                raise NotUnderstood("choose", number=offer.number)
            return ways[0]
        return said

    # the speculator, the discards, the counter

    def _pay(self, words: list[Word]) -> str:
        kinds = [word.kind for word in words]
        at = kinds.index("for") if "for" in kinds else len(words)
        goal = kinds[at + 1 :]
        understood(words[:at])
        side = read_side(words[:at])
        if len(side.stamps) != 2 or side.any_of or side.place or goal not in (["paper"], ["place"]):
            raise NotUnderstood("pay")
        first, second = sorted(side.stamps)
        deal = "his place" if goal == ["place"] else "a stamp"
        return said_line("pay", first=KINDS[first], second=KINDS[second], deal=deal)

    def _discard(self, words: list[Word]) -> str:
        stamps = count_stamps([word for word in words if word.kind != "and"])
        if len(stamps) != 1:
            raise NotUnderstood("discard")
        return said_line("discard", kind=KINDS[stamps[0]])

    def _buy(self, text: str, words: list[Word], said: bool) -> str:
        """A card by its name, by a part of it, or by its place in the row; `nothing`."""
        if not words:
            raise NotUnderstood("buy")
        if [word.kind for word in words] == ["nothing"]:
            return said_line("buy_nothing")
        row = self.view.row
        if words[0].kind == "number" and len(words) == 1 and 1 <= words[0].number() <= len(row):
            return said_line("buy", card=box_of(self.view).cards[row[words[0].number() - 1]].name)
        wanted = plain(text.replace("_", " "))
        return self._named(wanted.partition(" ")[2] if said else wanted)

    def _named(self, wanted: str) -> str:
        """Cards of the row come before those that are elsewhere."""
        cards = box_of(self.view).cards
        for numbers in (self.view.row, range(len(cards))):
            for fits in (str.__eq__, str.startswith, _has_word):
                found = [n for n in numbers if any(fits(name, wanted) for name in self._names(n))]
                if len(found) == 1:
                    return said_line("buy", card=cards[found[0]].name)
                if found:
                    names = ",".join(f"card {number}" for number in found)
                    raise NotUnderstood("which", wanted, names)
        raise NotUnderstood("card", wanted)

    def _names(self, number: int) -> list[str]:
        name = box_of(self.view).cards[number].name
        return [plain(card(self.speech, self.view, number)), name.replace("_", " ")]


def _has_word(name: str, wanted: str) -> bool:
    return f" {wanted}" in f" {name}"
