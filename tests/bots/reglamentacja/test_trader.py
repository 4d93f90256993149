"""The trader: good for both sides, not a fool, not a pest."""

from typing import Any

import pytest

from kartki import bots
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja.actions import QUIET, CounterOffer, MakeOffer, TakeOffer
from kartki.games.reglamentacja.parts import NO_STAMPS
from tests.bots.reglamentacja.asking import ROW, answer, asked
from tests.games.reglamentacja.shop import GAME, Driver, shop

FRIENDS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"


def table(hands: str, **more: Any) -> Driver:
    return shop(row=ROW, visits=FRIENDS, hands=hands, **more)


def test_takes_what_completes_a_card() -> None:
    """Two flour and no sugar: the sugar makes a cheesecake, three cakes that a's visit doubles."""
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat", turn="b")
    t.play("b offers a sugar for soap; c is quiet; d is quiet")
    assert answer(t, "a") == "takes #1"


def test_declines_what_would_cost_the_card() -> None:
    t = table("a=flour*2,sugar b=soap*2 c=soap d=meat", queue="a,b,c,d,X", turn="b")
    t.play("b offers a soap for sugar; c is quiet; d is quiet")
    assert "takes" not in answer(t, "a")


def test_chooses_what_it_pays_where_it_may_choose() -> None:
    """Any one of the stamps: not the flour of the cheesecake."""
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat", turn="b")
    t.play("b offers a sugar for any 1; c is quiet; d is quiet")
    assert answer(t, "a") == "takes #1 giving soap"


def test_asks_less_as_the_top_slows() -> None:
    """What is too little at the start is taken when the top is about to fall."""
    hands = "a=alcohol*2,soap b=meat,chocolate c=butter d=butter"
    early = table(hands, turn="b", beats=0)
    late = table(hands, turn="b", beats=14)
    taken = []
    for t in (early, late):
        t.play("b offers a meat for alcohol")
        t.play("* the top holds; c is quiet; d is quiet" if t is late else "c is quiet; d is quiet")
        taken.append("takes" in answer(t, "a"))
    assert taken == [False, True]


def test_makes_offers_in_which_both_sides_gain() -> None:
    """b has called for soap and holds sugar, as everybody heard."""
    t = table("a=flour*2,soap*2 b=sugar*2,soap c=meat d=meat", turn="b")
    t.play("b calls who has soap; c is quiet; d is quiet")
    offer = asked(t, "a")
    assert isinstance(offer, MakeOffer | CounterOffer)
    assert offer.terms.give[5] == 1, "soap"
    assert offer.terms.ask[0] == 1 or offer.terms.among & 1, "sugar"


def test_whoever_is_not_active_offers_to_the_active_player_alone() -> None:
    t = table("a=sugar*2,soap b=flour*2,soap c=meat d=meat", turn="b")
    offer = asked(t, "b")
    assert isinstance(offer, MakeOffer)
    assert offer.to == LETTERS.index("a")


def test_does_not_repeat_an_offer_of_this_turn() -> None:
    t = table("a=flour*2,soap*2,meat b=sugar c=sugar d=sugar")
    said = []
    for _ in range(3):
        line = answer(t, "a")
        if "offers" not in line:
            break
        said.append(line)
        t.play(f"a {line}; b is quiet; c is quiet; d is quiet")
    assert len(said) >= 2
    assert len(set(said)) == len(said)


def test_gives_up_after_some_offers_that_failed() -> None:
    t = table("a=flour*2,soap*2,meat b=butter c=butter d=butter")
    lines: list[str] = []
    while t.phase == "allocation" and t.asked == "a" and len(lines) < 12:
        lines.append(answer(t, "a"))
        t.play(f"a {lines[-1]}")
        while t.phase == "allocation" and t.asked in ("b", "c", "d", "*"):
            t.play(f"* {next(iter(t.chances()))}" if t.asked == "*" else f"{t.asked} is quiet")
    offers = [line for line in lines if "offers" in line]
    assert 2 <= len(offers) <= 5
    assert lines[-1] == "is quiet" or "calls" in lines[-1]


