"""What the bots think that a card does is what the rules do."""

import pytest

from kartki.bots.kolejka.jumps import Shopfront, fronts_after
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.games.kolejka.actions import CARDS, Play
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.state import JUMPING, Square
from tests.games.kolejka.square import EDITION, GAME

Front = tuple[list[int], list[int], bool]


def fronts(s: Square) -> list[Shopfront]:
    return [Shopfront(n, s.queues[n].copy(), s.shops[n].copy(), s.closed[n]) for n in SHOP_NUMBERS]


def facts(front: Shopfront) -> Front:
    """The order of a pile is left out: the bots need it for speculators only."""
    return (front.queue, sorted(front.pile), front.closed)


def by_the_rules(s: Square, seat: int, card: Play) -> list[Front]:
    """Nothing when the card was the last of its phase: then the shops have opened meanwhile."""
    twin = s.copy()
    GAME.apply(twin, seat, card)
    return [facts(front) for front in fronts(twin)] if twin.phase == JUMPING else []


def on_paper(s: Square, card: Play) -> list[Front]:
    found = [facts(front) for front in fronts(s)]
    for front in fronts_after(fronts(s), card):
        found[front.shop] = facts(front)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_card_of_random_games(seed: int) -> None:
    rng, s = Rng(seed), GAME.new_game(4, EDITION, {})
    compared = set()
    while s.outcome is None:
        (seat,) = GAME.actors(s)
        chance = seat == CHANCE
        action = GAME.deal(s, rng) if chance else rng.pick(GAME.legal_actions(s, seat))
        if isinstance(action, Play):
            ruled = by_the_rules(s, seat, action)
            if ruled:
                assert ruled == on_paper(s, action)
                compared.add(action.card)
        GAME.apply(s, seat, action)
    assert len(compared) == len(CARDS)
