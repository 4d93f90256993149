"""What the browser's client reads in one go: rulebooks and editions; and that it is packed."""

import gzip
import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from kartki.core import catalogue
from kartki.words import rules
from kartki.words.languages import LANGUAGES
from tests.server.http_client import Api
from tests.server.running import running

BOOKS = [*catalogue.names(), "house"]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("books")) as server:
        yield Api(server)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_rulebook_has_every_rule_in_its_chapter(api: Api, language: str, book: str) -> None:
    told = api.get(f"/api/rules/{language}/{book}/text").json()
    known = rules.rulebook(language, book)
    assert [rule["id"] for rule in told["rules"]] == list(known)
    for rule in told["rules"]:
        found = known[rule["id"]]
        assert (rule["title"], rule["text"]) == (found.title, found.text)
    named = [rule["chapter"] for rule in told["rules"]]
    titles = [chapter["title"] for chapter in told["chapters"]]
    assert [title for title in titles if title in named] == list(dict.fromkeys(named))
    assert told["introduction"] == rules.introduction(language, book)


def test_chapters_stand_as_in_the_book(api: Api) -> None:
    told = api.get("/api/rules/en/house/text").json()
    assert told["chapters"][0] == {"title": "Taking back", "text": ""}
    assert [rule["chapter"] for rule in told["rules"]][:6] == ["Taking back"] * 5 + ["Seats"]
    days = api.get("/api/rules/pl/kolejka/text").json()["chapters"]
    assert any(chapter["text"] for chapter in days), "some chapters begin with a few words"


@pytest.mark.parametrize("game", catalogue.names())
def test_an_edition_as_json_is_all_that_its_file_says(api: Api, game: str) -> None:
    played = catalogue.find(game)
    assert played is not None
    for name in [one["name"] for one in api.get(f"/api/editions/{game}").json()["editions"]]:
        box = api.get(f"/api/editions/{game}/{name}/box").json()
        made_of_it = played.drawn_from(name)
        file = tomllib.loads(api.get(f"/api/editions/{game}/{name}").text())
        assert not made_of_it.keys() & file.keys()
        assert box == file | json.loads(json.dumps(made_of_it))


def test_the_rolls_that_a_board_approves_come_with_the_box(api: Api) -> None:
    box = api.get("/api/editions/ration_board/rebuilt-1943/box").json()
    assert list(box["approves"]) == [board["ration"] for board in box["boards"]]
    assert box["approves"]["coffee"] == [[1, 2], [1, 5], [2, 4], [3, 3], [5, 6]]
    assert [1, 1] in box["approves"]["butter"]


def test_what_a_card_counts_for_a_visit_comes_with_the_box(api: Api) -> None:
    box = api.get("/api/editions/reglamentacja/rebuilt-1983/box").json()
    assert list(box["points"]) == [visit["id"] for visit in box["visits"]]
    printed = [card["icons"] for card in box["cards"]]
    for points in box["points"].values():
        assert {count // icons for count, icons in zip(points, printed, strict=True)} == {1, 2}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rules/xx/kolejka/text", "lang.unknown"),
        ("/api/rules/en/chess/text", "game.unknown"),
        ("/api/editions/chess/standard/box", "game.unknown"),
        ("/api/editions/kolejka/none/box", "edition.unknown"),
    ],
)
def test_what_is_not_there(api: Api, path: str, code: str) -> None:
    assert api.get(path).refusal() == (404, code)


def test_long_answers_are_packed_and_kept(api: Api) -> None:
    path = "/api/rules/pl/kolejka/text"
    plain, packed = api.get(path), api.get(path, accept_encoding="gzip, br")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    assert packed.headers["etag"] == f"W/{plain.headers['etag']}"
    for answer in (plain, packed):
        assert "Accept-Encoding" in answer.headers["vary"]
        again = api.get(path, accept_encoding="gzip", if_none_match=answer.headers["etag"])
        assert (again.status, again.body) == (304, b"")


def test_short_answers_and_refusals_are_not_packed(api: Api) -> None:
    short = api.get("/api/rules/en/rule/HSE-UND-1", accept_encoding="gzip")
    assert "content-encoding" not in short.headers
    refused = api.send("GET", "/api/nothing", accept_encoding="gzip")
    found: dict[str, Any] = json.loads(refused.body)
    assert found["code"] == "path.unknown"
