"""The oracle's ten queue cards: each is tried out, and says whether that could be done.

A card that could be carried out and leaves the square as it was is not allowed either
(KOL-JMP-4); as pawns are letters, the caller sees that by comparing the text before and after.
"""

from collections.abc import Callable

from tests.oracle.kolejka_square import SHOPS, State, size, without


def _owner(s: State, shop: str, place: str) -> str:
    """Whose pawn stands there; nobody's beyond the end, and none that a card reaches at the
    market (KOL-JMP-5)."""
    queue = s[f"queue {shop}"] if shop in SHOPS else ""
    return queue[int(place) - 1] if int(place) <= len(queue) else ""


def _move(s: State, shop: str, place: str, to: int) -> None:
    queue = s[f"queue {shop}"]
    at = int(place) - 1
    rest = queue[:at] + queue[at + 1 :]
    s[f"queue {shop}"] = rest[: to - 1] + queue[at] + rest[to - 1 :]


def community_list(s: State, me: str, shop: str) -> bool:
    """KOL-CRD-1"""
    s[f"queue {shop}"] = s[f"queue {shop}"][::-1]
    return shop in SHOPS


def not_your_place(s: State, me: str, shop: str, place: str) -> bool:
    """KOL-CRD-2"""
    if _owner(s, shop, place) != me or place == "1":
        return False
    _move(s, shop, place, int(place) - 1)
    return True


def mother(s: State, me: str, shop: str, place: str) -> bool:
    """KOL-CRD-3"""
    if _owner(s, shop, place) != me or place == "1":
        return False
    _move(s, shop, place, 1)
    return True


def criticise(s: State, me: str, shop: str, place: str) -> bool:
    """KOL-CRD-4: exactly two places, so somebody has to stand that far behind."""
    target = int(place) + 2
    if not _owner(s, shop, str(target)):
        return False
    _move(s, shop, place, target)
    return True


def lucky_strike(s: State, me: str, shop: str, place: str, other: str) -> bool:
    """KOL-CRD-5"""
    if _owner(s, shop, place) != me or other not in SHOPS or other == shop:
        return False
    queue, target = s[f"queue {shop}"], s[f"queue {other}"]
    s[f"queue {shop}"] = queue[: int(place) - 1] + queue[int(place) :]
    s[f"queue {other}"] = target[:1] + me + target[1:]
    return True


def _open(s: State, shop: str) -> bool:
    return shop in SHOPS and shop[0] not in s["closed"]


def delivery_error(
    s: State, me: str, goods: str, _from: str, shop: str, _to: str, other: str
) -> bool:
    """KOL-CRD-6: on top of the other pile."""
    if not _open(s, shop) or not _open(s, other) or shop == other:
        return False
    if goods[0] not in s[f"shop {shop}"]:
        return False
    s[f"shop {shop}"] = without(s[f"shop {shop}"], goods[0])
    s[f"shop {other}"] += goods[0]
    return True


def increased_delivery(s: State, me: str, shop: str) -> bool:
    """KOL-CRD-7"""
    if not _open(s, shop) or shop[0] not in s["delivered"] or not s[f"truck {shop}"]:
        return False
    s[f"truck {shop}"] = s[f"truck {shop}"][1:]
    s[f"shop {shop}"] += shop[0]
    return True


def under_the_counter(s: State, me: str, shop: str, goods: str) -> bool:
    """KOL-CRD-8: the place counts as it is now."""
    if not _open(s, shop) or _owner(s, shop, "1") != me or goods[0] not in s[f"shop {shop}"]:
        return False
    s[f"shop {shop}"] = without(s[f"shop {shop}"], goods[0])
    s[f"queue {shop}"] = s[f"queue {shop}"][1:]
    s[f"home {me}"] += me
    s[f"goods {me}"] += goods[0]
    return True


def stocktaking(s: State, me: str, shop: str) -> bool:
    """KOL-CRD-9"""
    if not _open(s, shop) or not s[f"shop {shop}"]:
        return False
    s["closed"] += shop[0]
    return True


def committee_friend(s: State, me: str) -> bool:
    """KOL-CRD-10: chance shows the cards, one line for each."""
    s["looks"] = me * min(2, size(s["deck"]))
    return s["deck"] != ""


CARDS: dict[str, Callable[..., bool]] = {
    "list": community_list,
    "sir": not_your_place,
    "mother": mother,
    "criticise": criticise,
    "lucky": lucky_strike,
    "error": delivery_error,
    "increased": increased_delivery,
    "counter": under_the_counter,
    "stocktaking": stocktaking,
    "committee": committee_friend,
}
