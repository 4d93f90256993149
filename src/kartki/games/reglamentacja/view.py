"""What a seat may know: everything that lies open or was said, its own hand and its visit.

What others surely hold, by offers and deals that everybody heard, stands here ready-made
(`known`); so does what was bought, which was seen. When the top will fall, nobody knows.
"""

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.play import Outcome, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja import top as physics
from kartki.games.reglamentacja.imagining import Unknown, deal_hands
from kartki.games.reglamentacja.offers import Standing, Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS, Box, Stamps, listed
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.state import HouseRules, Said, Shop, Top
from kartki.games.reglamentacja.steps.by_name import step_named


def own(s: Shop, seat: Seat) -> dict[str, object]:
    """What this seat knows besides what lies open."""
    layer = s.stack.layers[0] if s.stack.layers else None
    return {
        "viewer": seat,
        "hand": tuple(s.hands[seat]),
        "stack": _counted(layer.cards) if layer is not None and layer.known_to(seat) else None,
        "visit": s.visits[seat],
    }


def view(s: Shop, seat: Seat | None) -> ShopView:
    end = s.outcome
    layer = s.stack.layers[0] if s.stack.layers else None
    return ShopView(
        viewer=seat,
        edition=s.box.edition,
        live=s.house.live,
        without_meal=s.house.without_meal,
        steps=tuple([step.name for step in s.steps]),
        phase=s.phase,
        rounds=s.rounds,
        active=s.active,
        queue=tuple(s.queue),
        row=tuple(s.row),
        cards_left=s.cards.size(),
        gone=tuple(sorted(s.gone)),
        hand=NO_STAMPS if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple([sum(hand) for hand in s.hands]),
        known=tuple([tuple(known) for known in s.known]),
        stack_size=s.stack.size(),
        stack_knowers=0 if layer is None else layer.knowers,
        stack=_counted(layer.cards) if layer is not None and layer.known_to(seat) else None,
        discards=tuple(s.discards),
        visit=-1 if seat is None else s.visits[seat],
        visits=tuple(s.visits) if end is not None else (-1,) * s.players,
        visits_dealt=tuple([visit >= 0 for visit in s.visits]),
        bought=tuple([tuple(cards) for cards in s.bought]),
        owed=tuple(s.owed),
        quality=s.top.quality,
        tries=s.top.tries,
        beats=s.top.beats,
        tipped=s.tipped,
        fallen=s.fallen,
        turn=s.turn,
        quiet=s.quiet,
        offers=tuple([_offer(offer) for offer in s.offers]),
        offers_made=s.offers_made,
        past=tuple([_offer(offer) for offer in s.past]),
        talk=tuple([(said.seat, said.phrase, said.slot) for said in s.talk]),
        place=s.place,
        reason="" if end is None else end.reason,
        rule="" if end is None else end.rule,
        ranking=() if end is None else tuple(end.places),
    )


def _counted(stamps: list[int]) -> Stamps:
    return tuple([stamps.count(kind) for kind in KIND_NUMBERS])


def _offer(o: Standing) -> OfferView:
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


def _standing(o: OfferView) -> Standing:
    return Standing(o.number, o.maker, o.to, terms_of(o), o.declined, o.why)


def imagine(v: ShopView, box: Box, rng: Rng) -> Shop:
    """Deal what the viewer does not know at random, within what everybody has seen and heard."""
    hands, stack = deal_hands(_unknown(v, box), rng)
    s = Shop(
        len(v.known),
        [step_named(name) for name in v.steps],
        box,
        HouseRules(v.live, v.without_meal),
        v.phase,
        v.active,
        list(v.queue),
        list(v.row),
        _card_stack(v, box),
        list(v.gone),
        hands,
        [list(known) for known in v.known],
        Deck([Layer(listed(tuple(stack)), v.stack_knowers)] if v.stack_size else []),
        list(v.discards),
        _imagine_visits(v, box, rng),
        [list(cards) for cards in v.bought],
        list(v.owed),
        _imagine_top(v, rng),
        v.tipped,
        v.fallen,
        v.turn,
        v.quiet,
        [_standing(offer) for offer in v.offers],
        v.offers_made,
        [_standing(offer) for offer in v.past],
        [Said(said[0], said[1], said[2]) for said in v.talk],
        v.place,
    )
    s.rounds = v.rounds
    if v.reason:
        s.outcome = Outcome(v.reason, v.rule, list(v.ranking))
    return s


def _unknown(v: ShopView, box: Box) -> Unknown:
    own = -1 if v.viewer is None else v.viewer
    return Unknown(
        box.stamps, v.discards, own, v.hand, list(v.hand_sizes), v.known, v.stack, v.stack_size
    )


def _card_stack(v: ShopView, box: Box) -> Deck:
    """What is left of the shopping cards is known by counting."""
    seen = [*v.row, *v.gone, *[card for cards in v.bought for card in cards]]
    left = [card for card in range(len(box.cards)) if card not in seen]
    return Deck([Layer(left, in_public(len(v.known)))] if left else [])


def _imagine_visits(v: ShopView, box: Box, rng: Rng) -> list[int]:
    if v.visits[0] >= 0:
        return list(v.visits)
    left = [visit for visit in box.visits_for(v.without_meal) if visit != v.visit]
    rng.shuffle(left)
    found = []
    for seat, dealt in enumerate(v.visits_dealt):
        found.append(-1 if not dealt else v.visit if seat == v.viewer else left.pop())
    return found


def _imagine_top(v: ShopView, rng: Rng) -> Top:
    """At a live table: a life that this flick may give it."""
    lasts = 0
    if v.live and "trading" in v.steps and "spinning" not in v.steps and "luck" not in v.steps:
        lasts = physics.fall_at(v.quality, rng.below(physics.LUCKS))
    return Top(v.quality, v.tries, lasts, v.beats)
