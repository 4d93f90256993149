"""Shopping: one card for its three stamps, to the end of the queue, one stamp, refill."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

ROW = "buffet,brownie,cheesecake,meat_balls,tea_sugar,great_laundry"
CARDS = ROW.split(",")


def counter(
    hand: str, queue: str = "a,b,c,X", active: str = "b", cards: str | None = None
) -> Driver:
    return shop(
        players=3,
        phase="shopping",
        active=active,
        hands=f"a={hand}",
        queue=queue,
        row=ROW,
        cards=cards,
    )


@pytest.mark.rule("REG-SHP-1")
def test_the_first_of_the_queue_may_buy_one_card() -> None:
    t = counter("flour*3,sugar,meat")
    assert t.asked == "a"
    assert sorted(t.legal("a")) == ["buys cheesecake", "buys nothing"]
    t.play("a buys cheesecake")
    assert (t.bought("a"), t.hand("a"), t.discards) == (
        ["cheesecake"],
        "meat,flour",
        "sugar,flour*2",
    )
    assert t.asked == "*"


@pytest.mark.rule("REG-SHP-1")
def test_every_card_that_can_be_paid_is_on_offer() -> None:
    t = counter("meat*2,butter,flour*2,sugar,chocolate")
    expected = ["buys brownie", "buys cheesecake", "buys meat_balls", "buys nothing"]
    assert sorted(t.legal("a")) == expected


@pytest.mark.rule("REG-SHP-1")
@pytest.mark.parametrize("hand", ["flour*2", "flour*2,meat", "flour,sugar*2", "meat*5"])
def test_exactly_its_three_stamps_pay_for_a_card(hand: str) -> None:
    refusal = counter(hand).refusal("a buys cheesecake")
    assert (refusal.code, refusal.rule) == ("buy.wrong_stamps", "REG-SHP-1")


@pytest.mark.rule("REG-SHP-1")
def test_only_cards_of_the_row_are_sold() -> None:
    refusal = counter("meat*3").refusal("a buys meat_roulade")
    assert (refusal.code, refusal.rule) == ("buy.not_in_row", "REG-SHP-1")


@pytest.mark.rule("REG-SHP-1")
def test_who_can_buy_nothing_is_asked_all_the_same() -> None:
    t = counter("meat")
    assert (t.asked, t.legal("a")) == ("a", ["buys nothing"])


@pytest.mark.rule("REG-SHP-1")
def test_everybody_sees_what_is_bought() -> None:
    t = counter("flour*2,sugar")
    t.play("a buys cheesecake")
    for viewer in ("a", "b", "c", None):
        code, facts = t.told_to(viewer)[0]
        assert (code, facts.keys()) == ("bought", t.told_to("a")[0][1].keys())
        assert len(t.sees(viewer)["everything"].bought[0]) == 1


@pytest.mark.rule("REG-SHP-1", "REG-SHP-2")
def test_nobody_else_shops_in_the_same_turn() -> None:
    t = counter("flour*2,sugar")
    t.play("a buys cheesecake; * a draws soap; * row meat_roulade")
    assert (t.phase, t.turns) == ("allocation", 2)


@pytest.mark.rule("REG-SHP-2")
@pytest.mark.parametrize("act", ["a buys cheesecake", "a buys nothing"])
def test_bought_or_not_the_pawn_goes_to_the_end_and_draws_one(act: str) -> None:
    t = counter("flour*2,sugar")
    t.play(act)
    assert t.queue == "b,c,X,a"
    assert t.chances()["a draws soap"] == 5
    t.play("* a draws soap")
    assert t.hand("a").endswith("soap")
    assert "a draws soap" not in t.chances()


@pytest.mark.rule("REG-SHP-2")
def test_the_pawn_goes_behind_the_speculator() -> None:
    t = counter("", queue="a,X,b,c")
    t.play("a buys nothing")
    assert t.queue == "X,b,c,a"


@pytest.mark.rule("REG-SHP-2", "REG-ALC-1")
def test_the_stamps_just_paid_may_be_drawn_from_the_new_stack() -> None:
    t = shop(players=3, phase="shopping", active="b", hands="a=flour*2,sugar", row=ROW, stack="")
    t.play("a buys cheesecake")
    assert t.chances() == {"a draws flour": 2, "a draws sugar": 1}
    t.play("* a draws sugar")
    assert (t.hand("a"), t.discards, t.stack) == ("sugar", "", "flour*2")


@pytest.mark.rule("REG-SHP-3")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("buffet", "alcohol*2,meat"),
        ("brownie", "chocolate,flour,butter"),
        ("great_laundry", "soap*3"),
    ],
)
def test_the_row_slides_towards_the_board_and_is_filled_at_its_end(card: str, price: str) -> None:
    t = counter(price)
    t.play(f"a buys {card}; * a draws sugar; * row meat_roulade")
    assert t.row == [name for name in CARDS if name != card] + ["meat_roulade"]
    assert t.cards_left == 13


@pytest.mark.rule("REG-SHP-3")
def test_every_card_of_the_stack_is_equally_likely_to_come() -> None:
    t = counter("flour*2,sugar", cards="meat_roulade,home_dumplings,for_chimney_sweep")
    t.play("a buys cheesecake; * a draws soap")
    assert t.chances() == {
        "row meat_roulade": 1,
        "row home_dumplings": 1,
        "row for_chimney_sweep": 1,
    }


@pytest.mark.rule("REG-SHP-3")
def test_a_full_row_is_not_filled() -> None:
    t = counter("")
    codes = t.play("a buys nothing; * a draws soap")
    assert (t.row, t.cards_left) == (CARDS, 14)
    assert "turned_up" not in codes


@pytest.mark.rule("REG-SHP-3", "REG-ALC-7")
@pytest.mark.parametrize("holder", ["a", "b", "c"])
def test_who_holds_the_top_begins_the_next_turn(holder: str) -> None:
    t = counter("", active=holder)
    t.play("a buys nothing; * a draws soap")
    assert (t.active, t.phase) == (holder, "allocation")
    assert all(line.startswith(f"{holder} draws") for line in t.chances())


@pytest.mark.rule("REG-SHP-1", "REG-ALC-6")
def test_the_shopper_need_not_be_active_and_keeps_more_than_six() -> None:
    t = shop(players=3, active="c", hands="a=meat*5,soap*4")
    t.play("c stops the top")
    assert (t.asked, t.active) == ("a", "a")
    t.play("a buys nothing; * a draws sugar")
    assert sum(t.state.stamps.hands[0]) == 10
