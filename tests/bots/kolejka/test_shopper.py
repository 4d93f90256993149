"""The shopper sees less than the neighbour. List 1 is a's: rtv_agd 4, furniture 3, clothing 2,
kiosk 1; list 2 is b's."""

from kartki.bots.kolejka.neighbour import Neighbour
from kartki.bots.kolejka.shopper import Shopper
from tests.bots.kolejka.asking import choice
from tests.games.kolejka.square import square


def test_it_queues_for_what_its_own_list_asks() -> None:
    t = square(phase="queue_up", home="a=1", shops="clothing=clothing*2 groceries=groceries*5")
    assert choice(Shopper(), t) == "queues clothing"


def test_it_jumps_the_queue_for_itself() -> None:
    t = square(hands="a=mother", shops="kiosk=kiosk", queues="kiosk=b,c,a,X")
    assert choice(Shopper(), t) == "plays mother kiosk 3"


def test_it_does_not_count_what_friday_can_bring() -> None:
    """The neighbour knows that furniture is sure to come today; to the shopper it is any day."""
    t = square(
        phase="queue_up",
        day=5,
        home="a=1",
        deck="furniture2 groceries3",
        bin="rtv_agd2 rtv_agd3 furniture3 clothing2 clothing3 kiosk2 kiosk3 groceries2",
        shops="clothing=clothing",
        queues="clothing=b",
    )
    assert choice(Neighbour(), t) == "queues furniture"
    assert choice(Shopper(), t) != "queues furniture"


def test_it_does_not_close_a_shop_to_spite_the_leader() -> None:
    """The neighbour closes the shop where the leader would win (test_neighbour.py)."""
    t = square(
        hands="a=stocktaking",
        shops="groceries=groceries",
        queues="groceries=b,X",
        goods="b=rtv_agd*3,groceries*3,clothing,furniture*2",
    )
    assert choice(Neighbour(), t) == "plays stocktaking groceries"
    assert choice(Shopper(), t) == "passes"
