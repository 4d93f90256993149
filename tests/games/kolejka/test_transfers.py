"""Events say which pawn and which goods went from where to where: enough to follow a whole game."""

from typing import Any

import pytest

from kartki.core.play import CHANCE, Action, Event, Facts, Several
from kartki.core.rng import Rng
from kartki.games.kolejka.actions import (
    CARDS,
    COMMITTEE,
    DONE,
    PASS,
    STOCKTAKING,
    WAIT,
    Exchange,
    Play,
    Queue,
    Recall,
    Simple,
    Take,
)
from kartki.games.kolejka.parts import QUEUES, SHOPS, SPECULATOR
from kartki.games.kolejka.state import Square
from tests.games.kolejka.square import GAME, square, with_every_card

Spot = tuple[str, str, int]
NUMBERED = ("queue", "pile")  # kinds of spots in which places count


def spots(facts: Facts, name: str) -> list[Spot]:
    found = dict(facts).get(name)
    terms = found.terms if isinstance(found, Several) else ()
    return [(term.kind, term.name, term.number) for term in terms]


class Follower:
    """A square that knows nothing but what it is told."""

    def __init__(self, s: Square) -> None:
        self.rows: dict[tuple[str, str], list[int]] = {}
        for name, queue in zip(QUEUES, s.queues(), strict=True):
            self.rows["queue", name] = list(queue)
        for shop in s.shops:
            self.rows["pile", SHOPS[shop.number]] = list(shop.pile)
        self.heaps = counted(s)

    def follow(self, facts: Facts) -> None:
        """All at once: first everything leaves its place, then everything takes its new one."""
        starts, ends = spots(facts, "from"), spots(facts, "to")
        things = [self.thing(start) for start in starts]
        for start in sorted(starts, reverse=True):
            self.leave(start)
        for end, thing in sorted(zip(ends, things, strict=True)):
            self.arrive(end, thing)

    def thing(self, spot: Spot) -> int:
        """A pawn by its owner, goods by their kind."""
        kind, name, number = spot
        if kind in NUMBERED:
            return self.rows[kind, name][number - 1]
        if kind in ("truck", "stall"):
            return SHOPS.index(name)
        return number if kind == "home" else SPECULATOR

    def leave(self, spot: Spot) -> None:
        kind, name, number = spot
        if kind in NUMBERED:
            del self.rows[kind, name][number - 1]
        elif kind != "box":
            self.heaps[spot] -= 1

    def arrive(self, spot: Spot, thing: int) -> None:
        kind, name, number = spot
        if kind in NUMBERED:
            self.rows[kind, name].insert(number - 1, thing)
        else:
            self.heaps[spot] += 1

    def agrees(self, s: Square) -> bool:
        other = Follower(s)
        return self.rows == other.rows and self.heaps == other.heaps


def counted(s: Square) -> dict[Spot, int]:
    """How many pawns are at home and how many goods lie in heaps, of whatever kind."""
    trucks = {("truck", SHOPS[shop.number], 0): shop.truck for shop in s.shops}
    stalls = {("stall", name, 0): s.market.stalls[n] for n, name in enumerate(SHOPS)}
    owned = {("owned", "player", n): sum(player.goods) for n, player in enumerate(s.seats)}
    home = {("home", "player", n): player.home for n, player in enumerate(s.seats)}
    return {**trucks, **stalls, **owned, **home}


def ways(facts: Facts) -> list[tuple[Spot, Spot]]:
    return list(zip(spots(facts, "from"), spots(facts, "to"), strict=True))


def first_ways(told: list[Event]) -> list[tuple[Spot, Spot]]:
    """Of the first event in which something moves."""
    moving = [ways(event.facts()) for event in told if ways(event.facts())]
    return moving[0] if moving else []


def acted(s: Square, rng: Rng) -> tuple[int, Action]:
    (seat,) = GAME.actors(s)
    if seat == CHANCE:
        return seat, GAME.deal(s, rng)
    return seat, rng.pick(GAME.legal_actions(s, seat))


