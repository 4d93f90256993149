"""Seeded plays and their fingerprints: the same on every machine and in every build."""

import json
from pathlib import Path
from typing import Any, Final

from kartki.core.dealer import game_seed
from kartki.core.fingerprint import fingerprint
from kartki.core.replay import view_facts
from tests.contract.contestants import Contestant
from tests.contract.sitting import Sitting

FILE: Final = Path(__file__).with_name("prints.json")
PLAYS: Final = 8
PRINTS: Final = 8  # of each play, at most

Prints = dict[str, Any]


def play(contestant: Contestant, number: int) -> Prints:
    """One whole play: the table, how long it was, and fingerprints on the way."""
    sitting = table(contestant, number)
    found = []
    while not sitting.over():
        sitting.act()
        found.append(position_print(sitting))
    step = len(found) // PRINTS + 1
    return {
        "table": f"{sitting.players} players, {sitting.edition}, {sitting.choices}",
        "moves": len(found),
        "prints": [*found[step - 1 :: step], found[-1]],
        "all": fingerprint(found),
    }


def table(contestant: Contestant, number: int) -> Sitting:
    """Another number of players and other house rules for each play."""
    game = contestant.game
    players = game.fewest + number % (game.most - game.fewest + 1)
    choices = {}
    for place, option in enumerate(game.options()):
        choices[option.name] = option.allowed[number // (place + 1) % len(option.allowed)]
    edition = contestant.editions[number % len(contestant.editions)]
    return Sitting(contestant, players, edition, choices, game_seed(1943, number))


def position_print(sitting: Sitting) -> str:
    """The position, what everyone sees of it, and what may be done in it."""
    game, state = sitting.game, sitting.state
    views = [view_facts(game.view(state, viewer)) for viewer in sitting.viewers()]
    legal = [
        [game.write(state, seat, act) for act in game.legal_actions(state, seat)]
        for seat in game.actors(state)
    ]
    return fingerprint([state.facts(), views, legal])


def known() -> dict[str, list[Prints]]:
    found: dict[str, list[Prints]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found
