"""Sharing a ride (rc40): with the nearest car behind, or alone."""

import pytest

from tests.games.ration_board.road import road

ON_R8 = "a calls 5; a rolls; * a rolls 6 6; * a draws rc40"
ON_B9 = "a rolls; * a rolls 1 1; * a draws rc40"


@pytest.mark.rule("RAT-REL-14")
def test_drawer_and_rider_both_go_to_the_clear_space_ahead_of_the_woods() -> None:
    t = road(at="a=R3 b=R1")
    t.play(ON_R8)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("R12", "R12", "b", {})
    assert t.under == ["rc40"]


@pytest.mark.rule("RAT-REL-14")
def test_drawer_and_rider_both_go_to_the_clear_space_ahead_of_the_storm() -> None:
    t = road(at="a=B7 b=B5", granted="a=1 b=3")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("B16", "B16", "b", {})


@pytest.mark.rule("RAT-REL-14")
def test_the_nearest_behind_rides_along_and_the_others_stay() -> None:
    t = road(seats=4, at="a=R3 b=R1 c=R3 d=R2")
    t.play(ON_R8)
    assert [t.at(car) for car in "abcd"] == ["R12", "R1", "R12", "R2"]


@pytest.mark.rule("RAT-REL-14")
@pytest.mark.parametrize(
    ("turn", "rider"), [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")], ids=str
)
def test_of_several_equally_near_the_one_whose_turn_comes_next(turn: str, rider: str) -> None:
    t = road(seats=4, at="a=R3 b=R3 c=R3 d=R3", turn=turn)
    t.play(f"{turn} calls 2; {turn} rolls; * {turn} rolls 4 4; * {turn} draws rc40")
    assert sorted(car for car in "abcd" if t.at(car) == "R12") == sorted([turn, rider])
    assert [t.at(car) for car in "abcd"].count("R3") == 2


@pytest.mark.rule("RAT-REL-14", "RAT-REL-12")
def test_a_car_on_the_exit_is_blue_and_rides_along() -> None:
    t = road(at="a=B7 b=EXIT", granted="a=1 b=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b")) == ("B16", "B16")


@pytest.mark.rule("RAT-REL-14")
def test_a_nearer_car_goes_before_one_on_the_exit() -> None:
    t = road(seats=3, at="a=B7 b=EXIT c=B1", granted="a=1 b=1 c=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.at("c")) == ("B16", "EXIT", "B16")


@pytest.mark.rule("RAT-REL-14")
def test_a_car_behind_inside_the_same_area_rides_along() -> None:
    t = road(seats=3, at="a=R3 b=R2 c=R5")
    t.play(ON_R8)
    assert (t.at("a"), t.at("b"), t.at("c")) == ("R12", "R2", "R12")


@pytest.mark.rule("RAT-REL-14")
@pytest.mark.parametrize("space", ["R9", "R12", "R19", "R20"])
def test_a_car_ahead_does_not_ride_along(space: str) -> None:
    t = road(at=f"a=R3 b={space}")
    t.play(ON_R8)
    assert (t.at("a"), t.at("b")) == ("R12", space)


@pytest.mark.rule("RAT-REL-14", "RAT-REL-12")
def test_a_car_at_home_does_not_ride_along() -> None:
    t = road(at="a=R3")
    t.play(ON_R8)
    assert (t.at("a"), t.at("b"), t.turn) == ("R12", "HOME", "b")


@pytest.mark.rule("RAT-REL-10")
@pytest.mark.parametrize("space", ["EXIT", "B2", "B7"])
def test_in_the_woods_no_blue_car_rides_along(space: str) -> None:
    t = road(at=f"a=R3 b={space}", granted="b=1")
    t.play(ON_R8)
    assert (t.at("a"), t.at("b")) == ("R12", space)


@pytest.mark.rule("RAT-REL-10")
@pytest.mark.parametrize("space", ["R1", "R3"])
def test_in_the_storm_no_red_car_rides_along(space: str) -> None:
    t = road(at=f"a=B7 b={space}", granted="a=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b")) == ("B16", space)


@pytest.mark.rule("RAT-REL-10", "RAT-REL-12")
@pytest.mark.parametrize("space", ["B4", "D1", "D7"])
def test_a_car_on_the_detour_does_not_ride_along(space: str) -> None:
    t = road(at=f"a=B7 b={space}", granted="a=1 b=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.turn) == ("B16", space, "b")


@pytest.mark.rule("RAT-REL-10", "RAT-REL-14")
def test_a_car_on_the_detour_road_is_passed_over_for_one_farther_behind() -> None:
    t = road(seats=3, at="a=B7 b=D7 c=B2", granted="a=1 b=1 c=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.at("c")) == ("B16", "D7", "B16")


@pytest.mark.rule("RAT-REL-14")
def test_a_driver_alone_on_the_road_shares_with_nobody() -> None:
    t = road(at="a=B7", granted="a=1")
    t.play(ON_B9)
    assert (t.at("a"), t.at("b"), t.turn, t.chances()) == ("B16", "HOME", "b", {})


@pytest.mark.rule("RAT-REL-14", "RAT-REL-17")
def test_riding_along_through_the_woods_uses_no_map() -> None:
    t = road(at="a=R3 b=R2", holds="b=rc35")
    t.play(ON_R8)
    assert (t.at("b"), t.holds("b")) == ("R12", ["rc35"])


@pytest.mark.rule("RAT-REL-14")
def test_the_rider_keeps_cards_and_turn() -> None:
    t = road(at="a=R3 b=R2", granted="a=1 b=3", holds="b=rc32")
    t.play(ON_R8)
    assert (t.granted("a"), t.granted("b"), t.holds("b"), t.turn) == (1, 3, ["rc32"], "b")
    assert len(t.legal("b")) == 13
