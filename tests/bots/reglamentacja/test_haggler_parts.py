"""What the haggler works out: traits of hands, places in the queue, the worth of six, who wins."""

from typing import Any

import pytest

from kartki.bots.reglamentacja.haggler.appraisal import Appraisal
from kartki.bots.reglamentacja.haggler.haggler import WORLDS, catalogue, scene_of
from kartki.bots.reglamentacja.haggler.last_turn import LastTurn
from kartki.bots.reglamentacja.haggler.outlook import Outlook, outlook
from kartki.bots.reglamentacja.haggler.partner import Partner, shrewdness
from kartki.bots.reglamentacja.haggler.prospects import Prospects
from kartki.bots.reglamentacja.haggler.wares import (
    FAR,
    HELD,
    LUCKY,
    NEAR,
    PAYABLE,
    SECOND,
    Wares,
)
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import KINDS, SPECULATOR, stamps_of
from tests.bots.reglamentacja.asking import ROW, answer
from tests.games.reglamentacja.shop import GAME, Driver, shop

BOX = box_data.box("rebuilt-1983")
CARDS = [card.name for card in BOX.cards]
FRIENDS = [visit.name for visit in BOX.visits].index("rendezvous_with_friends")  # cake, fix-up
VISITS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"


def row(names: str = ROW) -> Wares:
    return catalogue(BOX).row([CARDS.index(name) for name in names.split(",")], [], FRIENDS)


def hand(*kinds: str) -> list[int]:
    return list(stamps_of([KINDS.index(kind) for kind in kinds]))


def table(hands: str, queue: str = "a,b,c,d,X", **more: Any) -> Driver:
    return shop(row=ROW, visits=VISITS, hands=hands, queue=queue, **more)


def test_the_traits_of_a_hand() -> None:
    """Two flour: a cheesecake, worth six to these visitors, lacks one sugar."""
    traits = row().traits(hand("flour", "flour"))
    assert traits[PAYABLE] == 0
    assert traits[NEAR] == 6
    assert traits[HELD] == 2
    assert traits[LUCKY] == pytest.approx(6 / 7)


def test_what_can_be_paid_and_what_is_left_for_a_second_card() -> None:
    traits = row().traits(hand("flour", "flour", "sugar", "soap", "soap", "soap"))
    assert traits[PAYABLE] == 8, "the great laundry: four fix-ups, doubled"
    assert traits[SECOND] == 6, "the cheesecake, with what is left"
    assert traits[FAR] == 8


@pytest.mark.rule("REG-SPS-1")
def test_the_speculator_costs_nobody_a_turn() -> None:
    assert outlook([SPECULATOR, 1, 0], 0, 2, 9, 4, False).turns == 1


def test_whoever_holds_the_top_before_shopping_draws_two() -> None:
    queue = [0, 1, 2, 3, SPECULATOR]
    assert outlook(queue, 3, 2, 9, 4, False).draws == 2
    assert outlook(queue, 1, 2, 9, 4, False).draws == 0


def test_a_nearer_place_is_worth_more_to_who_can_pay() -> None:
    worths = [
        Appraisal(row(), Outlook(turns, 0, 9.0, 4, False), False).worth(
            hand("flour", "flour", "sugar")
        )
        for turns in range(4)
    ]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.rule("REG-ALC-6")
def test_only_six_stamps_count_for_who_must_discard() -> None:
    useful = ["flour", "flour", "sugar", "soap", "soap", "soap"]
    own = Appraisal(row(), Outlook(0, 0, 9.0, 4, False), True)
    assert own.worth(hand(*useful, "alcohol")) == own.worth(hand(*useful))
    others = Appraisal(row(), Outlook(0, 0, 9.0, 4, False), False)
    assert others.worth(hand(*useful, "alcohol")) > others.worth(hand(*useful))


def test_a_rival_who_is_ahead_hurts_more() -> None:
    t = table("a=soap b=soap c=soap d=soap", bought="b=meat_balls,buffet")
    rivalry = scene_of(GAME.view(t.state, 0), WORLDS).rivalry
    assert rivalry[0] == 0
    assert sum(rivalry) == pytest.approx(1)
    assert rivalry[1] == max(rivalry)


def test_a_refused_offer_is_news() -> None:
    """Nobody gave sugar for soap: by now it is less likely than before that somebody would."""
    t = table("a=soap*2,flour*2 b=sugar*2,meat c=meat d=meat")
    terms = Terms(tuple(hand("soap")), False, tuple(hand("sugar")), 0, 0, False)
    before = Prospects(scene_of(GAME.view(t.state, 0), WORLDS)).of_offer(1, terms).chance
    t.play("a offers all soap for sugar; b is quiet; c is quiet; d is quiet")
    after = Prospects(scene_of(GAME.view(t.state, 0), WORLDS)).of_offer(1, terms).chance
    assert before > 0
    assert after < before


def test_who_talks_much_is_taken_for_a_simple_one() -> None:
    t = table("a=soap b=sugar*2,meat,flour,butter c=meat d=meat", turn="b")
    quiet = shrewdness(scene_of(GAME.view(t.state, 0), WORLDS), 1)
    for kind in ("sugar", "meat", "flour", "butter"):
        t.play(f"b offers a {kind} for soap; c is quiet; d is quiet; a is quiet")
    scene = scene_of(GAME.view(t.state, 0), WORLDS)
    assert shrewdness(scene, 1) < quiet / 2
    minds = Partner(scene, 1).minds
    assert sum(mind.weight for mind in minds) == pytest.approx(1)


def test_nobody_agrees_to_give_what_they_do_not_hold() -> None:
    t = table("a=soap*2 b=meat c=meat d=meat")
    known = GAME.view(t.state, 0)
    terms = Terms(tuple(hand("soap")), False, tuple(hand(*["sugar"] * 3)), 0, 0, False)
    assert Prospects(scene_of(known, WORLDS)).of_offer(1, terms).chance == 0


def last_shopping(**more: Any) -> Driver:
    hands = "a=sugar*3,flour*2 b=sugar*2 c=meat d=meat"
    return table(hands, "a,b,c,d", phase="last_shopping", bought="b=meat_balls", **more)


@pytest.mark.rule("REG-FIN-6")
def test_the_last_card_is_the_one_that_counts_most() -> None:
    """Six points for a cheesecake that a's visitors love, four for the tea."""
    assert answer(last_shopping(), "a", "haggler") == "buys cheesecake"


def test_a_card_bought_last_wins_more_worlds_than_none() -> None:
    seen = scene_of(GAME.view(last_shopping().state, 0), WORLDS)
    last = LastTurn(seen)
    cheesecake, nothing = CARDS.index("cheesecake"), -1
    assert last.after_buying(cheesecake) > last.after_buying(nothing)
