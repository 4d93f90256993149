"""Is this edition a box that can be played with? Every flaw is named."""

from typing import Any, Final

from kartki.core.edition import Flaw
from kartki.editions.schema import SOURCE, Field, check_fields, check_tables, check_unique
from kartki.games.reglamentacja.parts import CATEGORIES, DEAL, KINDS, PRICE, ROW

Table = dict[str, Any]
PLAYERS: Final = 5
FEWEST_CARDS: Final = ROW + 1
ID: Final = "[a-z][a-z0-9_]{1,40}"

_TOP: Final = [
    Field("game", str),
    Field("name", str),
    Field("rules", str, allowed=("1.0",)),
    Field("stamps", list),
    Field("cards", list),
    Field("visits", list),
]
_STAMP: Final = [Field("id", str, allowed=KINDS), Field("count", int, low=PRICE, high=40), SOURCE]
_CARD: Final = [
    Field("id", str, pattern=ID),
    Field("category", str, allowed=CATEGORIES),
    Field("cost", list),
    Field("icons", int, low=1, high=9),
    SOURCE,
]
_VISIT: Final = [Field("id", str, pattern=ID), Field("doubles", list), SOURCE]


def check(data: Table) -> list[Flaw]:
    """The form first; only a well-formed box is looked at more closely."""
    flaws = check_fields(data, (), _TOP)
    flaws += check_tables(data, "stamps", _STAMP) + check_tables(data, "cards", _CARD)
    flaws += check_tables(data, "visits", _VISIT)
    if flaws:
        return flaws
    for name in ("stamps", "cards", "visits"):
        flaws += check_unique(data[name], name, "id")
    flaws += _check_costs(data["cards"]) + _check_doubles(data["visits"])
    return flaws or _check_numbers(data)


def _check_costs(cards: list[Table]) -> list[Flaw]:
    """REG-CMP-2: three stamps, each of a kind that there is."""
    return [
        Flaw(("cards", index, "cost"), "edition.cost", card["cost"], ", ".join(KINDS))
        for index, card in enumerate(cards)
        if len(card["cost"]) != PRICE or any(kind not in KINDS for kind in card["cost"])
    ]


def _check_doubles(visits: list[Table]) -> list[Flaw]:
    """REG-CMP-3: two categories, and not the same one twice."""
    return [
        Flaw(("visits", index, "doubles"), "edition.doubles", visit["doubles"], _names())
        for index, visit in enumerate(visits)
        if len(visit["doubles"]) != 2
        or any(name not in CATEGORIES for name in visit["doubles"])
        or visit["doubles"][0] == visit["doubles"][1]
    ]


def _names() -> str:
    return ", ".join(CATEGORIES)


def _check_numbers(data: Table) -> list[Flaw]:
    """Enough of everything for the largest table, and for three without the meals (REG-SET-3)."""
    flaws = []
    stamps = sum(stamp["count"] for stamp in data["stamps"])
    if len(data["stamps"]) != len(KINDS):
        flaws.append(Flaw(("stamps",), "edition.count", len(data["stamps"]), str(len(KINDS))))
    elif stamps < PLAYERS * DEAL + 2:
        flaws.append(Flaw(("stamps",), "edition.too_few_stamps", stamps, str(PLAYERS * DEAL + 2)))
    if len(data["cards"]) < FEWEST_CARDS:
        flaws.append(Flaw(("cards",), "edition.fewest", len(data["cards"]), str(FEWEST_CARDS)))
    if len(data["visits"]) < PLAYERS:
        flaws.append(Flaw(("visits",), "edition.fewest", len(data["visits"]), str(PLAYERS)))
    elif len([visit for visit in data["visits"] if "meal" not in visit["doubles"]]) < 3:
        flaws.append(Flaw(("visits",), "edition.too_many_meals", len(data["visits"])))
    return flaws
