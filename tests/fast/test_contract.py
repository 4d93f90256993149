"""One truth: the core does what the readable rules do, act by act, in every field."""

from pathlib import Path
from typing import Any

import pytest

from kartki.core.record import Fault
from kartki.core.replay import Moved
from kartki.core.rng import Rng
from kartki.fast.kolejka.check import Twins, table
from kartki.fast.kolejka.moves import MOVES, action_of, number_of
from kartki.fast.kolejka.vector import position_in, vector_of
from tests.fast.making import make_core
from tests.fast.neighbours import difference, play
from tests.fast.plants import ALL
from tests.records.test_records import FILES, opened

GAMES = 200
SOME = 25  # games of a test, so that several processes share them
KOLEJKA = [path for path in FILES if '[Game "kolejka"]' in path.read_text("utf-8")]
PLANTED_HERE = ["mother", "counter", "drawing", "saturday: the deck", "most beyond"]
ENOUGH = 600


@pytest.mark.parametrize("first", range(0, GAMES, SOME))
def test_games_are_the_same_act_by_act(core: Any, first: int) -> None:
    for seed in range(first, first + SOME):
        play(core, seed)


@pytest.mark.parametrize("path", KOLEJKA, ids=[path.name for path in KOLEJKA])
def test_records_are_the_same_act_by_act(core: Any, path: Path) -> None:
    """Recorded games go where random ones do not. What was taken back is begun with anew."""
    replay = opened(path)
    twins = Twins(core, replay.progress.state.copy())
    acts = 0
    while not replay.over():
        happened = replay.forward()
        assert not isinstance(happened, Fault), happened
        if isinstance(happened, Moved):
            assert happened.action in twins.legal()
            twins.act(happened.seat, happened.action)
            acts += 1
        if vector_of(replay.progress.state) != twins.flat.vector():
            assert not isinstance(happened, Moved)
            twins = Twins(core, replay.progress.state.copy())
        assert twins.back().facts() == replay.progress.state.facts()
    assert acts > 0


@pytest.mark.parametrize("name", PLANTED_HERE)
def test_a_planted_difference_is_found(tmp_path: Path, name: str) -> None:
    """`scripts/prove fast_kolejka` plants all of them."""
    planted = make_core(tmp_path, [ALL[name]], "-O0")
    assert difference(planted, ENOUGH) != ""


def test_every_move_has_one_number() -> None:
    for number, move in enumerate(MOVES):
        assert action_of(number) is move
        assert MOVES[number_of(move)] == move
        assert number_of(move) <= number
    assert len({number_of(move) for move in MOVES}) == len(set(MOVES))


def test_random_play_draws_the_same_numbers(core: Any) -> None:
    for seed in range(16):
        s, rng = table(seed), Rng(seed)
        flat = core.Position(vector_of(s))
        *_, first, second = flat.play_out(*rng.halves())
        twins = Twins(core, table(seed))
        again = Rng(seed)
        while twins.s.outcome is None:
            seat = twins.game.actors(twins.s)[0]
            if seat < 0:
                action = twins.game.deal(twins.s, again)
            else:
                legal = twins.game.legal_actions(twins.s, seat)
                action = legal[again.below(len(legal))]
            twins.game.apply(twins.s, seat, action)
        assert (first, second) == again.halves()
        assert position_in(flat.vector(), s.box).facts() == twins.s.facts()
