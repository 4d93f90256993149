"""The pack: cards drawn, cards held, cards under it, and the new shuffle."""

import pytest

from tests.games.ration_board.road import road

ALL = [f"rc{number:02}" for number in range(1, 41)]
INTO_R4 = "a calls 1; a rolls; * a rolls 6 6"


@pytest.mark.rule("RAT-REL-1")
def test_a_drawn_card_leaves_the_pack_and_goes_under_it() -> None:
    t = road(at="a=R3")
    t.play(f"{INTO_R4}; * a draws rc26")
    assert t.pack == [card for card in ALL if card != "rc26"]
    assert t.under == ["rc26"]


@pytest.mark.rule("RAT-REL-1")
def test_cards_lie_under_the_pack_in_the_order_they_went_there() -> None:
    t = road(at="a=R3 b=R3")
    t.play(f"{INTO_R4}; * a draws rc12; b calls 2; b rolls; * b rolls 1 1")
    t.play("* b draws rc03; * b draws rc26")
    assert t.under == ["rc12", "rc03", "rc26"]


@pytest.mark.rule("RAT-REL-4")
def test_a_card_under_the_pack_is_not_drawn_in_this_round() -> None:
    t = road(at="a=R3")
    t.play(f"{INTO_R4}; * a draws rc01")
    assert "a draws rc01" not in t.chances()
    assert len(t.chances()) == 39
    refusal = t.refusal("* a draws rc01")
    assert (refusal.code, refusal.rule) == ("card.not_in_pack", "RAT-REL-1")


@pytest.mark.rule("RAT-REL-4")
def test_only_the_cards_of_this_round_can_come() -> None:
    t = road(at="a=R3", pack="rc05 rc26 rc40")
    t.play(INTO_R4)
    assert t.chances() == {"a draws rc05": 1, "a draws rc26": 1, "a draws rc40": 1}


@pytest.mark.rule("RAT-REL-4")
def test_after_a_complete_round_all_forty_are_shuffled_again() -> None:
    t = road(at="a=R3 b=R3", pack="rc26")
    t.play(f"{INTO_R4}; * a draws rc26")
    assert t.at("a") == "R12"
    t.play("b calls 1; b rolls; * b rolls 6 6")
    assert t.chances() == {f"b draws {card}": 1 for card in ALL}


@pytest.mark.rule("RAT-REL-4", "RAT-REL-3")
def test_the_pack_is_shuffled_again_in_the_middle_of_a_stay() -> None:
    t = road(at="a=R3", pack="rc01")
    t.play(f"{INTO_R4}; * a draws rc01")
    assert t.at("a") == "R6"
    assert t.chances() == {f"a draws {card}": 1 for card in ALL}


@pytest.mark.rule("RAT-REL-4", "RAT-REL-2")
def test_held_cards_are_missing_from_the_new_shuffle() -> None:
    t = road(at="a=R3", holds="b=rc32,rc37", pack="rc29")
    t.play(f"{INTO_R4}; * a draws rc29")
    missing = {"rc29", "rc32", "rc37"}
    assert t.chances() == {f"a draws {card}": 1 for card in ALL if card not in missing}


@pytest.mark.rule("RAT-REL-4", "RAT-REL-8")
def test_a_held_card_that_comes_back_waits_under_the_pack_for_the_next_round() -> None:
    t = road(at="a=R3", pack="rc29")
    t.play(f"{INTO_R4}; * a draws rc29; * a draws rc19; b rolls; b rolls")
    assert (t.turn, t.at("a"), t.holds("a")) == ("a", "R3", [])
    assert t.under == ["rc19", "rc29"]
    t.play(INTO_R4)
    assert len(t.chances()) == 38
    assert "a draws rc29" not in t.chances()


@pytest.mark.rule("RAT-REL-4", "RAT-REL-8")
def test_the_shuffle_comes_with_the_last_card_so_a_later_return_misses_it() -> None:
    t = road(at="a=R3", holds="b=rc29", pack="rc19")
    t.play(f"{INTO_R4}; * a draws rc19")
    assert (t.turn, t.holds("b"), t.under) == ("a", [], ["rc29"])
    assert t.pack == [card for card in ALL if card != "rc29"]
    t.play(INTO_R4)
    assert t.chances() == {f"a draws {card}": 1 for card in ALL if card != "rc29"}


@pytest.mark.rule("RAT-REL-4")
def test_a_round_is_as_long_as_the_pack_was_at_its_last_shuffle() -> None:
    t = road(at="a=R3", holds="b=rc32", pack="rc29 rc30")
    t.play(f"{INTO_R4}; * a draws rc29")
    assert t.chances() == {"a draws rc30": 1}
    t.play("* a draws rc30")
    assert len(t.chances()) == 37
    t.play("* a draws rc31; * a draws rc33; * a draws rc34; * a draws rc35; * a draws rc36")
    assert len(t.chances()) == 32
    t.play("* a draws rc37")
    assert len(t.chances()) == 31


@pytest.mark.rule("RAT-REL-4")
def test_two_rounds_counted_to_the_end() -> None:
    t = road(at="a=R3 b=R3", pack="rc01 rc12")
    t.play(f"{INTO_R4}; * a draws rc01; * a draws rc12")
    assert t.at("a") == "R4"
    assert len(t.chances()) == 40
    t.play("* a draws rc29; * a draws rc30; * a draws rc31; * a draws rc32; * a draws rc33")
    t.play("* a draws rc34; * a draws rc35; * a draws rc36; * a draws rc37; * a draws rc02")
    t.play("* a draws rc13; * a draws rc01; * a draws rc12; * a draws rc03; * a draws rc14")
    assert t.at("a") == "R4"
    t.play("* a draws rc04; * a draws rc15; * a draws rc05; * a draws rc16; * a draws rc07")
    assert t.at("a") == "R8"
    t.play("* a draws rc06; * a draws rc17; * a draws rc10")
    assert (t.at("a"), t.turn) == ("R12", "b")
    assert len(t.pack) == 40 - 23
    assert len(t.under) == 14
    assert len(t.holds("a")) == 9


@pytest.mark.rule("RAT-REL-2", "RAT-REL-8")
def test_a_used_hold_card_goes_under_the_pack_at_once() -> None:
    t = road(at="a=R20 b=R3", holds="a=rc32 b=rc35")
    t.play("a rolls; * a rolls 1 2")
    assert t.under == ["rc32"]
    t.play("b calls 1; b rolls; * b rolls 1 1")
    assert t.under == ["rc32", "rc35"]


@pytest.mark.rule("RAT-REL-2")
def test_a_held_card_is_in_nobodys_pack() -> None:
    t = road(seats=3, at="a=R3", holds="b=rc32 c=rc35,rc36")
    assert t.pack == [card for card in ALL if card not in {"rc32", "rc35", "rc36"}]
    t.play(INTO_R4)
    assert len(t.chances()) == 37
    assert "a draws rc35" not in t.chances()


@pytest.mark.rule("RAT-REL-4")
def test_no_card_is_ever_lost() -> None:
    t = road(at="a=R3", holds="b=rc33")
    t.play(f"{INTO_R4}; * a draws rc35; * a draws rc01; * a draws rc22")
    assert sorted(t.pack + t.under + t.holds("a") + t.holds("b")) == ALL
