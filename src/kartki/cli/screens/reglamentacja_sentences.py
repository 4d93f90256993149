"""The sentences for events of Reglamentacja, without those that say nothing new."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from kartki.core.play import Event, Several, Term, Who
from kartki.games.reglamentacja.events import (
    Drew,
    DrewSomething,
    HandsWentDown,
    TopFell,
    TurnedUp,
)
from kartki.games.reglamentacja.parts import stamps_of
from kartki.games.reglamentacja.trade_events import Declined, OfferGone, OfferMade, stamp_terms
from kartki.words.speech import Speech

HIDDEN: Final = -1  # a stamp that the reader does not see


def sentences(speech: Speech, told: list[Event]) -> Iterator[str]:
    """One sentence for all stamps that somebody draws, and one for all new cards."""
    for kind, group in groupby(_needed(told), _kind):
        events = list(group)
        if kind == "draws" and len(events) > 1:
            yield from _draws(speech, events)
        elif kind == "row" and len(events) > 1:
            cards = [speech.term(Term("card", e.card)) for e in events if isinstance(e, TurnedUp)]
            yield speech.say("screen-row", cards=", ".join(cards))
        else:
            yield from [speech.event(event) for event in events]


def _needed(told: list[Event]) -> Iterable[Event]:
    """The events without those that the next event implies."""
    answered = [event.answers for event in told if isinstance(event, OfferMade)]
    fell = any(isinstance(event, TopFell) for event in told)
    for event in told:
        if isinstance(event, Declined | OfferGone) and event.number in answered:
            continue  # a counter-offer implies that the offer is declined
        if isinstance(event, OfferGone) and event.why in ("replaced", "declined"):
            continue  # the new offer, or the decline, has its own sentence
        if isinstance(event, HandsWentDown) and fell:
            continue
        yield event


def _kind(event: Event) -> str:
    if isinstance(event, TurnedUp):
        return "row"
    return "draws" if isinstance(event, Drew | DrewSomething) else ""


def _draws(speech: Speech, events: list[Event]) -> Iterator[str]:
    """Seat by seat, in the order of their first draw."""
    drawn: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, Drew):
            drawn.setdefault(event.seat, []).append(event.kind)
        elif isinstance(event, DrewSomething):
            drawn.setdefault(event.seat, []).append(HIDDEN)
    for seat, kinds in drawn.items():
        if HIDDEN in kinds:
            yield speech.say("screen-drew_some", seat=Who(seat), number=len(kinds))
        else:
            stamps = Several(tuple(stamp_terms(stamps_of(kinds))))
            yield speech.say("screen-drew", seat=Who(seat), stamps=stamps)
