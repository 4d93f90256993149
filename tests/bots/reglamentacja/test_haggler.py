"""The haggler: nobody's fool, no pest, and it can say why."""

import re
from typing import Any

import pytest

from kartki import bots
from kartki.bots.choosing import choices
from kartki.bots.reglamentacja.haggler.partner import MOST_SAID
from kartki.bots.reglamentacja.pacing import FOR_PEOPLE
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer, TakeOffer
from tests.bots.reglamentacja.asking import ROW, answer, asked
from tests.bots.test_reasons import tell_in_all_languages
from tests.games.reglamentacja.shop import GAME, Driver, shop

FRIENDS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"


def table(hands: str, **more: Any) -> Driver:
    return shop(row=ROW, visits=FRIENDS, hands=hands, **more)


def said_in_a_row(t: Driver) -> list[str]:
    """What a says, one thing after the other, while the others are quiet."""
    said: list[str] = []
    while "offers" in (line := answer(t, "a", "haggler")):
        said.append(line)
        t.play(f"a {line}; b is quiet; c is quiet; d is quiet")
    return said


def test_takes_what_completes_a_card() -> None:
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat", turn="b")
    t.play("b offers a sugar for soap; c is quiet; d is quiet")
    assert answer(t, "a", "haggler") == "takes #1"


def test_does_not_give_a_place_and_a_stamp_for_one_stamp() -> None:
    """At the counter with a cheesecake in hand: the trader was fleeced like this."""
    t = table("a=flour*2,sugar,soap b=meat c=soap d=meat", queue="a,c,d,b,X", turn="b")
    t.play("b offers a meat for soap place; c is quiet; d is quiet")
    assert "takes" not in answer(t, "a", "haggler")


def test_does_not_give_three_for_one() -> None:
    t = table("a=meat,butter,alcohol,chocolate b=soap c=soap d=meat", turn="b")
    t.play("b offers a soap for any 3; c is quiet; d is quiet")
    assert "takes" not in answer(t, "a", "haggler")


def test_a_stamp_beyond_six_is_worth_little() -> None:
    """REG-ALC-6: with six that all are of use, a seventh would only be discarded."""
    hand = "a=flour*2,sugar,soap*2"
    few = table(f"{hand} b=sugar*2,meat c=soap d=meat", turn="b")
    many = table(f"{hand},soap,sugar b=sugar*2,meat c=soap d=meat", turn="b")
    gains = []
    for t in (few, many):
        t.play("b offers a meat for soap; c is quiet; d is quiet")
        gains.append("takes" in answer(t, "a", "haggler"))
    assert gains[1] is False


def test_says_at_most_three_things_a_turn_and_nothing_twice() -> None:
    said = said_in_a_row(table("a=flour*2,soap*2,meat,butter b=sugar,meat c=sugar,soap d=sugar"))
    terms = [re.sub("^(offers|counters) (all|[a-e]|#[0-9]+) ", "", line) for line in said]
    assert 1 <= len(said) <= MOST_SAID
    assert len(set(terms)) == len(terms)


def test_offers_something_better_when_an_offer_was_passed_over() -> None:
    """What nobody took tells that it was too dear: the next one asks no more for as much."""
    t = table("a=flour*2,soap*2,butter b=sugar*2,meat c=sugar,meat d=sugar,meat")
    first = asked(t, "a", "haggler")
    assert isinstance(first, MakeOffer)
    t.play(f"a {answer(t, 'a', 'haggler')}; b is quiet; c is quiet; d is quiet")
    second = asked(t, "a", "haggler")
    if isinstance(second, MakeOffer):
        assert second.terms.key() != first.terms.key()


def test_thinks_the_same_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    t = table("a=flour*2,soap*2,meat b=sugar*2,soap c=meat*2,soap d=sugar,butter", turn="b")
    t.play("b offers a sugar for soap; c is quiet; d is quiet")
    view = GAME.view(t.state, 0)
    chosen = set()
    for seed in range(8):
        world = GAME.imagine(view, Rng(seed))
        legal = choices(GAME, world, 0, Rng(1))
        action = bots.make("haggler", GAME).choose(GAME.view(world, 0), legal, 1000, Rng(seed))
        assert action is not None
        chosen.add(GAME.write(world, 0, action))
    assert len(chosen) == 1


@pytest.mark.parametrize("limit", [0, 1, 1000])
def test_any_limit_will_do(limit: int) -> None:
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat")
    view, legal = GAME.view(t.state, 0), choices(GAME, t.state, 0, Rng(1))
    action = bots.make("haggler", GAME).choose(view, legal, limit, Rng(1))
    assert action is not None
    assert GAME.why_not(t.state, 0, action) is None


def test_whoever_does_not_hold_the_top_offers_to_its_holder_alone() -> None:
    t = table("a=sugar*2,soap b=flour*2,soap c=meat d=meat", turn="b")
    offer = asked(t, "b", "haggler")
    if isinstance(offer, MakeOffer):
        assert offer.to == LETTERS.index("a")


# at a live table


def live(hands: str, said: str) -> Driver:
    t = shop(row=ROW, visits=FRIENDS, hands=hands, options={"pace": "live"})
    t.play(said)
    return t


def test_people_answer_an_open_offer_first() -> None:
    t = live("a=sugar*2,soap b=flour*2,soap c=meat d=meat", "a offers all sugar for soap")
    view, legal = GAME.view(t.state, 1), GAME.legal_actions(t.state, 1)
    bot = bots.make("haggler", GAME)
    action = bot.choose(view, legal, 1000, Rng(7))
    assert isinstance(action, TakeOffer)
    assert bot.waits(view, action) == FOR_PEOPLE


def test_takes_back_what_would_do_harm_by_now() -> None:
    """The last sugar of the cheesecake, offered for nothing that is of use."""
    t = live("a=flour*2,sugar b=soap c=soap d=butter", "a offers all sugar for soap")
    assert harmless(t)


def harmless(t: Driver) -> bool:
    view, legal = GAME.view(t.state, 0), GAME.legal_actions(t.state, 0)
    action = bots.make("haggler", GAME).choose(view, legal, 1000, Rng(7))
    assert action is not None
    return GAME.write(t.state, 0, action)[2:] in ("withdraws #1", "stops the top")


# reasons


def told(t: Driver, mark: str = "a") -> tuple[Action, str, dict[str, Any]]:
    action = asked(t, mark, "haggler")
    view = GAME.view(t.state, LETTERS.index(mark))
    reason = bots.make("haggler", GAME).reason(view, action)
    assert reason is not None
    tell_in_all_languages(reason, "reglamentacja")
    return action, reason.code, dict(reason.facts)


def test_says_why_it_offers_and_what_else_it_thought_of() -> None:
    action, code, facts = told(table("a=flour*2,soap*2,meat b=sugar*2,soap c=sugar d=meat"))
    assert isinstance(action, MakeOffer | CounterOffer)
    assert code in ("haggle_offer", "haggle_offer_all")
    assert 0 < facts["chance"] <= 100
    assert facts["next"] in ("offer", "pay", "nothing")


def test_says_why_it_takes() -> None:
    t = table("a=flour*2,soap b=sugar*2 c=soap d=meat", turn="b")
    t.play("b offers a sugar for soap; c is quiet; d is quiet")
    action, code, facts = told(t)
    assert isinstance(action, TakeOffer)
    assert code == "haggle_take"
    assert facts["gain_whole"] > 0


def test_says_why_it_is_quiet() -> None:
    t = table("a=alcohol b=butter c=butter d=butter", turn="b")
    _, code, _ = told(t, "b")
    assert code in ("haggle_quiet", "haggle_offer")
