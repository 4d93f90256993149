"""The final turn: when it begins, three stamps each, everyone trades with everyone."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

ROW = "buffet,brownie,cheesecake,meat_balls,tea_sugar,great_laundry"
FIVE = "buffet,brownie,cheesecake,meat_balls,tea_sugar"
HANDS = "a=soap*2,meat b=sugar*2,butter c=flour,sugar d=chocolate"


def trading(beats: int = 0, options: dict[str, str] | None = None) -> Driver:
    return shop(
        phase="final_trading", hands=HANDS, row=FIVE, cards="", beats=beats, options=options
    )


@pytest.mark.rule("REG-FIN-1")
def test_it_begins_when_the_row_can_not_be_filled_after_the_buyer_has_drawn() -> None:
    t = shop(players=3, phase="shopping", active="c", hands="a=flour*2,sugar", row=ROW, cards="")
    assert "final_turn_began" not in t.play("a buys cheesecake")
    assert all(line.startswith("a draws") for line in t.chances())
    assert "final_turn_began" in t.play("* a draws soap")
    assert (t.active, t.phase, t.turns) == ("c", "final", 2)
    assert all(line.startswith("c draws") for line in t.chances())


@pytest.mark.rule("REG-FIN-1", "REG-SPS-1")
def test_it_begins_when_the_speculator_takes_the_card_between_the_turns() -> None:
    t = shop(players=3, phase="shopping", active="c", queue="a,X,b,c", row=ROW, cards="")
    t.play("a buys nothing; * a draws soap")
    assert "final_turn_began" in t.play("* the speculator rolls 1")
    assert (t.active, t.queue, t.gone) == ("c", "b,c,a", ["buffet"])


@pytest.mark.rule("REG-FIN-1", "REG-SPC-2")
def test_it_begins_at_once_when_he_takes_the_card_while_the_top_spins() -> None:
    t = shop(
        players=3, active="b", queue="b,X,a,c", hands="b=soap*5,meat*5", row=ROW, cards="", beats=5
    )
    t.play("b pays soap soap for his place")
    assert "final_turn_began" in t.play("* the speculator rolls 6")
    assert (t.active, t.phase, t.queue) == ("b", "final", "b,a,c")
    assert t.discards == "soap*2"
    for seat in "bca" * 3:
        t.play(f"* {seat} draws " + min(t.chances()).split()[-1])
    assert (t.asked, t.legal("b"), sum(t.state.stamps.hands[1])) == ("b", ["spins"], 11)
    t.play("b spins")
    assert (t.asked, t.beats) == ("b", 0)


@pytest.mark.rule("REG-FIN-1")
def test_offers_of_the_broken_off_trading_are_gone() -> None:
    t = shop(players=3, queue="a,X,b,c", hands="a=soap*3 b=meat", row=ROW, cards="")
    t.play("a offers b soap for meat; b offers a meat for soap; c is quiet")
    t.play("a pays soap soap for his place; * the speculator rolls 1")
    assert t.offers == []


@pytest.mark.rule("REG-FIN-2")
@pytest.mark.parametrize(
    ("players", "active", "order"), [(3, "b", "bca"), (4, "d", "dabc"), (5, "c", "cdeab")]
)
def test_three_stamps_each_one_by_one_from_the_active_player(
    players: int, active: str, order: str
) -> None:
    t = shop(players=players, phase="final", active=active)
    for seat in order * 3:
        assert {line[0] for line in t.chances()} == {seat}
        t.play("* " + min(t.chances()))
    assert [sum(hand) for hand in t.state.stamps.hands] == [3] * players
    assert (t.asked, t.legal(active)) == (active, ["spins"])


@pytest.mark.rule("REG-FIN-2", "REG-FIN-6")
def test_there_is_no_limit_of_six() -> None:
    t = shop(players=3, phase="final_trading", hands="a=soap*5,meat*5 b=sugar", row=FIVE, cards="")
    t.play("a is quiet; b is quiet; c is quiet; ~ the top falls; ~ hands down")
    assert (t.phase, t.asked, t.hand("a")) == ("last_shopping", "a", "meat*5,soap*5")


@pytest.mark.rule("REG-FIN-3")
@pytest.mark.parametrize("queue", ["X,a,b,c", "a,X,b,c", "a,b,c,X"])
def test_the_speculator_leaves_the_queue(queue: str) -> None:
    assert shop(players=3, phase="final", queue=queue).queue == "a,b,c"


@pytest.mark.rule("REG-FIN-3")
@pytest.mark.parametrize("ware", ["a stamp", "his place"])
def test_no_one_trades_with_the_speculator(ware: str) -> None:
    refusal = trading().refusal(f"a pays soap soap for {ware}")
    assert (refusal.code, refusal.rule) == ("speculator.final_turn", "REG-FIN-3")
    assert not [line for line in trading().legal("a") if line.startswith("pays")]


@pytest.mark.rule("REG-FIN-4")
def test_the_active_player_spins() -> None:
    t = shop(players=3, phase="final", active="b", stack="")
    assert t.asked == "b"
    t.play("b spins")
    assert t.asked == "b"


@pytest.mark.rule("REG-FIN-4")
def test_now_everyone_trades_with_everyone() -> None:
    t = trading()
    t.play("a is quiet; b offers c butter for flour; c takes #1")
    assert (t.hand("b"), t.hand("c")) == ("sugar*2,flour", "sugar,butter")
    t.play("d offers b place for sugar sugar; a is quiet; b takes #2")
    assert (t.queue, t.hand("d")) == ("a,d,c,b", "sugar*2,chocolate")


@pytest.mark.rule("REG-FIN-4", "REG-TRD-3")
def test_anybody_may_offer_to_everyone_and_the_first_clockwise_counts() -> None:
    t = trading()
    t.play("a is quiet; b is quiet; c offers all flour for any 1; d declines #1")
    t.play("a takes #1 giving meat")
    assert (t.hand("a"), t.hand("c"), t.offers) == ("flour,soap*2", "sugar,meat", [])


@pytest.mark.rule("REG-FIN-5")
@pytest.mark.parametrize("options", [{"pace": "beats"}, {"pace": "live"}])
def test_nobody_stops_the_top(options: dict[str, str]) -> None:
    t = trading(options=options)
    refusal = t.refusal("a stops the top")
    assert (refusal.code, refusal.rule) == ("stop.final_turn", "REG-FIN-5")
    assert "stops the top" not in t.legal("a")


@pytest.mark.rule("REG-FIN-5", "REG-TOP-3")
def test_when_all_stay_silent_it_falls_by_itself() -> None:
    t = trading()
    t.play("a is quiet; b is quiet; c is quiet; d is quiet")
    assert (t.phase, t.asked, t.legal("~")) == ("final", "~", ["the top falls"])
    t.play("~ the top falls; ~ hands down")
    assert t.phase == "last_shopping"


@pytest.mark.rule("REG-FIN-5", "REG-TOP-3")
def test_the_beats_run_as_in_any_other_turn() -> None:
    t = trading(beats=7)
    t.play("a calls last chance")
    assert t.chances() == {"the top holds": 16, "the top tips": 1}
    t.play("* the top tips; ~ the top falls; ~ hands down")
    assert t.phase == "last_shopping"
