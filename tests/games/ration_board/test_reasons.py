"""Events say why: what a HOLD card was spent on, and how a car got out or Home."""

import pytest

from kartki.core.play import Facts
from tests.games.ration_board.road import Driver, road


def facts(t: Driver, code: str) -> dict[str, object]:
    """Of the last event of this kind."""
    found: list[Facts] = [event.facts() for event in t.events if event.code == code]
    return dict(found[-1])


@pytest.mark.rule("RAT-REL-16")
@pytest.mark.parametrize(
    ("dice", "total", "helps"), [("3 4", 7, "yes"), ("5 6", 11, "yes"), ("2 4", 6, "no")]
)
def test_a_second_chance_says_what_was_refused_and_what_it_needs(
    dice: str, total: int, helps: str
) -> None:
    t = road(at="a=R20", holds="a=rc33")
    t.play(f"a rolls; * a rolls {dice}")
    spent = facts(t, "gave_back")
    assert spent["use"] == "ration_second_chance"
    assert (spent["total"], spent["number"], spent["helps"]) == (total, 7, helps)


@pytest.mark.rule("RAT-REL-17", "RAT-REL-18")
def test_a_road_map_and_a_sticker_say_what_they_are_spent_on() -> None:
    t = road(at="a=R3", holds="a=rc35")
    t.play("a calls 3; a rolls; * a rolls 6 6")
    assert facts(t, "gave_back")["use"] == "skip_next_area"
    assert facts(t, "got_out")["how"] == "ahead"
    t = road(at="a=R12", holds="a=rc37")
    t.play("a rolls; * a rolls 1 2")
    assert facts(t, "gave_back")["use"] == "full_roll_on_red"


@pytest.mark.rule("RAT-REL-19")
def test_a_card_that_goes_with_its_car_is_spent_on_nothing() -> None:
    t = road(seats=3, at="a=B17", granted="a=5", holds="a=rc33", options={"places": "on"})
    t.play("a rolls; * a rolls 3 4")
    assert facts(t, "gave_back")["use"] == "nothing"


@pytest.mark.rule("RAT-REL-7")
def test_who_backs_out_is_told_how_far() -> None:
    t = road(at="a=R3")
    t.play("a calls 3; a rolls; * a rolls 6 6; * a draws rc21")
    assert (t.at("a"), facts(t, "got_out")["how"]) == ("R3", "behind")
    assert facts(t, "got_out")["distance"] == 3


@pytest.mark.rule("RAT-REL-13", "RAT-REL-14")
def test_a_card_for_two_says_that_nobody_is_there() -> None:
    for card, how in (("rc39", "nobody_ahead"), ("rc40", "nobody_behind"), ("rc26", "ahead")):
        t = road(at="a=R3")
        t.play(f"a calls 3; a rolls; * a rolls 6 6; * a draws {card}")
        assert facts(t, "got_out")["how"] == how


@pytest.mark.rule("RAT-REL-14")
def test_a_shared_ride_goes_ahead_for_both() -> None:
    t = road(at="a=R3 b=R2")
    t.play("a calls 3; a rolls; * a rolls 6 6; * a draws rc40")
    assert facts(t, "got_out")["how"] == "ahead"


@pytest.mark.rule("RAT-REL-9")
def test_home_by_the_red_road_is_a_way_back_and_by_the_blue_one_is_not() -> None:
    t = road(at="a=R3")
    t.play("a calls 3; a rolls; * a rolls 6 6; * a draws rc38")
    assert facts(t, "came_home")["back"] == 1
    t = road(at="a=B7", granted="a=1")
    t.play("a rolls; * a rolls 1 1; * a draws rc38")
    assert facts(t, "came_home")["back"] == 0
    t = road(at="a=B16", granted="a=1")
    t.play("a rolls; * a rolls 1 1")
    assert facts(t, "came_home")["back"] == 0


@pytest.mark.rule("RAT-REL-5")
def test_where_the_road_ends_something_of_the_way_back_is_left() -> None:
    t = road(at="a=R1")
    t.play("a calls 3; a rolls; * a rolls 6 6; * a draws rc18")
    back = facts(t, "drove_back")
    amount = next(card.amount for card in t.state.box.cards if card.id == "rc18")
    assert back["left"] == amount - 4
    assert (back["spaces"], t.at("a")) == (4, "HOME")
