"""What a code is for: one field for whatever somebody was given."""

from collections.abc import Iterator

import pytest

from tests.server.http_client import Api
from tests.server.running import running

KEY = "k" * 43


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("codes")) as server:
        yield Api(server)


@pytest.fixture(scope="module")
def made(api: Api) -> dict[str, str]:
    """A code of every kind."""
    asked = {"request": "one", "key": KEY, "game": "kolejka", "language": "en", "expected": 30}
    room = api.post("/api/classes", asked).json()
    order = {"id": "one", "game": "kolejka", "seats": 4, "key": KEY}
    table = api.post("/api/tables", order).json()
    return {
        **{"table": table["code"], "watch": table["watch"]},
        **{"class": room["code"], "wall": room["wall"]},
    }


@pytest.mark.parametrize("kind", ["table", "watch", "class", "wall"])
def test_a_code_says_where_it_leads_however_it_is_typed(
    api: Api, made: dict[str, str], kind: str
) -> None:
    code = made[kind]
    for typed in (code, f"{code[:3].lower()}-{code[3:]}"):
        assert api.get(f"/api/codes/{typed}").json() == {"kind": kind}


def test_a_whole_class_behind_one_address_does_not_guess(api: Api, made: dict[str, str]) -> None:
    for _ in range(60):
        assert api.get(f"/api/codes/{made['class']}").status == 200


def test_a_code_of_nothing_is_one_wrong_guess(api: Api, made: dict[str, str]) -> None:
    assert api.get("/api/codes/AAAAAA").refusal() == (404, "table.unknown")
    answers = [api.get("/api/codes/AAAAAA").status for _ in range(60)]
    assert answers[-1] == 429
