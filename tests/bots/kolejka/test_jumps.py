"""What the bots think that a card does is what the rules do: they ask the cards themselves."""

import pytest

from kartki.bots.kolejka.jumps import shops_after
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.games.kolejka.actions import CARDS, Play
from kartki.games.kolejka.seen import Numbers
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import Square
from tests.games.kolejka.square import GAME, square, with_every_card

Facts = tuple[Numbers, Numbers, int, bool]


def facts(shops: list[Shop]) -> list[Facts]:
    return [(shop.queue, shop.pile, shop.truck, shop.closed) for shop in shops]


def by_the_rules(s: Square, seat: int, card: Play) -> list[Facts]:
    """Nothing when the card was the last of its phase: then the shops have opened meanwhile."""
    twin = s.copy()
    GAME.apply(twin, seat, card)
    return facts(twin.shops) if twin.calendar.phase == JUMPING else []


def on_paper(s: Square, seat: int, card: Play) -> list[Facts]:
    found = s.shops.copy()
    for shop in shops_after(s.shops, seat, card):
        found[shop.number] = shop
    return facts(found)


@pytest.mark.parametrize("seed", range(4))
def test_every_card_of_random_games(seed: int) -> None:
    rng, s = Rng(seed), with_every_card(4)
    compared = set()
    while s.outcome is None:
        (seat,) = GAME.actors(s)
        chance = seat == CHANCE
        action = GAME.deal(s, rng) if chance else rng.pick(GAME.legal_actions(s, seat))
        if isinstance(action, Play):
            before, ruled = facts(s.shops), by_the_rules(s, seat, action)
            if ruled:
                assert ruled == on_paper(s, seat, action)
                compared.add(action.card)
            assert facts(s.shops) == before
        GAME.apply(s, seat, action)
    assert len(compared) == len(CARDS)


@pytest.mark.rule("KOL-CRD-8", "KOL-CRD-6")
@pytest.mark.parametrize(
    "line", ["a plays counter kiosk furniture", "a plays error furniture from kiosk to clothing"]
)
def test_the_topmost_of_a_kind_is_taken_on_paper_too(line: str) -> None:
    """What stays in a pile with several of the kind has to lie in the order of the rules."""
    table = square(
        hands="a=counter,error", shops="kiosk=furniture,rtv_agd,furniture", queues="kiosk=a,X"
    )
    seat, card = table.read(line)
    kiosk = shops_after(table.state.shops, seat, card)[0]
    table.play(line)
    assert table.shop("kiosk") == "furniture,rtv_agd"
    assert kiosk.pile == table.state.shops[kiosk.number].pile
