"""A game's moves as lines of a record and as objects on the wire, from one description.

A *form* is one way to say a verb: `takes {goods} at {shop}`. A game lists its forms where its
cards and verbs are; writing, reading, hiding what a viewer may not see, and wild moves for the
tests follow from them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, final

from kartki.core.fields import Field, Only
from kartki.core.play import CHANCE, CLOCK, Action, Refusal, Seat
from kartki.core.rng import Rng
from kartki.core.seats import letter, seat_of

PLAYER: Final = 0  # who makes a move: CHANCE, CLOCK, or any player
UNREADABLE: Final = "notation.unreadable"
_SLOT: Final = re.compile(r"\{([a-z_]+)\}")


class Described(NamedTuple):
    """A move as it is sent: `words` without the seat, its verb, and its fields by name."""

    words: str
    verb: str
    args: dict[str, object]


@final
class Form:
    """One way to say a verb."""

    def __init__(
        self,
        kind: type[Action],
        verb: str,
        line: str,
        *fields: Field,
        make: Callable[..., Action | None] | None = None,
        without: Mapping[str, object] | None = None,
        same: Action | None = None,
        by: Seat = PLAYER,
        hides: str = "",
        known_to: str = "who",
    ) -> None:
        self.kind: Final = kind
        self.verb: Final = verb
        self.line: Final = line
        self.fields: Final = {field.name: field for field in fields}
        self.by: Final = by
        self.hides: Final = hides  # the field that others read as `?` …
        self.known_to: Final = known_to  # … but for the seat in this attribute; "": nobody
        self.finite: Final = all(field.finite for field in fields)
        self.first_word: Final = "" if line.startswith("{") else line.partition(" ")[0]
        self._make: Final = make or kind
        self._without: Final = dict(without or {})  # attributes it does not name, with their value
        self._same: Final = same  # the only action that is written in this form
        self.slots: Final = _SLOT.findall(line)
        self._pattern: Final = re.compile(self._expression())
        self._template: Final = _SLOT.sub("{}", line)

    def _expression(self) -> str:
        parts = _SLOT.split(self.line)  # literal, name, literal, name … literal
        found = [re.escape(parts[0])]
        for name, literal in zip(parts[1::2], parts[2::2], strict=True):
            found.append(f"({self.fields[name].pattern()}){re.escape(literal)}")
        return "".join(found)

    def fits(self, a: Action) -> bool:
        """Is this action said in this form?"""
        if type(a) is not self.kind or self._same not in (None, a):
            return False
        for attribute, value in self._without.items():
            if getattr(a, attribute) != value:
                return False
        for field in self.fields.values():
            if isinstance(field, Only) and getattr(a, field.attribute) != field.value:
                return False
        return True

    def write(self, s: Any, a: Action, hidden: str = "") -> str:
        """The line without its seat; the field named `hidden` is a question mark."""
        words = []
        for name in self.slots:
            field = self.fields[name]
            known = name != hidden
            words.append(field.write(s, getattr(a, field.attribute)) if known else "?")
        return self._template.format(*words)

    def said(self, words: Mapping[str, str]) -> str | None:
        """The line with these words in its slots, if they are the words of this form."""
        if words.keys() != set(self.slots):
            return None
        line = self._template.format(*[words[name] for name in self.slots])
        return line if self._pattern.fullmatch(line) else None

    def args(self, s: Any, a: Action) -> dict[str, object]:
        return {
            name: field.to_wire(s, getattr(a, field.attribute))
            for name, field in self.fields.items()
        }

    def read(self, s: Any, text: str) -> Action | None:
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        spoken = dict(zip(self.slots, match.groups(), strict=True))
        return self._made({name: self.fields[name].read(s, spoken[name]) for name in spoken})

    def understand(self, s: Any, args: Mapping[str, object]) -> Action | None:
        """The action that these fields name, if they are just the fields of this form."""
        if args.keys() != self.fields.keys():
            return None
        fields = self.fields.items()
        return self._made({name: field.from_wire(s, args[name]) for name, field in fields})

    def wild(self, s: Any, rng: Rng) -> Action:
        made = self._made({name: field.wild(s, rng) for name, field in self.fields.items()})
        assert made is not None
        return made

    def _made(self, values: dict[str, Any]) -> Action | None:
        if any(value is None for value in values.values()):
            return None
        by_attribute = dict(self._without)
        by_attribute |= {self.fields[name].attribute: value for name, value in values.items()}
        for field in self.fields.values():
            if isinstance(field, Only):
                by_attribute[field.attribute] = field.value
        return self._make(**by_attribute)


def plain(action: Action, verb: str, line: str, by: Seat = PLAYER) -> Form:
    """The form of an action that needs no fields and is always the same value."""
    return Form(type(action), verb, line, make=lambda: action, same=action, by=by)


@final
class Notation:
    """All forms of a game. Where two fit the same action, the earlier one is written."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms: Final = forms
        self._of: Final[dict[type, list[Form]]] = {}
        self._by: Final[dict[tuple[int, str], list[Form]]] = {}
        self._described: Final[dict[Action, Described]] = {}
        for form in forms:
            self._of.setdefault(form.kind, []).append(form)
            self._by.setdefault((form.by, form.first_word), []).append(form)

    def form_of(self, a: Action) -> Form:
        for form in self._of[type(a)]:
            if form.fits(a):
                return form
        raise LookupError(f"no form fits {a!r}")

    def describe(self, s: Any, a: Action) -> Described:
        """The move in words and in fields; moves with few values are cached."""
        found = self._described.get(a)
        if found is None:
            form = self.form_of(a)
            found = Described(form.write(s, a), form.verb, form.args(s, a))
            if form.finite:
                self._described[a] = found
        return found

    def write(self, s: Any, seat: Seat, a: Action) -> str:
        found = self._described.get(a)
        if found is not None:
            return f"{letter(seat)} {found.words}"
        form = self.form_of(a)
        return f"{letter(seat)} {self.describe(s, a).words if form.finite else form.write(s, a)}"

    def redact(self, s: Any, viewer: Seat | None, seat: Seat, a: Action) -> str:
        """The line as this viewer may read it."""
        form = self.form_of(a)
        knows = bool(form.known_to) and getattr(a, form.known_to, None) == viewer
        return self.write(s, seat, a) if not form.hides or knows else self.hidden(s, seat, a)

    def hidden(self, s: Any, seat: Seat, a: Action) -> str:
        """The line as it is shown to somebody who may not read its hidden field."""
        form = self.form_of(a)
        return f"{letter(seat)} {form.write(s, a, form.hides)}"

    def hides(self, a: Action) -> bool:
        return any(form.hides for form in self._of[type(a)])

    def read(self, s: Any, line: str) -> tuple[Seat, Action] | Refusal:
        """The seat and the action of a line, legal or not."""
        mark, _, text = line.strip().partition(" ")
        seat = seat_of(mark, s.players)
        if seat is None:
            return Refusal(UNREADABLE, "")
        by, first = min(seat, PLAYER), text.partition(" ")[0]
        for form in [*self._by.get((by, first), []), *self._by.get((by, ""), [])]:
            action = form.read(s, text)
            if action is not None:
                return seat, action
        return Refusal(UNREADABLE, "")

    def understand(
        self, s: Any, verb: str, args: Mapping[str, object], by: Seat = PLAYER
    ) -> Action | Refusal:
        """An action from its verb and fields, legal or not: of a player, or of chance."""
        for form in self.forms:
            if form.verb == verb and form.by == by:
                action = form.understand(s, args)
                if action is not None:
                    return action
        return Refusal(UNREADABLE, "")

    def say(self, verb: str, **words: str) -> str | None:
        """A player's line with these words, for a caller that has the words but not the values."""
        for form in self.forms:
            if form.verb == verb and form.by == PLAYER:
                line = form.said(words)
                if line is not None:
                    return line
        return None

    def wild(self, s: Any, rng: Rng) -> tuple[Seat, Action]:
        """Any act of any seat that this game knows, for the tests to put before the judge."""
        others = [by for by in (CLOCK, CHANCE) if any(form.by == by for form in self.forms)]
        seats = [*others, *range(s.players)]
        seat = seats[rng.below(len(seats))]
        forms = [form for form in self.forms if form.by == min(seat, PLAYER)]
        return seat, forms[rng.below(len(forms))].wild(s, rng)
