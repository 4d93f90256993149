"""Games that get somewhere: the neighbour plays for everybody, and now and then does not."""

from typing import Any

from kartki.bots.kolejka.neighbour import policy_for
from kartki.core.play import CHANCE, Action, Seat
from kartki.core.rng import Rng
from kartki.fast.kolejka.check import Chooser, Differs, Twins, at_random, play_game, table
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.state import Square

GAME = Kolejka()
A_THIRD = 3
CLOSE = 10
SLIPS = 16  # one choice in so many is made at random, or all games would be alike


def as_a_neighbour(s: Square, seat: Seat, legal: list[Action], rng: Rng) -> Action:
    if len(legal) == 1 or rng.below(SLIPS) == 0:
        return at_random(s, seat, legal, rng)
    return policy_for(GAME.view(s, seat)).choose(legal)


def chooser(seed: int) -> Chooser:
    """Who plays the game of this number: neighbours a third of them."""
    return as_a_neighbour if seed % A_THIRD == 0 else at_random


def close_finish(seed: int) -> Square:
    """A first morning on which everybody lacks one thing and every shop has some: ties are near."""
    s, rng = table(seed), Rng(seed)
    while GAME.actors(s)[0] == CHANCE:
        GAME.apply(s, CHANCE, GAME.deal(s, rng))
    for shop in SHOP_NUMBERS:
        s.shops[shop] = s.shops[shop].with_goods((shop, shop), s.shops[shop].truck - 2)
    for seat, player in enumerate(s.seats):
        player.goods[:] = s.wanted(seat)
        wanted = [kind for kind, goods in enumerate(player.goods) if goods]
        lacks = rng.below(len(wanted))
        player.goods[wanted[lacks]] -= 1
        player.goods[wanted[lacks - 1]] += rng.below(2)
    return s


def play(core: Any, seed: int) -> Twins:
    """The game of this number, by both; one in ten is a close finish."""
    if seed % CLOSE != CLOSE - 1:
        return play_game(core, seed, chooser(seed))
    twins = Twins(core, close_finish(seed))
    try:
        twins.play(chooser(seed), Rng(seed))
    except (Differs, ValueError, IndexError) as trouble:
        raise Differs(f"game {seed}, act {twins.acts}: {trouble}") from None
    return twins


def difference(core: Any, games: int) -> str:
    """The first difference in so many of these games, or nothing."""
    for seed in range(games):
        try:
            play(core, seed)
        except Differs as differs:
            return str(differs)
    return ""
