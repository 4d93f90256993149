"""An end by tie-break cites its own rule, and its fingerprint is as ever."""

from typing import Any

import pytest

from kartki.core.play import Outcome
from kartki.core.replay import view_facts
from tests.games.kolejka.square import square
from tests.games.reglamentacja.shop import shop


def both(t: Any, outcome: Outcome) -> tuple[str, object, object]:
    """The rule that people read, and those in the fingerprints of position and view."""
    t.state.outcome = outcome
    view = t.game.view(t.state, None)
    facts = view_facts(view)
    assert isinstance(facts, dict)
    return view.rule, t.state.outcome.facts()[1], facts["rule"]


@pytest.mark.rule("KOL-END-2")
def test_kolejka_by_goods_beyond_the_list() -> None:
    outcome = Outcome("list_complete", "KOL-END-1", [1, 2, 3, 4], "KOL-END-2")
    assert both(square(), outcome) == ("KOL-END-2", "KOL-END-1", "KOL-END-1")


@pytest.mark.rule("KOL-END-1")
def test_kolejka_without_a_tie() -> None:
    outcome = Outcome("list_complete", "KOL-END-1", [1, 2, 2, 2])
    assert both(square(), outcome) == ("KOL-END-1", "KOL-END-1", "KOL-END-1")


@pytest.mark.rule("REG-SCO-2")
def test_reglamentacja_level_on_points() -> None:
    t = shop(players=3, phase="last_shopping", queue="a,b,c")
    t.play("a buys nothing; b buys nothing; c buys nothing")
    outcome = t.state.outcome
    assert outcome is not None
    assert both(t, outcome) == ("REG-SCO-2", "REG-SCO-1", "REG-SCO-1")
