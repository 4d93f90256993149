"""Trading cars (rc39): whom, what changes places, and who is left out."""

import pytest

from tests.games.ration_board.road import road

ON_R6 = "a calls 3; a rolls; * a rolls 6 6; * a draws rc39"
ON_B9 = "a rolls; * a rolls 1 1; * a draws rc39"


@pytest.mark.rule("RAT-REL-13")
def test_the_drawer_and_the_driver_ahead_change_places() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b"), t.at("c")) == ("R16", "HOME", "R6")


@pytest.mark.rule("RAT-REL-13")
def test_cars_are_traded_in_the_storm_too() -> None:
    t = road(at="a=B7 b=B17", granted="a=1 b=3")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b")) == ("B17", "B9")


@pytest.mark.rule("RAT-REL-13")
def test_of_several_the_one_farthest_ahead_is_traded_with() -> None:
    t = road(seats=4, at="a=R3 b=R14 c=R19 d=R16")
    t.play(ON_R6)
    assert [t.at(car) for car in "abcd"] == ["R19", "R14", "R6", "R16"]


@pytest.mark.rule("RAT-REL-13")
@pytest.mark.parametrize(
    ("turn", "traded"), [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")], ids=str
)
def test_of_several_equally_far_ahead_the_one_whose_turn_comes_next(turn: str, traded: str) -> None:
    others = [car for car in "abcd" if car != turn]
    at = " ".join([f"{turn}=R3", *(f"{car}=R15" for car in others)])
    t = road(seats=4, at=at, turn=turn)
    t.play(f"{turn} calls 2; {turn} rolls; * {turn} rolls 4 4; * {turn} draws rc39")
    assert (t.at(turn), t.at(traded)) == ("R15", "R5")
    assert f"{traded} draws rc01" in t.chances()


@pytest.mark.rule("RAT-REL-13")
def test_only_the_places_change_cards_stay_with_their_players() -> None:
    t = road(at="a=R3 b=R16", granted="a=1 b=4", holds="a=rc32 b=rc33,rc29")
    t.play(ON_R6)
    assert (t.granted("a"), t.granted("b")) == (1, 4)
    assert (t.holds("a"), t.holds("b")) == (["rc32"], ["rc33", "rc29"])


@pytest.mark.rule("RAT-REL-13", "RAT-RED-5")
def test_after_the_trade_each_still_drives_to_their_own_goal() -> None:
    t = road(at="a=R3 b=R19", granted="b=4")
    t.play(f"{ON_R6}; * b draws rc26; b rolls; a calls 9; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.granted("a")) == ("R20", 0)


@pytest.mark.rule("RAT-REL-13")
@pytest.mark.parametrize(
    ("space", "held"), [("R20", 0), ("R22", 2), ("R20", 3), ("R23", 4)], ids=str
)
def test_nobody_trades_with_a_car_on_any_ration_board(space: str, held: int) -> None:
    t = road(at=f"a=R3 b={space}", granted=f"b={held}")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("R12", space, "b", {})


@pytest.mark.rule("RAT-REL-13")
def test_a_car_on_a_board_is_passed_over_for_the_next_one_behind_it() -> None:
    t = road(seats=3, at="a=R3 b=R20 c=R14")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b"), t.at("c")) == ("R14", "R20", "R6")


@pytest.mark.rule("RAT-REL-6", "RAT-REL-13")
@pytest.mark.parametrize("space", ["R7", "R11"])
def test_nobody_trades_with_a_car_in_the_same_area(space: str) -> None:
    t = road(at=f"a=R3 b={space}")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b")) == ("R12", space)


@pytest.mark.rule("RAT-REL-6", "RAT-REL-13")
@pytest.mark.parametrize("space", ["R1", "R3"])
def test_nobody_trades_with_a_car_behind(space: str) -> None:
    t = road(at=f"a=R3 b={space}")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("R12", space, "b", {})


@pytest.mark.rule("RAT-REL-13", "RAT-REL-12")
def test_nobody_trades_with_a_car_at_home() -> None:
    t = road(at="a=B7", granted="a=1 b=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("B16", "HOME", "b", {})


@pytest.mark.rule("RAT-REL-10")
@pytest.mark.parametrize("space", ["EXIT", "B3", "B16", "B17"])
def test_from_the_woods_nobody_trades_with_a_blue_car(space: str) -> None:
    t = road(at=f"a=R3 b={space}", granted="b=1")
    t.play(ON_R6)
    assert (t.at("a"), t.at("b")) == ("R12", space)


@pytest.mark.rule("RAT-REL-10")
@pytest.mark.parametrize("space", ["R12", "R19"])
def test_from_the_storm_nobody_trades_with_a_red_car(space: str) -> None:
    t = road(at=f"a=B7 b={space}", granted="a=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b")) == ("B16", space)


@pytest.mark.rule("RAT-REL-10", "RAT-REL-12")
@pytest.mark.parametrize("space", ["B4", "D1", "D7"])
def test_nobody_trades_with_a_car_on_the_detour(space: str) -> None:
    t = road(at=f"a=B7 b={space}", granted="a=1 b=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("B16", space, "b", {})


@pytest.mark.rule("RAT-REL-6", "RAT-REL-7")
def test_with_nobody_to_trade_with_the_drawer_goes_to_the_clear_space_ahead() -> None:
    t = road(at="a=R3")
    t.play(ON_R6)
    assert (t.at("a"), t.turn, t.under) == ("R12", "b", ["rc39"])
