"""Open offers: any three stamps, a price with a choice, and calls without a price."""

import pytest

from tests.games.reglamentacja.shop import shop

HANDS = "a=chocolate*2,meat b=butter*2,sugar,flour c=soap,sugar d=soap*5"
ANY = "a offers all chocolate for any 3"


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    ("giving", "left"),
    [("butter butter sugar", "flour,chocolate"), ("butter flour sugar", "butter,chocolate")],
)
def test_for_any_three_stamps_the_taker_picks_which(giving: str, left: str) -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b takes #1 giving {giving}")
    assert t.hand("b") == left
    assert sum(t.state.stamps.hands[0]) == 5


@pytest.mark.rule("REG-TRD-5")
def test_all_choices_of_the_taker_are_listed() -> None:
    t = shop(hands=HANDS)
    t.play(ANY)
    takes = [line for line in t.legal("b") if line.startswith("takes")]
    assert sorted(takes) == [
        "takes #1 giving flour butter butter",
        "takes #1 giving sugar butter butter",
        "takes #1 giving sugar flour butter",
    ]


@pytest.mark.rule("REG-TRD-5")
def test_who_has_fewer_can_not_accept_but_may_counter() -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b is quiet")
    assert not [line for line in t.legal("c") if line.startswith("takes")]
    assert t.refusal("c takes #1 giving sugar soap").code == "take.choice"
    assert t.refusal("c takes #1 giving sugar soap soap").code == "take.not_held"
    t.play("c counters #1 sugar soap for chocolate")
    assert t.offers[-1] == "#2 c to a: sugar soap for chocolate"


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    "take",
    [
        "b takes #1",
        "b takes #1 giving butter butter",
        "b takes #1 giving butter butter sugar flour",
    ],
)
def test_as_many_as_are_asked_must_be_chosen(take: str) -> None:
    t = shop(hands=HANDS)
    t.play(ANY)
    refusal = t.refusal(take)
    assert (refusal.code, refusal.rule) == ("take.choice", "REG-TRD-5")


@pytest.mark.rule("REG-TRD-5")
def test_a_price_with_a_choice() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat for any 1 of sugar flour")
    takes = [line for line in t.legal("b") if line.startswith("takes")]
    assert sorted(takes) == ["takes #1 giving flour", "takes #1 giving sugar"]
    refusal = t.refusal("b takes #1 giving butter")
    assert (refusal.code, refusal.rule) == ("take.choice", "REG-TRD-5")
    t.play("b takes #1 giving flour")
    assert (t.hand("a"), t.hand("b")) == ("flour,chocolate*2", "sugar,meat,butter*2")


@pytest.mark.rule("REG-TRD-5")
def test_the_same_kind_may_be_chosen_twice() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat for any 2 of sugar butter; b takes #1 giving butter butter")
    assert t.hand("b") == "sugar,meat,flour"


@pytest.mark.rule("REG-TRD-5")
def test_a_fixed_part_and_a_choice() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat for sugar any 2")
    takes = [line for line in t.legal("b") if line.startswith("takes")]
    assert sorted(takes) == ["takes #1 giving butter butter", "takes #1 giving flour butter"]
    assert t.refusal("b takes #1 giving sugar butter").code == "take.not_held"
    assert t.refusal("b takes #1 giving sugar butter butter").code == "take.choice"
    t.play("b takes #1 giving flour butter")
    assert (t.hand("a"), t.hand("b")) == ("sugar,flour,butter,chocolate*2", "meat,butter")


@pytest.mark.rule("REG-TRD-5")
def test_nothing_is_chosen_where_nothing_is_left_open() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat for sugar")
    refusal = t.refusal("b takes #1 giving sugar")
    assert (refusal.code, refusal.rule) == ("take.choice", "REG-TRD-5")


@pytest.mark.rule("REG-TRD-5")
def test_a_counter_may_leave_a_choice_too() -> None:
    t = shop(hands=HANDS)
    t.play("a offers b meat for sugar; b counters #1 sugar for any 2 of meat chocolate")
    t.play("c is quiet; d is quiet; a takes #2 giving meat chocolate")
    assert (t.hand("a"), t.hand("b")) == ("sugar,chocolate", "meat,flour,butter*2,chocolate")


@pytest.mark.rule("REG-TRD-5")
def test_declined_by_one_an_offer_to_everyone_stands_for_the_others() -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b declines #1")
    assert t.offers == ["#1 a to all: chocolate for any 3"]
    t.play("c declines #1; d takes #1 giving soap soap soap")
    assert (t.hand("d"), t.offers) == ("soap*2,chocolate", [])


@pytest.mark.rule("REG-TRD-5")
def test_declined_by_all_it_is_gone() -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b declines #1; c declines #1")
    assert len(t.offers) == 1
    t.play("d declines #1")
    assert (t.offers, t.why_gone()) == ([], {1: "declined"})


@pytest.mark.rule("REG-TRD-5")
def test_who_has_declined_has_declined() -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b declines #1; c is quiet; d is quiet; a is quiet")
    refusal = t.refusal("b declines #1")
    assert (refusal.code, refusal.rule) == ("offer.declined_already", "REG-TRD-5")
    assert "declines #1" not in t.legal("b")


@pytest.mark.rule("REG-TRD-5", "REG-TRD-6")
@pytest.mark.parametrize(
    "call",
    [
        "who has butter",
        "gives meat",
        "gives chocolate",
        "sells place",
        "wants place of b",
        "too dear",
        "last chance",
    ],
)
def test_a_call_is_heard_by_all_and_binds_nobody(call: str) -> None:
    t = shop(hands=HANDS)
    before = (t.queue, [t.hand(seat) for seat in "abcd"])
    assert t.play(f"a calls {call}") == ["called"]
    assert (t.queue, [t.hand(seat) for seat in "abcd"]) == before
    assert (t.offers, t.asked) == ([], "b")
    assert [t.told_to(v)[0][0] for v in ("a", "b", "c", "d", None)] == ["called"] * 5


@pytest.mark.rule("REG-TRD-5")
def test_also_the_others_may_call() -> None:
    t = shop(hands=HANDS)
    t.play("a calls who has butter; b calls gives butter; c calls wants place of a")
    assert (t.asked, t.beats) == ("d", 3)
