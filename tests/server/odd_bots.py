"""Bots that do what no bot should. Workers of the tests import this file, the tests never do:
it would seat these bots at everybody's tables."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from kartki import bots
from kartki.bots.bot import Bot
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import Call

Deed = Callable[[Any, list[Action], int], Any]


def odd(name: str) -> Callable[[Deed], Deed]:
    """Seat a bot that does this deed whenever it has to choose."""

    def seat(deed: Deed) -> Deed:
        class Odd(Bot):
            def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Any:
                return deed(view, legal, limit)

            def waits(self, view: Any, action: Action) -> int:
                return 10**12

        Odd.name = name
        bots.register(Odd)
        return deed

    return seat


def shared(name: str) -> Path:
    """A file by which a bot and its test talk."""
    return Path(gettempdir(), name)


@odd("clerk")
def by_the_limit(view: Any, legal: list[Action], limit: int) -> Action:
    """Tells by its choice what limit it was given."""
    return legal[limit % len(legal)]


@odd("gated")
def waits_for_the_gate(view: Any, legal: list[Action], limit: int) -> Action:
    shared("begun").touch()
    while not shared("open").exists():
        time.sleep(0.005)
    return legal[0]


@odd("sleeper")
def sleeps(view: Any, legal: list[Action], limit: int) -> None:
    shared("begun").touch()
    time.sleep(3600)


@odd("spinner")
def spins(view: Any, legal: list[Action], limit: int) -> None:
    """Inside of one call that lets no other thread of Python run."""
    shared("begun").touch()
    re.match(r"(a+)+$", "a" * 60 + "b")


@odd("parent")
def has_a_child_and_sleeps(view: Any, legal: list[Action], limit: int) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    shared("child.part").write_text(str(child.pid))
    shared("child.part").rename(shared("child"))
    time.sleep(3600)


@odd("quitter")
def quits(view: Any, legal: list[Action], limit: int) -> None:
    os._exit(3)


@odd("faulty")
def breaks_down(view: Any, legal: list[Action], limit: int) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


@odd("raiser")
def raises(view: Any, legal: list[Action], limit: int) -> None:
    raise ValueError(f"my secret: {view}")


@odd("leaver")
def leaves(view: Any, legal: list[Action], limit: int) -> None:
    sys.exit("enough")


@odd("cheat")
def cheats(view: Any, legal: list[Action], limit: int) -> Action:
    return Call(99)


@odd("poet")
def speaks(view: Any, legal: list[Action], limit: int) -> str:
    return "I call twelve"


@odd("mute")
def says_nothing(view: Any, legal: list[Action], limit: int) -> None:
    return None


@odd("printer")
def prints(view: Any, legal: list[Action], limit: int) -> Action:
    """Into everything that is open by custom, and reads from what there is to read."""
    print("\x00\x00\x00\x05garbage" * 50_000, flush=True)
    print("garbage" * 50_000, file=sys.stderr, flush=True)
    os.write(1, b"\x00" * 4096)
    return legal[len(sys.stdin.read())]


@odd("vandal")
def scribbles(view: Any, legal: list[Action], limit: int) -> Action:
    """Finds the pipe and puts noise into it."""
    for number in range(3, 20):
        try:
            socket.socket(fileno=os.dup(number)).sendall(b"\xff" * 64)
        except OSError:
            continue
    return legal[0]


@odd("forger")
def forges(view: Any, legal: list[Action], limit: int) -> Action:
    """Finds the pipe and puts whole answers into it: to a question that is not asked yet, and,
    in the same piece, to the one that is."""
    from kartki.server.thinking.protocol import Answer, Thought, frame

    forged = b"".join(frame(Answer(n, Thought("forged", 0))) for n in (1000, 1))
    for number in range(3, 20):
        try:
            socket.socket(fileno=os.dup(number)).sendall(forged)
        except OSError:
            continue
    return legal[0]


@odd("glutton")
def eats(view: Any, legal: list[Action], limit: int) -> None:
    eaten = []
    while True:
        eaten.append(b"\x01" * (10 << 20))
