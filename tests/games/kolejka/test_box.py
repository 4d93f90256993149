"""The box: shops, goods, delivery cards, pawns, queue cards, lists and stalls, counted."""

import re

import pytest

from kartki.cli.paint import Paint
from kartki.cli.screens.kolejka import SquareScreen
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.games.kolejka.square import GAME, Driver, square

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FULL = "groceries=6 rtv_agd=6 furniture=6 clothing=6 kiosk=6"

SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"]
CARDS = [
    "list",
    "sir",
    "mother",
    "criticise",
    "lucky",
    "error",
    "increased",
    "counter",
    "stocktaking",
    "committee",
]
WANTS = {
    1: {"rtv_agd": 4, "kiosk": 1, "clothing": 2, "furniture": 3},
    2: {"rtv_agd": 3, "groceries": 4, "clothing": 1, "furniture": 2},
    3: {"rtv_agd": 2, "groceries": 3, "kiosk": 4, "furniture": 1},
    4: {"rtv_agd": 1, "groceries": 2, "kiosk": 3, "clothing": 4},
    5: {"groceries": 1, "kiosk": 2, "clothing": 3, "furniture": 4},
}
LAST_GOODS = [(number, kind) for number, wants in WANTS.items() for kind in wants]


def goods_text(goods: dict[str, int]) -> str:
    return ",".join(f"{kind}*{count}" for kind, count in goods.items() if count)


def pictured(t: Driver, language: str, colour: bool = False) -> str:
    names = dict(enumerate(["Ania", "Bartek", "Cyryl", "Dorota", "Edek"]))
    screen = SquareScreen(Speech(language, "kolejka", names), Paint(colour), {})
    return "\n".join(screen.picture(GAME.view(t.state, 0)))


def queue_at_the_kiosk(t: Driver, language: str) -> str:
    word = Speech(language, "kolejka").attribute("shop-kiosk", "short")
    rows = pictured(t, language).splitlines()
    row = next(row for row in rows if row.split()[:1] == [word] and "│" in row)
    return row.partition("│")[2]


@pytest.mark.rule("KOL-CMP-1", "KOL-QUE-1")
def test_there_are_five_shops_and_a_market_to_queue_at() -> None:
    t = square(players=2, phase="queue_up", day=2)
    assert sorted(t.legal("a")) == sorted(f"queues {name}" for name in [*SHOPS, "market"])


