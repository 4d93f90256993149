"""Every act has a line, and every line that can be read has an act."""

import json
from typing import Any, Final

from kartki.core import record
from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, Refusal
from kartki.core.record import MOVE, Line, Record
from kartki.core.rng import Rng
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Move, Sitting

WILD: Final = 12
LISTED: Final = 12
DAMAGED: Final = 30
DAMAGES: Final = 4
SIGNS: Final = "abcdpz*~?:; 0123456789#-ąé"


def test_what_is_written_reads_the_same(contestant: Contestant) -> None:
    for_all(contestant, lines_read_back, examples=80)


def lines_read_back(sitting: Sitting) -> None:
    for state in sitting.stops(10):
        before = state.facts()
        lines = [check_line(sitting.game, state, move) for move in some_moves(sitting)]
        check_record_lines(sitting, lines)
        assert state.facts() == before, "writing has changed the position"


def some_moves(sitting: Sitting) -> list[Move]:
    """Legal, sampled and wild ones."""
    game, state, rng = sitting.game, sitting.state, sitting.rng
    moves = [game.wild(state, rng) for _ in range(WILD)]
    for seat in game.actors(state):
        legal = game.legal_actions(state, seat)
        first = rng.below(len(legal))
        moves += [(seat, act) for act in legal[first : first + LISTED]]
        sampled = None if seat == CHANCE else game.sample(state, seat, rng)
        moves += [] if sampled is None else [(seat, sampled)]
    return moves


def test_what_is_described_is_understood_the_same(contestant: Contestant) -> None:
    for_all(contestant, fields_are_understood, examples=40)


def fields_are_understood(sitting: Sitting) -> None:
    """The verb and fields of any player's act name that act again, after a way over the wire."""
    for state in sitting.stops(10):
        for seat, act in some_moves(sitting):
            if seat < 0:
                continue
            described = sitting.game.notation.describe(state, act)
            assert sitting.game.write(state, seat, act)[2:] == described.words
            sent = json.loads(json.dumps(described.args))
            understood = sitting.game.notation.understand(state, described.verb, sent)
            assert understood == act, f"{act} is sent {described}, which is {understood}"
            for spoilt in misspelt(sent, sitting.rng):
                other = sitting.game.notation.understand(state, described.verb, spoilt)
                assert isinstance(other, Refusal) or other != act, f"{spoilt} is {act}, too"


def misspelt(args: dict[str, Any], rng: Rng) -> list[dict[str, Any]]:
    """The same fields with one more, one less, or with nonsense in one of them."""
    names = list(args)
    spoilt: list[dict[str, Any]] = [{**args, "more": 1}]
    if names:
        name = names[rng.below(len(names))]
        spoilt.append({other: args[other] for other in names if other != name})
        nonsense = (None, True, -7, 1.5, "nonsense", [["x"]], {"give": 1})
        spoilt += [{**args, name: wrong} for wrong in nonsense]
    return spoilt


def check_line(game: AnyGame, state: Any, move: Move) -> str:
    line = game.write(state, *move)
    reading = game.read(state, line)
    assert not isinstance(reading, Refusal), f"{move} is written {line!r}, which cannot be read"
    assert reading == move, f"{move} is written {line!r}, which is {reading}"
    assert "?" not in line, f"? stands for what is hidden: {line!r}"
    return line


def check_record_lines(sitting: Sitting, lines: list[str]) -> None:
    """The signs of a record do not get in the way of the words of the game."""
    whole = Record(sitting.head(), [Line(MOVE, line) for line in lines], [])
    again = record.read(record.write(whole))
    assert isinstance(again, Record), f"{again!r}"
    assert [(line.kind, line.text) for line in again.lines] == [(MOVE, line) for line in lines]


def test_what_a_viewer_reads_is_the_line_with_question_marks(contestant: Contestant) -> None:
    for_all(contestant, lines_are_redacted, examples=40)


def lines_are_redacted(sitting: Sitting) -> None:
    """Nothing is changed but what is hidden, and a hidden line cannot be played."""
    game = sitting.game
    sitting.play()
    state = sitting.start()
    for move in sitting.moves:
        line = game.write(state, *move)
        for viewer in sitting.viewers():
            seen = game.redact(state, viewer, *move)
            assert fits(seen, line), f"{seen!r} is not {line!r} with something hidden"
            assert seen == line or isinstance(game.read(state, seen), Refusal), f"{seen!r}"
            assert viewer != move[0] or seen == line, f"{viewer} does not know its act {seen!r}"
        game.apply(state, *move)


def fits(seen: str, line: str) -> bool:
    """Do both have the same words where the seen one has no question mark?"""
    words, shown = line.split(), seen.split()
    pairs = zip(words, shown, strict=False)
    same = all(word == part or "?" in part for word, part in pairs)
    return same and (len(words) == len(shown) or "?" in seen)


def test_any_text_is_read_or_refused(contestant: Contestant) -> None:
    for_all(contestant, damaged_lines_are_refused, examples=40)


def damaged_lines_are_refused(sitting: Sitting) -> None:
    """They never raise, and what is read from them is an act that can be judged."""
    sitting.play()
    game, state, rng = sitting.game, sitting.state, sitting.rng
    moves = [*some_moves(sitting), *sitting.moves[-DAMAGED:]]
    for move in moves:
        line = game.write(state, *move)
        for _ in range(DAMAGES):
            line = damaged(line, rng)
            reading = game.read(state, line)
            if not isinstance(reading, Refusal):
                game.why_not(state, *reading)


def damaged(line: str, rng: Rng) -> str:
    """One sign is replaced, put in, or lost."""
    place = rng.below(len(line) + 1)
    sign = SIGNS[rng.below(len(SIGNS))] if rng.below(4) else ""
    return line[:place] + sign + line[place + rng.below(2) :]
