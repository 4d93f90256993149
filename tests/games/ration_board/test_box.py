"""The box: spaces, boards, cars and cards, counted."""

from collections import Counter

import pytest

from tests.games.ration_board.road import road

FORWARD, BACK = "forward", "back"
BEHIND, AHEAD = "to_clear_behind", "to_clear_ahead"
TOWED, AGAIN = "to_clear_ahead_and_miss_turn", "to_clear_ahead_and_extra_turn"
MISS, CHANCE = "miss_turn", "ration_second_chance"
MAP, STICKER = "skip_next_area", "full_roll_on_red"


@pytest.mark.rule("RAT-CMP-1")
def test_the_board_has_fifty_spaces_of_eight_kinds() -> None:
    spaces = road().board_facts()["spaces"]
    assert len(spaces) == 50
    assert Counter(space["kind"] for space in spaces) == {
        "home": 1,
        "road": 24,
        "wooded": 8,
        "stormy": 8,
        "short_cut": 2,
        "detour": 1,
        "ration_board": 5,
        "exit": 1,
    }


@pytest.mark.rule("RAT-CMP-1")
def test_no_space_is_named_twice() -> None:
    ids = [space["id"] for space in road().board_facts()["spaces"]]
    assert len(set(ids)) == 50


@pytest.mark.rule("RAT-CMP-1")
@pytest.mark.parametrize(
    ("letter", "length"), [("R", 24), ("B", 17), ("D", 7)], ids=["red", "blue", "detour"]
)
def test_each_road_is_as_long_as_drawn(letter: str, length: int) -> None:
    ids = [space["id"] for space in road().board_facts()["spaces"]]
    assert [i for i in ids if i[0] == letter and i[1:].isdigit()] == [
        f"{letter}{number}" for number in range(1, length + 1)
    ]


@pytest.mark.rule("RAT-CMP-1")
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("home", ["HOME"]),
        ("exit", ["EXIT"]),
        ("wooded", ["R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11"]),
        ("stormy", ["B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15"]),
        ("short_cut", ["R13", "B6"]),
        ("detour", ["B4"]),
        ("ration_board", ["R20", "R21", "R22", "R23", "R24"]),
    ],
)
def test_the_marked_spaces_lie_where_they_are_drawn(kind: str, ids: list[str]) -> None:
    spaces = road().board_facts()["spaces"]
    assert [space["id"] for space in spaces if space["kind"] == kind] == ids


@pytest.mark.rule("RAT-CMP-1")
def test_the_boards_stand_in_the_order_of_the_trips() -> None:
    boards = road().board_facts()["boards"]
    assert [(board["ration"], board["space"]) for board in boards] == [
        ("butter", "R20"),
        ("coffee", "R21"),
        ("meat", "R22"),
        ("sugar", "R23"),
        ("gas", "R24"),
    ]


@pytest.mark.rule("RAT-CMP-2", "RAT-APP-2")
@pytest.mark.parametrize(
    ("ration", "white", "black"),
    [
        ("butter", 5, ["doubles"]),
        ("coffee", 6, [3, 11]),
        ("meat", 7, [11]),
        ("sugar", 8, [2, 12]),
        ("gas", 9, [4]),
    ],
)
def test_a_board_shows_a_white_number_and_black_ones(
    ration: str, white: int, black: list[int | str]
) -> None:
    (board,) = [b for b in road().board_facts()["boards"] if b["ration"] == ration]
    assert board["white"] == white
    assert list(board["black"]) == black


@pytest.mark.rule("RAT-CMP-2")
def test_eight_cars_find_room_at_home() -> None:
    t = road(opening=True, seats=8)
    assert [t.at(car) for car in "abcdefgh"] == ["HOME"] * 8


@pytest.mark.rule("RAT-CMP-2")
def test_the_host_has_ration_cards_for_all_eight_players() -> None:
    at = "a=EXIT b=EXIT c=EXIT d=EXIT e=EXIT f=EXIT g=EXIT h=R24"
    t = road(seats=8, at=at, granted="a=5 b=5 c=5 d=5 e=5 f=5 g=5 h=4", turn="h")
    t.play("h rolls; * h rolls 4 5")
    assert [t.granted(car) for car in "abcdefgh"] == [5] * 8


@pytest.mark.rule("RAT-CMP-2")
def test_two_dice_show_thirty_six_rolls() -> None:
    t = road(at="a=EXIT", granted="a=1")
    t.play("a rolls")
    weights = t.chances()
    assert len(weights) == 21
    assert sum(weights.values()) == 36
    assert weights["a rolls 3 3"] == 1
    assert weights["a rolls 3 4"] == 2


@pytest.mark.rule("RAT-CMP-2", "RAT-REL-6")
def test_there_are_forty_release_cards() -> None:
    cards = road().board_facts()["cards"]
    assert sum(card["count"] for card in cards) == 40
    assert [card["id"] for card in cards] == [f"rc{number:02}" for number in range(1, 41)]


@pytest.mark.rule("RAT-REL-6")
@pytest.mark.parametrize(
    ("numbers", "effect", "amount", "hold"),
    [
        ("01 02", FORWARD, 2, False),
        ("03 04 05 06", FORWARD, 3, False),
        ("07 08 09", FORWARD, 4, False),
        ("10 11", FORWARD, 6, False),
        ("12 13", BACK, 2, False),
        ("14 15 16", BACK, 3, False),
        ("17 18", BACK, 5, False),
        ("19 20 21", BEHIND, 0, False),
        ("22 23 24 25", TOWED, 0, True),  # one card is one missed turn (RAT-REL-15): no amount
        ("26 27", AHEAD, 0, False),
        ("28", AGAIN, 0, False),
        ("29 30 31", MISS, 0, True),
        ("32 33 34", CHANCE, 7, True),
        ("35 36", MAP, 0, True),
        ("37", STICKER, 0, True),
        ("38", "go_home", 0, False),
        ("39", "swap_with_leader", 0, False),
        ("40", "share_ride", 0, False),
    ],
)
def test_the_cards_say_what_is_printed(numbers: str, effect: str, amount: int, hold: bool) -> None:
    cards = road().board_facts()["cards"]
    alike = [card["id"] for card in cards if card["effect"] == effect and card["amount"] == amount]
    assert alike == [f"rc{number}" for number in numbers.split()]
    assert {card["hold"] for card in cards if card["id"] in alike} == {hold}
