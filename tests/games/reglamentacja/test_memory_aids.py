"""What people have to remember: cards bought by others, and what players surely hold."""

import pytest

from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import NO_STAMPS
from kartki.games.reglamentacja.seen import ShopView
from tests.games.reglamentacja.shop import GAME, Driver, shop

ROW = "buffet,brownie,cheesecake,meat_balls,tea_sugar,great_laundry"
BACK = -1


def bought() -> Driver:
    """The first in the queue has bought the cheesecake."""
    t = shop(
        players=3,
        phase="shopping",
        active="b",
        hands="a=flour*3,sugar,meat",
        queue="a,b,c,X",
        row=ROW,
    )
    t.play("a buys cheesecake")
    return t


def seen(t: Driver, seat: Seat | None) -> ShopView:
    return GAME.without_memory_aids(GAME.view(t.state, seat))


@pytest.mark.rule("REG-SHP-1", "HSE-HNT-3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_a_back_and_a_count(viewer: Seat | None) -> None:
    view = seen(bought(), viewer)
    assert view.bought == ((BACK,), (), ())
    assert (view.scores[0].cards, view.scores[0].points, view.scores[0].printed) == (
        (BACK,),
        BACK,
        BACK,
    )
    assert view.scores[1].points == 0  # whoever has no card has no points


@pytest.mark.rule("REG-SHP-1", "HSE-HNT-3")
def test_ones_own_cards_are_ones_own() -> None:
    t = bought()
    whole, view = GAME.view(t.state, 0), seen(t, 0)
    assert view.bought == whole.bought
    assert view.scores == whole.scores
    assert BACK not in view.bought[0]


@pytest.mark.rule("REG-TRD-6", "HSE-HNT-3")
def test_nobody_is_told_what_players_surely_hold() -> None:
    t = shop(players=3, phase="trading", active="a", hands="a=flour*2,sugar b=meat")
    t.play("a offers b flour for meat")
    assert t.known("a") == "flour"
    for viewer in (0, 1, 2, None):
        assert seen(t, viewer).known == (NO_STAMPS, NO_STAMPS, NO_STAMPS)
