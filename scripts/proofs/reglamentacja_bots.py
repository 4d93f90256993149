"""Reglamentacja: the trader wins, trades when there is something to trade, and thinks quickly."""

import os
from functools import cache, partial
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from kartki import bots
from kartki.bots.choosing import choices
from kartki.core.catalogue import find
from kartki.core.dealer import game_seed
from kartki.core.play import CHANCE, CLOCK, Event
from kartki.core.rng import Rng
from kartki.games.reglamentacja.parts import KIND_NUMBERS
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import Dealt
from kartki.lab.report import Z, wilson
from kartki.lab.simulate import simulate
from scripts.proofs.claim import Claim, Measured

GAMES = 1_000
WATCHED = 200  # games of four traders, looked at move by move
SEED = 1983


def first_among(one: str, others: str) -> Any:
    """One bot among three others, everybody in every seat equally often."""
    lineup = [one, others, others, others]
    jobs = os.cpu_count() or 1
    return simulate("reglamentacja", "rebuilt-1983", {}, 4, GAMES, lineup, jobs, SEED)


def wins(bar: float) -> Measured:
    report = first_among("trader", "random")
    trader = next(bot for bot in report.bots if bot.name == "trader")
    low, high = trader.interval
    return Measured(trader.win_rate, low, high, low >= bar and not report.stopped)


def loses(bar: float) -> Measured:
    report = first_among("hermit", "trader")
    hermit = next(bot for bot in report.bots if bot.name == "hermit")
    low, high = hermit.interval
    return Measured(hermit.win_rate, low, high, high < bar and not report.stopped)


class Watched:
    """Four traders, turn by turn: could the active player deal, and did it?"""

    def __init__(self) -> None:
        self.could = 0
        self.did = 0
        self.times: list[float] = []

    def game(self, rng: Rng) -> None:
        game: Any = find("reglamentacja")
        bot = bots.make("trader", game)
        s = game.new_game(4, "rebuilt-1983", {})
        before, able, dealt, spent = 0, False, False, []
        while s.outcome is None:
            if s.steps[-1].name == "trading" and s.rounds != before:
                self._note(able, dealt)
                before, able, dealt = s.rounds, could_deal(s), False
            (seat,) = game.actors(s)
            if seat == CHANCE:
                action = game.deal(s, rng)
            else:
                legal = choices(game, s, seat, rng) if seat != CLOCK else []
                action = legal[0] if legal else game.legal_actions(s, seat)[0]
                if len(legal) > 1:
                    view, begun = game.view(s, seat), perf_counter()
                    action = bot.choose(view, legal, 0, rng)
                    spent.append(perf_counter() - begun)
            active = s.active
            dealt = with_active(game.apply(s, seat, action), active) or dealt
        self._note(able, dealt)
        self.times.append(1000 * fmean(spent))

    def _note(self, able: bool, dealt: bool) -> None:
        self.could += able
        self.did += able and dealt


def with_active(told: list[Event], active: int) -> bool:
    return any(isinstance(e, Dealt) and active in (e.seat, e.taker) for e in told)


def could_deal(s: Shop) -> bool:
    """With full knowledge: a stamp for a stamp that leaves both lacking fewer for some card."""
    for other in range(s.players):
        if other == s.active:
            continue
        for x in KIND_NUMBERS:
            for y in KIND_NUMBERS:
                if x != y and helps(s, s.active, x, y) and helps(s, other, y, x):
                    return True
    return False


def helps(s: Shop, seat: int, lost: int, won: int) -> bool:
    hand = s.stamps.hands[seat]
    if not hand[lost]:
        return False
    after = hand.copy()
    after[lost] -= 1
    after[won] += 1
    return any(lacks(s, card, after) < lacks(s, card, hand) for card in s.counter.row)


def lacks(s: Shop, card: int, hand: list[int]) -> int:
    price = s.box.cards[card].price
    return sum(max(price[kind] - hand[kind], 0) for kind in KIND_NUMBERS)


@cache
def watched() -> Watched:
    found = Watched()
    for number in range(WATCHED):
        found.game(Rng(game_seed(SEED, number)))
    return found


def deals(bar: float) -> Measured:
    seen = watched()
    low, high = wilson(seen.did, seen.could)
    return Measured(seen.did / seen.could, low, high, low >= bar)


def quick(bar: float) -> Measured:
    times = watched().times
    mean, margin = fmean(times), Z * stdev(times) / sqrt(len(times))
    return Measured(mean, mean - margin, mean + margin, mean + margin <= bar)


CLAIMS = [
    Claim(
        "In Reglamentacja one trader beats three random: its share of the wins",
        "low end at least 0.80 in 1,000 games",
        partial(wins, 0.80),
    ),
    Claim(
        "In Reglamentacja one hermit among three traders: its share of the wins",
        "high end below 0.25 in 1,000 games",
        partial(loses, 0.25),
    ),
    Claim(
        "Four traders: turns with a deal, of those in which both sides could come nearer to a card",
        "low end at least 0.60",
        partial(deals, 0.60),
    ),
    Claim(
        "In Reglamentacja the trader: milliseconds a decision (mean of 200 games)",
        "high end at most 1",
        partial(quick, 1.0),
    ),
]
