"""HSE-CLA-9: what Kolejka honours besides winning."""

from pathlib import Path

import pytest

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE
from kartki.core.play import Event
from kartki.games.kolejka.actions import CRITICISE, LIST, NOWHERE, SIR, play
from kartki.games.kolejka.events import DayEnded
from kartki.games.kolejka.honours import QueueHonours
from kartki.games.kolejka.parts import MARKET, QUEUES, SPECULATOR
from kartki.games.kolejka.transfer_events import (
    Bought,
    CardPlayed,
    Exchanged,
    QueuedUp,
    Recalled,
    SpeculatorsCame,
)
from kartki.games.kolejka.transfers import Transfer, Walk
from tests.replaying import opened_record

KIOSK = 4
RECORDS = Path(__file__).parents[2] / "records" / "kolejka"


def heard(*events: Event) -> QueueHonours:
    honours = QueueHonours(3)
    for event in events:
        honours.hear(event)
    return honours


def counted(honours: QueueHonours, kind: str) -> dict[int, int]:
    return {one.seat: one.number for one in honours.earned() if one.kind == kind}


def in_queue(*seats: int) -> list[Event]:
    return [QueuedUp(seat, KIOSK, place) for place, seat in enumerate(seats)]


@pytest.mark.rule("HSE-CLA-9")
def test_the_longest_queue_is_the_farthest_place_that_somebody_took() -> None:
    found = heard(*in_queue(0, 1, 1), QueuedUp(0, 2, 0), QueuedUp(2, MARKET, 7))
    assert counted(found, QUEUE) == {0: 1, 1: 3}


@pytest.mark.rule("HSE-CLA-9")
def test_patience_is_the_nights_that_pawns_spent_before_a_shop() -> None:
    found = heard(
        *in_queue(0, 1, 1),
        QueuedUp(2, MARKET, 0),
        SpeculatorsCame([0, 0, 0, 0, 3]),
        Bought(0, KIOSK, KIOSK, 0),
        DayEnded(0),
        Recalled(1, KIOSK, 0),
        DayEnded(1),
    )
    assert counted(found, PATIENCE) == {1: 3}


@pytest.mark.rule("HSE-CLA-9")
def test_a_bargain_is_an_exchange_one_for_one() -> None:
    found = heard(Exchanged(0, 1, NOWHERE, 2), Exchanged(0, 1, 1, 2), Exchanged(2, 3, 4, 0))
    assert counted(found, BARGAIN) == {0: 1}


def moves(pawn: int, place: int, landing: int) -> list[Transfer]:
    return [Walk(pawn, KIOSK, place, KIOSK, landing)]


@pytest.mark.rule("HSE-CLA-9")
def test_generosity_is_the_places_that_others_gained_by_a_card() -> None:
    """Both who stood behind the criticised pawn come forward; the player’s own does not count."""
    criticised = CardPlayed(0, play(CRITICISE, KIOSK, 0), 1, moves(1, 0, 2))
    assert counted(heard(*in_queue(1, 2, 2), criticised), GENEROSITY) == {0: 2}
    assert counted(heard(*in_queue(1, 0, 2), criticised), GENEROSITY) == {0: 1}


@pytest.mark.rule("HSE-CLA-9")
def test_pushing_oneself_forward_is_not_generous_nor_is_what_a_speculator_gains() -> None:
    pushed = CardPlayed(0, play(SIR, KIOSK, 1), 0, moves(0, 1, 0))
    assert counted(heard(*in_queue(1, 0), pushed), GENEROSITY) == {}
    criticised = CardPlayed(0, play(CRITICISE, KIOSK, 0), 1, moves(1, 0, 2))
    queue = [*in_queue(1, 0), SpeculatorsCame([0, 0, 0, 0, 2])]
    assert counted(heard(*queue, criticised), GENEROSITY) == {}


@pytest.mark.rule("HSE-CLA-9")
def test_a_queue_that_is_turned_round_moves_all_at_once() -> None:
    walks: list[Transfer] = [Walk(seat, KIOSK, i, KIOSK, 2 - i) for i, seat in enumerate((0, 1, 2))]
    turned = CardPlayed(0, play(LIST, KIOSK), NOWHERE, walks)
    assert counted(heard(*in_queue(0, 1, 2), turned), GENEROSITY) == {0: 2}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.game")), ids=lambda path: path.stem)
def test_the_queues_are_followed_through_whole_games(path: Path) -> None:
    replay = opened_record(path)
    honours = QueueHonours(replay.progress.state.players)
    while not replay.over():
        moved = replay.forward()
        for event in getattr(moved, "told", []):
            honours.hear(event)
    state = replay.progress.state
    for number in range(len(QUEUES)):
        owners = [pawn.owner for pawn in honours._queues[number]]
        assert owners == list(state.queue(number))
    assert all(one.seat != SPECULATOR for one in honours.earned())
