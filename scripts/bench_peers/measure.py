"""Random play in other people's engines, counted the way scripts/bench counts our own.

A decision is a seat's choice among two or more legal actions; acts are those and the forced ones.
Chance is played but not counted. Every engine is used from Python in the fastest way that its
public methods allow, and none is asked to describe the table to a player, because we do not time
that either.

    python measure.py --seconds 3 --repeats 3 [--only openspiel/hearts]

prints a list of results as JSON. requirements.txt beside this file names the engines.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pyspiel
    from catanatron.models.player import Player
    from rlcard.games.gin_rummy import Game as GinGame
    from rlcard.games.uno import Game as UnoGame

SEED = 1943
SAMPLE = 2000  # games that tell how many decisions a game has, where the engine cannot be asked

Draw = Callable[[], float]
Tally = tuple[float, float, float]  # games, decisions, acts
Play = Callable[[], Tally]  # plays one whole game, or a batch of them, and counts
Start = Callable[[int], Play]  # sets up an endless row of games from one seed
Entry = dict[str, str | int | float]


# OpenSpiel: C++ behind a Python binding, so the fewest calls win. Its chance outcomes are equally
# likely in these games, which saves asking for their probabilities at every roll and every card.


def play_backgammon(game: pyspiel.Game, draw: Draw) -> Tally:
    state = game.new_initial_state()
    legal, apply, is_roll = state.legal_actions, state.apply_action, state.is_chance_node
    decisions = acts = 0
    apply(int(draw() * 30))  # the opening roll: 36 less the doubles
    while True:
        if is_roll():
            apply(int(draw() * 36))
            continue
        actions = legal()
        size = len(actions)
        if size > 1:
            decisions += 1
        elif not actions:
            return 1, decisions, acts
        acts += 1
        apply(actions[int(draw() * size)])


def play_hearts(game: pyspiel.Game, rng: random.Random, deck: list[int]) -> Tally:
    state = game.new_initial_state()
    legal, apply, draw = state.legal_actions, state.apply_action, rng.random
    decisions = acts = 0
    apply(int(draw() * 4))  # in which direction cards are passed
    rng.shuffle(deck)
    for card in deck:
        apply(card)
    while actions := legal():
        size = len(actions)
        if size > 1:
            decisions += 1
        acts += 1
        apply(actions[int(draw() * size)])
    return 1, decisions, acts


def play_gin_rummy(game: pyspiel.Game, draw: Draw) -> Tally:
    state = game.new_initial_state()
    legal, apply, is_deal = state.legal_actions, state.apply_action, state.is_chance_node
    decisions = acts = 0
    while actions := legal():
        size = len(actions)
        if not is_deal():
            acts += 1
            if size > 1:
                decisions += 1
        apply(actions[int(draw() * size)])
    return 1, decisions, acts


def open_gin_rummy() -> Start:
    from pyspiel import load_game

    game = load_game("gin_rummy")
    return lambda seed: partial(play_gin_rummy, game, random.Random(seed).random)


def open_backgammon() -> Start:
    from pyspiel import load_game

    game = load_game("backgammon")
    return lambda seed: partial(play_backgammon, game, random.Random(seed).random)


def open_hearts() -> Start:
    from pyspiel import load_game

    game = load_game("hearts")
    return lambda seed: partial(play_hearts, game, random.Random(seed), list(range(52)))


# OpenSpiel once more, with the whole game inside C++: one call plays it. Such a game does not tell
# how many of its moves were choices, so their mean number is taken from games of the kind above.


def open_loop(name: str, open_counted: Callable[[], Start]) -> Start:
    from pyspiel import evaluate_bots, load_game, make_uniform_random_bot

    game = load_game(name)
    counted = open_counted()(SEED)
    sample = [counted() for _ in range(SAMPLE)]
    mean: Tally = (1, *(sum(game[i] for game in sample) / SAMPLE for i in (1, 2)))

    def play(bots: list[pyspiel.Bot], seeds: Iterator[int]) -> Tally:
        evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return mean

    def start(seed: int) -> Play:
        bots = [make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
        return partial(play, bots, itertools.count(seed))

    return start


# Catanatron: its own Game without the second check of legality, which an action taken from its own
# list does not need. A seed holds within one process only: its sets have another order in the next.


def play_catan(players: list[Player], seeds: Iterator[int]) -> Tally:
    from catanatron.game import TURNS_LIMIT, Game

    game = Game(players, seed=next(seeds))
    state, execute, draw = game.state, game.execute, random.random
    decisions = acts = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        size = len(actions)
        if size > 1:
            decisions += 1
        acts += 1
        execute(actions[int(draw() * size)], validate_action=False)
    return 1, decisions, acts


def open_catan() -> Start:
    from catanatron.models.player import Color, RandomPlayer

    players = [RandomPlayer(color) for color in Color]
    return lambda seed: partial(play_catan, players, itertools.count(seed))


# RLCard: the game objects below its environments. They describe the table to the next player after
# every step, which no other engine here is asked for, so it is left out.


def play_uno(game: UnoGame, draw: Draw) -> Tally:
    game.init_game()
    decisions = acts = 0
    while not game.is_over():
        actions = game.get_legal_actions()
        size = len(actions)
        # Two equal cards are listed twice and are one action; no card comes three times.
        if size > 2 or (size == 2 and actions[0] != actions[1]):
            decisions += 1
        acts += 1
        game.step(actions[int(draw() * size)])
    return 1, decisions, acts


def play_gin(game: GinGame, draw: Draw) -> Tally:
    game.init_game()
    decisions = acts = 0
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        size = len(actions)
        if size > 1:
            decisions += 1
        acts += 1
        game.step(actions[int(draw() * size)])
    return 1, decisions, acts


def open_uno() -> Start:
    from rlcard.games.uno import Game

    return partial(start_rlcard, Game, play_uno)


def open_gin() -> Start:
    from rlcard.games.gin_rummy import Game

    return partial(start_rlcard, Game, play_gin)


def start_rlcard(game_class: type, play: Callable[..., int], seed: int) -> Play:
    from numpy.random import RandomState

    game = game_class()
    game.np_random = RandomState(seed)
    game.get_state = lambda *_place, **_named: {}
    return partial(play, game, random.Random(seed).random)


def open_pgx() -> Start:
    from pgx_games import start_backgammon

    return start_backgammon


class Peer(NamedTuple):
    name: str
    package: str
    open: Callable[[], Start]


PEERS = [
    Peer("openspiel/backgammon", "open_spiel", open_backgammon),
    Peer("openspiel/hearts", "open_spiel", open_hearts),
    Peer(
        "openspiel-loop/backgammon", "open_spiel", partial(open_loop, "backgammon", open_backgammon)
    ),
    Peer("openspiel-loop/hearts", "open_spiel", partial(open_loop, "hearts", open_hearts)),
    Peer("openspiel/gin_rummy", "open_spiel", open_gin_rummy),
    Peer("openspiel-loop/gin_rummy", "open_spiel", partial(open_loop, "gin_rummy", open_gin_rummy)),
    Peer("catanatron", "catanatron", open_catan),
    Peer("rlcard/uno", "rlcard", open_uno),
    Peer("rlcard/gin-rummy", "rlcard", open_gin),
    Peer("pgx/backgammon", "pgx", open_pgx),
]


def run(play: Play, seconds: float) -> Entry:
    """Play whole games until so much CPU time is used; the last one is finished and counted."""
    games, decisions, acts, cpu = 0.0, 0.0, 0.0, 0.0
    began = time.process_time()
    while cpu < seconds:
        played = play()
        games, decisions, acts = games + played[0], decisions + played[1], acts + played[2]
        cpu = time.process_time() - began
    return {
        "decisions_per_second": decisions / cpu,
        "games_per_second": games / cpu,
        "decisions": round(decisions),
        "acts": round(acts),
        "games": round(games),
        "cpu": cpu,
    }


def measure(peer: Peer, seconds: float, repeats: int) -> Entry:
    try:
        start = peer.open()
        release = version(peer.package)
    except ImportError as error:
        print(f"{peer.name} is left out, because it cannot be imported: {error}.", file=sys.stderr)
        return {"peer": peer.name, "error": str(error)}
    start(SEED)()  # the first game pays for lazy imports and cold caches
    # Every repeat plays the same row of games, so that the best one is the least disturbed one.
    runs = [run(start(SEED), seconds) for _ in range(repeats)]
    best = max(runs, key=lambda entry: entry["decisions_per_second"])
    return {"peer": peer.name, "version": release, **best}


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play in other engines, as JSON.")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one repeat")
    parser.add_argument("--repeats", type=int, default=3, help="of which the best counts")
    parser.add_argument("--only", choices=[peer.name for peer in PEERS], help="one peer alone")
    asked = parser.parse_args()
    chosen = [peer for peer in PEERS if asked.only in (None, peer.name)]
    print(json.dumps([measure(peer, asked.seconds, asked.repeats) for peer in chosen], indent=2))


if __name__ == "__main__":
    main()
