"""The HTTP API as a whole: errors, origins, headers, the document, the page, health."""

import json
import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.http_client import Answer, Api
from tests.server.running import running

KEY = "k" * 43


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("api"), "--origins", "https://friend.example") as server:
        yield Api(server)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


def order(**fields: Any) -> dict[str, Any]:
    return {"id": "first", "game": "kolejka", "seats": 4, "key": KEY, **fields}


# what is not there


@pytest.mark.parametrize(
    "path", ["/index", "/nothing", "/api/", "/api/tables/", "/ws", "/api/x/y/z"]
)
def test_an_unknown_path_is_a_404_in_json(api: Api, path: str) -> None:
    answer = api.send("GET", path)
    assert answer.refusal() == (404, "path.unknown")
    assert answer.json()["facts"] == {"path": path}


def test_a_wrong_method_is_a_405_that_names_the_right_ones(api: Api) -> None:
    for method, path, allowed in (
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/verify", "POST"),
        ("POST", "/healthz", "GET, HEAD"),
        ("OPTIONS", "/api/games", "GET, HEAD"),
    ):
        answer = api.send(method, path)
        assert answer.refusal() == (405, "method.unknown")
        assert answer.headers["allow"] == allowed


def test_what_is_no_path_at_all_is_answered_in_json_too(api: Api) -> None:
    for target in (b"*", b"http://other.example/api/games"):
        with socket.create_connection(("127.0.0.1", api.server.port)) as line:
            line.sendall(
                b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % target
            )
            answer = b"".join(iter(lambda line=line: line.recv(65536), b""))  # type: ignore[misc]
        assert answer.startswith(b"HTTP/1.1 404 ")
        assert b'"code":"path.unknown"' in answer


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("it-IT,it;q=0.9", "it"),
        ("xx, pl;q=0.4, it;q=0.7", "it"),
        ("xx", "en"),
        ("pl;q=0", "en"),
        ("*;q=x,,;;", "en"),
    ],
)
def test_an_error_speaks_the_language_that_was_asked_for(
    api: Api, asked: str, language: str
) -> None:
    answer = api.get("/api/rules/xx/kolejka", accept_language=asked)
    wanted = Speech(language).say("refusal-lang-unknown", name="xx", allowed=", ".join(LANGUAGES))
    assert answer.json()["sentence"] == wanted


# what is sent


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "body.malformed"),
        (b"{", "body.malformed"),
        (b'"\xff"', "body.malformed"),
        (b"[]", "body.malformed"),
        (b"[" * 60_000, "body.malformed"),
        (b'{"lang":"en","code":"a.b","more":1}', "body.malformed"),
        (b'{"lang":"xx","code":"a.b"}', "body.malformed"),
    ],
)
def test_what_is_no_message_is_a_422(api: Api, data: bytes, code: str) -> None:
    answer = api.send("POST", "/api/say", data, content_type="application/json")
    assert answer.refusal() == (422, code)
    assert answer.json()["facts"]["detail"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/" + "x" * 5000, {}, "path.unknown"),
        ("/api/say", {"lang": "en", "code": "a.b", "x" * 60_000: 1}, "body.malformed"),
        ("/api/say", {"lang": "x" * 60_000, "code": "a.b"}, "body.malformed"),
    ],
    ids=["path", "field", "value"],
)
def test_nobody_gets_all_of_it_back(api: Api, path: str, body: object, code: str) -> None:
    data = json.dumps(body).encode()
    problem = api.send("POST", path, data, content_type="application/json").json()
    assert problem["code"] == code
    assert len(str(problem)) < 1000


@pytest.mark.parametrize(
    ("path", "start"),
    [
        ("/api/say", b'{"lang":"en","code":"called","facts":{"a":'),
        ("/api/say", b'{"lang":"en","code":"called","more":'),
        ("/api/tables", b'{"id":"deep","options":'),
        ("/api/tables", b'{"id":"deep","more":'),
    ],
)
def test_brackets_without_end_are_a_422(api: Api, path: str, start: bytes) -> None:
    deep = start + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    answer = api.send("POST", path, deep, content_type="application/json")
    assert answer.refusal() == (422, "body.malformed")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"lang": "xx", "code": "a.b"}, "lang"),
        ({"lang": "en", "code": "a.b", "more": 1}, "more"),
        ({"lang": "en"}, "code"),
        ({"lang": "en", "code": "a.b", "names": [1]}, "names[0]"),
        ([], ""),
    ],
)
def test_a_422_names_the_field_in_words_of_ours(api: Api, body: object, field: str) -> None:
    problem = api.post("/api/say", body, accept_language="pl").json()
    assert problem["facts"]["field"] == field
    assert (f"„{field}”" in problem["sentence"]) == bool(field)
    assert problem["facts"]["detail"] not in problem["sentence"]


@pytest.mark.parametrize(
    ("name", "sent", "allowed"),
    [
        ("seats", 99, "which takes at most 16"),
        ("seats", 0, "which takes at least 1"),
        ("seats", "4", "which takes a whole number"),
        ("game", "x" * 61, "whose length is at most 60"),
        ("public", 1, "which takes true or false"),
        ("edition", 7, "which takes a text"),
    ],
)
def test_a_422_says_what_is_allowed(api: Api, name: str, sent: object, allowed: str) -> None:
    wishes = {"id": "a1", "game": "kolejka", "seats": 3, "key": "k" * 43}
    problem = api.post("/api/tables", {**wishes, name: sent}, accept_language="en").json()
    assert f"the field “{name}”, {allowed}." in problem["sentence"]


