"""The neighbour, by example. Where nothing is said, a has list 1 (rtv_agd 4, furniture 3,
clothing 2, kiosk 1), b list 2, c list 3 and d list 4."""

import pytest

from kartki.bots.kolejka.neighbour import Neighbour
from kartki.core.rng import Rng
from kartki.lab.simulate import simulate
from tests.bots.kolejka.asking import choice
from tests.games.kolejka.square import GAME, Driver, square


def asks(t: Driver) -> str:
    return choice(Neighbour(), t)


def close_of_day(t: Driver) -> Driver:
    """Let chance draw the queue cards first."""
    while t.chances():
        t.play(f"* {next(iter(t.chances()))}")
    return t


# queue up


def test_it_does_not_queue_where_the_truck_is_empty() -> None:
    t = square(phase="queue_up", home="a=1", trucks="rtv_agd=0 furniture=0 kiosk=0")
    assert asks(t) == "queues clothing"


def test_it_knows_by_counting_what_friday_brings() -> None:
    t = square(
        phase="queue_up",
        day=5,
        home="a=1",
        deck="furniture2 groceries3",
        bin="rtv_agd2 rtv_agd3 furniture3 clothing2 clothing3 kiosk2 kiosk3 groceries2",
    )
    assert asks(t) == "queues furniture"


def test_it_believes_a_friend_in_the_committee() -> None:
    t = square(hands="a=committee b= c= d=", home="a=1 b=0 c=0 d=0", round=3, turn="a", first="a")
    t.play("a plays committee; * a sees clothing 2; * a sees clothing 3")
    close_of_day(t)
    while t.phase == "close":
        t.play(f"{t.asked} is done")
    assert t.asked == "a"
    assert asks(t) == "queues clothing"


def test_a_short_queue_is_better_than_a_long_one() -> None:
    t = square(
        phase="queue_up",
        home="a=1",
        shops="furniture=furniture*2 rtv_agd=rtv_agd*2",
        queues="furniture=X rtv_agd=b,c,d,X",
    )
    assert asks(t) == "queues furniture"


def test_it_goes_to_the_market_with_goods_to_spare_on_the_day_of_the_trader() -> None:
    t = square(
        phase="queue_up",
        day=2,
        home="a=1",
        goods="a=groceries*2",
        stalls="rtv_agd=2",
        queues="rtv_agd=b,X furniture=b,X clothing=c,X kiosk=c,X",
    )
    assert asks(t) == "queues market"


def test_one_pawn_at_the_market_will_do() -> None:
    t = square(
        phase="queue_up",
        home="a=1",
        day=2,
        goods="a=groceries*2",
        stalls="rtv_agd=2",
        queues="rtv_agd=b,X furniture=b,X clothing=c,X kiosk=c,X market=a",
    )
    assert asks(t) != "queues market"


# queue jumping


def test_it_moves_up_to_be_served() -> None:
    t = square(hands="a=sir", shops="kiosk=kiosk", queues="kiosk=b,a,X")
    assert asks(t) == "plays sir kiosk 2"


def test_of_two_cards_that_do_it_keeps_the_better_one() -> None:
    t = square(hands="a=sir,mother", shops="kiosk=kiosk", queues="kiosk=b,a,X")
    assert asks(t) == "plays sir kiosk 2"


def test_it_criticises_whoever_stands_before_it() -> None:
    t = square(hands="a=criticise", shops="kiosk=kiosk", queues="kiosk=c,a,X")
    assert asks(t) == "plays criticise kiosk 1"


def test_it_does_not_criticise_itself_for_nothing() -> None:
    t = square(hands="a=criticise", shops="kiosk=kiosk", queues="kiosk=a,X,X")
    assert asks(t) == "passes"


def test_it_does_not_close_the_shop_where_it_is_served() -> None:
    t = square(hands="a=stocktaking", shops="rtv_agd=rtv_agd*2", queues="rtv_agd=a,a,b,X")
    assert asks(t) == "passes"


