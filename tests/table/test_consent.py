"""Taking back by consent: at the table, in the record, and what a clock forbids."""

import pytest

from kartki.core import catalogue
from kartki.core import record as records
from kartki.core.dealer import SealedDealer
from kartki.core.options import settle
from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
from kartki.table.making import new_table, resume
from kartki.table.occupants import Occupant
from kartki.table.table import Table

SECRET = bytes(32)


def table(game: str, players: int, **options: str) -> Table:
    rules = catalogue.find(game)
    assert rules is not None
    choices = settle(rules.options(), options)
    assert isinstance(choices, dict)
    edition = {"ration_board": "rebuilt-1943", "reglamentacja": "rebuilt-1983"}[game]
    occupants = [Occupant(name) for name in ("Ania", "Bartek", "Cyryl")[:players]]
    made = new_table(rules, edition, choices, occupants, SealedDealer(SECRET, []))
    made.deal()
    return made


def do(t: Table, move: str) -> None:
    reading = t.game.read(t.state, move)
    assert not isinstance(reading, Refusal), move
    assert not isinstance(t.act(*reading), Refusal), move


def mark(t: Table) -> str:
    return "abc"[t.game.actors(t.state)[0]]


@pytest.mark.rule("HSE-UND-3")
def test_dice_that_all_want_back_are_taken_back_and_fall_anew() -> None:
    t = table("ration_board", 2)
    seat = t.game.actors(t.state)[0]
    do(t, f"{mark(t)} calls 7")
    before = t.state.facts()
    do(t, f"{'ab'[seat]} rolls")
    line = t.progress.line
    assert t.take_back_agreed(seat) is None
    assert t.state.facts() == before
    assert t.lines()[-1].text == f"{'ab'[seat]} takes back 1 by consent"
    assert t.progress.line == line + 1, "the roll and its dice keep their numbers"


def do_anything(t: Table) -> None:
    seat = t.game.actors(t.state)[0]
    assert not isinstance(t.act(seat, t.game.legal_actions(t.state, seat)[0]), Refusal)


@pytest.mark.rule("HSE-UND-3")
def test_others_acts_since_go_with_it() -> None:
    t = table("ration_board", 2)
    first, before = t.game.actors(t.state)[0], t.state.facts()
    while t.game.actors(t.state) == [first]:
        do_anything(t)
    do_anything(t)
    refusal = t.why_not_back(first)
    assert refusal is not None
    assert refusal.code == "undo.not_yours"
    while t.progress.acts_back_to(first):
        assert t.take_back_agreed(first) is None
    assert t.state.facts() == before


@pytest.mark.rule("HSE-UND-3")
def test_a_record_with_consent_goes_on() -> None:
    t = table("ration_board", 2)
    who = mark(t)
    do(t, f"{who} calls 7")
    do(t, f"{who} rolls")
    assert t.take_back_agreed("ab".index(who)) is None
    record = records.read(records.write(t.record()))
    assert isinstance(record, Record)
    again = resume(record, SECRET)
    assert isinstance(again, Table)
    assert again.state.facts() == t.state.facts()


@pytest.mark.rule("HSE-UND-3")
def test_consent_does_not_reach_behind_the_beginning() -> None:
    t = table("ration_board", 2)
    refusal = t.take_back_agreed(0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("undo.nothing", "HSE-UND-3")
    text = records.write(t.record()) + "^ a takes back 1 by consent\n"
    record = records.read(text)
    assert isinstance(record, Record)
    fault = resume(record, SECRET)
    assert isinstance(fault, Fault)
    assert fault.code == "undo.nothing"


@pytest.mark.rule("HSE-UND-4")
def test_while_the_top_spins_by_the_clock_nothing_is_taken_back() -> None:
    t = table("reglamentacja", 3, pace="live")
    active = t.state.active
    do(t, f"{'abc'[active]} spins 80")
    do(t, f"{'abc'[active]} calls too dear")
    for refusal in (t.why_not_back(active), t.why_not_agreed(active)):
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("undo.clock", "HSE-UND-4")


@pytest.mark.rule("HSE-UND-4")
def test_a_stopped_top_does_not_spin_again() -> None:
    t = table("reglamentacja", 3, pace="live")
    active = t.state.active
    do(t, f"{'abc'[active]} spins 80")
    do(t, f"{'abc'[active]} stops the top")
    refusal = t.why_not_back(active) or t.why_not_agreed(active)
    assert refusal is not None
    assert refusal.code in ("undo.clock", "undo.revealed")
