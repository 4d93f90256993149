"""What a trader believes by what it saw and heard: who holds which stamps, and who wants which."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.games.reglamentacja.actions import GIVES, SELLS_PLACE, WANTS_PLACE, WHO_HAS
from kartki.games.reglamentacja.offers import DEALT
from kartki.games.reglamentacja.parts import EVERY_KIND, KIND_NUMBERS
from kartki.games.reglamentacja.seen import OfferView, ShopView


@final
class Beliefs:
    """One seat's beliefs about all seats, from the talk of this turn."""

    def __init__(self, view: ShopView, stamps: list[int]) -> None:
        players = len(view.known)
        self.has: Final = [[0.0] * len(stamps) for _ in range(players)]  # chance to hold one
        self.wants: Final = [[0.0] * len(stamps) for _ in range(players)]
        self.sells_place: Final = [False] * players
        self.wants_place: Final = [-1] * players
        self._count(view, stamps)
        for said in view.talk:
            self._hear(said[0], said[1], said[2])
        for offer in [*view.past, *view.offers]:
            self._hear_offer(offer)

    def _count(self, view: ShopView, stamps: list[int]) -> None:
        """Count what was seen; stamps that nobody has seen may be in any hand or in the stack."""
        me = view.viewer or 0
        players = len(view.known)
        hidden = [0] * len(stamps)
        for kind in KIND_NUMBERS:
            seen = view.hand[kind] + view.discards[kind]
            seen += sum([view.known[seat][kind] for seat in range(players) if seat != me])
            hidden[kind] = max(stamps[kind] - seen, 0)
        total = max(sum(hidden), 1)
        for seat in range(players):
            unknown = view.hand_sizes[seat] - sum(view.known[seat])
            for kind in KIND_NUMBERS:
                none = (1.0 - hidden[kind] / total) ** max(unknown, 0)
                self.has[seat][kind] = 1.0 if view.known[seat][kind] else 1.0 - none

    def _hear(self, seat: Seat, phrase: int, slot: int) -> None:
        if phrase == WHO_HAS:
            self.wants[seat][slot] = 1.0
        elif phrase == GIVES:
            self.has[seat][slot] = max(self.has[seat][slot], 0.9)
        elif phrase == SELLS_PLACE:
            self.sells_place[seat] = True
        elif phrase == WANTS_PLACE:
            self.wants_place[seat] = slot

    def _hear_offer(self, offer: OfferView) -> None:
        """Whoever asks for a stamp wants it, and does not want what they offer for it."""
        if offer.why == DEALT:
            return
        for kind in KIND_NUMBERS:
            if offer.ask[kind]:
                self.wants[offer.maker][kind] = 1.0
            elif offer.among >> kind & 1 and offer.among != EVERY_KIND:
                self.wants[offer.maker][kind] = max(self.wants[offer.maker][kind], 0.8)
            if offer.give[kind]:
                self.wants[offer.maker][kind] = 0.0
        if offer.give_place:
            self.sells_place[offer.maker] = True
