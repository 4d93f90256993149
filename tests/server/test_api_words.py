"""What stands on the shelves, by HTTP: games, rules, editions, sentences."""

import asyncio
import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from kartki import games as all_games
from kartki.core import catalogue
from kartki.editions import shelf
from kartki.words import rules
from kartki.words.languages import LANGUAGES
from tests.server.client import seated_table
from tests.server.http_client import Api
from tests.server.running import running
from tests.server.test_playing import play_on

BOX = shelf.text_of("ration_board", shelf.names("ration_board")[0])


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    data = tmp_path_factory.mktemp("words")
    (data / "editions").mkdir()
    own = BOX.replace(f'name = "{shelf.names("ration_board")[0]}"', 'name = "my-box"')
    (data / "editions" / "mine.toml").write_text(own, "utf-8")
    with running(data, "--commands-per-second", "5000", "--burst", "5000") as server:
        yield Api(server)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


# games and editions


def test_the_games_with_all_that_a_table_needs(api: Api) -> None:
    games = {game["name"]: game for game in api.get("/api/games").json()["games"]}
    assert list(games) == catalogue.names()
    for name, told in games.items():
        game = catalogue.find(name)
        assert game is not None
        assert (told["rules"], told["fewest"], told["most"]) == (
            game.version, game.fewest, game.most
        )  # fmt: skip
        assert told["best_bot"] in told["bots"]
        assert "random" in told["bots"]
        assert told["levels"][-1] == {"code": "best", "bot": told["best_bot"]}
    pace = games["reglamentacja"]["options"][0]
    assert pace == {
        "name": "pace", "allowed": ["beats", "live"], "default": "beats", "rule": "REG-TOP-1",
        "clocked": "live", "players": 0,
    }  # fmt: skip
    assert games["ration_board"]["editions"][-1] == "my-box"


def test_editions_of_the_house_and_of_its_owner(api: Api) -> None:
    told = api.get("/api/editions/ration_board").json()
    assert told["game"] == "ration_board"
    assert [(one["name"], one["own"]) for one in told["editions"]] == [
        (shelf.names("ration_board")[0], False), ("my-box", True)
    ]  # fmt: skip
    digest = shelf.get("ration_board", shelf.names("ration_board")[0]).digest
    assert told["editions"][0]["digest"] == digest
    assert told["editions"][1]["digest"] != digest
    text = api.get(f"/api/editions/ration_board/{shelf.names('ration_board')[0]}")
    assert text.text() == BOX
    assert text.headers["content-type"] == "application/toml"
    mine = tomllib.loads(api.get("/api/editions/ration_board/my-box").text())
    assert mine == {**tomllib.loads(BOX), "name": "my-box"}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/editions/chess", "game.unknown"),
        ("/api/editions/house", "game.unknown"),
        ("/api/editions/chess/standard", "game.unknown"),
        ("/api/editions/kolejka/none", "edition.unknown"),
        ("/api/editions/kolejka/..", "edition.unknown"),
        ("/api/editions/kolejka/standard.toml", "edition.unknown"),
        ("/api/rules/xx/kolejka", "lang.unknown"),
        ("/api/rules/../kolejka", "lang.unknown"),
        ("/api/rules/en/chess", "game.unknown"),
        ("/api/rules/xx/rule/HSE-UND-1", "lang.unknown"),
        ("/api/rules/en/rule/HSE-UND-99", "rule.unknown"),
        ("/api/rules/en/rule/nothing", "rule.unknown"),
    ],
)
def test_what_is_on_no_shelf(api: Api, path: str, code: str) -> None:
    assert api.get(path).refusal() == (404, code)


# rules


def test_every_rule_of_every_book_in_every_language(api: Api) -> None:
    assert set(rules.books().values()) == {"house", *catalogue.names()}
    assert (
        rules.books().items() >= {"HSE": "house", "KOL": "kolejka", "REG": "reglamentacja"}.items()
    )
    for prefix, book in rules.books().items():
        ids = {}
        for language in LANGUAGES:
            told = api.get(f"/api/rules/{language}/{book}").json()
            assert told["game"] == book
            assert told["introduction"]
            ids[language] = [rule["id"] for rule in told["rules"]]
            first = told["rules"][0]
            rule = api.get(f"/api/rules/{language}/rule/{first['id']}").json()
            assert (rule["id"], rule["title"]) == (first["id"], first["title"])
            assert rule["text"]
        assert all(ids[language] == ids["en"] for language in LANGUAGES)
        assert all(rule_id.startswith(prefix) for rule_id in ids["en"])
    assert api.get("/api/rules/en/rule/HSE-UND-1").json() == {
        "id": "HSE-UND-1",
        "title": "Your own last act",
        "text": "You may take back your own last act as long as nobody else has acted since.",
    }


# sentences


def said(api: Api, lang: str, code: str, **fields: Any) -> str:
    answer = api.post("/api/say", {"lang": lang, "code": code, **fields})
    assert answer.status == 200, answer
    return str(answer.json()["sentence"])


