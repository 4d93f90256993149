"""Replaces random numbers by the same ones in every run, so that pictures can be compared.

Server and page are seeded with the name of the scene: other scenes may come or go, and the codes,
cards and names of this one stay.
"""

import os
import random
import runpy
import secrets
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final
from unittest import mock

SCENE: Final = "KARTKI_SHOTS_SCENE"  # variable: the file that names the scene
HOST: Final = "kartki.localhost"  # without the port, which differs each time and would be visible
SERVER: Final = [sys.executable, str(Path(__file__).resolve())]

# Each load of a page gets other numbers than the one before, because two commands need two ids.
PAGE: Final = """(() => {
  try {
    const load = Number(sessionStorage.getItem("shots.load") ?? 0) + 1;
    sessionStorage.setItem("shots.load", String(load));
    let state = load;
    for (const sign of window.name) state = (Math.imul(state, 31) + sign.codePointAt(0)) >>> 0;
    Math.random = () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    crypto.getRandomValues = (bytes) => bytes.map((_, at) => (bytes[at] = Math.random() * 256));
  } catch {
    // a page without storage draws nothing
  }
})()"""


class FixedRandom:
    """Replaces functions of the module `secrets`."""

    def __init__(self, scene: Path) -> None:
        self._scene: Final = scene
        self._name = ""
        self._random = random.Random()

    def _draw(self) -> random.Random:
        name = self._scene.read_text("utf-8")
        if name != self._name:
            self._name, self._random = name, random.Random(name)
        return self._random

    def choice(self, among: Any) -> Any:
        return self._draw().choice(among)

    def token_bytes(self, length: int = 32) -> bytes:
        return self._draw().randbytes(length)

    def randbits(self, bits: int) -> int:
        return self._draw().getrandbits(bits)


def fixed_random(scene: Path) -> AbstractContextManager[Any]:
    """A context in which `secrets` is seeded with the scene that this file names."""
    drawn = FixedRandom(scene)
    found: AbstractContextManager[Any] = mock.patch.multiple(
        secrets, choice=drawn.choice, token_bytes=drawn.token_bytes, randbits=drawn.randbits
    )
    return found


if __name__ == "__main__":
    with fixed_random(Path(os.environ[SCENE])):
        runpy.run_module("kartki", run_name="__main__", alter_sys=True)
