"""HSE-CLA-9: what Ration Board honours besides winning."""

import pytest

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE
from kartki.games.ration_board import box_data
from kartki.games.ration_board.events import Approved, TurnedDown
from kartki.games.ration_board.honours import RoadHonours
from tests.games.ration_board.road import Driver, road


def counted(t: Driver, lines: str, kind: str) -> dict[int, int]:
    """Play lines one by one, and count what is told."""
    honours = RoadHonours(t.state.players)
    for line in lines.split(";"):
        t.play(line)
        for event in t.events:
            honours.hear(event)
    return {one.seat: one.number for one in honours.earned() if one.kind == kind}


DOWN = "{0} rolls; * {0} rolls 1 2"
SERVED = "a rolls; * a rolls 2 3"


def lines(*parts: str) -> str:
    return "; ".join(parts)


@pytest.mark.rule("HSE-CLA-9")
def test_a_bargain_is_a_ration_card_at_the_first_asking() -> None:
    assert counted(road(at="a=R20 b=R20"), SERVED, BARGAIN) == {0: 1}
    later = lines(DOWN.format("a"), DOWN.format("b"), SERVED)
    assert counted(road(at="a=R20 b=R20"), later, BARGAIN) == {}


@pytest.mark.rule("HSE-CLA-9")
def test_the_longest_queue_is_how_often_one_clerk_said_no() -> None:
    a, b = DOWN.format("a"), DOWN.format("b")
    assert counted(road(at="a=R20 b=R20"), lines(a, b, a, b, SERVED), QUEUE) == {0: 2, 1: 2}


@pytest.mark.rule("HSE-CLA-9")
def test_at_the_next_window_the_queue_begins_anew() -> None:
    box = box_data.box("rebuilt-1943")
    no, served = TurnedDown(0, "butter"), Approved(0, box, box.windows[0], 1)
    honours = RoadHonours(2)
    for event in (no, no, served, no, no, served, served):
        honours.hear(event)
    found = {one.kind: one.number for one in honours.earned()}
    assert (found[QUEUE], found[BARGAIN]) == (2, 1)


@pytest.mark.rule("HSE-CLA-9")
def test_patience_is_turns_in_which_the_car_did_not_move() -> None:
    short = "b calls 9; b rolls; * b rolls 1 2"
    assert counted(road(at="a=R20 b=R1"), lines(DOWN.format("a"), short), PATIENCE) == {0: 1, 1: 1}


@pytest.mark.rule("HSE-CLA-9")
def test_generous_is_who_takes_somebody_along() -> None:
    shared = "a calls 5; a rolls; * a rolls 6 6; * a draws rc40"
    assert counted(road(at="a=R3 b=R1"), shared, GENEROSITY) == {0: 1}


@pytest.mark.rule("HSE-CLA-9")
def test_generous_is_whose_place_somebody_gets() -> None:
    traded = "a calls 5; a rolls; * a rolls 6 6; * a draws rc39"
    assert counted(road(at="a=R3 b=R18"), traded, GENEROSITY) == {1: 1}
