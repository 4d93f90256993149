"""Ration Board in the terminal: every call says where it would lead."""

from pathlib import Path

import pytest

from kartki.cli.paint import Paint
from kartki.cli.screens.ration_board import RoadScreen
from kartki.editions import shelf
from kartki.games.ration_board import flow
from kartki.words.speech import Speech
from tests.games.ration_board.road import EDITION, GAME, Driver, road


def choices(t: Driver) -> list[str]:
    """What the list says behind the odds."""
    shown = RoadScreen(Speech("en", "ration_board", {0: "Ania", 1: "Bartek"}), Paint(False), {})
    listed = shown.choices(GAME.view(t.state, 0), GAME.legal_actions(t.state, 0))
    return [line.split("  ")[-1] for line in listed]


@pytest.mark.parametrize(
    ("at", "call", "landing"),
    [
        ("R2", 1, "red 3"),
        ("R2", 2, "red 4, woods"),
        ("R12", 1, "red 13 » red 18"),
        ("R18", 12, "red 20, Ration Board"),
    ],
)
def test_a_call_says_where_it_would_lead(at: str, call: int, landing: str) -> None:
    assert choices(road(at=f"a={at}"))[call - 1] == landing


def test_a_short_cut_of_an_own_box_leads_where_that_box_says(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = shelf.text_of("ration_board", EDITION)
    path.write_text(text.replace('"R18"\nsource', '"R17"\nsource', 1).replace(EDITION, "mine"))
    assert not isinstance(shelf.add(path), list)
    t = Driver(GAME.new_game(2, "mine", {}))
    t.state.cars[0].space = t.state.box.number("R12")
    t.state.rounds = 1
    t.state.steps[:] = [flow.turn_of(t.state)]
    assert choices(t)[0] == "red 13 » red 17"
