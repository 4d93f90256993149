"""The box: stamps, shopping cards, visits and pawns, counted and shown at work."""

from itertools import combinations

import pytest

from tests.games.driver import many
from tests.games.reglamentacja.shop import shop, told

STAMPS = ["sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate"]
CATEGORIES = ["fix_up", "meal", "cake", "event"]
CARDS = {
    "sweet_yeast_cake": ("flour*3", "cake", 4),
    "butter_biscuits": ("butter*2,flour", "cake", 3),
    "cheesecake": ("flour*2,sugar", "cake", 3),
    "brownie": ("chocolate,flour,butter", "cake", 2),
    "birthday_cake": ("chocolate,butter,sugar", "cake", 2),
    "meat_roulade": ("meat*3", "meal", 4),
    "meat_balls": ("meat*2,butter", "meal", 3),
    "breakfast_for_children": ("butter*2,chocolate", "meal", 3),
    "home_dumplings": ("flour,meat,butter", "meal", 2),
    "three_course_meal": ("meat,sugar,chocolate", "meal", 2),
    "tea_sugar": ("sugar*3", "event", 4),
    "buffet": ("alcohol*2,meat", "event", 3),
    "something_to_the_coffee": ("chocolate*2,sugar", "event", 3),
    "name_day_consumption": ("alcohol,meat,butter", "event", 2),
    "a_serving_for_guests": ("alcohol,chocolate,sugar", "event", 2),
    "great_laundry": ("soap*3", "fix_up", 4),
    "for_chimney_sweep": ("soap*2,alcohol", "fix_up", 3),
    "for_landlords_electrician": ("alcohol*2,soap", "fix_up", 3),
    "starching_bed_sheets": ("soap,flour,sugar", "fix_up", 2),
    "for_mr_henry_handyman": ("alcohol,chocolate,soap", "fix_up", 2),
}
VISITS = {
    "rendezvous_with_friends": ("cake", "fix_up"),
    "dinner_with_the_boss": ("meal", "event"),
    "mother_in_law_pays_a_visit": ("meal", "cake"),
    "family_gathering": ("meal", "fix_up"),
    "husbands_name_day": ("event", "cake"),
    "meeting_with_mrs_engineer": ("event", "fix_up"),
}
# One card of each category, to find out what a visit doubles.
SAMPLES = {
    "cake": "brownie",
    "meal": "home_dumplings",
    "event": "buffet",
    "fix_up": "great_laundry",
}


def points(card: str, visit: str) -> int:
    return shop(players=3, bought=f"a={card}", visits=f"a={visit}").points("a")


def doubled(visit: str) -> set[str]:
    icons = {category: CARDS[card][2] for category, card in SAMPLES.items()}
    return {c for c, card in SAMPLES.items() if points(card, visit) == 2 * icons[c]}


@pytest.mark.rule("REG-CMP-1")
def test_there_are_thirty_five_stamps_five_of_each_of_seven_kinds() -> None:
    t = shop(players=3)
    assert t.stack == told([5] * 7) == ",".join(f"{kind}*5" for kind in STAMPS)
    assert t.sees("a")["stack_size"] == 35


@pytest.mark.rule("REG-CMP-1")
def test_the_first_stamp_is_any_of_the_thirty_five() -> None:
    t = shop(players=3, phase="turn")
    assert t.chances() == {f"a draws {kind}": 5 for kind in STAMPS}


@pytest.mark.rule("REG-CMP-2", "REG-SET-1")
def test_there_are_twenty_shopping_cards() -> None:
    chances = shop(players=3, opening=True).chances()
    assert sorted(chances) == sorted(f"row {card}" for card in CARDS)
    assert len(chances) == 20


@pytest.mark.rule("REG-CMP-2", "REG-SHP-1")
@pytest.mark.parametrize("card", list(CARDS))
def test_each_card_costs_its_three_stamps(card: str) -> None:
    price, _, _ = CARDS[card]
    others = [name for name in CARDS if name != card][:5]
    t = shop(players=3, phase="shopping", row=",".join([card, *others]), hands=f"a={price}")
    assert f"buys {card}" in t.legal("a")
    t.play(f"a buys {card}")
    assert (t.bought("a"), t.hand("a")) == ([card], "")
    assert sum(t.state.stamps.discards) == 3


@pytest.mark.rule("REG-CMP-2", "REG-SHP-1")
@pytest.mark.parametrize("card", list(CARDS))
def test_no_card_can_be_had_for_less(card: str) -> None:
    price, _, _ = CARDS[card]
    others = [name for name in CARDS if name != card][:5]
    for kind in set(many(price)):
        short = many(price)
        short.remove(kind)
        hands = f"a={','.join(short)}"
        t = shop(players=3, phase="shopping", row=",".join([card, *others]), hands=hands)
        assert t.refusal(f"a buys {card}").code == "buy.wrong_stamps"


@pytest.mark.rule("REG-CMP-2", "REG-SCO-1")
@pytest.mark.parametrize("card", list(CARDS))
def test_each_card_shows_icons_of_one_category(card: str) -> None:
    _, category, icons = CARDS[card]
    for visit, doubles in VISITS.items():
        assert points(card, visit) == icons * (2 if category in doubles else 1)


@pytest.mark.rule("REG-CMP-2")
def test_the_known_facts_of_the_book_about_cards() -> None:
    assert CARDS["cheesecake"][0] == "flour*2,sugar"
    assert points("name_day_consumption", "rendezvous_with_friends") == 2
    assert points("name_day_consumption", "dinner_with_the_boss") == 4
    assert points("starching_bed_sheets", "dinner_with_the_boss") == 2
    assert points("starching_bed_sheets", "rendezvous_with_friends") == 4
    assert points("meat_balls", "rendezvous_with_friends") == 3
    assert points("meat_balls", "family_gathering") == 6
    assert points("butter_biscuits", "dinner_with_the_boss") == 3
    assert points("butter_biscuits", "rendezvous_with_friends") == 6


@pytest.mark.rule("REG-CMP-3")
def test_six_visits_one_for_each_pair_of_categories() -> None:
    t = shop(players=3)
    names = [visit.name for visit in t.state.box.visits]
    assert sorted(names) == sorted(VISITS)
    pairs = [frozenset(doubled(visit)) for visit in names]
    assert len(pairs) == 6
    assert set(pairs) == {frozenset(pair) for pair in combinations(CATEGORIES, 2)}


@pytest.mark.rule("REG-CMP-3")
@pytest.mark.parametrize("visit", list(VISITS))
def test_each_visit_doubles_its_two_categories(visit: str) -> None:
    assert doubled(visit) == set(VISITS[visit])


@pytest.mark.rule("REG-CMP-3")
def test_exactly_three_visits_include_meal() -> None:
    assert sum("meal" in doubled(visit) for visit in VISITS) == 3
    assert doubled("rendezvous_with_friends") == {"cake", "fix_up"}


@pytest.mark.rule("REG-CMP-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_pawn_for_each_player_and_one_for_the_speculator(players: int) -> None:
    queue = shop(players=players).queue.split(",")
    assert sorted(queue) == sorted([*"abcde"[:players], "X"])


@pytest.mark.rule("REG-CMP-4", "REG-SPS-1")
def test_the_die_has_six_sides() -> None:
    t = shop(players=3, queue="a,X,b,c", hands="a=soap*2")
    t.play("a pays soap soap for his place")
    assert t.chances() == {f"the speculator rolls {side}": 1 for side in range(1, 7)}
