"""Refusals: each names its code and its rule, and changes nothing."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-SET-2")
@pytest.mark.parametrize("act", ["a calls 5", "a rolls", "c calls 5", "c rolls"])
def test_out_of_turn(act: str) -> None:
    t = road(seats=3, turn="b")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("turn.not_yours", "RAT-SET-2")
    assert t.turn == "b"
    assert t.chances() == {}


@pytest.mark.rule("RAT-SET-2")
def test_out_of_turn_after_anothers_call() -> None:
    t = road()
    t.play("a calls 5")
    assert t.refusal("b rolls").code == "turn.not_yours"
    assert t.legal("a") == ["rolls"]


@pytest.mark.rule("RAT-RED-1")
@pytest.mark.parametrize("call", [0, 13])
def test_a_call_that_no_dice_know(call: int) -> None:
    t = road(at="a=R12")
    refusal = t.refusal(f"a calls {call}")
    assert (refusal.code, refusal.rule) == ("call.out_of_range", "RAT-RED-1")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-RED-1")
def test_a_second_call_in_one_turn() -> None:
    t = road(at="a=R2")
    t.play("a calls 1")
    refusal = t.refusal("a calls 2")
    assert (refusal.code, refusal.rule) == ("call.twice", "RAT-RED-1")
    t.play("a rolls; * a rolls 6 6")
    assert t.at("a") == "R3"


@pytest.mark.rule("RAT-BLU-1")
@pytest.mark.parametrize("space", ["EXIT", "B1", "B4", "D5", "B17"])
def test_a_call_on_the_way_back(space: str) -> None:
    t = road(at=f"a={space}", granted="a=1")
    refusal = t.refusal("a calls 5")
    assert (refusal.code, refusal.rule) == ("call.not_on_blue", "RAT-BLU-1")
    assert (t.at("a"), t.legal("a")) == (space, ["rolls"])


@pytest.mark.rule("RAT-APP-2")
@pytest.mark.parametrize(
    ("space", "held"), [("R20", 0), ("R21", 1), ("R22", 2), ("R23", 3), ("R24", 4)]
)
def test_a_call_at_the_board_applied_to(space: str, held: int) -> None:
    refusal = road(at=f"a={space}", granted=f"a={held}").refusal("a calls 5")
    assert (refusal.code, refusal.rule) == ("call.at_board", "RAT-APP-2")


@pytest.mark.rule("RAT-REL-18")
@pytest.mark.parametrize("space", ["HOME", "R12", "R19"])
def test_a_call_with_the_sticker(space: str) -> None:
    t = road(at=f"a={space}", holds="a=rc37")
    refusal = t.refusal("a calls 5")
    assert (refusal.code, refusal.rule) == ("call.sticker", "RAT-REL-18")
    assert t.holds("a") == ["rc37"]


@pytest.mark.rule("RAT-RED-4")
def test_a_roll_before_the_call_where_players_are_reminded() -> None:
    refusal = road(options={"remind": "on"}).refusal("a rolls")
    assert (refusal.code, refusal.rule) == ("roll.call_first", "RAT-RED-4")


@pytest.mark.rule("RAT-RED-1")
@pytest.mark.parametrize("before", ["", "a calls 5"], ids=["nothing done", "called"])
def test_dice_though_nobody_rolled(before: str) -> None:
    t = road()
    t.play(before)
    refusal = t.refusal("* a rolls 2 3")
    assert (refusal.code, refusal.rule) == ("dice.not_due", "RAT-RED-1")
    assert (t.at("a"), t.turn) == ("HOME", "a")


@pytest.mark.rule("RAT-RED-1")
def test_dice_though_a_card_is_due() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1")
    assert t.refusal("* a rolls 2 3").code == "dice.not_due"
    assert t.at("a") == "R4"


@pytest.mark.rule("RAT-SET-2")
def test_dice_of_another_player() -> None:
    t = road()
    t.play("a calls 5; a rolls")
    refusal = t.refusal("* b rolls 2 3")
    assert (refusal.code, refusal.rule) == ("dice.other_roller", "RAT-SET-2")
    assert "a rolls 2 3" in t.chances()


@pytest.mark.rule("RAT-SET-2")
@pytest.mark.parametrize("line", ["* b rolls 2 3", "* c rolls 2 3"])
def test_dice_of_another_player_in_the_roll_off(line: str) -> None:
    refusal = road(opening=True, seats=3).refusal(line)
    assert (refusal.code, refusal.rule) == ("dice.other_roller", "RAT-SET-2")


@pytest.mark.rule("RAT-SET-2")
def test_dice_of_one_who_did_not_tie() -> None:
    t = road(opening=True, seats=3)
    t.play("* a rolls 6 6; * b rolls 1 1; * c rolls 6 6; * a rolls 3 3")
    assert t.refusal("* b rolls 6 6").code == "dice.other_roller"
    assert "c rolls 6 6" in t.chances()


@pytest.mark.rule("RAT-REL-1")
@pytest.mark.parametrize(
    "before", ["", "a calls 5", "a calls 5; a rolls"], ids=["nothing done", "called", "dice due"]
)
def test_a_card_though_none_is_due(before: str) -> None:
    t = road(at="a=R12")
    t.play(before)
    refusal = t.refusal("* a draws rc01")
    assert (refusal.code, refusal.rule) == ("card.not_due", "RAT-REL-1")
    assert len(t.pack) == 40


@pytest.mark.rule("RAT-REL-1")
def test_a_card_for_another_driver() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1")
    refusal = t.refusal("* b draws rc01")
    assert (refusal.code, refusal.rule) == ("card.other_drawer", "RAT-REL-1")


@pytest.mark.rule("RAT-REL-1")
@pytest.mark.parametrize("card", ["rc02", "rc32"], ids=["under the pack", "held"])
def test_a_card_that_is_not_in_the_pack(card: str) -> None:
    t = road(at="a=R3", holds="b=rc32", pack="rc01 rc03")
    t.play("a calls 1; a rolls; * a rolls 1 1")
    refusal = t.refusal(f"* a draws {card}")
    assert (refusal.code, refusal.rule) == ("card.not_in_pack", "RAT-REL-1")
    assert t.chances() == {"a draws rc01": 1, "a draws rc03": 1}


@pytest.mark.rule("RAT-SET-1")
@pytest.mark.parametrize("act", ["a calls 3", "a rolls", "b calls 3", "b rolls"])
def test_an_act_while_dice_are_due(act: str) -> None:
    t = road()
    t.play("a calls 5; a rolls")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("chance.first", "RAT-SET-1")


@pytest.mark.rule("RAT-SET-1")
@pytest.mark.parametrize("act", ["a calls 3", "a rolls", "b rolls"])
def test_an_act_while_a_card_is_due(act: str) -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("chance.first", "RAT-SET-1")


@pytest.mark.rule("RAT-SET-1", "RAT-SET-2")
@pytest.mark.parametrize("act", ["a calls 3", "a rolls", "b rolls"])
def test_an_act_before_the_roll_off_is_over(act: str) -> None:
    t = road(opening=True)
    t.play("* a rolls 6 6")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("chance.first", "RAT-SET-1")


@pytest.mark.rule("RAT-END-1")
@pytest.mark.parametrize("act", ["a rolls", "a calls 3", "b rolls", "* b rolls 1 1"])
def test_an_act_after_the_end(act: str) -> None:
    t = road(at="a=B17", granted="a=5")
    t.play("a rolls; * a rolls 1 1")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("game.over", "RAT-END-1")
