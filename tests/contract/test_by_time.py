"""HSE-CLA-4: a play that is cut short anywhere is over like any other, and its record proves it."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from kartki.core import catalogue
from kartki.core import record as records
from kartki.core.by_time import BY_TIME, TimeWasUp
from kartki.core.dealer import SealedDealer
from kartki.core.fingerprint import fingerprint
from kartki.core.play import CHANCE, TIME_RULE, Event, Refusal
from kartki.core.record import Fault, Record
from kartki.core.replay import Replay, seen_by
from kartki.core.rng import Rng
from kartki.table.making import new_table, resume
from kartki.table.occupants import Occupant
from kartki.table.table import Table
from kartki.table.verify import Proof, verify
from tests.contract import plain
from tests.contract.census import missing_or_new
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import NAMES, Sitting, random_act
from tests.contract.test_imagine import check_fits, posted
from tests.contract.test_outcomes import check_places, nothing_more

SECRET: Final = bytes(range(32))
NONCES: Final = [("a", b"\x01\x02"), ("b", b"\xff")]
STOPS: Final = 4


def cut_short(sitting: Sitting) -> Iterator[tuple[Any, list[Event]]]:
    """Ends a copy of the play at positions of every kind: the position, and what the end told.

    Meanwhile the copy is the sitting's state; then the sitting goes on where it was.
    """
    for state in sitting.stops(STOPS, rare=True):
        if sitting.game.outcome(state) is None:
            sitting.state = state.copy()
            yield state, sitting.game.end_by_time(sitting.state)
            sitting.state = state


@pytest.mark.rule("HSE-CLA-4")
def test_a_play_ends_anywhere_with_a_place_for_everyone(contestant: Contestant) -> None:
    by_chance: set[bool] = set()

    def ends_anywhere(sitting: Sitting) -> None:
        for before, told in cut_short(sitting):
            by_chance.add(sitting.game.actors(before) == [CHANCE])
            outcome = sitting.game.outcome(sitting.state)
            assert outcome is not None
            assert (outcome.reason, outcome.rule, outcome.cites) == (BY_TIME, TIME_RULE, TIME_RULE)
            check_places(outcome, sitting.players)
            assert sitting.over()
            assert sitting.state.steps == [], "something is still under way"
            nothing_more(sitting, TIME_RULE)
            assert isinstance(told[0], TimeWasUp)

    for_all(contestant, ends_anywhere, examples=60)
    assert by_chance == {True, False}, "plays are cut short at chance's turn and at a player's"


@pytest.mark.rule("HSE-CLA-4")
def test_everybody_sees_the_end_alike(contestant: Contestant) -> None:
    def end_is_public(sitting: Sitting) -> None:
        for _, told in cut_short(sitting):
            for event in told:
                assert all(event.seen_by(viewer) is event for viewer in sitting.viewers())

    for_all(contestant, end_is_public, examples=30)


@pytest.mark.rule("HSE-CLA-4")
def test_it_ends_by_the_position_alone(contestant: Contestant) -> None:
    """The same position ends in the same way, and a copy of the end is the end."""

    def ends_alike(sitting: Sitting) -> None:
        for before, told in cut_short(sitting):
            facts, twin = before.facts(), before.copy()
            assert plain.seen(sitting.game.end_by_time(twin), None) == plain.seen(told, None)
            assert before.facts() == facts, "ending a copy has changed the position"
            assert sitting.state.facts() == twin.facts() == twin.copy().facts()

    for_all(contestant, ends_alike, examples=30)


@pytest.mark.rule("HSE-CLA-4")
def test_views_and_imagination_hold_at_such_an_end(contestant: Contestant) -> None:
    for_all(contestant, seen_at_the_end, examples=30)


def seen_at_the_end(sitting: Sitting) -> None:
    game = sitting.game
    for _ in cut_short(sitting):
        state: Any = sitting.state
        public = game.view(state, None)
        assert (public.reason, public.rule) == (BY_TIME, TIME_RULE)
        assert missing_or_new(game.name, state) == {}
        game.without_memory_aids(public)
        for seat in sitting.viewers():
            view = posted(game.view(state, seat))
            check_fits(sitting, seat, view, game.imagine(view, Rng(1)))
            if seat is not None:
                assert msgspec.structs.replace(public, **game.own(state, seat, public)) == view


# at a table, and in its record


@pytest.mark.rule("HSE-CLA-4")
def test_the_record_reads_and_replays(contestant: Contestant) -> None:
    for_all(contestant, replays, examples=40)


def replays(sitting: Sitting) -> None:
    sitting.play()
    if sitting.over():
        return
    told = sitting.record()
    text = records.write(told) + "^ time is up\n"
    sitting.game.end_by_time(sitting.state)
    text += f"= {fingerprint(sitting.state.facts())}\n"
    again = read(text)
    assert records.write(again) == text
    replay = Replay(sitting.game, sitting.start(), again, None)
    assert replay.to_end() is None, text
    assert replay.progress.line == len(sitting.moves) + 1
    assert replay.progress.state.facts() == sitting.state.facts()
    twice = Replay(sitting.game, sitting.start(), read(text + "^ time is up\n"), None).to_end()
    assert isinstance(twice, Fault)
    assert (twice.code, twice.rule) == ("game.over", TIME_RULE)
    seen_again(sitting, again)


@pytest.mark.rule("HSE-CLA-4")
def test_a_table_proves_it(contestant: Contestant) -> None:
    """Peek has no box on the shelf, and so no table."""
    if contestant.name in catalogue.names():
        for_all(contestant, proves, examples=40)


def proves(sitting: Sitting) -> None:
    table = seated(sitting)
    if table.state.outcome is not None:
        return
    lines = table.progress.line
    assert not isinstance(table.end_by_time(), Refusal)
    text = records.write(table.record())
    record = read(text)
    assert records.write(record) == text
    assert str(record.lines[-2]) == "^ time is up"
    assert [tag for tag, _ in record.foot] == ["Result", "Ended", "Secret", "Nonces"]
    proof = verify(record)
    assert isinstance(proof, Proof), f"{proof!r} in\n{text}"
    assert (proof.over, proof.by_time, proof.dealer) == (True, True, "sealed")
    assert proof.lines == table.progress.line == lines + 1
    assert table.progress.units == [], "there is a position to go back to"
    again = resume(Record(record.head, record.lines, []), SECRET, NONCES)
    assert isinstance(again, Table)
    assert again.state.facts() == table.state.facts()
    assert records.write(again.record()) == text
    nothing_after(again)
    forged_are_refused(record)


def nothing_after(table: Table) -> None:
    """It is ended once, and nobody takes anything back behind it."""
    over = table.end_by_time()
    assert isinstance(over, Refusal)
    assert (over.code, over.rule) == ("game.over", TIME_RULE)
    for seat in range(table.state.players):
        for refusal in (table.take_back(seat), table.take_back_agreed(seat)):
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("undo.time_up", TIME_RULE)


def forged_are_refused(record: Record) -> None:
    foot = dict(record.foot)
    last = 1 + max(int(part.split("=")[1]) for part in foot["Result"].split())
    forged = {
        "record.ended": {**foot, "Ended": "by vote"},
        "record.ended_by_time": {tag: value for tag, value in foot.items() if tag != "Ended"},
        "record.result": {**foot, "Result": foot["Result"][:-1] + str(last)},
        "record.no_secret": {tag: value for tag, value in foot.items() if tag != "Secret"},
        "record.other_secret": {**foot, "Secret": "00" * 32},
    }
    found = {code: verify(Record(record.head, record.lines, [*new.items()]))
             for code, new in forged.items()}  # fmt: skip
    assert {code: fault.code for code, fault in found.items() if isinstance(fault, Fault)} == {
        code: code for code in forged
    }
    unended = verify(Record(record.head, record.lines[:-2], record.foot))
    assert isinstance(unended, Fault)
    assert unended.code == "record.ended"


def seen_again(sitting: Sitting, record: Record) -> None:
    """As each seat saw it: the line stands there for everybody."""
    for viewer in sitting.viewers():
        seen = seen_by(Replay(sitting.game, sitting.start(), record, None), viewer)
        assert isinstance(seen, Record)
        assert seen.lines[-2].text == "time is up"


def seated(sitting: Sitting) -> Table:
    """A table with a sealed dealer, played at random for a while."""
    occupants = [Occupant(name) for name in NAMES[: sitting.players]]
    dealer = SealedDealer(SECRET, NONCES)
    table = new_table(sitting.game, sitting.edition, sitting.choices, occupants, dealer)
    table.deal()
    while table.progress.line < sitting.length and table.state.outcome is None:
        act_at_random(table, sitting.rng)
    return table


def act_at_random(table: Table, rng: Rng) -> None:
    """Somebody who may act and can; at a live table that is at last the clock."""
    seats: list[Any] = table.game.actors(table.state)
    first = rng.below(len(seats))
    for seat in seats[first:] + seats[:first]:
        action = random_act(table.game, table.state, seat, rng)
        if action is not None:
            assert not isinstance(table.act(seat, action), Refusal)
            return


def read(text: str) -> Record:
    record = records.read(text)
    assert isinstance(record, Record)
    return record