@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 4)])
def test_a_game_can_be_followed_by_its_events_alone(seed: int, players: int) -> None:
    rng, s = Rng(seed), with_every_card(players)
    follower = Follower(s)
    while s.outcome is None:
        seat, action = acted(s, rng)
        for event in GAME.apply(s, seat, action):
            follower.follow(event.facts())
        assert follower.agrees(s), action


@pytest.mark.parametrize("seed", range(4))
def test_what_an_act_leads_to_is_what_its_event_tells(seed: int) -> None:
    rng, s = Rng(seed), with_every_card(4)
    seen: set[Any] = set()
    while s.outcome is None:
        seat, action = acted(s, rng)
        before, foretold = s.facts(), ways(GAME.leads(s, seat, action))
        assert s.facts() == before
        told = GAME.apply(s, seat, action)
        if seat != CHANCE:
            assert not foretold if is_quiet(action) else foretold == first_ways(told)
            seen.add(action.card if isinstance(action, Play) else action.__class__)
    assert {Queue, Take, Exchange, Recall, Simple, *range(len(CARDS))} <= seen


def is_quiet(action: Action) -> bool:
    """No pawn and no goods are moved by it."""
    if isinstance(action, Play):
        return action.card in (STOCKTAKING, COMMITTEE)
    return action in (PASS, WAIT, DONE)


# by example


def at(queue: str, place: int) -> Spot:
    return ("queue", queue, place)


@pytest.mark.parametrize(
    ("line", "start", "end"),
    [
        pytest.param("sir kiosk 4", 4, 3, marks=pytest.mark.rule("KOL-CRD-2")),
        pytest.param("mother kiosk 4", 4, 1, marks=pytest.mark.rule("KOL-CRD-3")),
        pytest.param("criticise kiosk 1", 1, 3, marks=pytest.mark.rule("KOL-CRD-4")),
    ],
)
def test_where_a_pawn_lands_in_its_queue(line: str, start: int, end: int) -> None:
    table = square(hands="a=sir,mother,criticise", queues="kiosk=b,c,X,a,b")
    seat, action = table.read(f"a plays {line}")
    foretold = ways(GAME.leads(table.state, seat, action))
    assert foretold == [(at("kiosk", start), at("kiosk", end))]


@pytest.mark.rule("KOL-CRD-5")
@pytest.mark.parametrize("there", ["X", "b,X,c"])
def test_a_lucky_strike_lands_second(there: str) -> None:
    table = square(hands="a=lucky", queues=f"kiosk=b,a clothing={there}")
    foretold = ways(GAME.leads(table.state, *table.read("a plays lucky kiosk 2 clothing")))
    assert foretold == [(at("kiosk", 2), at("clothing", 2))]


@pytest.mark.rule("KOL-CRD-1")
def test_a_community_list_turns_the_whole_queue_round() -> None:
    table = square(hands="a=list", queues="kiosk=b,c,X")
    foretold = ways(GAME.leads(table.state, *table.read("a plays list kiosk")))
    assert foretold == [(at("kiosk", place), at("kiosk", 4 - place)) for place in (1, 2, 3)]


@pytest.mark.rule("KOL-CRD-6", "KOL-CRD-8")
def test_the_topmost_goods_of_their_kind_are_named() -> None:
    table = square(hands="a=error,counter", shops="kiosk=kiosk,furniture,kiosk", queues="kiosk=a")
    moved = ways(GAME.leads(table.state, *table.read("a plays error kiosk from kiosk to clothing")))
    assert moved == [(("pile", "kiosk", 3), ("pile", "clothing", 1))]
    taken = ways(GAME.leads(table.state, *table.read("a plays counter kiosk furniture")))
    pawn = (at("kiosk", 1), ("home", "player", 0))
    assert taken == [pawn, (("pile", "kiosk", 2), ("owned", "player", 0))]
