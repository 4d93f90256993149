"""What a seat may know: the square, its own hand and pile, what it was shown; never the bin.

Played cards are open, so what is left in a rival's deck is known by counting, and stands here
ready-made (`unplayed`); likewise what is left in the delivery deck (`to_come`).
"""

from typing import Any

from kartki.core.deck import ONLOOKERS, Deck, Layer, bit_of
from kartki.core.play import Outcome, Seat, State, Step
from kartki.core.rng import Rng
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import Box, Plan
from kartki.games.kolejka.seen import LayerView, Numbers, SquareView
from kartki.games.kolejka.state import HouseRules, Square
from kartki.games.kolejka.steps.by_name import step_named


def own(s: Square, seat: Seat, public: SquareView) -> dict[str, object]:
    """What this seat knows besides what lies open."""
    piles = [_seen(s.piles[i], seat, public.piles[i]) for i in range(s.players)]
    return {
        "viewer": seat,
        "hand": tuple(s.hands[seat]),
        "piles": tuple(piles),
        "deck": _seen(s.deck, seat, public.deck),
    }


def _seen(deck: Deck, seat: Seat, public: tuple[LayerView, ...]) -> tuple[LayerView, ...]:
    """A deck as everybody sees it, unless this seat knows more of it."""
    eyes = bit_of(seat)
    for layer in deck.layers:
        if layer.knowers & (eyes | ONLOOKERS) == eyes:
            return _layers(deck, seat)
    return public


def view(s: Square, seat: Seat | None) -> SquareView:
    end = s.outcome
    return SquareView(
        viewer=seat,
        edition=s.box.edition,
        random_stalls=s.house.random_stalls,
        only_played=s.house.only_played,
        steps=tuple([_step_facts(step) for step in s.steps]),
        phase=s.phase,
        days=s.days,
        rounds=s.rounds,
        first=s.first,
        turn=s.turn,
        queues=_tuples(s.queues),
        shops=_tuples(s.shops),
        trucks=tuple(s.trucks),
        stalls=tuple(s.stalls),
        stall_order=tuple(s.stall_order),
        trader=s.trader,
        closed=tuple(s.closed),
        delivered=tuple(s.delivered),
        lists=tuple(s.lists),
        goods=_tuples(s.goods),
        home=tuple(s.home),
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        piles=tuple([_layers(pile, seat) for pile in s.piles]),
        played=tuple([tuple(sorted(cards)) for cards in s.played]),
        unplayed=tuple([_unplayed(cards) for cards in s.played]),
        deck=_layers(s.deck, seat),
        to_come=tuple(s.deck.cards()),
        today=tuple(s.today),
        jump_round=s.jump_round,
        passed=tuple(s.passed),
        lines=_tuples(s.lines),
        wave=s.wave,
        buyers=tuple(s.buyers),
        place=s.place,
        exchanged=s.exchanged,
        last_day=s.last_day,
        reason="" if end is None else end.reason,
        rule="" if end is None else end.rule,
        ranking=() if end is None else tuple(end.places),
    )


def _step_facts(step: Step[Any]) -> tuple[str | int, ...]:
    return tuple([fact if isinstance(fact, int) else str(fact) for fact in step.facts()])


def _tuples(rows: list[list[int]]) -> tuple[Numbers, ...]:
    return tuple([tuple(row) for row in rows])


def _unplayed(played: list[int]) -> Numbers:
    return tuple([card for card in range(len(CARDS)) if card not in played])


def _layers(deck: Deck, seat: Seat | None) -> tuple[LayerView, ...]:
    eyes = bit_of(seat)
    return tuple(
        [
            LayerView(
                len(layer.cards),
                layer.knowers,
                tuple(layer.cards) if layer.knowers & eyes else None,
            )
            for layer in deck.layers
        ]
    )


def imagine(v: SquareView, box: Box, rng: Rng) -> Square:
    """Deal what the viewer does not know at random, within what can be counted."""
    players = len(v.home)
    hands: list[list[int]] = []
    piles: list[Deck] = []
    for seat in range(players):
        hand, pile = _imagine_cards(v, seat, rng)
        hands.append(hand)
        piles.append(pile)
    s = Square(
        players,
        [step_named(facts) for facts in v.steps],
        box,
        HouseRules(v.random_stalls, v.only_played),
        v.phase,
        v.days,
        v.first,
        v.turn,
        _lists(v.queues),
        _lists(v.shops),
        list(v.trucks),
        list(v.stalls),
        list(v.stall_order),
        v.trader,
        list(v.closed),
        list(v.delivered),
        list(v.lists),
        _lists(v.goods),
        list(v.home),
        hands,
        piles,
        _lists(v.played),
        _imagine_deck(v.deck, list(v.to_come), rng),
        list(v.today),
        _binned(v, box.plan(players)),
        v.jump_round,
        list(v.passed),
        _lists(v.lines),
        v.wave,
        list(v.buyers),
        v.place,
        v.exchanged,
        v.last_day,
    )
    s.rounds = v.rounds
    _imagine_end(s, v)
    return s


def _imagine_end(s: State, v: SquareView) -> None:
    if v.reason:
        s.outcome = Outcome(v.reason, v.rule, list(v.ranking))


def _lists(rows: tuple[Numbers, ...]) -> list[list[int]]:
    return [list(row) for row in rows]


def _binned(v: SquareView, plan: Plan) -> list[int]:
    """The bin by counting: nobody looks through it, and nobody needs to."""
    return [card for card in plan.deck() if card not in v.to_come and card not in v.today]


def _imagine_cards(v: SquareView, seat: Seat, rng: Rng) -> tuple[list[int], Deck]:
    """A player's hand and pile: the unplayed cards, spread over what is not known."""
    known = [card for layer in v.piles[seat] for card in layer.cards or ()]
    known += v.hand if seat == v.viewer else ()
    pool = [card for card in v.unplayed[seat] if card not in known]
    rng.shuffle(pool)
    if seat == v.viewer:
        hand = list(v.hand)
    else:
        hand, pool = sorted(pool[: v.hand_sizes[seat]]), pool[v.hand_sizes[seat] :]
    return hand, _spread(v.piles[seat], pool)


def _imagine_deck(layers: tuple[LayerView, ...], to_come: list[int], rng: Rng) -> Deck:
    known = [card for layer in layers for card in layer.cards or ()]
    pool = [card for card in to_come if card not in known]
    rng.shuffle(pool)
    return _spread(layers, pool)


def _spread(layers: tuple[LayerView, ...], pool: list[int]) -> Deck:
    """Fill the layers that are not known from a shuffled pool."""
    filled: list[Layer] = []
    for layer in layers:
        if layer.cards is not None:
            filled.append(Layer(list(layer.cards), layer.knowers))
        else:
            filled.append(Layer(pool[: layer.size], layer.knowers))
            pool = pool[layer.size :]
    return Deck(filled)
