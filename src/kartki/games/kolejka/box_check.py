"""Is this edition a box that can be played with? Every flaw is named."""

from typing import Any, Final

from kartki.core.edition import Flaw
from kartki.editions.schema import SOURCE, Field, check_fields, check_tables, check_unique
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import DAYS, HAND, SHOPS

Table = dict[str, Any]
MOST_LISTS: Final = 5  # KOL-CMP-6

_TOP: Final = [
    Field("game", str),
    Field("name", str),
    Field("rules", str, allowed=("1.0",)),
    Field("cards", list, needed=False),
    Field("shops", list),
    Field("lists", list),
    Field("tables", list),
]
_SHOP: Final = [Field("id", str, allowed=SHOPS), Field("goods", int, low=1, high=40), SOURCE]
_LIST: Final = [
    Field("id", int, low=1, high=MOST_LISTS),
    *[Field(shop, int, low=0, high=12) for shop in SHOPS],
    SOURCE,
]
_TABLE: Final = [
    Field("players", int, low=2, high=5),
    Field("goods_out", int, low=0, high=30),
    Field("delivery", list),
    Field("per_day", int, low=1, high=5),
    Field("consecutive", bool),
    Field("weeks", int, low=1, high=3),
    SOURCE,
]


def check(data: Table) -> list[Flaw]:
    """The form first; only a well-formed box is looked at more closely."""
    flaws = check_fields(data, (), _TOP)
    flaws += check_tables(data, "shops", _SHOP) + check_tables(data, "lists", _LIST)
    flaws += check_tables(data, "tables", _TABLE)
    if flaws:
        return flaws
    flaws = check_unique(data["shops"], "shops", "id") + check_unique(data["lists"], "lists", "id")
    flaws += check_unique(data["tables"], "tables", "players")
    flaws += _check_count("shops", data["shops"], len(SHOPS))
    flaws += _check_count("lists", data["lists"], MOST_LISTS)
    flaws += _check_count("tables", data["tables"], 4)
    return flaws + _check_cards(data.get("cards", list(CARDS))) or _check_plans(data)


def _check_count(name: str, tables: list[Table], wanted: int) -> list[Flaw]:
    return (
        [] if len(tables) == wanted else [Flaw((name,), "edition.count", len(tables), str(wanted))]
    )


def _check_cards(names: list[Any]) -> list[Flaw]:
    """Each at most once, and enough of them for a hand (KOL-SET-5)."""
    flaws = [
        Flaw(("cards",), "edition.choice", name, ", ".join(CARDS))
        for name in names
        if name not in CARDS
    ]
    known = [name for name in names if name in CARDS]
    twice = sorted({name for name in known if known.count(name) > 1})
    flaws += [Flaw(("cards",), "edition.twice", name) for name in twice]
    few = Flaw(("cards",), "edition.count", len(names), f"{HAND}-{len(CARDS)}")
    return flaws or ([few] if len(names) < HAND else [])


def _check_plans(data: Table) -> list[Flaw]:
    """KOL-SET-1: delivery cards for every day until they are shuffled, goods for every truck."""
    flaws = []
    for index, table in enumerate(data["tables"]):
        path = ("tables", index, "delivery")
        sizes = table["delivery"]
        if not sizes or not all(type(n) is int and 1 <= n <= 9 for n in sizes):
            flaws.append(Flaw(path, "edition.delivery", sizes))
            continue
        cards, days = len(SHOPS) * len(set(sizes)), DAYS * table["weeks"]
        if len(set(sizes)) != len(sizes) or cards != days * table["per_day"]:
            flaws.append(Flaw(path, "edition.delivery_days", cards, str(days * table["per_day"])))
        if any(shop["goods"] - table["goods_out"] < 2 for shop in data["shops"]):
            flaws.append(
                Flaw(("tables", index, "goods_out"), "edition.too_few_goods", table["goods_out"])
            )
    return flaws
