"""The process in which bots run: it receives views and returns what the bots choose.

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
    message_decoder,
)

LONGEST_WAIT: Final = 60_000  # milliseconds
MEGABYTE: Final = 1 << 20
MOST_DETAIL: Final = 500
_CHUNK: Final = 1 << 16
_FOUND: Final[dict[tuple[str, str], str]] = {}  # editions, with the text of a user's own


def main() -> None:
    code = 1
    try:
        with Path(os.devnull).open("wb") as devnull:
            serve(devnull)
        code = 0
    finally:
        os._exit(code)  # without waiting for threads or exit handlers of a bot


def serve(devnull: IO[bytes]) -> None:
    with private_socket() as pipe:
        for message in received(pipe):
            if isinstance(message, Setup):
                pipe.sendall(frame(begin(message, devnull)))
            else:
                pipe.sendall(frame(timed(message, devnull)))


def private_socket() -> socket.socket:
    """The socket that was our standard input, duplicated so that a bot cannot read from it."""
    if sys.platform == "win32":
        return socket.fromshare(sys.stdin.buffer.read())
    pipe = socket.socket(fileno=os.dup(0))
    devnull = os.open(os.devnull, os.O_RDONLY)
    os.dup2(devnull, 0)
    os.close(devnull)
    return pipe


def received(pipe: socket.socket) -> Iterator[Setup | Question]:
    """The messages of the server until it closes the socket or is gone."""
    frames = Frames()
    while data := pipe.recv(_CHUNK):
        for body in frames.feed(data):
            yield message_decoder.decode(body)


def begin(setup: Setup, devnull: IO[bytes]) -> Answer:
    """Import the bots. Until that is done errors go to the server's stderr, later to devnull."""
    faulthandler.dump_traceback_later(START_SECONDS, exit=True, file=devnull)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # Ctrl-C is for the server, which ends its workers
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    limit_resources(setup)
    try:
        for module in setup.preload:
            importlib.import_module(module)
    except BaseException as fault:
        detail = f"{module}: {place_of(fault)}: {fault}"
        return Answer(0, Trouble("raised", detail[:MOST_DETAIL]), leaves=True)
    finally:
        faulthandler.cancel_dump_traceback_later()
    os.dup2(devnull.fileno(), 2)
    return READY


def limit_resources(setup: Setup) -> None:
    """Lower the priority, limit the memory, and be the first to be killed when memory is short."""
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


def timed(question: Question, devnull: IO[bytes]) -> Answer:
    """Answer within a kernel timer, which ends the process even if Python hangs."""
    faulthandler.dump_traceback_later(question.cutoff_ms / 1000, exit=True, file=devnull)
    try:
        return answer_to(question)
    finally:
        faulthandler.cancel_dump_traceback_later()


def answer_to(question: Question) -> Answer:
    try:
        said = think(question.request, question.limit_ms)
        return Answer(question.number, said)
    except MemoryError:
        pass  # the objects that fill the memory are freed with the exception, after this clause
    except BaseException as fault:
        return Answer(question.number, Trouble("raised", place_of(fault)))
    return Answer(question.number, Trouble("raised", "MemoryError"), leaves=True)


def place_of(fault: BaseException) -> str:
    """The type and place of an exception without its message, which may reveal hidden cards."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    name = type(fault).__name__
    if trace is None:
        return name
    return f"{name} at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def think(request: Request, limit: int) -> Thought | Trouble:
    """A bot's choice in a position imagined from the view, which alone decides what is legal."""
    game = catalogue.find(request.game)
    if game is None or request.kind not in bots.names(game):
        return Trouble("raised", f"no bot {request.kind} plays {request.game}")
    if not is_edition_loaded(request):
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
    """The bot's reason; None if it fails, because the choice is useful without it."""
    try:
        reason = bot.reason(view, action)
        return None if reason is None else WireEvent(reason.code, to_wire(reason.facts))
    except Exception:
        return None


def why_illegal(game: AnyGame, world: Any, seat: Seat, action: Any) -> str:
    """The code of the refusal of this action; empty if it is legal."""
    if action is None:
        return "nothing said, though nobody else may act" if game.actors(world) == [seat] else ""
    # Compiled classes share one isinstance cache: asked for a base class from
    # uncompiled code, it would take any action for any other from then on.
    if Action not in type(action).__mro__:
        return f"no action but {type(action).__name__}"
    refusal = game.why_not(world, seat, action)
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def is_edition_loaded(request: Request) -> bool:
    """Is the edition loaded? A user's own one is sent as text and kept."""
    key, text = (request.game, request.edition), request.edition_text
    if _FOUND.get(key) == text:
        return True
    there = add_edition(key, text) if text else request.edition in shelf.names(request.game)
    if there:
        _FOUND[key] = text
    return there


def add_edition(key: tuple[str, str], text: str) -> bool:
    """Add the edition; its name must be free, or belong to the same edition."""
    edition = shelf.add_text(text)
    return not isinstance(edition, list) and (edition.game, edition.name) == key


@cache
def view_type(game: AnyGame, edition: str) -> Any:
    """The class of a game's views, taken from a new game, so that it fits either build."""
    chosen = options.settle(game.options(), {})
    assert isinstance(chosen, dict)
    return type(game.view(game.new_game(game.fewest, edition, chosen), None))


if __name__ == "__main__":
    main()
