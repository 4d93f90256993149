"""Secrets: hands, visits and how long the top lasts; what is said aloud is known to all."""

from typing import Any

import pytest

from tests.games.reglamentacja.shop import Driver, shop

A = "a=soap*2,meat*2"
LIVE = {"pace": "live"}
# Two tables that differ only in the hands of b and c.
ONE = f"{A} b=sugar*2,butter c=flour"
TWO = f"{A} b=meat,chocolate,flour c=soap"


def seen(t: Driver, viewer: str | None) -> Any:
    return t.sees(viewer)["everything"]


@pytest.mark.rule("REG-SET-2", "REG-TRD-6")
def test_everybody_sees_the_own_hand_and_how_many_the_others_hold() -> None:
    t = shop(hands=ONE)
    assert t.sees("a")["hand"] == "meat*2,soap*2"
    assert t.sees("c")["hand"] == "flour"
    assert t.sees(None)["hand"] == ""
    for viewer in ("a", "d", None):
        assert t.sees(viewer)["hand_sizes"] == {"a": 4, "b": 3, "c": 1, "d": 0}


@pytest.mark.rule("REG-SET-2", "REG-TRD-6")
@pytest.mark.parametrize("options", [{"pace": "beats"}, LIVE])
def test_hands_of_the_others_can_not_be_told_apart(options: dict[str, str]) -> None:
    one, two = shop(hands=ONE, options=options), shop(hands=TWO, options=options)
    for viewer in ("a", "d", None):
        assert seen(one, viewer) == seen(two, viewer)
    assert seen(one, "b") != seen(two, "b")


@pytest.mark.rule("REG-SET-3")
def test_a_visit_is_seen_by_its_owner_alone() -> None:
    one = shop(visits="a=family_gathering b=dinner_with_the_boss")
    two = shop(visits="a=husbands_name_day b=dinner_with_the_boss")
    assert one.sees("a")["visit"] == "family_gathering"
    assert one.sees(None)["visit"] is None
    assert seen(one, "a") != seen(two, "a")
    for viewer in ("b", "c", None):
        assert seen(one, viewer) == seen(two, viewer)


@pytest.mark.rule("REG-SET-3", "REG-SCO-1")
def test_at_the_end_the_visits_are_shown() -> None:
    t = shop(players=3, phase="last_shopping", row="buffet", cards="")
    t.play("a buys nothing; b buys nothing; c buys nothing")
    assert all(visit >= 0 for visit in seen(t, None).visits)


@pytest.mark.rule("REG-SET-2", "REG-ALC-1")
def test_what_is_drawn_is_seen_by_who_draws() -> None:
    t = shop(phase="turn", stack="butter*2")
    assert t.redacted("* a draws butter", "a") == "* a draws butter"
    for viewer in ("b", "c", "d", None):
        assert t.redacted("* a draws butter", viewer) == "* a draws ?"
    t.play("* a draws butter")
    assert t.told_to("a")[0][0] == "drew"
    for viewer in ("b", None):
        code, facts = t.told_to(viewer)[0]
        assert (code, facts) == ("drew_something", {"seat": "a"})


@pytest.mark.rule("REG-SET-3")
def test_which_visit_is_expected_is_seen_by_who_expects_it() -> None:
    t = shop(opening=True, players=3)
    while not any("expects" in line for line in t.chances()):
        t.play("* " + min(t.chances()))
    line = "* a expects family_gathering"
    assert t.redacted(line, "a") == line
    assert [t.redacted(line, viewer) for viewer in ("b", "c", None)] == ["* a expects ?"] * 3
    t.play(line)
    assert [t.told_to(viewer)[0][0] for viewer in ("a", "b", None)] == [
        "expects",
        "expects_somebody",
        "expects_somebody",
    ]


