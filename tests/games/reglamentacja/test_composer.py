"""An offer can be put together in small acts, and in one way only."""

from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.actions import MakeOffer
from kartki.games.reglamentacja.composer import (
    FOR,
    PARTS,
    SAY,
    Draft,
    next_parts,
    parts_of,
    spoken,
)
from kartki.games.reglamentacja.state import Shop
from tests.games.reglamentacja.shop import GAME, shop

LONG_ENOUGH = 12


def compose(s: Shop, seat: Seat, rng: Rng) -> Draft:
    """A draft by random small acts; it is finished as soon as it has got long."""
    view, draft = GAME.view(s, seat), Draft()
    while SAY not in draft.parts:
        parts = next_parts(view, s.box, draft)
        ready = [part for part in parts if part in (FOR, SAY)]
        pick = ready[0] if ready and len(draft.parts) > LONG_ENOUGH else rng.pick(parts)
        draft = draft.add(pick)
    return draft


def test_whatever_is_composed_is_legal() -> None:
    table = shop(hands="a=butter*2,soap b=sugar,meat*3 c=flour d=")
    for seed in range(400):
        seat = seed % 4
        table.state.market.turn = seat
        offer = spoken(compose(table.state, seat, Rng(seed)))
        assert GAME.why_not(table.state, seat, offer) is None, offer


def test_every_offer_is_composed_in_its_one_way() -> None:
    table = shop(hands="a=butter*2,soap,flour,meat b=sugar c=meat d=soap")
    view = GAME.view(table.state, 0)
    seen = 0
    for seed in range(400):
        offer = GAME.sample(table.state, 0, Rng(seed))
        if not isinstance(offer, MakeOffer):
            continue
        seen += 1
        draft = Draft()
        for part in parts_of(offer):
            assert part in next_parts(view, table.state.box, draft), (offer, part)
            draft = draft.add(part)
        assert spoken(draft) == offer
    assert seen > 300


def test_two_ways_never_lead_to_the_same_offer() -> None:
    table = shop(hands="a=butter*2,soap b=sugar c=meat d=soap")
    found: dict[object, tuple[int, ...]] = {}
    for seed in range(600):
        draft = compose(table.state, 0, Rng(seed))
        offer = spoken(draft)
        assert found.setdefault(offer, draft.parts) == draft.parts


def test_a_draft_begins_with_those_whom_the_seat_may_trade_with() -> None:
    table = shop(active="b", hands="a=butter")
    assert next_parts(GAME.view(table.state, 0), table.state.box, Draft()) == [1]
    assert next_parts(GAME.view(table.state, 1), table.state.box, Draft()) == [0, 2, 3, 5]
    last = shop(active="b", phase="final_trading", hands="a=butter")
    assert next_parts(GAME.view(last.state, 0), last.state.box, Draft()) == [1, 2, 3, 5]


def test_there_are_few_small_acts() -> None:
    assert PARTS == 24
