"""A driver for rule tests: set up the square, play lines, look at what came of it."""

from typing import Any

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.seats import LETTERS, letter
from kartki.games.kolejka import flow, state
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.parts import DAYS, MARKET, PAWNS, QUEUES, SHOPS, SPECULATOR, TENS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.jumping import JUMPING_STEP
from tests.games.driver import TableDriver, many, pairs

EDITION = "standard"
GAME = Kolejka()
HOURS = {
    "queue_up": state.QUEUE_UP,
    "jumping": state.JUMPING,
    "opening": state.OPENING,
    "market": state.MARKET_HOUR,
    "close": state.CLOSE,
}


def told(names: list[str]) -> str:
    """The other way round: equal neighbours are counted."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


def cards(text: str) -> list[int]:
    return sorted(CARDS.index(name) for name in many(text))


def deliveries(text: str) -> list[int]:
    return [SHOPS.index(name[:-1]) * TENS + int(name[-1]) for name in text.split()]


def delivery(card: int) -> str:
    return f"{SHOPS[card // TENS]}{card % TENS}"


class Driver(TableDriver[Square]):
    def __init__(self, s: Square) -> None:
        super().__init__(GAME, s)

    def queue(self, name: str) -> str:
        queue = self.state.queues[QUEUES.index(name)]
        return ",".join("X" if pawn == SPECULATOR else letter(pawn) for pawn in queue)

    def shop(self, name: str) -> str:
        return told([SHOPS[goods] for goods in self.state.shops[SHOPS.index(name)]])

    def truck(self, name: str) -> int:
        return self.state.trucks[SHOPS.index(name)]

    def stall(self, name: str) -> int:
        return self.state.stalls[SHOPS.index(name)]

    @property
    def closed(self) -> list[str]:
        return [SHOPS[shop] for shop, closed in enumerate(self.state.closed) if closed]

    @property
    def trader(self) -> str:
        return SHOPS[self.state.stall_order[self.state.trader]]

    def hand(self, mark: str) -> list[str]:
        return sorted(CARDS[card] for card in self.state.hands[LETTERS.index(mark)])

    def played(self, mark: str) -> list[str]:
        return sorted(CARDS[card] for card in self.state.played[LETTERS.index(mark)])

    def pile(self, mark: str) -> int:
        return self.state.piles[LETTERS.index(mark)].size()

    def goods(self, mark: str) -> str:
        owned = self.state.goods[LETTERS.index(mark)]
        return told([SHOPS[shop] for shop, count in enumerate(owned) for _ in range(count)])

    def home(self, mark: str) -> int:
        return self.state.home[LETTERS.index(mark)]

    @property
    def phase(self) -> str:
        name = state.PHASES[self.state.phase]
        return "close" if name == "recall" else name

    @property
    def day(self) -> int:
        return self.state.weekday() + 1

    @property
    def week(self) -> int:
        return self.state.week() + 1

    @property
    def first(self) -> str:
        return letter(self.state.first)

    @property
    def deck(self) -> list[str]:
        return sorted(delivery(card) for card in self.state.deck.cards())

    @property
    def bin(self) -> list[str]:
        return sorted(delivery(card) for card in self.state.bin)

    def sees(self, mark: str | None) -> dict[str, Any]:
        seat = None if mark is None else LETTERS.index(mark)
        v = GAME.view(self.state, seat)
        looked = [layer for layer in v.deck if layer.size == 1 and len(v.deck) > 1]
        others = [other for other in range(self.state.players) if other != seat]
        top = () if seat is None or len(v.piles[seat]) < 2 else v.piles[seat][0].cards or ()
        return {
            "hand": sorted(CARDS[card] for card in v.hand),
            "pile_top": sorted(CARDS[card] for card in top),
            "deck_known": [delivery(layer.cards[0]) if layer.cards else "?" for layer in looked],
            "others": {
                letter(other): {
                    "hand": v.hand_sizes[other],
                    "pile": sum(layer.size for layer in v.piles[other]),
                    "unplayed": sorted(CARDS[card] for card in v.unplayed[other]),
                }
                for other in others
            },
            "bin": len(v.to_come) and self._binned(len(v.to_come), len(v.today)),
        }

    def _binned(self, to_come: int, today: int) -> int:
        return len(self.state.box.plan(self.state.players).deck()) - to_come - today


def square(
    players: int = 4,
    first: str = "a",
    turn: str | None = None,
    day: int = 1,
    week: int = 1,
    phase: str = "jumping",
    queues: str = "",
    home: str = "",
    shops: str = "",
    trucks: str = "",
    closed: str = "",
    delivered: str | None = None,
    stalls: str = "",
    trader: str | None = None,
    hands: str = "",
    piles: str = "",
    played: str = "",
    goods: str = "",
    lists: str = "",
    deck: str | None = None,
    bin: str = "",
    today: str | None = None,
    round: int = 1,
    passed: str = "",
    options: dict[str, str] | None = None,
    opening: bool = False,
) -> Driver:
    """A position to play on from; with `opening`, the very start."""
    s = GAME.new_game(players, EDITION, options or {})
    if opening:
        return Driver(s)
    s.steps.clear()
    s.days = (week - 1) * DAYS + day - 1
    s.rounds = s.days + 1
    s.first = LETTERS.index(first)
    s.lists[:] = list(range(players))
    for mark, number in pairs(lists).items():
        s.lists[LETTERS.index(mark)] = int(number) - 1
    _pawns(s, queues, home)
    _wares(s, shops, trucks, stalls, goods)
    _cards(s, hands, piles, played)
    s.trader = SHOPS.index(trader) if trader else day - 1
    s.closed[:] = [shop in many(closed) for shop in SHOPS]
    had = (
        many(delivered) if delivered is not None else [n for n in SHOPS if s.shops[SHOPS.index(n)]]
    )
    s.delivered[:] = [shop in had for shop in SHOPS]
    _deck(s, deck, bin, today)
    _hour(s, phase, round, passed, turn)
    return Driver(s)


def _pawns(s: Square, queues: str, home: str) -> None:
    given = pairs(queues)
    for number, name in enumerate(QUEUES):
        standing = given.get(name, "" if name == "market" else "X")
        s.queues[number][:] = [
            SPECULATOR if mark == "X" else LETTERS.index(mark)
            for mark in standing.split(",")
            if mark
        ]
    for seat in range(s.players):
        s.home[seat] = PAWNS - sum(queue.count(seat) for queue in s.queues)
    for mark, count in pairs(home).items():
        s.home[LETTERS.index(mark)] = int(count)


def _wares(s: Square, shops: str, trucks: str, stalls: str, goods: str) -> None:
    for name, count in pairs(stalls).items():
        s.stalls[SHOPS.index(name)] = int(count)
    for name, pile in pairs(shops).items():
        s.shops[SHOPS.index(name)].extend(SHOPS.index(kind) for kind in many(pile))
    for mark, owned in pairs(goods).items():
        for kind in many(owned):
            s.goods[LETTERS.index(mark)][SHOPS.index(kind)] += 1
    placed = [
        s.stalls[kind]
        + sum(pile.count(kind) for pile in s.shops)
        + sum(owned[kind] for owned in s.goods)
        for kind in range(MARKET)
    ]
    out = s.box.plan(s.players).goods_out
    s.trucks[:] = [max(s.box.goods[kind] - out - placed[kind], 0) for kind in range(MARKET)]
    for name, count in pairs(trucks).items():
        s.trucks[SHOPS.index(name)] = int(count)


def _cards(s: Square, hands: str, piles: str, played: str) -> None:
    held, stacked, open_cards = pairs(hands), pairs(piles), pairs(played)
    for seat in range(s.players):
        mark = LETTERS[seat]
        s.played[seat][:] = cards(open_cards.get(mark, ""))
        default = [
            name for name in ("list", "sir", "mother") if CARDS.index(name) not in s.played[seat]
        ]
        s.hands[seat][:] = cards(held[mark]) if mark in held else cards(",".join(default))
        away = s.hands[seat] + s.played[seat]
        rest = [card for card in range(len(CARDS)) if card not in away]
        pile = cards(stacked[mark]) if mark in stacked else rest
        s.piles[seat] = Deck([Layer(pile, 1 << seat)] if pile else [])


def _deck(s: Square, deck: str | None, bin: str, today: str | None) -> None:
    every = s.box.plan(s.players).deck()
    s.bin[:] = deliveries(bin)
    given = None if today is None else deliveries(today)
    left = [card for card in every if card not in s.bin]
    s.today[:] = given if given is not None else _todays(s, left)
    rest = [card for card in left if card not in s.today]
    s.deck = Deck([Layer(deliveries(deck) if deck is not None else rest, in_public(s.players))])
    if deck == "":
        s.deck = Deck([])


def _todays(s: Square, left: list[int]) -> list[int]:
    """As many as the day wants, of the shops that had a delivery where possible."""
    per_day = s.box.plan(s.players).per_day
    wanted = [card for card in left if s.delivered[card // TENS]]
    return (wanted + [card for card in left if card not in wanted])[:per_day]


def _hour(s: Square, phase: str, round: int, passed: str, turn: str | None) -> None:
    s.phase = HOURS[phase] - 1
    if phase in ("queue_up", "opening"):
        s.today[:] = s.today if phase == "opening" else []
    flow.next_phase(s, [])
    if phase == "jumping":
        s.jump_round = round - 1
        s.passed[:] = [LETTERS[seat] in many(passed) for seat in range(s.players)]
        if JUMPING_STEP not in s.steps:
            return
    if turn is not None:
        s.turn = LETTERS.index(turn)
