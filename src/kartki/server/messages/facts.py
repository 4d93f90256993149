"""Facts as they travel: numbers and text as they are, players, words and lists as objects.

Words are the client's business, so a sentence never travels, only its code and these.
"""

from typing import Final

import msgspec

from kartki.core.play import Event, Fact, Facts, Refusal, Several, Term, Who

LONGEST_ECHO: Final = 80  # of a client's own text, when it is repeated in a refusal …
LONGEST_DETAIL: Final = 200  # … and of a decoder's message, which may contain such text
_OURS: Final = ("allowed", "seats")  # lists of the server's own words


class WhoFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player, by seat."""

    who: int


class TermFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, perhaps with a number."""

    kind: str
    name: str
    number: int = 0


class ListFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of these words, or so many of them as somebody chooses."""

    terms: tuple[TermFact, ...]
    choose: int = 0


class WireEvent(msgspec.Struct, frozen=True):
    """Something that happened, as this viewer may see it."""

    code: str
    facts: dict[str, object]


def to_wire(facts: Facts) -> dict[str, object]:
    """In one pass, because each event and each choice of each move comes through here."""
    found: dict[str, object] = {}
    for name, fact in facts:
        if isinstance(fact, Several):
            terms = tuple([TermFact(term.kind, term.name, term.number) for term in fact.terms])
            found[name] = ListFact(terms, fact.choose)
        elif isinstance(fact, Term):
            found[name] = TermFact(fact.kind, fact.name, fact.number)
        else:
            found[name] = WhoFact(fact.seat) if isinstance(fact, Who) else fact
    return found


def from_wire(facts: dict[str, object]) -> Facts | None:
    """Facts from the wire, for making a sentence; None if they are not valid."""
    found: list[tuple[str, Fact]] = []
    for name, value in facts.items():
        fact = _from_value(value)
        if fact is None:
            return None
        found.append((name, fact))
    return tuple(found)


def _from_value(value: object) -> Fact | None:
    if isinstance(value, int | str):
        return value
    kinds: tuple[type[WhoFact | TermFact | ListFact], ...] = (WhoFact, TermFact, ListFact)
    for kind in kinds:
        try:
            return _meant(msgspec.convert(value, kind))
        except msgspec.ValidationError:
            continue
    return None


def _meant(fact: WhoFact | TermFact | ListFact) -> Fact:
    if isinstance(fact, WhoFact):
        return Who(fact.who)
    if isinstance(fact, TermFact):
        return Term(fact.kind, fact.name, fact.number)
    return Several(tuple(Term(t.kind, t.name, t.number) for t in fact.terms), fact.choose)


def wire_event(event: Event) -> WireEvent:
    return WireEvent(event.code, to_wire(event.facts()))


def refusal_facts(refusal: Refusal) -> dict[str, object]:
    return to_wire(short(refusal).facts)


def short(refusal: Refusal) -> Refusal:
    """Shorten a client's text in a refusal: refusals are kept in memory and sent again."""
    facts = tuple((name, _short(name, fact)) for name, fact in refusal.facts)
    return Refusal(refusal.code, refusal.rule, facts)


def _short(name: str, fact: Fact) -> Fact:
    if name in _OURS or not isinstance(fact, str):
        return fact
    return cut(fact, LONGEST_DETAIL if name == "detail" else LONGEST_ECHO)


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
