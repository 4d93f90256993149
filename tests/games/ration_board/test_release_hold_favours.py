"""HOLD cards that help: the second chance and the road map."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-REL-16", "RAT-REL-8")
@pytest.mark.parametrize("card", ["rc32", "rc33", "rc34"])
@pytest.mark.parametrize(
    ("space", "held", "dice"),
    [
        ("R20", 0, "3 4"),
        ("R21", 1, "2 5"),
        ("R22", 2, "6 6"),
        ("R23", 3, "5 6"),
        ("R24", 4, "1 6"),
    ],
)
def test_a_second_chance_turns_a_refused_seven_or_more_into_a_card(
    card: str, space: str, held: int, dice: str
) -> None:
    t = road(at=f"a={space}", granted=f"a={held}", holds=f"a={card}")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.granted("a"), t.turn) == ("EXIT", held + 1, "b")
    assert (t.holds("a"), t.under) == ([], [card])


@pytest.mark.rule("RAT-REL-16")
@pytest.mark.parametrize(
    ("space", "held", "dice"),
    [("R20", 0, "1 2"), ("R21", 1, "1 4"), ("R22", 2, "3 3"), ("R23", 3, "2 4"), ("R24", 4, "1 5")],
)
def test_a_second_chance_is_spent_below_seven_for_nothing(space: str, held: int, dice: str) -> None:
    t = road(at=f"a={space}", granted=f"a={held}", holds="a=rc33")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.granted("a"), t.turn) == (space, held, "b")
    assert (t.holds("a"), t.under) == ([], ["rc33"])


@pytest.mark.rule("RAT-REL-16")
@pytest.mark.parametrize(
    ("space", "held", "dice"), [("R20", 0, "1 1"), ("R22", 2, "5 6"), ("R24", 4, "4 5")]
)
def test_a_natural_approval_does_not_spend_a_second_chance(
    space: str, held: int, dice: str
) -> None:
    t = road(at=f"a={space}", granted=f"a={held}", holds="a=rc34")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.granted("a"), t.holds("a")) == ("EXIT", held + 1, ["rc34"])


@pytest.mark.rule("RAT-REL-16")
def test_of_two_second_chances_the_oldest_goes_first_one_for_each_refusal() -> None:
    t = road(at="a=R22", granted="a=2", holds="a=rc34,rc32")
    t.play("a rolls; * a rolls 1 1")
    assert (t.at("a"), t.holds("a"), t.under) == ("R22", ["rc32"], ["rc34"])
    t.play("b rolls; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.holds("a"), t.under) == ("EXIT", [], ["rc34", "rc32"])


@pytest.mark.rule("RAT-REL-16")
def test_one_refusal_spends_one_second_chance_even_when_it_helps() -> None:
    t = road(at="a=R24", granted="a=4", holds="a=rc32,rc33,rc34")
    t.play("a rolls; * a rolls 5 6")
    assert (t.at("a"), t.granted("a"), t.holds("a")) == ("EXIT", 5, ["rc33", "rc34"])


@pytest.mark.rule("RAT-REL-16", "RAT-APP-3")
def test_without_a_second_chance_left_the_board_refuses_as_ever() -> None:
    t = road(at="a=R22", granted="a=2", holds="a=rc32")
    t.play("a rolls; * a rolls 1 2; b rolls; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.granted("a")) == ("R22", 2)


@pytest.mark.rule("RAT-REL-16")
def test_a_roll_below_the_call_is_no_refusal_by_a_board() -> None:
    t = road(at="a=R19", holds="a=rc32")
    t.play("a calls 12; a rolls; * a rolls 4 5")
    assert (t.at("a"), t.holds("a")) == ("R19", ["rc32"])


@pytest.mark.rule("RAT-REL-16")
def test_a_second_chance_helps_its_owner_only() -> None:
    t = road(at="a=R20 b=R20", holds="b=rc32")
    t.play("a rolls; * a rolls 5 6")
    assert (t.at("a"), t.holds("b")) == ("R20", ["rc32"])


@pytest.mark.rule("RAT-REL-17", "RAT-REL-7", "RAT-REL-2")
@pytest.mark.parametrize("card", ["rc35", "rc36"])
def test_a_road_map_leads_through_the_woods_without_a_card(card: str) -> None:
    t = road(at="a=R3", holds=f"a={card}")
    t.play("a calls 1; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.turn, t.chances()) == ("R12", "b", {})
    assert (t.holds("a"), t.under) == ([], [card])


@pytest.mark.rule("RAT-REL-17", "RAT-REL-7")
@pytest.mark.parametrize(("start", "dice"), [("B7", "3 5"), ("EXIT", "6 6"), ("B4", "4 5")])
def test_a_fog_lamp_leads_through_the_storm_without_a_card(start: str, dice: str) -> None:
    t = road(at=f"a={start}", granted="a=1", holds="a=rc36")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.chances()) == ("B16", "b", {})
    assert (t.holds("a"), t.under) == ([], ["rc36"])


@pytest.mark.rule("RAT-REL-17")
def test_a_map_drawn_in_the_woods_does_not_help_in_this_stay() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 6 6; * a draws rc35")
    assert (t.at("a"), t.holds("a")) == ("R4", ["rc35"])
    assert len(t.chances()) == 39
    t.play("* a draws rc01")
    assert (t.at("a"), t.holds("a")) == ("R6", ["rc35"])
    assert len(t.chances()) == 38


@pytest.mark.rule("RAT-REL-17")
def test_the_map_helps_on_coming_back_into_the_same_woods() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 6 6; * a draws rc35; * a draws rc19")
    assert (t.at("a"), t.holds("a")) == ("R3", ["rc35"])
    t.play("b rolls; a calls 1; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.holds("a"), t.chances()) == ("R12", [], {})


@pytest.mark.rule("RAT-REL-17")
def test_two_maps_are_used_one_at_a_time() -> None:
    t = road(at="a=B17", granted="a=1", holds="a=rc35,rc36")
    t.play("a rolls; * a rolls 2 3")
    assert (t.at("a"), len(t.holds("a")), len(t.under)) == ("R12", 1, 1)


@pytest.mark.rule("RAT-REL-17", "RAT-BLU-2")
def test_a_surplus_into_the_woods_uses_the_map() -> None:
    t = road(at="a=B17", granted="a=1", holds="a=rc35")
    t.play("a rolls; * a rolls 6 6")
    assert (t.at("a"), t.turn, t.holds("a"), t.chances()) == ("R12", "b", [], {})


@pytest.mark.rule("RAT-REL-17")
def test_driving_over_an_area_keeps_the_map() -> None:
    t = road(at="a=R3 b=EXIT", granted="b=1", holds="a=rc35 b=rc36")
    t.play("a calls 9; a rolls; * a rolls 6 6; b rolls; * b rolls 2 4")
    assert (t.at("a"), t.holds("a")) == ("R12", ["rc35"])
    assert (t.at("b"), t.holds("b")) == ("B16", ["rc36"])


@pytest.mark.rule("RAT-REL-17", "RAT-REL-13")
def test_a_driver_traded_into_the_woods_comes_from_outside_and_uses_the_map() -> None:
    t = road(at="a=R3 b=R17", holds="b=rc36")
    t.play("a calls 2; a rolls; * a rolls 6 6; * a draws rc39")
    assert (t.at("a"), t.at("b")) == ("R17", "R12")
    assert (t.holds("b"), t.chances(), t.turn) == ([], {}, "b")
