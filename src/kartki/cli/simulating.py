"""Many games between bots, with a progress bar and a table of what came of them."""

import json as jsons
import sys
import time
from collections.abc import Callable
from typing import Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kartki.cli.trouble import Trouble, cannot_write
from kartki.lab.match import GameTooLong
from kartki.lab.report import LengthStats, Report, Score
from kartki.lab.simulate import play_spec
from kartki.lab.spec import SimulationSpec
from kartki.lab.workers import interrupts_ignored
from kartki.words.speech import Speech

BETWEEN_PROGRESS = 0.1  # seconds
STOPPED = 130  # the exit code of a program that Ctrl-C has ended


def run(spec: SimulationSpec, games: int, jobs: int, json: bool, speech: Speech) -> None:
    report = _with_progress(spec, games, jobs, speech)
    with interrupts_ignored():  # further Ctrl-C must not stop the report
        if json:
            print(jsons.dumps(report.as_json(), indent=1))
        else:
            _tell(report, speech)
    if report.stopped:
        print(speech.say("simulate-stopped", number=report.games), file=sys.stderr)
        sys.exit(STOPPED)


def _with_progress(spec: SimulationSpec, games: int, jobs: int, speech: Speech) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(speech.say("simulate-playing"), total=games)
        try:
            tell = now_and_then(lambda done: bar.update(task, completed=done), games)
            return play_spec(spec, games, jobs, tell)
        except GameTooLong as too_long:
            raise Trouble("trouble-endless", number=too_long.number) from too_long
        except OSError as error:
            if spec.records is None:
                raise
            cannot_write(spec.records, error)


def now_and_then(tell: Callable[[int], None], games: int) -> Callable[[int], None]:
    """Tells how many games are finished, but not after each: that would cost more than a game."""
    last = time.monotonic()

    def told(done: int) -> None:
        nonlocal last
        if done == games or time.monotonic() - last > BETWEEN_PROGRESS:
            last = time.monotonic()
            tell(done)

    return told


def _tell(report: Report, speech: Speech) -> None:
    console = Console(width=None if sys.stdout.isatty() else 80, highlight=False)
    console.print(_rates(report.bots, "bot", speech))
    console.print()
    console.print(_rates(report.seats, "seat", speech))
    console.print()
    console.print(_length("simulate-rounds", report.rounds, speech))
    console.print(_length("simulate-decisions", report.decisions, speech))
    console.print(speech.say("simulate-seed", number=report.seed))


def _length(message: str, length: LengthStats, speech: Speech) -> str:
    mean = _decimal(f"{length.mean:.1f}", speech)
    return speech.say(message, mean=mean, least=length.least, most=length.most)


def _decimal(figure: str, speech: Speech) -> str:
    """A number with the decimal sign of the language, which may be a comma."""
    return figure.replace(".", speech.say("decimal-mark"))


def _rates(scores: list[Score], kind: str, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in (kind, "games", "wins", "rate", "interval"):
        side: Literal["left", "right"] = "left" if column == kind else "right"
        table.add_column(speech.say(f"column-{column}"), justify=side)
    for score in scores:
        low, high = score.interval
        figures = [f"{float(score.wins):g}", f"{score.win_rate:.1%}", f"{low:.1%} – {high:.1%}"]
        told = [_decimal(figure, speech) for figure in figures]
        table.add_row(score.name, str(score.games), *told)
    return table
