"""Places in the queue as part of a deal: the two pawns change places."""

import pytest

from tests.games.reglamentacja.shop import shop

HANDS = "a=soap*3,meat*3 b=sugar*3,butter c=flour*3,sugar d=chocolate,sugar*1"
CALM = "c is quiet; d is quiet"


@pytest.mark.rule("REG-TRD-2")
def test_a_sold_place_changes_the_two_pawns() -> None:
    t = shop(hands=HANDS, queue="a,c,X,b,d")
    t.play("a offers b place for sugar sugar; b takes #1")
    assert (t.queue, t.hand("a"), t.hand("b")) == (
        "b,c,X,a,d",
        "sugar*2,meat*3,soap*3",
        "sugar,butter",
    )


@pytest.mark.rule("REG-TRD-2")
def test_a_bought_place_changes_the_two_pawns() -> None:
    t = shop(hands=HANDS, queue="b,c,X,a,d")
    t.play("a offers b soap for place; b takes #1")
    assert (t.queue, t.hand("b")) == ("a,c,X,b,d", "sugar*3,butter,soap")


@pytest.mark.rule("REG-TRD-2")
def test_a_place_further_back_may_be_bought_too() -> None:
    t = shop(hands=HANDS, queue="a,c,X,b,d")
    t.play("a offers b soap for place; b takes #1")
    assert t.queue == "b,c,X,a,d"


@pytest.mark.rule("REG-TRD-2", "REG-TRD-5")
def test_stamps_a_place_and_a_choice_in_one_deal() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat place for sugar any 2")
    assert t.offers == ["#1 a to b: meat place for sugar any 2"]
    t.play("b takes #1 giving butter sugar")
    assert (t.queue, t.hand("b")) == ("b,a,c,d,X", "sugar,meat")
    assert t.hand("a") == "sugar*2,meat*2,butter,soap*3"


@pytest.mark.rule("REG-TRD-2")
def test_a_place_may_be_offered_to_everyone() -> None:
    t = shop(hands=HANDS, queue="d,a,X,b,c")
    t.play("a offers all place for sugar; b is quiet; c takes #1")
    assert (t.queue, t.hand("c")) == ("d,c,X,b,a", "flour*3")


@pytest.mark.rule("REG-TRD-2")
def test_a_place_may_be_asked_of_everyone() -> None:
    t = shop(hands=HANDS, queue="d,b,c,X,a")
    t.play("a offers all soap soap for place; b is quiet; c is quiet; d takes #1")
    assert (t.queue, t.hand("d")) == ("a,b,c,X,d", "sugar,soap*2,chocolate")


@pytest.mark.rule("REG-TRD-2", "REG-TRD-3")
def test_another_sells_to_the_active_player() -> None:
    t = shop(hands=HANDS, queue="b,c,d,a,X")
    t.play(f"a calls wants place of b; b offers a place for soap soap; {CALM}; a takes #1")
    assert (t.queue, t.hand("a")) == ("a,c,d,b,X", "meat*3,soap")


@pytest.mark.rule("REG-TRD-2")
def test_another_buys_the_place_of_the_active_player() -> None:
    t = shop(hands=HANDS)
    t.play(f"a is quiet; b offers a butter for place; {CALM}; a takes #1")
    assert (t.queue, t.hand("a")) == ("b,a,c,d,X", "meat*3,butter,soap*3")


@pytest.mark.rule("REG-TRD-2", "REG-TRD-4")
def test_a_place_alone_is_something_to_give() -> None:
    t = shop(hands="b=sugar")
    t.play("a offers b place for sugar; b takes #1")
    assert (t.queue, t.hand("a")) == ("b,a,c,d,X", "sugar")


@pytest.mark.rule("REG-TRD-2")
@pytest.mark.parametrize("to", ["c", "d", "all"])
def test_others_do_not_trade_places_among_themselves(to: str) -> None:
    t = shop(hands=HANDS)
    t.play("a is quiet")
    assert t.refusal(f"b offers {to} place for sugar").code == "offer.not_with_active"
    assert t.refusal(f"b offers {to} butter for place").code == "offer.not_with_active"


@pytest.mark.rule("REG-TRD-2", "REG-SHP-1")
def test_whoever_is_first_when_shopping_begins_shops() -> None:
    t = shop(hands=HANDS)
    t.play(f"a offers b place for sugar; b takes #1; {CALM}; a stops the top")
    t.play("a discards meat")
    assert (t.phase, t.asked) == ("shopping", "b")


@pytest.mark.rule("REG-TRD-2")
def test_the_first_place_may_be_sold_again_in_the_same_turn() -> None:
    t = shop(hands=HANDS)
    t.play(f"a offers b place for sugar; b takes #1; {CALM}")
    t.play(f"a offers b meat for place; b takes #2; {CALM}")
    assert t.queue == "a,b,c,d,X"
    t.play("a offers c place for flour; b is quiet; c takes #3")
    assert t.queue == "c,b,a,d,X"


@pytest.mark.rule("REG-TRD-2", "REG-SPS-1")
def test_between_players_the_speculator_keeps_his_place() -> None:
    t = shop(hands=HANDS, queue="b,X,a,c,d")
    t.play("a offers b soap for place; b takes #1")
    assert (t.queue, t.asked) == ("a,X,b,c,d", "c")
