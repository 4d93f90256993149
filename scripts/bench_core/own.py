"""Our half: random playouts on the core, copies, and steps of a batch, by CPU time."""

import hashlib
import time
from typing import Any

import kartki
from kartki.core.fingerprint import fingerprint
from kartki.core.rng import Rng
from kartki.fast.kolejka.batches import batch, shapes
from kartki.fast.kolejka.twins import left_out, readable, twin

PLAYERS = 4
GAMES = 256
BYTES = {"uint8": 1, "int8": 1, "uint16": 2, "int32": 4, "float32": 4}


def start() -> Any:
    return kartki.new_game("kolejka", PLAYERS)


def playouts(first: int, end: int) -> dict[str, Any]:
    """The games that `scripts/comparison/player.py` plays, of these seeds, and its digest."""
    s, cpu, acts, choices, digest = start(), 0.0, 0, 0, hashlib.sha256()
    fresh = twin(s)
    assert fresh is not None, left_out()
    seeds = [Rng(seed).halves() for seed in range(first, end)]
    for halves in seeds:
        began = time.process_time()
        flat = fresh.copy()
        made, played, _, _, _ = flat.play_out(*halves)
        cpu += time.process_time() - began
        acts += played
        choices += made
        digest.update(f"{made} {fingerprint(readable(flat, s).facts())}\n".encode())
    return {"cpu": cpu, "acts": acts, "choices": choices, "digest": digest.hexdigest()}


def copies(count: int) -> dict[str, Any]:
    flat = twin(start())
    assert flat is not None, left_out()
    copy, began = flat.copy, time.process_time()
    for _ in range(count):
        copy()
    return {"cpu": time.process_time() - began, "copies": count}


def array(kind: str, shape: tuple[int, ...]) -> bytearray:
    """Memory for a batch; numpy's arrays do as well."""
    size = BYTES[kind]
    for length in shape:
        size *= length
    return bytearray(size)


def steps(rounds: int) -> dict[str, Any]:
    """So many steps of a batch, observed, with the core's own random choice among legal moves."""
    arrays = {name: array(kind, shape) for name, (kind, shape) in shapes(GAMES).items()}
    games, moves = batch(start(), GAMES, 1, arrays), bytearray(4 * GAMES)
    began = time.process_time()
    for _ in range(rounds):
        games.choose(moves)
        games.step(moves)
    return {"cpu": time.process_time() - began, "steps": rounds * GAMES}


def steps_with_numpy(rounds: int, numpy: Any) -> dict[str, Any]:
    """The same, with numpy's arrays and numpy's random choice among the lists of legal moves."""
    arrays = {name: numpy.zeros(shape, kind) for name, (kind, shape) in shapes(GAMES).items()}
    games, rows, draw = (
        batch(start(), GAMES, 1, arrays),
        numpy.arange(GAMES),
        numpy.random.default_rng(1),
    )
    legal, counts = arrays["legal"], arrays["counts"]
    began = time.process_time()
    for _ in range(rounds):
        games.step(legal[rows, draw.integers(counts)].astype(numpy.int32))
    return {"cpu": time.process_time() - began, "steps": rounds * GAMES}


def numpy_if_there() -> Any:
    """It is no dependency of ours."""
    try:
        import numpy  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    return numpy
