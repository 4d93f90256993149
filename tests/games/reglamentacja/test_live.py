"""Live tables: flicks, a clock, everybody at once, and takes that come a moment late."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

HANDS = "a=soap*2,meat*5 b=sugar*2,butter c=flour,sugar d=chocolate"
LIVE = {"pace": "live"}


def spinning() -> Driver:
    return shop(phase="spinning", hands=HANDS, options=LIVE)


def trading(phase: str = "trading") -> Driver:
    return shop(phase=phase, hands=HANDS, options=LIVE)


@pytest.mark.rule("REG-TOP-2", "REG-ALC-2")
@pytest.mark.parametrize("quality", [15, 50, 83, 100])
def test_a_flick_gets_the_top_spinning(quality: int) -> None:
    t = spinning()
    assert t.asked == "a"
    assert "top_spun" in t.play(f"a spins {quality}")
    assert t.asked == "*"
    t.play("* luck 4170")
    assert t.asked == "abcd~"


@pytest.mark.rule("REG-TOP-2", "REG-ALC-2")
@pytest.mark.parametrize("quality", [0, 7, 14])
def test_a_hopeless_flick_is_tried_again_and_the_third_stands(quality: int) -> None:
    t = spinning()
    for _ in range(2):
        assert t.play(f"a spins {quality}") == ["spin_failed"]
        assert t.asked == "a"
    assert "top_spun" in t.play(f"a spins {quality}")
    assert t.asked == "*"


@pytest.mark.rule("REG-ALC-2", "REG-TOP-2")
def test_a_good_second_flick_counts() -> None:
    t = spinning()
    assert t.play("a spins 3; a spins 90") == ["spin_failed", "top_spun"]


@pytest.mark.rule("REG-ALC-2")
def test_the_tries_are_counted_anew_in_every_turn() -> None:
    t = shop(players=3, phase="spinning", options=LIVE)
    t.play("a spins 3; a spins 90; * luck 1; a stops the top; a buys nothing; * a draws soap")
    t.play("* b draws soap; * b draws soap; b spins 3; b spins 3")
    assert t.asked == "b"


@pytest.mark.rule("REG-TOP-2")
def test_luck_is_one_of_ten_thousand() -> None:
    t = spinning()
    t.play("a spins 80")
    assert t.chances() == {f"luck {ticket}": 1 for ticket in range(10_000)}


@pytest.mark.rule("REG-TOP-2", "REG-TRD-3")
def test_everybody_acts_at_any_time() -> None:
    t = trading()
    t.play("d calls who has butter; b offers a butter for meat; d calls too dear")
    t.play("a offers all soap for sugar; c takes #2; a takes #1")
    assert (t.hand("b"), t.hand("c"), t.asked) == ("sugar*2,meat", "flour,soap", "abcd~")


@pytest.mark.rule("REG-TRD-3")
@pytest.mark.parametrize("first", ["b", "c"])
def test_of_two_takers_the_first_to_say_so_counts(first: str) -> None:
    t = trading()
    other = "c" if first == "b" else "b"
    t.play(f"a offers all soap for sugar; {first} takes #1")
    assert t.refusal(f"{other} takes #1").code == "offer.gone"


@pytest.mark.rule("REG-TOP-2", "REG-TRD-3")
def test_others_still_do_not_trade_among_themselves() -> None:
    t = trading()
    assert t.refusal("b offers c butter for flour").code == "offer.not_with_active"
    t.play("a offers all soap for sugar")
    assert t.refusal("a takes #1").code == "offer.your_own"


@pytest.mark.rule("REG-TOP-2")
def test_eight_offers_of_one_maker_stand_and_not_nine() -> None:
    t = trading()
    t.play("; ".join(["a offers b meat for sugar"] * 8))
    refusal = t.refusal("a offers b meat for sugar")
    assert (refusal.code, refusal.rule) == ("offer.too_many", "REG-TOP-2")
    t.play("b offers a butter for meat; a withdraws #3; a offers c meat for flour")
    assert len(t.offers) == 9


@pytest.mark.rule("REG-TOP-2")
def test_there_are_no_beats_and_no_silence() -> None:
    t = trading()
    refusal = t.refusal("a is quiet")
    assert (refusal.code, refusal.rule) == ("act.not_now", "REG-TOP-2")
    t.play("; ".join(["a calls too dear"] * 40))
    assert t.asked == "abcd~"
    assert "is quiet" not in t.legal("b")


@pytest.mark.rule("REG-TOP-1", "REG-TOP-2", "REG-ALC-4")
def test_the_clock_ends_it_in_two_moves() -> None:
    t = trading()
    assert t.legal("~") == ["the top falls"]
    refusal = t.refusal("~ hands down")
    assert (refusal.code, refusal.rule) == ("top.spinning", "REG-TOP-2")
    t.play("a offers b soap for sugar; ~ the top falls")
    assert (t.phase, t.legal("~")) == ("allocation", ["hands down"])
    t.play("~ hands down")
    assert (t.asked, sorted(t.legal("a"))) == ("a", ["discards meat", "discards soap"])


@pytest.mark.rule("REG-TOP-2", "REG-ALC-4")
def test_an_offer_that_stood_at_the_fall_may_still_be_taken() -> None:
    t = trading()
    t.play("a offers b soap for sugar; b offers a butter for any 1; ~ the top falls")
    t.play("b takes #1; a takes #2 giving meat")
    assert (t.hand("b"), t.offers) == ("sugar,meat,soap", [])
    t.play("~ hands down")
    assert t.refusal("b takes #1").code != "offer.gone"


@pytest.mark.rule("REG-TOP-2", "REG-ALC-4")
@pytest.mark.parametrize(
    "act",
    [
        "a offers b soap for sugar",
        "b counters #1 sugar for meat",
        "b declines #1",
        "a withdraws #1",
        "a calls last chance",
        "a pays soap soap for a stamp",
        "a pays soap soap for his place",
        "a stops the top",
    ],
)
def test_after_the_fall_nothing_but_a_take_is_taken(act: str) -> None:
    t = trading()
    t.play("a offers b soap for sugar; ~ the top falls")
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("top.fallen", "REG-ALC-4")
    assert t.legal("b") == ["takes #1"]


@pytest.mark.rule("REG-TOP-2", "REG-TRD-4")
def test_a_late_take_needs_an_offer_that_can_still_be_kept() -> None:
    t = trading()
    t.play("a offers b soap soap for sugar; a offers c soap for flour; ~ the top falls")
    t.play("c takes #2")
    assert t.why_gone() == {1: "cannot_keep"}
    assert t.refusal("b takes #1").code in ("offer.gone", "top.fallen")


@pytest.mark.rule("REG-ALC-5")
def test_the_active_player_may_stop_it_and_nobody_else() -> None:
    t = trading()
    refusal = t.refusal("b stops the top")
    assert (refusal.code, refusal.rule) == ("stop.not_active", "REG-ALC-5")
    t.play("a offers b soap for sugar; a stops the top")
    assert (t.offers, t.asked) == ([], "a")


@pytest.mark.rule("REG-FIN-4", "REG-FIN-5", "REG-TOP-2")
def test_the_final_turn_lives_too() -> None:
    t = trading("final_trading")
    t.play("d offers c chocolate for flour; b offers all place for any 1; c takes #1")
    t.play("~ the top falls; d takes #2 giving flour; ~ hands down")
    assert (t.queue, t.phase, t.asked) == ("a,d,c,b", "last_shopping", "a")


@pytest.mark.rule("REG-TOP-1")
@pytest.mark.parametrize("pace", ["beats", "live"])
def test_both_paces_play_the_same_turn(pace: str) -> None:
    t = shop(hands="a=soap b=sugar", options={"pace": pace}, beats=0 if pace == "live" else 6)
    t.play("a offers b soap for sugar; b takes #1")
    t.play("" if pace == "live" else "* the top tips")
    t.play("~ the top falls; ~ hands down; a buys nothing; * a draws meat")
    assert (t.hand("a"), t.hand("b"), t.active, t.turns) == ("sugar,meat", "soap", "b", 2)
