"""What people have to remember themselves, at a table without memory aids.

REG-SHP-1: everybody sees what is bought; afterwards there is a back and a count. Likewise offers
and deals are heard once (REG-TRD-6): what follows from them for the hands is for each to keep in
mind. Before the final count one's own cards are one's own; after it everything lies open.
"""

import msgspec

from kartki.core.deck import FACE_DOWN
from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import NO_STAMPS
from kartki.games.reglamentacja.seen import Numbers, ScoreView, ShopView


def left_out(v: ShopView) -> ShopView:
    if v.reason:
        return v
    return msgspec.structs.replace(
        v,
        known=tuple([NO_STAMPS for _ in v.known]),
        bought=tuple([_cards(v, seat, cards) for seat, cards in enumerate(v.bought)]),
        scores=tuple([_score(v, seat, score) for seat, score in enumerate(v.scores)]),
    )


def _cards(v: ShopView, seat: Seat, cards: Numbers) -> Numbers:
    return cards if seat == v.viewer else _backs(cards)


def _score(v: ShopView, seat: Seat, score: ScoreView) -> ScoreView:
    if seat == v.viewer or not score.cards:
        return score
    return ScoreView(_backs(score.cards), FACE_DOWN, FACE_DOWN, "")


def _backs(cards: Numbers) -> Numbers:
    return tuple([FACE_DOWN for _ in cards])
