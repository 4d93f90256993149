"""Error responses: a code and facts as JSON, with a sentence in the client's language."""

import re
from typing import Any, Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.server.messages.facts import refusal_facts, short
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

_PREFERENCE: Final = re.compile(
    r"([a-zA-Z]{2})(?:-[a-zA-Z0-9-]{1,20})?(?:;q=([01](?:\.[0-9]{0,3})?))?"
)
MOST_PREFERENCES: Final = 20


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done."""

    code: str
    sentence: str  # in the language that Accept-Language asks for, else English
    rule: str = ""  # the id of the rule that it rests on, if it rests on one
    facts: dict[str, Any] = {}


@final
class Refused:
    """The answer of a route that refuses a request."""

    def __init__(
        self, status: int, refusal: Refusal, headers: dict[str, str] | None = None
    ) -> None:
        self.status: Final = status
        self.refusal: Final = refusal
        self.headers: Final = headers or {}


def language_of(request: Request) -> str:
    """The language of the server that the client prefers (Accept-Language)."""
    best, found = 0.0, LANGUAGES[0]
    preferences = request.headers.get("accept-language", "").split(",")
    for preference in preferences[:MOST_PREFERENCES]:
        match = _PREFERENCE.fullmatch(preference.replace(" ", ""))
        language = match[1].lower() if match else ""
        liked = float(match[2] or 1) if match else 0.0
        if language in LANGUAGES and liked > best:
            best, found = liked, language
    return found


def problem_response(request: Request, refused: Refused) -> Response:
    refusal = short(refused.refusal)
    sentence = Speech(language_of(request)).refusal(refusal)
    problem = Problem(refusal.code, sentence, refusal.rule, refusal_facts(refusal))
    headers = {"cache-control": "no-store", "vary": "Accept-Language", **refused.headers}
    return Response(
        msgspec.json.encode(problem), refused.status, headers, media_type="application/json"
    )
