"""All that one decision of one seat needs: the worlds that may be, and who stands where in them."""

from math import exp
from typing import Final, final

from kartki.bots.reglamentacja.haggler.appraisal import Appraisal
from kartki.bots.reglamentacja.haggler.catalogue import Catalogue, later_cards
from kartki.bots.reglamentacja.haggler.outlook import Outlook, outlook
from kartki.bots.reglamentacja.haggler.wares import Wares
from kartki.bots.reglamentacja.haggler.worlds import World, imagined
from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.queue import change_places
from kartki.games.reglamentacja.state import FINAL

NOBODY: Final = -1
RIVALRY: Final = 4.0  # points by which a rival must be ahead to count nearly three times as much
LAST_BEAT: Final = 4.0  # for each player: by then a top is expected to have fallen


@final
class Scene:
    def __init__(self, view: ShopView, catalogue: Catalogue, worlds: int, rng: Rng) -> None:
        self.view: Final = view
        self.catalogue: Final = catalogue
        self.box: Final = catalogue.box
        self.me: Final[Seat] = view.viewer or 0
        self.players: Final = len(view.known)
        self.final_turn: Final = view.phase >= FINAL
        self.hand: Final = list(view.hand)
        self.gone: Final = min(view.beats / (LAST_BEAT * self.players), 1.0)
        self.row: Final = list(view.row)
        self._later: Final = later_cards(view, self.box)
        self._wares: Final[dict[int, Wares]] = {}
        self._appraisals: Final[dict[tuple[int, int, int], Appraisal]] = {}
        self.worlds: Final = imagined(view, self.box, worlds, rng)
        self.rivalry: Final = self._find_rivalry()

    def wares(self, visit: int) -> Wares:
        found = self._wares.get(visit)
        if found is None:
            found = self.catalogue.row(self.row, self._later, visit)
            self._wares[visit] = found
        return found

    def outlook(self, seat: Seat, swapped: int) -> Outlook:
        """Where the seat stands; `swapped` has changed places with it, if it is not NOBODY."""
        queue = list(self.view.queue)
        if swapped != NOBODY:
            change_places(queue, seat, swapped)
        view = self.view
        return outlook(queue, seat, view.active, view.cards_left, self.players, self.final_turn)

    def appraisal(self, seat: Seat, visit: int, swapped: int = NOBODY) -> Appraisal:
        key = (seat, visit, swapped)
        found = self._appraisals.get(key)
        if found is None:
            keeps_six = seat == self.view.active and not self.final_turn
            found = Appraisal(self.wares(visit), self.outlook(seat, swapped), keeps_six)
            self._appraisals[key] = found
        return found

    def later(self) -> list[int]:
        return self._later

    def own(self, swapped: int = NOBODY) -> Appraisal:
        return self.appraisal(self.me, self.view.visit, swapped)

    def worth_of(self, world: World, seat: Seat) -> float:
        return self.appraisal(seat, world.visits[seat]).worth(world.hands[seat])

    def points(self, seat: Seat, visit: int) -> int:
        """What the cards bought so far count for whoever expects this visit."""
        return sum([self.box.worth(card, visit) for card in self.view.bought[seat] if card >= 0])

    def _find_rivalry(self) -> list[float]:
        """How much a point more for each seat hurts: all of it together is one point of one's own.

        Whoever is ahead hurts more, because it is the leader that has to be beaten.
        """
        expected = [0.0] * self.players
        for world in self.worlds:
            for seat in range(self.players):
                if seat != self.me:
                    to_come = self.worth_of(world, seat)
                    expected[seat] += self.points(seat, world.visits[seat]) + to_come
        most = max([total for seat, total in enumerate(expected) if seat != self.me])
        weights = [
            0.0 if seat == self.me else exp((total - most) / len(self.worlds) / RIVALRY)
            for seat, total in enumerate(expected)
        ]
        return [weight / sum(weights) for weight in weights]
