"""The apprentice sees less than the trader: one card, no memory, nobody ahead."""

from kartki.bots.reglamentacja.apprentice import poorer
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.parts import NO_STAMPS
from kartki.games.reglamentacja.seen import ShopView
from tests.bots.reglamentacja.asking import ROW, answer
from tests.games.reglamentacja.shop import GAME, Driver, shop

VISITS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"


def table(said: str = "", hands: str = "a=flour*2,soap,meat b=sugar*2,soap") -> Driver:
    t = shop(row=ROW, visits=VISITS, hands=hands)
    if said:
        t.play(said)
    return t


def seen(t: Driver, mark: str) -> ShopView:
    return poorer(GAME.view(t.state, LETTERS.index(mark)))


def test_it_forgets_what_others_have_shown_and_keeps_its_own_hand() -> None:
    t = table("a offers b soap for sugar; b counters #1 sugar for meat")
    before, after = GAME.view(t.state, 0), seen(t, "a")
    assert before.known != after.known
    assert set(after.known) == {NO_STAMPS}
    assert (after.hand, after.offers) == (before.hand, before.offers)


def test_it_hears_itself_alone() -> None:
    t = table("a calls who has sugar; b calls gives soap")
    assert [said[0] for said in GAME.view(t.state, 0).talk] == [0, 1]
    assert [said[0] for said in seen(t, "a").talk] == [0]


def test_of_the_row_it_sees_the_card_that_is_next() -> None:
    """Cheesecake is a's: its visitors love cake, and of its stamps one alone is missing."""
    view = seen(table(), "a")
    box = box_data.box(view.edition)
    assert [box.cards[card].name for card in view.row] == ["cheesecake"]


def test_it_buys_and_bargains_by_the_rules() -> None:
    assert answer(table(), "a", "apprentice").startswith("offers")
