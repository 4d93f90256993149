"""Stacks that run dry: stamps come back from the discards, shopping cards do not."""

import pytest

from tests.games.reglamentacja.shop import shop

ROW = "buffet,brownie,cheesecake,meat_balls,tea_sugar,great_laundry"


@pytest.mark.rule("REG-ALC-1")
def test_the_discards_are_shuffled_only_when_a_draw_finds_the_stack_empty() -> None:
    t = shop(players=3, phase="shopping", active="b", stack="soap", discards="meat*2", row=ROW)
    t.play("a buys nothing; * a draws soap")
    assert t.chances() == {"b draws meat": 2}
    t.play("* b draws meat")
    assert (t.hand("b"), t.discards) == ("meat", "")


@pytest.mark.rule("REG-ALC-1")
def test_the_new_stack_lasts_for_the_second_draw() -> None:
    t = shop(players=3, phase="turn", stack="", discards="meat,soap")
    assert t.chances() == {"a draws meat": 1, "a draws soap": 1}
    t.play("* a draws soap")
    assert t.chances() == {"a draws meat": 1}
    t.play("* a draws meat")
    assert (t.hand("a"), t.stack, t.discards, t.asked) == ("meat,soap", "", "", "a")


@pytest.mark.rule("REG-ALC-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_empty_box_leaves_the_active_player_to_spin(players: int) -> None:
    t = shop(players=players, phase="turn", stack="", discards="")
    assert (t.asked, t.legal("a")) == ("a", ["spins"])


@pytest.mark.rule("REG-ALC-1", "REG-SHP-2")
def test_after_shopping_nothing_is_drawn_from_an_empty_box() -> None:
    t = shop(players=3, phase="shopping", active="b", stack="", row=ROW, hands="b=soap")
    codes = t.play("a buys nothing")
    assert "nothing_to_draw" in codes
    assert (t.hand("a"), t.asked, t.active) == ("", "b", "b")


@pytest.mark.rule("REG-ALC-1", "REG-SHP-2")
def test_what_was_not_drawn_after_shopping_is_not_owed() -> None:
    t = shop(players=3, phase="shopping", active="b", stack="", row=ROW, hands="b=soap*3,meat")
    t.play("a buys nothing; b spins; b pays soap soap for a stamp; * b draws soap")
    assert (t.hand("a"), t.stack, t.asked) == ("", "soap", "c")


@pytest.mark.rule("REG-ALC-1", "REG-ALC-6")
def test_what_the_active_player_discards_is_there_to_be_drawn() -> None:
    t = shop(players=3, stack="", hands="a=meat*5,soap*2", row=ROW)
    t.play("a stops the top; a discards soap; a buys nothing")
    assert t.chances() == {"a draws soap": 1}


@pytest.mark.rule("REG-FIN-2", "REG-ALC-1")
def test_in_the_final_deal_the_discards_are_shuffled_when_the_stack_runs_out() -> None:
    t = shop(players=3, phase="final", active="b", stack="soap*2", discards="meat*7")
    codes = t.play("* b draws soap; * c draws soap")
    assert t.chances() == {"a draws meat": 7}
    codes += t.play("* a draws meat")
    assert codes.count("reshuffled") == 1
    for seat in "bca" * 2:
        t.play(f"* {seat} draws meat")
    assert [t.hand(seat) for seat in "abc"] == ["meat*3", "meat*2,soap", "meat*2,soap"]


@pytest.mark.rule("REG-FIN-2")
def test_in_the_final_deal_nothing_is_owed_when_nothing_is_left() -> None:
    t = shop(players=3, phase="final", active="b", stack="soap*2", discards="meat,meat")
    t.play("* b draws soap; * c draws soap; * a draws meat; * b draws meat")
    assert (t.asked, t.legal("b")) == ("b", ["spins"])
    assert [t.hand(seat) for seat in "abc"] == ["meat", "meat,soap", "soap"]


@pytest.mark.rule("REG-FIN-2")
def test_an_empty_box_deals_nobody_anything() -> None:
    t = shop(players=4, phase="final", active="d", stack="", discards="")
    assert (t.asked, t.legal("d"), t.phase) == ("d", ["spins"], "final")


@pytest.mark.rule("REG-FIN-1")
def test_five_cards_are_always_left_when_the_row_can_not_be_filled() -> None:
    t = shop(players=3, phase="shopping", active="b", hands="a=flour*2,sugar", row=ROW, cards="")
    t.play("a buys cheesecake")
    assert (len(t.row), t.cards_left) == (5, 0)


@pytest.mark.rule("REG-FIN-1", "REG-SHP-3")
def test_the_last_card_of_the_stack_still_fills_the_row() -> None:
    t = shop(
        players=3,
        phase="shopping",
        active="b",
        hands="a=flour*2,sugar",
        row=ROW,
        cards="meat_roulade",
    )
    codes = t.play("a buys cheesecake; * a draws soap; * row meat_roulade")
    assert (len(t.row), t.cards_left, t.phase) == (6, 0, "allocation")
    assert "final_turn_began" not in codes


@pytest.mark.rule("REG-FIN-1")
def test_an_empty_card_stack_does_not_end_the_game_while_the_row_is_full() -> None:
    t = shop(players=3, phase="shopping", active="b", row=ROW, cards="")
    t.play("a buys nothing; * a draws soap")
    assert (t.phase, len(t.row)) == ("allocation", 6)


@pytest.mark.rule("REG-ALC-1", "REG-ALC-6")
def test_what_lay_open_is_known_in_the_new_stack_until_somebody_draws() -> None:
    """Everybody saw the discards; who draws still knows what is left, the others do not."""
    t = shop(phase="shopping", active="b", hands="a=soap", stack="", discards="meat,sugar*2")
    t.play("a buys nothing")
    assert [t.sees(seat)["stack"] for seat in ("a", "c", None)] == ["sugar*2,meat"] * 3
    t.play("* a draws meat")
    assert t.sees("a")["stack"] == "sugar*2"
    assert [t.sees(seat)["stack"] for seat in ("b", "c", None)] == [None] * 3
