"""Criticising the authorities, and the lucky strike."""

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]


@pytest.mark.rule("KOL-CRD-4")
@pytest.mark.parametrize(
    ("before", "place", "after"),
    [
        ("a,b,c,X", 1, "b,c,a,X"),
        ("a,b,c,X", 2, "a,c,X,b"),
        ("X,b,c,d", 1, "b,c,X,d"),
        ("b,a,c,d,X", 2, "b,c,d,a,X"),
    ],
    ids=["own", "a rival's", "the speculator", "in the middle"],
)
def test_any_pawn_goes_exactly_two_places_back(before: str, place: int, after: str) -> None:
    t = square(hands="a=criticise", queues=f"kiosk={before}")
    t.play(f"a plays criticise kiosk {place}")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-CRD-4")
def test_criticism_is_for_all_but_the_last_two() -> None:
    t = square(hands="a=criticise", queues="kiosk=b,c,X,a,d groceries=a,X")
    expected = ["passes", *(f"plays criticise kiosk {place}" for place in (1, 2, 3))]
    assert sorted(t.legal("a")) == expected


@pytest.mark.rule("KOL-CRD-4")
@pytest.mark.parametrize(
    ("queue", "place"), [("b,c,X", 2), ("b,c,X", 3), ("b,X", 1), ("b,X", 2), ("X", 1)]
)
def test_the_last_two_can_not_be_criticised(queue: str, place: int) -> None:
    t = square(hands="a=criticise", queues=f"kiosk={queue}")
    refusal = t.refusal(f"a plays criticise kiosk {place}")
    assert (refusal.code, refusal.rule) == ("criticise.nobody_behind", "KOL-CRD-4")
    assert t.queue("kiosk") == queue


@pytest.mark.rule("KOL-CRD-4", "KOL-JMP-4")
def test_three_alike_in_a_row_are_not_worth_criticising() -> None:
    t = square(hands="a=criticise", queues="kiosk=b,b,b,b,X")
    expected = ["passes", "plays criticise kiosk 3"]
    assert sorted(t.legal("a")) == expected
    assert t.refusal("a plays criticise kiosk 2").code == "criticise.nothing_changes"


@pytest.mark.rule("KOL-CRD-5")
@pytest.mark.parametrize(
    ("there", "after"), [("X", "X,a"), ("b,c,X", "b,a,c,X"), ("a,b,X", "a,a,b,X")]
)
def test_luck_leads_to_second_place_in_another_queue(there: str, after: str) -> None:
    t = square(hands="a=lucky", queues=f"kiosk=b,X,a,c furniture={there}")
    t.play("a plays lucky kiosk 3 furniture")
    assert (t.queue("kiosk"), t.queue("furniture")) == ("b,X,c", after)


@pytest.mark.rule("KOL-CRD-5")
def test_luck_may_take_the_first_pawn_of_a_queue() -> None:
    t = square(hands="a=lucky", queues="kiosk=a,b,X clothing=c,X")
    t.play("a plays lucky kiosk 1 clothing")
    assert (t.queue("kiosk"), t.queue("clothing")) == ("b,X", "c,a,X")


@pytest.mark.rule("KOL-CRD-5")
def test_luck_is_for_each_own_pawn_and_each_other_shop() -> None:
    t = square(hands="a=lucky", queues="kiosk=a,b,X,a clothing=a,X market=a")
    starts = [("kiosk", 1), ("kiosk", 4), ("clothing", 1)]
    expected = [
        f"plays lucky {start} {place} {shop}"
        for start, place in starts
        for shop in SHOPS
        if shop != start
    ]
    assert sorted(t.legal("a")) == sorted([*expected, "passes"])


@pytest.mark.rule("KOL-CRD-5")
@pytest.mark.parametrize("place", [1, 2])
def test_luck_is_not_for_others(place: int) -> None:
    t = square(hands="a=lucky", queues="kiosk=b,X,a")
    refusal = t.refusal(f"a plays lucky kiosk {place} clothing")
    assert (refusal.code, refusal.rule) == ("lucky.not_yours", "KOL-CRD-5")


@pytest.mark.rule("KOL-CRD-5")
def test_luck_never_works_in_its_own_queue() -> None:
    t = square(hands="a=lucky", queues="kiosk=b,X,a,c")
    refusal = t.refusal("a plays lucky kiosk 3 kiosk")
    assert (refusal.code, refusal.rule) == ("lucky.same_queue", "KOL-CRD-5")
    assert t.queue("kiosk") == "b,X,a,c"


@pytest.mark.rule("KOL-CRD-5")
def test_a_lucky_pawn_can_be_pushed_on_in_the_same_phase() -> None:
    t = square(players=2, hands="a=lucky,sir b=list", queues="kiosk=X,a clothing=b,X")
    t.play("a plays lucky kiosk 2 clothing; b passes; a plays sir clothing 2")
    assert t.queue("clothing") == "a,b,X"
