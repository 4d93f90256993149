"""Fits what the haggler thinks that hands and places are worth, and writes it down.

    .venv/bin/python scripts/fit_haggler.py [--games 400] [--bot trader] [--seed 77]

Four of these bots play. At the start and at the end of each turn's trading every seat's traits and
outlook are noted, together with the points that the seat has won from there to the end of the
game. A ridge regression for each stage gives the weights. The same arguments give the same file.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from kartki import bots
from kartki.bots.choosing import choices
from kartki.bots.ration_board.linear import inverse, times
from kartki.bots.reglamentacja.haggler.catalogue import Catalogue
from kartki.bots.reglamentacja.haggler.outlook import STAGES, WIDTH, inputs, outlook
from kartki.bots.reglamentacja.haggler.wares import TRAITS
from kartki.core.catalogue import find
from kartki.core.dealer import game_seed
from kartki.core.play import CHANCE, CLOCK, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.actions import FALLS, QUIET, STOP
from kartki.games.reglamentacja.parts import LIMIT
from kartki.games.reglamentacja.state import Shop

CLONE: Final = Path(__file__).resolve().parent.parent
FILE: Final = CLONE / "src/kartki/bots/reglamentacja/haggler/weights.py"
EDITION: Final = "rebuilt-1983"
PLAYERS: Final = 4
RIDGE: Final = [20.0] * TRAITS + [2.0] * (WIDTH - TRAITS)
ENDS: Final = (FALLS, QUIET, STOP)  # trading may be over after one of these
Row = list[float]


class Seen(NamedTuple):
    """One seat at one moment, and the points it had by then."""

    seat: Seat
    stage: int
    row: Row
    points: int


class Noted(NamedTuple):
    """… and what it won from there on."""

    stage: int
    row: Row
    to_come: int


def noted(bot: str, seed: int) -> list[Noted]:
    """All that one game of four such bots has to tell."""
    game: Any = find("reglamentacja")
    s, rng = game.new_game(PLAYERS, EDITION, {}), Rng(seed)
    made = [bots.make(bot, game) for _ in range(PLAYERS)]
    found: list[Seen] = []
    before = ""
    while s.outcome is None:
        step = s.steps[-1].name
        if step == "trading" and before not in ("trading", "wobbling"):
            found += seen(s)
        before = step
        (seat,) = game.actors(s)
        action = chosen(game, s, seat, made, rng)
        at_last = seen(s) if step == "trading" and action in ENDS else []
        game.apply(s, seat, action)
        if not s.steps or s.steps[-1].name != "trading":
            found += at_last
    end = [s.guests.points(s.box, seat) for seat in range(PLAYERS)]
    return [Noted(one.stage, one.row, end[one.seat] - one.points) for one in found]


def chosen(game: Any, s: Shop, seat: Seat, made: list[Any], rng: Rng) -> Any:
    if seat == CHANCE:
        return game.deal(s, rng)
    if seat == CLOCK:
        return game.legal_actions(s, seat)[0]
    legal = choices(game, s, seat, rng)
    if len(legal) == 1:
        return legal[0]
    return made[seat].choose(game.view(s, seat), legal, 1_000, rng)


def seen(s: Shop) -> list[Seen]:
    """Who holds the top with more than six will discard first, and is passed over."""
    catalogue = Catalogue(s.box)
    shown = {
        *s.counter.row,
        *s.counter.gone,
        *[card for cards in s.guests.bought for card in cards],
    }
    later = [card for card in range(len(s.box.cards)) if card not in shown]
    found = []
    for seat, hand in enumerate(s.stamps.hands):
        if seat == s.active and sum(hand) > LIMIT and not s.is_final():
            continue
        visit = s.guests.visits[seat]
        stack = s.counter.stack.size()
        out = outlook(s.queue.pawns, seat, s.active, stack, s.players, s.is_final())
        traits = catalogue.row(s.counter.row, later, visit).traits(hand)
        found.append(Seen(seat, out.stage, inputs(out, traits), s.guests.points(s.box, seat)))
    return found


def fitted(rows: list[Noted]) -> Row:
    """Least squares with a little ridge, so that what never differs weighs nothing."""
    square = [[0.0] * WIDTH for _ in range(WIDTH)]
    right = [0.0] * WIDTH
    for noted_row in rows:
        for i, value in enumerate(noted_row.row):
            if value:
                right[i] += value * noted_row.to_come
                for j, other in enumerate(noted_row.row):
                    square[i][j] += value * other
    for i, ridge in enumerate(RIDGE):
        square[i][i] += ridge
    return [round(weight, 4) for weight in times(inverse(square), right)]


def written(weights: list[Row], games: int, bot: str, seed: int) -> str:
    head = (
        '"""What traits of a hand and of its place are worth, in points: a row for each stage.\n\n'
        f"Made by scripts/fit_haggler.py --games {games} --bot {bot} --seed {seed}.\n"
        '"""\n\nfrom typing import Final\n\nWEIGHTS: Final[list[list[float]]] = [\n'
    )
    return head + "".join(row_lines(row) for row in weights) + "]\n"


def row_lines(row: Row) -> str:
    return "    [\n" + "".join(f"        {weight!r},\n" for weight in row) + "    ],\n"


def every_game(games: int, bot: str, seed: int) -> Iterator[Noted]:
    for number in range(games):
        yield from noted(bot, game_seed(seed, number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="trader")
    parser.add_argument("--seed", type=int, default=77)
    asked = parser.parse_args()
    stages: list[list[Noted]] = [[] for _ in range(STAGES)]
    for row in every_game(asked.games, asked.bot, asked.seed):
        stages[row.stage].append(row)
    weights = [fitted(rows) for rows in stages]
    FILE.write_text(written(weights, asked.games, asked.bot, asked.seed))
    print(f"{FILE.relative_to(CLONE)}: {sum(len(rows) for rows in stages)} positions")


if __name__ == "__main__":
    main()
