"""Is this edition a box that can be played with? Every flaw is named; none is guessed around."""

from typing import Any, Final

from kartki.core.edition import Flaw
from kartki.core.languages import LANGUAGES
from kartki.editions.schema import SOURCE, Field, check_fields, check_tables, check_unique
from kartki.games.ration_board.cards import EFFECTS, HELD, SURE_WAYS_OUT, WITH_AMOUNT
from kartki.games.ration_board.parts import KINDS, MOST_DICE

RATIONS: Final = ("butter", "coffee", "meat", "sugar", "gas")
ROUTES: Final = ("home", "red", "blue", "detour")
# the routes on which each kind of space may lie
BELONGS: Final = {
    "home": ("home",),
    "road": ("red", "blue", "detour"),
    "wooded": ("red",),
    "stormy": ("blue",),
    "short_cut": ("red", "blue"),
    "ration_board": ("red",),
    "exit": ("blue",),
    "detour": ("blue",),
}

_TOP: Final = [
    Field("game", str),
    Field("name", str),
    Field("rules", str, allowed=("1.0",)),
    Field("boards", list),
    Field("spaces", list),
    Field("cards", list),
]
_BOARD: Final = [
    Field("ration", str, allowed=RATIONS),
    Field("white", int, low=2, high=12),
    Field("black", list),
    SOURCE,
]
_SPACE: Final = [
    Field("id", str, pattern="[A-Z]{2,12}|[A-Z][0-9]{1,3}"),
    Field("route", str, allowed=ROUTES),
    Field("kind", str, allowed=KINDS),
    Field("ration", str, allowed=RATIONS, needed=False),
    Field("to", str, needed=False),
    SOURCE,
]
_CARD: Final = [
    Field("id", str, pattern="[a-z0-9_-]{1,20}"),
    Field("count", int, low=1, high=40),
    Field("effect", str, allowed=EFFECTS),
    Field("amount", int, low=1, high=12, needed=False),
    Field("hold", bool),
    Field("text", dict, needed=False),
    SOURCE,
]

Table = dict[str, Any]


def check(data: Table) -> list[Flaw]:
    """The form first; only a well-formed box is looked at more closely."""
    flaws = check_fields(data, (), _TOP)
    flaws += check_tables(data, "boards", _BOARD) + check_tables(data, "spaces", _SPACE)
    flaws += check_tables(data, "cards", _CARD)
    if flaws:
        return flaws
    boards, spaces, cards = data["boards"], data["spaces"], data["cards"]
    flaws = check_unique(boards, "boards", "ration") + check_unique(spaces, "spaces", "id")
    flaws += check_unique(cards, "cards", "id")
    flaws += _check_numbers(boards) + _check_cards(cards) + _check_order(spaces)
    if flaws:
        return flaws
    return _check_windows(boards, spaces) + _check_ways(spaces) + _check_areas(spaces)


def _check_numbers(boards: list[Table]) -> list[Flaw]:
    """RAT-APP-2: alternatives are totals of two dice, or any doubles."""
    flaws = []
    for index, board in enumerate(boards):
        for number in board["black"]:
            total = type(number) is int and 2 <= number <= 12
            if not total and number != "doubles":
                flaws.append(Flaw(("boards", index, "black"), "edition.black", number))
    return flaws


def _check_cards(cards: list[Table]) -> list[Flaw]:
    flaws = []
    for index, card in enumerate(cards):
        effect = card["effect"]
        if (effect in WITH_AMOUNT) != ("amount" in card):
            code = "edition.amount_needed" if effect in WITH_AMOUNT else "edition.amount_idle"
            flaws.append(Flaw(("cards", index, "amount"), code, effect))
        if (effect in HELD) != card["hold"]:
            flaws.append(Flaw(("cards", index, "hold"), "edition.hold", effect))
        flaws += _check_text(index, card.get("text", {}))
    if not any(card["effect"] in SURE_WAYS_OUT for card in cards):  # RAT-REL-11
        flaws.append(Flaw(("cards",), "edition.no_way_out", "", ", ".join(SURE_WAYS_OUT)))
    return flaws


def _check_text(index: int, text: Table) -> list[Flaw]:
    return [
        Flaw(("cards", index, "text"), "edition.text", language, ", ".join(LANGUAGES))
        for language, words in text.items()
        if language not in LANGUAGES or not isinstance(words, str) or len(words) > 500
    ]