def test_does_not_feed_a_leader() -> None:
    """The same small deal, with a rival who has nothing and with one who has three cards."""
    hands = "a=alcohol*2,soap b=meat,chocolate c=butter d=butter"
    rich = "b=sweet_yeast_cake,breakfast_for_children,meat_balls"
    taken = []
    for bought in ("", rich):
        t = table(hands, turn="b", beats=14, bought=bought)
        t.play("b offers a meat for alcohol; * the top holds; c is quiet; d is quiet")
        taken.append("takes" in answer(t, "a"))
    assert taken == [True, False]


def test_sells_a_place_that_is_of_no_use() -> None:
    """a is first and can buy nothing; b could, and pays with what a lacks for later."""
    t = table("a=flour*2,soap b=sugar*4 c=meat d=meat", turn="b")
    t.play("b offers a sugar for place; c is quiet; d is quiet")
    assert answer(t, "a") == "takes #1"


def test_keeps_a_place_at_which_it_can_buy() -> None:
    t = table("a=flour*2,sugar b=soap*4 c=meat d=meat", turn="b")
    t.play("b offers a soap for place; c is quiet; d is quiet")
    assert "takes" not in answer(t, "a")


def test_buys_what_its_visit_doubles() -> None:
    """Cake counts twice for a: three icons of cake beat four events."""
    t = table("a=flour*2,sugar*4", phase="shopping", queue="a,b,c,d,X", active="b")
    assert answer(t, "a") == "buys cheesecake"


def test_discards_what_it_needs_least() -> None:
    t = table("a=flour*2,sugar,soap*3,alcohol", phase="discarding")
    assert answer(t, "a") == "discards alcohol"


def test_the_hermit_deals_with_nobody() -> None:
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat", turn="b")
    t.play("b offers a sugar for soap; c is quiet; d is quiet")
    assert answer(t, "a", "hermit") == "is quiet"


@pytest.mark.parametrize("seat", ["a", "b"])
def test_chooses_by_its_view_alone(seat: str) -> None:
    """Hands that only differ in what the seat cannot see lead to the same choice."""
    other = {"a": "c=meat*2,butter d=alcohol*3", "b": "c=meat*2,butter d=alcohol*3"}[seat]
    mixed = {"a": "c=alcohol*3 d=meat*2,butter", "b": "c=alcohol*3 d=meat*2,butter"}[seat]
    mine = "a=flour*2,soap b=sugar*2,soap"
    one, two = (table(f"{mine} {rest}", turn=seat) for rest in (other, mixed))
    assert GAME.view(one.state, LETTERS.index(seat)) == GAME.view(two.state, LETTERS.index(seat))
    assert answer(one, seat) == answer(two, seat)


def test_lets_people_take_first_what_everybody_may_take() -> None:
    t = table("a=sugar*2 b=flour*2,soap c=flour*2,soap d=meat", options={"pace": "live"})
    t.play("a offers all sugar for soap; a offers b sugar for soap")
    view, trader = GAME.view(t.state, 1), bots.make("trader", GAME)
    open_to_all, for_b = (TakeOffer(number, NO_STAMPS) for number in (1, 2))
    assert trader.waits(view, open_to_all) > trader.waits(view, for_b) > 0


def test_without_a_clock_nobody_has_to_be_waited_for() -> None:
    """One speaks after the other: the table's own pace is enough."""
    t = table("a=sugar*2 b=flour*2,soap c=flour*2,soap d=meat")
    t.play("a offers all sugar for soap")
    view, trader = GAME.view(t.state, 1), bots.make("trader", GAME)
    assert trader.waits(view, TakeOffer(1, NO_STAMPS)) == trader.waits(view, QUIET) == 0


def test_it_flicks_and_buys_at_the_pace_of_the_table() -> None:
    t = table("a=flour*2,sugar", phase="shopping", options={"pace": "live"})
    view, legal = GAME.view(t.state, 0), GAME.legal_actions(t.state, 0)
    assert bots.make("trader", GAME).waits(view, legal[0]) == 0


def test_at_a_live_table_it_says_nothing_when_it_has_nothing_to_say() -> None:
    t = table("a=alcohol", options={"pace": "live"})
    t.play("b calls who has sugar")
    view, legal = GAME.view(t.state, 1), GAME.legal_actions(t.state, 1)
    assert bots.make("trader", GAME).choose(view, legal, 0, Rng(7)) is None
