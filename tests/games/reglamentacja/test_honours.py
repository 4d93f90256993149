"""HSE-CLA-9: what Reglamentacja honours besides winning."""

import pytest

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE
from kartki.core.play import Event
from kartki.games.reglamentacja.events import Bought, BoughtNothing, SpeculatorTook
from kartki.games.reglamentacja.honours import ShopHonours
from kartki.games.reglamentacja.parts import Stamps
from kartki.games.reglamentacja.trade_events import Dealt


def counted(kind: str, *events: Event) -> dict[int, int]:
    honours = ShopHonours(3)
    for event in events:
        honours.hear(event)
    return {one.seat: one.number for one in honours.earned() if one.kind == kind}


def stamps(sugar: int) -> Stamps:
    return (sugar, 0, 0, 0, 0, 0, 0)


def deal(gave: int, paid: int, place: bool = False) -> Dealt:
    return Dealt(0, 1, 1, stamps(gave), stamps(paid), place)


@pytest.mark.rule("HSE-CLA-9")
def test_the_best_bargain_is_the_most_stamps_won_in_one_deal() -> None:
    assert counted(BARGAIN, deal(3, 1), deal(2, 1), deal(1, 4)) == {0: 3, 1: 2}


@pytest.mark.rule("HSE-CLA-9")
def test_generosity_is_all_that_was_given_beyond_what_came_back() -> None:
    assert counted(GENEROSITY, deal(3, 1), deal(2, 1), deal(1, 4)) == {0: 3, 1: 3}
    assert counted(GENEROSITY, deal(2, 2)) == {}


@pytest.mark.rule("HSE-CLA-9")
def test_a_deal_with_a_place_in_the_queue_is_not_weighed() -> None:
    for kind in (BARGAIN, GENEROSITY):
        assert counted(kind, deal(0, 3, place=True)) == {}


@pytest.mark.rule("HSE-CLA-9")
def test_the_longest_queue_is_who_were_served_before_ones_own_turn() -> None:
    found = counted(
        QUEUE,
        Bought(0, "brownie"),
        BoughtNothing(1),
        SpeculatorTook(1, "buffet"),
        Bought(2, "buffet"),
        Bought(0, "brownie"),
    )
    assert found == {0: 3, 1: 1, 2: 3}


@pytest.mark.rule("HSE-CLA-9")
def test_patience_is_how_often_in_a_row_somebody_left_with_nothing() -> None:
    nothing = BoughtNothing(0)
    found = counted(PATIENCE, nothing, nothing, Bought(0, "buffet"), nothing, BoughtNothing(1))
    assert found == {0: 2, 1: 1}
