"""What bots say in their workers is legal in truth; whatever else they do hurts nobody."""

import asyncio
from typing import Any

import msgspec
import pytest

from kartki import bots
from kartki.bots.choosing import choices
from kartki.core.catalogue import AnyGame
from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.core.seats import letter
from kartki.editions import shelf
from kartki.server.thinking import worker, worker_handle
from kartki.server.thinking.penalties import SITS_OUT, Penalties
from kartki.server.thinking.pool import WorkerPool
from kartki.server.thinking.protocol import Request, Thought, Trouble
from tests.server.thinking_table import (
    DEADLINE,
    GAMES,
    LONG,
    LOOPS,
    ask,
    clerks_move,
    game_named,
    odd_thinkers,
    positions,
    request_of,
    run,
)


def check_legal(game: AnyGame, truth: Any, seat: Seat, thought: Thought | Trouble) -> str:
    """The thought is a line that the true position knows and allows."""
    assert isinstance(thought, Thought), thought
    if thought.move is None:
        assert game.actors(truth) != [seat], "it says nothing, though it is its turn"
        return ""
    line = f"{letter(seat)} {thought.move}"
    read = game.read(truth, line)
    assert isinstance(read, tuple), f"{line}: {read}"
    assert read[0] == seat
    assert game.why_not(truth, *read) is None, line
    assert game.write(truth, *read) == line
    return thought.move


@pytest.mark.parametrize("name", GAMES)
def test_what_is_thought_from_a_view_is_legal_in_truth(name: str) -> None:
    game = game_named(name)
    moves = []
    for number, (truth, seat) in enumerate(positions(name, 250)):
        before = truth.facts()
        check_lines(game, truth, seat, number)
        thought = worker.think(request_of(game, truth, seat, "random", number), 100)
        moves.append(check_legal(game, truth, seat, thought))
        assert truth.facts() == before
    assert len([move for move in moves if move]) >= 200
    assert len(set(moves)) > 10


def check_lines(game: AnyGame, truth: Any, seat: Seat, seed: int) -> None:
    """What may be done in imagination may be done in truth, and is written with the same words."""
    world = game.imagine(game.view(truth, seat), Rng(seed))
    for action in choices(game, world, seat, Rng(seed)):
        line = game.write(world, seat, action)
        assert line == game.write(truth, seat, action)
        assert game.why_not(truth, seat, action) is None, line


@pytest.mark.parametrize("loop", LOOPS)
def test_the_bots_of_the_house_think_in_workers(loop: str) -> None:
    asked = [
        (game_named(name), state.copy(), seat, kind)
        for name in GAMES
        for kind in bots.names(game_named(name))
        for state, seat in positions(name, 4)
    ]

    async def work(thinkers: WorkerPool) -> list[Thought | Trouble]:
        return await asyncio.gather(*[thinkers.think(request_of(*one)) for one in asked])

    said = run(work, WorkerPool(2, LONG), loop)
    for (game, state, seat, _), thought in zip(asked, said, strict=True):
        check_legal(game, state, seat, thought)
    assert {kind for *_, kind in asked} > {"random", "trader", "neighbour", "navigator"}


@pytest.mark.parametrize(
    ("kind", "trouble", "detail"),
    [
        ("sleeper", "slow", "no answer in 400 ms"),
        ("spinner", "slow", "no answer in 400 ms"),
        ("quitter", "crashed", "exit 3"),
        ("faulty", "crashed", "signal 11"),
        ("vandal", "crashed", "noise in the pipe"),
        ("forger", "crashed", "an answer to no question"),
    ],
)
def test_who_costs_a_worker_costs_nobody_else(
    kind: str, trouble: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        worker_handle, "CUTOFF_MS", LONG
    )  # the server kills it, before it ends itself

    async def work(thinkers: WorkerPool) -> None:
        pids = thinkers.pids
        said = await thinkers.think(ask(kind, 100 if trouble == "slow" else LONG))
        assert isinstance(said, Trouble)
        assert (said.kind, said.detail) == (trouble, detail)
        after = await thinkers.think(ask("clerk", LONG - 1))
        assert isinstance(after, Thought)
        assert after.move == clerks_move(LONG - 1)
        assert not set(pids) & set(thinkers.pids)

    run(work, odd_thinkers(grace_ms=300))


@pytest.mark.parametrize(
    ("kind", "trouble", "detail"),
    [
        ("raiser", "raised", "ValueError at odd_bots.py:"),
        ("leaver", "raised", "SystemExit at odd_bots.py:"),
        ("cheat", "illegal", "call."),
        ("poet", "illegal", "no action but str"),
        ("mute", "illegal", "nothing said"),
        ("nobody", "raised", "no bot nobody plays ration_board"),
    ],
)
def test_who_does_wrong_is_told_so_and_the_worker_goes_on(
    kind: str, trouble: str, detail: str
) -> None:
    async def work(thinkers: WorkerPool) -> None:
        pids = thinkers.pids
        said = await thinkers.think(ask(kind))
        assert isinstance(said, Trouble)
        assert (said.kind, said.detail[: len(detail)]) == (trouble, detail)
        assert "secret" not in said.detail
        after = await thinkers.think(ask("clerk", 5))
        assert isinstance(after, Thought)
        assert after.move == clerks_move(5)
        assert thinkers.pids == pids

    run(work, odd_thinkers())


