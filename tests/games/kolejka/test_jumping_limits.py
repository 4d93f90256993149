"""Queue jumping: what no card may do, and what every card may."""

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]


@pytest.mark.rule("KOL-JMP-4")
@pytest.mark.parametrize(
    "act",
    [
        "sir kiosk 4",
        "mother kiosk 4",
        "criticise kiosk 4",
        "lucky kiosk 4 groceries",
        "sir kiosk 0",
        "criticise clothing 2",
    ],
)
def test_a_card_needs_a_pawn_at_its_place(act: str) -> None:
    card = act.split()[0]
    t = square(hands=f"a={card}", queues="kiosk=X,a,b")
    refusal = t.refusal(f"a plays {act}")
    assert (refusal.code, refusal.rule) == ("place.empty", "KOL-JMP-4")
    assert t.hand("a") == [card]


@pytest.mark.rule("KOL-JMP-4")
@pytest.mark.parametrize(
    ("act", "queue", "code"),
    [
        ("sir kiosk 2", "a,a,X", "sir.nothing_changes"),
        ("sir kiosk 3", "b,a,a,X", "sir.nothing_changes"),
        ("mother kiosk 2", "a,a,b,X", "mother.nothing_changes"),
        ("mother kiosk 3", "a,a,a,X", "mother.nothing_changes"),
        ("criticise kiosk 1", "b,b,b,X", "criticise.nothing_changes"),
        ("criticise kiosk 2", "X,a,a,a", "criticise.nothing_changes"),
    ],
)
def test_pawns_of_one_owner_are_alike(act: str, queue: str, code: str) -> None:
    card = act.split()[0]
    t = square(hands=f"a={card}", queues=f"kiosk={queue}")
    refusal = t.refusal(f"a plays {act}")
    assert (refusal.code, refusal.rule) == (code, "KOL-JMP-4")
    assert f"plays {act}" not in t.legal("a")


@pytest.mark.rule("KOL-JMP-4")
@pytest.mark.parametrize(
    ("act", "queue", "after"),
    [
        ("mother kiosk 3", "a,b,a,X", "a,a,b,X"),
        ("criticise kiosk 1", "a,a,b,X", "a,b,a,X"),
        ("criticise kiosk 1", "a,b,a,X", "b,a,a,X"),
        ("criticise kiosk 1", "a,b,b,X", "b,b,a,X"),
    ],
)
def test_a_change_of_one_place_is_enough(act: str, queue: str, after: str) -> None:
    t = square(hands=f"a={act.split()[0]}", queues=f"kiosk={queue}")
    t.play(f"a plays {act}")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-JMP-5")
@pytest.mark.parametrize(
    "act",
    [
        "list market",
        "sir market 2",
        "mother market 2",
        "criticise market 1",
        "lucky market 2 kiosk",
        "lucky kiosk 2 market",
        "error kiosk from market to clothing",
        "error kiosk from kiosk to market",
        "increased market",
        "counter market kiosk",
        "stocktaking market",
    ],
)
def test_cards_never_touch_the_market(act: str) -> None:
    card = act.split()[0]
    t = square(hands=f"a={card}", queues="market=b,a,c kiosk=X,a", shops="kiosk=kiosk*2")
    refusal = t.refusal(f"a plays {act}")
    assert (refusal.code, refusal.rule) == ("card.market", "KOL-JMP-5")
    assert t.queue("market") == "b,a,c"


@pytest.mark.rule("KOL-JMP-5")
@pytest.mark.parametrize("card", ["list", "sir", "mother", "criticise", "lucky", "error"])
def test_no_legal_card_names_the_market(card: str) -> None:
    t = square(
        hands=f"a={card}", queues="market=b,a,c,a kiosk=X,b,a,c", shops="kiosk=kiosk,clothing"
    )
    acts = t.legal("a")
    assert len(acts) > 1
    assert not any("market" in act for act in acts)


@pytest.mark.rule("KOL-JMP-6")
@pytest.mark.parametrize(
    "act",
    [
        "list kiosk",
        "criticise kiosk 1",
        "error kiosk from kiosk to clothing",
        "increased kiosk",
        "stocktaking kiosk",
    ],
)
def test_cards_work_where_the_player_has_no_pawn(act: str) -> None:
    t = square(hands=f"a={act.split()[0]}", queues="kiosk=b,c,X", shops="kiosk=kiosk*2")
    assert f"plays {act}" in t.legal("a")
    t.play(f"a plays {act}")
    assert t.asked == "b"


@pytest.mark.rule("KOL-JMP-7")
@pytest.mark.parametrize(
    ("act", "after"),
    [
        ("list kiosk", "a,b,a,X"),
        ("sir kiosk 2", "a,X,b,a"),
        ("mother kiosk 4", "a,X,a,b"),
        ("criticise kiosk 1", "a,b,X,a"),
        ("lucky kiosk 2 clothing", "X,b,a"),
    ],
)
@pytest.mark.parametrize(
    ("shops", "closed"), [("", ""), ("kiosk=kiosk*2", "kiosk")], ids=["empty", "closed"]
)
def test_position_cards_work_at_empty_and_at_closed_shops(
    act: str, after: str, shops: str, closed: str
) -> None:
    t = square(hands=f"a={act.split()[0]}", queues="kiosk=X,a,b,a", shops=shops, closed=closed)
    t.play(f"a plays {act}")
    assert t.queue("kiosk") == after


@pytest.mark.rule("KOL-JMP-7")
def test_a_lucky_pawn_may_come_to_a_closed_shop() -> None:
    t = square(
        hands="a=lucky",
        queues="kiosk=X,a clothing=b,X",
        shops="clothing=clothing",
        closed="clothing",
    )
    t.play("a plays lucky kiosk 2 clothing")
    assert t.queue("clothing") == "b,a,X"


@pytest.mark.rule("KOL-JMP-8")
def test_a_later_card_may_undo_an_earlier_one() -> None:
    t = square(queues="kiosk=a,b,X")
    t.play("a plays list kiosk; b plays list kiosk")
    assert t.queue("kiosk") == "a,b,X"


@pytest.mark.rule("KOL-JMP-8")
def test_goods_sent_by_error_may_be_sent_back() -> None:
    t = square(hands="a=error b=error", shops="kiosk=kiosk*2")
    t.play("a plays error kiosk from kiosk to clothing; b plays error kiosk from clothing to kiosk")
    assert (t.shop("kiosk"), t.shop("clothing")) == ("kiosk*2", "")


@pytest.mark.rule("KOL-JMP-9")
@pytest.mark.parametrize("start", SHOPS)
def test_every_shop_is_next_to_every_other(start: str) -> None:
    others = [shop for shop in SHOPS if shop != start]
    t = square(hands="a=lucky", queues=f"{start}=X,a")
    expected = ["passes", *(f"plays lucky {start} 2 {shop}" for shop in others)]
    assert sorted(t.legal("a")) == sorted(expected)
    t = square(hands="a=error", shops=f"{start}={start}")
    expected = ["passes", *(f"plays error {start} from {start} to {shop}" for shop in others)]
    assert sorted(t.legal("a")) == sorted(expected)
