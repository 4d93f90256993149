"""The terms of an offer in words: `butter butter place for sugar any 2 of meat soap`."""

from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import (
    EVERY_KIND,
    KIND_NUMBERS,
    KINDS,
    NO_STAMPS,
    Stamps,
    listed,
    stamps_of,
)

Side = tuple[Stamps, int, int, bool]  # stamps, how many by choice, among which, the place


def stamp_words(stamps: Stamps) -> str:
    return " ".join(KINDS[kind] for kind in listed(stamps))


def read_stamps(text: str) -> Stamps | None:
    words = text.split()
    if any(word not in KINDS for word in words):
        return None
    return stamps_of([KINDS.index(word) for word in words])


def terms_words(terms: Terms) -> str:
    give = _side_words((terms.give, 0, 0, terms.give_place))
    ask = _side_words((terms.ask, terms.any_of, terms.among, terms.ask_place))
    return f"{give} for {ask}"


def _side_words(side: Side) -> str:
    stamps, any_of, among, place = side
    words = [stamp_words(stamps)] if stamps != NO_STAMPS else []
    if any_of:
        kinds = [KINDS[kind] for kind in KIND_NUMBERS if among >> kind & 1]
        words.append(f"any {any_of}" + ("" if among == EVERY_KIND else " of " + " ".join(kinds)))
    words += ["place"] if place else []
    return " ".join(words) or "nothing"


def read_terms(text: str) -> Terms | None:
    give_text, middle, ask_text = text.partition(" for ")
    give, ask = _read_side(give_text), _read_side(ask_text)
    if not middle or give is None or ask is None or give[1]:
        return None  # only the other side can be left a choice
    return Terms(give[0], give[3], ask[0], ask[1], ask[2], ask[3])


def _read_side(text: str) -> Side | None:
    words = text.split(" ")
    if words == ["nothing"]:
        return (NO_STAMPS, 0, 0, False)
    place = words[-1] == "place"
    words = words[:-1] if place else words
    any_of, among = 0, 0
    if "any" in words:
        start = words.index("any")
        choice = _read_choice(words[start + 1 :])
        if choice is None:
            return None
        any_of, among = choice
        words = words[:start]
    if any(word not in KINDS for word in words):
        return None
    return (stamps_of([KINDS.index(word) for word in words]), any_of, among, place)


def _read_choice(words: list[str]) -> tuple[int, int] | None:
    """What follows `any`: a number, and perhaps the kinds."""
    if not words or not words[0].isascii() or not words[0].isdigit() or len(words[0]) > 3:
        return None
    kinds = words[2:]
    if len(words) > 1 and (words[1] != "of" or not kinds or any(k not in KINDS for k in kinds)):
        return None
    number = int(words[0])
    if not number:
        return None
    return number, sum({1 << KINDS.index(kind) for kind in kinds}) or EVERY_KIND
