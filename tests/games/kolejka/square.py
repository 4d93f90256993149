"""A driver for rule tests: set up the square, play lines, look at what came of it."""

from typing import Any
from unittest import mock

from kartki.core.deck import Deck, in_public, layer_of
from kartki.core.edition import Edition
from kartki.core.seats import LETTERS, letter
from kartki.editions import shelf
from kartki.games.kolejka import flow
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.parts import DAYS, MARKET, PAWNS, QUEUES, SHOPS, SPECULATOR, TENS
from kartki.games.kolejka.square import calendar
from kartki.games.kolejka.square.players import Player
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.jumping import JUMPING_STEP
from tests.games.driver import TableDriver, many, pairs

EDITION = "standard"
GAME = Kolejka()
HOURS = {
    "queue_up": calendar.QUEUE_UP,
    "jumping": calendar.JUMPING,
    "opening": calendar.OPENING,
    "market": calendar.MARKET_HOUR,
    "close": calendar.CLOSE,
}


def with_every_card(players: int) -> Square:
    """A new game in which everybody has all queue cards that the house knows."""
    head = f'name = "every-card"\ncards = {list(CARDS)}'
    text = shelf.text_of("kolejka", EDITION).replace(f'name = "{EDITION}"', head)
    with mock.patch.dict(shelf._ADDED):
        edition = shelf.add_text(text)
        assert isinstance(edition, Edition)
        return GAME.new_game(players, edition.name, {})


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

    def _shop(self, name: str) -> Shop:
        return self.state.shops[SHOPS.index(name)]

    def _player(self, mark: str) -> Player:
        return self.state.seats[LETTERS.index(mark)]

    def queue(self, name: str) -> str:
        queue = self.state.queue(QUEUES.index(name))
        return ",".join("X" if pawn == SPECULATOR else letter(pawn) for pawn in queue)

    def shop(self, name: str) -> str:
        return told([SHOPS[goods] for goods in self._shop(name).pile])

    def truck(self, name: str) -> int:
        return self._shop(name).truck

    def stall(self, name: str) -> int:
        return self.state.market.stalls[SHOPS.index(name)]

    @property
    def closed(self) -> list[str]:
        return [SHOPS[shop.number] for shop in self.state.shops if shop.closed]

    @property
    def trader(self) -> str:
        return SHOPS[self.state.market.traders_stall()]

    def hand(self, mark: str) -> list[str]:
        return sorted(CARDS[card] for card in self._player(mark).hand)

    def played(self, mark: str) -> list[str]:
        return sorted(CARDS[card] for card in self._player(mark).played)

    def pile(self, mark: str) -> int:
        return self._player(mark).pile.size()

    def goods(self, mark: str) -> str:
        owned = self._player(mark).goods
        return told([SHOPS[shop] for shop, count in enumerate(owned) for _ in range(count)])

    def home(self, mark: str) -> int:
        return self._player(mark).home

    @property
    def phase(self) -> str:
        name = calendar.PHASES[self.state.calendar.phase]
        return "close" if name == "recall" else name

    @property
    def day(self) -> int:
        return self.state.calendar.weekday() + 1

    @property
    def week(self) -> int:
        return self.state.calendar.week() + 1

    @property
    def first(self) -> str:
        return letter(self.state.calendar.first)

    @property
    def deck(self) -> list[str]:
        return sorted(delivery(card) for card in self.state.deliveries.deck.cards())

    @property
    def bin(self) -> list[str]:
        return sorted(delivery(card) for card in self.state.deliveries.bin)

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
    s.calendar.days = (week - 1) * DAYS + day - 1
    s.rounds = s.calendar.days + 1
    s.calendar.first = LETTERS.index(first)
    for seat, player in enumerate(s.seats):
        player.list_number = seat
    for mark, number in pairs(lists).items():
        s.seats[LETTERS.index(mark)].list_number = int(number) - 1
    _pawns(s, queues, home)
    _wares(s, shops, trucks, stalls, goods)
    _cards(s, hands, piles, played)
    s.market.trader = SHOPS.index(trader) if trader else day - 1
    for shop in s.shops:
        name = SHOPS[shop.number]
        had = bool(shop.pile) if delivered is None else name in many(delivered)
        s.shops[shop.number] = shop.with_signs(closed=name in many(closed), delivered=had)
    _deck(s, deck, bin, today)
    _hour(s, phase, round, passed, turn)
    return Driver(s)


