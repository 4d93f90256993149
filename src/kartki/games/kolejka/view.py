"""What a seat may know: the square, its own hand and pile, what it was shown; never the bin.

Played cards are open, so what is left in a rival's deck is known by counting, and stands here
ready-made (`unplayed`); likewise what is left in the delivery deck (`to_come`).
"""

from typing import Any, Final

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
    return SquareView(  # in the order of its fields: by name it would take three times as long
        seat,  # viewer
        s.box.edition,
        s.house.random_stalls,
        s.house.only_played,
        tuple([_step_facts(step) for step in s.steps]),
        calendar.phase,
        calendar.days,
        s.rounds,
        calendar.first,
        calendar.turn,
        tuple(s.queues()),
        tuple([shop.pile for shop in s.shops]),
        tuple([shop.truck for shop in s.shops]),  # trucks
        tuple(market.stalls),
        tuple(market.stall_order),
        market.trader,
        tuple([shop.closed for shop in s.shops]),
        tuple([shop.delivered for shop in s.shops]),
        tuple([player.list_number for player in s.seats]),  # lists
        tuple([tuple(player.goods) for player in s.seats]),
        tuple([player.home for player in s.seats]),
        () if seat is None else tuple(s.seats[seat].hand),
        tuple([len(player.hand) for player in s.seats]),  # hand_sizes
        tuple([layers_seen(player.pile, seat) for player in s.seats]),  # piles
        tuple([tuple(sorted(player.played)) for player in s.seats]),
        tuple([player.unplayed() for player in s.seats]),
        layers_seen(s.deliveries.deck, seat),
        tuple(s.deliveries.deck.cards()),  # to_come
        tuple(s.deliveries.today),
        s.jumping.round,  # jump_round
        tuple(s.jumping.passed),
        tuple(s.opening.lines),
        s.opening.wave,
        tuple(s.opening.buyers),
        market.place,
        market.exchanged,
        calendar.last_day,
        "" if end is None else end.reason,
        "" if end is None else end.cites,  # rule
        () if end is None else tuple(end.places),  # ranking
        missing(s),
        surplus(s),
        decided_by(s),
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
    """Steps are few, shared and never change."""
    found = _FACTS.get(step)
    if found is None:
        found = tuple([fact if isinstance(fact, int) else str(fact) for fact in step.facts()])
        _FACTS[step] = found
    return found


_FACTS: Final[dict[Step[Any], tuple[str | int, ...]]] = {}


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
