"""The final turn by search: who wins, world by world, if everybody now buys what counts most."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.scene import Scene
from kartki.bots.reglamentacja.haggler.wares import Ware
from kartki.bots.reglamentacja.haggler.worlds import World
from kartki.core.play import Seat

NOTHING: Final = -1


@final
class LastTurn:
    """REG-FIN-6: in the order of the queue, one last card each; then the points are counted."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self._order: Final = list(scene.view.queue[scene.view.place :])
        self._points: Final = [
            [scene.points(seat, world.visits[seat]) for seat in range(scene.players)]
            for world in scene.worlds
        ]
        self._cards: Final = [len(cards) for cards in scene.view.bought]

    def share(self, number: int, hands: list[list[int]], order: list[int], card: int) -> float:
        """This seat's share in the win in one world, with these hands and in this order.

        If `card` is not NOTHING - 1, this seat is first and has chosen it.
        """
        world = self.scene.worlds[number]
        row = self.scene.row.copy()
        totals: list[tuple[int, int, int]] = []
        points, cards = self._points[number].copy(), self._cards.copy()
        held = [sum(hand) for hand in hands]
        for place, seat in enumerate(order):
            if place == 0 and card >= NOTHING:
                bought = card
            else:
                bought = self._favourite(world, seat, hands[seat], row)
            if bought >= 0:
                row.remove(bought)
                points[seat] += self.scene.box.worth(bought, world.visits[seat])
                cards[seat] += 1
                held[seat] -= 3
        for seat in range(self.scene.players):
            totals.append((points[seat], cards[seat], held[seat]))
        best = max(totals)
        if totals[self.scene.me] != best:
            return 0.0
        return 1.0 / totals.count(best)

    def _favourite(self, world: World, seat: Seat, hand: list[int], row: list[int]) -> int:
        wares = self.scene.catalogue.wares[world.visits[seat]]
        best, most = NOTHING, 0.0
        for card in row:
            ware: Ware = wares[card]
            if ware.points > most and ware.lacks(hand) == 0:
                best, most = card, ware.points
        return best

    def order_after(self, swapped: int) -> list[int]:
        order = self._order.copy()
        if swapped >= 0 and self.scene.me in order and swapped in order:
            here, there = order.index(self.scene.me), order.index(swapped)
            order[here], order[there] = swapped, self.scene.me
        return order

    def after_deal(
        self, number: int, own: list[int], other: Seat, hand: list[int], swapped: bool
    ) -> float:
        hands = self.scene.worlds[number].hands.copy()
        hands[self.scene.me], hands[other] = own, hand
        order = self.order_after(other if swapped else NOTHING)
        return self.share(number, hands, order, NOTHING - 1)

    def now(self, number: int) -> float:
        return self.share(number, self.scene.worlds[number].hands, self._order, NOTHING - 1)

    def after_buying(self, card: int) -> float:
        """The share in the win over all worlds, if this seat, whose turn it is, takes this card."""
        total = 0.0
        for number, world in enumerate(self.scene.worlds):
            total += self.share(number, world.hands, self._order, card)
        return total / len(self.scene.worlds)
