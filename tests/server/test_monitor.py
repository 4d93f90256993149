"""The server speaks up when its loop lags, when sockets go in numbers, when files run out."""

import io
import json
import logging
import time
from typing import Any

import pytest

from kartki.server.ops import open_files
from kartki.server.ops.logs import Log
from kartki.server.ops.loop_lag import LATE, LoopLag
from kartki.server.ops.lost_sockets import FEWEST, MANY, WINDOW, LostSockets
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.open_files import MUCH, SPARE, OpenFiles
from kartki.server.ops.seldom import A_MINUTE

LIMIT = 1_000
OTHERS = 20  # files that are no connections


class Said(io.StringIO):
    """The log, in JSON."""

    def lines(self) -> list[dict[str, Any]]:
        """What was said since the last look, without the time of day."""
        found = [json.loads(line) for line in self.getvalue().splitlines()]
        self.seek(0)
        self.truncate()
        return [{name: fact for name, fact in one.items() if name != "at"} for one in found]


@pytest.fixture
def said() -> Said:
    return Said()


@pytest.fixture
def log(said: Said) -> Log:
    return Log("info", "json", said)


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def figure(metrics: Metrics, name: str) -> float:
    lines = [line.rpartition(" ") for line in metrics.text().decode().splitlines()]
    return next(float(value) for found, _, value in lines if found == name)


# the loop


def test_a_loop_that_is_late_is_told_once_a_minute_with_the_worst(
    said: Said, log: Log, metrics: Metrics, clock: list[float]
) -> None:
    lag = LoopLag(metrics, log)
    lag.woke(-0.001)
    lag.woke(LATE - 0.01)
    assert said.lines() == []
    lag.woke(0.4)
    first = {"level": "warning", "event": "loop_lag", "worst": "0.40s", "times": 1}
    assert said.lines() == [first]
    for late in (0.3, 2.5, 0.01):
        clock[0] += 1
        lag.woke(late)
    assert said.lines() == []
    clock[0] += A_MINUTE
    lag.woke(0.01)
    assert said.lines() == [first | {"worst": "2.50s", "times": 2}]
    clock[0] += A_MINUTE
    lag.woke(0.01)
    assert said.lines() == []


def test_every_delay_of_the_loop_is_in_the_metrics(log: Log, metrics: Metrics) -> None:
    lag = LoopLag(metrics, log)
    for late in (-0.001, 0.003, 0.2):
        lag.woke(late)
    assert figure(metrics, 'kartki_loop_lag_seconds_bucket{le="0.005"}') == 2
    assert figure(metrics, "kartki_loop_lag_seconds_count") == 3


# sockets


def test_a_few_lost_sockets_are_counted_and_not_told(
    said: Said, log: Log, metrics: Metrics, clock: list[float]
) -> None:
    """However long that goes on: those of different seconds are not added up."""
    sockets = LostSockets(metrics, log)
    for _ in range(20):
        for _ in range(MANY - 1):
            sockets.lost("cut")
        clock[0] += WINDOW
        sockets.look(still_open=5_000)
    assert said.lines() == []
    assert figure(metrics, 'kartki_sockets_lost_total{why="cut"}') == 20 * (MANY - 1)


def test_many_at_once_are_one_line_with_their_reasons(
    said: Said, log: Log, metrics: Metrics, clock: list[float]
) -> None:
    sockets = LostSockets(metrics, log)
    for why, number in (("cut", MANY), ("silent", 7), ("slow", 1)):
        for _ in range(number):
            sockets.lost(why)
            sockets.look(still_open=5_000)
    assert said.lines() == []  # more of them may follow in a moment
    clock[0] += WINDOW
    sockets.look(still_open=5_000)
    line = {"level": "warning", "event": "sockets_lost", "number": MANY + 8}
    whys = {"cut": MANY, "silent": 7, "slow": 1}
    assert said.lines() == [line | {"still_open": 5_000} | whys]
    clock[0] += WINDOW
    sockets.look(still_open=5_000)
    assert said.lines() == []


