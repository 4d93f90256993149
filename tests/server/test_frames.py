"""A play in frames: the same positions, events and asks as at the table, and no more."""

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kartki import games
from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.core.replay import Replay
from kartki.server.replay.frames import replay_frames
from kartki.server.replay.history import history
from kartki.server.views.redaction import Viewer
from kartki.table.opening import open_record
from kartki.words.speech import Speech
from tests.contract.census import length_of
from tests.server.client import Client, Message, seated_table
from tests.server.http_client import Api
from tests.server.running import running
from tests.server.test_playing import play_on, whole_game

GAMES = games.names()
RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*/*.game"))
FAST = ("--commands-per-second", "5000", "--burst", "5000")


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("frames"), *FAST) as server:
        yield Api(server)
        assert " error " not in server.log.read_text()


def opened(path: Path) -> Replay:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record)
    replay = open_record(record)
    assert isinstance(replay, Replay)
    return replay


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def positions(shown: Message, seat: Viewer) -> list[Message]:
    """What a client makes of the frames: all fields of each position, as this seat sees it."""
    view: Message = {}
    own: Message = {}
    found = []
    for frame in shown["frames"]:
        view = {**view, **frame["view"]}
        own = own if seat is None or frame["own"][seat] is None else frame["own"][seat]
        found.append({**view, **own})
    return found


# from records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_frames_tell_what_everybody_saw(path: Path) -> None:
    shown, fault = replay_frames(opened(path), True)
    assert fault is None
    replay = opened(path)
    for seat in range(replay.progress.state.players):
        told = history(opened(path), seat)
        assert not isinstance(told, Fault)
        seen = [
            frame.events if frame.seen[seat] is None else frame.seen[seat] for frame in shown.frames
        ]
        assert [e for events in seen for e in events or ()] == [e for t in told for e in t.events]
        later = [t.n for t in told]
        assert [frame.n for frame in shown.frames if frame.n][-len(later) :] == later
    assert [line for frame in shown.frames for line in frame.lines] == [
        str(line) for line in moves(replay.record)
    ]


def moves(record: Record) -> list[str]:
    """The lines that were done, as the game writes them."""
    replay = open_record(record)
    assert isinstance(replay, Replay)
    told = []
    for line in record.lines:
        game, state = replay.progress.game, replay.progress.state
        if line.kind == records.CHANGE:
            told.append(f"^ {line.text}")
        elif line.kind == records.MOVE and not line.refused:
            reading = game.read(state, line.text)
            assert isinstance(reading, tuple)
            told.append(game.write(state, *reading))
        assert not isinstance(replay.forward(), Fault)
    return told


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_positions_are_those_of_the_play(path: Path) -> None:
    shown, _ = replay_frames(opened(path), True)
    sent = plain(shown)
    replay = opened(path)
    state = replay.progress.state
    wanted = {frame.n: number for number, frame in enumerate(shown.frames)}
    compared = 0
    eyes: list[Viewer] = [None, *range(state.players)]
    seen = {viewer: positions(sent, viewer) for viewer in eyes}
    while not replay.over():
        replay.forward()
        n = replay.progress.line
        upcoming = replay.record.lines[replay.next :]
        if n in wanted and not (upcoming and upcoming[0].text.startswith(("* ", "~ "))):
            for viewer in eyes:
                view = plain(replay.progress.game.view(replay.progress.state, viewer))
                assert seen[viewer][wanted[n]] == view, (n, viewer)
            compared += 1
    assert compared >= 1


def test_a_frame_holds_only_what_has_changed() -> None:
    path = next(path for path in RECORDS if path.stem == "two_weeks")
    shown, _ = replay_frames(opened(path), True)
    first, *later = shown.frames
    assert set(first.view) == set(plain(opened(path).progress.game.view(
        opened(path).progress.state, None)))  # fmt: skip
    assert max(len(frame.view) for frame in later) < len(first.view)
    assert sum(len(frame.view) for frame in later) < len(later) * len(first.view) / 3


def test_asks_are_those_of_the_actors() -> None:
    path = next(path for path in RECORDS if path.stem == "two_weeks")
    shown, _ = replay_frames(opened(path), True)
    assert all(frame.ask.count(None) == len(frame.ask) - 1 for frame in shown.frames[:-1])
    asked = [ask for frame in shown.frames for ask in frame.ask if ask is not None]
    assert all(ask.legal and ask.back == "" for ask in asked)


# of tables


async def half_a_game(api: Api, game: str) -> tuple[str, list[Client]]:
    code, clients = await seated_table(api.server, game, 3, 3, pace="days")
    spectator = await Client.enter(api.server, clients[0].room["watch"], "")
    most = min(50, length_of(game)[0] // 4)  # some games are short
    await play_on([*clients, spectator], random.Random(game), most=most)
    for client in [*clients, spectator]:
        await client.close()
    return code, [*clients, spectator]


@pytest.mark.parametrize("game", GAMES)
def test_in_play_everybody_gets_what_they_were_told(api: Api, game: str) -> None:
    code, everybody = asyncio.run(half_a_game(api, game))
    for seat, client in enumerate(everybody):
        viewer = seat if seat < 3 else None
        shown = api.get(f"/api/tables/{code}/frames", authorization=f"Bearer {client.key}").json()
        assert (shown["open"], shown["seat"], shown["result"]) == (
            False,
            -1 if seat == 3 else seat,
            None,
        )
        frames = shown["frames"][-len(client.told) :]
        for frame, told, position in zip(
            frames, client.told, positions(shown, viewer)[-len(client.told) :], strict=True
        ):
            assert (frame["n"], frame["lines"]) == (told["n"], told["lines"])
            assert frame["events"] == told["events"]
            assert position == {**told["view"], **(told["mine"] or {})}
            mine = frame["ask"][seat] if viewer is not None else None
            assert (mine or {}).get("legal", []) == told["ask"]["legal"]
        others = [other for other in range(3) if other != viewer]
        assert all(frame["own"][o] is frame["ask"][o] is None for frame in frames for o in others)
        assert all(frame["seen"] == [None] * 3 for frame in frames)


@pytest.mark.parametrize("game", GAMES)
def test_when_it_is_over_everything_is_open(api: Api, game: str) -> None:
    code = asyncio.run(whole_game(api.server, game))
    watch = api.get(f"/api/tables/{code}").json()["watch"]
    answer = api.get(f"/api/tables/{code}/frames")
    shown = answer.json()
    assert shown["open"]
    assert shown["fault"] is None
    assert sorted(shown["result"])[0] == 1
    assert shown["names"] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert api.get(f"/api/tables/{watch}/frames").body == answer.body
    record = api.get(f"/api/tables/{code}/record").text()
    assert [line for frame in shown["frames"] for line in frame["lines"]] == [
        line for line in record.splitlines() if line and line[0] not in "[="
    ]
    assert api.post("/api/frames", record).body == answer.body
    packed = api.get(f"/api/tables/{code}/frames", accept_encoding="gzip")
    assert gzip.decompress(packed.body) == answer.body
    assert len(packed.body) < len(answer.body) / 5


def test_before_it_begins_there_is_nothing_to_show(api: Api) -> None:
    body = {"id": "film", "game": "kolejka", "seats": 2, "key": "k" * 30}
    code = api.post("/api/tables", body).json()["code"]
    assert api.get(f"/api/tables/{code}/frames").refusal() == (409, "table.not_begun")
    assert api.get("/api/tables/NOSUCH/frames").refusal() == (404, "table.unknown")


# of what somebody sends


def test_a_record_is_shown_as_far_as_it_holds(api: Api) -> None:
    text = (RECORDS[0].parent / "two_weeks.game").read_text("utf-8")
    whole = api.post("/api/frames", text).json()
    lines = text.splitlines()
    at = [n for n, line in enumerate(lines) if " queues " in line][8]
    lines[at] = lines[at].split(" queues ")[0] + " queues nowhere"
    cut = api.post("/api/frames", "\n".join(lines), accept_language="it").json()
    assert whole["fault"] is None
    assert 1 < len(cut["frames"]) < len(whole["frames"])
    assert cut["frames"] == whole["frames"][: len(cut["frames"])]
    fault = cut["fault"]
    assert (fault["code"], fault["line"]) == ("record.unreadable", at + 1)
    assert fault["sentence"] == Speech("it").say("fault-record-unreadable", found=fault["found"])


def test_a_record_with_hidden_lines_is_shown_up_to_the_first(api: Api) -> None:
    code, (client, *_) = asyncio.run(half_a_game(api, "kolejka"))
    seen = api.get(f"/api/tables/{code}/record", authorization=f"Bearer {client.key}").text()
    shown = api.post("/api/frames", seen).json()
    assert shown["fault"]["code"] == "record.redacted"
    assert len(shown["frames"]) == 1


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]\n\n', '[Game "kolejka"]\n\n'])
def test_what_is_no_record_has_no_frames(api: Api, text: str) -> None:
    shown = api.post("/api/frames", text).json()
    assert (shown["frames"], shown["game"], shown["names"]) == ([], "", [])
    assert shown["fault"]["sentence"]


def test_a_record_that_is_too_long(api: Api) -> None:
    assert api.post("/api/frames", "; x\n" * 75_001).refusal() == (413, "body.too_long")
