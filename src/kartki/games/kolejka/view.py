"""What a seat may know: the square, its own hand and pile, what it was shown; never the bin.

Played cards are open, so what is left in a rival's deck is known by counting, and stands here
ready-made (`unplayed`); likewise what is left in the delivery deck (`to_come`).
"""

from typing import Any

from kartki.core.play import Outcome, Seat, Step
from kartki.core.rng import Rng
from kartki.games.kolejka.parts import Box
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import calendar_in
from kartki.games.kolejka.square.decks import layers_seen, own_layers
from kartki.games.kolejka.square.deliveries import imagine_deliveries
from kartki.games.kolejka.square.jumping import jumping_in
from kartki.games.kolejka.square.market import market_in
from kartki.games.kolejka.square.opening import opening_in
from kartki.games.kolejka.square.players import imagine_player
from kartki.games.kolejka.square.shops import shops_in
from kartki.games.kolejka.state import HouseRules, Square
from kartki.games.kolejka.steps.by_name import step_named
from kartki.games.kolejka.winning import decided_by, missing, surplus


def view(s: Square, seat: Seat | None) -> SquareView:
    """Field by field: what is not put in here, nobody sees."""
    calendar, market, end = s.calendar, s.market, s.outcome
    return SquareView(
        viewer=seat,
        edition=s.box.edition,
        random_stalls=s.house.random_stalls,
        only_played=s.house.only_played,
        steps=tuple([_step_facts(step) for step in s.steps]),
        phase=calendar.phase,
        days=calendar.days,
        rounds=s.rounds,
        first=calendar.first,
        turn=calendar.turn,
        queues=tuple(s.queues()),
        shops=tuple([shop.pile for shop in s.shops]),
        trucks=tuple([shop.truck for shop in s.shops]),
        stalls=tuple(market.stalls),
        stall_order=tuple(market.stall_order),
        trader=market.trader,
        closed=tuple([shop.closed for shop in s.shops]),
        delivered=tuple([shop.delivered for shop in s.shops]),
        lists=tuple([player.list_number for player in s.seats]),
        goods=tuple([tuple(player.goods) for player in s.seats]),
        home=tuple([player.home for player in s.seats]),
        hand=() if seat is None else tuple(s.seats[seat].hand),
        hand_sizes=tuple([len(player.hand) for player in s.seats]),
        piles=tuple([layers_seen(player.pile, seat) for player in s.seats]),
        played=tuple([tuple(sorted(player.played)) for player in s.seats]),
        unplayed=tuple([player.unplayed() for player in s.seats]),
        deck=layers_seen(s.deliveries.deck, seat),
        to_come=tuple(s.deliveries.deck.cards()),
        today=tuple(s.deliveries.today),
        jump_round=s.jumping.round,
        passed=tuple(s.jumping.passed),
        lines=tuple(s.opening.lines),
        wave=s.opening.wave,
        buyers=tuple(s.opening.buyers),
        place=market.place,
        exchanged=market.exchanged,
        last_day=calendar.last_day,
        reason="" if end is None else end.reason,
        rule="" if end is None else end.cites,
        ranking=() if end is None else tuple(end.places),
        missing=missing(s),
        surplus=surplus(s),
        decided_by=decided_by(s),
    )


def own(s: Square, seat: Seat, public: SquareView) -> dict[str, object]:
    """What this seat knows besides what lies open."""
    piles = [own_layers(s.seats[i].pile, seat, public.piles[i]) for i in range(s.players)]
    return {
        "viewer": seat,
        "hand": tuple(s.seats[seat].hand),
        "piles": tuple(piles),
        "deck": own_layers(s.deliveries.deck, seat, public.deck),
    }


def _step_facts(step: Step[Any]) -> tuple[str | int, ...]:
    return tuple([fact if isinstance(fact, int) else str(fact) for fact in step.facts()])


def imagine(v: SquareView, box: Box, rng: Rng) -> Square:
    """Deal what the viewer does not know at random, within what can be counted."""
    players = len(v.home)
    s = Square(
        steps=[step_named(facts) for facts in v.steps],
        box=box,
        house=HouseRules(v.random_stalls, v.only_played),
        calendar=calendar_in(v),
        shops=shops_in(v),
        market=market_in(v),
        seats=[imagine_player(v, seat, rng) for seat in range(players)],
        deliveries=imagine_deliveries(v, box.plan(players), rng),
        jumping=jumping_in(v),
        opening=opening_in(v),
    )
    s.rounds = v.rounds
    if v.reason:
        s.outcome = Outcome(v.reason, v.ended_by.get(v.rule, v.rule), list(v.ranking), v.rule)
    return s
