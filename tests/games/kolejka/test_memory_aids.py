"""What people have to remember: the deliveries still to come. Nobody looks into the bin."""

import pytest

from kartki.core.play import Seat
from kartki.games.kolejka.seen import SquareView
from tests.games.kolejka.square import GAME, Driver, deliveries, square

BIN = "groceries3 rtv_agd3 furniture2 clothing2 clothing3 kiosk3"
BACK = -1


def seen(t: Driver, seat: Seat | None) -> SquareView:
    return GAME.without_memory_aids(GAME.view(t.state, seat))


def cards(view: SquareView) -> list[tuple[int, ...] | None]:
    return [layer.cards for layer in view.deck]


@pytest.mark.rule("KOL-END-5", "HSE-HNT-3")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_deliveries_to_come_are_backs_and_a_count(viewer: Seat | None) -> None:
    t = square(day=4, deck="kiosk2 furniture3", today="groceries2 rtv_agd2", bin=BIN)
    assert GAME.view(t.state, viewer).to_come == tuple(sorted(deliveries("kiosk2 furniture3")))
    view = seen(t, viewer)
    assert view.to_come == (BACK, BACK)
    assert cards(view) == [None]
    assert view.today == GAME.view(t.state, viewer).today  # these lie open


@pytest.mark.rule("KOL-CRD-10", "HSE-HNT-3")
def test_what_a_friend_has_shown_is_kept_and_the_rest_is_not() -> None:
    """Whoever has looked knows the third card by counting, which is for memory."""
    t = square(
        players=3,
        day=4,
        hands="a=committee",
        deck="kiosk2 furniture3 groceries1",
        today="groceries2 rtv_agd2 clothing1",
        bin="groceries3 rtv_agd3 furniture2 clothing2 clothing3 kiosk3 rtv_agd1 furniture1 kiosk1",
    )
    t.play("a plays committee; * a sees kiosk 2; * a sees furniture 3")
    kiosk, furniture, third = deliveries("kiosk2 furniture3 groceries1")
    assert cards(GAME.view(t.state, 0)) == [(kiosk,), (furniture,), (third,)]
    assert cards(seen(t, 0)) == [(kiosk,), (furniture,), None]
    assert cards(seen(t, 1)) == [None, None, None]
    assert seen(t, 0).to_come == (BACK, BACK, BACK)
