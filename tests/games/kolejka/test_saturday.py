"""Saturday, after five days: cards come back, the trader too, the rest stays."""

import pytest

from tests.games.kolejka.square import square

PASS = "a passes; b passes; c passes; d passes"
SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]
FOUR = sorted(f"{shop}{count}" for shop in SHOPS for count in (2, 3))
TWO = sorted(f"{shop}{count}" for shop in SHOPS for count in (1, 2))
SEVEN = ["criticise", "lucky", "error", "increased", "counter", "stocktaking", "committee"]
TEN = ["list", "sir", "mother", *SEVEN]


@pytest.mark.rule("KOL-SAT-1", "KOL-SET-1")
def test_the_bin_becomes_the_new_delivery_deck() -> None:
    t = square(day=5, deck="", today="kiosk2 kiosk3", bin=" ".join(FOUR[:6] + FOUR[8:]))
    t.play(PASS)
    assert (t.deck, t.bin) == (FOUR, [])


@pytest.mark.rule("KOL-SAT-1", "KOL-SET-1")
@pytest.mark.parametrize(("players", "counts"), [(3, (1, 2)), (5, (1, 2, 3))])
def test_three_and_five_players_shuffle_every_saturday(
    players: int, counts: tuple[int, ...]
) -> None:
    every = sorted(f"{shop}{count}" for shop in SHOPS for count in counts)
    per_day = 2 if players == 3 else 3
    for week in (1, 2):
        t = square(
            players=players,
            week=week,
            day=5,
            deck="",
            today=" ".join(every[:per_day]),
            bin=" ".join(every[per_day:]),
        )
        t.play("; ".join(f"{seat} passes" for seat in "abcde"[:players]))
        assert (t.deck, t.bin) == (every, [])


@pytest.mark.rule("KOL-SAT-1", "KOL-SET-1")
def test_two_players_keep_the_deck_over_the_first_saturday() -> None:
    t = square(players=2, day=5, deck=" ".join(TWO[:5]), today=TWO[5], bin=" ".join(TWO[6:]))
    t.play("a passes; b passes")
    assert (t.deck, t.bin) == (TWO[:5], TWO[5:])
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    t.play("; ".join(f"{seat} queues market" for seat in "ba" * 5))
    assert (t.week, t.day) == (2, 1)
    assert sorted(t.chances()) == [f"delivery {card[:-1]} {card[-1]}" for card in TWO[:5]]


@pytest.mark.rule("KOL-SAT-1", "KOL-SET-1")
@pytest.mark.parametrize("week", [2, 4])
def test_two_players_shuffle_every_second_saturday(week: int) -> None:
    t = square(players=2, week=week, day=5, deck="", today=TWO[0], bin=" ".join(TWO[1:]))
    t.play("a passes; b passes")
    assert (t.deck, t.bin) == (TWO, [])


@pytest.mark.rule("KOL-SAT-1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_trader_goes_back_to_the_first_stall(players: int) -> None:
    t = square(players=players, day=5)
    assert t.trader == "kiosk"
    t.play("; ".join(f"{seat} passes" for seat in "abcd"[:players]))
    assert t.trader == "groceries"


@pytest.mark.rule("KOL-SAT-1")
def test_after_friday_comes_monday_of_the_next_week() -> None:
    t = square(players=2, first="b", week=2, day=5)
    t.play("b passes; a passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    assert (t.week, t.day, t.first, t.phase) == (3, 1, "a", "queue_up")


@pytest.mark.rule("KOL-SAT-1", "KOL-SAT-2")
def test_played_cards_go_back_to_their_owners() -> None:
    t = square(players=2, day=5, queues="kiosk=X,a,b", hands="a=sir", played="a=list,lucky")
    t.play("a plays sir kiosk 2; b passes")
    assert (t.played("a"), t.pile("a")) == ([], 10)
    assert t.chances() == {f"a draws {card}": 1 for card in TEN}


@pytest.mark.rule("KOL-SAT-1", "KOL-SAT-2")
def test_played_cards_of_two_players_go_back_on_their_odd_saturday_too() -> None:
    t = square(players=2, week=1, day=5, queues="kiosk=X,a,b", played=f"b={','.join(SEVEN)}")
    t.play("a passes; b plays sir kiosk 3; b passes")
    assert (t.played("b"), t.pile("b")) == ([], 10)


@pytest.mark.rule("KOL-SAT-2")
def test_a_hand_passed_on_friday_is_shuffled_with_all_ten() -> None:
    t = square(players=2, day=5, queues="kiosk=X,a,b")
    t.play("a passes; b passes")
    assert t.chances() == {f"a draws {card}": 1 for card in TEN}


@pytest.mark.rule("KOL-SAT-2")
def test_only_played_cards_are_shuffled_where_the_table_wants_it() -> None:
    t = square(
        players=2,
        day=5,
        queues="kiosk=X,a,b",
        hands="a=sir",
        piles="a=list,mother",
        played=f"a={','.join(SEVEN)}",
        options={"saturday": "played"},
    )
    t.play("a plays sir kiosk 2; b passes")
    assert (t.played("a"), t.pile("a")) == ([], 10)
    assert t.chances() == {"a draws list": 1, "a draws mother": 1}
    t.play("* a draws list; * a draws mother")
    assert t.chances() == {f"a draws {card}": 1 for card in [*SEVEN, "sir"]}


@pytest.mark.rule("KOL-SAT-2")
def test_a_hand_passed_on_friday_stays_on_top_where_only_played_cards_are_shuffled() -> None:
    t = square(
        players=2, day=5, queues="kiosk=X,a,b", played="a=lucky", options={"saturday": "played"}
    )
    t.play("a plays sir kiosk 2; b passes; a passes")
    assert t.chances() == {"a draws list": 1, "a draws mother": 1}
    t.play("* a draws list; * a draws mother")
    rest = [card for card in SEVEN if card != "lucky"]
    assert t.chances() == {f"a draws {card}": 1 for card in rest}


@pytest.mark.rule("KOL-SAT-1")
def test_queues_shops_and_market_stay() -> None:
    t = square(
        players=2,
        day=5,
        queues="kiosk=X,a,b clothing=b,X market=a",
        shops="kiosk=kiosk*4,clothing",
        closed="kiosk",
        stalls="rtv_agd=3 furniture=0",
    )
    t.play("a passes; b passes; a waits")
    assert (t.queue("kiosk"), t.queue("clothing"), t.queue("market")) == ("X,a,b", "b,X", "a")
    assert t.shop("kiosk") == "kiosk*4,clothing"
    assert (t.stall("rtv_agd"), t.stall("furniture")) == (3, 0)


@pytest.mark.rule("KOL-SAT-1")
def test_on_friday_saturday_comes_before_cards_recall_and_marker() -> None:
    t = square(
        day=5,
        hands="a=stocktaking b=list c=list d=list",
        played="a=list,sir",
        queues="kiosk=X,a",
        shops="kiosk=kiosk*2",
        deck="",
        today="kiosk2 kiosk3",
        bin=" ".join(FOUR[:6] + FOUR[8:]),
    )
    t.play("a plays stocktaking kiosk; b passes; c passes; d passes")
    assert (t.closed, t.deck, t.trader, t.played("a")) == ([], FOUR, "groceries", [])
    assert (t.first, t.asked, t.hand("a")) == ("a", "*", [])
    t.play("* a draws stocktaking; * a draws sir; * a draws lucky")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    assert (t.phase, t.asked, t.first) == ("close", "a", "a")
    t.play("a is done")
    assert (t.first, t.week, t.day) == ("b", 2, 1)
