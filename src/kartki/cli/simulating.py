"""Many games between bots, with a progress bar and a table of what came of them."""

import json as jsons
import sys
from pathlib import Path
from typing import Any, Final, final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kartki.cli.trouble import cannot_write
from kartki.lab.simulate import Report
from kartki.lab.simulate import simulate as play_games
from kartki.words.speech import Speech


@final
class Plan:
    """What is to be played."""

    def __init__(
        self,
        game: str,
        edition: str,
        choices: dict[str, str],
        players: int,
        games: int,
        bots: list[str],
        jobs: int,
        seed: int,
        edition_file: Path | None,
    ) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.choices: Final = choices
        self.players: Final = players
        self.games: Final = games
        self.bots: Final = bots
        self.jobs: Final = jobs
        self.seed: Final = seed
        self.edition_file: Final = edition_file


def run(plan: Plan, json: bool, records: Path | None, speech: Speech) -> None:
    try:
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        report = _with_progress(plan, records, speech)
    except OSError as error:
        cannot_write(records or Path(), error)
    if json:
        print(jsons.dumps(report.to_json(), indent=1))
    else:
        _tell(report, plan, speech)
    if report.stopped:
        print(speech.say("simulate-stopped", number=report.games), file=sys.stderr)
        sys.exit(130)


def _with_progress(plan: Plan, records: Path | None, speech: Speech) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(speech.say("simulate-playing"), total=plan.games)
        return play_games(
            plan.game,
            plan.edition,
            plan.choices,
            plan.players,
            plan.games,
            plan.bots,
            plan.jobs,
            plan.seed,
            lambda done: bar.update(task, completed=done),
            records,
            plan.edition_file,
        )


def _tell(report: Report, plan: Plan, speech: Speech) -> None:
    facts: dict[str, Any] = report.to_json()
    console = Console(width=80 if not sys.stdout.isatty() else None, highlight=False)
    console.print(_rates(facts["bots"], "bot", speech))
    console.print(_rates(facts["seats"], "seat", speech))
    for unit, length in facts["length"].items():
        mean = f"{length['mean']:.1f}"
        say = speech.say(f"simulate-{unit}", mean=mean, least=length["least"], most=length["most"])
        console.print(say)
    console.print(speech.say("simulate-seed", number=plan.seed))


def _rates(rows: list[dict[str, Any]], key: str, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in (key, "games", "wins", "rate", "interval"):
        justify: Any = "left" if column == key else "right"
        table.add_column(speech.say(f"column-{column}"), justify=justify)
    for row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        wins = f"{row['wins']:g}"
        table.add_row(str(row[key]), str(row["games"]), wins, f"{row['win_rate']:.1%}", interval)
    return table
