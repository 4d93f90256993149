"""Refusals and events as plain values that can be compared."""

from typing import Any

import msgspec

from kartki.core.play import Event, Fact, Facts, Refusal, Seat, Several, Term, Who

Plain = tuple[object, ...]


def fact(value: Fact) -> object:
    if isinstance(value, Who):
        return ("who", value.seat)
    if isinstance(value, Term):
        return ("term", value.kind, value.name, value.number)
    if isinstance(value, Several):
        return ("several", value.choose, *[fact(term) for term in value.terms])
    return value


def facts(pairs: Facts) -> Plain:
    return tuple((name, fact(value)) for name, value in pairs)


def refusal(found: Refusal | None) -> Plain | None:
    return None if found is None else (found.code, found.rule, facts(found.facts))


def event(told: Event) -> Plain:
    return (told.code, told.reveals, facts(told.facts()))


def seen(told: list[Any], viewer: Seat | None) -> list[Plain | None]:
    """What a viewer is told; an event that it may not see still counts, so that gaps show."""
    parts = [one.seen_by(viewer) for one in told]
    return [None if part is None else event(part) for part in parts]


def differences(view: Any, other: Any) -> str:
    """Where two views differ, part by part: whole views are too long to read."""
    parts, others = msgspec.to_builtins(view), msgspec.to_builtins(other)
    names = [name for name in parts if parts[name] != others.get(name)]
    return "".join(f"\n{name}: {parts[name]}\n   or: {others.get(name)}" for name in names)
