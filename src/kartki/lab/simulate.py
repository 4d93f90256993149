"""Many games of bots: the same seed gives the same report, however many processes play."""

from pathlib import Path

from kartki.core.catalogue import AnyGame
from kartki.lab.match import PlayedGame, Series, play_match
from kartki.lab.report import Report, bot_scores, length_stats, seat_scores
from kartki.lab.spec import SimulationSpec, open_spec
from kartki.lab.workers import Progress, WorkerPool


def simulate(
    game_name: str,
    edition: str,
    choices: dict[str, str],
    players: int,
    games: int,
    bots: list[str],
    jobs: int,
    seed: int,
    on_progress: Progress | None = None,
    records_dir: Path | None = None,
    edition_file: Path | None = None,
) -> Report:
    """Play the games and report who won; Ctrl-C ends it early and reports the finished games.

    The bots sit in the order in which they are named, again and again until all seats are
    taken, and move on by a seat from game to game.
    """
    spec = SimulationSpec(
        game_name, edition, choices, players, bots, seed, records_dir, edition_file
    )
    return play_spec(spec, games, jobs, on_progress)


def play_spec(spec: SimulationSpec, games: int, jobs: int, on_progress: Progress | None) -> Report:
    game = open_spec(spec)
    if spec.records is not None:
        spec.records.mkdir(parents=True, exist_ok=True)
    if min(jobs, games) > 1:
        played, stopped = WorkerPool(spec, games, min(jobs, games)).play(on_progress)
    else:
        played, stopped = play_here(game, spec, games, on_progress)
    return report(spec, played, stopped)


def play_here(
    game: AnyGame, spec: SimulationSpec, games: int, on_progress: Progress | None
) -> tuple[list[PlayedGame], bool]:
    played: list[PlayedGame] = []
    series = Series(game, spec)
    try:
        for number in range(1, games + 1):
            played.append(play_match(series, number))
            if on_progress is not None:
                on_progress(number)
    except KeyboardInterrupt:
        return played, True
    return played, False


def report(spec: SimulationSpec, played: list[PlayedGame], stopped: bool) -> Report:
    return Report(
        spec.game,
        spec.players,
        len(played),
        spec.seed,
        bot_scores(spec.bots, played),
        seat_scores(spec.players, played),
        length_stats([match.rounds for match in played]),
        length_stats([match.decisions for match in played]),
        stopped,
    )
