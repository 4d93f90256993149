"""Plays the games of a batch and prints, for each bot, the seats that it took and what it won."""

import json
import sys
from typing import Any

from kartki.lab.match import Series, play_match
from kartki.lab.report import bot_scores
from kartki.lab.spec import SimulationSpec, open_spec


def main() -> None:
    asked: dict[str, Any] = json.loads(sys.argv[1])
    names = list(asked["bots"])
    spec = SimulationSpec(asked["game"], asked["edition"], {}, len(names), names, asked["seed"])
    series = Series(open_spec(spec), spec)
    played = [play_match(series, number) for number in range(asked["first"], asked["last"] + 1)]
    scores = bot_scores(names, played)
    print(json.dumps({score.name: [score.games, float(score.wins)] for score in scores}))


if __name__ == "__main__":
    main()
