"""How the parts of a room call the room that owns them: without keeping it alive.

Python's search for garbage runs seldom here (`ops/gc_control.py`), so a room that refers to its
parts and its parts back to it would stay for half an hour after it was put away, with its whole
play. A part that outlives its room for a moment finds nobody there, and its work ends.
"""

import asyncio
import weakref
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def weak_call(method: Callable[P, None]) -> Callable[P, None]:
    """Calls this method of an object as long as that exists; later it does nothing."""
    found = weakref.WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        bound = found()
        if bound is not None:
            bound(*args, **kwargs)

    return call


def weak_task(method: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """The same for a method that is awaited; later it ends its task, as if that were cancelled."""
    found = weakref.WeakMethod(method)

    async def call(*args: P.args, **kwargs: P.kwargs) -> R:
        bound = found()
        if bound is None:
            raise asyncio.CancelledError
        return await bound(*args, **kwargs)

    return call
