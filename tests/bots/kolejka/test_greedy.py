"""A yardstick that looks as far as the next opening. List 1: rtv_agd 4, furniture 3, clothing 2,
kiosk 1; a has it in every position here."""

from kartki.bots.kolejka.greedy import Greedy
from tests.bots.kolejka.asking import choice
from tests.games.kolejka.square import square


def test_it_queues_where_missing_goods_lie() -> None:
    t = square(phase="queue_up", home="a=1", shops="clothing=clothing*2", queues="clothing=b,X")
    assert choice(Greedy(), t) == "queues clothing"


def test_it_does_not_queue_for_what_it_has() -> None:
    t = square(
        phase="queue_up",
        home="a=1",
        shops="clothing=clothing*2 kiosk=kiosk",
        goods="a=clothing*2",
        queues="clothing=X kiosk=X",
    )
    assert choice(Greedy(), t) == "queues kiosk"


def test_it_jumps_the_queue_to_be_served() -> None:
    t = square(hands="a=mother", shops="kiosk=kiosk", queues="kiosk=b,c,a,X")
    assert choice(Greedy(), t) == "plays mother kiosk 3"


def test_it_passes_when_no_card_brings_anything() -> None:
    t = square(hands="a=mother", shops="kiosk=kiosk", queues="rtv_agd=b,a,X")
    assert choice(Greedy(), t) == "passes"


def test_it_takes_what_is_missing_under_the_counter() -> None:
    t = square(hands="a=counter", shops="kiosk=groceries,kiosk", queues="kiosk=a,X")
    assert choice(Greedy(), t) == "plays counter kiosk kiosk"


def test_it_leaves_under_the_counter_what_it_does_not_need() -> None:
    t = square(hands="a=counter", shops="groceries=groceries", queues="groceries=a,X")
    assert choice(Greedy(), t) == "passes"


def test_it_buys_what_is_missing() -> None:
    t = square(phase="opening", shops="kiosk=groceries,kiosk", queues="kiosk=a,X")
    assert choice(Greedy(), t) == "takes kiosk at kiosk"


def test_it_exchanges_one_for_one_what_it_can_spare() -> None:
    t = square(phase="market", queues="market=a", goods="a=groceries*2", trader="clothing")
    assert choice(Greedy(), t) == "exchanges groceries for clothing"


def test_it_pays_two_where_the_trader_is_not() -> None:
    t = square(
        phase="market",
        queues="market=a",
        goods="a=groceries*2,kiosk",
        trader="kiosk",
        stalls="rtv_agd=0 furniture=0",
    )
    assert choice(Greedy(), t) == "exchanges groceries groceries for clothing"


def test_it_keeps_what_it_needs() -> None:
    t = square(phase="market", queues="market=a", goods="a=rtv_agd*2", trader="clothing")
    assert choice(Greedy(), t) == "goes home"


def test_it_never_recalls() -> None:
    t = square(phase="close", queues="groceries=a,X", trucks="groceries=0", hands="")
    while t.asked not in "abcd":
        t.play(f"* {next(iter(t.chances()))}")
    assert choice(Greedy(), t) == "is done"
