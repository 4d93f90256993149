"""All views at once are the views one by one: what is shared must not be a seat's own."""

from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting


def test_views_at_once_are_the_views_one_by_one(contestant: Contestant) -> None:
    for_all(contestant, views_agree, examples=50)


def views_agree(sitting: Sitting) -> None:
    game = sitting.game
    for state in [*sitting.stops(12, rare=True), sitting.state]:
        seats: list[int | None] = [*range(state.players), None]
        assert game.views(state) == [game.view(state, seat) for seat in seats]
