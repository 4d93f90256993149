"""When to speak at a live table, where everybody may speak at any moment.

A trader waits before it speaks, so that people can take an offer first and hear what is said.
It withdraws offers that nobody will take any more.
"""

from typing import Final

from kartki.bots.reglamentacja.situation import Situation
from kartki.bots.reglamentacja.worth import changed
from kartki.core.play import Action
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer, TakeOffer, Withdraw
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.shop.market import terms_of

# milliseconds
FOR_PEOPLE: Final = 3_000  # an offer to everybody may be taken by people first
POLITE: Final = 2_000  # nobody can follow somebody who acts more often
OFFER_PAUSE: Final = 2_400  # before an offer …
EXTRA_PAUSE: Final = 500  # … and now and then so much more, up to three times
STALE: Final = 2  # so many offers for each player have been made since: nobody wants this one


def pause(view: ShopView, action: Action) -> int:
    """Milliseconds to wait before this act; 0 with `pace=beats`, where everybody speaks in turn."""
    if not view.live or view.steps[-1] != "trading":
        return 0
    if isinstance(action, TakeOffer):
        to = next(offer.to for offer in view.offers if offer.number == action.number)
        return FOR_PEOPLE if to == EVERYONE else POLITE
    if isinstance(action, (MakeOffer, CounterOffer)):
        return OFFER_PAUSE + EXTRA_PAUSE * ((view.offers_made + 3 * (view.viewer or 0)) % 4)
    return POLITE


def regretted(at: Situation) -> Action | None:
    """Withdraw an own offer that would do harm by now, that a better one has followed, or that
    nobody has taken for long.
    """
    own = at.own_offers()
    for offer in own:
        if harms(at, offer):
            return Withdraw(offer.number)
    many = len(own) > at.few()  # it has said something better since
    if many or (len(own) == at.few() and is_stale(at, own[0])):
        return Withdraw(own[0].number)
    return None


def harms(at: Situation, offer: OfferView) -> bool:
    """Would the hand be worth less after this offer, however it is paid?"""
    terms = terms_of(offer)
    partner = offer.to if terms.with_place() else -1
    return all(at.worth_at(after, partner) <= at.now for after in hands_after(at, terms))


def hands_after(at: Situation, terms: Terms) -> list[list[int]]:
    """What an own offer would leave in the hand, for each kind that it may be paid with."""
    after = changed(at.hand, terms.give, terms.ask)
    if not terms.any_of:
        return [after]
    kinds = [kind for kind in KIND_NUMBERS if terms.among >> kind & 1]
    return [[n + terms.any_of * (k == kind) for k, n in enumerate(after)] for kind in kinds]


def is_stale(at: Situation, offer: OfferView) -> bool:
    return at.view.offers_made - offer.number >= STALE * at.players
