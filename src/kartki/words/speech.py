"""Sentences by Project Fluent: codes and facts go in, words in the reader's language come out."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from kartki.core.play import Event, Fact, Refusal, Seat, Several, Term, Who

LONGEST_FACT: Final = 600
MOST_NUMBER: Final = 10**15  # larger ones are told digit by digit
# of a word, as sentences need them
FORMS: Final = ("to", "at", "from", "of", "for", "one", "two", "name")
SPACES: Final = "\u00a0\u202f"  # no-break ones: they move nothing, though they are not "printable"
_NUMBERED: Final = re.compile(r"(.*?)(\d+)")


def visible(text: str) -> str:
    """A stranger's words on our screen: nothing that moves the cursor, and not without end."""
    shown = "".join(sign if _harmless(sign) else "\ufffd" for sign in text)
    return shown if len(shown) <= LONGEST_FACT else shown[:LONGEST_FACT] + "…"


def _harmless(sign: str) -> bool:
    return sign.isprintable() or sign == "\n" or sign in SPACES


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The words of the house and of one game (none: of the house alone)."""
    made = FluentBundle([language], use_isolating=False)
    folder = files("kartki.words").joinpath(language)
    for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
        stem = item.name.removesuffix(".ftl")
        if stem != item.name and (stem.startswith("house") or (game and stem.startswith(game))):
            made.add_resource(FluentResource(item.read_text("utf-8")), allow_overrides=True)
    return made


@final
class Speech:
    """One reader's language, and the names of the players at the table."""

    def __init__(self, language: str, game: str = "", names: Mapping[Seat, str] | None = None):
        self.language: Final = language
        self.names: Final = dict(names or {})
        self.reader: Seat | None = None  # the player who is spoken to, if it is one alone
        self._bundle: Final = bundle(language, game)
        self._own: Final[dict[str, str]] = {}

    def adopt(self, own: Mapping[str, str]) -> None:
        """Words that an edition brings along for its own cards."""
        self._own.update(own)

    def has(self, message: str) -> bool:
        return message in self._own or self._bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """The sentence with this id."""
        if message in self._own:
            return self._own[message]
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        return self._format(found.value, self._arguments(facts))

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.code}", **dict(event.facts()))

    def refusal(self, refusal: Refusal) -> str:
        message = f"refusal-{refusal.code.replace('.', '-')}"
        return self.say(message, **dict(refusal.facts))

    def name(self, seat: Seat) -> str:
        return self.names.get(seat, "?")

    def attribute(self, message: str, attribute: str, amount: int | None = None) -> str:
        """A form of a word: `.name` of a card, `.to` of a space; the word itself if it has none."""
        key, number = self._message(message)
        number = number if amount is None else {"number": amount}
        if not self._bundle.has_message(key):
            return message.partition("-")[2]
        found = self._bundle.get_message(key)
        return self._format(found.attributes.get(attribute, found.value), number)

    def term(self, term: Term) -> str:
        """A word of the game; one that no language knows stands as it is."""
        message = f"{term.kind}-{term.name}"
        return self._own.get(message) or self.attribute(message, "", term.number or None)

    def several(self, fact: Several) -> str:
        """`2 butter, soap and the place`; `any 2 of butter or soap`."""
        words = [self.attribute(f"{t.kind}-{t.name}", "some", t.number) for t in fact.terms]
        link = "list-or" if fact.choose else "list-and"
        told = words[-1] if words else ""
        if len(words) > 1:
            told = self.say(link, first=", ".join(words[:-1]), last=words[-1])
        return self.say("list-choice", number=fact.choose, list=told) if fact.choose else told

    def _message(self, message: str) -> tuple[str, dict[str, object]]:
        """`space-R13` is told by the message `space-R` with a number."""
        match = _NUMBERED.fullmatch(message)
        if self._bundle.has_message(message) or match is None:
            return message, {}
        return match[1], {"number": int(match[2])}

    def _arguments(self, facts: Mapping[str, Fact]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for key, fact in facts.items():
            if isinstance(fact, Who):
                arguments[key] = visible(self.name(fact.seat))
                arguments[f"{key}_me"] = "yes" if fact.seat == self.reader else "no"
            elif isinstance(fact, Term):
                arguments[key] = self.term(fact)
                for form in FORMS:
                    arguments[f"{key}_{form}"] = self.attribute(
                        f"{fact.kind}-{fact.name}", form, fact.number or None
                    )
            elif isinstance(fact, Several):
                arguments[key] = self.several(fact)
            elif isinstance(fact, int) and abs(fact) < MOST_NUMBER:
                arguments[key] = fluent_number(fact, useGrouping=False)
            else:
                arguments[key] = visible(str(fact))
        return arguments

    def _format(self, pattern: object, arguments: dict[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)  # type: ignore[arg-type]
        if errors:
            raise ValueError(f"{errors} in {text!r}")
        return str(text)