def test_what_a_bot_prints_is_nobodys_answer() -> None:
    async def work(thinkers: WorkerPool) -> None:
        for kind in ("printer", "clerk", "printer"):
            said = await thinkers.think(ask(kind))
            assert isinstance(said, Thought)
            assert said.move == clerks_move(0)

    thinkers = odd_thinkers(limit_ms=13 * 10_000)  # the clerk's first choice
    run(work, thinkers)


def test_who_eats_up_the_memory_gets_no_more_and_its_worker_is_replaced() -> None:
    async def work(thinkers: WorkerPool) -> None:
        pids = thinkers.pids
        assert await thinkers.think(ask("glutton")) == Trouble("raised", "MemoryError")
        after = await thinkers.think(ask("clerk", 5))
        assert isinstance(after, Thought)
        assert thinkers.pids != pids

    run(work, odd_thinkers())


def test_the_limit_of_the_house_is_never_exceeded() -> None:
    async def work(thinkers: WorkerPool) -> None:
        for asked, given in ((0, 9), (4, 4), (9, 9), (10, 9)):
            said = await thinkers.think(ask("clerk", asked))
            assert isinstance(said, Thought)
            assert said.move == clerks_move(given)
            assert said.waits == worker.LONGEST_WAIT  # it asked for centuries

    run(work, odd_thinkers(limit_ms=9, grace_ms=20_000))


def own_edition(text: str) -> Request:
    """A table of an edition that the worker has never heard of."""
    first = ask("random")
    game = game_named("ration_board")
    view = game.view(next(iter(positions("ration_board", 1)))[0], None)
    seen = msgspec.msgpack.decode(first.view, type=type(view))
    mine = msgspec.msgpack.encode(msgspec.structs.replace(seen, edition="my-box"))
    return msgspec.structs.replace(first, edition="my-box", view=mine, edition_text=text)


def test_a_users_own_edition_comes_as_text() -> None:
    house = shelf.text_of("ration_board", "rebuilt-1943")
    text = house.replace('name = "rebuilt-1943"', 'name = "my-box"')
    other = text.replace("white = 5", "white = 4")
    assert len({house, text, other}) == 3

    async def work(thinkers: WorkerPool) -> list[Thought | Trouble]:
        texts = ("", "name = 1", house, text, text, other, text)
        return [await thinkers.think(own_edition(sent)) for sent in texts]

    said = run(work, odd_thinkers())
    unknown = Trouble("raised", "no edition my-box of ration_board")
    assert [one == unknown for one in said] == [True, True, True, False, False, True, False]
    assert all(isinstance(said[number], Thought) for number in (3, 4, 6))


def test_troubles_and_thoughts_are_counted() -> None:
    seen: list[tuple[str, str, bool, str]] = []

    def note(game: str, kind: str, seconds: float, trouble: Trouble | None) -> None:
        seen.append((game, kind, seconds > 0, trouble.kind if trouble else ""))

    async def work(thinkers: WorkerPool) -> None:
        for kind in ("clerk", "raiser"):
            await thinkers.think(ask(kind))

    thinkers = WorkerPool(1, LONG, preload=["tests.server.odd_bots"], on_thought=note)
    run(work, thinkers)
    assert seen == [
        ("ration_board", "clerk", True, ""),
        ("ration_board", "raiser", True, "raised"),
    ]


def test_penalties_fade() -> None:
    penalties, bot, other = Penalties(), ("kolejka", "odd"), ("kolejka", "even")
    assert [penalties.strike(bot, float(n)) for n in range(5)] == [False] * 4 + [True]
    assert penalties.sits_out(bot, 4.0 + SITS_OUT - 1)
    assert not penalties.sits_out(other, 5.0)
    assert not penalties.sits_out(bot, 4.0 + SITS_OUT)
    assert penalties.strike(bot, 40.0), "it is on probation for a minute"
    assert not penalties.sits_out(bot, 40.0 + SITS_OUT)
    assert not penalties.strike(bot, 200.0)
    assert penalties.suspect(bot)
    penalties.behaved(bot)
    assert not penalties.suspect(bot)
    assert [penalties.strike(bot, 201.0 + 20 * n) for n in range(6)] == [False] * 6


def test_bots_that_can_not_be_imported_are_named() -> None:
    async def whole() -> None:
        thinkers = WorkerPool(2, LONG, preload=["kartki.bots", "no_such_bots"])
        trouble = await thinkers.start()
        assert trouble is not None
        assert trouble.kind == "raised"
        assert "no_such_bots: ModuleNotFoundError" in trouble.detail
        asked = asyncio.create_task(thinkers.think(ask("random")))
        await asyncio.sleep(0)  # its first step is its last: nobody waits for what may never come
        assert asked.done()
        assert await asked == trouble == thinkers.unable
        await thinkers.stop()

    asyncio.run(asyncio.wait_for(whole(), DEADLINE))