def _pawns(s: Square, queues: str, home: str) -> None:
    given = pairs(queues)
    for number, name in enumerate(QUEUES):
        standing = given.get(name, "" if name == "market" else "X")
        marks = [mark for mark in standing.split(",") if mark]
        pawns = [SPECULATOR if mark == "X" else LETTERS.index(mark) for mark in marks]
        s.set_queue(number, tuple(pawns))
    for seat, player in enumerate(s.seats):
        player.home = PAWNS - sum(queue.count(seat) for queue in s.queues())
    for mark, count in pairs(home).items():
        s.seats[LETTERS.index(mark)].home = int(count)


def _wares(s: Square, shops: str, trucks: str, stalls: str, goods: str) -> None:
    for name, count in pairs(stalls).items():
        s.market.stalls[SHOPS.index(name)] = int(count)
    for name, pile in pairs(shops).items():
        shop = s.shops[SHOPS.index(name)]
        kinds = tuple(SHOPS.index(kind) for kind in many(pile))
        s.shops[shop.number] = shop.with_goods(shop.pile + kinds, shop.truck)
    for mark, owned in pairs(goods).items():
        for kind in many(owned):
            s.seats[LETTERS.index(mark)].goods[SHOPS.index(kind)] += 1
    placed = [
        s.market.stalls[kind]
        + sum(shop.pile.count(kind) for shop in s.shops)
        + sum(player.goods[kind] for player in s.seats)
        for kind in range(MARKET)
    ]
    out = s.box.plan(s.players).goods_out
    given = pairs(trucks)
    for n, name in enumerate(SHOPS):
        left = max(s.box.goods[n] - out - placed[n], 0)
        s.shops[n] = s.shops[n].with_goods(s.shops[n].pile, int(given.get(name, left)))


def _cards(s: Square, hands: str, piles: str, played: str) -> None:
    held, stacked, open_cards = pairs(hands), pairs(piles), pairs(played)
    for seat, player in enumerate(s.seats):
        mark = LETTERS[seat]
        player.played[:] = cards(open_cards.get(mark, ""))
        default = [
            name for name in ("list", "sir", "mother") if CARDS.index(name) not in player.played
        ]
        player.hand[:] = cards(held[mark]) if mark in held else cards(",".join(default))
        away = player.hand + player.played
        rest = [card for card in s.box.cards if card not in away]
        pile = cards(stacked[mark]) if mark in stacked else rest
        player.pile = Deck([layer_of(pile, 1 << seat)] if pile else [])


def _deck(s: Square, deck: str | None, bin: str, today: str | None) -> None:
    every = s.box.plan(s.players).deck()
    cards = s.deliveries
    cards.bin[:] = deliveries(bin)
    given = None if today is None else deliveries(today)
    left = [card for card in every if card not in cards.bin]
    cards.today[:] = given if given is not None else _todays(s, left)
    rest = [card for card in left if card not in cards.today]
    left = deliveries(deck) if deck is not None else rest
    cards.deck = Deck([layer_of(left, in_public(s.players))])
    if deck == "":
        cards.deck = Deck([])


def _todays(s: Square, left: list[int]) -> list[int]:
    """As many as the day wants, of the shops that had a delivery where possible."""
    per_day = s.box.plan(s.players).per_day
    wanted = [card for card in left if s.shops[card // TENS].delivered]
    return (wanted + [card for card in left if card not in wanted])[:per_day]


def _hour(s: Square, phase: str, round: int, passed: str, turn: str | None) -> None:
    s.calendar.phase = HOURS[phase] - 1
    if phase == "queue_up":
        s.deliveries.today.clear()
    flow.next_phase(s, [])
    if phase == "jumping":
        s.jumping.round = round - 1
        s.jumping.passed[:] = [LETTERS[seat] in many(passed) for seat in range(s.players)]
        if JUMPING_STEP not in s.steps:
            return
    if turn is not None:
        s.calendar.turn = LETTERS.index(turn)
