"""Asking for the base class of events and actions changes no later answer, on either build."""

from kartki.core.play import Action, Event, Step
from kartki.games.kolejka.actions import DONE, Queue
from kartki.games.reglamentacja.events import TopFell, TurnedUp
from kartki.games.reglamentacja.trade_events import Declined, OfferMade


def test_an_event_is_of_its_own_kind_alone() -> None:
    event: object = Declined(0, 1)
    assert not isinstance(event, OfferMade)
    assert isinstance(event, Event)
    assert not isinstance(event, OfferMade | TurnedUp | TopFell)
    assert not isinstance(event, Action)
    assert issubclass(OfferMade, Event)


def test_an_action_is_of_its_own_kind_alone() -> None:
    action: object = Queue(0)
    assert isinstance(action, Action)
    assert not isinstance(action, type(DONE))
    assert not isinstance(action, Event)
    assert not isinstance(action, Step)
