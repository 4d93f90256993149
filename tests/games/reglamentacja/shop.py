"""A driver for rule tests: lay out the shop, play lines, look at what came of it."""

from typing import Any

from kartki.core.deck import Deck, in_public, layer_of
from kartki.core.play import Event, Refusal, Who
from kartki.core.seats import LETTERS, letter
from kartki.games.reglamentacja import flow, state
from kartki.games.reglamentacja.game import Reglamentacja
from kartki.games.reglamentacja.offer_notation import terms_words
from kartki.games.reglamentacja.offers import EVERYONE, Standing
from kartki.games.reglamentacja.parts import KINDS, ROW, SPECULATOR, listed
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.buying import LAST_SHOPPING_STEP, SHOPPING_STEP
from kartki.games.reglamentacja.steps.spinning import SPINNING
from kartki.games.reglamentacja.steps.trading import TRADING
from tests.games.driver import TableDriver, many, pairs

EDITION = "rebuilt-1983"
GAME = Reglamentacja()


def stamps(text: str) -> list[int]:
    """`butter*2,soap` as seven numbers."""
    names = many(text)
    assert all(name in KINDS for name in names), text
    return [names.count(kind) for kind in KINDS]


def told(counts: list[int]) -> str:
    """The other way round, in the order of the kinds."""
    words = [(KINDS[kind], number) for kind, number in enumerate(counts) if number]
    return ",".join(name if number == 1 else f"{name}*{number}" for name, number in words)


class Driver(TableDriver[Shop]):
    def __init__(self, s: Shop) -> None:
        super().__init__(GAME, s)

    def readable(self, line: str) -> bool:
        return not isinstance(GAME.read(self.state, line), Refusal)

    def redacted(self, line: str, viewer: str | None) -> str:
        """The line as this seat (None: a spectator) may read it."""
        seat = None if viewer is None else LETTERS.index(viewer)
        return GAME.redact(self.state, seat, *self.read(line))

    def hand(self, mark: str) -> str:
        return told(self.state.stamps.hands[LETTERS.index(mark)])

    def known(self, mark: str) -> str:
        """What everybody knows this player to hold at least."""
        return told(self.state.stamps.known[LETTERS.index(mark)])

    @property
    def queue(self) -> str:
        return ",".join("X" if who == SPECULATOR else letter(who) for who in self.state.queue.pawns)

    @property
    def row(self) -> list[str]:
        return [self.state.box.cards[card].name for card in self.state.counter.row]

    @property
    def cards_left(self) -> int:
        return self.state.counter.stack.size()

    @property
    def gone(self) -> list[str]:
        return [self.state.box.cards[card].name for card in self.state.counter.gone]

    def bought(self, mark: str) -> list[str]:
        return [self.state.box.cards[c].name for c in self.state.guests.bought[LETTERS.index(mark)]]

    @property
    def discards(self) -> str:
        return told(self.state.stamps.discards)

    @property
    def stack(self) -> str:
        cards = self.state.stamps.stack.cards()
        return told([cards.count(kind) for kind in range(len(KINDS))])

    @property
    def active(self) -> str:
        return letter(self.state.active)

    @property
    def phase(self) -> str:
        return state.PHASES[self.state.phase]

    @property
    def turns(self) -> int:
        """Turns begun, the final one included."""
        return self.state.rounds

    @property
    def beats(self) -> int:
        return self.state.top.beats

    @property
    def offers(self) -> list[str]:
        """Like `#1 a to b: butter butter for any 3`; `all` for everyone."""
        return [_offer(offer) for offer in self.state.market.offers]

    def points(self, mark: str) -> int:
        return self.state.guests.points(self.state.box, LETTERS.index(mark))

    def why_gone(self) -> dict[int, str]:
        """Of the last act: numbers of offers that dropped out, and why."""
        gone = [dict(event.facts()) for event in self.events if event.code == "offer_gone"]
        return {int(str(facts["number"])): str(facts["why"]) for facts in gone}

    def told_to(self, mark: str | None) -> list[tuple[str, dict[str, Any]]]:
        """The events of the last act as this seat is told them: code and facts."""
        seat = None if mark is None else LETTERS.index(mark)
        seen = [event.seen_by(seat) for event in self.events]
        return [(event.code, _plain(event)) for event in seen if event is not None]

    def sees(self, mark: str | None) -> dict[str, Any]:
        seat = None if mark is None else LETTERS.index(mark)
        v = GAME.view(self.state, seat)
        visits = [visit.name for visit in self.state.box.visits]
        return {
            "hand": told(list(v.hand)),
            "hand_sizes": {letter(i): size for i, size in enumerate(v.hand_sizes)},
            "known": {letter(i): told(list(known)) for i, known in enumerate(v.known)},
            "visit": visits[v.visit] if v.visit >= 0 else None,
            "stack": None if v.stack is None else told(list(v.stack)),
            "stack_size": v.stack_size,
            "beats": v.beats,
            "everything": v,
        }


