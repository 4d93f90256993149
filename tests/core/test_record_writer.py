"""The record writer writes a record while the play goes on."""

from kartki.core import record as rec
from kartki.core.dealer import SealedDealer, SeededDealer
from kartki.core.fingerprint import fingerprint
from kartki.core.play import CHANCE, Action, Outcome
from kartki.core.record_writer import RecordWriter, foot_tags, head_tags
from kartki.games.ration_board import flow
from kartki.games.ration_board.actions import ROLL, Call, Dice
from kartki.games.ration_board.game import RationBoard
from kartki.games.ration_board.state import Road

GAME = RationBoard()
EDITION = "rebuilt-1943"


def opened() -> tuple[RecordWriter, Road]:
    """Both have rolled for the start, and b begins."""
    writer, state = RecordWriter(GAME, [("Game", GAME.name)]), GAME.new_game(2, EDITION, {})
    for who, die in ((0, 1), (1, 2)):
        act(writer, state, CHANCE, Dice(who, die, die))
    return writer, state


def numbered(writer: RecordWriter) -> int:
    return len([line for line in writer.lines if line.is_numbered()])


def act(writer: RecordWriter, state: Road, seat: int, action: Action) -> None:
    writer.move(state, seat, action)
    GAME.apply(state, seat, action)
    writer.after(state)


def test_each_move_is_a_line_and_each_round_ends_with_a_fingerprint() -> None:
    writer, state = opened()
    assert [str(line) for line in writer.lines] == [
        "* a rolls 1 1",
        "* b rolls 2 2",
        f"= {fingerprint(state.facts())}",
    ]
    act(writer, state, 1, Call(3))
    assert [str(line) for line in writer.lines[3:]] == ["b calls 3"]


def test_a_foot_says_that_the_time_was_up() -> None:
    """HSE-CLA-4: behind the result, before what the dealer reveals."""
    by_time, by_rules = (
        Outcome("by_time", "HSE-CLA-4", [2, 1]),
        Outcome("home", "RAT-END-1", [2, 1]),
    )
    dealer = SealedDealer(bytes(2), [])
    assert foot_tags(by_time, dealer)[:2] == [("Result", "a=2 b=1"), ("Ended", "by time")]
    assert [tag for tag, _ in foot_tags(by_time, dealer)] == ["Result", "Ended", "Secret"]
    assert [tag for tag, _ in foot_tags(by_rules, dealer)] == ["Result", "Secret"]


def test_moves_and_changes_are_numbered_and_fingerprints_are_not() -> None:
    writer, state = opened()
    assert numbered(writer) == 2
    writer.move(state, 1, Call(3), time="0:41.2")
    writer.change("b takes back 1")
    assert numbered(writer) == 4
    assert [str(line) for line in writer.lines[3:]] == ["b calls 3 @0:41.2", "^ b takes back 1"]


def test_the_end_gets_a_fingerprint_in_the_middle_of_a_round() -> None:
    writer, state = opened()
    state.cars[1].space, state.cars[1].granted = state.box.blue, 5
    state.steps[:] = [flow.turn_of(state)]
    act(writer, state, 1, ROLL)
    act(writer, state, CHANCE, Dice(1, 1, 1))
    assert state.outcome is not None
    assert [str(line) for line in writer.lines[3:]] == [
        "b rolls",
        "* b rolls 1 1",
        f"= {fingerprint(state.facts())}",
    ]


def test_a_record_is_a_copy_that_does_not_grow() -> None:
    writer, state = opened()
    record = writer.record([("Result", "a=1 b=2")])
    act(writer, state, 1, Call(3))
    assert len(record.lines) == 3
    assert isinstance(rec.read(rec.write(record)), rec.Record)


def test_a_resumed_record_goes_on_where_it_stood() -> None:
    writer, state = opened()
    again = RecordWriter(GAME, writer.head)
    again.resume(writer.lines, state)
    act(writer, state, 1, Call(3))
    again.move(state, 1, Call(3))
    assert numbered(again) == numbered(writer) == 3
    assert [str(line) for line in again.lines] == [str(line) for line in writer.lines]


def test_the_head_names_unusual_house_rules_alone() -> None:
    choices = {"remind": "off", "past_home": "stop", "places": "on"}
    assert head_tags(GAME, EDITION, ["Ania K", "six"], choices, SeededDealer(5)) == [
        ("Game", "ration_board"),
        ("Rules", "1.0"),
        ("Edition", EDITION),
        ("Seats", "a=Ania_K b=six"),
        ("Options", "past_home=stop places=on"),
        ("Dealer", "seeded 5"),
    ]


def test_the_head_of_a_usual_table_has_no_options() -> None:
    choices = {"remind": "off", "past_home": "drive", "places": "off"}
    head = head_tags(GAME, EDITION, ["six", "six"], choices, SeededDealer(5))
    assert "Options" not in dict(head)


def test_the_foot_tells_the_places_and_what_the_dealer_kept_secret() -> None:
    outcome = Outcome("first_home", "RAT-END-1", [2, 1])
    assert foot_tags(outcome, SeededDealer(5)) == [("Result", "a=2 b=1")]
    assert foot_tags(outcome, SealedDealer(b"\x01", [])) == [
        ("Result", "a=2 b=1"),
        ("Secret", "01"),
    ]
