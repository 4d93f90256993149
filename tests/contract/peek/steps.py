"""The chapters of Peek."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.play import CHANCE, CLOCK, Action, Event, Refusal, Seat, Step, Who
from kartki.core.rng import Rng
from tests.contract.peek import events
from tests.contract.peek.actions import (
    LOOK,
    PASS,
    TIME_IS_UP,
    Bid,
    Dealt,
    Draw,
    Look,
    Pass,
    PutBack,
    See,
    TimeIsUp,
)
from tests.contract.peek.parts import PRIZE, Held, bit
from tests.contract.peek.state import Parlour


class TopCard(Step[Parlour]):
    """Chance settles the top card of the deck before the eyes of one player."""

    exact: ClassVar[bool] = True

    def __init__(self, who: Seat, cards: int = 1) -> None:
        self.who: Final = who
        self.cards: Final = cards  # how many are still to come

    def facts(self) -> list[object]:
        return [self.name, self.who, self.cards]

    def actors(self, s: Parlour) -> list[Seat]:
        return [CHANCE]

    @abstractmethod
    def dealt(self, face: int) -> Dealt:
        """The chance move that shows this face."""

    def chances(self, s: Parlour) -> list[tuple[Action, int]]:
        cards = s.deck.layers[0].cards
        return [(self.dealt(face), cards.count(face)) for face in sorted(set(cards))]

    def tickets(self, s: Parlour) -> int:
        return len(s.deck.layers[0].cards)

    def chance_at(self, s: Parlour, ticket: int) -> Action:
        return self.dealt(s.deck.layers[0].cards[ticket])

    def candidates(self, s: Parlour, seat: Seat) -> list[Action]:
        return [dealt for dealt, _ in self.chances(s)]

    def refuse(self, s: Parlour, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Dealt) or type(a) is not type(self.dealt(0)):
            return Refusal("card.not_due", "PEK-DRW-1")
        if a.who != self.who:
            return Refusal("card.other_player", "PEK-DRW-1", (("seat", Who(self.who)),))
        if a.face not in s.deck.layers[0].cards:
            return Refusal("card.not_on_top", "PEK-DRW-2", (("card", a.face),))
        return None


def knowers_of_top(s: Parlour) -> int:
    """Who knows the very card on top; in a layer of several nobody does."""
    top = s.deck.layers[0]
    return top.knowers if len(top.cards) == 1 else 0


@final
class Drawing(TopCard):
    name: ClassVar[str] = "drawing"

    def dealt(self, face: int) -> Dealt:
        return Draw(self.who, face)

    def take(self, s: Parlour, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Draw)
        seers = knowers_of_top(s) | bit(self.who)
        s.deck.draw(a.face, seers)
        s.rows[self.who].append(Held(a.face, seers))
        s.steps.pop()
        if self.cards > 1 and s.deck.layers:
            s.steps.append(Drawing(self.who, self.cards - 1))
        return [events.Drew(self.who, a.face, seers, len(s.rows[self.who]))]


@final
class Looking(TopCard):
    name: ClassVar[str] = "looking"

    def dealt(self, face: int) -> Dealt:
        return See(self.who, face)

    def take(self, s: Parlour, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, See)
        seers = knowers_of_top(s) | bit(self.who)
        s.deck.look(a.face, 0, seers)
        s.steps.pop()
        return [events.Looked(self.who, a.face, seers, 0)]


@final
class Bidding(Step[Parlour]):
    name: ClassVar[str] = "bidding"
    concurrent: ClassVar[bool] = True

    def actors(self, s: Parlour) -> list[Seat]:
        return [*[seat for seat in range(s.players) if not s.done & bit(seat)], CLOCK]

    def candidates(self, s: Parlour, seat: Seat) -> list[Action]:
        return [TIME_IS_UP] if seat == CLOCK else [LOOK, PASS]

    def sample(self, s: Parlour, seat: Seat, rng: Rng) -> Action | None:
        row = [] if seat == CLOCK else s.rows[seat]
        places = list(range(len(row)))
        rng.shuffle(places)
        for count in range(1 + rng.below(len(places)), len(places) + 1):
            bid = Bid(tuple((place + 1, row[place].face) for place in places[:count]))
            if bid.total() > s.bid:
                return bid
        return None

    def refuse(self, s: Parlour, seat: Seat, a: Action) -> Refusal | None:
        if seat == CLOCK or isinstance(a, TimeIsUp):
            fits = seat == CLOCK and isinstance(a, TimeIsUp)
            return None if fits else Refusal("clock.own_acts", "PEK-BID-3")
        if isinstance(a, Bid):
            return self._refuse_bid(s, seat, a)
        if isinstance(a, Look):
            return self._refuse_look(s, seat)
        return None if isinstance(a, Pass) else Refusal("bid.or_pass", "PEK-BID-1")

    def _refuse_bid(self, s: Parlour, seat: Seat, a: Bid) -> Refusal | None:
        places = [place for place, _ in a.cards]
        if not places or len(set(places)) < len(places):
            return Refusal("bid.cards", "PEK-BID-1")
        for place, face in a.cards:
            if not has(s, seat, place, face):
                return Refusal("bid.not_your_card", "PEK-BID-1", (("place", place),))
        if a.total() <= s.bid:
            return Refusal("bid.too_low", "PEK-BID-2", (("bid", s.bid),))
        return None

    def _refuse_look(self, s: Parlour, seat: Seat) -> Refusal | None:
        if not s.house.looks:
            return Refusal("look.never", "PEK-LOO-2")
        return Refusal("look.twice", "PEK-LOO-1") if s.looked & bit(seat) else None

    def take(self, s: Parlour, seat: Seat, a: Action) -> list[Event]:
        if isinstance(a, Look):
            s.looked |= bit(seat)
            s.steps.append(Looking(seat))
            return []
        told = self._bid(s, seat, a) if isinstance(a, Bid) else []
        if isinstance(a, Pass):
            told.append(events.Thought(seat, s.bid))
        if seat != CLOCK:
            s.done |= bit(seat)
        if self.actors(s) == [CLOCK] or seat == CLOCK:
            told.append(self._close(s))
        return told

    def _bid(self, s: Parlour, seat: Seat, a: Bid) -> list[Event]:
        for place, face in reversed(a.cards):
            del s.rows[seat][place - 1]
            s.discard.append(face)
        s.bidder, s.bid = seat, a.total()
        return [events.BidLaid(seat, a.cards)]

    def _close(self, s: Parlour) -> Event:
        s.steps.pop()
        if s.bidder >= 0:
            s.steps += [PuttingBack(s.bidder), Drawing(s.bidder, PRIZE)]
        return events.BiddingClosed()


@final
class PuttingBack(Step[Parlour]):
    name: ClassVar[str] = "putting_back"
    exact: ClassVar[bool] = True

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def facts(self) -> list[object]:
        return [self.name, self.who]

    def actors(self, s: Parlour) -> list[Seat]:
        return [self.who]

    def candidates(self, s: Parlour, seat: Seat) -> list[Action]:
        row = s.rows[self.who]
        return [PutBack(place, held.face) for place, held in enumerate(row, start=1)]

    def refuse(self, s: Parlour, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, PutBack) and has(s, seat, a.place, a.face):
            return None
        return Refusal("put_back.one_card", "PEK-PUT-1")

    def take(self, s: Parlour, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, PutBack)
        held = s.rows[seat].pop(a.place - 1)
        s.deck.put_on_top([held.face], held.knowers)
        s.steps.pop()
        return [events.LaidBack(seat, held.face, held.knowers, a.place)]


def has(s: Parlour, seat: Seat, place: int, face: int) -> bool:
    row = s.rows[seat]
    return 1 <= place <= len(row) and row[place - 1].face == face


BIDDING: Final = Bidding()
