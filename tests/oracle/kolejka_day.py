"""The oracle's day: who is asked in each phase, and what runs by itself until somebody is."""

from collections.abc import Callable

from tests.oracle.kolejka_square import (
    PER_DAY,
    QUEUES,
    SHOPS,
    State,
    clockwise,
    complete,
    joined,
    laid_on,
    left_of,
    seats,
    shop_of,
    size,
    without,
)


def queue_up(s: State) -> None:
    s["phase"] = "queue_up"


def delivery(s: State) -> None:
    """KOL-SET-7: on the first day the speculators come when everybody stands."""
    if s["day"] == "1":
        for shop in SHOPS:
            s[f"queue {shop}"] += "X"
    s["phase"], s["delivered"], s["today"] = "delivery", "", ""
    s["due"] = "*" * PER_DAY[s["players"]]


def jumping(s: State) -> None:
    """KOL-JMP-1: the turns of all three rounds, one after the other."""
    s["phase"], s["due"] = "jumping", clockwise(s, s["first"]) * 3


def opening(s: State) -> None:
    """KOL-OPN-2: who stands where at opening. At a closed shop nobody is served."""
    s["phase"], s["due"] = "opening", ""
    for shop in SHOPS:
        s[f"line {shop}"] = "" if shop[0] in s["closed"] else s[f"queue {shop}"]
    _wave(s)


def _wave(s: State) -> None:
    """The next of every line, who is always the first that still stands in the queue: those
    before went home, or to the end of it. Who can choose is due, the others are served."""
    for shop in SHOPS:
        line, goods = s[f"line {shop}"], s[f"shop {shop}"]
        s[f"line {shop}"] = line[1:] if goods else ""
        if line[:1] == "X" and goods:
            _speculate(s, shop)
        elif line and len(set(goods)) > 1:
            s["due"] += shop[0]
        elif line and goods:
            buy(s, shop, goods[0])


def buy(s: State, shop: str, goods: str) -> None:
    owner = s[f"queue {shop}"][0]
    s[f"queue {shop}"] = s[f"queue {shop}"][1:]
    s[f"shop {shop}"] = without(s[f"shop {shop}"], goods)
    s[f"home {owner}"] += owner
    s[f"goods {owner}"] += goods


def _speculate(s: State, shop: str) -> None:
    """KOL-OPN-3"""
    pile = s[f"shop {shop}"]
    goods = shop[0] if shop[0] in pile else pile[-1]
    s[f"shop {shop}"] = without(pile, goods)
    s[f"stall {shop_of(goods)}"] += goods
    s[f"queue {shop}"] = s[f"queue {shop}"][1:] + "X"


def _wave_is_over(s: State) -> None:
    if any(complete(s, seat) for seat in seats(s)):
        s["phase"] = "over"
    elif any(s[f"line {shop}"] and s[f"shop {shop}"] for shop in SHOPS):
        _wave(s)
    else:
        market(s)


def market(s: State) -> None:
    """KOL-END-3 is looked at once, here. Who waits joins the queue anew."""
    if not any(s[f"shop {shop}"] + s[f"truck {shop}"] for shop in SHOPS):
        s["last day"] = "yes"
    s["phase"], s["due"], s["queue market"] = "market", s["queue market"], ""


def close(s: State) -> None:
    """KOL-PCT-1, up to the draw."""
    if s["last day"]:
        s["phase"] = "over"
        return
    s["bin"] = joined(s["bin"], s["today"])
    s["today"], s["closed"] = "", ""
    if int(s["day"]) % 5 == 0:
        _saturday(s)
    else:
        s["trader"] = SHOPS[SHOPS.index(s["trader"]) + 1]
    s["phase"], s["due"] = "draw", ""
    for seat in seats(s):
        hand, pile = s[f"hand {seat}"], s[f"pile {seat}"]
        s["due"] += seat * min(3 - size(hand), size(pile))


def _saturday(s: State) -> None:
    """KOL-SAT-1 and KOL-SAT-2"""
    s["trader"] = SHOPS[0]
    if s["players"] != "2" or int(s["day"]) % 10 == 0:
        s["deck"], s["bin"] = joined(s["deck"].replace("|", ","), s["bin"]), ""
    for seat in seats(s):
        hand, pile, played = s[f"hand {seat}"], s[f"pile {seat}"], s[f"played {seat}"]
        if s["saturday"] == "all":
            every = joined(hand, pile.replace("|", ","), played)
            s[f"hand {seat}"], s[f"pile {seat}"] = "", every
        else:
            s[f"pile {seat}"] = laid_on(played, pile)
        s[f"played {seat}"] = ""


def recall(s: State) -> None:
    s["phase"], s["due"] = "recall", clockwise(s, s["first"])


def _next_day(s: State) -> None:
    s["first"] = s["turn"] = left_of(s, s["first"])
    s["day"] = str(int(s["day"]) + 1)
    queue_up(s)


BEGIN: dict[str, Callable[[State], None]] = {
    "queue_up": queue_up,
    "jumping": jumping,
    "opening": opening,
    "market": market,
    "close": close,
}
THEN: dict[str, Callable[[State], None]] = {
    "queue_up": delivery,
    "delivery": jumping,
    "jumping": opening,
    "opening": _wave_is_over,
    "market": close,
    "draw": recall,
    "recall": _next_day,
}


def asked(s: State) -> str:
    """The seat that has to act, `*` for chance, nobody's where the phase has no more to ask."""
    phase, due = s["phase"], s["due"]
    if s["looks"]:
        return "*"
    if phase == "queue_up":
        return next((seat for seat in clockwise(s, s["turn"]) if s[f"home {seat}"]), "")
    if phase == "delivery":
        return "*" if due and s["deck"] else ""
    if phase == "jumping":
        return next((seat for seat in due if s[f"hand {seat}"]), "")
    if phase == "opening":
        return choosing(s)[:1]
    if phase == "draw":
        return "*" if due else ""
    if phase == "recall":  # who has no pawn in a queue, or none any more, is not asked
        standing = "".join(s[f"queue {queue}"] for queue in QUEUES)
        return next((seat for seat in due if seat in standing), "")
    return due[:1] if phase != "over" else ""


def choosing(s: State) -> str:
    """The owner who chooses next, and the shop's letter: in turn order, then as the shops lie."""
    order = clockwise(s, s["first"])
    firsts = [s[f"queue {shop_of(shop)}"][0] + shop for shop in s["due"]]
    return min(firsts, key=lambda choice: order.index(choice[0]), default="")


def run_on(s: State) -> State:
    """All that needs nobody's word."""
    while not asked(s) and s["phase"] != "over":
        THEN[s["phase"]](s)
    return s
