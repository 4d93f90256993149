"""Community list, this is not your place, mother with a small child."""

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]


@pytest.mark.rule("KOL-CRD-1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a,b,X,c", "c,X,b,a"),
        ("X,b", "b,X"),
        ("a,a,b,X", "X,b,a,a"),
        ("b,c,d,X,a,b", "b,a,X,d,c,b"),
    ],
)
def test_the_list_reverses_a_whole_queue_speculator_too(before: str, after: str) -> None:
    t = square(hands="a=list", queues=f"kiosk={before}")
    t.play("a plays list kiosk")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-CRD-1")
def test_the_list_is_for_every_queue_that_would_read_differently() -> None:
    t = square(hands="a=list", queues="groceries=a,X rtv_agd=b,X,b furniture=X clothing=X,c,d")
    assert sorted(t.legal("a")) == ["passes", "plays list clothing", "plays list groceries"]


@pytest.mark.rule("KOL-CRD-1")
@pytest.mark.parametrize("shop", SHOPS)
def test_the_list_works_at_each_shop_and_leaves_the_others(shop: str) -> None:
    queues = " ".join(f"{name}=a,b,X" for name in SHOPS[:1]) + f" {shop}=c,d,X"
    t = square(hands="a=list", queues=queues if shop != "groceries" else "groceries=c,d,X")
    t.play(f"a plays list {shop}")
    assert t.queue(shop) == "X,d,c"
    assert t.queue("groceries") == ("X,d,c" if shop == "groceries" else "a,b,X")


@pytest.mark.rule("KOL-CRD-1", "KOL-JMP-4")
@pytest.mark.parametrize("queue", ["X", "a,X,a", "b,X,b", "a,b,X,b,a"])
def test_the_list_must_change_something(queue: str) -> None:
    t = square(hands="a=list", queues=f"kiosk={queue}")
    refusal = t.refusal("a plays list kiosk")
    assert (refusal.code, refusal.rule) == ("list.nothing_changes", "KOL-CRD-1")
    assert t.legal("a") == ["passes"]


@pytest.mark.rule("KOL-CRD-2")
@pytest.mark.parametrize(
    ("before", "place", "after"),
    [("b,a,X", 2, "a,b,X"), ("X,a", 2, "a,X"), ("a,b,c,a,X", 4, "a,b,a,c,X")],
)
def test_sir_moves_an_own_pawn_one_place_forward(before: str, place: int, after: str) -> None:
    t = square(hands="a=sir", queues=f"kiosk={before}")
    t.play(f"a plays sir kiosk {place}")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-CRD-2")
def test_sir_is_for_own_pawns_behind_somebody_else() -> None:
    t = square(hands="a=sir", queues="groceries=a,b,a,a,X kiosk=X,a market=b,a")
    assert sorted(t.legal("a")) == ["passes", "plays sir groceries 3", "plays sir kiosk 2"]


@pytest.mark.rule("KOL-CRD-2")
@pytest.mark.parametrize("place", [1, 3])
def test_sir_does_not_move_others(place: int) -> None:
    t = square(hands="a=sir", queues="kiosk=b,a,X")
    refusal = t.refusal(f"a plays sir kiosk {place}")
    assert (refusal.code, refusal.rule) == ("sir.not_yours", "KOL-CRD-2")


@pytest.mark.rule("KOL-CRD-2")
def test_sir_does_not_move_a_pawn_that_is_first() -> None:
    t = square(hands="a=sir", queues="kiosk=a,b,X")
    refusal = t.refusal("a plays sir kiosk 1")
    assert (refusal.code, refusal.rule) == ("sir.first_already", "KOL-CRD-2")
    assert t.queue("kiosk") == "a,b,X"


@pytest.mark.rule("KOL-CRD-2", "KOL-JMP-4")
def test_sir_does_not_swap_two_own_pawns() -> None:
    t = square(hands="a=sir", queues="kiosk=b,a,a,X")
    assert t.refusal("a plays sir kiosk 3").code == "sir.nothing_changes"
    assert sorted(t.legal("a")) == ["passes", "plays sir kiosk 2"]


@pytest.mark.rule("KOL-CRD-3")
@pytest.mark.parametrize(
    ("before", "place", "after"),
    [("b,a,X", 2, "a,b,X"), ("b,c,X,d,a", 5, "a,b,c,X,d"), ("a,b,a,X", 3, "a,a,b,X")],
)
def test_mother_takes_an_own_pawn_to_first_place(before: str, place: int, after: str) -> None:
    t = square(hands="a=mother", queues=f"kiosk={before}")
    t.play(f"a plays mother kiosk {place}")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-CRD-3")
def test_mother_is_for_own_pawns_that_have_somebody_before_them() -> None:
    t = square(hands="a=mother", queues="groceries=a,a,b,a,a,X kiosk=b,X market=b")
    expected = ["passes", "plays mother groceries 4", "plays mother groceries 5"]
    assert sorted(t.legal("a")) == expected


@pytest.mark.rule("KOL-CRD-3")
@pytest.mark.parametrize("place", [2, 4])
def test_mother_does_not_take_others(place: int) -> None:
    t = square(hands="a=mother", queues="kiosk=c,b,a,X")
    refusal = t.refusal(f"a plays mother kiosk {place}")
    assert (refusal.code, refusal.rule) == ("mother.not_yours", "KOL-CRD-3")


@pytest.mark.rule("KOL-CRD-3")
def test_mother_does_not_take_a_pawn_that_is_first() -> None:
    t = square(hands="a=mother", queues="kiosk=a,b,X")
    refusal = t.refusal("a plays mother kiosk 1")
    assert (refusal.code, refusal.rule) == ("mother.first_already", "KOL-CRD-3")
