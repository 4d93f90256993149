"""HSE-CLA-9: the awards of a class, from what happened at its tables."""

from pathlib import Path

import pytest

from kartki.core.honours import Honour
from kartki.core.record import Fault
from kartki.server.classroom.awards import PlayedTable, awards_of, earned_in
from kartki.server.messages.class_wire import Award, Honoured
from kartki.server.replay.public_events import public_events
from tests.replaying import opened_record

RECORDS = Path(__file__).parents[1] / "records"


def table(name: str, *earned: Honour, bots: tuple[int, ...] = ()) -> PlayedTable:
    return PlayedTable(name, [f"{name} {seat}" for seat in "abcd"], set(bots), list(earned))


@pytest.mark.rule("HSE-CLA-9")
def test_the_most_of_the_whole_class_gets_the_award() -> None:
    kiosk = table("kiosk", Honour("queue", 0, 4), Honour("queue", 1, 6))
    cinema = table("cinema", Honour("queue", 2, 5), Honour("bargain", 3, 1))
    assert awards_of([kiosk, cinema]) == [
        Award("bargain", 1, (Honoured("cinema", "cinema d"),)),
        Award("queue", 6, (Honoured("kiosk", "kiosk b"),)),
    ]


@pytest.mark.rule("HSE-CLA-9")
def test_equals_share_an_award() -> None:
    tables = [table("kiosk", Honour("patience", 0, 3)), table("cinema", Honour("patience", 1, 3))]
    (award,) = awards_of(tables)
    assert [one.name for one in award.winners] == ["kiosk a", "cinema b"]


@pytest.mark.rule("HSE-CLA-9")
def test_no_bot_is_honoured() -> None:
    kiosk = table("kiosk", Honour("queue", 0, 9), Honour("queue", 1, 2), bots=(0,))
    (award,) = awards_of([kiosk])
    assert (award.number, award.winners) == (2, (Honoured("kiosk", "kiosk b"),))
    only_bots = table("kiosk", Honour("queue", 0, 9), bots=(0,))
    assert awards_of([only_bots]) == [] == awards_of([])


@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
@pytest.mark.rule("HSE-CLA-9")
def test_every_game_has_something_to_honour(game: str) -> None:
    """In its golden games together, each kind is earned by somebody."""
    found = set()
    for path in sorted((RECORDS / game).glob("*.game")):
        replay = opened_record(path)
        events = public_events(replay)
        assert not isinstance(events, Fault), f"{path.name}: {events}"
        earned = earned_in(replay.progress.game, replay.progress.state.players, events)
        found |= {honour.kind for honour in earned}
    assert found == {"bargain", "queue", "patience", "generosity"}


@pytest.mark.rule("HSE-CLA-4", "HSE-CLA-9")
def test_what_was_done_before_the_time_was_up_stays_done() -> None:
    path = RECORDS / "kolejka" / "time_is_up_in_an_opening.game"
    text = path.read_text("utf-8")
    lines = text.splitlines()
    up = lines.index("^ time is up")
    before = public_events(opened_record(path, "\n".join(lines[:up]) + "\n"))
    whole = public_events(opened_record(path))
    assert not isinstance(before, Fault)
    assert not isinstance(whole, Fault)
    codes = [event.code for event in whole]
    assert codes[: len(before)] == [event.code for event in before]
    assert len(codes) > len(before) > 10


def test_what_was_taken_back_did_not_happen() -> None:
    path = RECORDS / "kolejka" / "first_day.game"
    before = public_events(opened_record(path))
    text = path.read_text("utf-8")
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("b queues"))
    back = [*lines[: first + 1], "^ b takes back 1", *lines[first:]]
    again = public_events(opened_record(path, "\n".join(back) + "\n"))
    assert not isinstance(before, Fault)
    assert not isinstance(again, Fault), again
    assert [event.code for event in again] == [event.code for event in before]


def test_what_a_seat_alone_may_know_is_not_heard() -> None:
    path = RECORDS / "reglamentacja" / "deal_and_first_active.game"
    events = public_events(opened_record(path))
    assert not isinstance(events, Fault)
    codes = {event.code for event in events}
    assert "drew_something" in codes
    assert not codes & {"drew", "expects"}
