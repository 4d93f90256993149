"""Manners of a live table, where everybody may speak at any moment: few words, none in one breath.

People go first where they can be forestalled, and whoever speaks leaves time to be heard.
"""

from typing import Final

from kartki.bots.reglamentacja.haggling import Haggler
from kartki.bots.reglamentacja.worth import changed
from kartki.core.play import Action
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer, TakeOffer, Withdraw
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.view import terms_of

# milliseconds
FOR_PEOPLE: Final = 3_000  # what everybody may take, they may take first
POLITE: Final = 1_200
BREATH: Final = 2_400  # before an offer …
HESITATION: Final = 500  # … and now and then so much more, up to three times
STALE: Final = 2  # so many offers for each player have been made since: nobody wants this one


def pause(view: ShopView, action: Action) -> int:
    """Where one speaks after the other, nobody can be forestalled."""
    if not view.live or view.steps[-1] != "trading":
        return 0
    if isinstance(action, TakeOffer):
        to = next(offer.to for offer in view.offers if offer.number == action.number)
        return FOR_PEOPLE if to == EVERYONE else POLITE
    if isinstance(action, (MakeOffer, CounterOffer)):
        return BREATH + HESITATION * ((view.offers_made + 3 * (view.viewer or 0)) % 4)
    return POLITE


def regretted(mind: Haggler) -> Action | None:
    """An own offer that would do harm by now; or one that lies there for nothing."""
    own = [offer for offer in mind.view.offers if offer.maker == mind.me]
    for offer in own:
        if harms(mind, offer):
            return Withdraw(offer.number)
    if mind.has_enough_offers() and is_stale(mind, own[0]):
        return Withdraw(own[0].number)
    return None


def harms(mind: Haggler, offer: OfferView) -> bool:
    """Would the hand be worse after it, whatever it is paid with?"""
    terms = terms_of(offer)
    partner = offer.to if terms.with_place() else -1
    return all(mind.worth_at(after, partner) <= mind.now for after in hands_after(mind, terms))


def hands_after(mind: Haggler, terms: Terms) -> list[list[int]]:
    """What an own offer would leave in the hand, for each kind that it may be paid with."""
    after = changed(mind.hand, terms.give, terms.ask)
    if not terms.any_of:
        return [after]
    kinds = [kind for kind in KIND_NUMBERS if terms.among >> kind & 1]
    return [[n + terms.any_of * (k == kind) for k, n in enumerate(after)] for kind in kinds]


def is_stale(mind: Haggler, offer: OfferView) -> bool:
    return mind.view.offers_made - offer.number >= STALE * mind.players
