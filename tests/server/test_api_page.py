"""The API about itself: the OpenAPI document, the page, the docs."""

import html.parser
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http_client import Api
from tests.server.running import running

DOCS = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text("utf-8")


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("page")) as server:
        yield Api(server)


class Page(html.parser.HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert tag not in ("script", "style", "iframe", "img"), tag
        assert not [name for name in given if name == "style" or name.startswith("on")], given
        self.ids |= {given["id"] or ""} if "id" in given else set()
        self.links |= {given[name] or "" for name in ("href", "src") if name in given}

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_tells_of_every_route_and_error_and_needs_nothing_from_elsewhere(api: Api) -> None:
    page = Page(api.get("/api").text())
    told = " ".join(page.words)
    for path, methods in api.document["paths"].items():
        assert path in told
        for operation in methods.values():
            assert operation["summary"] in told
            for status, response in operation["responses"].items():
                for code in response["description"].split(", ") if int(status) > 400 else []:
                    assert code in told
    anchors = {link.removeprefix("#") for link in page.links if link.startswith("#")}
    assert anchors <= page.ids
    assert page.links - {f"#{anchor}" for anchor in anchors} == {
        "/api/page.css", "/api/openapi.json"
    }  # fmt: skip
    style = api.get("/api/page.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "url(" not in style.text()
    assert "@import" not in style.text()


def test_the_document_names_every_type_that_it_refers_to(api: Api) -> None:
    schemas = api.document["components"]["schemas"]
    named = set(re.findall(r'"#/components/schemas/(\w+)"', api.get("/api/openapi.json").text()))
    assert named <= set(schemas)
    assert {"Problem", "VisitedTable", "NewTable", "TermFact"} <= named
    assert schemas["NewTable"]["additionalProperties"] is False
    ids = [
        op["operationId"] for methods in api.document["paths"].values() for op in methods.values()
    ]
    assert len(ids) == len(set(ids)) > 15


def test_docs_list_every_route(api: Api) -> None:
    told = re.findall(r"^\| `([A-Z]+) ([^`]+)` \|", DOCS, re.MULTILINE)
    known = [(m.upper(), path) for path, methods in api.document["paths"].items() for m in methods]
    assert sorted(told) == sorted(known)


def test_the_examples_of_the_docs(api: Api) -> None:
    examples = re.findall(r"localhost:8343(\S+) .*? -d '(.+?)'\n(.+?)\n```", DOCS, re.DOTALL)
    pupils = "/api/classes/Q4KXTM/pupils"
    paths = [path for path, _, _ in examples]
    assert paths == ["/api/tables", "/api/classes", pupils, "/api/say"]
    bodies = [json.loads(body) for _, body, _ in examples]
    made, opened = [api.post(path, body) for path, body in zip(paths[:2], bodies, strict=False)]
    joined = api.post(pupils.replace("Q4KXTM", opened.json()["code"]), bodies[2])
    for answer, (_, _, told) in zip((made, opened, joined), examples, strict=False):
        assert set(answer.json()) == set(json.loads(told))
    assert api.post(paths[3], bodies[3]).json() == json.loads(examples[3][2])
