"""What the moves of Reglamentacja name: stamps, offers, terms of a deal, cards, guests."""

from typing import Annotated, Any, Final, final

import msgspec

from kartki.core.fields import BoxWord, Field, Number, SeatOf, Word
from kartki.core.rng import Rng
from kartki.core.seats import letter, seat_of
from kartki.games.reglamentacja.offer_notation import (
    read_stamps,
    read_terms,
    stamp_words,
    terms_words,
)
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import EVERY_KIND, KINDS, Stamps, listed, stamps_of


def wild_stamps(rng: Rng) -> Stamps:
    return tuple([max(0, rng.below(6) - 3) for _ in KINDS])


KindNames = Annotated[list[str], msgspec.Meta(max_length=100)]
KIND_TYPE: Final = " | ".join([f'"{name}"' for name in KINDS])


class SentTerms(msgspec.Struct, forbid_unknown_fields=True):
    """The terms of a deal as a client sends them."""

    give: KindNames
    give_place: bool
    ask: KindNames
    any: Annotated[int, msgspec.Meta(ge=0, le=999)]
    among: KindNames  # none of them: any kind will do
    ask_place: bool


def _kinds(names: list[str]) -> list[int] | None:
    if any(name not in KINDS for name in names):
        return None
    return [KINDS.index(name) for name in names]


@final
class OfferNumber(Field):
    """The number of an offer: `#3`, and 3 on the wire."""

    def pattern(self) -> str:
        return "[0-9]{1,6}"

    def write(self, s: Any, value: Any) -> str:
        return str(value)

    def read(self, s: Any, text: str) -> Any:
        return int(text)

    def to_wire(self, s: Any, value: Any) -> object:
        return int(value)

    def from_wire(self, s: Any, sent: object) -> Any:
        whole = isinstance(sent, int) and not isinstance(sent, bool)
        return sent if whole and sent in range(1_000_000) else None

    def wild(self, s: Any, rng: Rng) -> Any:
        """Mostly one of the last offers, or the next one."""
        return max(1, s.market.offers_made + 1 - rng.below(4))

    def typescript(self) -> str:
        return "number"


@final
class Whom(Field):
    """To whom an offer is made: a player, or everyone."""

    def pattern(self) -> str:
        return "[a-e]|all"

    def write(self, s: Any, value: Any) -> str:
        return "all" if value == EVERYONE else letter(value)

    def read(self, s: Any, text: str) -> Any:
        return EVERYONE if text == "all" else seat_of(text, s.players)

    def to_wire(self, s: Any, value: Any) -> object:
        return "all" if value == EVERYONE else int(value)

    def from_wire(self, s: Any, sent: object) -> Any:
        if sent == "all":
            return EVERYONE
        whole = isinstance(sent, int) and not isinstance(sent, bool)
        return sent if whole and sent in range(s.players) else None

    def wild(self, s: Any, rng: Rng) -> Any:
        return rng.below(s.players + 1) - 1

    def typescript(self) -> str:
        return 'number | "all"'


@final
class SomeStamps(Field):
    """Some stamps, one word each."""

    def pattern(self) -> str:
        return ".+"

    def write(self, s: Any, value: Any) -> str:
        return stamp_words(value)

    def read(self, s: Any, text: str) -> Any:
        return read_stamps(text)

    def to_wire(self, s: Any, value: Any) -> object:
        return [KINDS[kind] for kind in listed(value)]

    def from_wire(self, s: Any, sent: object) -> Any:
        try:
            kinds = _kinds(msgspec.convert(sent, KindNames))
        except msgspec.ValidationError:
            return None
        return None if kinds is None else stamps_of(kinds)

    def wild(self, s: Any, rng: Rng) -> Any:
        return wild_stamps(rng)

    def typescript(self) -> str:
        return f"({KIND_TYPE})[]"


@final
class TermsOf(Field):
    """What a deal gives and asks: `butter place for any 2 of meat soap`."""

    def pattern(self) -> str:
        return ".+"

    def write(self, s: Any, value: Any) -> str:
        return terms_words(value)

    def read(self, s: Any, text: str) -> Any:
        return read_terms(text)

    def to_wire(self, s: Any, value: Any) -> object:
        return {
            "give": [KINDS[kind] for kind in listed(value.give)],
            "give_place": value.give_place,
            "ask": [KINDS[kind] for kind in listed(value.ask)],
            "any": value.any_of,
            "among": [name for kind, name in enumerate(KINDS) if value.among >> kind & 1],
            "ask_place": value.ask_place,
        }

    def from_wire(self, s: Any, sent: object) -> Any:
        try:
            terms = msgspec.convert(sent, SentTerms)
        except msgspec.ValidationError:
            return None
        give, ask, among = _kinds(terms.give), _kinds(terms.ask), _kinds(terms.among)
        if give is None or ask is None or among is None or (among and not terms.any):
            return None
        some = sum({1 << kind for kind in among}) or (EVERY_KIND if terms.any else 0)
        sides = (stamps_of(give), terms.give_place, stamps_of(ask))
        return Terms(*sides, terms.any, some, terms.ask_place)

    def wild(self, s: Any, rng: Rng) -> Any:
        any_of = max(0, rng.below(6) - 2)
        among = EVERY_KIND if rng.below(2) else 1 + rng.below(EVERY_KIND)
        give_place, ask_place = rng.below(4) == 0, rng.below(4) == 0
        give, ask = wild_stamps(rng), wild_stamps(rng)
        return Terms(give, give_place, ask, any_of, among if any_of else 0, ask_place)

    def typescript(self) -> str:
        kinds = f"({KIND_TYPE})[]"
        give, ask = f"give: {kinds}; give_place: boolean", f"ask: {kinds}; ask_place: boolean"
        return f"{{ {give}; {ask}; any: number; among: {kinds} }}"


def _card_names(s: Any) -> list[str]:
    return [card.name for card in s.box.cards]


def _visit_names(s: Any) -> list[str]:
    return [visit.name for visit in s.box.visits]


OFFER_NUMBER: Final = OfferNumber("number")
TO: Final = Whom("to")
TERMS: Final = TermsOf("terms")
GIVING: Final = SomeStamps("giving")
KIND: Final = Word("kind", KINDS)
CALLED_KIND: Final = Word("kind", KINDS, "slot")
FIRST: Final = Word("first", KINDS)
SECOND: Final = Word("second", KINDS)
CALLED_SEAT: Final = SeatOf("seat", "slot")
WHO: Final = SeatOf("who")
CARD: Final = BoxWord("card", _card_names)
VISIT: Final = BoxWord("visit", _visit_names)
QUALITY: Final = Number("quality", 100)
LUCK: Final = Number("luck", 99_999)
DIE: Final = Number("die", 9)