@pytest.mark.rule("REG-TOP-2")
def test_luck_is_seen_by_nobody() -> None:
    one, two = (shop(phase="spinning", options=LIVE) for _ in range(2))
    for t, luck in ((one, 17), (two, 9_000)):
        t.play("a spins 80")
        for viewer in ("a", "b", None):
            assert t.redacted(f"* luck {luck}", viewer) == "* luck ?"
        t.play(f"* luck {luck}")
    for viewer in ("a", "b", "c", "d", None):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.told_to(viewer) == two.told_to(viewer)
    assert one.asked == two.asked


@pytest.mark.rule("REG-TRD-6", "REG-TRD-4")
@pytest.mark.parametrize("options", [{"pace": "beats"}, LIVE])
def test_what_is_legal_does_not_depend_on_the_hands_of_others(options: dict[str, str]) -> None:
    one, two = shop(hands=ONE, options=options), shop(hands=TWO, options=options)
    assert one.legal("a") == two.legal("a")
    for t in (one, two):
        t.play(
            "a offers all soap for any 1"
            if options == LIVE
            else "a is quiet; b is quiet; c is quiet"
        )
    assert one.legal("d") == two.legal("d")
    assert one.asked == two.asked


@pytest.mark.rule("REG-TRD-6", "REG-TRD-4")
@pytest.mark.parametrize(
    "act",
    [
        "a offers b soap for sugar",
        "a offers b soap for chocolate chocolate chocolate chocolate chocolate",
        "a offers all soap for any 7",
        "a offers b butter for sugar",
        "a offers c soap for place",
        "a offers b soap for nothing",
        "a offers b soap for sugar sugar sugar sugar sugar sugar",
    ],
)
def test_refusals_of_offers_do_not_depend_on_the_hands_of_others(act: str) -> None:
    def answer(hands: str) -> str:
        t = shop(hands=hands)
        return t.refusal(act).code if refused(t) else "allowed"

    def refused(t: Driver) -> bool:
        try:
            t.refusal(act)
        except AssertionError:
            return False
        return True

    assert answer(ONE) == answer(TWO)


@pytest.mark.rule("REG-TRD-6")
def test_an_offer_stands_or_falls_whatever_the_others_hold() -> None:
    for hands in (ONE, TWO):
        t = shop(hands=hands, options=LIVE)
        t.play("a offers b soap for sugar; a offers all soap meat for any 2")
        t.play("a pays meat meat for a stamp")
        assert t.offers == ["#1 a to b: soap for sugar"]


@pytest.mark.rule("REG-TRD-6")
def test_after_the_fall_who_is_asked_does_not_tell_who_could_take() -> None:
    one, two = shop(hands=ONE, options=LIVE), shop(hands=TWO, options=LIVE)
    for t in (one, two):
        t.play("a offers b soap for sugar; a offers c meat for flour; ~ the top falls")
    assert one.asked == two.asked


@pytest.mark.rule("REG-SHP-1", "REG-TRD-6")
def test_at_the_counter_the_others_can_not_tell_what_could_be_paid() -> None:
    row = "cheesecake,buffet,brownie,tea_sugar,great_laundry,meat_balls"
    one = shop(players=3, phase="shopping", row=row, hands="a=flour*2,sugar")
    two = shop(players=3, phase="shopping", row=row, hands="a=meat,butter,soap")
    assert one.asked == two.asked == "a"
    assert seen(one, "b") == seen(two, "b")


@pytest.mark.rule("REG-SHP-1")
def test_bought_cards_are_known_to_all_who_saw_them() -> None:
    t = shop(bought="a=cheesecake,buffet b=brownie")
    for viewer in ("a", "b", "c", None):
        assert [len(cards) for cards in seen(t, viewer).bought] == [2, 1, 0, 0]


@pytest.mark.rule("REG-SET-1")
def test_the_stack_of_stamps_is_seen_by_nobody() -> None:
    one = shop(players=3, hands="b=soap", stack="sugar,meat")
    two = shop(players=3, hands="b=sugar", stack="soap,meat")
    for viewer in ("a", "c", None):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.sees(viewer)["stack"] is None
    assert one.sees("a")["stack_size"] == 2
