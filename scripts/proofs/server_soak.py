"""The server in a long run: 300 tables of all games, people who come and go, for 90 minutes.

Every half minute a line of figures goes to .kartki/proofs/server_soak.jsonl, so that a run that
was cut off still tells; the server's log lies beside it. `KARTKI_MINUTES=12` is a short run: it
shows whether everything works, but memory is judged over the last 45 minutes of 90, so a
shorter run reports its slope and does not judge it. `KARTKI_TABLES=60` asks for fewer tables.
The clients run in processes of their own, and each line says how late they were themselves.
"""

import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.bench_net.proc import CLONE
from scripts.proofs.claim import Claim, Measured
from scripts.soak_net import run
from scripts.soak_net.slope import slope

MINUTES = 90.0  # of a run that counts
TABLES = 300
MOST_GROWTH = 0.2  # megabytes a minute
KEPT = CLONE / ".kartki" / "proofs"
SHOWN = 10


class Run(NamedTuple):
    lines: list[run.Line]
    errors: list[str]
    whole: bool  # was it as long and as full as the claim says?


@cache
def soaked() -> Run:
    minutes = float(os.environ.get("KARTKI_MINUTES", MINUTES))
    tables = int(os.environ.get("KARTKI_TABLES", TABLES))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        try:
            lines = run.soak(minutes, tables, data, KEPT / "server_soak.jsonl", "compiled")
        finally:
            shutil.copy(data / "server.log", KEPT / "server_soak.log")
        errors, warnings = run.troubles_in_log(data), run.warnings_in_log(data)
    for line in (*errors[:SHOWN], *warnings[:SHOWN]):
        print(f"  log: {line[:300]}", file=sys.stderr)
    return Run(lines, errors, minutes >= MINUTES and tables >= TABLES)


def memory() -> Measured:
    """The slope of the server's memory over the last half, by least squares."""
    lines, _, whole = soaked()
    half = [line for line in lines if line["minute"] >= lines[-1]["minute"] / 2]
    found = slope([line["minute"] for line in half], [line["rss_mb"] for line in half])
    if not whole:
        print(
            f"  memory: not judged, because it takes {MINUTES:.0f} minutes with {TABLES} tables",
            file=sys.stderr,
        )
    return Measured(found.value, found.low, found.high, found.value < MOST_GROWTH, whole)


def sockets() -> Measured:
    return _none(sum(sum(line["lost"].values()) for line in soaked().lines))


def still() -> Measured:
    """The most tables that stood still at the same look."""
    return _none(max(len(line["still"]) for line in soaked().lines))


def failures() -> Measured:
    return _none(sum(sum(line["trouble"].values()) for line in soaked().lines))


def errors() -> Measured:
    return _none(len(soaked().errors))


def _none(number: int) -> Measured:
    return Measured(number, number, number, number == 0)


CLAIMS = [
    Claim(
        f"{TABLES} tables for {MINUTES:.0f} minutes: MB of memory a minute over the last half",
        f"under {MOST_GROWTH}",
        memory,
    ),
    Claim("… sockets lost that their client did not close", "0", sockets),
    Claim("… tables at which nothing happened though somebody should act", "0", still),
    Claim("… what clients asked for and did not get: a table, a welcome, an answer", "0", failures),
    Claim("… errors in the server's log", "0", errors),
]
