"""The playout core plays as the readable rules do: 100,000 games act by act, and planted faults.

What is done is kept in .kartki/proofs/fast_kolejka.json, for these very sources, so the run can be
stopped and goes on later. KARTKI_GAMES=2000 asks for less, and is not judged.
"""

import hashlib
import json
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from kartki import build
from kartki.fast.kolejka import core
from kartki.fast.kolejka.check import Differs
from scripts.proofs.claim import Claim, Measured
from tests.fast import plants
from tests.fast.ends import ENDS, how_it_ended
from tests.fast.making import make_core
from tests.fast.neighbours import difference, play

CLONE = Path(__file__).resolve().parent.parent.parent
KEPT = CLONE / ".kartki" / "proofs" / "fast_kolejka.json"
GAMES = 100_000
CHUNK = 100
OFTEN = 100  # each way to end and each tie-break, at least
FOR_A_PLANT = 3_000  # games, at the most, until a planted fault has to be found


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


# the games


def digest() -> str:
    """Of the core, of the rules, of what compares them, and of who plays."""
    found = hashlib.sha256(build.sources_stamp(build.PACKAGE).encode())
    for name in ("neighbours.py", "ends.py"):
        found.update((CLONE / "tests" / "fast" / name).read_bytes())
    return found.hexdigest()


def fresh() -> dict[str, Any]:
    return {"sources": digest(), "games": 0, "acts": 0, "ends": {}, "difference": ""}


def kept() -> dict[str, Any]:
    done: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
    return done if done.get("sources") == digest() else fresh()


def keep(done: dict[str, Any]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    half = KEPT.with_suffix(".new")
    half.write_text(json.dumps(done, indent=1))
    half.replace(KEPT)


def play_chunk(first: int) -> tuple[int, Counter[str], str]:
    """So many games from this number on: acts, how they ended, and the first difference."""
    ends: Counter[str] = Counter()
    acts = 0
    for seed in range(first, first + CHUNK):
        try:
            twins = play(core, seed)
        except Differs as differs:
            return acts, ends, str(differs)
        acts += twins.acts
        ends.update(how_it_ended(twins.s))
    return acts, ends, ""


def asked() -> int:
    return int(os.environ.get("KARTKI_GAMES", GAMES))


def play_all() -> dict[str, Any]:
    done = kept()
    todo = range(done["games"], asked(), CHUNK)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for acts, ends, difference in pool.map(play_chunk, todo):
            done["games"] += CHUNK
            done["acts"] += acts
            done["ends"] = dict(Counter(done["ends"]) + ends)
            done["difference"] = done["difference"] or difference
            keep(done)
            if done["games"] % 1000 == 0:
                say(f"{done['games']:,} games, {done['acts']:,} acts, {done['ends']}")
            if difference:
                pool.shutdown(cancel_futures=True)
                break
    return done


def same_games() -> Measured:
    done = play_all()
    if done["difference"]:
        say(done["difference"])
    same = done["games"] if not done["difference"] else 0
    judged = done["games"] >= GAMES or bool(done["difference"])
    return Measured(same, same, same, same >= GAMES, judged)


def rarest_end() -> Measured:
    done = play_all()
    counts = {name: done["ends"].get(name, 0) for name in ENDS}
    say(", ".join(f"{name}: {count:,}" for name, count in counts.items()))
    rarest = min(counts.values())
    return Measured(rarest, rarest, rarest, rarest >= OFTEN, done["games"] >= GAMES)


# the planted faults


def is_found(name: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        planted = make_core(Path(folder), [plants.ALL[name]], "-O1")
        difference_found = difference(planted, FOR_A_PLANT)
    say(f"{name}: {difference_found[:90] or f'NOT FOUND in {FOR_A_PLANT:,} games'}")
    return difference_found != ""


def all_found() -> Measured:
    found = [name for name in plants.ALL if is_found(name)]
    share = len(found) / len(plants.ALL)
    return Measured(share, share, share, share == 1)


CLAIMS = [
    Claim(
        "Kolejka's playout core plays as the rules do, act by act, in every field: games",
        f"{GAMES:,} without a difference",
        same_games,
    ),
    Claim(
        "In these games: how often the rarest way to end, or tie-break, occurred",
        f"at least {OFTEN}",
        rarest_end,
    ),
    Claim(
        f"Faults planted into the core, {len(plants.ALL)} of them: the share that was found",
        "all",
        all_found,
    ),
]
