"""What is said while the top spins: offers that stand or have ended, and calls (REG-TRD-6)."""

from typing import Final, final

from kartki.core.play import Event, Seat
from kartki.games.reglamentacja.offers import ENDS, Standing, Terms
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.trade_events import OfferGone

LONGEST_PAST: Final = 40  # offers of one turn that are remembered
LONGEST_TALK: Final = 40  # calls that are remembered


@final
class Said:
    """A call, as everybody heard it (REG-TRD-6)."""

    def __init__(self, seat: Seat, phrase: int, slot: int) -> None:
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.slot: Final = slot


@final
class Market:
    def __init__(
        self,
        *,
        turn: Seat,
        quiet: int,
        offers: list[Standing],
        offers_made: int,
        past: list[Standing],
        talk: list[Said],
    ) -> None:
        self.turn = turn  # who may speak, in beats
        self.quiet = quiet  # how many have been silent in a row
        self.offers: Final = offers  # in the order of making
        self.offers_made = offers_made  # numbers run through the whole game
        self.past: Final = past  # offers of this turn that have ended
        self.talk: Final = talk  # calls of this turn

    def copy(self) -> "Market":
        return Market(
            turn=self.turn,
            quiet=self.quiet,
            offers=self.offers.copy(),
            offers_made=self.offers_made,
            past=self.past.copy(),
            talk=self.talk.copy(),
        )

    def facts(self) -> dict[str, object]:
        return {
            "offers": [offer.facts() for offer in self.offers],
            "past": [offer.facts() for offer in self.past],
            "talk": [[said.seat, said.phrase, said.slot] for said in self.talk],
        }

    def find(self, number: int) -> Standing | None:
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def standing(self, number: int) -> Standing:
        """An offer that the judge has found."""
        offer = self.find(number)
        assert offer is not None
        return offer

    def made_by(self, seat: Seat) -> list[Standing]:
        return [offer for offer in self.offers if offer.maker == seat]

    def put(self, maker: Seat, to: int, terms: Terms) -> int:
        """An offer stands from now on; its number."""
        self.offers_made += 1
        self.offers.append(Standing(self.offers_made, maker, to, terms))
        return self.offers_made

    def end(self, offer: Standing, why: int) -> None:
        """What was said in this turn is remembered, by everybody (REG-TRD-6)."""
        self.offers.remove(offer)
        self.past.append(offer.ended(why))
        if len(self.past) > LONGEST_PAST:
            self.past.pop(0)

    def drop(self, offer: Standing, why: int, told: list[Event]) -> None:
        self.end(offer, why)
        told.append(OfferGone(offer.maker, offer.number, ENDS[why]))

    def say(self, seat: Seat, phrase: int, slot: int) -> None:
        self.talk.append(Said(seat, phrase, slot))
        if len(self.talk) > LONGEST_TALK:
            self.talk.pop(0)

    def close(self) -> None:
        """The turn's trading is over: nothing stands, and what was said is forgotten."""
        self.offers.clear()
        self.past.clear()
        self.talk.clear()
        self.quiet = 0


def new_market() -> Market:
    return Market(turn=0, quiet=0, offers=[], offers_made=0, past=[], talk=[])


def market_in(v: ShopView) -> Market:
    return Market(
        turn=v.turn,
        quiet=v.quiet,
        offers=[standing_in(offer) for offer in v.offers],
        offers_made=v.offers_made,
        past=[standing_in(offer) for offer in v.past],
        talk=[Said(said[0], said[1], said[2]) for said in v.talk],
    )


def offer_seen(o: Standing) -> OfferView:
    t = o.terms
    return OfferView(
        o.number,
        o.maker,
        o.to,
        o.declined,
        t.give,
        t.give_place,
        t.ask,
        t.any_of,
        t.among,
        t.ask_place,
        o.why,
    )


def terms_of(o: OfferView) -> Terms:
    return Terms(o.give, o.give_place, o.ask, o.any_of, o.among, o.ask_place)


def standing_in(o: OfferView) -> Standing:
    """The offer that a view shows."""
    return Standing(o.number, o.maker, o.to, terms_of(o), o.declined, o.why)
