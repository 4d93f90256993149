"""The apprentice, an easy trader: thinks of the next card alone and forgets what others have shown.

It weighs as the trader does, but looks at a poorer view: it does not remember who surely holds
what, hears no calls, does not notice who is ahead, and of the row sees only the card that its own
visitors love and that it lacks least for.
"""

from typing import Any, ClassVar, final

import msgspec

from kartki.bots.reglamentacja.trader import Trader
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS, NO_VISIT, Box
from kartki.games.reglamentacja.seen import Numbers, ShopView


@final
class Apprentice(Trader):
    name: ClassVar[str] = "apprentice"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        return super().choose(poorer(view), legal, limit, rng)


def poorer(view: ShopView) -> ShopView:
    """The view of somebody who minds the own hand, the standing offers and the own visitors."""
    nothing: Numbers = ()
    return msgspec.structs.replace(
        view,
        known=tuple([NO_STAMPS for _ in view.known]),
        talk=tuple([said for said in view.talk if said[0] == view.viewer]),
        past=tuple([offer for offer in view.past if offer.maker == view.viewer]),
        bought=tuple([nothing for _ in view.bought]),
        scores=tuple([msgspec.structs.replace(score, points=0) for score in view.scores]),
        row=next_card(view, box_data.box(view.edition)),
    )


def next_card(view: ShopView, box: Box) -> Numbers:
    """The card of the row that is next: one that the own visitors love, and nearest to be paid."""
    loved = [card for card in view.row if box.worth(card, view.visit) > box.worth(card, NO_VISIT)]
    return tuple(sorted(loved or view.row, key=lambda card: rank(view, box, card))[:1])


def rank(view: ShopView, box: Box, card: int) -> tuple[int, int]:
    price = box.cards[card].price
    missing = sum([max(price[kind] - view.hand[kind], 0) for kind in KIND_NUMBERS])
    return missing, -box.worth(card, view.visit)
