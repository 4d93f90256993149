"""At a Ration Board: apply, roll for approval, leave by the Exit."""

import pytest

from tests.games.ration_board.road import road

ALL_ROLLS = [f"{low} {high}" for low in range(1, 7) for high in range(low, 7)]

# board, ration cards held so far, the rolls that are approved
BOARDS = [
    ("R20", 0, "1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 1 4, 2 3"),
    ("R21", 1, "1 5, 2 4, 3 3, 1 2, 5 6"),
    ("R22", 2, "1 6, 2 5, 3 4, 5 6"),
    ("R23", 3, "2 6, 3 5, 4 4, 1 1, 6 6"),
    ("R24", 4, "3 6, 4 5, 1 3, 2 2"),
]
GOOD = [(space, held, dice) for space, held, good in BOARDS for dice in good.split(", ")]
BAD = [
    (space, held, dice)
    for space, held, good in BOARDS
    for dice in ALL_ROLLS
    if dice not in good.split(", ")
]


@pytest.mark.rule("RAT-APP-1")
@pytest.mark.parametrize("call", [2, 9], ids=["exactly", "beyond"])
def test_arriving_is_applying_and_the_roll_waits_for_the_next_turn(call: int) -> None:
    t = road(at="a=R18")
    t.play(f"a calls {call}; a rolls; * a rolls 5 5")
    assert (t.at("a"), t.granted("a"), t.turn) == ("R20", 0, "b")


@pytest.mark.rule("RAT-APP-1", "RAT-APP-2")
def test_at_the_board_nothing_is_called() -> None:
    t = road(at="a=R18")
    t.play("a calls 2; a rolls; * a rolls 3 4; b rolls")
    assert t.turn == "a"
    assert t.legal("a") == ["rolls"]
    t.play("a rolls")
    assert len(t.chances()) == 21


@pytest.mark.rule("RAT-APP-2", "RAT-APP-4")
@pytest.mark.parametrize(("space", "held", "dice"), GOOD)
def test_the_board_approves_its_numbers(space: str, held: int, dice: str) -> None:
    t = road(at=f"a={space}", granted=f"a={held}")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.granted("a"), t.turn) == ("EXIT", held + 1, "b")


@pytest.mark.rule("RAT-APP-2", "RAT-APP-3")
@pytest.mark.parametrize(("space", "held", "dice"), BAD)
def test_the_board_refuses_every_other_roll(space: str, held: int, dice: str) -> None:
    t = road(at=f"a={space}", granted=f"a={held}")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.granted("a"), t.turn) == (space, held, "b")


@pytest.mark.rule("RAT-APP-3")
def test_the_refused_try_again_turn_after_turn() -> None:
    t = road(at="a=R22", granted="a=2")
    t.play("a rolls; * a rolls 6 6; b rolls")
    assert (t.at("a"), t.legal("a")) == ("R22", ["rolls"])
    t.play("a rolls; * a rolls 1 1; b rolls")
    assert (t.at("a"), t.legal("a")) == ("R22", ["rolls"])
    t.play("a rolls; * a rolls 3 4")
    assert (t.at("a"), t.granted("a")) == ("EXIT", 3)


@pytest.mark.rule("RAT-APP-3")
def test_nobody_drives_away_from_a_board_without_approval() -> None:
    t = road(at="a=R21", granted="a=1")
    assert t.legal("a") == ["rolls"]
    refusal = t.refusal("a calls 1")
    assert (refusal.code, refusal.rule) == ("call.at_board", "RAT-APP-2")
    assert t.at("a") == "R21"


@pytest.mark.rule("RAT-APP-4")
def test_approved_the_car_awaits_its_next_turn_at_the_exit() -> None:
    t = road(at="a=R20")
    t.play("a rolls; * a rolls 4 4")
    assert (t.at("a"), t.granted("a"), t.turn) == ("EXIT", 1, "b")
    t.play("b rolls; a rolls; * a rolls 1 2")
    assert t.at("a") == "B3"


@pytest.mark.rule("RAT-APP-4")
def test_each_player_has_cards_of_their_own() -> None:
    t = road(at="a=R20 b=R20")
    t.play("a rolls; * a rolls 2 3; b rolls; * b rolls 2 4")
    assert (t.granted("a"), t.granted("b")) == (1, 0)
    assert (t.at("a"), t.at("b")) == ("EXIT", "R20")


@pytest.mark.rule("RAT-APP-4", "RAT-RED-5")
def test_the_next_trip_goes_to_the_next_board() -> None:
    t = road(at="a=R20")
    t.play("a rolls; * a rolls 6 6; b rolls; a rolls; * a rolls 2 4; b rolls")
    assert t.at("a") == "B16"
    t.play("a rolls; * a rolls 1 1; b rolls; a calls 12; a rolls; * a rolls 6 6; b rolls")
    assert t.at("a") == "R12"
    t.play("a calls 1; a rolls; * a rolls 1 1; b rolls; a calls 9; a rolls; * a rolls 6 6")
    assert t.at("a") == "R21"
    t.play("b rolls; a rolls; * a rolls 2 2")
    assert (t.at("a"), t.granted("a")) == ("R21", 1)


@pytest.mark.rule("RAT-APP-4")
def test_the_fifth_card_does_not_win_before_home() -> None:
    t = road(at="a=R24", granted="a=4")
    t.play("a rolls; * a rolls 4 5")
    assert (t.at("a"), t.granted("a"), t.outcome) == ("EXIT", 5, None)


@pytest.mark.rule("RAT-APP-2")
def test_doubles_help_at_butter_only() -> None:
    t = road(at="a=R22 b=R20", granted="a=2")
    t.play("a rolls; * a rolls 3 3; b rolls; * b rolls 3 3")
    assert (t.granted("a"), t.granted("b")) == (2, 1)
