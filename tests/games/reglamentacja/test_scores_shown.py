"""The game tells the score (REG-SCO): nobody who shows it has to count."""

from typing import Any

import msgspec
import pytest

from kartki.core.replay import view_facts
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja.seen import ShopView
from tests.games.reglamentacja.shop import GAME, Driver, shop
from tests.games.reglamentacja.test_scoring import BOSS, EXAMPLE, FRIENDS, counted

VIEWERS = (None, "a", "b", "c")
LAID: dict[str, Any] = {
    "players": 3,
    "row": "butter_biscuits,meat_balls,buffet,great_laundry,brownie,home_dumplings",
    "bought": f"a={EXAMPLE} b=great_laundry",
    "visits": f"a={FRIENDS} b={BOSS} c={BOSS}",
}


def seen(t: Driver, mark: str | None) -> ShopView:
    found: ShopView = t.sees(mark)["everything"]
    return found


def decided(t: Driver) -> dict[str, str]:
    return {LETTERS[i]: score.decided_by for i, score in enumerate(seen(t, None).scores)}


@pytest.mark.rule("REG-SCO-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_until_the_end_cards_count_what_is_printed(viewer: str | None) -> None:
    scores = seen(shop(**LAID), viewer).scores
    assert [score.cards for score in scores] == [(2, 2, 3, 3), (4,), ()]
    assert [score.points for score in scores] == [10, 4, 0]
    assert [score.printed for score in scores] == [10, 4, 0]
    assert [score.decided_by for score in scores] == ["", "", ""]


@pytest.mark.rule("REG-SCO-1")
@pytest.mark.parametrize(
    ("viewer", "points"),
    [
        (None, (3, 3, 3, 4, 2, 2)),
        ("a", (6, 3, 3, 8, 4, 2)),  # cake and fix-up
        ("b", (3, 6, 6, 4, 2, 4)),  # meal and event
    ],
)
def test_the_row_counts_for_the_own_visit(viewer: str | None, points: tuple[int, ...]) -> None:
    assert seen(shop(**LAID), viewer).row_points == points


@pytest.mark.rule("REG-SCO-1")
def test_the_box_tells_what_every_card_counts_for_every_visit() -> None:
    t = shop(**LAID)
    points = GAME.drawn_from(t.state.box.edition)["points"]
    assert isinstance(points, dict)
    assert list(points) == [visit.name for visit in t.state.box.visits]
    assert [points[FRIENDS][card] for card in t.state.counter.row] == [6, 3, 3, 8, 4, 2]
    assert [points[BOSS][card] for card in t.state.counter.row] == [3, 6, 6, 4, 2, 4]


@pytest.mark.rule("REG-ALC-6")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("held", "over"), [(2, 0), (6, 0), (7, 1), (9, 3)])
def test_everybody_sees_how_many_stamps_go(viewer: str | None, held: int, over: int) -> None:
    """Of whoever holds the top; others may hold more."""
    mine = {2: "meat*2", 6: "meat*5,butter", 7: "meat*5,butter*2", 9: "meat*5,butter*4"}
    t = shop(players=3, active="b", hands=f"a=soap*5,sugar*5 b={mine[held]}")
    assert seen(t, viewer).to_discard == over


@pytest.mark.rule("REG-SCO-1")
def test_another_visit_of_somebody_else_changes_nothing() -> None:
    other = {**LAID, "visits": f"a={FRIENDS} b=husbands_name_day c={BOSS}"}
    for viewer in (None, "a", "c"):
        assert seen(shop(**LAID), viewer) == seen(shop(**other), viewer)


def test_before_visits_are_dealt_nothing_is_doubled() -> None:
    t = shop(players=3, opening=True)
    t.play("* row butter_biscuits; * row meat_balls")
    assert seen(t, "a").row_points == (3, 3)


@pytest.mark.rule("REG-SCO-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_the_end_everybody_sees_what_each_card_counts(viewer: str | None) -> None:
    t = counted(bought=LAID["bought"], visits=LAID["visits"])
    scores = seen(t, viewer).scores
    assert [score.cards for score in scores] == [(2, 4, 3, 6), (4,), ()]
    assert [score.points for score in scores] == [15, 4, 0]
    assert [score.printed for score in scores] == [10, 4, 0]
    assert decided(t) == {"a": "points", "b": "points", "c": "points"}


@pytest.mark.rule("REG-SCO-2")
def test_cards_decide_a_tie() -> None:
    t = counted(
        bought="a=meat_roulade b=home_dumplings,name_day_consumption c=brownie",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS}",
        hands="a=soap*5 b=meat",
    )
    assert decided(t) == {"a": "cards", "b": "cards", "c": "points"}


@pytest.mark.rule("REG-SCO-2")
def test_stamps_decide_where_cards_do_not() -> None:
    t = counted(
        4,
        bought="a=meat_balls b=buffet c=brownie,home_dumplings d=great_laundry",
        visits=f"a={FRIENDS} b={FRIENDS} c={BOSS} d={BOSS}",
        hands="a=soap*2,meat b=sugar*4",
    )
    assert [t.points(seat) for seat in "abcd"] == [3, 3, 6, 4]
    assert decided(t) == {"a": "stamps", "b": "stamps", "c": "points", "d": "points"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_scores_are_no_part_of_a_fingerprint(viewer: str | None) -> None:
    """Records that were written before views told them keep their fingerprints."""
    view = seen(counted(), viewer)
    facts = view_facts(view)
    whole = msgspec.to_builtins(view)
    assert isinstance(facts, dict)
    assert set(whole) - set(facts) == {"scores", "row_points", "to_discard"}
    # level on points: people read the rule of the tie-break, fingerprints that of the end
    assert (whole["rule"], facts["rule"]) == ("REG-SCO-2", "REG-SCO-1")
    del whole["rule"], facts["rule"]
    assert facts == {name: fact for name, fact in whole.items() if name in facts}
