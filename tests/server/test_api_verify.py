"""Records that somebody sends in to be verified."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kartki.editions import shelf
from kartki.words.speech import Speech
from tests.server.http_client import Api
from tests.server.running import running

RECORDS = Path(__file__).resolve().parents[1] / "records"
TIES = (RECORDS / "ration_board" / "roll_off_ties.game").read_text("utf-8")
USUAL = shelf.names("ration_board")[0]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    data = tmp_path_factory.mktemp("verify")
    (data / "editions").mkdir()
    box = shelf.text_of("ration_board", USUAL).replace(f'name = "{USUAL}"', 'name = "my-box"')
    (data / "editions" / "mine.toml").write_text(box, "utf-8")
    with running(data) as server:
        yield Api(server)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


def test_a_record_by_hand_holds_as_far_as_it_goes(api: Api) -> None:
    answer = api.post("/api/verify", TIES.partition("= ")[0] + "= e0474b53124d9415\n").json()
    assert answer == {
        "proof": {
            "lines": 11, "fingerprints": 1, "refusals": 4, "chances": 0, "dealer": "hand",
            "over": False,
        },
        "fault": None,
    }  # fmt: skip


def test_a_fault_is_told_with_its_place_and_a_sentence(api: Api) -> None:
    wrong = TIES.replace("* c rolls 1 1\n", "* c rolls 1 7\n", 1)
    line = wrong[: wrong.index("* c rolls 1 7")].count("\n") + 1
    answer = api.post("/api/verify", wrong, accept_language="pl").json()
    assert answer["proof"] is None
    fault = answer["fault"]
    assert (fault["line"], fault["column"], fault["found"]) == (line, 1, "* c rolls 1 7")
    message = f"fault-{fault['code'].replace('.', '-')}"
    assert fault["sentence"] == Speech("pl").say(message, found=fault["found"])


def test_a_fault_of_the_rules_names_the_rule(api: Api) -> None:
    lines = TIES.splitlines()
    first = lines.index("* a rolls 3 4")
    early = "\n".join([*lines[:first], "a calls 3", *lines[first:], ""])
    fault = api.post("/api/verify", early).json()["fault"]
    assert (fault["code"], fault["rule"]) == ("chance.first", "RAT-SET-1")
    assert fault["line"] == first + 1
    assert "RAT-SET-1" in fault["sentence"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record.no_game"),
        ("\x00", "record.who"),
        ("\ufeff\r\n\r\n", "record.no_game"),
        ("[" * 100_000, "record.tag"),
        ('[Game "chess"]', "record.game"),
        ("a" * 1_000_000, "record.who"),
    ],
)
def test_what_is_no_record_has_a_fault(api: Api, text: str, code: str) -> None:
    answer = api.post("/api/verify", text)
    assert answer.status == 200
    assert answer.json()["fault"]["code"] == code


def test_editions_of_the_owner_are_known(api: Api) -> None:
    mine = TIES.replace(f'[Edition "{USUAL}"]', '[Edition "my-box"]')
    assert mine != TIES
    lines = mine.splitlines()
    short = "\n".join([*lines[: lines.index("* a rolls 3 4") + 1], ""])
    assert api.post("/api/verify", short).json()["proof"]["lines"] == 1
    unknown = short.replace("my-box", "your-box")
    assert api.post("/api/verify", unknown).json()["fault"]["code"] == "record.edition"


def test_a_long_record_is_verified_to_its_end(api: Api) -> None:
    long = TIES.partition("= ")[0] + "= e0474b53124d9415\n" * 5_000
    assert api.post("/api/verify", long).json()["proof"]["fingerprints"] == 5_000
