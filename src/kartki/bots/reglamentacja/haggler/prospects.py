"""What may be expected of an offer: how likely the other agrees, and what it brings then."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.last_turn import LastTurn
from kartki.bots.reglamentacja.haggler.partner import SURE, Partner, after
from kartki.bots.reglamentacja.haggler.scene import NOBODY, Scene
from kartki.core.play import Seat
from kartki.games.reglamentacja.offers import DECLINED, EVERYONE, REPLACED, WITHDRAWN, Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, Stamps, holds, stamps_of
from kartki.games.reglamentacja.seen import OfferView

ONE_OF: Final = [stamps_of([kind]) for kind in KIND_NUMBERS]
REFUSED: Final = (DECLINED, REPLACED, WITHDRAWN)

TIME_TO_ANSWER: Final = 0.3  # of a live top's time
A_WIN: Final = 12.0  # what a win is worth, in points …
BY_SEARCH: Final = 0.5  # … and how much of a deal's worth in the final turn is whether it wins


@final
class Prospect:
    """Of one offer to one other, or to all: `hope` is the gain times the chance."""

    def __init__(self, chance: float, hope: float) -> None:
        self.chance: Final = chance
        self.hope: Final = hope


@final
class Prospects:
    """Gains of deals, for this seat and for the others."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.now: Final = scene.own().worth(scene.hand)
        self._partners: Final[dict[Seat, Partner]] = {}
        self._own: Final[dict[tuple[Stamps, Stamps, int], float]] = {}
        self._last: Final = LastTurn(scene) if scene.final_turn else None
        self._wins_now: Final = self._count_wins()

    def _count_wins(self) -> list[float]:
        last = self._last
        if last is None:
            return []
        return [last.now(number) for number in range(len(self.scene.worlds))]

    def net(
        self, number: int, partner: Partner, lost: Stamps, won: Stamps, theirs: float, swapped: bool
    ) -> float:
        """What a deal brings in one world, less what the other gains; at last, whether it wins."""
        seat = partner.seat
        own = self.own_gain(lost, won, seat if swapped else NOBODY)
        value = own - self.scene.rivalry[seat] * theirs
        last = self._last
        if last is None:
            return value
        mine = after(self.scene.hand, lost, won)
        hand = after(self.scene.worlds[number].hands[seat], won, lost)
        wins = last.after_deal(number, mine, seat, hand, swapped) - self._wins_now[number]
        return (1.0 - BY_SEARCH) * value + BY_SEARCH * A_WIN * wins

    def partner(self, seat: Seat) -> Partner:
        found = self._partners.get(seat)
        if found is None:
            found = Partner(self.scene, seat)
            self._partners[seat] = found
            self._remember(found)
        return found

    def own_gain(self, lost: Stamps, won: Stamps, swapped: int) -> float:
        key = (lost, won, swapped)
        found = self._own.get(key)
        if found is None:
            hand = after(self.scene.hand, lost, won)
            found = self.scene.own(swapped).worth(hand) - self.now
            self._own[key] = found
        return found

    def of_offer(self, seat: Seat, terms: Terms) -> Prospect:
        """Of an offer of this seat to one other."""
        partner = self.partner(seat)
        chance, hope = 0.0, 0.0
        for number in range(len(self.scene.worlds)):
            for mind in (2 * number, 2 * number + 1):
                weight = partner.minds[mind].weight
                if weight > 0.0:
                    agrees, gain = self._answer(partner, number, mind, terms)
                    chance += weight * agrees
                    hope += weight * agrees * gain
        return Prospect(chance, hope)

    def _answer(
        self, partner: Partner, number: int, mind: int, terms: Terms
    ) -> tuple[float, float]:
        """How surely this mind agrees, paying as it likes best, and what that brings here."""
        hand = self.scene.worlds[number].hands[partner.seat]
        if not holds(hand, terms.ask):
            return 0.0, 0.0
        if not terms.any_of:
            return self._answer_to(partner, number, mind, terms, terms.ask)
        agrees, gain = 0.0, 0.0
        for kind in range(len(hand)):
            if terms.among >> kind & 1 and hand[kind] > terms.ask[kind]:
                found = self._answer_to(partner, number, mind, terms, terms.price(ONE_OF[kind]))
                if found[0] > agrees:
                    agrees, gain = found
        return agrees, gain

    def _answer_to(
        self, partner: Partner, number: int, mind: int, terms: Terms, paid: Stamps
    ) -> tuple[float, float]:
        swapped = terms.with_place()
        seat = partner.seat
        hand = after(self.scene.worlds[number].hands[seat], paid, terms.give)
        own = self.own_gain(terms.give, paid, seat if swapped else NOBODY)
        if partner.minds[mind].shrewd:
            theirs = partner.gain(number, hand, swapped)
            agrees = partner.agrees_shrewdly(theirs, own)
        else:
            agrees = partner.agrees_simply(partner.simple_gain(number, hand, swapped))
            if agrees < 0.02:
                return 0.0, 0.0
            theirs = partner.gain(number, hand, swapped)
        net = self.net(number, partner, terms.give, paid, theirs, swapped)
        return agrees, net

    def of_taking(self, offer: OfferView, terms: Terms, choice: Stamps) -> float:
        """What it brings to take an offer, less what that does for a rival."""
        partner = self.partner(offer.maker)
        swapped = terms.with_place()
        paid = terms.price(choice)
        total, value = 0.0, 0.0
        for number, world in enumerate(self.scene.worlds):
            hand = world.hands[offer.maker]
            if holds(hand, terms.give):
                weight = partner.minds[2 * number].weight + partner.minds[2 * number + 1].weight
                theirs = partner.gain(number, after(hand, terms.give, paid), swapped)
                value += weight * self.net(number, partner, paid, terms.give, theirs, swapped)
                total += weight
        return value / total if total > 0.0 else 0.0

    def _remember(self, partner: Partner) -> None:
        """Offers that the other has let pass in this turn tell what it does not hold or want."""
        view = self.scene.view
        for offer in view.past:
            self._note(partner, offer, offer.why in REFUSED)
        for offer in view.offers:
            self._note(partner, offer, self._is_passed_over(offer, partner.seat))

    def _is_passed_over(self, offer: OfferView, seat: Seat) -> bool:
        """In beats everybody has been asked since; at a live table people take their time."""
        view = self.scene.view
        return not view.live or offer.declined >> seat & 1 == 1 or self.scene.gone > TIME_TO_ANSWER

    def _note(self, partner: Partner, offer: OfferView, refused: bool) -> None:
        if not refused or offer.maker != self.scene.me:
            return
        if offer.to not in (partner.seat, EVERYONE):
            return
        terms = Terms(
            offer.give, offer.give_place, offer.ask, offer.any_of, offer.among, offer.ask_place
        )
        if not holds(self.scene.hand, terms.give):
            return
        self._doubt(partner, terms)

    def _doubt(self, partner: Partner, terms: Terms) -> None:
        total = 0.0
        for number in range(len(self.scene.worlds)):
            for index in (2 * number, 2 * number + 1):
                mind = partner.minds[index]
                agrees, _ = self._answer(partner, number, index, terms)
                mind.weight *= 1.0 - SURE * agrees
                total += mind.weight
        for mind in partner.minds:
            mind.weight /= total
