"""Ctrl-C keeps what is done, and nobody screams."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from kartki.core import record as rec
from kartki.lab.simulate import simulate
from tests.from_a_shell import from_a_shell

HANGS = 120  # seconds: no machine is so busy
groups_only = pytest.mark.skipif(
    sys.platform == "win32", reason="signals reach a group only elsewhere"
)
ENDLESS = """
import json, sys
from pathlib import Path
from kartki.lab.simulate import simulate

def tell(finished):
    print(finished, flush=True)

report = simulate(
    "ration_board", "rebuilt-1943", {}, 2, 1_000_000, ["six"], int(sys.argv[1]), 1,
    on_progress=tell, records_dir=Path(sys.argv[2]),
)
print(json.dumps([report.games, report.stopped]))
"""


class Enough:
    """Presses Ctrl-C once so many games are finished."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, finished: int) -> None:
        if finished >= self.games:
            raise KeyboardInterrupt


def test_an_interrupted_report_is_that_of_the_finished_games() -> None:
    def six(games: int, on_progress: Enough | None) -> dict[str, object]:
        return simulate(
            "ration_board", "rebuilt-1943", {}, 2, games, ["six"], 1, 4, on_progress
        ).as_json()

    assert six(50, Enough(3)) == six(3, None)


def test_workers_hand_in_what_they_have() -> None:
    report = simulate("ration_board", "rebuilt-1943", {}, 2, 10_000, ["six"], 2, 4, Enough(1))
    assert report.stopped
    assert 1 <= report.games < 10_000
    assert sum(score.wins for score in report.seats) == report.games


@contextmanager
def too_long(jobs: int, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A simulation as it is started in a terminal, once its first games are finished."""
    process = subprocess.Popen(
        from_a_shell([sys.executable, "-c", ENDLESS, str(jobs), str(folder)]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@groups_only
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_a_terminal_leaves_whole_records_and_no_traceback(
    tmp_path: Path, jobs: int
) -> None:
    with too_long(jobs, tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=HANGS)
    games, stopped = json.loads(out.splitlines()[-1])
    assert (stopped, errors, process.returncode) == (True, "", 0)
    paths = list(tmp_path.glob("*.game"))
    assert len(paths) >= games >= 1
    for path in paths:
        assert isinstance(rec.read(path.read_text("utf-8")), rec.Record)


@groups_only
def test_workers_do_not_outlive_a_killed_simulation(tmp_path: Path) -> None:
    """They hold its output open as long as they live, and it is read to its end."""
    with too_long(2, tmp_path) as process:
        os.kill(process.pid, signal.SIGKILL)
        process.communicate(timeout=HANGS)
