"""The speculator: a stamp or his place for two stamps, and his own shopping."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

ROW = "buffet,brownie,cheesecake,meat_balls,tea_sugar,great_laundry"
HANDS = "a=soap*2,meat,butter b=sugar*2,flour c=flour"


def at_the_counter() -> Driver:
    """The active player has just sent the speculator to the counter."""
    t = shop(players=3, hands=HANDS, queue="a,X,b,c", row=ROW)
    t.play("a offers b meat for sugar; b is quiet; c is quiet; a pays soap soap for his place")
    return t


@pytest.mark.rule("REG-SPC-1")
@pytest.mark.parametrize(
    ("pay", "left"),
    [("soap soap", "meat,butter"), ("meat butter", "soap*2"), ("soap meat", "butter,soap")],
)
def test_two_stamps_for_the_top_stamp_of_the_stack(pay: str, left: str) -> None:
    t = shop(players=3, hands=HANDS, stack="sugar,chocolate*2")
    assert t.play(f"a pays {pay} for a stamp") == ["paid_speculator"]
    assert (t.hand("a"), t.queue) == (left, "a,b,c,X")
    assert t.chances() == {"a draws sugar": 1, "a draws chocolate": 2}
    t.play("* a draws chocolate")
    assert (t.hand("a"), t.stack) == (f"{left},chocolate", "sugar,chocolate")


@pytest.mark.rule("REG-SPC-1")
def test_what_is_paid_lies_open_on_the_discards() -> None:
    t = shop(players=3, hands=HANDS, discards="alcohol", stack="sugar")
    t.play("a pays soap meat for a stamp")
    assert t.discards == "meat,alcohol,soap"
    for viewer in ("b", "c", None):
        assert t.told_to(viewer)[0][0] == "paid_speculator"
        assert t.told_to(viewer)[0][1].keys() == t.told_to("a")[0][1].keys()


@pytest.mark.rule("REG-SPC-1", "REG-ALC-1")
def test_pay_first_then_draw_so_the_payment_may_come_back() -> None:
    t = shop(players=3, hands=HANDS, stack="", discards="alcohol")
    t.play("a pays soap soap for a stamp")
    assert t.chances() == {"a draws alcohol": 1, "a draws soap": 2}
    t.play("* a draws soap")
    assert (t.hand("a"), t.discards, t.stack) == ("meat,butter,soap", "", "alcohol,soap")


@pytest.mark.rule("REG-SPC-1", "REG-ALC-3")
def test_the_active_player_pays_as_often_as_there_are_stamps() -> None:
    t = shop(players=3, hands=HANDS, stack="sugar*2")
    for pay in ("soap soap", "meat butter"):
        t.play(f"a pays {pay} for a stamp; * a draws sugar; b is quiet; c is quiet")
    t.play("a pays sugar sugar for his place")
    assert (t.hand("a"), t.queue) == ("", "X,b,c,a")


@pytest.mark.rule("REG-SPC-1", "REG-SPC-2")
@pytest.mark.parametrize(("ware", "rule"), [("a stamp", "REG-SPC-1"), ("his place", "REG-SPC-2")])
def test_only_the_active_player_trades_with_him(ware: str, rule: str) -> None:
    t = shop(players=3, hands=HANDS)
    t.play("a is quiet")
    refusal = t.refusal(f"b pays sugar sugar for {ware}")
    assert (refusal.code, refusal.rule) == ("speculator.not_active", rule)
    assert not [line for line in t.legal("b") if line.startswith("pays")]


@pytest.mark.rule("REG-SPC-1", "REG-SPC-2")
@pytest.mark.parametrize(("ware", "rule"), [("a stamp", "REG-SPC-1"), ("his place", "REG-SPC-2")])
@pytest.mark.parametrize("pay", ["meat meat", "sugar soap"])
def test_two_stamps_must_be_held(ware: str, rule: str, pay: str) -> None:
    refusal = shop(players=3, hands=HANDS).refusal(f"a pays {pay} for {ware}")
    assert (refusal.code, refusal.rule) == ("speculator.not_held", rule)


@pytest.mark.rule("REG-SPC-2")
def test_two_stamps_for_his_place() -> None:
    t = shop(players=3, hands=HANDS, queue="b,X,c,a")
    t.play("a pays soap butter for his place")
    assert (t.queue, t.hand("a"), t.discards) == ("b,a,c,X", "meat,soap", "butter,soap")
    assert t.asked == "b"


@pytest.mark.rule("REG-SPC-2")
def test_his_place_may_be_further_back() -> None:
    t = shop(players=3, hands=HANDS, queue="b,a,c,X")
    t.play("a pays soap butter for his place")
    assert t.queue == "b,X,c,a"


@pytest.mark.rule("REG-SPC-2", "REG-SPS-1")
def test_who_gives_him_the_first_place_sends_him_shopping_at_once() -> None:
    t = at_the_counter()
    assert (t.queue, t.asked) == ("X,a,b,c", "*")
    t.play("* the speculator rolls 2")
    assert (t.row, t.gone) == (
        ["buffet", "cheesecake", "meat_balls", "tea_sugar", "great_laundry"],
        ["brownie"],
    )
    t.play("* row meat_roulade")
    assert (t.queue, t.phase, t.asked) == ("a,b,c,X", "allocation", "b")
    assert t.row[-1] == "meat_roulade"
    assert t.cards_left == 13


@pytest.mark.rule("REG-SPS-1")
@pytest.mark.parametrize("side", [1, 2, 3, 4, 5, 6])
def test_the_die_counts_from_the_card_nearest_the_board(side: int) -> None:
    t = at_the_counter()
    t.play(f"* the speculator rolls {side}")
    assert t.gone == [ROW.split(",")[side - 1]]
    assert [t.bought(seat) for seat in "abc"] == [[], [], []]


@pytest.mark.rule("REG-SPS-1")
@pytest.mark.parametrize(
    "act", ["b takes #1", "b offers a sugar for meat", "a stops the top", "a withdraws #1"]
)
def test_while_he_shops_nothing_else_is_taken(act: str) -> None:
    t = at_the_counter()
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("chance.first", "REG-SPS-1")
    t.play("* the speculator rolls 2")
    assert t.refusal(act).code == "chance.first"


@pytest.mark.rule("REG-SPS-1")
def test_while_he_shops_the_top_waits_also_at_a_live_table() -> None:
    t = shop(players=3, hands=HANDS, queue="a,X,b,c", row=ROW, options={"pace": "live"})
    t.play("a pays soap soap for his place")
    assert t.asked == "*"
    for act in ("b calls too dear", "a stops the top"):
        assert t.refusal(act).code == "chance.first"
    assert t.refusal("~ the top falls").code == "clock.not_due"
    t.play("* the speculator rolls 2; * row meat_roulade")
    assert t.asked == "abc~"


@pytest.mark.rule("REG-SPS-1")
def test_his_shopping_costs_no_beat_and_offers_wait() -> None:
    t = at_the_counter()
    t.play("* the speculator rolls 6; * row meat_roulade")
    assert (t.beats, t.offers) == (2, ["#1 a to b: meat for sugar"])
    t.play("b takes #1")
    assert t.hand("a") == "sugar,butter"


@pytest.mark.rule("REG-SPS-1", "REG-SHP-3")
def test_he_shops_between_the_turns_when_the_queue_brings_him_to_the_front() -> None:
    t = shop(
        players=3, phase="shopping", active="b", hands="a=flour*2,sugar", queue="a,X,b,c", row=ROW
    )
    t.play("a buys cheesecake; * a draws soap; * row meat_roulade")
    assert t.chances() == {f"the speculator rolls {side}": 1 for side in range(1, 7)}
    t.play("* the speculator rolls 6")
    assert t.gone == ["meat_roulade"]
    t.play("* row home_dumplings")
    assert (t.queue, t.active, t.phase) == ("b,c,a,X", "b", "allocation")
    assert all(line.startswith("b draws") for line in t.chances())


@pytest.mark.rule("REG-SPS-1")
def test_he_shops_also_when_nothing_was_bought() -> None:
    t = shop(players=3, phase="shopping", active="b", queue="a,X,b,c", row=ROW)
    t.play("a buys nothing; * a draws soap")
    assert "the speculator rolls 1" in t.chances()


@pytest.mark.rule("REG-SPS-2", "REG-FIN-1")
def test_with_fewer_than_six_cards_he_does_not_shop() -> None:
    t = shop(
        players=3,
        phase="shopping",
        active="b",
        hands="a=flour*2,sugar",
        queue="a,X,b,c",
        row=ROW,
        cards="",
    )
    assert "final_turn_began" in t.play("a buys cheesecake; * a draws soap")
    assert (t.queue, t.gone, len(t.row)) == ("b,c,a", [], 5)
    assert all(line.startswith("b draws") for line in t.chances())
