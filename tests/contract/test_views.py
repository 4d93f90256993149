"""What a seat knows besides what lies open, put onto what lies open, is what it knows."""

import msgspec

from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting


def test_a_view_is_what_lies_open_and_what_is_ones_own(contestant: Contestant) -> None:
    for_all(contestant, views_agree, examples=50)


def views_agree(sitting: Sitting) -> None:
    game = sitting.game
    for state in [*sitting.stops(12, rare=True), sitting.state]:
        public = game.view(state, None)
        for seat in range(state.players):
            whole = msgspec.structs.replace(public, **game.own(state, seat, public))
            assert whole == game.view(state, seat)


def test_a_game_names_the_struct_of_its_views(contestant: Contestant) -> None:
    for_all(contestant, view_is_of_its_type, examples=5)


def view_is_of_its_type(sitting: Sitting) -> None:
    for viewer in (None, 0):
        assert type(sitting.game.view(sitting.state, viewer)) is sitting.game.view_type


def test_what_does_not_hide_is_read_by_all(contestant: Contestant) -> None:
    for_all(contestant, lines_agree, examples=50)


def lines_agree(sitting: Sitting) -> None:
    game = sitting.game
    for state in sitting.stops(12, rare=True):
        actors = game.actors(state)
        if not actors:
            continue
        for action in [*game.legal_actions(state, actors[0]), *[a for a, _ in game.chances(state)]]:
            if not game.hides(action):
                written = game.write(state, actors[0], action)
                viewers = [None, *range(state.players)]
                lines = {game.redact(state, viewer, actors[0], action) for viewer in viewers}
                assert lines == {written}
