"""Kolejka in the terminal: every hour of the day, three languages, 80 columns, no colours."""

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len

from kartki.cli.screens.kolejka import SquareScreen
from kartki.core.play import CHANCE, Action
from kartki.games.kolejka.state import Square
from kartki.words.languages import LANGUAGES
from tests.cli.square_screen import picture, question, screen
from tests.games.kolejka.square import GAME, Driver, square

LONG = "a,b,c,d,e," * 5 + "X"
BUSY: dict[str, Any] = {
    "queues": "groceries=a,b,X rtv_agd=a,X furniture=X,b,a clothing= kiosk=b,a,X market=a,b",
    "shops": "groceries=groceries*2,kiosk furniture=furniture,rtv_agd kiosk=kiosk*3",
    "goods": "a=kiosk*2,furniture b=clothing*3",
    "trader": "clothing",
}


def busy(phase: str, players: int = 3) -> Driver:
    return square(players=players, phase=phase, **BUSY)


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


def whole(s: Square, shown: SquareScreen) -> str:
    """Everything that the one who is asked reads and that the house does not wrap."""
    seat = GAME.actors(s)[0]
    view, legal = GAME.view(s, seat), GAME.legal_actions(s, seat)
    rows = shown.picture(view)
    return "\n".join(rows + [f"{9:>3}  {choice}" for choice in shown.choices(view, legal)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_position_of_a_game_is_wider_than_80_columns(language: str, players: int) -> None:
    s, rng = GAME.new_game(players, "standard", {}), random.Random(players)
    shown, seen, asked = screen(language, players, bots=True), set(), 0
    while s.outcome is None:
        seat = GAME.actors(s)[0]
        if seat == CHANCE:
            action: Action = rng.choice(GAME.chances(s))[0]
        else:
            asked += 1
            if asked % 3 == 1:  # one position in three, for the sake of time
                seen.add(GAME.prompt(s, seat))
                assert widest(whole(s, shown)) <= 80
            action = rng.choice(GAME.legal_actions(s, seat))
        GAME.apply(s, seat, action)
    assert seen >= {"queue_up", "jumping", "market", "recall"}
    assert widest("\n".join(shown.picture(GAME.view(s, None)))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("queue", ["groceries", "furniture", "market"])
def test_all_pawns_of_five_players_in_one_queue(language: str, queue: str) -> None:
    told = picture(square(players=5, queues=f"{queue}={LONG}").state, 0, language, bots=True)
    assert widest(told) <= 80
    marks = "".join(line.partition("│")[2].replace(" ", "") for line in told.splitlines())
    assert "ABCDE" * 5 + "X" in marks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["queue_up", "jumping", "opening", "market", "close"])
def test_the_square_is_there_at_every_hour(language: str, phase: str) -> None:
    told = picture(busy(phase).state, 0, language)
    rows = [line for line in told.splitlines() if "│" in line]
    assert [row.partition("│")[2].replace(" ", "") for row in rows][1] == "AX"
    assert len(rows) == 6  # five shops and the market
    short = screen(language, 3).speech.attribute
    for row, shop in zip(rows, ("groceries", "rtv_agd", "furniture"), strict=False):
        assert row.strip().startswith(short(f"shop-{shop}", "short"))


@pytest.mark.parametrize(
    ("language", "row", "note"),
    [
        (
            "en",
            "  groceries  3 items  truck 8       │A B X",
            "    2 items of groceries, 1 kiosk item",
        ),
        ("pl", r"  spożywczy  3 \S+ +\S+ 8 +│A B X", "    2 artykuły spożywcze, 1 towar z kiosku"),
        ("it", r"  alimentari 3 \S+ +\S+ 8 +│A B X", "    2 alimenti, 1 articolo da chiosco"),
    ],
)
def test_a_shop_with_its_goods_truck_and_queue(language: str, row: str, note: str) -> None:
    lines = picture(square(trucks="groceries=8", **BUSY).state, 0, language).splitlines()
    at = next(number for number, line in enumerate(lines) if "│" in line)
    assert re.fullmatch(row, lines[at])
    assert lines[at + 1] == note  # not all of the goods are the shop's own
    assert lines[at - 1].endswith("1 2 3")  # the ruler over the places
    assert lines[at - 1].index("1") == lines[at].index("A")


@pytest.mark.parametrize(
    ("language", "stalls"),
    [
        ("en", r"groceries 1  electrical 1  furniture 1  \[trader: clothing 2\]  kiosk 1"),
        ("pl", r"spożywczy 1  RTV-AGD 1  meble 1  \[handlarz: odzież 2\]  kiosk 1"),
        ("it", r"alimentari 1  elettro 1  mobili 1  \[operatore: vestiti 2\]  chiosco 1"),
    ],
)
def test_the_market_with_the_trader(language: str, stalls: str) -> None:
    assert re.search(stalls, picture(square(stalls="clothing=2", **BUSY).state, 0, language))


def test_day_and_phase_are_the_title() -> None:
    told = picture(square(day=3, week=2, phase="jumping").state)
    assert told.splitlines()[0] == "Kolejka · week 2, Wednesday, queue jumping"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_with_what_is_bought_and_missing(language: str) -> None:
    """List 1 wants 4 electrical, 3 furniture, 2 clothing, 1 kiosk; `a` owns 1 and 2 of those."""
    s = square(players=3, lists="a=1 b=2 c=3", **BUSY).state
    lines = picture(s, 0, language).splitlines()
    short = screen(language, 3).speech.attribute
    rows = [
        {"rtv_agd": "0/4", "furniture": "1/3", "clothing": "0/2", "kiosk": "2/1✓"},
        {"groceries": "0/4", "rtv_agd": "0/3", "furniture": "0/2", "clothing": "3/1✓"},
        {"groceries": "0/3", "rtv_agd": "0/2", "furniture": "0/1", "kiosk": "0/4"},
    ]
    for wanted, missing in zip(rows, (8, 9, 10), strict=True):
        row = "  ".join(f"{short(f'shop-{shop}', 'short')} {n}" for shop, n in wanted.items())
        at = lines.index(f"      {row}")
        assert f" {10 - missing}, " in lines[at - 1]
        assert lines[at - 1].endswith(f" {missing}")


def test_whoever_acts_is_marked_at_the_counter_and_at_the_market() -> None:
    """The turn stays with the first player, but others choose there."""
    counter = square(phase="opening", queues="kiosk=c,a", shops="kiosk=kiosk,furniture").state
    assert "► C " in picture(counter, 2)
    market = square(phase="market", queues="market=b,a", goods="b=kiosk").state
    assert "► B " in picture(market, 1)
    assert "► A " not in picture(market, 1)


def test_the_first_player_and_who_has_passed_are_told_in_words() -> None:
    told = picture(square(first="b", turn="c", passed="b").state, 2)
    assert "  B Bartłomiej Brzęczysz · first · has passed · " in told
    assert told.count("has passed") == 1


def test_the_winner_is_marked_at_the_end() -> None:
    d = square(phase="jumping", queues="kiosk=a", hands="a=counter", shops="kiosk=kiosk",
               goods="a=rtv_agd*4,furniture*3,clothing*2", lists="a=1")  # fmt: skip
    d.play("a plays counter kiosk kiosk")
    told = picture(d.state, None)
    assert "  A Konstancja Zgrzytek- · first · ★ wins" in told
    assert "bought 10, missing 0" in told
    assert "►" not in told


def test_after_an_exchange_waiting_is_no_longer_offered() -> None:
    d = square(phase="market", queues="market=a", goods="a=kiosk,furniture", trader="clothing")
    assert "wait" in question(d.state)
    d.play("a exchanges kiosk for clothing")
    assert question(d.state) == "You have exchanged: exchange once more, or go home."


def test_deliveries_of_today_and_those_to_come() -> None:
    d = square(players=3, today="kiosk1 clothing2", deck="groceries1 groceries2 kiosk2", bin="")
    told = picture(d.state)
    assert "Today’s deliveries: kiosk 1, clothing 2" in told
    assert "by counting: groceries 1 2 · kiosk 2\n" in told
