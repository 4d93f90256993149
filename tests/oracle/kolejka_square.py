"""The oracle's square: a whole position of Kolejka as one flat dict of strings.

The oracle is a second, slow and plain model of Kolejka, written from the rule ledger and the
sheet of notation alone. It imports nothing of the package, so that the two can only agree by
saying the same about the rules. Here everything is text: a pawn is its owner's letter (`X` is
a speculator), a queue is the word that they spell from the front, and goods are the first
letter of their shop, so that `kkc` on a pile is two of the kiosk's with one of clothing on top.
A pile of hidden cards is `a,b|c`: a and b lie on top in an order that nobody knows, then c.
"""

from typing import Any

State = dict[str, str]

SHOPS = ("groceries", "rtv_agd", "furniture", "clothing", "kiosk")
QUEUES = (*SHOPS, "market")
SEATS = "abcde"
# KOL-SET-1: goods in play of each shop, delivery cards turned up per day
GOODS = {"2": 7, "3": 9, "4": 10, "5": 12}
PER_DAY = {"2": 1, "3": 2, "4": 2, "5": 3}
# KOL-CMP-6, as many letters as goods are wanted
LISTS = {
    "1": "rrrrkccfff",
    "2": "rrrggggcff",
    "3": "rrgggkkkkf",
    "4": "rggkkkcccc",
    "5": "gkkcccffff",
}


def seats(s: State) -> str:
    return SEATS[: int(s["players"])]


def clockwise(s: State, start: str) -> str:
    """All seats, beginning with this one."""
    at = SEATS.index(start)
    return seats(s)[at:] + seats(s)[:at]


def left_of(s: State, seat: str) -> str:
    return clockwise(s, seat)[1]


def shop_of(goods: str) -> str:
    return next(shop for shop in SHOPS if shop[0] == goods)


def without(row: str, one: str) -> str:
    """The row less the last of these: goods are taken from the top of the pile."""
    at = row.rindex(one)
    return row[:at] + row[at + 1 :]


def complete(s: State, seat: str) -> bool:
    """KOL-END-1"""
    wanted = LISTS[s[f"list {seat}"]]
    return all(s[f"goods {seat}"].count(kind) >= wanted.count(kind) for kind in set(wanted))


def drawn(pile: str, card: str) -> str | None:
    """What is left when this card was on top, or None if it cannot have been."""
    top, _, rest = pile.partition("|")
    names = top.split(",")
    if card not in names:
        return None
    names.remove(card)
    return "|".join(part for part in (",".join(names), rest) if part)


def joined(*names: str) -> str:
    """One bundle of several, of which some may be empty."""
    return ",".join(part for part in names if part)


def laid_on(pile: str, bundle: str) -> str:
    return "|".join(part for part in (bundle, pile) if part)


def size(pile: str) -> int:
    return len(pile.replace("|", ",").split(",")) if pile else 0


def _pairs(text: str) -> dict[str, str]:
    return {name: rest for name, _, rest in (part.partition("=") for part in text.split())}


def _letters(text: str) -> str:
    """`kiosk*2,clothing` as `kkc`."""
    row = ""
    for part in text.split(","):
        name, _, times = part.partition("*")
        row += name[:1] * int(times or 1)
    return row


def square(position: dict[str, Any]) -> State:
    """A position in the words of the driver of the rule tests, before its phase begins."""
    day = position.get("day", 1)
    s = {
        "players": str(position["players"]),
        "first": position.get("first", "a"),
        "turn": position.get("turn", position.get("first", "a")),
        "day": str((position.get("week", 1) - 1) * 5 + day),
        "trader": position.get("trader", SHOPS[day - 1]),
        "saturday": position.get("options", {}).get("saturday", "all"),
        "closed": _letters(position.get("closed", "")),
        "delivered": _letters(position.get("delivered", "")),
        "deck": ",".join(position["deck"].split()),
        "bin": ",".join(position.get("bin", "").split()),
        "today": ",".join(position["today"].split()),
        "due": "",
        "exchanged": "",
        "looks": "",
        "seen": "",
        "last day": "",
        "phase": "",
    }
    _pawns(s, position)
    _wares(s, position)
    for number, seat in enumerate(seats(s)):
        for place, key in (("hand", "hands"), ("pile", "piles"), ("played", "played")):
            s[f"{place} {seat}"] = _pairs(position.get(key, "")).get(seat, "")
        s[f"list {seat}"] = _pairs(position.get("lists", "")).get(seat, str(number + 1))
    return s


def _pawns(s: State, position: dict[str, Any]) -> None:
    given, home = _pairs(position.get("queues", "")), _pairs(position.get("home", ""))
    for queue in QUEUES:
        usual = "" if queue == "market" else "X"
        s[f"queue {queue}"] = given.get(queue, usual).replace(",", "")
    for seat in seats(s):
        standing = sum(s[f"queue {queue}"].count(seat) for queue in QUEUES)
        s[f"home {seat}"] = seat * int(home.get(seat, 5 - standing))


def _wares(s: State, position: dict[str, Any]) -> None:
    """What does not lie in a shop, on a stall or at a player's is on its truck."""
    stalls, trucks = _pairs(position.get("stalls", "")), _pairs(position.get("trucks", ""))
    piles, owned = _pairs(position.get("shops", "")), _pairs(position.get("goods", ""))
    for seat in seats(s):
        s[f"goods {seat}"] = _letters(owned.get(seat, ""))
    for shop in SHOPS:
        s[f"shop {shop}"] = _letters(piles.get(shop, ""))
        s[f"stall {shop}"] = shop[0] * int(stalls.get(shop, 1))
    for shop in SHOPS:
        rows = [row for name, row in s.items() if name.split()[0] in ("goods", "shop", "stall")]
        left = GOODS[s["players"]] - "".join(rows).count(shop[0])
        s[f"truck {shop}"] = shop[0] * int(trucks.get(shop, max(left, 0)))
