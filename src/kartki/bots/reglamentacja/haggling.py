"""What a trader says at a live table to what it does not take: too dear, no thanks, last chance.

A refusal comes with a word, and what is nearly good enough is left standing: as the top tires
the trader asks for less (`Situation.margin`), and so may the other side.
"""

from typing import Final

from kartki.bots.reglamentacja.situation import Situation
from kartki.bots.reglamentacja.worth import changed
from kartki.core.play import Action
from kartki.games.reglamentacja.actions import LAST_CHANCE, NO_SLOT, TOO_DEAR, Call, Decline
from kartki.games.reglamentacja.offers import DEALT, EVERYONE
from kartki.games.reglamentacja.parts import NO_STAMPS
from kartki.games.reglamentacja.seen import OfferView

WANTED: Final = 0.3  # points that what is given would bring if it were free
MOST_SIGHS: Final = 2  # "too dear" of one bot while one top spins
LATE: Final = 0.9  # of the beats after which a top is expected to fall


def reply(at: Situation) -> Action | None:
    """A word about an offer that is not taken, or a no to one that never will be."""
    if is_too_dear(at):
        return Call(TOO_DEAR, NO_SLOT)
    alone = first_hopeless(at, to=at.me)
    if alone is not None:
        return alone
    if is_last_chance(at):
        return Call(LAST_CHANCE, NO_SLOT)
    return first_hopeless(at, to=EVERYONE)


def is_too_dear(at: Situation) -> bool:
    """Has somebody offered what this seat would like, for more than it is worth? Said once each."""
    sighs = called(at, TOO_DEAR)
    if sighs >= MOST_SIGHS or not any(is_dear(at, offer) for offer in at.view.offers):
        return False
    past = [offer for offer in at.view.past if offer.why != DEALT]
    return sighs < len([offer for offer in [*at.view.offers, *past] if is_dear(at, offer)])


def is_dear(at: Situation, offer: OfferView) -> bool:
    if not at.may_answer(offer) or at.best_gain(offer) > at.margin:
        return False
    after = changed(at.hand, NO_STAMPS, offer.give)
    swapped = offer.maker if offer.give_place else -1
    return at.worth_at(after, swapped) - at.now >= WANTED


def first_hopeless(at: Situation, to: int) -> Action | None:
    """Decline an offer that would not be taken even when the top is about to fall."""
    for offer in at.view.offers:
        open_to_me = offer.to == to and at.may_answer(offer) and not offer.declined >> at.me & 1
        if open_to_me and at.is_hopeless(offer):
            return Decline(offer.number)
    return None


def is_last_chance(at: Situation) -> bool:
    """The top is about to fall, an own offer still lies there, and nobody has said so yet."""
    if at.gone < LATE or not at.own_offers():
        return False
    return not [said for said in at.view.talk if said[1] == LAST_CHANCE]


def called(at: Situation, phrase: int) -> int:
    return len([said for said in at.view.talk if said[0] == at.me and said[1] == phrase])
