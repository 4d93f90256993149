"""While the top spins: what to take, what to say, and when there is nothing more to be said."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.advice import Advice, value_of
from kartki.bots.reglamentacja.haggler.ideas import Idea, Ideas
from kartki.bots.reglamentacja.haggler.partner import MOST_SAID, after, shrewdness
from kartki.bots.reglamentacja.haggler.prospects import Prospect, Prospects
from kartki.bots.reglamentacja.haggler.scene import Scene
from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import (
    QUIET,
    STOP,
    CounterOffer,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.offers import EVERYONE, Terms, may_deal, partners
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS, SPECULATOR, stamps_of
from kartki.games.reglamentacja.seen import OfferView
from kartki.games.reglamentacja.shop.market import standing_in, terms_of

TAKES: Final = 0.03  # what a deal must bring to be taken when the top is about to fall …
CHOOSY: Final = 0.04  # … and how much more at the start
SAYS: Final = 0.08  # what an offer must promise to be made …
CURT: Final = 0.08  # … and how much more by who does not hold the top
AGAIN: Final = 0.6  # how likely what could be had now can still be had after an offer
FEW_SAID: Final = 2  # by who holds the top where people are shrewd; by others one less
AMONG_SHREWD: Final = 0.25  # how shrewd the others must seem on average
ANOTHER: Final = 0.3  # of a live top's time, until there is another try
PATIENCE: Final = 0.5  # what is left of the best offer's worth if another one fails first
PAYS: Final = 0.05


@final
class Bargain:
    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.prospects: Final = Prospects(scene)

    def advice(self, legal: list[Action]) -> list[Advice]:
        """Everything worth doing, the best first; silence where nothing is."""
        found = self.worth_doing(legal)
        silent = self.nothing_to_say(legal)
        if silent is not None:
            found.append(Advice(silent, 0.0, 1.0, 0.0))
        return found

    def worth_doing(self, legal: list[Action]) -> list[Advice]:
        found = self.takes(legal) + self.payments(legal)
        found.sort(key=value_of)
        at_hand = AGAIN * max(found[0].value, 0.0) if found else 0.0
        if not self.scene.view.fallen and self.tries() > 0:
            found.extend(self._worth_saying(at_hand))
        found.sort(key=value_of)
        return found

    def _worth_saying(self, at_hand: float) -> list[Advice]:
        """Whoever can try again tries the dearer offer first: if it fails, others are left."""
        offers = self.offers()
        best = max([offer.value for offer in offers], default=0.0)
        again = self.tries() > 1
        left = max(at_hand, PATIENCE * (1.0 - self.scene.gone) * best if again else 0.0)
        least = SAYS + (0.0 if self.scene.me == self.scene.view.active else CURT)
        found: list[Advice] = []
        for offer in offers:
            if offer.value >= least:
                value = offer.value + (1.0 - offer.chance) * left
                found.append(Advice(offer.action, value, offer.chance, offer.gain))
        return found

    def tries(self) -> int:
        """How many things may be said by now; at a live table they are spread over the spin."""
        scene = self.scene
        holds_top = scene.me == scene.view.active
        most = MOST_SAID
        if self._is_among_shrewd():
            most = FEW_SAID if holds_top or scene.final_turn else FEW_SAID - 1
        if scene.view.live:
            early = FEW_SAID if holds_top else FEW_SAID - 1
            most = min(early + int(scene.gone / ANOTHER), most)
        return most - self.said()

    def _is_among_shrewd(self) -> bool:
        """Where nobody talks much, whoever does is not heard; simple people talk a lot."""
        scene = self.scene
        others = partners(scene.players, scene.me, scene.view.active, scene.final_turn)
        return sum([shrewdness(scene, seat) for seat in others]) > AMONG_SHREWD * len(others)

    def said(self) -> int:
        view, me = self.scene.view, self.scene.me
        offers = [offer for offer in [*view.past, *view.offers] if offer.maker == me]
        return len(offers) + len([said for said in view.talk if said[0] == me])

    def takes(self, legal: list[Action]) -> list[Advice]:
        least = TAKES + CHOOSY * (1.0 - self.scene.gone)
        found: list[Advice] = []
        for take in legal:
            if isinstance(take, TakeOffer):
                offer = self.standing(take.number)
                value = self.prospects.of_taking(offer, terms_of(offer), take.giving)
                if value >= least:
                    found.append(Advice(take, value, 1.0, value))
        return found

    def standing(self, number: int) -> OfferView:
        for offer in self.scene.view.offers:
            if offer.number == number:
                return offer
        raise ValueError(f"no offer {number} stands")

    def payments(self, legal: list[Action]) -> list[Advice]:
        """REG-SPC: two stamps that would have to go anyway, or a place that is worth them."""
        found: list[Advice] = []
        for pay in legal:
            if isinstance(pay, PaySpeculator):
                value = self._payment(pay)
                if value >= PAYS:
                    found.append(Advice(pay, value, 1.0, value))
        return found

    def _payment(self, pay: PaySpeculator) -> float:
        scene = self.scene
        left = after(scene.hand, stamps_of([pay.first, pay.second]), NO_STAMPS)
        if pay.place:
            return scene.own(SPECULATOR).worth(left) - self.prospects.now
        total, own = 0.0, scene.own()
        for kind in KIND_NUMBERS:
            left[kind] += 1
            total += own.worth(left)
            left[kind] -= 1
        return total / len(left) - self.prospects.now

    def offers(self) -> list[Advice]:
        """Offers to each partner, and to all of them at once; nothing is said twice."""
        scene = self.scene
        view = scene.view
        ideas = Ideas(self.prospects)
        others = partners(scene.players, scene.me, view.active, scene.final_turn)
        if not others:
            return []
        to_all = may_deal(scene.me, EVERYONE, view.active, scene.final_turn)
        said = [
            terms_of(offer).key() for offer in [*view.past, *view.offers] if offer.maker == scene.me
        ]
        found: list[Advice] = []
        for idea in ideas.for_stamps():
            if idea.terms.key() not in said:
                self._to_each(idea, others, to_all, found)
        for seat in others:
            for idea in ideas.for_places(scene, seat):
                if idea.terms.key() not in said:
                    prospect = self.prospects.of_offer(seat, idea.terms)
                    found.append(offered(self.spoken(seat, idea.terms), prospect))
        return found

    def _to_each(self, idea: Idea, others: list[Seat], to_all: bool, found: list[Advice]) -> None:
        nobody, hope = 1.0, 0.0
        for seat in others:
            prospect = self.prospects.of_offer(seat, idea.terms)
            found.append(offered(self.spoken(seat, idea.terms), prospect))
            hope += nobody * prospect.hope
            nobody *= 1.0 - prospect.chance
        if to_all and len(others) > 1:
            to_everyone = Prospect(1.0 - nobody, hope)
            found.append(offered(MakeOffer(EVERYONE, idea.terms), to_everyone))

    def spoken(self, to: Seat, terms: Terms) -> Action:
        """A counter-offer if there is an offer to answer, else an offer."""
        scene = self.scene
        for offer in scene.view.offers:
            if offer.maker == to:
                standing = standing_in(offer)
                if standing.is_open_to(scene.me, scene.view.active, scene.final_turn):
                    return CounterOffer(offer.number, terms)
        return MakeOffer(to, terms)

    def harmful(self) -> OfferView | None:
        """An own offer that stands and would do harm by now."""
        for offer in self.scene.view.offers:
            if offer.maker == self.scene.me and self._harms(offer):
                return offer
        return None

    def _harms(self, offer: OfferView) -> bool:
        terms = terms_of(offer)
        for seat in range(self.scene.players):
            if seat != self.scene.me and offer.to in (seat, EVERYONE):
                prospect = self.prospects.of_offer(seat, terms)
                if prospect.chance > 0.02 and prospect.hope < 0.0:
                    return True
        return False

    def nothing_to_say(self, legal: list[Action]) -> Action | None:
        """Silence; but an offer that would do harm goes, and whoever holds the top may stop it."""
        if self.scene.view.fallen:
            return None
        harmful = self.harmful()
        if harmful is not None:
            done = STOP in legal and self.tries() <= 0
            return STOP if done else Withdraw(harmful.number)
        return QUIET if QUIET in legal else None


def offered(action: Action, prospect: Prospect) -> Advice:
    gain = prospect.hope / prospect.chance if prospect.chance > 0.0 else 0.0
    return Advice(action, prospect.hope, prospect.chance, gain)