def test_a_refusal_in_every_language(api: Api) -> None:
    facts = {"number": 4}
    told = [said(api, lang, "seat.unknown", facts=facts) for lang in LANGUAGES]
    assert told[0] == "There is no such seat: the table has 4."
    assert len(set(told)) == len(LANGUAGES)
    assert all("4" in sentence for sentence in told)


def test_an_event_with_a_name_and_with_the_one_who_is_spoken_to(api: Api) -> None:
    event: dict[str, Any] = {"game": "ration_board", "facts": {"seat": {"who": 1}, "number": 7}}
    names = ["Ania", "Bartek"]
    assert "Bartek" in said(api, "en", "called", names=names, **event)
    to_bartek = said(api, "en", "called", names=names, reader=1, **event)
    assert "You" in to_bartek
    assert "Bartek" not in to_bartek
    assert "?" in said(api, "en", "called", **event)


def test_a_list_of_words(api: Api) -> None:
    stamps = [("butter", 2), ("soap", 1)]
    gave = {"terms": [{"kind": "stamp", "name": name, "number": n} for name, n in stamps]}
    paid = {"terms": [{"kind": "stamp", "name": "meat", "number": 1}], "choose": 0}
    facts = {"seat": {"who": 0}, "taker": {"who": 1}, "number": 3, "gave": gave, "paid": paid,
             "stamps": "both", "place": "no"}  # fmt: skip
    told = said(api, "en", "dealt", game="reglamentacja", names=["Ania", "Bartek"], facts=facts)
    assert told == "Deal (#3)! Ania gives 2 butter and soap and gets meat from Bartek."


def test_the_rule_of_a_refusal_is_told_along(api: Api) -> None:
    body = {"lang": "pl", "code": "undo.revealed", "rule": "HSE-UND-2"}
    answer = api.post("/api/say", body).json()
    assert answer["rule"] == api.get("/api/rules/pl/rule/HSE-UND-2").json()
    assert api.post("/api/say", {**body, "rule": ""}).json()["rule"] is None


@pytest.mark.parametrize("game", all_games.names())
def test_every_event_that_the_wire_tells_can_be_said(api: Api, game: str) -> None:
    events = asyncio.run(told_events(api, game))
    assert len({event["code"] for event in events}) >= 4
    names = [f"Player {number}" for number in range(1, 5)]
    spoken = [said(api, "pl", names=names, game=game, **event) for event in events]
    assert any("Player" in sentence for sentence in spoken)
    assert not [sentence for sentence in spoken if "{" in sentence or not sentence.strip()]


async def told_events(api: Api, game: str) -> list[dict[str, Any]]:
    """What a player is told in the first acts, one event of each kind."""
    _, clients = await seated_table(api.server, game, pace="days")
    await play_on(clients, random.Random(game), most=60)
    told = await clients[0].ask("history")
    for client in clients:
        await client.close()
    kinds = {event["code"]: event for one in told["told"] for event in one["events"]}
    return list(kinds.values())


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"code": "nothing.such"}, (404, "say.unknown")),
        ({"code": "nothing"}, (404, "say.unknown")),
        ({"code": ""}, (404, "say.unknown")),
        ({"code": "title"}, (404, "say.unknown")),
        ({"code": "called"}, (404, "say.unknown")),  # of a game that was not named
        ({"code": "turn.not_yours", "game": "chess"}, (404, "game.unknown")),
        ({"code": "turn.not_yours", "game": "k"}, (404, "game.unknown")),
        ({"code": "turn.not_yours", "rule": "HSE-UND-99"}, (404, "rule.unknown")),
        ({"code": "seat.unknown"}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"name": "x"}}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"number": 1.5}}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"number": None}}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"number": True}}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"number": 10**40}}, (422, "say.facts")),
        ({"code": "seat.unknown", "facts": {"number": [1]}}, (422, "say.facts")),
        ({"code": "turn.not_yours", "facts": {"message": "x"}}, (422, "say.facts")),
        ({"code": "turn.not_yours", "facts": {"self": "x"}}, (422, "say.facts")),
        ({"code": "turn.not_yours", "facts": {"x": "1" * 601}}, (422, "say.facts")),
        ({"code": "seat.unknown",
          "facts": {"number": {"kind": "refusal", "name": "seat-unknown"}}}, (422, "say.facts")),
        ({"code": "turn.not_yours",
          "facts": {"x": {"kind": "space", "name": "1" * 61}}}, (422, "say.facts")),
        ({"code": "turn.not_yours", "facts": {"Not A Name": 1}}, (422, "body.malformed")),
        ({"code": "turn.not_yours", "facts": {"name\n": 1}}, (422, "body.malformed")),
        ({"code": "turn.not_yours", "reader": 16}, (422, "body.malformed")),
    ],
)  # fmt: skip
def test_what_can_not_be_said(api: Api, fields: dict[str, Any], refusal: tuple[int, str]) -> None:
    assert api.post("/api/say", {"lang": "en", **fields}).refusal() == refusal


def test_a_strangers_words_are_made_harmless(api: Api) -> None:
    told = said(api, "en", "seat.taken", facts={"name": "a\u202eb\x1b[2J"})
    assert told == "a\ufffdb\ufffd[2J sits there."
