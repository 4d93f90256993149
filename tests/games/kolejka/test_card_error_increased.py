"""Delivery error, and increased delivery."""

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]


@pytest.mark.rule("KOL-CRD-6")
def test_an_error_sends_one_good_to_another_shop() -> None:
    t = square(hands="a=error", shops="kiosk=kiosk*2 clothing=clothing")
    t.play("a plays error kiosk from kiosk to clothing")
    assert (t.shop("kiosk"), t.shop("clothing")) == ("kiosk", "clothing,kiosk")
    assert t.stall("kiosk") == 1


@pytest.mark.rule("KOL-CRD-6")
def test_goods_sent_by_error_keep_their_colour_and_lie_on_top() -> None:
    t = square(hands="a=error b=error", shops="kiosk=kiosk furniture=furniture clothing=clothing")
    t.play("a plays error clothing from clothing to kiosk")
    t.play("b plays error furniture from furniture to kiosk")
    assert t.shop("kiosk") == "kiosk,clothing,furniture"


@pytest.mark.rule("KOL-CRD-6")
def test_the_player_picks_among_the_open_goods() -> None:
    t = square(hands="a=error", shops="kiosk=clothing,kiosk*2", delivered="")
    kinds = ("clothing", "kiosk")
    others = ("groceries", "rtv_agd", "furniture", "clothing")
    expected = [f"plays error {kind} from kiosk to {shop}" for kind in kinds for shop in others]
    assert sorted(t.legal("a")) == sorted([*expected, "passes"])
    t.play("a plays error clothing from kiosk to clothing")
    assert (t.shop("kiosk"), t.shop("clothing")) == ("kiosk*2", "clothing")


@pytest.mark.rule("KOL-CRD-6")
def test_left_over_goods_can_be_sent_too() -> None:
    t = square(hands="a=error", shops="kiosk=kiosk", delivered="clothing")
    t.play("a plays error kiosk from kiosk to rtv_agd")
    assert (t.shop("kiosk"), t.shop("rtv_agd")) == ("", "kiosk")


@pytest.mark.rule("KOL-CRD-6")
@pytest.mark.parametrize("act", ["clothing from kiosk", "kiosk from clothing"])
def test_an_error_needs_the_goods_to_lie_there(act: str) -> None:
    t = square(hands="a=error", shops="kiosk=kiosk")
    refusal = t.refusal(f"a plays error {act} to furniture")
    assert (refusal.code, refusal.rule) == ("error.no_such_goods", "KOL-CRD-6")


@pytest.mark.rule("KOL-CRD-6")
def test_an_error_needs_two_shops() -> None:
    t = square(hands="a=error", shops="kiosk=kiosk,clothing")
    refusal = t.refusal("a plays error kiosk from kiosk to kiosk")
    assert (refusal.code, refusal.rule) == ("error.same_shop", "KOL-CRD-6")
    assert t.shop("kiosk") == "kiosk,clothing"


@pytest.mark.rule("KOL-CRD-6", "KOL-CRD-9")
@pytest.mark.parametrize(("start", "end"), [("kiosk", "clothing"), ("clothing", "kiosk")])
def test_an_error_needs_both_shops_open(start: str, end: str) -> None:
    t = square(hands="a=error", shops="kiosk=kiosk clothing=clothing", closed="kiosk")
    refusal = t.refusal(f"a plays error {start} from {start} to {end}")
    assert (refusal.code, refusal.rule) == ("error.closed", "KOL-CRD-6")
    assert "plays error clothing from clothing to furniture" in t.legal("a")
    assert not any("kiosk" in act for act in t.legal("a"))


@pytest.mark.rule("KOL-CRD-6", "KOL-CRD-7")
def test_goods_sent_by_error_are_no_delivery() -> None:
    t = square(hands="a=error b=increased", shops="kiosk=kiosk*2", delivered="kiosk")
    t.play("a plays error kiosk from kiosk to clothing")
    refusal = t.refusal("b plays increased clothing")
    assert (refusal.code, refusal.rule) == ("increased.no_delivery", "KOL-CRD-7")


@pytest.mark.rule("KOL-CRD-7")
def test_an_increase_brings_one_more_from_the_truck() -> None:
    t = square(hands="a=increased", shops="kiosk=kiosk*2", trucks="kiosk=3")
    t.play("a plays increased kiosk")
    assert (t.shop("kiosk"), t.truck("kiosk")) == ("kiosk*3", 2)


@pytest.mark.rule("KOL-CRD-7")
def test_increased_goods_lie_on_top() -> None:
    t = square(hands="a=increased", shops="kiosk=kiosk,clothing", delivered="kiosk")
    t.play("a plays increased kiosk")
    assert t.shop("kiosk") == "kiosk,clothing,kiosk"


@pytest.mark.rule("KOL-CRD-7")
def test_an_increase_is_for_shops_with_a_delivery_today() -> None:
    t = square(
        hands="a=increased",
        shops="kiosk=kiosk clothing=clothing furniture=furniture",
        delivered="kiosk,clothing",
    )
    expected = ["passes", "plays increased clothing", "plays increased kiosk"]
    assert sorted(t.legal("a")) == expected
    refusal = t.refusal("a plays increased furniture")
    assert (refusal.code, refusal.rule) == ("increased.no_delivery", "KOL-CRD-7")


@pytest.mark.rule("KOL-CRD-7")
def test_no_increase_from_an_empty_truck() -> None:
    t = square(hands="a=increased", shops="kiosk=kiosk", trucks="kiosk=0")
    refusal = t.refusal("a plays increased kiosk")
    assert (refusal.code, refusal.rule) == ("increased.truck_empty", "KOL-CRD-7")
    assert t.legal("a") == ["passes"]


@pytest.mark.rule("KOL-CRD-7", "KOL-CRD-9")
def test_no_increase_at_a_closed_shop() -> None:
    t = square(hands="a=increased", shops="kiosk=kiosk", closed="kiosk")
    refusal = t.refusal("a plays increased kiosk")
    assert (refusal.code, refusal.rule) == ("increased.closed", "KOL-CRD-7")


@pytest.mark.rule("KOL-CRD-7")
def test_an_increase_is_allowed_though_todays_goods_have_gone() -> None:
    t = square(hands="a=counter b=increased", queues="kiosk=a,X", shops="kiosk=kiosk")
    t.play("a plays counter kiosk kiosk")
    assert t.shop("kiosk") == ""
    t.play("b plays increased kiosk")
    assert t.shop("kiosk") == "kiosk"


@pytest.mark.rule("KOL-CRD-7", "KOL-DEL-1")
def test_a_real_delivery_makes_the_increase_legal() -> None:
    t = square(phase="queue_up", day=2, home="a=1 b=0 c=0 d=0", hands="a=increased")
    t.play("a queues market")
    first = sorted(t.chances())[0]
    t.play(f"* {first}")
    t.play("* " + next(text for text in sorted(t.chances()) if text.split()[1] != first.split()[1]))
    assert len(t.legal("a")) == 3
    assert f"plays increased {first.split()[1]}" in t.legal("a")
