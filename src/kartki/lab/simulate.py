"""Many games of bots: the same seed gives the same report, however many processes play."""

from pathlib import Path

from kartki.core.catalogue import AnyGame
from kartki.lab.match import Played, play_match
from kartki.lab.order import Order, open_order
from kartki.lab.report import Report, bot_scores, seat_scores, spread
from kartki.lab.workers import Crew, Progress


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
    """Play, and tell who won; Ctrl-C ends it early and keeps what is done.

    The bots sit in the order in which they are named, again and again until all seats are
    taken, and move on by a seat from game to game.
    """
    order = Order(game_name, edition, choices, players, bots, seed, records_dir, edition_file)
    return play_order(order, games, jobs, on_progress)


def play_order(order: Order, games: int, jobs: int, on_progress: Progress | None) -> Report:
    game = open_order(order)
    if order.records is not None:
        order.records.mkdir(parents=True, exist_ok=True)
    if min(jobs, games) > 1:
        played, stopped = Crew(order, games, min(jobs, games)).play(on_progress)
    else:
        played, stopped = play_here(game, order, games, on_progress)
    return report(order, played, stopped)


def play_here(
    game: AnyGame, order: Order, games: int, on_progress: Progress | None
) -> tuple[list[Played], bool]:
    played: list[Played] = []
    try:
        for number in range(1, games + 1):
            played.append(play_match(game, order, number))
            if on_progress is not None:
                on_progress(number)
    except KeyboardInterrupt:
        return played, True
    return played, False


def report(order: Order, played: list[Played], stopped: bool) -> Report:
    return Report(
        order.game,
        order.players,
        len(played),
        order.seed,
        bot_scores(order.bots, played),
        seat_scores(order.players, played),
        spread([match.rounds for match in played]),
        spread([match.decisions for match in played]),
        stopped,
    )
