"""The oracle's acts: what each word does, if the rules allow it.

Every verb is tried out on a copy of the position and says at the end whether that was allowed.
"""

from collections.abc import Callable

from tests.oracle.kolejka_cards import CARDS
from tests.oracle.kolejka_day import asked, buy, choosing, run_on
from tests.oracle.kolejka_square import (
    State,
    complete,
    drawn,
    joined,
    laid_on,
    left_of,
    without,
)


def queues(s: State, me: str, queue: str) -> bool:
    s[f"home {me}"] = s[f"home {me}"][1:]
    s[f"queue {queue}"] += me
    s["turn"] = left_of(s, me)
    return s["phase"] == "queue_up"


def plays(s: State, me: str, card: str, *aim: str) -> bool:
    """KOL-JMP-1; KOL-JMP-4: the square must read differently afterwards."""
    hand = s[f"hand {me}"].split(",")
    before = dict(s)
    if s["phase"] != "jumping" or card not in hand:
        return False
    if not CARDS[card](s, me, *aim) or s == before:
        return False
    hand.remove(card)
    s[f"hand {me}"] = ",".join(hand)
    s[f"played {me}"] = joined(s[f"played {me}"], card)
    s["due"] = s["due"][s["due"].index(me) + 1 :]
    if card == "counter" and complete(s, me):
        s["phase"] = "over"
    return True


def passes(s: State, me: str) -> bool:
    """KOL-JMP-2: the hand lies on the pile, and without a hand nobody is asked again."""
    s[f"pile {me}"] = laid_on(s[f"pile {me}"], s[f"hand {me}"])
    s[f"hand {me}"] = ""
    return s["phase"] == "jumping"


def takes(s: State, me: str, goods: str, _at: str, shop: str) -> bool:
    """KOL-OPN-1"""
    if s["phase"] != "opening" or choosing(s) != me + shop[0]:
        return False
    if goods[0] not in s[f"shop {shop}"]:
        return False
    s["due"] = without(s["due"], shop[0])
    buy(s, shop, goods[0])
    return True


def exchanges(s: State, me: str, *deal: str) -> bool:
    """KOL-MKT-1; what is paid lies on its stall at once, but is not what is taken."""
    paid, goods = deal[:-2], deal[-1]
    if s["phase"] != "market" or not s[f"stall {goods}"]:
        return False
    if len(paid) == 1 and (goods != s["trader"] or paid[0] == goods):
        return False
    s[f"stall {goods}"] = s[f"stall {goods}"][1:]
    for kind in paid:
        if kind[0] not in s[f"goods {me}"]:
            return False
        s[f"goods {me}"] = without(s[f"goods {me}"], kind[0])
        s[f"stall {kind}"] += kind[0]
    s[f"goods {me}"] += goods[0]
    s["exchanged"] = "yes"
    if complete(s, me):
        s["phase"] = "over"
    return True


def goes(s: State, me: str, _home: str) -> bool:
    s["due"], s["exchanged"] = s["due"][1:], ""
    s[f"home {me}"] += me
    return s["phase"] == "market"


def waits(s: State, me: str) -> bool:
    """KOL-MKT-3: not after an exchange."""
    s["due"] = s["due"][1:]
    s["queue market"] += me
    return s["phase"] == "market" and not s["exchanged"]


def recalls(s: State, me: str, queue: str, place: str) -> bool:
    row, at = s[f"queue {queue}"], int(place) - 1
    s[f"queue {queue}"] = row[:at] + row[at + 1 :]
    s[f"home {me}"] += me
    return s["phase"] == "recall" and row[at : at + 1] == me


def is_done(s: State, me: str, _done: str) -> bool:
    s["due"] = s["due"].partition(me)[2]
    return s["phase"] == "recall"


def shows(s: State, *chance: str) -> bool:
    """What chance does, of which the written line says all."""
    if chance[0] == "delivery":
        return _delivers(s, chance[1], chance[2])
    if chance[1] == "draws":
        return _draws(s, chance[0], chance[2])
    return _sees(s, chance[0], chance[2] + chance[3])


def _delivers(s: State, shop: str, number: str) -> bool:
    """KOL-DEL-1, KOL-DEL-2"""
    rest = drawn(s["deck"], shop + number)
    if s["phase"] != "delivery" or rest is None:
        return False
    s["deck"], s["due"] = rest, s["due"][1:]
    s["today"] = joined(s["today"], shop + number)
    load = s[f"truck {shop}"][: int(number)]
    s[f"truck {shop}"] = s[f"truck {shop}"][len(load) :]
    s[f"shop {shop}"] += load
    s["delivered"] += shop[0] if load else ""
    return True


def _draws(s: State, seat: str, card: str) -> bool:
    rest = drawn(s[f"pile {seat}"], card)
    if s["phase"] != "draw" or s["due"][:1] != seat or rest is None:
        return False
    s["due"], s[f"pile {seat}"] = s["due"][1:], rest
    s[f"hand {seat}"] = joined(s[f"hand {seat}"], card)
    return True


def _sees(s: State, seat: str, card: str) -> bool:
    """KOL-CRD-10: from now on it is known what lies on top, in this order."""
    rest = drawn(s["deck"], card)
    if s["looks"][:1] != seat or rest is None:
        return False
    s["looks"], s["deck"] = s["looks"][1:], rest
    s["seen"] = f"{s['seen']}|{card}" if s["seen"] else card
    if not s["looks"]:
        s["deck"], s["seen"] = laid_on(s["deck"], s["seen"]), ""
    return True


VERBS: dict[str, Callable[..., bool]] = {
    "queues": queues,
    "plays": plays,
    "passes": passes,
    "takes": takes,
    "exchanges": exchanges,
    "goes": goes,
    "waits": waits,
    "recalls": recalls,
    "is": is_done,
}


def tried(s: State, word: str) -> State | None:
    """The position after this word, or None where it may not be said."""
    who, *rest = word.split()
    if who != asked(s):
        return None
    after = dict(s)
    if who == "*":
        allowed = shows(after, *rest)
    else:
        allowed = VERBS[rest[0]](after, who, *rest[1:])
    return run_on(after) if allowed else None
