"""An offer in small acts, for pickers on a screen and for adapters with few buttons.

This is no part of the rules, where a whole offer is one action and one line: nothing there
imports it. Parts come in one order (to whom, what is given, `FOR`, what is asked, `SAY`), and
kinds from left to right, so that no offer is composed in two ways. All that a picker needs can
be composed; only a choice of more stamps than one kind has is left to the notation.
"""

from typing import Final, final

from kartki.core.play import Action
from kartki.games.reglamentacja.actions import MakeOffer
from kartki.games.reglamentacja.offers import EVERYONE, Terms, may_deal, partners
from kartki.games.reglamentacja.parts import EVERY_KIND, KIND_NUMBERS, KINDS, Box
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.state import FINAL
from kartki.games.reglamentacja.verbs.offer import MOST_OFFERS

SEATS: Final = 5
TO_ALL: Final = SEATS  # before it: to a seat
KIND: Final = TO_ALL + 1  # and the next six: one stamp of a kind
ANY: Final = KIND + len(KINDS)  # one more stamp that the other side chooses
AMONG: Final = ANY + 1  # and the next six: a kind that may be chosen
PLACE: Final = AMONG + len(KINDS)
FOR: Final = PLACE + 1
SAY: Final = FOR + 1
PARTS: Final = SAY + 1  # how many small acts there are

ADDRESSING: Final = 0
GIVING: Final = 1
ASKING: Final = 2


@final
class Draft:
    """An offer that is being put together: the parts so far."""

    def __init__(self, parts: tuple[int, ...] = ()) -> None:
        self.parts: Final = parts

    def add(self, part: int) -> "Draft":
        return Draft((*self.parts, part))

    def stage(self) -> int:
        if not self.parts:
            return ADDRESSING
        return ASKING if FOR in self.parts else GIVING

    def side(self) -> tuple[int, ...]:
        """The parts of the side that is being put together."""
        start = self.parts.index(FOR) + 1 if FOR in self.parts else 1
        return self.parts[start:]

    def terms(self) -> Terms:
        middle = self.parts.index(FOR)
        give, ask = self.parts[1:middle], self.parts[middle + 1 :]
        any_of = ask.count(ANY)
        among = sum([1 << part - AMONG for part in ask if AMONG <= part < PLACE])
        return Terms(
            _stamps(give),
            PLACE in give,
            _stamps(ask),
            any_of,
            (among or EVERY_KIND) if any_of else 0,
            PLACE in ask,
        )


def _stamps(parts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([parts.count(KIND + kind) for kind in KIND_NUMBERS])


def next_parts(view: ShopView, box: Box, draft: Draft) -> list[int]:
    """What may come next; every draft that gets as far as `SAY` is a legal offer."""
    stage, side = draft.stage(), draft.side()
    if stage == ADDRESSING:
        return [] if _has_enough(view) else _addressees(view)
    held = view.hand if stage == GIVING else tuple(box.stamps)
    last = max(side) if side else -1
    found = [
        KIND + kind
        for kind in KIND_NUMBERS
        if last <= KIND + kind and side.count(KIND + kind) < held[kind]
    ]
    if stage == ASKING:
        found += _choices(
            side, last, min([n - a for n, a in zip(held, _stamps(side), strict=True)])
        )
    if PLACE not in side and last < PLACE:
        found.append(PLACE)
    if side:
        found.append(FOR if stage == GIVING else SAY)
    return found


def _has_enough(view: ShopView) -> bool:
    """At a live table a player may have so many offers on the table, and no more."""
    own = [offer for offer in view.offers if offer.maker == view.viewer]
    return view.live and len(own) >= MOST_OFFERS


def _addressees(view: ShopView) -> list[int]:
    """To whom the viewer may make an offer."""
    me, final_turn = view.viewer or 0, view.phase >= FINAL
    found = partners(len(view.known), me, view.active, final_turn)
    return [*found, TO_ALL] if may_deal(me, EVERYONE, view.active, final_turn) else found


def _choices(side: tuple[int, ...], last: int, most: int) -> list[int]:
    """REG-TRD-5: a number of stamps that the other side chooses, perhaps among some kinds only.

    No more than one kind alone could pay, so that every naming of kinds makes a legal offer.
    """
    found = [ANY] if last <= ANY and side.count(ANY) < most else []
    named = [part - AMONG for part in side if AMONG <= part < PLACE]
    if ANY in side and last < PLACE and len(named) < len(KINDS) - 1:
        found += [AMONG + kind for kind in KIND_NUMBERS if AMONG + kind > last]
    return found


def spoken(draft: Draft) -> Action:
    """The offer that a finished draft stands for."""
    assert draft.parts[-1] == SAY
    to = EVERYONE if draft.parts[0] == TO_ALL else draft.parts[0]
    return MakeOffer(to, Draft(draft.parts[:-1]).terms())


def parts_of(offer: MakeOffer) -> tuple[int, ...]:
    """The one way in which this offer is composed."""
    terms = offer.terms
    give = _side(terms.give, 0, 0, terms.give_place)
    ask = _side(terms.ask, terms.any_of, terms.among, terms.ask_place)
    return (TO_ALL if offer.to == EVERYONE else offer.to, *give, FOR, *ask, SAY)


def _side(stamps: tuple[int, ...], any_of: int, among: int, place: bool) -> list[int]:
    found = [KIND + kind for kind in KIND_NUMBERS for _ in range(stamps[kind])]
    found += [ANY] * any_of
    if any_of and among != EVERY_KIND:
        found += [AMONG + kind for kind in KIND_NUMBERS if among >> kind & 1]
    return [*found, PLACE] if place else found
