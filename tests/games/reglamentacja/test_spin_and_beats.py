"""Beats: how long the top lasts, what costs a beat, and who acts when."""

from fractions import Fraction

import pytest

from tests.games.reglamentacja.shop import Driver, shop

HANDS = "a=soap*3,meat*3 b=sugar*3,butter c=flour*3"


def forced(t: Driver) -> None:
    """Let chance do what an act of trading has forced."""
    while t.asked == "*":
        t.play("* " + min(t.chances()))


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_lasts_two_to_six_times_as_many_beats_as_players(players: int) -> None:
    t = shop(players=players)
    standing, lasted = Fraction(1), {}
    for beat in range(1, 6 * players + 1):
        t.play(f"{t.asked} calls too dear")
        chances = t.chances()
        if chances:
            tips = Fraction(chances["the top tips"], sum(chances.values()))
            lasted[beat] = standing * tips
            standing *= 1 - tips
        if standing and chances:
            t.play("* the top holds")
    # The number of beats might as well have been drawn at the start: all are equally likely.
    expected = range(2 * players, 6 * players + 1)
    assert lasted == {beat: Fraction(1, len(expected)) for beat in expected}
    assert standing == 0


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_can_not_hold_beyond_the_last_beat(players: int) -> None:
    t = shop(players=players, beats=6 * players - 1)
    t.play("a calls too dear")
    assert t.chances() == {"the top tips": 1}
    refusal = t.refusal("* the top holds")
    assert (refusal.code, refusal.rule) == ("wobble.too_long", "REG-TOP-3")


@pytest.mark.rule("REG-TOP-3")
def test_each_acts_once_from_the_active_player_clockwise() -> None:
    t = shop(players=4, active="c", hands=HANDS)
    order = ""
    for act in ("calls too dear", "calls last chance", "is quiet", "calls sells place"):
        order += t.asked
        t.play(f"{t.asked} {act}")
    assert (order, t.asked) == ("cdab", "c")


@pytest.mark.rule("REG-TOP-3", "REG-ALC-2")
def test_the_spinner_begins() -> None:
    t = shop(players=4, active="c", phase="spinning")
    t.play("c spins")
    assert (t.asked, t.beats) == ("c", 0)


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize(
    "act",
    [
        "offers b soap for sugar",
        "offers all soap for any 2",
        "calls who has butter",
        "calls wants place of c",
        "pays soap meat for a stamp",
        "pays soap meat for his place",
    ],
)
def test_an_offer_a_call_and_a_deal_with_the_speculator_cost_one_beat(act: str) -> None:
    t = shop(players=4, hands=HANDS)
    t.play(f"a {act}")
    forced(t)
    assert (t.beats, t.asked) == (1, "b")


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize(
    "answer", ["b takes #1", "b declines #1", "b counters #1 sugar for soap soap"]
)
def test_an_answer_costs_one_beat(answer: str) -> None:
    t = shop(players=4, hands=HANDS)
    t.play("a offers b soap for sugar")
    t.play(answer)
    assert (t.beats, t.asked) == (2, "c")


@pytest.mark.rule("REG-TOP-3")
def test_a_withdrawal_costs_one_beat() -> None:
    t = shop(players=3, hands=HANDS)
    t.play("a offers b soap for sugar; b is quiet; c is quiet; a withdraws #1")
    assert (t.beats, t.asked, t.offers) == (2, "b", [])


@pytest.mark.rule("REG-TOP-3")
def test_silence_costs_nothing() -> None:
    t = shop(players=3, beats=7)
    t.play("a is quiet; b is quiet")
    assert (t.beats, t.asked) == (7, "c")


@pytest.mark.rule("REG-TOP-3", "REG-ALC-4")
def test_when_it_tips_only_the_clock_acts() -> None:
    t = shop(players=3, hands="a=soap b=sugar", beats=5)
    t.play("a offers b soap for sugar; * the top tips")
    assert (t.asked, t.legal("~")) == ("~", ["the top falls"])
    assert t.refusal("b takes #1").code == "top.fallen"
    t.play("~ the top falls")
    assert (t.asked, t.legal("~")) == ("~", ["hands down"])
    assert t.refusal("b takes #1").code == "top.fallen"


@pytest.mark.rule("REG-TOP-3")
def test_when_it_holds_trading_goes_on() -> None:
    t = shop(players=3, hands="a=soap b=sugar", beats=5)
    t.play("a offers b soap for sugar; * the top holds; b takes #1; * the top holds")
    assert (t.hand("b"), t.asked, t.beats) == ("soap", "c", 7)


@pytest.mark.rule("REG-TOP-3", "REG-SPS-1")
def test_a_beat_is_counted_after_what_it_brings_about() -> None:
    t = shop(players=3, hands=HANDS, beats=5, stack="butter*2", queue="a,X,b,c")
    t.play("a pays soap meat for a stamp; * a draws butter")
    assert t.chances() == {"the top holds": 12, "the top tips": 1}
    t.play("* the top holds; b is quiet; c is quiet; a pays soap meat for his place")
    t.play("* the speculator rolls 1")
    t.play("* " + min(t.chances()))
    assert t.chances() == {"the top holds": 11, "the top tips": 1}


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_when_all_stay_silent_in_a_row_the_top_is_stopped(players: int) -> None:
    t = shop(players=players)
    for seat in "abcde"[: players - 1]:
        t.play(f"{seat} is quiet")
        assert t.phase == "allocation"
    assert "all_quiet" in t.play(f"{'abcde'[players - 1]} is quiet")
    assert (t.phase, t.asked) == ("shopping", "a")


@pytest.mark.rule("REG-TOP-3")
def test_an_act_in_between_breaks_the_silence() -> None:
    t = shop(players=3)
    t.play("a is quiet; b is quiet; c calls too dear; a is quiet; b is quiet")
    assert (t.phase, t.asked) == ("allocation", "c")
    t.play("c is quiet")
    assert t.phase == "shopping"


@pytest.mark.rule("REG-TOP-3")
def test_the_silence_may_begin_with_anybody() -> None:
    t = shop(players=3)
    t.play("a calls too dear; b is quiet; c is quiet; a is quiet")
    assert t.phase == "shopping"


@pytest.mark.rule("REG-TOP-3", "REG-ALC-6")
def test_after_the_silence_the_active_player_discards() -> None:
    t = shop(players=3, hands="a=soap*5,meat*2")
    t.play("a is quiet; b is quiet; c is quiet")
    assert sorted(t.legal("a")) == ["discards meat", "discards soap"]


@pytest.mark.rule("REG-TOP-3")
def test_whether_it_holds_is_open_to_all() -> None:
    t = shop(players=3, beats=5)
    t.play("a calls too dear")
    for viewer in ("a", "b", "c", None):
        assert t.redacted("* the top holds", viewer) == "* the top holds"
        assert t.redacted("* the top tips", viewer) == "* the top tips"
