"""HSE-CLA-4: a play that was ended by time, in frames, in a viewer's history and on the disk."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kartki.core import record as records
from kartki.core.by_time import TimeWasUp
from kartki.core.dealer import SealedDealer
from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
from kartki.core.replay import Replay
from kartki.games.reglamentacja.game import Reglamentacja
from kartki.server.app import Server
from kartki.server.messages.table_settings import TableSettings
from kartki.server.replay.frames import replay_frames
from kartki.server.replay.history import history, missed
from kartki.server.settings.server_settings import STORE_NAME, Settings
from kartki.server.store import store_admin
from kartki.server.store.interface import Logged, StoredTable
from kartki.server.store.room_doc import RoomDoc, SeatDoc
from kartki.server.store.stored_play import elapsed_by_log, foot_text, head_text, opened
from kartki.server.views.redaction import change_update
from kartki.table.making import new_table
from kartki.table.occupants import Occupant
from kartki.table.opening import open_record
from kartki.table.table import Table
from kartki.table.verify import Proof, verify

RECORDS = sorted(Path(__file__).resolve().parents[1].glob("records/*/time_is_up*.game"))
NAMES = [path.parent.name for path in RECORDS]
TOLD = {
    "kolejka": ["time_was_up"],
    "ration_board": ["time_was_up"],
    "reglamentacja": ["time_was_up", "scored", "scored", "scored"],
}
SECRET = bytes(range(32))


def replay(path: Path) -> Replay:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record)
    found = open_record(record)
    assert isinstance(found, Replay)
    return found


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_the_last_frame_is_the_end(path: Path) -> None:
    shown, fault = replay_frames(replay(path), open_to_all=True)
    assert fault is None
    last, before = shown.frames[-1], shown.frames[-2]
    assert (last.n, last.lines) == (before.n + 1, ("^ time is up",))
    assert (last.by, last.act) == (-1, None)
    assert [event.code for event in last.events] == TOLD[path.parent.name]
    assert (last.view["reason"], last.view["rule"]) == ("by_time", "HSE-CLA-4")
    assert shown.result == last.view["ranking"]
    assert set(last.ask) == {None}, "nobody is asked anything"
    assert set(last.seen) == {None}, "everybody sees the same"


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_every_viewer_is_told_the_same_end(path: Path) -> None:
    ends = []
    for viewer in (None, 0, 1):
        updates = history(replay(path), viewer)
        assert not isinstance(updates, Fault)
        ends.append(updates[-1])
    assert ends[0] == ends[1] == ends[2]
    assert [event.code for event in ends[0].events] == TOLD[path.parent.name]


def test_the_line_alone_tells_of_nobody_sitting_down() -> None:
    update = change_update(7, "time is up", [TimeWasUp()])
    assert (update.lines, [event.code for event in update.events]) == (
        ("^ time is up",),
        ["time_was_up"],
    )
    assert change_update(7, "time is up").events == ()


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_it_is_taken_in_and_shown_and_gone_on_with(path: Path, tmp_path: Path) -> None:
    text = path.read_text("utf-8")
    code = store_admin.import_record(tmp_path / STORE_NAME, text)
    assert isinstance(code, str), code
    last = replay(path)
    assert last.to_end() is None
    server = Server(Settings(data=str(tmp_path), bot_workers=1, hosts="testserver"))
    with TestClient(server.app) as client:
        assert client.get(f"/api/tables/{code}").json()["phase"] == "over"
        assert client.get(f"/api/tables/{code}/record").text == text
        film = client.get(f"/api/tables/{code}/frames").json()
        assert film["frames"][-1]["view"]["reason"] == "by_time"
        plain = {"content-type": "text/plain"}
        proof = client.post("/api/verify", content=text, headers=plain).json()["proof"]
        assert (proof["over"], proof["by_time"]) == (True, True)
        n, key = last.progress.line, "the-key-of-whoever-wonders"
        point = {"code": code, "n": n, "seat": 0}
        order = {"id": "a", "game": "any", "seats": 2, "key": key, "from": point}
        assert client.post("/api/tables", json=order).json()["code"] == "branch.over"
        before = {**order, "id": "b", "from": {**point, "n": n - 1}}
        made = client.post("/api/tables", json=before).json()
        assert client.get(f"/api/tables/{made['code']}").json()["phase"] == "playing"


@pytest.mark.rule("HSE-CLA-4", "HSE-UND-3")
def test_a_forged_end_is_not_taken_in(tmp_path: Path) -> None:
    text = RECORDS[0].read_text("utf-8")
    for forged in (text.replace('[Ended "by time"]\n', ""), text.replace("by time", "by vote")):
        fault = store_admin.import_record(tmp_path / STORE_NAME, forged)
        assert isinstance(fault, Fault)
        assert fault.code.startswith("record.ended")
    late = text.replace("\n\n[Result", "\n^ a takes back 1 by consent\n\n[Result")
    fault = store_admin.import_record(tmp_path / STORE_NAME, late)
    assert isinstance(fault, Fault)
    assert (fault.code, fault.rule) == ("undo.time_up", "HSE-CLA-4")


# a table that a server keeps


def live_table() -> Table:
    """The top spins at a live table, and the time is up."""
    seated = [Occupant("Ania"), Occupant("Bartek"), Occupant("Celina")]
    dealer = SealedDealer(SECRET, [("a", b"\x07")])
    table = new_table(Reglamentacja(), "rebuilt-1983", {"pace": "live"}, seated, dealer)
    table.deal()
    seat = table.game.actors(table.state)[0]
    spin = table.game.read(table.state, f"{'abc'[seat]} spins 50")
    assert not isinstance(spin, Refusal)
    assert not isinstance(table.act(*spin, time="0:01.0"), Refusal)
    assert table.progress.clock_runs()
    assert not isinstance(table.end_by_time(), Refusal)
    return table


def stored(table: Table) -> tuple[StoredTable, RoomDoc]:
    lines = "\n".join(str(line) for line in table.lines())
    log = [Logged(table.progress.line, lines, "", "", 1_000)]
    head = head_text(table)
    kept = StoredTable(1, "K7WPXM", "W", b"", SECRET, "", head, "", 0, log, [])
    seats = [SeatDoc(name, name, "", "", open=False) for name in ("Ania", "Bartek", "Celina")]
    seats[0].nonce = "07"
    settings = TableSettings()
    options = {"pace": "live"}
    doc = RoomDoc("reglamentacja", "rebuilt-1983", options, "live", False, "Ania", seats, settings)
    doc.phase = "playing"
    return kept, doc


@pytest.mark.rule("HSE-CLA-4")
def test_a_stored_play_that_was_ended_by_time_is_read_again() -> None:
    table = live_table()
    kept, doc = stored(table)
    again = opened(kept, doc)
    assert isinstance(again, Table), again
    assert again.state.facts() == table.state.facts()
    assert foot_text(again) == foot_text(table)
    assert '[Ended "by time"]' in foot_text(again)
    assert elapsed_by_log(again.progress, [(again.progress.line, 1_000)], []) == 0
    assert isinstance(verify(again.record()), Proof)


@pytest.mark.rule("HSE-CLA-4")
def test_what_was_missed_before_the_end_comes_from_the_record() -> None:
    progress = live_table().progress
    assert missed(progress, 0, progress.line - 2) is None
