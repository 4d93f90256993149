"""The process in which bots think: it is sent views, and hands back what the bots choose.

It belongs to one server. It ends when its pipe closes; should a bot hang and the server be
gone, a timer outside of Python ends it. Nothing that a bot prints, raises or returns can be
taken for an answer, and no word of a view goes into a detail, which may stand in a log.
"""

import faulthandler
import importlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

import msgspec

import kartki.games  # noqa: F401  (fills the catalogue)
from kartki import bots
from kartki.bots.bot import Bot
from kartki.bots.choosing import choices
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.server.messages.facts import WireEvent, to_wire
from kartki.server.thinking.protocol import (
    READY,
    START_SECONDS,
    Answer,
    Frames,
    Question,
    Request,
    Setup,
    Thought,
    Trouble,
    frame,
    told,
)

LONGEST_WAIT: Final = 60_000  # milliseconds
MEGABYTE: Final = 1 << 20
MOST_DETAIL: Final = 500
_CHUNK: Final = 1 << 16
_FOUND: Final[dict[tuple[str, str], str]] = {}  # editions, with the text of a user's own


def main() -> None:
    code = 1
    try:
        with Path(os.devnull).open("wb") as nowhere:
            serve(nowhere)
        code = 0
    finally:
        os._exit(code)  # whatever threads and farewells a bot has left behind


def serve(nowhere: IO[bytes]) -> None:
    with private_socket() as pipe:
        for message in heard(pipe):
            if isinstance(message, Setup):
                pipe.sendall(frame(begin(message, nowhere)))
            else:
                pipe.sendall(frame(timed(message, nowhere)))


def private_socket() -> socket.socket:
    """What the server gave us as input, out of the way of a bot that reads."""
    if sys.platform == "win32":
        return socket.fromshare(sys.stdin.buffer.read())
    pipe = socket.socket(fileno=os.dup(0))
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    return pipe


def heard(pipe: socket.socket) -> Iterator[Setup | Question]:
    """What the server says, until it closes the pipe or is gone."""
    frames = Frames()
    while data := pipe.recv(_CHUNK):
        for body in frames.feed(data):
            yield told.decode(body)


def begin(setup: Setup, nowhere: IO[bytes]) -> Answer:
    """Until it is ready, complaints reach the server's own error stream; then it is silent."""
    faulthandler.dump_traceback_later(START_SECONDS, exit=True, file=nowhere)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # meant for the server, which ends its workers
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    keep_modest(setup)
    try:
        for module in setup.preload:
            importlib.import_module(module)
    except BaseException as fault:
        detail = f"{module}: {place_of(fault)}: {fault}"
        return Answer(0, Trouble("raised", detail[:MOST_DETAIL]), leaves=True)
    finally:
        faulthandler.cancel_dump_traceback_later()
    os.dup2(nowhere.fileno(), 2)
    return READY


def keep_modest(setup: Setup) -> None:
    """After the server in everything but in giving up memory, where the system allows."""
    if hasattr(os, "nice"):
        os.nice(setup.niceness)
    score = Path("/proc/self/oom_score_adj")
    if score.exists():
        score.write_text("1000")
    if setup.memory_mb and sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = setup.memory_mb * MEGABYTE
        if hard == resource.RLIM_INFINITY or most <= hard:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def timed(question: Question, nowhere: IO[bytes]) -> Answer:
    """The timer needs no Python to run, so it ends a bot that nobody is left to kill."""
    faulthandler.dump_traceback_later(question.cutoff_ms / 1000, exit=True, file=nowhere)
    try:
        return answer_to(question)
    finally:
        faulthandler.cancel_dump_traceback_later()


def answer_to(question: Question) -> Answer:
    try:
        said = think(question.request, question.limit_ms)
        return Answer(question.number, said)
    except MemoryError:
        pass  # what fills the memory is let go of with the error, at the end of this clause
    except BaseException as fault:
        return Answer(question.number, Trouble("raised", place_of(fault)))
    return Answer(question.number, Trouble("raised", "MemoryError"), leaves=True)


def place_of(fault: BaseException) -> str:
    """What was raised and where, without its message: that may tell what the seat holds."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    name = type(fault).__name__
    if trace is None:
        return name
    return f"{name} at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def think(request: Request, limit: int) -> Thought | Trouble:
    """A bot's choice in a world that fits the view; what is legal depends on the view alone."""
    game = catalogue.find(request.game)
    if game is None or request.kind not in bots.names(game):
        return Trouble("raised", f"no bot {request.kind} plays {request.game}")
    if not on_the_shelf(request):
        return Trouble("raised", f"no edition {request.edition} of {request.game}")
    view = msgspec.msgpack.decode(request.view, type=view_type(game, request.edition))
    rng = Rng(request.seed)
    world = game.imagine(view, rng)
    legal = choices(game, world, request.seat, rng)
    if not legal:
        return Thought(None, 0)
    bot = bots.make(request.kind, game)
    action = bot.choose(view, legal, limit, rng)
    wrong = why_illegal(game, world, request.seat, action)
    if wrong:
        return Trouble("illegal", wrong)
    if action is None:
        return Thought(None, 0)
    words = game.write(world, request.seat, action).partition(" ")[2]
    waits = min(max(int(bot.waits(view, action)), 0), LONGEST_WAIT)
    reason = reason_of(bot, view, action) if request.why else None
    return Thought(words, waits, reason)


def reason_of(bot: Bot, view: Any, action: Action) -> WireEvent | None:
    """Advice is worth having without a reason, so a bot that stumbles over it has none."""
    try:
        reason = bot.reason(view, action)
        return None if reason is None else WireEvent(reason.code, to_wire(reason.facts))
    except Exception:
        return None


def why_illegal(game: AnyGame, world: Any, seat: Seat, action: Any) -> str:
    """Why the judge would not have it, by code; nothing if it may be done."""
    if action is None:
        return "nothing said, though nobody else may act" if game.actors(world) == [seat] else ""
    # Compiled classes share one memory of what isinstance has found: asked for a base class from
    # out here, it would take any action for any other from then on.
    if Action not in type(action).__mro__:
        return f"no action but {type(action).__name__}"
    refusal = game.why_not(world, seat, action)
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def on_the_shelf(request: Request) -> bool:
    """Is the edition there? A user's own arrives as text and stays."""
    key, text = (request.game, request.edition), request.edition_text
    if _FOUND.get(key) == text:
        return True
    there = added(key, text) if text else request.edition in shelf.names(request.game)
    if there:
        _FOUND[key] = text
    return there


def added(key: tuple[str, str], text: str) -> bool:
    """The name must be free, or this very edition must have it."""
    edition = shelf.add_text(text)
    return not isinstance(edition, list) and (edition.game, edition.name) == key


@cache
def view_type(game: AnyGame, edition: str) -> Any:
    """What the views of a game are made of: a fresh table shows it, in either build."""
    chosen = options.settle(game.options(), {})
    assert isinstance(chosen, dict)
    return type(game.view(game.new_game(game.fewest, edition, chosen), None))


if __name__ == "__main__":
    main()