def _offer(offer: Standing) -> str:
    to = "all" if offer.to == EVERYONE else letter(offer.to)
    return f"#{offer.number} {letter(offer.maker)} to {to}: {terms_words(offer.terms)}"


def _plain(event: Event) -> dict[str, Any]:
    return {
        key: letter(fact.seat) if isinstance(fact, Who) else fact for key, fact in event.facts()
    }


def shop(
    players: int = 4,
    active: str = "a",
    queue: str = "",
    phase: str = "trading",
    row: str = "",
    cards: str | None = None,
    hands: str = "",
    stack: str | None = None,
    discards: str = "",
    visits: str = "",
    bought: str = "",
    gone: str = "",
    turn: str | None = None,
    beats: int = 0,
    options: dict[str, str] | None = None,
    opening: bool = False,
) -> Driver:
    """A position to play on from; with `opening`, the very start.

    `phase`: turn (about to draw two), spinning, trading, discarding (trading has just ended),
    shopping (`active` is who has just got the top), final (about to be dealt three each),
    final_trading, last_shopping.
    """
    s = GAME.new_game(players, EDITION, options or {})
    if opening:
        return Driver(s)
    s.steps.clear()
    s.active = LETTERS.index(active)
    s.market.turn = LETTERS.index(turn or active)
    s.rounds = 1
    standing = queue.split(",") if queue else [*LETTERS[:players], "X"]
    s.queue.pawns[:] = [SPECULATOR if mark == "X" else LETTERS.index(mark) for mark in standing]
    _lay_cards(s, row, cards, bought, gone)
    _lay_stamps(s, hands, stack, discards)
    names = [visit.name for visit in s.box.visits]
    s.guests.visits[:] = range(players)
    for mark, name in pairs(visits).items():
        s.guests.visits[LETTERS.index(mark)] = names.index(name)
    s.stamps.owed.clear()
    _hour(s, phase, beats)
    return Driver(s)


def _lay_cards(s: Shop, row: str, cards: str | None, bought: str, gone: str) -> None:
    names = [card.name for card in s.box.cards]
    for mark, owned in pairs(bought).items():
        s.guests.bought[LETTERS.index(mark)] = [names.index(name) for name in many(owned)]
    s.counter.gone[:] = [names.index(name) for name in many(gone)]
    away = [card for owned in s.guests.bought for card in owned] + s.counter.gone
    if row:
        s.counter.row[:] = [names.index(name) for name in many(row)]
    else:
        s.counter.row[:] = [card for card in range(len(names)) if card not in away][:ROW]
    rest = [card for card in range(len(names)) if card not in away + s.counter.row]
    left = rest if cards is None else [names.index(name) for name in many(cards)]
    s.counter.stack = Deck([layer_of(left, in_public(s.players))] if left else [])


def _lay_stamps(s: Shop, hands: str, stack: str | None, discards: str) -> None:
    """What is not said to be elsewhere lies in the stack."""
    for mark, held in pairs(hands).items():
        s.stamps.hands[LETTERS.index(mark)][:] = stamps(held)
    s.stamps.discards[:] = stamps(discards)
    used = [
        sum(hand[k] for hand in s.stamps.hands) + s.stamps.discards[k] for k in range(len(KINDS))
    ]
    rest = [max(s.box.stamps[kind] - used[kind], 0) for kind in range(len(KINDS))]
    left = listed(tuple(rest if stack is None else stamps(stack)))
    s.stamps.stack = Deck([layer_of(left, 0)] if left else [])


def _spin(s: Shop, beats: int) -> None:
    """The top was spun, fairly well if that matters."""
    s.top.flick(50 if s.house.live else 0)
    s.top.beats = beats


def _hour(s: Shop, phase: str, beats: int) -> None:
    if phase in ("final_trading", "last_shopping"):
        s.queue.pawns[:] = [who for who in s.queue.pawns if who != SPECULATOR]
        s.phase = state.FINAL if phase == "final_trading" else state.LAST_SHOPPING
        s.steps.append(TRADING if phase == "final_trading" else LAST_SHOPPING_STEP)
        if phase == "final_trading":
            _spin(s, beats)
    elif phase == "final":
        flow.begin_final(s, [])
    elif phase == "turn":
        s.rounds = 0
        flow.begin_turn(s, [])
    elif phase == "shopping":
        s.phase = state.SHOPPING
        s.steps.append(SHOPPING_STEP)
    else:
        s.phase = state.ALLOCATION
        if phase == "discarding":
            flow.next_phase(s, [])
            return
        s.steps.extend([TRADING, SPINNING] if phase == "spinning" else [TRADING])
        if phase == "trading":
            _spin(s, beats)
