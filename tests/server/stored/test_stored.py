"""Tables, saves and records of an earlier server: they open today, say the same, and go on."""

import copy
import json
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest

from kartki.core import record as records
from kartki.core.record import Fault
from kartki.editions import shelf
from kartki.table.verify import Proof, verify
from tests.server.inputs import Come
from tests.server.running import running
from tests.server.stored.folder import (
    OPENED,
    POSITIONS,
    codes_of,
    in_memory,
    position_of,
    stored_in,
    unpacked,
    with_memory_aids,
)
from tests.server.stored.tables import TABLES, TITLES
from tests.server.transcripts.difference import first_difference
from tests.server.transcripts.recording import Step, path_of, read, recorded


def test_every_table_opens_in_the_position_in_which_it_was_left(tmp_path: Path) -> None:
    tables = stored_in(unpacked(tmp_path))
    assert len(tables) == len(TABLES)
    with mock.patch.dict(shelf._ADDED):
        for one in tables:
            if one.box:
                assert not isinstance(shelf.add_text(one.box), list)
        assert [position_of(one) for one in tables] == json.loads(POSITIONS.read_text("utf-8"))


def test_everybody_finds_what_was_there_and_play_goes_on(tmp_path: Path) -> None:
    """Seats by their keys, chat, history, records; then acts, words, a taking back, a start."""
    before = read(OPENED)
    with mock.patch.dict(shelf._ADDED):
        store = in_memory([with_memory_aids(one) for one in stored_in(unpacked(tmp_path))])
        after = recorded(lambda _: [step.input for step in before], store)
    assert _seats_to_be_had(after) == SEATS_TO_BE_HAD
    found = first_difference(_of_then(before), _of_then(after), grown=True)
    assert found is None, found


RIGHTS: Final = ("may_sit", "may_take", "may_ask", "lost")
# What somebody with the room code is told at each table: the rules about seats are today's
# (HSE-SEA-3), whenever the table was made.
SEATS_TO_BE_HAD: Final[list[dict[str, Any]]] = [
    *[{"may_sit": False}] * 7,  # over, or three people play
    {"may_sit": True},  # not begun
    {"may_sit": True, "may_take": [0, 1]},  # branched: bots have held these since the beginning
]


def _seats_to_be_had(steps: list[Step]) -> list[dict[str, Any]]:
    """The first thing that the visitor is told of each table."""
    came = [step for step in steps if isinstance(step.input, Come) and step.input.who == "visitor"]
    yous = [step.heard["visitor"][0]["you"] for step in came]
    return [{name: you[name] for name in RIGHTS if name in you} for you in yous]


def _of_then(steps: list[Step]) -> list[Step]:
    """Without what is told of the rights to a seat, and without the setting of memory aids."""
    kept = copy.deepcopy(steps)
    for said in [said for step in kept for heard in step.heard.values() for said in heard]:
        if isinstance(said, dict):
            for name in RIGHTS:
                said.get("you", {}).pop(name, None)
            for room in (said.get("room", {}), said.get("body", {})):
                if isinstance(room, dict):
                    room.get("manners", {}).pop("memory_aids", None)
    return kept


def test_a_server_serves_the_folder(tmp_path: Path) -> None:
    codes = codes_of(unpacked(tmp_path))
    finished = [number for number, title in enumerate(TITLES) if title.name.startswith("finished")]
    with running(tmp_path) as server:
        phases = [json.loads(server.get(f"/api/tables/{code}"))["phase"] for code in codes]
        texts = [server.get(f"/api/tables/{codes[number]}/record").decode() for number in finished]
    assert phases == ["over", *["playing"] * 5, "over", "gathering", "playing"]
    assert [_proved(text).dealer for text in texts] == ["sealed"] * len(finished)


@pytest.mark.parametrize("name", ["kolejka", "ration_board", "reglamentacja"])
def test_a_record_that_was_downloaded_is_verified(name: str) -> None:
    bodies = [
        message["body"]
        for step in read(path_of(name))
        for message in step.heard.get("http", [])
        if message["path"].endswith("/record")
    ]
    assert len(bodies) == 2
    assert [_proved(text).dealer for text in bodies] == ["sealed", "sealed"]


def _proved(text: str) -> Proof:
    record = records.read(text)
    assert not isinstance(record, Fault), record
    proof = verify(record)
    assert not isinstance(proof, Fault), proof
    return proof