@pytest.mark.rule("KOL-CMP-1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["", "short", "at", "to", "from", "of"])
def test_every_shop_has_a_word_of_its_own(language: str, form: str) -> None:
    speech = Speech(language, "kolejka")
    words = [speech.attribute(f"shop-{name}", form) for name in [*SHOPS, "market"]]
    assert all(words)
    assert len({word.casefold() for word in words}) == 6


@pytest.mark.rule("KOL-CMP-1", "KOL-CMP-2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["", "one", "two"])
def test_every_kind_of_goods_has_a_word_of_its_own(language: str, form: str) -> None:
    speech = Speech(language, "kolejka")
    words = [speech.attribute(f"goods-{name}", form) for name in SHOPS]
    assert len({word.casefold() for word in words}) == 5


@pytest.mark.rule("KOL-CMP-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_alone_tell_nothing_apart(language: str) -> None:
    """What is on the screen in colour is there without it, letter for letter."""
    t = square(players=5, queues="kiosk=a,b,c,d,e,X market=e,a", goods="a=kiosk b=clothing")
    assert COLOUR.search(pictured(t, language, colour=True))
    assert COLOUR.sub("", pictured(t, language, colour=True)) == pictured(t, language)


@pytest.mark.rule("KOL-CMP-1", "KOL-CMP-4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pawns_of_any_two_players_look_different(language: str) -> None:
    """Each player's pawns have a mark of their own, and so have the speculators."""
    lines = {mark: f"kiosk={mark},{mark},X" for mark in "abcde"} | {"X": "kiosk=X"}
    pictures = {
        queue_at_the_kiosk(square(players=5, queues=line), language) for line in lines.values()
    }
    assert len(pictures) == 6
    marks = queue_at_the_kiosk(square(players=5, queues="kiosk=a,b,c,d,e,X"), language).split()
    assert len(set(marks)) == len(marks) == 6


@pytest.mark.rule("KOL-CMP-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_good_of_any_two_shops_looks_different(language: str) -> None:
    """Owned, in another shop, or on a stall: five kinds give five pictures."""
    owned = [square(players=2, trucks=FULL, goods=f"a={kind}") for kind in SHOPS]
    lying = [square(players=2, trucks=FULL, shops=f"groceries={kind}") for kind in SHOPS]
    traded = [square(players=2, trucks=FULL, stalls=f"{kind}=2") for kind in SHOPS]
    for squares in (owned, lying, traded):
        assert len({pictured(t, language) for t in squares}) == 5


@pytest.mark.rule("KOL-CMP-2")
@pytest.mark.parametrize("shop", SHOPS)
def test_each_shop_has_twelve_goods(shop: str) -> None:
    t = square(opening=True, players=5)
    assert t.truck(shop) + t.stall(shop) == 12
    assert t.shop(shop) == ""


@pytest.mark.rule("KOL-CMP-2")
def test_only_the_shop_of_a_good_matters() -> None:
    t = square(hands="a=counter", queues="kiosk=a,X", shops="kiosk=kiosk*3")
    assert sorted(t.legal("a")) == ["passes", "plays counter kiosk kiosk"]


@pytest.mark.rule("KOL-CMP-3", "KOL-SET-1")
def test_each_shop_has_three_delivery_cards() -> None:
    t = square(opening=True, players=5)
    assert sorted(t.deck) == sorted(f"{shop}{count}" for shop in SHOPS for count in (1, 2, 3))


@pytest.mark.rule("KOL-CMP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_five_pawns(players: int) -> None:
    t = square(opening=True, players=players)
    assert [t.home(seat) for seat in "abcde"[:players]] == [5] * players


@pytest.mark.rule("KOL-CMP-5", "KOL-SET-5")
def test_everybody_has_the_same_ten_queue_cards() -> None:
    t = square(opening=True, players=2)
    t.play("* a gets list 1; * b gets list 2; * a goes first")
    assert t.chances() == {f"a draws {card}": 1 for card in CARDS}
    t.play("* a draws list; * a draws sir; * a draws mother")
    assert t.chances() == {f"b draws {card}": 1 for card in CARDS}


@pytest.mark.rule("KOL-CMP-6")
def test_there_are_five_lists() -> None:
    t = square(opening=True, players=5)
    assert sorted(t.chances()) == [f"a gets list {number}" for number in range(1, 6)]


@pytest.mark.rule("KOL-CMP-6", "KOL-END-1")
@pytest.mark.parametrize(("number", "kind"), LAST_GOODS)
def test_the_last_of_ten_goods_completes_the_list(number: int, kind: str) -> None:
    owned = dict(WANTS[number])
    assert sum(owned.values()) == 10
    owned[kind] -= 1
    others = [other for other in range(1, 6) if other != number]
    t = square(
        hands="a=counter",
        queues=f"{kind}=a,X",
        shops=f"{kind}={kind}",
        goods=f"a={goods_text(owned)}",
        lists=f"a={number} b={others[0]} c={others[1]} d={others[2]}",
    )
    t.play(f"a plays counter {kind} {kind}")
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.places["a"]) == ("list_complete", 1)


@pytest.mark.rule("KOL-CMP-6")
@pytest.mark.parametrize(("number", "kind"), LAST_GOODS)
def test_two_goods_short_is_not_enough(number: int, kind: str) -> None:
    owned = dict(WANTS[number])
    owned[kind] -= 1
    absent = next(shop for shop in SHOPS if shop not in owned)
    others = [other for other in range(1, 6) if other != number]
    t = square(
        hands="a=counter",
        queues=f"{absent}=a,X",
        shops=f"{absent}={absent}",
        goods=f"a={goods_text(owned)}",
        lists=f"a={number} b={others[0]} c={others[1]} d={others[2]}",
    )
    t.play(f"a plays counter {absent} {absent}")
    assert t.outcome is None


@pytest.mark.rule("KOL-CMP-7", "KOL-SET-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_has_a_stall_for_the_goods_of_each_shop(players: int) -> None:
    t = square(opening=True, players=players)
    assert [t.stall(shop) for shop in SHOPS] == [1, 1, 1, 1, 1]


@pytest.mark.rule("KOL-CMP-7")
def test_a_stall_keeps_its_goods_for_the_whole_game() -> None:
    t = square(
        players=2, day=4, queues="market=a", goods="a=clothing*2", stalls="kiosk=2 clothing=0"
    )
    t.play("a passes; b passes; a exchanges clothing clothing for kiosk")
    assert (t.stall("clothing"), t.stall("kiosk")) == (2, 1)