def test_it_closes_the_shop_where_the_leader_would_win() -> None:
    t = square(
        hands="a=stocktaking",
        shops="groceries=groceries",
        queues="groceries=b,X",
        goods="b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    assert asks(t) == "plays stocktaking groceries"


def test_it_brings_goods_to_the_queue_where_it_stands() -> None:
    t = square(hands="a=error", shops="kiosk=kiosk", queues="kiosk=c,X clothing=a,X")
    assert asks(t) == "plays error kiosk from kiosk to clothing"


def test_it_wins_under_the_counter_before_anybody_comes_in_between() -> None:
    t = square(
        hands="a=counter,list,stocktaking",
        shops="kiosk=kiosk",
        queues="kiosk=a,b,X",
        goods="a=rtv_agd*4,furniture*3,clothing*2",
    )
    assert asks(t) == "plays counter kiosk kiosk"


def test_a_friend_who_can_tell_nothing_new_is_not_asked() -> None:
    t = square(
        hands="a=committee",
        day=4,
        home="a=2",
        deck="rtv_agd2 kiosk3",
        today="clothing2 clothing3",
    )
    assert asks(t) == "passes"


def test_nobody_is_asked_for_news_by_who_has_no_pawn_to_send() -> None:
    t = square(hands="a=committee", home="a=0", queues="rtv_agd=a,a,a,a,a,X")
    assert asks(t) == "passes"


def test_it_keeps_a_strong_card_when_little_is_to_be_had() -> None:
    """KOL-JMP-2: a card that is not played comes back."""
    t = square(hands="a=mother", queues="kiosk=b,c,a,X", trucks="kiosk=0", day=1)
    assert asks(t) == "passes"


# shops open, market


def test_it_takes_what_is_missing() -> None:
    t = square(phase="opening", shops="kiosk=groceries,kiosk", queues="kiosk=a,X")
    assert asks(t) == "takes kiosk at kiosk"


def test_of_what_it_does_not_need_it_takes_what_the_leader_does() -> None:
    t = square(
        phase="opening",
        shops="kiosk=clothing,groceries",
        queues="kiosk=a,X",
        goods="a=clothing*2,kiosk d=groceries*2,rtv_agd,kiosk*3,clothing*3",
    )
    assert asks(t) == "takes clothing at kiosk"


def test_it_never_pays_with_what_it_needs() -> None:
    t = square(phase="market", queues="market=a", goods="a=rtv_agd*2", trader="clothing", day=4)
    assert asks(t) in ("waits", "goes home")


def test_it_exchanges_what_it_can_spare() -> None:
    t = square(phase="market", queues="market=a", goods="a=groceries", trader="clothing", day=4)
    assert asks(t) == "exchanges groceries for clothing"


def test_it_waits_for_the_day_of_the_trader() -> None:
    t = square(
        phase="market",
        day=1,
        queues="market=a",
        goods="a=groceries,clothing*2,kiosk",
        stalls="furniture=0",
    )
    assert asks(t) == "waits"


# close of day


def test_it_recalls_who_waits_in_vain() -> None:
    t = square(phase="close", queues="rtv_agd=a,X kiosk=a,X", trucks="rtv_agd=0", home="a=0")
    assert asks(close_of_day(t)) == "recalls rtv_agd 1"


def test_who_will_be_served_stays() -> None:
    t = square(phase="close", queues="rtv_agd=a,X", shops="rtv_agd=rtv_agd", home="a=0")
    assert asks(close_of_day(t)) == "is done"


# at every table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_to_the_end_at_every_table(players: int) -> None:
    house = {"stalls": "random", "saturday": "played"}
    lineup = ["neighbour", "greedy", "random"]
    assert simulate("kolejka", "standard", house, players, 3, lineup, 1, 1982).games == 3


def test_it_thinks_the_same_again_and_draws_no_lots() -> None:
    t = square(hands="a=sir,mother,list", shops="kiosk=kiosk*2", queues="kiosk=b,c,a,X")
    view, legal = GAME.view(t.state, 0), GAME.legal_actions(t.state, 0)
    chosen = {Neighbour().choose(view, legal, limit, Rng(limit)) for limit in range(5)}
    assert len(chosen) == 1
