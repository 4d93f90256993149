"""Table options: remind me first, stop at Home, play on for places."""

import pytest

from tests.games.ration_board.road import road

REMIND = {"remind": "on"}
STOP = {"past_home": "stop"}


@pytest.mark.rule("RAT-RED-4")
def test_reminded_a_player_can_not_roll_before_the_call() -> None:
    t = road(at="a=R2", options=REMIND)
    assert t.legal("a") == [f"calls {number}" for number in range(1, 13)]
    refusal = t.refusal("a rolls")
    assert (refusal.code, refusal.rule) == ("roll.call_first", "RAT-RED-4")
    assert (t.turn, t.at("a")) == ("a", "R2")


@pytest.mark.rule("RAT-RED-4")
def test_reminded_a_player_calls_and_then_rolls() -> None:
    t = road(at="a=R2", options=REMIND)
    t.play("a calls 1; a rolls; * a rolls 1 1")
    assert (t.at("a"), t.turn) == ("R3", "b")


@pytest.mark.rule("RAT-RED-4", "RAT-RED-5")
def test_reminded_at_a_board_that_is_only_passed() -> None:
    t = road(at="a=R20", granted="a=1", options=REMIND)
    assert t.refusal("a rolls").code == "roll.call_first"


@pytest.mark.rule("RAT-RED-4", "RAT-BLU-1", "RAT-APP-2", "RAT-REL-18")
@pytest.mark.parametrize(
    ("at", "granted", "holds"),
    [
        ("a=EXIT", "a=1", ""),
        ("a=B4", "a=1", ""),
        ("a=D2", "a=1", ""),
        ("a=R20", "a=0", ""),
        ("a=R12", "a=0", "a=rc37"),
    ],
    ids=["exit", "detour", "detour road", "goal", "sticker"],
)
def test_the_reminder_is_silent_where_no_call_is_asked(at: str, granted: str, holds: str) -> None:
    t = road(at=at, granted=granted, holds=holds, options=REMIND)
    assert t.legal("a") == ["rolls"]
    t.play("a rolls")
    assert len(t.chances()) == 21


@pytest.mark.rule("RAT-RED-4")
def test_nobody_is_reminded_unless_asked_for() -> None:
    t = road(options={"remind": "off"})
    assert "rolls" in t.legal("a")
    assert "rolls" in road().legal("a")


@pytest.mark.rule("RAT-BLU-2")
@pytest.mark.parametrize(
    ("start", "dice"), [("B17", "1 1"), ("B17", "6 6"), ("B16", "2 4"), ("B16", "1 1")]
)
def test_with_stop_at_home_the_surplus_is_lost(start: str, dice: str) -> None:
    t = road(at=f"a={start}", granted="a=1", options=STOP)
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.chances()) == ("HOME", "b", {})


@pytest.mark.rule("RAT-BLU-2")
def test_with_stop_at_home_a_card_stops_there_too() -> None:
    t = road(at="a=B7", granted="a=1", options=STOP)
    t.play("a rolls; * a rolls 3 5; * a draws rc10")
    assert (t.at("a"), t.turn) == ("HOME", "b")


@pytest.mark.rule("RAT-BLU-2")
def test_with_stop_at_home_the_next_turn_calls_from_home() -> None:
    t = road(at="a=B17", granted="a=1", options=STOP)
    t.play("a rolls; * a rolls 6 6; b rolls; a calls 3; a rolls; * a rolls 2 3")
    assert t.at("a") == "R3"


@pytest.mark.rule("RAT-BLU-2", "RAT-END-1")
def test_with_stop_at_home_five_cards_still_win() -> None:
    t = road(at="a=B17", granted="a=5", options=STOP)
    t.play("a rolls; * a rolls 6 6")
    assert t.outcome is not None
    assert t.outcome.places["a"] == 1


@pytest.mark.rule("RAT-BLU-2")
def test_unless_asked_for_the_surplus_is_driven() -> None:
    default = road(at="a=B17", granted="a=1")
    drive = road(at="a=B17", granted="a=1", options={"past_home": "drive"})
    default.play("a rolls; * a rolls 1 3")
    drive.play("a rolls; * a rolls 1 3")
    assert (default.at("a"), drive.at("a")) == ("R3", "R3")


@pytest.mark.rule("RAT-END-2")
@pytest.mark.parametrize("options", [{}, {"places": "off"}], ids=["default", "off"])
def test_unless_asked_for_nobody_plays_on_for_places(options: dict[str, str]) -> None:
    t = road(seats=3, at="a=B17", granted="a=5", options=options)
    t.play("a rolls; * a rolls 1 1")
    assert t.outcome is not None


@pytest.mark.rule("RAT-END-2", "RAT-BLU-2", "RAT-RED-4")
def test_all_three_options_at_one_table() -> None:
    options = {"remind": "on", "past_home": "stop", "places": "on"}
    t = road(seats=3, at="a=B17 b=B17", granted="a=5 b=1", options=options)
    t.play("a rolls; * a rolls 2 2; b rolls; * b rolls 2 2")
    assert (t.at("a"), t.at("b"), t.turn, t.outcome) == ("OFF", "HOME", "c", None)
    assert t.refusal("c rolls").code == "roll.call_first"
