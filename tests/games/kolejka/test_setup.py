"""Setup: goods, lists, hands and the first player, by number of players."""

from itertools import permutations

import pytest

from tests.games.kolejka.square import square

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]
CARDS = ["list", "sir", "mother"]


@pytest.mark.rule("KOL-SET-1", "KOL-SET-2")
@pytest.mark.parametrize(("players", "left"), [(5, 11), (4, 9), (3, 8), (2, 6)])
def test_goods_on_each_truck(players: int, left: int) -> None:
    t = square(opening=True, players=players)
    assert [t.truck(shop) for shop in SHOPS] == [left] * 5
    assert [t.stall(shop) for shop in SHOPS] == [1] * 5


@pytest.mark.rule("KOL-SET-1")
@pytest.mark.parametrize(
    ("players", "counts"), [(5, (1, 2, 3)), (4, (2, 3)), (3, (1, 2)), (2, (1, 2))]
)
def test_delivery_cards_in_the_deck(players: int, counts: tuple[int, ...]) -> None:
    t = square(opening=True, players=players)
    assert sorted(t.deck) == sorted(f"{shop}{count}" for shop in SHOPS for count in counts)
    assert t.bin == []


@pytest.mark.rule("KOL-SET-2")
def test_the_stalls_lie_in_the_order_of_the_shops() -> None:
    t = square(opening=True, players=2)
    assert sorted(t.chances()) == [f"a gets list {number}" for number in range(1, 6)]
    assert t.trader == "groceries"


@pytest.mark.rule("KOL-SET-2")
def test_the_stalls_may_be_laid_at_random() -> None:
    t = square(opening=True, players=2, options={"stalls": "random"})
    assert t.asked == "*"
    orders = ["stalls " + " ".join(order) for order in permutations(SHOPS)]
    assert t.chances() == dict.fromkeys(orders, 1)


@pytest.mark.rule("KOL-SET-2", "KOL-SET-3")
def test_the_trader_starts_at_the_first_of_random_stalls() -> None:
    t = square(opening=True, players=2, options={"stalls": "random"})
    t.play("* stalls kiosk clothing groceries furniture rtv_agd")
    assert t.trader == "kiosk"
    assert sorted(t.chances()) == [f"a gets list {number}" for number in range(1, 6)]


@pytest.mark.rule("KOL-SET-3")
def test_the_trader_starts_at_the_first_stall() -> None:
    assert square(opening=True, players=4).trader == "groceries"


@pytest.mark.rule("KOL-SET-3", "KOL-SAT-1")
def test_the_game_starts_on_the_first_monday() -> None:
    t = square(opening=True, players=4)
    assert (t.week, t.day) == (1, 1)


@pytest.mark.rule("KOL-SET-3", "KOL-DEL-1")
def test_the_shuffled_deck_makes_every_delivery_equally_likely() -> None:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * a goes first")
    t.play("; ".join(f"* {seat} draws {card}" for seat in "ab" for card in CARDS))
    t.play("; ".join(f"{seat} queues market" for seat in "ab" * 5))
    chances = t.chances()
    assert sorted(chances) == sorted(f"delivery {s} {n}" for s in SHOPS for n in (1, 2))
    assert set(chances.values()) == {1}


@pytest.mark.rule("KOL-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_list_is_any_of_five(players: int) -> None:
    chances = square(opening=True, players=players).chances()
    assert sorted(chances) == [f"a gets list {number}" for number in range(1, 6)]
    assert len(set(chances.values())) == 1


@pytest.mark.rule("KOL-SET-1", "KOL-SET-4")
@pytest.mark.parametrize(
    ("first", "second"), [(1, [2, 5]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [1, 4])]
)
def test_the_lists_of_two_players_are_neighbours(first: int, second: list[int]) -> None:
    t = square(opening=True, players=2)
    t.play(f"* a gets list {first}")
    chances = t.chances()
    assert sorted(chances) == [f"b gets list {number}" for number in second]
    assert len(set(chances.values())) == 1


@pytest.mark.rule("KOL-SET-1", "KOL-SET-4")
def test_three_players_draw_again_until_the_lists_are_consecutive() -> None:
    t = square(opening=True, players=3)
    t.play("* a gets list 1")
    chances = t.chances()
    assert sorted(chances) == [f"b gets list {number}" for number in (2, 3, 4, 5)]
    assert chances["b gets list 2"] == chances["b gets list 5"] == 2 * chances["b gets list 3"]
    assert chances["b gets list 3"] == chances["b gets list 4"]


@pytest.mark.rule("KOL-SET-1", "KOL-SET-4")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [(1, 2, [3, 5]), (1, 3, [2]), (1, 4, [5]), (5, 1, [2, 4]), (4, 2, [3]), (2, 5, [1])],
)
def test_the_third_list_fits_the_first_two(first: int, second: int, third: list[int]) -> None:
    t = square(opening=True, players=3)
    t.play(f"* a gets list {first}; * b gets list {second}")
    assert sorted(t.chances()) == [f"c gets list {number}" for number in third]


@pytest.mark.rule("KOL-SET-1", "KOL-SET-4")
def test_four_players_draw_any_four_lists() -> None:
    t = square(opening=True, players=4)
    t.play("* a gets list 1; * b gets list 3; * c gets list 5")
    assert sorted(t.chances()) == ["d gets list 2", "d gets list 4"]


@pytest.mark.rule("KOL-SET-4")
def test_no_list_is_drawn_twice() -> None:
    t = square(opening=True, players=5)
    t.play("* a gets list 4; * b gets list 1")
    assert sorted(t.chances()) == ["c gets list 2", "c gets list 3", "c gets list 5"]


@pytest.mark.rule("KOL-SET-6")
@pytest.mark.parametrize("players", [2, 5])
def test_the_first_player_is_random(players: int) -> None:
    t = square(opening=True, players=players)
    seats = "abcde"[:players]
    t.play("; ".join(f"* {seat} gets list {at + 1}" for at, seat in enumerate(seats)))
    chances = t.chances()
    assert sorted(chances) == [f"{seat} goes first" for seat in seats]
    assert len(set(chances.values())) == 1


@pytest.mark.rule("KOL-SET-5")
def test_everybody_draws_three_of_ten() -> None:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * b goes first")
    t.play("* a draws list; * a draws lucky; * a draws error")
    assert len(t.chances()) == 10
    t.play("* b draws list; * b draws counter")
    assert "b draws list" not in t.chances()
    t.play("* b draws sir")
    assert (t.hand("a"), t.pile("a")) == (["error", "list", "lucky"], 7)
    assert (t.hand("b"), t.pile("b")) == (["counter", "list", "sir"], 7)
    assert (t.asked, t.first) == ("b", "b")
