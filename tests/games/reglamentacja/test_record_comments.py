"""What the comments of the records say about the shop is true.

A fingerprint only proves that a record plays as it did; these words prove that it plays as its
author meant. They tell the position after their line (of a refused line: the unchanged one).
Stamps are `butter*2,soap` in any order, or `nothing`:
`a holds …`, `a shows …` (what everybody knows a to hold), `discards: …`, `stack: …`, `stack has 7`,
`queue: b,c,a,X` (from the counter), `row: card,…` (from the board), `cards left: 3`,
`a bought card,…`, `he took card,…` (the speculator, in all), `active: b`, `asked: b` (`*` chance,
`~` the clock), `offers: #1,#2` or `offers: none`, `beats: 4`, `turns: 2`, `phase: final`,
`a has 15 points`, `winners: a,b`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.core.replay import Replay
from kartki.games.reglamentacja.parts import KINDS
from kartki.table.opening import open_record
from tests.games.reglamentacja.shop import Driver, stamps, told

FOLDER: Final = Path(__file__).parents[2] / "records" / "reglamentacja"
FILES: Final = sorted(FOLDER.glob("*.game"))

STAMP: Final = rf"(?:{'|'.join(KINDS)})(?:\*\d+)?"
STAMPS: Final = rf"(nothing\b|{STAMP}(?:,{STAMP})*)"
CARDS: Final = r"([a-z_]+(?:,[a-z_]+)*)"

# The words of a claim; what is so. The last group of the words is what is claimed.
Truth: TypeAlias = Callable[[Driver, re.Match[str]], str]
FORMS: Final[list[tuple[str, Truth]]] = [
    (rf"\b([a-e]) holds {STAMPS}", lambda t, m: t.hand(m[1]) or "nothing"),
    (rf"\b([a-e]) shows {STAMPS}", lambda t, m: t.known(m[1]) or "nothing"),
    (rf"\bdiscards: {STAMPS}", lambda t, _: t.discards or "nothing"),
    (rf"\bstack: {STAMPS}", lambda t, _: t.stack or "nothing"),
    (r"\bstack has (\d+)", lambda t, _: str(t.state.stamps.stack.size())),
    (r"\bqueue: ([a-eX](?:,[a-eX])*)\b", lambda t, _: t.queue),
    (rf"\brow: {CARDS}", lambda t, _: ",".join(t.row)),
    (r"\bcards left: (\d+)", lambda t, _: str(t.cards_left)),
    (rf"\b([a-e]) bought {CARDS}", lambda t, m: ",".join(t.bought(m[1])) or "nothing"),
    (rf"\bhe took {CARDS}", lambda t, _: ",".join(t.gone) or "nothing"),
    (r"\bactive: ([a-e])\b", lambda t, _: t.active),
    (r"\basked: ([a-e]+\b~?|\*|~)", lambda t, _: t.asked),
    (r"\boffers: (none|#\d+(?:,#\d+)*)", lambda t, _: ",".join(numbers(t)) or "none"),
    (r"\bbeats: (\d+)", lambda t, _: str(t.beats)),
    (r"\bturns: (\d+)", lambda t, _: str(t.turns)),
    (r"\bphase: ([a-z_]+)", lambda t, _: t.phase),
    (r"\b([a-e]) has (\d+) points?", lambda t, m: str(t.points(m[1]))),
    (r"\bwinners: ([a-e](?:,[a-e])*)\b", lambda t, _: winners(t)),
]


def numbers(t: Driver) -> list[str]:
    return [offer.split()[0] for offer in t.offers]


def winners(t: Driver) -> str:
    places = t.outcome.places if t.outcome else {}
    return ",".join(mark for mark, place in places.items() if place == 1)


def claims(comment: str, t: Driver) -> list[tuple[str, str, str]]:
    """What is claimed, in words and plainly, and what is so."""
    return [
        (m[0], plain(m[m.re.groups]), truth(t, m))
        for form, truth in FORMS
        for m in re.finditer(form, comment)
    ]


def plain(claimed: str) -> str:
    """Stamps in the order of the game; everything else as it is."""
    return told(stamps(claimed)) if re.fullmatch(rf"{STAMP}(?:,{STAMP})*", claimed) else claimed


def opened(path: Path) -> Replay:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record), record
    replay = open_record(record)
    assert isinstance(replay, Replay), replay
    return replay


def checked(replay: Replay) -> tuple[int, list[str]]:
    """How many claims there are, and those that are not true."""
    count, wrong = 0, []
    while not replay.over():
        line = replay.record.lines[replay.next]
        moved = replay.forward()
        assert not isinstance(moved, Fault), f"line {line.at}, {line.text!r}: {moved}"
        for words, claimed, so in claims(line.comment, Driver(replay.progress.state)):
            count += 1
            if claimed != so:
                wrong.append(f"line {line.at}: {words!r}, but it is {so}")
    return count, wrong


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_comments_tell_the_truth(path: Path) -> None:
    count, wrong = checked(opened(path))
    assert not wrong, "\n".join(wrong)
    assert count >= 5


def test_claims_are_found() -> None:
    """A form of words that nobody reads would prove nothing."""
    assert sum(checked(opened(path))[0] for path in FILES) >= 200
    replay = opened(FILES[0])
    words = """a holds soap,butter*2, b shows nothing; discards: meat. stack: nothing; stack has 7,
        queue: b,X,a; row: cheesecake,buffet, cards left: 3; c bought nothing, he took brownie;
        active: b, asked: abc~ or asked: *; offers: #1,#2, offers: none; beats: 4, turns: 2;
        phase: final, a has 15 points and b has 1 point; winners: a,c"""
    found = [claimed for _, claimed, _ in claims(words, Driver(replay.progress.state))]
    assert found == [
        *("butter*2,soap", "nothing", "meat", "nothing", "7", "b,X,a", "cheesecake,buffet", "3"),
        *("nothing", "brownie", "b", "abc~", "*", "#1,#2", "none", "4", "2", "final", "15", "1"),
        "a,c",
    ]


# Every code of a refusal, and for those that name the moment, every moment.
CODES: Final = {
    "game": "over",
    "turn": "not_yours",
    "chance": "first",
    "act": "not_now",
    "top": "fallen spinning",
    "clock": "not_due",
    "spin": "needs_flick no_flick",
    "offer": "to_yourself not_with_active too_many gives_nothing asks_nothing not_held too_much "
    "gone your_own not_for_you declined_already not_yours",
    "take": "choice not_held",
    "call": "to_yourself",
    "speculator": "final_turn not_active not_held",
    "stop": "final_turn not_active",
    "discard": "not_held",
    "buy": "not_in_row wrong_stamps",
    "row": "not_due not_in_stack",
    "draw": "not_due other_seat not_in_stack",
    "visit": "not_due not_left",
    "first": "not_due",
    "wobble": "not_due too_long",
    "luck": "not_due out_of_range",
    "die": "not_due impossible",
}
MOMENTS: Final = {
    "turn.not_yours": "ALC-2 TOP-3 ALC-6 SHP-1 FIN-6",
    "act.not_now": "ALC-2 TOP-3 ALC-6 SHP-1 FIN-6",
    "chance.first": "ALC-1 SHP-3 SPS-1 TOP-3 TOP-2 SET-3 SET-4",
    "buy.not_in_row": "SHP-1 FIN-6",
    "buy.wrong_stamps": "SHP-1 FIN-6",
    "speculator.not_active": "SPC-1 SPC-2",
    "speculator.not_held": "SPC-1 SPC-2",
}


def refused() -> set[tuple[str, str]]:
    lines = [line for path in FILES for line in opened(path).record.lines]
    return {(line.refused, line.rule) for line in lines if line.refused}


def test_every_refusal_is_proven_by_some_record() -> None:
    wanted = {f"{what}.{why}" for what, reasons in CODES.items() for why in reasons.split()}
    assert not wanted - {code for code, _ in refused()}


@pytest.mark.parametrize("code", MOMENTS)
def test_and_in_every_moment(code: str) -> None:
    wanted = {(code, f"REG-{rule}") for rule in MOMENTS[code].split()}
    assert not wanted - refused()
