"""Kolejka's end in the terminal: a star for who won, goods missing for everybody else."""

import random

import pytest
from rich.cells import cell_len

from kartki.cli.paint import WIDTH
from kartki.core.play import CHANCE
from kartki.games.kolejka.state import Square
from kartki.words.languages import LANGUAGES
from tests.cli.square_screen import screen
from tests.games.kolejka.square import GAME

MISSING = {"en": "missing", "pl": "brakuje", "it": "mancano"}


def ended(players: int) -> Square:
    s, rng = GAME.new_game(players, "standard", {}), random.Random(players)
    while s.outcome is None:
        seat = GAME.actors(s)[0]
        chances = [chance for chance, _ in GAME.chances(s)] if seat == CHANCE else []
        GAME.apply(s, seat, rng.choice(chances or GAME.legal_actions(s, seat)))
    return s


@pytest.mark.rule("KOL-END-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_losers_have_no_rank_but_goods_missing(language: str) -> None:
    s = ended(5)
    view, shown = GAME.view(s, None), screen(language, 5)
    rows = [line for line in shown.compact(view) if line[2:4] in ("A ", "B ", "C ", "D ", "E ")]
    assert len(rows) == 5
    for seat, row in enumerate(rows):
        won = view.ranking[seat] == 1
        told = "★" if won else f"{MISSING[language]} {view.missing[seat]}"
        assert row.endswith(told), row
        assert ("★" in row) == won
        assert cell_len(row) < WIDTH


@pytest.mark.rule("KOL-END-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_picture_tells_what_is_missing_too(language: str) -> None:
    s = ended(4)
    view, shown = GAME.view(s, None), screen(language, 4)
    told = "\n".join(shown.picture(view))
    for lacking in view.missing:
        assert str(lacking) in told
    assert told.count("★") == view.ranking.count(1)
