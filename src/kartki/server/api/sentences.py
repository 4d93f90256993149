"""The sentence for a code, for clients that have no translations of their own."""

from typing import Final

from starlette.responses import Response

from kartki.core import catalogue
from kartki.core.play import Fact, Facts, Refusal, Several, Term
from kartki.server.api.context import NO_STORE, ApiCall, as_json
from kartki.server.api.library import rule_text, unknown_game, unknown_rule
from kartki.server.api.problems import Refused
from kartki.server.api.schemas import Saying, Sentence
from kartki.server.messages.facts import from_wire
from kartki.words.speech import MOST_NUMBER, Speech

LONGEST_WORD: Final = 60
LONGEST_TEXT: Final = 600
MOST_WORDS: Final = 60  # in a list
_TAKEN: Final = ("message", "self")  # what a fact cannot be called


async def say(call: ApiCall) -> Response | Refused:
    body: Saying = call.body
    if body.game and catalogue.find(body.game) is None:
        return unknown_game(body.game, catalogue.names())
    rule = rule_text(body.rule, body.lang)
    if body.rule and rule is None:
        return unknown_rule(body.rule)
    speech = Speech(body.lang, body.game, dict(enumerate(body.names)))
    speech.reader = body.reader if body.reader >= 0 else None
    message = message_of(body.code)
    if not speech.has(message):
        return Refused(404, Refusal("say.unknown", "", (("code", body.code),)))
    facts = understood(body.facts)
    sentence = None if facts is None else sentence_of(speech, message, facts)
    if sentence is None:
        return Refused(422, Refusal("say.facts", "", (("code", body.code),)))
    return as_json(Sentence(sentence, rule), headers=NO_STORE)


def message_of(code: str) -> str:
    """Refusals have a dot in their code, events have none."""
    return f"refusal-{code.replace('.', '-')}" if "." in code else f"event-{code}"


def understood(facts: dict[str, object]) -> Facts | None:
    found = from_wire(facts)
    if found is None or not all(name not in _TAKEN and modest(fact) for name, fact in found):
        return None
    return found


def modest(fact: Fact) -> bool:
    """Is this fact of acceptable size? Longer ones would take long to format."""
    if isinstance(fact, bool):
        return False
    if isinstance(fact, int):
        return abs(fact) <= MOST_NUMBER
    if isinstance(fact, str):
        return len(fact) <= LONGEST_TEXT
    if isinstance(fact, Several):
        small = 0 <= fact.choose <= MOST_WORDS and len(fact.terms) <= MOST_WORDS
        return small and all(modest(term) for term in fact.terms)
    if isinstance(fact, Term):
        long = max(len(fact.kind), len(fact.name)) > LONGEST_WORD
        return not long and abs(fact.number) <= MOST_NUMBER
    return True


def sentence_of(speech: Speech, message: str, facts: Facts) -> str | None:
    """None if the sentence needs other facts than these."""
    try:
        return speech.say(message, **dict(facts))
    except ValueError:
        return None
