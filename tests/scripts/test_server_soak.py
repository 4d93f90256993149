"""What scripts/prove server_soak makes of the figures of a run, long or short."""

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts import prove_table
from scripts.proofs import server_soak
from scripts.soak_net import run, sample
from scripts.soak_net.figures import Delays
from scripts.soak_net.slope import slope

Runs = Callable[..., None]


def test_a_straight_line_has_its_slope_and_no_doubt() -> None:
    found = slope([0.0, 1.0, 2.0, 3.0], [5.0, 5.5, 6.0, 6.5])
    assert found == pytest.approx((0.5, 0.5, 0.5))


def test_deviations_that_follow_each_other_are_less_sure_than_those_that_do_not() -> None:
    minutes = [float(number) for number in range(40)]
    waves = slope(minutes, [math.sin(number / 6) for number in range(40)])
    noise = slope(minutes, [(-1.0) ** number for number in range(40)])
    assert waves.high - waves.low > noise.high - noise.low  # though their deviations are smaller
    assert noise.low < 0 < noise.high


def test_of_two_measurements_nothing_is_known() -> None:
    assert slope([0.0, 1.0], [1.0, 2.0]).high == math.inf


def test_delays_are_told_to_a_tenth_of_themselves() -> None:
    delays = Delays()
    for _ in range(98):
        delays.took(0.010)
    delays.took(0.300)
    delays.took(0.300)
    assert 10 <= delays.milliseconds(0.5) <= 11
    assert 300 <= delays.milliseconds(0.99) <= 330
    assert math.isnan(Delays().milliseconds(0.5))


def test_the_worst_lag_is_that_of_the_last_half_minute() -> None:
    name = 'kartki_loop_lag_seconds_bucket{le="%s"}'
    before = {name % "0.01": 10.0, name % "0.25": 12.0, name % "+Inf": 12.0}
    now = {name % "0.01": 20.0, name % "0.25": 23.0, name % "+Inf": 23.0}
    assert sample.worst_lag(before, now) == 250
    assert sample.worst_lag(now, now) == 0


def line_at(minute: float, growth: float, **more: object) -> run.Line:
    usual: run.Line = {"lost": {}, "still": [], "trouble": {}}
    return {"minute": minute, "rss_mb": 100 + growth * minute, **usual, **more}


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Runs]:
    """A run that took so long, with these lines and this log."""

    def planned(minutes: int, lines: list[run.Line], log: str = "") -> None:
        def soak(asked: float, tables: int, data: Path, out: Path, build: str) -> list[run.Line]:
            assert (asked, tables, build) == (minutes, 300, "compiled")
            assert out.parent == tmp_path
            (data / "server.log").write_text(log)
            return lines

        monkeypatch.setenv("KARTKI_MINUTES", str(minutes))
        monkeypatch.setattr(run, "soak", soak)

    monkeypatch.setattr(server_soak, "KEPT", tmp_path)
    server_soak.soaked.cache_clear()
    yield planned
    server_soak.soaked.cache_clear()


def lines(minutes: int, growth: float) -> list[run.Line]:
    return [line_at(half / 2, growth) for half in range(1, 2 * minutes + 1)]


@pytest.mark.parametrize(("growth", "holds"), [(0.19, True), (0.21, False)])
def test_a_whole_run_is_judged_by_its_last_half(runs: Runs, growth: float, holds: bool) -> None:
    steep = [line_at(half / 2, 5.0) for half in range(1, 80)]
    runs(90, [*steep, *lines(90, growth)[80:]])
    found = server_soak.memory()
    assert found.value == pytest.approx(growth)
    assert (found.holds, found.judged) == (holds, True)


def test_a_short_run_reports_and_does_not_judge(
    runs: Runs, capsys: pytest.CaptureFixture[str]
) -> None:
    runs(12, lines(12, 0.0))
    found = server_soak.memory()
    assert not found.judged
    prove_table.show([(server_soak.CLAIMS[0], found)])
    assert "not judged" in capsys.readouterr().out


def test_whatever_went_wrong_is_counted(runs: Runs) -> None:
    said = [
        "The house is open: http://127.0.0.1:1.",
        json.dumps({"level": "warning", "event": "loop_lag"}),
        json.dumps({"level": "error", "event": "store"}),
        "Traceback (most recent call last):",
    ]
    bad = [
        line_at(0.5, 0, lost={"closed 1011": 2}, still=["a", "b"]),
        line_at(1.0, 0, lost={"lost": 1}, still=["a"], trouble={"opening": 4}),
    ]
    runs(90, bad, "\n".join(said))
    found = [claim.run() for claim in server_soak.CLAIMS[1:]]
    assert [measured.value for measured in found] == [3, 2, 4, 2]
    assert not any(measured.holds for measured in found)


def test_all_tables_are_shared_out_among_the_crowds() -> None:
    assert run.shares(300) == [150, 150]
    assert sum(run.shares(7)) == 7
