"""Asking the HTTP API, and holding every answer against the OpenAPI document."""

import http.client
import json
import re
from typing import Any, Final, NamedTuple

from tests.server.running import Running

JSON: Final = "application/json"
PATIENCE: Final = 120.0  # seconds


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]  # names in small letters
    body: bytes

    def json(self) -> Any:
        assert self.headers["content-type"] == JSON, self
        return json.loads(self.body)

    def text(self) -> str:
        return self.body.decode()

    def refusal(self) -> tuple[int, str]:
        """The status and the code of an error, which has a sentence."""
        problem = self.json()
        assert set(problem) == {"code", "sentence", "rule", "facts"}, problem
        assert problem["sentence"], problem
        return self.status, problem["code"]


class Api:
    def __init__(self, server: Running) -> None:
        self.server = server
        self.document: dict[str, Any] = self.send("GET", "/api/openapi.json").json()

    def send(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """As it is, without a look into the document; `accept_language` is a header."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            line.request(method, path, body, named)
            answer = line.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read())
        finally:
            line.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self._documented("GET", path, self.send("GET", path, None, **headers))

    def post(self, path: str, body: object, **headers: str) -> Answer:
        """Text is sent as text, all else as JSON."""
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        headers.setdefault("content_type", "text/plain" if isinstance(body, str) else JSON)
        return self._documented("POST", path, self.send("POST", path, data, **headers))

    def _documented(self, method: str, path: str, answer: Answer) -> Answer:
        """The document knows this answer: its status, its media type, its code if it refuses."""
        responses = self._operation(method, path)["responses"]
        assert str(answer.status) in responses, answer
        content = responses[str(answer.status)].get("content", {})
        media = answer.headers.get("content-type", "").partition(";")[0]
        assert media in (content or {""}), answer
        if answer.status >= 400:
            codes = content[JSON]["schema"]["allOf"][1]["properties"]["code"]["enum"]
            assert answer.refusal()[1] in codes, answer
        return answer

    def _operation(self, method: str, path: str) -> Any:
        for known, methods in sorted(self.document["paths"].items()):  # {code} comes after words
            pattern = "[^/]+".join(re.escape(part) for part in re.split(r"\{[a-z]+\}", known))
            if re.fullmatch(pattern, path) and method.lower() in methods:
                return methods[method.lower()]
        raise AssertionError(f"{method} {path} is not in the document")
