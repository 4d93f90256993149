"""Garbage is looked for at quiet moments, at the latest after a while, and when much has come."""

import gc
import time

import pytest

from kartki.server.ops.gc_control import AT_THE_LATEST, GROWN, QUIET_AFTER, QUIET_MOVES, GcControl


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(time.monotonic()))
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    number = [0]
    monkeypatch.setattr(gc, "get_count", lambda: (number[0], 0, 0))
    return number


def busy(tidier: GcControl) -> None:
    for _ in range(QUIET_MOVES + 1):
        tidier.count_move()


@pytest.mark.usefixtures("grown")
def test_a_quiet_moment_is_taken(searches: list[float], clock: list[float]) -> None:
    tidier = GcControl()
    clock[0] = QUIET_AFTER - 1
    tidier.collect_if_due()
    clock[0] = QUIET_AFTER + 1
    busy(tidier)
    tidier.collect_if_due()
    assert searches == []
    tidier.collect_if_due()
    assert searches == [QUIET_AFTER + 1]


@pytest.mark.usefixtures("grown")
def test_a_server_that_is_never_quiet_is_tidied_too(
    searches: list[float], clock: list[float]
) -> None:
    tidier = GcControl()
    clock[0] = AT_THE_LATEST + 1
    busy(tidier)
    tidier.collect_if_due()
    assert searches == [AT_THE_LATEST + 1]


def test_much_is_looked_through_at_once(
    searches: list[float], clock: list[float], grown: list[int]
) -> None:
    tidier = GcControl()
    grown[0] = GROWN
    tidier.collect_if_due()
    assert searches == []
    grown[0] = GROWN + 1
    tidier.collect_if_due()
    assert searches == [clock[0]]


def test_nothing_is_searched_in_the_middle_of_a_move() -> None:
    tidier = GcControl()
    tidier.begin()
    assert not gc.isenabled()
    tidier.end()
    assert gc.isenabled()
