"""Runs a Python module under a sampling profiler: a thousand samples per second of CPU time.

python -m scripts.bench_net.profiled OUT.json kartki serve --port N --data DIR

The signal USR1 starts sampling; USR2 ends it and writes the file.

A timer of the kernel counts the time that the process really uses; at each tick the main thread
notes where it stands, weighed with what it has used itself since the last one. The writer of the
store and other threads appear as one figure. Code that mypyc compiled has no frames of its own:
its time is its caller's.
"""

import json
import runpy
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path
from types import FrameType
from typing import Final

EVERY: Final = 0.001
_DEEPEST: Final = 60


class Sampler:
    def __init__(self, out: Path) -> None:
        self._out: Final = out
        self._own: Final[defaultdict[str, float]] = defaultdict(float)
        self._with_called: Final[defaultdict[str, float]] = defaultdict(float)
        self._last = self._main = self._all = 0.0

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._tick)
        signal.signal(signal.SIGUSR1, self._begin)
        signal.signal(signal.SIGUSR2, self._end)

    def _begin(self, _: int, __: FrameType | None) -> None:
        """Start sampling after the warm-up."""
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        self._last, self._main = time.thread_time(), time.thread_time()
        self._all = time.process_time()

    def _tick(self, _: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        used, self._last = now - self._last, now
        if frame is None:
            return
        self._own[_name(frame)] += used
        seen: set[str] = set()
        while frame is not None and len(seen) < _DEEPEST:
            seen.add(_name(frame))
            frame = frame.f_back
        for name in seen:
            self._with_called[name] += used

    def _end(self, _: int, __: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        main, whole = time.thread_time() - self._main, time.process_time() - self._all
        found = {
            "main_seconds": main,
            "other_threads_seconds": whole - main,
            "own": self._own,
            "with_called": self._with_called,
        }
        self._out.write_text(json.dumps(found))


def _name(frame: FrameType) -> str:
    code = frame.f_code
    return f"{frame.f_globals.get('__name__', '?')}:{code.co_qualname}"


def main() -> None:
    out, module = Path(sys.argv[1]), sys.argv[2]
    sys.argv = [module, *sys.argv[3:]]
    Sampler(out).start()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
