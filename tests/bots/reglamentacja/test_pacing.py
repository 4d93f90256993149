"""At a live table a trader says little, leaves time to be heard, and clears away what is stale."""

from kartki import bots
from kartki.bots.reglamentacja.pacing import FOR_PEOPLE, OFFER_PAUSE, POLITE, STALE
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja.actions import CounterOffer, Decline, MakeOffer, Withdraw
from tests.bots.reglamentacja.asking import ROW
from tests.games.reglamentacja.shop import GAME, Driver, shop

VISITS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"
HANDS = "a=flour*2,soap*2,meat b=sugar*2,soap c=sugar*2,meat d=sugar,butter"


def live(hands: str = HANDS, said: str = "") -> Driver:
    table = shop(row=ROW, visits=VISITS, hands=hands, options={"pace": "live"})
    if said:
        table.play(said)
    return table


def meant(table: Driver, mark: str) -> Action | None:
    seat = LETTERS.index(mark)
    view, legal = GAME.view(table.state, seat), GAME.legal_actions(table.state, seat)
    return bots.make("trader", GAME).choose(view, legal, 0, Rng(7))


def test_whoever_holds_the_top_makes_two_offers_and_then_waits() -> None:
    table = live()
    for _ in range(2):
        offer = meant(table, "a")
        assert isinstance(offer, MakeOffer)
        table.play(GAME.write(table.state, 0, offer))
    assert not isinstance(meant(table, "a"), MakeOffer | CounterOffer | Withdraw)


def test_everybody_else_has_one_offer_on_the_table() -> None:
    table = live("a=sugar*2,soap b=flour*2,soap*2,meat c=meat d=butter")
    offer = meant(table, "b")
    assert isinstance(offer, MakeOffer)
    table.play(GAME.write(table.state, 1, offer))
    assert not isinstance(meant(table, "b"), MakeOffer | CounterOffer)


def test_takes_back_what_would_do_harm_by_now() -> None:
    """The last sugar of the cheesecake: whatever comes for it, the hand would be worse."""
    table = live("a=flour*2,sugar b=soap c=soap d=butter", "a offers all sugar for soap")
    assert meant(table, "a") == Withdraw(1)


def test_takes_back_what_nobody_has_wanted_for_long() -> None:
    first = "a offers b soap for sugar; a offers c soap for sugar"
    table = live(said=first)
    assert not isinstance(meant(table, "a"), Withdraw)
    for _ in range(STALE * 4):
        number = table.state.market.offers_made + 1
        table.play(f"d offers a butter for meat; a declines #{number}")
    assert meant(table, "a") == Withdraw(1)


def test_an_offer_is_thought_over_and_an_answer_is_not_hurried() -> None:
    table = live(said="b offers a sugar for soap")
    view, trader = GAME.view(table.state, 0), bots.make("trader", GAME)
    offer = meant(live(), "a")
    assert isinstance(offer, MakeOffer)
    assert trader.waits(view, offer) >= OFFER_PAUSE
    assert trader.waits(view, Decline(1)) == POLITE < OFFER_PAUSE < FOR_PEOPLE