def test_a_record_that_is_no_text_is_a_422(api: Api) -> None:
    answer = api.send("POST", "/api/verify", b"\xff\xfe\x00", content_type="text/plain")
    assert answer.refusal() == (422, "body.malformed")


def test_what_is_too_long_is_a_413_whether_it_says_so_or_not(api: Api) -> None:
    long = b'{"id":"' + b"x" * 65_536 + b'"}'
    assert api.send("POST", "/api/tables", long).refusal() == (413, "body.too_long")
    announced = api.send("POST", "/api/tables", b"", content_length="99999999")
    assert announced.refusal() == (413, "body.too_long")
    chunks = b"".join(b"1000\r\n" + b" " * 4096 + b"\r\n" for _ in range(20))
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", api.server.port)) as line:
        line.sendall(head + chunks)
        assert line.recv(65536).startswith(b"HTTP/1.1 413 ")
    assert api.post("/api/verify", "; x\n" * 500_001).refusal() == (413, "body.too_long")


def test_another_media_type_is_a_415(api: Api) -> None:
    for media in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; x=y"):
        answer = api.post("/api/tables", order(), content_type=media)
        assert answer.refusal() == (415, "body.media")
    assert api.post("/api/say", {"lang": "en", "code": "x"}, content_type="Application/JSON; "
                    "charset=utf-8").status == 404  # fmt: skip


def test_a_page_of_another_site_can_send_nothing(api: Api) -> None:
    own = f"127.0.0.1:{api.server.port}"
    said = {"lang": "en", "code": "turn.not_yours"}
    for origin in ("https://evil.example", "null", f"https://{own}", "http://127.0.0.1", f"x{own}"):
        answer = api.post("/api/say", said, origin=origin)
        assert answer.refusal() == (403, "origin.foreign")
        assert api.post("/api/tables", order(id="evil"), origin=origin).status == 403
    for origin in (f"http://{own}", "https://friend.example"):
        answer = api.post("/api/say", said, origin=origin)
        assert answer.status == 200
        assert not [name for name in answer.headers if name.startswith("access-control")]


# headers


def every_kind_of_answer(api: Api) -> list[Answer]:
    return [
        api.get("/api"),
        api.get("/healthz"),
        api.get("/api/tables"),
        api.send("GET", "/nothing"),
        api.send("DELETE", "/api"),
        api.post("/api/say", {}),
        api.post("/api/say", {}, origin="https://evil.example"),
        api.get("/api/tables/AAAAAA/record"),
    ]


def test_every_answer_has_the_headers_that_keep_a_browser_safe(api: Api) -> None:
    for answer in every_kind_of_answer(api):
        policy = dict(
            part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; ")
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in answer.headers


def test_what_lasts_is_sent_once(api: Api) -> None:
    lasting = ["/api", "/api/page.css", "/api/openapi.json", "/api/games", "/api/rules/pl/house",
               "/api/rules/it/rule/HSE-UND-1", "/api/editions/kolejka"]  # fmt: skip
    for path in lasting:
        first = api.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = api.get(path, if_none_match=f'"other", W/{first.headers["etag"]}')
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert api.get(path, if_none_match='"other"').body == first.body


def test_head_is_get_without_the_body(api: Api) -> None:
    asked, whole = api.send("HEAD", "/api/games"), api.get("/api/games")
    assert (asked.status, asked.body) == (200, b"")
    assert asked.headers["etag"] == whole.headers["etag"]


# health


def test_it_lives_is_ready_and_has_figures(api: Api) -> None:
    assert api.get("/healthz").text() == "ok\n"
    assert api.get("/readyz").json() == {"ready": True}
    figures = api.get("/metrics").text()
    names = set(
        re.findall(r"^([a-z_]+?)(?:_total|_bucket|_count|_sum|_created)?[ {]", figures, re.M)
    )
    assert {"kartki_tables", "kartki_moves", "kartki_commit_seconds"} <= names
    assert all(name.startswith("kartki_") for name in names)


def test_without_room_on_the_disk_it_is_not_ready_and_opens_no_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        api = Api(server)
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8192, before[1]))
        await_readiness(api, (503, "store.full"))
        assert api.post("/api/tables", order()).refusal() == (503, "store.full")
        assert api.get("/api/tables").json() == {"tables": []}
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert api.post("/api/tables", order()).status == 201
        await_readiness(api, (200, ""))
        tmp_path.rename(tmp_path.with_name("gone"))
        await_readiness(api, (503, "store.broken"))
        tmp_path.with_name("gone").rename(tmp_path)
        await_readiness(api, (200, ""))


def await_readiness(api: Api, wanted: tuple[int, str]) -> None:
    """For a second an answer may be an old one."""
    until = time.monotonic() + 120
    found = (0, "")
    while found != wanted:
        assert time.monotonic() < until, found
        answer = api.get("/readyz")
        found = (200, "") if answer.status == 200 else answer.refusal()
        time.sleep(0.05)
