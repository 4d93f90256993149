"""What the contract tests have to know of Reglamentacja: what is in its box, how long it takes."""

from collections import Counter
from typing import Final

from kartki.games.reglamentacja.parts import KINDS, SPECULATOR
from kartki.games.reglamentacja.state import Shop

LENGTH: Final = (900, 20_000)  # moves that a random play usually has, and never exceeds
SHARE: Final = 40  # percent of the sittings that it is put to, because its moves take long


def there(s: Shop) -> dict[str, int]:
    """Stamps by kind, shopping cards, visits, and a pawn for everybody but a gone speculator."""
    stack = s.stamps.stack.cards()
    stamps = {
        kind: sum(hand[n] for hand in s.stamps.hands) + s.stamps.discards[n] + stack.count(n)
        for n, kind in enumerate(KINDS)
    }
    bought = [card for cards in s.guests.bought for card in cards]
    cards = Counter(s.counter.row + s.counter.stack.cards() + s.counter.gone + bought)
    pawns = Counter(who for who in s.queue.pawns if who != SPECULATOR)
    visits = Counter(visit for visit in s.guests.visits if visit >= 0)
    return {
        **stamps,
        **{f"card {card}": number for card, number in cards.items()},
        "pawns": len(pawns) if s.queue.pawns else s.players,
        "speculators": s.queue.pawns.count(SPECULATOR) if s.queue.pawns and not s.is_final() else 1,
        "doubled": sum(n - 1 for n in (*pawns.values(), *visits.values())),
        "too many known": sum(
            known[n] > hand[n]
            for known, hand in zip(s.stamps.known, s.stamps.hands, strict=True)
            for n in range(len(KINDS))
        ),
    }


def in_the_box(s: Shop) -> dict[str, int]:
    stamps = dict(zip(KINDS, s.box.stamps, strict=True))
    cards = {f"card {card}": 1 for card in range(len(s.box.cards))}
    rest = {"pawns": s.players, "speculators": 1, "doubled": 0, "too many known": 0}
    return {**stamps, **cards, **rest}
