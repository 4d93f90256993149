"""Which test files scripts/prove runs on a busy machine, and what of it is kept."""

from pathlib import Path

import pytest

from scripts.proofs import busy_machine
from scripts.proofs.busy_machine import (
    CLONE,
    RUNS,
    Shaking,
    Tally,
    digest,
    imports,
    keep,
    known,
    sources,
    waiting_files,
)


def test_files_with_sockets_browsers_and_processes_wait_and_rules_do_not() -> None:
    found = {str(path.relative_to(CLONE)) for path in waiting_files()}
    assert {
        "tests/browser/test_front.py",  # the browser is in what it imports
        "tests/lab/test_simulate.py",  # the processes are in what it tests
        "tests/server/test_bad_sockets.py",
    } <= found
    assert "tests/games/kolejka/test_box_cards.py" not in found


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tests of its own: one that waits by way of another module, which is in a circle."""
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_one.py").write_text("from tests.middle import start\n")
    (folder / "middle.py").write_text("import tests.test_one\nfrom tests import last\n")
    (folder / "last.py").write_text("import subprocess\n")
    (folder / "test_two.py").write_text("import json\n")
    monkeypatch.setattr(busy_machine, "CLONE", tmp_path)
    monkeypatch.setattr(busy_machine, "DONE", tmp_path / "kept" / "done.json")
    return tmp_path


def test_what_is_imported_by_way_of_others_counts(clone: Path) -> None:
    assert [path.name for path in waiting_files()] == ["test_one.py"]


def test_a_result_holds_until_something_imported_changes(clone: Path) -> None:
    one, last = clone / "tests" / "test_one.py", clone / "tests" / "last.py"
    before, other = digest(one), digest(clone / "tests" / "test_two.py")
    last.write_text("import subprocess, time\n")
    sources.cache_clear()
    imports.cache_clear()
    assert digest(one) != before
    assert digest(clone / "tests" / "test_two.py") == other


def test_what_is_done_is_kept(clone: Path) -> None:
    assert known() == {}
    keep({"tests/test_one.py 0123": Tally(20, 2)})
    assert known() == {"tests/test_one.py 0123": Tally(20, 2)}


def test_it_goes_on_with_the_runs_that_are_missing(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run: list[str] = []

    def fails(file: str) -> bool:
        run.append(file)
        return file == "two.py"

    monkeypatch.setattr(busy_machine, "BUSY", 0)
    monkeypatch.setattr(busy_machine, "run_fails", fails)
    keep({"one.py 01": Tally(RUNS - 2, 1), "two.py 02": Tally(RUNS - 1, 0)})
    Shaking(["one.py 01", "two.py 02"], minutes=60).all_files(at_once=2)
    assert run[0] == "one.py"  # the round before the last one comes first
    assert sorted(run) == ["one.py", "one.py", "two.py"]
    assert known() == {"one.py 01": Tally(RUNS, 1), "two.py 02": Tally(RUNS, 1)}


def test_no_run_begins_when_the_time_is_up(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy_machine, "BUSY", 0)
    monkeypatch.setattr(busy_machine, "run_fails", lambda file: pytest.fail(file))
    Shaking(["one.py 01"], minutes=0).all_files(at_once=1)
    assert known() == {}


def test_runs_of_an_older_version_are_forgotten(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(busy_machine, "BUSY", 0)
    monkeypatch.setattr(busy_machine, "run_fails", lambda file: file == "")
    keep({"one.py old": Tally(RUNS, 0), "one.py new": Tally(RUNS - 1, 0)})
    Shaking(["one.py new"], minutes=60).all_files(at_once=1)
    assert known() == {"one.py new": Tally(RUNS, 0)}
