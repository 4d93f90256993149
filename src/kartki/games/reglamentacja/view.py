"""What a seat may know: everything that lies open or was said, its own hand and its visit.

What others surely hold, by offers and deals that everybody heard, stands here ready-made
(`known`); so does what was bought, which was seen. When the top will fall, nobody knows.
"""

import msgspec

from kartki.core.play import Outcome, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja import top as physics
from kartki.games.reglamentacja.parts import NO_STAMPS, NO_VISIT, Box
from kartki.games.reglamentacja.scoring import row_points, scores
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.counter import counter_in
from kartki.games.reglamentacja.shop.guests import imagine_guests
from kartki.games.reglamentacja.shop.market import market_in, offer_seen
from kartki.games.reglamentacja.shop.queue import queue_in
from kartki.games.reglamentacja.shop.stamps import imagine_stamps
from kartki.games.reglamentacja.shop.top import imagine_top
from kartki.games.reglamentacja.state import HouseRules, Shop
from kartki.games.reglamentacja.steps.by_name import step_named
from kartki.games.reglamentacja.steps.chance import LATEST


def view(s: Shop, seat: Seat | None) -> ShopView:
    end = s.outcome
    stamps, guests, top, market = s.stamps, s.guests, s.top, s.market
    return ShopView(
        viewer=seat,
        edition=s.box.edition,
        live=s.house.live,
        without_meal=s.house.without_meal,
        steps=tuple([step.name for step in s.steps]),
        phase=s.phase,
        rounds=s.rounds,
        active=s.active,
        queue=tuple(s.queue.pawns),
        row=tuple(s.counter.row),
        cards_left=s.counter.stack.size(),
        gone=tuple(sorted(s.counter.gone)),
        hand=NO_STAMPS if seat is None else tuple(stamps.hands[seat]),
        hand_sizes=tuple([sum(hand) for hand in stamps.hands]),
        known=tuple([tuple(known) for known in stamps.known]),
        stack_size=stamps.stack.size(),
        stack_knowers=stamps.knowers_of_stack(),
        stack=stamps.stack_seen_by(seat),
        discards=tuple(stamps.discards),
        visit=guests.visit_of(seat),
        visits=guests.visits_seen(end is not None),
        visits_dealt=tuple([visit != NO_VISIT for visit in guests.visits]),
        bought=tuple([tuple(cards) for cards in guests.bought]),
        owed=tuple(stamps.owed),
        quality=top.quality,
        tries=top.tries,
        beats=top.beats,
        tipped=top.tipped,
        fallen=top.fallen,
        turn=market.turn,
        quiet=market.quiet,
        offers=tuple([offer_seen(offer) for offer in market.offers]),
        offers_made=market.offers_made,
        past=tuple([offer_seen(offer) for offer in market.past]),
        talk=tuple([(said.seat, said.phrase, said.slot) for said in market.talk]),
        place=s.queue.place,
        reason="" if end is None else end.reason,
        rule="" if end is None else end.cites,
        ranking=() if end is None else tuple(end.places),
        row_points=row_points(s, seat),
        scores=scores(s),
        to_discard=stamps.over_limit(s.active),
    )


def own(s: Shop, seat: Seat) -> dict[str, object]:
    """What this seat knows besides what lies open."""
    return {
        "viewer": seat,
        "hand": tuple(s.stamps.hands[seat]),
        "stack": s.stamps.stack_seen_by(seat),
        "visit": s.guests.visit_of(seat),
        "row_points": row_points(s, seat),
    }


def by_clock(v: ShopView, elapsed: int) -> ShopView:
    """How tired the top looks at a live table, told in the beats of a table without a clock.

    Everybody sees it (REG-TOP-2): it follows from the flick and the time since. When it will
    fall nobody knows; a whole life is as long as the most beats that it could last.
    """
    if not v.live or v.steps[-1] != "trading":
        return v
    whole = LATEST * len(v.known)
    beats = whole * elapsed // physics.life(v.quality)
    return msgspec.structs.replace(v, beats=max(0, min(beats, whole)))


def imagine(v: ShopView, box: Box, rng: Rng) -> Shop:
    """Deal what the viewer does not know at random, within what everybody has seen and heard."""
    s = Shop(
        steps=[step_named(name) for name in v.steps],
        box=box,
        house=HouseRules(v.live, v.without_meal),
        phase=v.phase,
        active=v.active,
        queue=queue_in(v),
        counter=counter_in(v, box),
        stamps=imagine_stamps(v, box, rng),
        guests=imagine_guests(v, box, rng),
        top=imagine_top(v, rng),
        market=market_in(v),
    )
    s.rounds = v.rounds
    if v.reason:
        s.outcome = Outcome(v.reason, v.ended_by.get(v.rule, v.rule), list(v.ranking), v.rule)
    return s
