"""Nothing is created or lost."""

from tests.contract.census import missing_or_new
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting


def test_nothing_is_created_or_lost(contestant: Contestant) -> None:
    for_all(contestant, census_stays, examples=40)


def census_stays(sitting: Sitting) -> None:
    """The sittings are played to the end here: a card is lost at the rarest of moves."""
    while True:
        gap = missing_or_new(sitting.game.name, sitting.state)
        assert not gap, f"more or less than in the box: {gap}"
        if sitting.over():
            return
        sitting.act()
