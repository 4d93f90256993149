"""What people are shown without memory aids: less than the view, never more, and all at the end."""

import msgspec
import pytest

from kartki.server.views.public_view import ShownPosition
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting


@pytest.mark.rule("HSE-HNT-3")
def test_what_is_ones_own_is_put_onto_what_lies_open(contestant: Contestant) -> None:
    for_all(contestant, people_see_their_view, examples=30)


def people_see_their_view(sitting: Sitting) -> None:
    game = sitting.game
    for state in [*sitting.stops(12, rare=True), sitting.state]:
        for aids in (False, True):
            shown = ShownPosition(game, state, memory_aids=aids)
            for seat in range(state.players):
                seen = msgspec.structs.replace(shown.view, **shown.own(seat))
                whole = game.view(state, seat)
                assert seen == (whole if aids else game.without_memory_aids(whole))
                assert seen.viewer == seat


@pytest.mark.rule("HSE-HNT-3")
def test_nothing_is_left_out_twice_or_after_the_end(contestant: Contestant) -> None:
    for_all(contestant, left_out_once, examples=20)


def left_out_once(sitting: Sitting) -> None:
    game = sitting.game
    for state in [*sitting.stops(6, rare=True), sitting.state]:
        whole = game.view(state, None)
        less = game.without_memory_aids(whole)
        assert type(less) is game.view_type
        assert game.without_memory_aids(less) == less
        assert state.outcome is None or less == whole
