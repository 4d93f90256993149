"""Which stamps for which: what somebody lacks for a card, what somebody can do without."""

from collections import Counter
from typing import Final

from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.parts import KINDS

Stamps = Counter[str]
EDITION: Final = "rebuilt-1983"
MOST_LACKING: Final = 2  # that one deal brings


def prices() -> dict[str, Stamps]:
    """What each shopping card costs."""
    return {
        card.name: Counter({kind: n for kind, n in zip(KINDS, card.price, strict=True) if n})
        for card in box_data.box(EDITION).cards
    }


def one_for_one(mine: Stamps, yours: Stamps) -> tuple[Stamps, Stamps] | None:
    """A stamp of mine for a different one of yours: the commonest of each."""
    for give, _ in mine.most_common():
        for ask, _ in yours.most_common():
            if give != ask:
                return Counter({give: 1}), Counter({ask: 1})
    return None


def some(hand: Stamps, number: int) -> Stamps:
    """So many of the stamps of which there are most."""
    left, found = Counter(hand), Counter[str]()
    while found.total() < number:
        kind = max(left, key=lambda name: left[name])
        found[kind] += 1
        left[kind] -= 1
    return found


def for_a_card(price: Stamps, mine: Stamps, yours: Stamps) -> tuple[Stamps, Stamps] | None:
    """What I give and get, so that I can pay this price afterwards; None: you cannot help me."""
    lack = price - mine
    spare = mine - price
    if not 0 < lack.total() <= MOST_LACKING or lack - yours or not spare:
        return None
    give = some(spare, 1)
    return None if set(give) & set(lack) else (give, lack)