def test_what_goes_on_is_told_once_a_minute_and_nothing_is_left_out(
    said: Said, log: Log, metrics: Metrics, clock: list[float]
) -> None:
    sockets = LostSockets(metrics, log)
    told: list[dict[str, Any]] = []
    for _ in range(13):
        for _ in range(MANY):
            sockets.lost("cut")
        clock[0] += WINDOW
        sockets.look(still_open=5_000)
        told += said.lines()
    assert [line["number"] for line in told] == [MANY, 6 * MANY, 6 * MANY]


@pytest.mark.parametrize(
    ("number", "still_open", "is_told"),
    [(FEWEST, FEWEST * 9, True), (FEWEST, FEWEST * 9 + 1, False), (FEWEST - 1, 0, False)],
)
def test_a_large_share_of_a_small_house_counts_as_many(
    said: Said, log: Log, metrics: Metrics, clock: list[float],
    number: int, still_open: int, is_told: bool,
) -> None:  # fmt: skip
    sockets = LostSockets(metrics, log)
    for _ in range(number):
        sockets.lost("silent")
    clock[0] += WINDOW
    sockets.look(still_open)
    assert bool(said.lines()) is is_told


# files


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """How many files are open; None: there is none left."""
    number: list[int | None] = [OTHERS]
    monkeypatch.setattr(open_files, "limit", lambda: LIMIT)
    monkeypatch.setattr(open_files, "count", lambda: number[0])
    return number


@pytest.fixture
def files(log: Log, metrics: Metrics, found: list[int | None]) -> OpenFiles:
    assert found == [OTHERS]
    files = OpenFiles(metrics, log)
    files.begin()
    return files


def test_open_files_and_their_limit_are_in_the_metrics(
    files: OpenFiles, metrics: Metrics, found: list[int | None]
) -> None:
    found[0] = 77
    files.look()
    assert figure(metrics, "kartki_open_files") == 77
    assert figure(metrics, "kartki_open_files_limit") == LIMIT
    found[0] = None
    files.look()
    assert figure(metrics, "kartki_open_files") == LIMIT


def test_when_few_are_left_it_is_said_once_a_minute(
    files: OpenFiles, said: Said, found: list[int | None], clock: list[float]
) -> None:
    most = int(MUCH * LIMIT)
    warning = {"level": "warning", "event": "files", "open": most, "limit": LIMIT}
    for number in (most - 1, most, most, most - 1):
        found[0] = number
        files.look()
    assert said.lines() == [warning]
    clock[0] += A_MINUTE
    found[0] = most
    files.look()
    assert said.lines() == [warning]


def test_when_none_is_left_that_is_an_error_and_so_is_its_end_told(
    files: OpenFiles, said: Said, found: list[int | None]
) -> None:
    for number in (None, None, None, OTHERS, OTHERS):
        found[0] = number
        files.look()
    assert said.lines() == [
        {"level": "error", "event": "files_out", "limit": LIMIT, "turned_away": 0},
        {"level": "info", "event": "files_free", "open": OTHERS, "limit": LIMIT},
    ]


def test_connections_leave_some_files_to_the_store(
    files: OpenFiles, said: Said, metrics: Metrics
) -> None:
    most = LIMIT - OTHERS - SPARE
    assert files.has_room(most - 1)
    assert not files.has_room(most)
    assert not files.has_room(most + 1)
    files.look()
    out = {"level": "error", "event": "files_out", "limit": LIMIT, "turned_away": 2}
    assert said.lines() == [out]
    assert figure(metrics, 'kartki_turned_away_total{why="files"}') == 2


def test_where_no_limit_is_known_everybody_has_room(
    log: Log, metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_files, "limit", lambda: 0)
    files = OpenFiles(metrics, log)
    files.begin()
    assert files.has_room(10**6)


def test_what_asyncio_repeats_without_end_is_told_once_a_minute(
    said: Said, log: Log, clock: list[float]
) -> None:
    log.forward_from("test.repeated")
    library = logging.getLogger("test.repeated")
    for _ in range(1_000):
        library.error("socket.accept() out of system resource\nsocket: <fd=6>")
    library.error("something else")
    assert len(said.lines()) == 2
    clock[0] += A_MINUTE
    library.error("socket.accept() out of system resource\nsocket: <fd=6>")
    assert len(said.lines()) == 1
