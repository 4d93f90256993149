"""An act of Kolejka in a player's own words: `sir kiosk 3`, `pan kiosk 3`, `signore chiosco 3`.

The notation is understood as it is; so is every card, shop and kind of goods by its name in the
player's language, with or without the small words between them.
"""

import re
import unicodedata
from typing import Final, final

from kartki.cli.screens.kolejka_labels import card_word, mark, stub
from kartki.core.fields import Number, Word
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.fields import GOODS
from kartki.games.kolejka.notation import NOTATION
from kartki.games.kolejka.parts import QUEUES, SHOPS, SPECULATOR
from kartki.words.speech import Speech

KINDS: Final = ("card", "shop", "verb", "number", "between")
VERBS: Final = ("queue", "play", "take", "exchange", "recall", "pass", "wait", "home", "done")
ALONE: Final = {"pass": "pass", "wait": "wait", "home": "go_home", "done": "done"}
SHOP_FORMS: Final = ("", "at", "to", "from", "of", "short")
COUNTED: Final = (1, 2, 5)  # one number for each form that a language may have
_NOT_SPOKEN: Final = re.compile(r"[^\w\s-]")


def plain(text: str) -> str:
    """The text in lower case without accents and punctuation."""
    bare = text.casefold().replace("ł", "l").replace("’", "").replace("'", "")
    letters = unicodedata.normalize("NFKD", bare)
    kept = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return " ".join(_NOT_SPOKEN.sub(" ", kept).split())


@final
class Vocabulary:
    """Every word that a player may use, with what it stands for."""

    def __init__(self, speech: Speech) -> None:
        self._meanings: Final[dict[str, tuple[str, str]]] = {}
        for word in speech.say("verbs-between").split(","):
            self._learn(word, "between", "")
        for pawn in [
            *range(SPECULATOR),
            SPECULATOR,
        ]:  # a choice may be typed in the same words as it is listed
            self._learn(mark(pawn), "between", "")
        for card, name in enumerate(CARDS):
            for word in (name, card_word(speech, card), speech.attribute(f"card-{name}", "")):
                self._learn(word, "card", name)
        for queue in QUEUES:
            for word in self._names(speech, queue):
                self._learn(word, "shop", queue)
        for verb in VERBS:
            for word in speech.say(f"verbs-{verb}").split(","):
                self._learn(word, "verb", verb)

    def _learn(self, word: str, kind: str, meaning: str) -> None:
        self._meanings[plain(word)] = (kind, meaning)

    def _names(self, speech: Speech, queue: str) -> list[str]:
        forms = [speech.attribute(f"shop-{queue}", form) for form in SHOP_FORMS]
        return [queue, stub(forms[-1]), *forms, *(_wares(speech, queue) if queue in SHOPS else [])]

    def parsed(self, text: str) -> dict[str, list[str]] | None:
        """The cards, shops, verbs and numbers of a sentence; None if a word is unknown."""
        found: dict[str, list[str]] = {kind: [] for kind in KINDS}
        words = plain(text).split()
        while words:
            size = self._longest(words)
            if size:
                kind, meaning = self._meanings[" ".join(words[:size])]
            elif words[0].isascii() and words[0].isdecimal():
                size, kind, meaning = 1, "number", str(int(words[0][:4]))
            else:
                return None
            found[kind].append(meaning)
            words = words[size:]
        return found

    def _longest(self, words: list[str]) -> int:
        """The largest number of words from here that name one thing."""
        sizes = range(min(len(words), 8), 0, -1)
        return next((size for size in sizes if " ".join(words[:size]) in self._meanings), 0)

    def notation(self, text: str, serving: str) -> str | None:
        """The act as a record writes it; `serving` is the shop where a player is being served."""
        parsed = self.parsed(text)
        if parsed is None:
            return None
        cards, shops, numbers = parsed["card"], parsed["shop"], parsed["number"]
        if cards:
            return _play(cards[0], shops, numbers) if len(cards) == 1 else None
        verb = parsed["verb"][0] if parsed["verb"] else _guess(shops, numbers, serving)
        if verb in ALONE and not shops and not numbers:
            return NOTATION.say(ALONE[verb])
        return _act(verb, shops, numbers, serving)


def _wares(speech: Speech, shop: str) -> list[str]:
    """The goods of a shop by name, and as they are counted, without the number."""
    counted = [speech.attribute(f"goods-{shop}", "count", number) for number in COUNTED]
    bare = [words.partition(" ")[2] for words in counted]
    return [*(speech.attribute(f"goods-{shop}", form) for form in ("", "one")), *bare]


def _guess(shops: list[str], numbers: list[str], serving: str) -> str:
    """Guess the verb: a shop alone, a shop with a place, or an exchange of goods."""
    if len(shops) > 1:
        return "exchange"
    if numbers:
        return "recall"
    return "take" if serving else "queue"


def _play(card: str, shops: list[str], numbers: list[str]) -> str | None:
    """The card with its aim; goods that are not named are the shop's own."""
    form = QUEUE_CARDS[CARDS.index(card)].form()
    named = [name for name in form.slots if isinstance(form.fields[name], Word)]
    if len(shops) == len(named) - 1 and GOODS.name in named and shops:
        shops = [shops[0], *shops]
    counted = [name for name in form.slots if isinstance(form.fields[name], Number)]
    if len(shops) != len(named) or len(numbers) < len(counted):
        return None
    # the place to which a card leads may be typed as well, though it is not needed
    words = dict(zip([*named, *counted], [*shops, *numbers[: len(counted)]], strict=True))
    return NOTATION.say("play", card=card, **words)


def _act(verb: str, shops: list[str], numbers: list[str], serving: str) -> str | None:
    shape = (len(shops), len(numbers))
    if verb == "queue" and shape == (1, 0):
        return NOTATION.say("queue", shop=shops[0])
    if verb == "take" and shops and (serving or len(shops) == 2):
        shop = shops[1] if len(shops) == 2 else serving
        return NOTATION.say("take", goods=shops[0], shop=shop)
    if verb in ("recall", "home") and shape == (1, 1):
        return NOTATION.say("recall", shop=shops[0], place=numbers[0])
    if verb == "exchange" and len(shops) in (2, 3):
        twice = len(shops) == 2 and numbers[:1] == ["2"]  # `2 kiosk → furniture`
        paid = shops[:1] * 2 if twice else shops[:-1]
        words = dict(zip(("pay", "also"), paid, strict=False))
        return NOTATION.say("exchange", take=shops[-1], **words)
    return None
