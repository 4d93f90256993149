"""Handing positions over: what fits, what does not, and what is said of it."""

import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import kartki
from kartki import build
from kartki.bots.kolejka.playouts import play_out
from kartki.core.rng import Rng
from kartki.fast.kolejka import twins
from kartki.fast.kolejka.check import table
from kartki.fast.kolejka.fitting import why_unfit
from kartki.fast.kolejka.vector import vector_of
from kartki.games.kolejka.parts import Box
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import Square
from tests.fast.making import make_core


@pytest.fixture
def with_core(core: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """As in a build that has the core, whichever runs."""
    monkeypatch.setattr(build, "core_left_out", lambda: "")
    twins.left_out.cache_clear()
    twins._SAID.clear()
    yield core
    twins.left_out.cache_clear()


def boxed(s: Square, box: Box) -> Square:
    """The same first position out of another box."""
    return Square(
        s.steps, box, s.house, s.calendar, s.shops, s.market, s.seats, s.deliveries, s.jumping,
        s.opening,
    )  # fmt: skip


def with_many_goods() -> Square:
    s = table(3)
    s.shops[0] = Shop(0, (), (), 40, closed=False, delivered=False)
    return s


def test_first_positions_fit() -> None:
    assert [why_unfit(table(seed)) for seed in range(16)] == [""] * 16


def test_a_position_goes_over_and_comes_back(with_core: Any) -> None:
    s = table(5)
    flat = twins.twin(s)
    assert flat is not None
    assert twins.readable(flat, s).facts() == s.facts()
    twin = flat.copy()
    assert twin == flat
    twin.apply(twin.legal()[0])
    assert twin != flat


def test_a_box_with_other_counts_is_played_by_the_readable_rules(with_core: Any) -> None:
    s = with_many_goods()
    assert "goods" in why_unfit(s)
    with pytest.warns(twins.CoreNotUsed, match="cannot take this position"):
        assert twins.twin(s) is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert twins.twin(s) is None, "said once, not twice"
        ended = play_out(s, Rng(1))
    assert sorted(ended.places)[0] == 1


def test_other_queue_cards_and_lost_pawns_do_not_fit() -> None:
    s = table(0)
    box = Box("own", [*range(9), 11], s.box.goods, s.box.lists, s.box.plans)
    assert "queue cards" in why_unfit(boxed(s, box))
    s.seats[0].home = 4
    assert "pawns" in why_unfit(s)


def test_the_core_and_the_rules_play_out_alike(
    with_core: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(8):
        by_core = play_out(table(seed), Rng(seed))
        monkeypatch.setattr(twins, "left_out", lambda: "asked for the readable rules")
        rng = Rng(seed)
        by_rules = play_out(table(seed), rng)
        monkeypatch.undo()
        assert by_core.key() == by_rules.key()


def test_playing_on_with_a_policy_stops_in_the_morning(with_core: Any) -> None:
    flat = twins.twin(table(6))
    assert flat is not None
    twins.play_on(flat, lambda _, legal: legal[-1], Rng(3), until_day=2)
    assert flat.days == 2
    assert flat.places is None


def test_a_wrong_move_is_refused_and_changes_nothing(with_core: Any) -> None:
    flat = with_core.Position(vector_of(table(2)))
    before = flat.copy()
    for number in (-1, 0, with_core.MOVES, 99_999):
        with pytest.raises(ValueError, match="not legal"):
            flat.apply(number)
    assert flat == before


def test_bytes_that_are_no_position_are_refused(with_core: Any) -> None:
    fine = vector_of(table(2))
    with pytest.raises(ValueError, match="bytes"):
        with_core.Position(fine[:-1])
    with pytest.raises(ValueError, match="no position"):
        with_core.Position(b"\xff" * len(fine))
    with pytest.raises(ValueError, match="no position"):
        with_core.Position(bytes(len(fine)))


def test_a_core_that_differs_is_left_out_and_says_so(
    with_core: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wrong = make_core(tmp_path, [("queue_up.h", "p->seats[seat].home--;", "")], "-O0")
    monkeypatch.setattr(twins, "loaded_core", lambda: wrong)
    with pytest.warns(twins.CoreNotUsed, match="differs from the rules"):
        assert twins.twin(table(0)) is None


def test_the_note_of_the_compiler_is_what_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / build.CORE
    place.mkdir(parents=True)
    monkeypatch.setattr(build, "COPY", tmp_path)
    assert build.core_left_out() == "the pure rules run"
    monkeypatch.syspath_prepend(str(tmp_path))
    assert build.core_left_out() == "it was not compiled"
    (place / "flat.c").touch()
    assert build.core_left_out() == "it was not compiled"
    (place / f"flat{EXTENSION_SUFFIXES[0]}").touch()
    assert build.core_left_out() == ""
    (place / build.LEFT_OUT).write_text("it differs from the rules: game 3\n")
    assert build.core_left_out() == "it differs from the rules: game 3"


def test_there_is_always_a_build() -> None:
    assert kartki.BUILD in ("pure", "compiled")
