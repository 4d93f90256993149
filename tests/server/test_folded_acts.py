"""While nobody is at a table, its last acts are kept as moves, and are as before for who comes."""

import pytest

from kartki.core import catalogue
from kartki.core.options import settle
from kartki.core.play import CHANCE, CLOCK
from kartki.core.progress import Progress
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.server.messages import wire
from kartki.server.room.folded_acts import FoldedActs
from tests.server.listeners import Company, in_still_time

ACTS = 60
KEPT = 16


def kept(progress: Progress) -> list[object]:
    """Everything that an act is remembered by."""
    return [
        (unit.seat, unit.first, unit.clocked, unit.revealed, unit.moves, unit.before.facts())
        for unit in progress.units
    ]


def played(name: str, seed: int) -> Progress:
    game, rng = catalogue.find(name), Rng(seed)
    assert game is not None
    choices = settle(game.options(), {})
    assert isinstance(choices, dict)
    progress = Progress(game, game.new_game(4, shelf.names(name)[0], choices))
    progress.most_units = KEPT
    acts = 0
    while acts < ACTS and progress.state.outcome is None:
        seat = game.actors(progress.state)[0]
        if seat == CHANCE:
            progress.act(seat, game.deal(progress.state, rng))
            continue
        legal = game.legal_actions(progress.state, seat)
        progress.act(seat, legal[rng.below(len(legal))])
        acts += seat != CLOCK
    return progress


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("seed", range(5))
def test_acts_are_unfolded_as_they_were(name: str, seed: int) -> None:
    progress = played(name, seed)
    before, now = kept(progress), progress.state.facts()
    assert len(before) == KEPT
    folded = FoldedActs(progress)
    assert progress.units == []
    folded.unfold()
    assert kept(progress) == before
    assert progress.state.facts() == now


def test_a_table_that_all_have_left_folds_its_acts_and_plays_on() -> None:
    async def work() -> None:
        company = await Company.gather()
        for _ in range(5):
            await company.act()
        play = company.room.state.play
        assert play.table is not None
        progress = play.table.progress
        before = kept(progress)
        for player in company.players:
            company.leave(player)
        assert progress.units == []
        company.players[:] = [await company.come(f"guest{seat}", last=2) for seat in range(2)]
        assert kept(progress) == before
        await company.act()
        assert len(progress.units) == len(before) + 1

    in_still_time(work)


@pytest.mark.rule("HSE-UND-3")
def test_who_comes_back_is_told_what_was_missed_and_may_take_back() -> None:
    async def work() -> None:
        company = await Company.gather()
        for _ in range(4):
            n = await company.act()
        whole = [one for one in company.players[0].heard("told") if one["n"] > 2]
        for player in company.players:
            company.leave(player)
        company.players[:] = [await company.come(f"guest{seat}", last=2) for seat in range(2)]
        (greeting,) = company.players[0].heard("welcome")
        assert [one["lines"] for one in greeting["missed"]] == [one["lines"] for one in whole]
        assert greeting["n"] == n
        assert greeting["ask"]["back"] in ("own", "ask")
        answer = await company.say(company.players[0], wire.TakeBack)
        assert answer is not None
        assert answer["t"] == "done", answer

    in_still_time(work)
