"""The game tells how far everybody is, and what decided (KOL-END): no screen has to count."""

import msgspec
import pytest

from kartki.core.replay import view_facts
from kartki.games.kolejka.seen import SquareView
from tests.games.kolejka.square import GAME, Driver, square
from tests.games.kolejka.test_end_lists import ONE, both
from tests.games.kolejka.test_end_shops_empty import PASS, last_day

VIEWERS = (None, 0, 1)


def seen(t: Driver, viewer: int | None = None) -> SquareView:
    return GAME.view(t.state, viewer)


@pytest.mark.rule("KOL-END-1", "KOL-END-4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_what_is_missing_and_what_is_beyond(viewer: int | None) -> None:
    view = seen(square(players=2, goods=f"a={ONE},groceries*2,furniture b=kiosk*3"), viewer)
    assert (view.missing, view.surplus, view.decided_by) == ((1, 10), (3, 3), "")


def test_before_lists_are_drawn_nothing_is_missing() -> None:
    view = seen(square(players=2, opening=True))
    assert (view.missing, view.surplus) == ((0, 0), (0, 0))


@pytest.mark.rule("KOL-END-2")
@pytest.mark.parametrize(
    ("more", "how"),
    [("|", "missing"), (",clothing|", "surplus"), (",kiosk|,groceries", "missing")],
    ids=["a draw", "a has more", "one each"],
)
def test_of_two_complete_lists_the_surplus_decides(more: str, how: str) -> None:
    assert seen(both(more)).decided_by == how


@pytest.mark.rule("KOL-END-3")
@pytest.mark.parametrize(
    ("goods", "how"),
    [
        ("a=rtv_agd*3 b=rtv_agd*2", "missing"),
        ("a=rtv_agd*2 b=rtv_agd*2", "missing"),
        ("a=rtv_agd*2 b=rtv_agd*2,kiosk", "surplus"),
        ("a=groceries*5,rtv_agd b=groceries,rtv_agd", "missing"),
    ],
    ids=["fewest missing", "a draw", "most beyond", "goods beyond do not fill the list"],
)
def test_what_decided_when_the_shops_are_empty(goods: str, how: str) -> None:
    t = last_day(goods)
    t.play(PASS)
    assert seen(t).decided_by == how


@pytest.mark.parametrize("viewer", VIEWERS)
def test_they_are_no_part_of_a_fingerprint(viewer: int | None) -> None:
    """Records that were written before views told them keep their fingerprints."""
    view = seen(both("|"), viewer)
    facts = view_facts(view)
    whole = msgspec.to_builtins(view)
    assert isinstance(facts, dict)
    assert set(whole) - set(facts) == {"missing", "surplus", "decided_by"}
    # two complete lists: people read the rule of the tie-break, fingerprints that of the end
    assert (whole["rule"], facts["rule"]) == ("KOL-END-2", "KOL-END-1")
    del whole["rule"], facts["rule"]
    assert facts == {name: fact for name, fact in whole.items() if name in facts}
