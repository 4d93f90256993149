"""Setting up: the row, the hands, the visits, the queue and the first active player."""

import pytest

from kartki.core.options import BadOption, settle, settle_players
from tests.games.reglamentacja.shop import GAME, Driver, shop

STAMPS = ["sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate"]
ROW = ["buffet", "brownie", "cheesecake", "meat_balls", "tea_sugar", "great_laundry"]
WITHOUT_MEAL = ["rendezvous_with_friends", "husbands_name_day", "meeting_with_mrs_engineer"]
WITH_MEAL = ["dinner_with_the_boss", "mother_in_law_pays_a_visit", "family_gathering"]
DEALT = ["sugar", "meat", "flour", "alcohol", "butter"]


def laid(players: int = 3, options: dict[str, str] | None = None) -> Driver:
    t = shop(opening=True, players=players, options=options)
    t.play("; ".join(f"* row {card}" for card in ROW))
    return t


def dealt(players: int = 3, options: dict[str, str] | None = None) -> Driver:
    t = laid(players, options)
    for seat in "abcde"[:players]:
        t.play("; ".join(f"* {seat} draws {stamp}" for stamp in DEALT))
    return t


def visited(players: int = 3) -> Driver:
    t = dealt(players)
    for seat, visit in zip("abcde"[:players], [*WITHOUT_MEAL, *WITH_MEAL], strict=False):
        t.play(f"* {seat} expects {visit}")
    return t


@pytest.mark.rule("REG-SET-1")
def test_six_cards_are_turned_up_in_a_row() -> None:
    t = laid()
    assert (t.row, t.cards_left, t.gone) == (ROW, 14, [])


@pytest.mark.rule("REG-SET-1")
def test_every_card_of_the_stack_is_equally_likely_and_none_comes_twice() -> None:
    t = shop(opening=True, players=3)
    for turned, card in enumerate(ROW):
        chances = t.chances()
        assert len(chances) == 20 - turned
        assert set(chances.values()) == {1}
        t.play(f"* row {card}")
        assert f"row {card}" not in t.chances()


@pytest.mark.rule("REG-SET-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_stamps_for_each_player(players: int) -> None:
    t = dealt(players)
    for seat in "abcde"[:players]:
        assert t.hand(seat) == ",".join(DEALT)
    assert t.sees("a")["stack_size"] == 35 - 5 * players
    assert (t.discards, t.asked) == ("", "*")


@pytest.mark.rule("REG-SET-2")
def test_the_stamps_come_from_a_shuffled_stack() -> None:
    t = laid()
    assert t.chances() == {f"a draws {stamp}": 5 for stamp in STAMPS}
    t.play("* a draws soap; * a draws soap")
    assert t.chances()["a draws soap"] == 3
    assert t.chances()["a draws sugar"] == 5
    t.play("* a draws soap; * a draws soap; * a draws soap")
    assert t.chances() == {f"b draws {stamp}": 5 for stamp in STAMPS if stamp != "soap"}


@pytest.mark.rule("REG-SET-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_draws_one_visit(players: int) -> None:
    t = dealt(players)
    left = [*WITHOUT_MEAL, *WITH_MEAL]
    for seat in "abcde"[:players]:
        assert t.chances() == {f"{seat} expects {visit}": 1 for visit in left} | t.chances()
        assert len(t.chances()) == len(left)
        t.play(f"* {seat} expects {left.pop()}")
    assert all("stands first" in line for line in t.chances())


@pytest.mark.rule("REG-SET-3")
def test_three_who_dislike_surprises_take_out_the_visits_with_meal() -> None:
    t = dealt(3, {"visits": "no_meal"})
    assert sorted(t.chances()) == sorted(f"a expects {visit}" for visit in WITHOUT_MEAL)
    refusal = t.refusal("* a expects family_gathering")
    assert (refusal.code, refusal.rule) == ("visit.not_left", "REG-SET-3")


@pytest.mark.rule("REG-SET-3")
@pytest.mark.parametrize("players", [4, 5])
def test_the_visits_with_meal_stay_in_at_larger_tables(players: int) -> None:
    t = dealt(players, {"visits": "no_meal"})
    every = sorted(f"a expects {visit}" for visit in WITHOUT_MEAL + WITH_MEAL)
    assert sorted(t.chances()) == every


@pytest.mark.rule("REG-SET-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_player_may_stand_first(players: int) -> None:
    t = visited(players)
    assert t.chances() == {f"{seat} stands first": 1 for seat in "abcde"[:players]}


@pytest.mark.rule("REG-SET-4", "REG-SET-5")
@pytest.mark.parametrize(
    ("players", "first", "queue", "active"),
    [
        (3, "a", "a,b,c,X", "c"),
        (3, "b", "b,c,a,X", "a"),
        (3, "c", "c,a,b,X", "b"),
        (4, "a", "a,b,c,d,X", "c"),
        (4, "d", "d,a,b,c,X", "b"),
        (5, "e", "e,a,b,c,d,X", "b"),
        (5, "c", "c,d,e,a,b,X", "e"),
    ],
)
def test_the_others_follow_clockwise_and_the_third_has_the_top(
    players: int, first: str, queue: str, active: str
) -> None:
    t = visited(players)
    t.play(f"* {first} stands first")
    assert (t.queue, t.active, t.turns) == (queue, active, 1)
    assert all(line.startswith(f"{active} draws ") for line in t.chances())


@pytest.mark.rule("REG-SET-5")
@pytest.mark.parametrize("players", [2, 6])
def test_fewer_than_three_or_more_than_five_can_not_play(players: int) -> None:
    assert isinstance(settle_players(players, GAME.fewest, GAME.most), BadOption)


@pytest.mark.rule("REG-SET-5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_can_play(players: int) -> None:
    assert settle_players(players, GAME.fewest, GAME.most) is None


@pytest.mark.rule("REG-SET-3", "REG-TOP-3")
def test_a_table_plays_in_beats_with_all_visits_unless_it_says_otherwise() -> None:
    assert settle(GAME.options(), {}) == {"pace": "beats", "visits": "all"}
    chosen = {"pace": "live", "visits": "no_meal"}
    assert settle(GAME.options(), chosen) == chosen
