"""The compact screen: board, news, question and choices within 80 columns and 24 lines."""

import re

import pytest
from rich.cells import cell_len

from kartki import bots
from kartki.bots.choosing import choices
from kartki.cli.frame import HEIGHT, flowed, framed, lines_of
from kartki.cli.paint import WIDTH, Paint, wrapped
from kartki.cli.screens import SCREENS
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, CLOCK, Action, Seat, Who
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

NAMES = [
    "Aleksandra",
    "Bartłomiej",
    "Wiesława",
    "Kazimierz",
    "Zdzisław",
    "Grażyna",
    "Lucyna",
    "Ray",
]
GAMES = [("kolejka", "greedy"), ("ration_board", "six"), ("reglamentacja", "trader")]
PHASES = {
    "kolejka": {"queue_up", "jumping", "opening", "market", "recall"},
    "ration_board": {"call", "roll_called", "roll_sticker", "at_the_board", "blue_route"},
    "reglamentacja": {"spinning", "trading", "discarding", "shopping", "last_shopping"},
}
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Evening:
    """A whole game of bots, with the screen of whoever is asked drawn before each act."""

    def __init__(self, name: str, kind: str, language: str, colour: bool) -> None:
        game = catalogue.find(name)
        assert game is not None
        self.game: AnyGame = game
        self.state = game.new_game(game.most, shelf.names(name)[0], {})
        names = dict(enumerate(NAMES[: game.most]))
        self.speech = Speech(language, name, names)
        self.paint = Paint(colour)
        self.screen = SCREENS[name](self.speech, self.paint, dict.fromkeys(names, kind))
        self.bot = bots.make(kind, game)
        self.rng = Rng(5)
        self.news: list[str] = []
        self.seen: set[str] = set()

    def play(self) -> None:
        self.speech.reader = None
        while self.game.actors(self.state):
            seat = self.game.actors(self.state)[0]
            if seat >= 0:
                self.check(seat)
            told = self.game.apply(self.state, seat, self._choose(seat))
            seen = [event.seen_by(None) for event in told]
            for sentence in self.screen.sentences([event for event in seen if event is not None]):
                self.news += wrapped(sentence, "    ", first="  ")

    def _choose(self, seat: Seat) -> Action:
        if seat == CHANCE:
            return self.game.deal(self.state, self.rng)
        if seat == CLOCK:
            return self.game.legal_actions(self.state, seat)[0]
        legal = choices(self.game, self.state, seat, self.rng)
        action = self.bot.choose(self.game.view(self.state, seat), legal, 1000, self.rng)
        assert action is not None
        return action

    def check(self, seat: Seat) -> None:
        game, screen = self.game, self.screen
        view, legal = game.view(self.state, seat), game.legal_actions(self.state, seat)
        prompt = game.prompt(self.state, seat)
        self.seen.add(prompt)
        self.speech.reader = seat
        question = screen.question(view, prompt)
        asked = lines_of(self.speech.say("play-asked", seat=Who(seat), question=question), 2)
        board = screen.compact(view)
        lines = framed(
            board,
            self.news[-30:],
            asked + lines_of(screen.heading(view, legal), 1),
            screen.choices(view, screen.listed(view, legal)),
            page=0,
            speech=self.speech,
            paint=self.paint,
        )
        shown = "\n".join([prompt, *lines])
        assert len(lines) < HEIGHT, shown  # and the line in which people type
        assert all(cell_len(_COLOUR.sub("", line)) < WIDTH for line in lines), shown
        assert lines[: len(board)] == board, shown
        assert any(line.startswith("  1 ") for line in lines), shown
        assert self.news[-1:] == [] or self.news[-1] in lines, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), GAMES)
def test_every_phase_of_a_whole_game_fits(name: str, kind: str, language: str) -> None:
    """With as many players as the box allows, and names as long as a table takes them."""
    evening = Evening(name, kind, language, colour=True)
    evening.play()
    assert PHASES[name] <= evening.seen


def frame(choices: list[str], news: list[str], page: int = 0) -> list[str]:
    board = [f"board {number}" for number in range(12)]
    return framed(board, news, ["Your turn."], choices, page, Speech("en"), Paint(False))


def test_choices_stand_side_by_side_in_reading_order() -> None:
    rows = flowed(["one", "two", "three", "four", "five", "six", "x" * 30, "eight"])
    assert [row.split() for row in rows] == [
        ["1", "one", "2", "two", "3", "three", "4", "four", "5", "five", "6", "six"],
        ["7", "x" * 30, "8", "eight"],
    ]


def test_a_long_menu_has_pages_and_every_number_is_on_one_of_them() -> None:
    choices = [f"choice {number} of a long list" for number in range(1, 61)]
    pages = [frame(choices, ["news"], page) for page in range(20)]
    assert all(len(lines) < HEIGHT for lines in pages)
    assert "page 1 of" in pages[0][-1]
    found = {
        number for lines in pages for line in lines for number in re.findall(r"choice (\d+)", line)
    }
    assert found == {str(number) for number in range(1, 61)}
    assert pages[0] in pages[1:]  # after the last page comes the first


def test_the_newest_is_told_and_what_is_left_out_is_counted() -> None:
    lines = frame(["yes", "no"], [f"event {number}" for number in range(1, 31)])
    assert len(lines) == HEIGHT - 1
    assert lines[-3] == "event 30" or "event 30" in lines
    assert any("lines before this" in line for line in lines)
    assert "event 1" not in lines


def test_seats_have_colours_only_where_the_terminal_wants_them() -> None:
    assert Paint(False).seat("A", 0) == "A"
    assert Paint(True).seat("A", 0) != Paint(True).seat("A", 1)
    assert _COLOUR.sub("", Paint(True).seat("A", 0, bold=True)) == "A"


# Ration Board


@pytest.mark.rule("RAT-RED-4")
def test_rolling_without_a_call_can_be_typed_but_is_no_choice() -> None:
    evening = Evening("ration_board", "six", "en", colour=False)
    game, state = evening.game, evening.state
    while CHANCE in game.actors(state):
        game.apply(state, CHANCE, game.deal(state, evening.rng))
    seat = game.actors(state)[0]
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    assert len(legal) == 13
    assert len(evening.screen.listed(view, legal)) == 12
    assert evening.screen.typed("roll") == "rolls"