def _check_order(spaces: list[Table]) -> list[Flaw]:
    """Home, red, Exit, blue, Detour Road: in this order, and each kind where it belongs."""
    flaws = []
    last = 0
    for index, space in enumerate(spaces):
        route = ROUTES.index(space["route"])
        if route < last:
            flaws.append(Flaw(("spaces", index, "route"), "edition.order", space["id"]))
        last = max(last, route)
        if space["route"] not in BELONGS[space["kind"]]:
            allowed = ", ".join(BELONGS[space["kind"]])
            flaws.append(
                Flaw(("spaces", index, "route"), "edition.belongs", space["kind"], allowed)
            )
    flaws += _check_ends(spaces)
    return flaws


def _check_ends(spaces: list[Table]) -> list[Flaw]:
    """One Home, first; one Exit, first on the blue route; the red route ends at a board."""
    by_route = {route: [s for s in spaces if s["route"] == route] for route in ROUTES}
    kinds = [space["kind"] for space in spaces]
    if [s["kind"] for s in by_route["home"]] != ["home"]:
        return [Flaw(("spaces",), "edition.one_home", kinds.count("home"))]
    blue = [s["kind"] for s in by_route["blue"]]
    if kinds.count("exit") != 1 or blue[0] != "exit" or len(blue) < 2:
        return [Flaw(("spaces",), "edition.one_exit", kinds.count("exit"))]
    if not by_route["red"] or by_route["red"][-1]["kind"] != "ration_board":
        return [Flaw(("spaces",), "edition.red_end")]
    if kinds.count("detour") != (1 if by_route["detour"] else 0):
        return [Flaw(("spaces",), "edition.detour", kinds.count("detour"))]
    return []


def _check_windows(boards: list[Table], spaces: list[Table]) -> list[Flaw]:
    """RAT-RED-5: every board has one space, in the order of the trips."""
    found = [(i, s) for i, s in enumerate(spaces) if s["kind"] == "ration_board" or "ration" in s]
    wanted = [board["ration"] for board in boards]
    for (index, space), ration in zip(found, wanted, strict=False):
        if space.get("ration") != ration or space["kind"] != "ration_board":
            return [Flaw(("spaces", index, "ration"), "edition.window", space["id"], ration)]
    if len(found) != len(wanted):
        return [Flaw(("boards",), "edition.windows", len(found), str(len(wanted)))]
    return []


def _check_ways(spaces: list[Table]) -> list[Flaw]:
    """Where Short Cuts and the Detour lead: to a space that is there, ahead, and plain road."""
    ids = [space["id"] for space in spaces]
    detours = [i for i, space in enumerate(spaces) if space["route"] == "detour"]
    flaws = []
    for index, space in enumerate(spaces):
        leads = space["kind"] in ("short_cut", "detour") or index in detours[-1:]
        path = ("spaces", index, "to")
        if leads != ("to" in space):
            code = "edition.to_missing" if leads else "edition.to_idle"
            flaws.append(Flaw(path, code, space["id"]))
        elif leads and space["to"] not in ids:
            flaws.append(Flaw(path, "edition.dangling", space["to"]))
        elif leads and not _leads_well(spaces, index, ids.index(space["to"]), detours):
            flaws.append(Flaw(path, "edition.leads", space["to"]))
    return flaws


def _leads_well(spaces: list[Table], start: int, end: int, detours: list[int]) -> bool:
    if spaces[start]["kind"] == "detour":
        return end == detours[0]
    if spaces[end]["kind"] != "road":
        return False
    if start in detours:
        crossing = next(i for i, space in enumerate(spaces) if space["kind"] == "detour")
        return spaces[end]["route"] == "blue" and end > crossing
    between = [space["kind"] for space in spaces[start:end]]
    same = spaces[start]["route"] == spaces[end]["route"]
    return same and end > start and "ration_board" not in between


def _check_areas(spaces: list[Table]) -> list[Flaw]:
    """RAT-REL-7: a clear space of the same road lies ahead, and twelve spaces lead across."""
    flaws = []
    width = 0
    for index, space in enumerate(spaces):
        width = width + 1 if space["kind"] in ("wooded", "stormy") else 0
        if width >= MOST_DICE:
            flaws.append(Flaw(("spaces", index, "kind"), "edition.area_wide", space["id"]))
        after = spaces[index + 1] if index + 1 < len(spaces) else None
        stuck = after is None or after["route"] != space["route"]
        if space["kind"] in ("wooded", "stormy") and stuck:
            flaws.append(Flaw(("spaces", index, "kind"), "edition.area_end", space["id"]))
    return flaws
