"""Which engines are measured, and the process that each of them plays in."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CLONE = Path(__file__).resolve().parents[2]
OWN_PLAYER = CLONE / "scripts" / "bench_speed" / "own_player.py"
PEERS_PLAYER = CLONE / "scripts" / "bench_peers" / "serve.py"


@dataclass(frozen=True)
class Engine:
    """A row of the table: who plays what, and how its process is started."""

    key: str
    title: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    ours: bool = False


TITLES = {"kolejka": "Kolejka", "ration_board": "Ration Board", "reglamentacja": "Reglamentacja"}

# Our engines: the way in own_player.py, the build of the rules, what it is called, and its games.
OWN = [
    ("rules", "pure", "pure", tuple(TITLES)),
    ("rules", "compiled", "compiled", tuple(TITLES)),
    ("core", "compiled", "the playout core", ("kolejka",)),
]

PEERS = {
    "openspiel/hearts": "OpenSpiel, hearts, from Python",
    "openspiel-loop/hearts": "OpenSpiel, hearts, its own loop",
    "openspiel/backgammon": "OpenSpiel, backgammon, from Python",
    "openspiel-loop/backgammon": "OpenSpiel, backgammon, its own loop",
    "openspiel/gin_rummy": "OpenSpiel, gin rummy, from Python",
    "openspiel-loop/gin_rummy": "OpenSpiel, gin rummy, its own loop",
    "catanatron": "Catanatron, four players",
    "rlcard/uno": "RLCard, uno",
    "rlcard/gin-rummy": "RLCard, gin rummy",
    "pgx/backgammon": "pgx on the CPU, backgammon, 256 at once",
}


def own_engines(builds: list[str]) -> list[Engine]:
    return [
        Engine(
            key=f"{game}, {name}",
            title=f"{TITLES[game]}, {name}",
            command=[sys.executable, str(OWN_PLAYER), way, game],
            environment={"KARTKI_BUILD": build},
            ours=True,
        )
        for way, build, name, games in OWN
        if build in builds
        for game in games
    ]


def peer_engines(python: Path) -> list[Engine]:
    return [
        Engine(key, title, [str(python), str(PEERS_PLAYER), key]) for key, title in PEERS.items()
    ]


class Player:
    """The process of an engine; it says what it is, then plays slices when it is asked."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = subprocess.Popen(
            engine.command,
            env=os.environ | engine.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.told = self._heard()

    def play(self, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.engine.key} could not be played.")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
