"""Refusals of acts: each code with its rule, and which comes first."""

import pytest

from tests.games.reglamentacja.shop import Driver, shop

HANDS = "a=soap*3,meat*3 b=sugar*3,butter c=flour*3,sugar d=chocolate,sugar"
ROW = "cheesecake,buffet,brownie,tea_sugar,great_laundry,meat_balls"
LIVE = {"pace": "live"}


def why(t: Driver, line: str) -> tuple[str, str]:
    refusal = t.refusal(line)
    return refusal.code, refusal.rule


def at(phase: str) -> Driver:
    if phase == "discarding":
        t = shop(hands="a=soap*5,meat*4 b=sugar")
        t.play("a stops the top")
        return t
    return shop(phase=phase, hands=HANDS, row=ROW)


MOMENTS = [
    ("spinning", "REG-ALC-2"),
    ("trading", "REG-TOP-3"),
    ("final_trading", "REG-TOP-3"),
    ("discarding", "REG-ALC-6"),
    ("shopping", "REG-SHP-1"),
    ("last_shopping", "REG-FIN-6"),
]
OWN = {
    "spinning": ["spins"],
    "trading": ["offers b soap for sugar", "calls too dear", "is quiet", "stops the top"],
    "final_trading": ["offers b soap for sugar", "calls too dear", "is quiet"],
    "discarding": ["discards soap"],
    "shopping": ["buys nothing"],
    "last_shopping": ["buys nothing"],
}
ACTS = sorted({act for acts in OWN.values() for act in acts} - {"stops the top"})


@pytest.mark.rule("REG-ALC-2", "REG-TOP-3", "REG-ALC-6", "REG-SHP-1", "REG-FIN-6")
@pytest.mark.parametrize(("phase", "rule"), MOMENTS)
def test_who_is_not_asked_must_wait(phase: str, rule: str) -> None:
    t = at(phase)
    assert t.asked == "a"
    act = OWN[phase][0].replace("b", "a") if "offers" in OWN[phase][0] else OWN[phase][0]
    assert why(t, f"b {act}") == ("turn.not_yours", rule)


@pytest.mark.rule("REG-ALC-2", "REG-TOP-3", "REG-ALC-6", "REG-SHP-1", "REG-FIN-6")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize(("phase", "rule"), MOMENTS)
def test_each_act_has_its_moment(phase: str, rule: str, act: str) -> None:
    t = at(phase)
    if act in OWN[phase]:
        t.play(f"a {act}")
    else:
        assert why(t, f"a {act}") == ("act.not_now", rule)


@pytest.mark.rule("REG-ALC-1", "REG-SHP-3", "REG-SPS-1", "REG-TOP-3", "REG-TOP-2", "REG-SET-3")
def test_chance_goes_first() -> None:
    assert why(shop(phase="turn"), "a spins") == ("chance.first", "REG-ALC-1")
    t = shop(players=3, phase="shopping", hands="a=flour*2,sugar", row=ROW, stack="soap*9")
    t.play("a buys cheesecake; * a draws soap")
    assert why(t, "a spins") == ("chance.first", "REG-SHP-3")
    t = shop(players=3, queue="a,X,b,c", hands=HANDS.split(" d=")[0])
    t.play("a pays soap soap for his place")
    assert why(t, "b calls too dear") == ("chance.first", "REG-SPS-1")
    t = shop(players=3, beats=5)
    t.play("a calls too dear")
    assert why(t, "b calls too dear") == ("chance.first", "REG-TOP-3")
    t = shop(phase="spinning", options=LIVE)
    t.play("a spins 70")
    assert why(t, "b calls too dear") == ("chance.first", "REG-TOP-2")


@pytest.mark.rule("REG-SET-3", "REG-SET-4")
def test_chance_goes_first_in_setting_up() -> None:
    t = shop(opening=True, players=3)
    assert why(t, "a spins")[0] == "chance.first"
    rules = {}
    while t.asked == "*" and t.turns == 0:
        line = min(t.chances())
        rules[line.split()[1]] = why(t, "a spins")
        t.play(f"* {line}")
    assert rules["draws"] == ("chance.first", "REG-ALC-1")
    assert rules["expects"] == ("chance.first", "REG-SET-3")
    assert rules["stands"] == ("chance.first", "REG-SET-4")


@pytest.mark.rule("REG-ALC-4", "REG-TOP-1", "REG-TOP-2")
def test_the_clock_has_its_time() -> None:
    t = shop(players=3, beats=5)
    assert why(t, "~ the top falls") == ("clock.not_due", "REG-TOP-1")
    t.play("a calls too dear; * the top tips")
    assert why(t, "b calls too dear") == ("top.fallen", "REG-ALC-4")
    assert why(t, "~ hands down") == ("top.spinning", "REG-TOP-2")
    t.play("~ the top falls")
    assert why(t, "b calls too dear") == ("top.fallen", "REG-ALC-4")
    assert why(t, "~ the top falls") == ("top.fallen", "REG-ALC-4")
    assert why(shop(phase="shopping"), "~ hands down") == ("clock.not_due", "REG-TOP-1")
    assert why(shop(phase="spinning"), "~ the top falls") == ("clock.not_due", "REG-TOP-1")


@pytest.mark.rule("REG-TOP-2", "REG-TOP-3")
def test_a_flick_belongs_to_a_live_table() -> None:
    assert why(shop(phase="spinning", options=LIVE), "a spins") == ("spin.needs_flick", "REG-TOP-2")
    assert why(shop(phase="spinning"), "a spins 50") == ("spin.no_flick", "REG-TOP-3")


@pytest.mark.rule("REG-ALC-5", "REG-TRD-3", "REG-TRD-5")
def test_what_only_the_active_player_does_and_nobody_to_themselves() -> None:
    t = shop(hands=HANDS)
    assert why(t, "a offers a soap for meat") == ("offer.to_yourself", "REG-TRD-3")
    assert why(t, "a calls wants place of a") == ("call.to_yourself", "REG-TRD-5")
    t.play("a is quiet")
    assert why(t, "b stops the top") == ("stop.not_active", "REG-ALC-5")


@pytest.mark.rule("REG-ALC-6")
def test_what_is_not_held_can_not_be_discarded() -> None:
    assert why(at("discarding"), "a discards sugar") == ("discard.not_held", "REG-ALC-6")


@pytest.mark.rule("REG-TRD-4")
@pytest.mark.parametrize(
    "line",
    ["a offers b any 2 for soap", "a offers b soap", "a sings", "x spins", "a spins 101", ""],
)
def test_what_makes_no_sense_can_not_be_read(line: str) -> None:
    assert not shop(hands=HANDS).readable(line)
