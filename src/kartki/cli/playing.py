"""A game in the terminal: people at one keyboard, and bots. It is saved before it is shown."""

import sys
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final, final

from kartki import bots
from kartki.bots.bot import Bot
from kartki.bots.choosing import choices
from kartki.cli import tab_completion
from kartki.cli.ending import ending
from kartki.cli.frame import framed, height, lines_of
from kartki.cli.paint import (
    Paint,
    at_terminal,
    clear_screen,
    columns,
    say,
    start_page,
    wants_colour,
    wrapped,
)
from kartki.cli.rulebook import rule_lines
from kartki.cli.screens import SCREENS
from kartki.cli.taking_back import take_back
from kartki.cli.trouble import cannot_write
from kartki.core import record as records
from kartki.core.play import Action, Event, Refusal, Seat, Who
from kartki.core.rng import Rng
from kartki.core.seats import letter
from kartki.table import saves
from kartki.table.table import Table
from kartki.words.rules import introduction
from kartki.words.speech import Speech

THINKING_TIME: Final = 1000  # milliseconds that a bot may take
QUIT: Final = "quit"
COMMANDS: Final = ("help", "undo", "save", "rules", "board", "log", "more", QUIT)
MOST_HISTORY: Final = 2000  # lines that `log` can tell


@final
class TerminalGame:
    """One game in the terminal, until it is over or the people quit."""

    def __init__(self, table: Table, path: Path, speech: Speech, memory_aids: bool = False) -> None:
        self.table: Final = table
        self.memory_aids: Final = memory_aids
        self.path: Final = path
        self.speech: Final = speech
        kinds = {i: occupant.bot for i, occupant in enumerate(table.occupants) if occupant.bot}
        self.paint: Final = Paint(wants_colour(sys.stdout))
        self.screen: Final = SCREENS[table.game.name](speech, self.paint, kinds)
        self._bots: Final[dict[Seat, Bot]] = {
            seat: bots.make(kind, table.game) for seat, kind in kinds.items()
        }
        tab_completion.offer(self.screen.words)
        self._rng: Final = Rng(int.from_bytes(token_bytes(8), "big"))
        people = [seat for seat in range(len(table.occupants)) if seat not in kinds]
        # the seat whose view is shown: a single person's own; None (open things only) for several
        self._reader: Final = people[0] if len(people) == 1 else None
        self._shared: Final = len(people) > 1 and table.game.secrets
        self._at_keyboard: Seat | None = None
        # by seat, what happened since it was last asked: clearing the screen hid it
        self._news: Final[dict[Seat, list[str]]] = {seat: [] for seat in people}
        self._drawn = -1  # the number of the log line at which the last question was asked
        self._picture: list[str] = []  # the picture that was drawn last
        # a terminal gets one screen for each question; a pipe, and what is kept of it, everything
        self._compact: Final = at_terminal(sys.stdout)
        self._history: Final[list[str]] = []
        self._notice: list[str] = []  # why the last thing that was typed did nothing
        self._page = 0  # of a menu with several
        self._scrolled = False  # has something else been shown below the screen?

    def play(self) -> None:
        """Play until the game is over or the people quit; either way the record is complete."""
        say(self.paint(self.speech.say("title"), "bold"))
        for line in wrapped(self.speech.say("subtitle")):
            say(line)
        for line in wrapped(introduction(self.speech.language, self.table.game.name)):
            say(line)
        say(self.speech.say("play-welcome"))
        say()
        told = self.table.deal()
        self._store()
        self._tell(told)
        while self.table.state.outcome is None:
            seat = self.table.game.actors(self.table.state)[0]
            if not (self._bot_acts(seat) if seat in self._bots else self._person_acts(seat)):
                say(self.speech.say("play-bye", path=str(self.path)))
                return
        self._goodbye()

    def _bot_acts(self, seat: Seat) -> bool:
        game, state = self.table.game, self.table.state
        view, legal = game.view(state, seat), choices(game, state, seat, self._rng)
        action = self._bots[seat].choose(view, legal, THINKING_TIME, self._rng)
        assert action is not None  # without a clock everybody acts in turn, so a bot always acts
        self._do(seat, action)
        return True

    def _do(self, seat: Seat, action: Action) -> None:
        result = self.table.act(seat, action)
        if isinstance(result, Refusal):
            self._refuse(result)
            return
        self._store()
        self._page = 0
        if self._compact and seat in self._news:
            self._news[seat].clear()
        self._tell(result)

    def _store(self) -> None:
        """Save before anything is shown: what cannot be saved is not shown."""
        try:
            saves.write(self.path, records.write(self.table.record()))
        except OSError as error:
            cannot_write(self.path, error)

    def _tell(self, told: list[Event]) -> None:
        seen = [event.seen_by(self._reader) for event in told]
        for sentence in self.screen.sentences([event for event in seen if event is not None]):
            self._announce(wrapped(sentence, "    ", first="  "))

    def _announce(self, lines: list[str]) -> None:
        for line in lines:
            say(line)
        self._history.extend(lines)
        del self._history[:-MOST_HISTORY]
        for news in self._news.values():
            news += lines

    def _refuse(self, refusal: Refusal) -> None:
        """Why not, and the rule behind it."""
        told = [self.paint(line, "yellow") for line in wrapped(self.speech.refusal(refusal))]
        rule = [self.paint(line, "dim") for line in rule_lines(refusal.rule, self.speech)]
        self._object([*told, *(rule[:1] if self._compact else rule)])

    def _object(self, lines: list[str]) -> None:
        """Say why something typed did nothing: below the question, or on a screen of its own."""
        if self._compact:
            self._notice, self._drawn = lines, -1
            return
        for line in lines:
            say(line)

    # a person's turn

    def _person_acts(self, seat: Seat) -> bool:
        """Ask once and carry out the answer; False if the people quit."""
        if self._shared and seat != self._at_keyboard and not self._hand_over(seat):
            return False
        if seat not in self.table.game.actors(self.table.state):
            return True  # somebody took back an act instead of taking the keyboard
        if self._drawn != self.table.progress.line:
            self._draw(seat)
        text = self._ask(seat)
        if text is None or self._command(text) == QUIT:
            return False
        if self._scrolled and not text:
            self._drawn, self._scrolled = -1, False
        elif not self._run_command(seat, text):
            action = self._action(seat, text)
            if action is not None:
                self._do(seat, action)
        return True

    def _hand_over(self, seat: Seat) -> bool:
        """Clear the screen before another person looks at it, because hands are secret."""
        clear_screen(sys.stdout)
        self._at_keyboard = seat
        self._drawn = -1
        for line in wrapped(self.speech.say("play-hand_over", seat=Who(seat))):
            say(line)
        text = self._ask(seat)
        if text is None or self._command(text) == QUIT:
            return False
        self._run_command(seat, text)
        for line in [] if self._compact else self._news[seat]:
            say(line)
        return True

    def _draw(self, seat: Seat) -> None:
        """Draw the picture if it has changed, then the question and the choices."""
        if self._compact:
            self._draw_screen(seat)
            return
        game, state = self.table.game, self.table.state
        view = self._view(seat)
        picture = self.screen.picture(view)
        if self._drawn < 0 or picture != self._picture:
            self._show(picture)
        self._drawn = self.table.progress.line
        self._news[seat].clear()
        say()
        question = self.screen.question(view, game.prompt(state, seat))
        asked = self.speech.say("play-asked", seat=Who(seat), question=question)
        for line in wrapped(asked):
            say(self.paint(line, "bold"))
        legal = game.legal_actions(state, seat)
        heading = self.screen.heading(view, legal)
        for line in wrapped(heading, "  ") if heading else []:
            say(line)
        for line in columns(self.screen.choices(view, self.screen.listed(view, legal))):
            say(line)

    def _draw_screen(self, seat: Seat) -> None:
        """Board, what happened since this player acted, question and choices on one screen."""
        game, state, screen = self.table.game, self.table.state, self.screen
        view, legal = self._view(seat), game.legal_actions(state, seat)
        question = screen.question(view, game.prompt(state, seat))
        asked = self.speech.say("play-asked", seat=Who(seat), question=question)
        lines = framed(
            board=screen.compact(view),
            news=[*self._news[seat], *self._notice],
            asked=[self.paint(line, "bold") for line in lines_of(asked, 2)]
            + lines_of(screen.heading(view, legal), 1),
            choices=screen.choices(view, screen.listed(view, legal)),
            page=self._page,
            speech=self.speech,
            paint=self.paint,
            height=height(),
        )
        self._drawn, self._notice = self.table.progress.line, []
        start_page(sys.stdout)
        for line in lines:
            say(line)

    def _view(self, seat: Seat | None) -> Any:
        """The table as it is shown: what people would have to remember only on request."""
        whole = self.table.game.view(self.table.state, seat)
        return whole if self.memory_aids else self.table.game.without_memory_aids(whole)

    def _show(self, picture: list[str]) -> None:
        self._picture = picture
        say()
        for line in picture:
            say(line)

    def _ask(self, seat: Seat) -> str | None:
        try:
            return input(f"{self.speech.name(seat)} > ").strip()
        except EOFError:
            say()
            return None
        except UnicodeDecodeError:
            return "?"

    def _action(self, seat: Seat, text: str) -> Action | None:
        """A number of the list, an act in words, or Enter where only one thing can be done."""
        game, state = self.table.game, self.table.state
        legal = self.screen.listed(self._view(seat), game.legal_actions(state, seat))
        if not text and len(legal) == 1:
            return legal[0]
        if text.isascii() and text.isdecimal() and 1 <= int(text[:4]) <= len(legal):
            return legal[int(text[:4]) - 1]
        line = self.screen.typed(text[:200].lower())
        reading = game.read(state, f"{letter(seat)} {line}")
        if line is None or isinstance(reading, Refusal):
            message = "play-unknown" if text else "play-nothing"
            told = self.speech.say(message, text=text[:30], most=len(legal))
            why = wrapped(self.screen.not_understood() or told)
            self._object([self.paint(row, "yellow") for row in why])
            return None
        return reading[1]

    # commands

    def _command(self, text: str) -> str:
        word = text.split(" ")[0].lower() if text else ""
        for command in COMMANDS:
            names = self.speech.say(f"command-{command}").split(",")
            if word in [name.strip() for name in names]:
                return command
        return ""

    def _run_command(self, seat: Seat, text: str) -> bool:
        """Carry out a command other than quit; False if the text is none."""
        command = self._command(text)
        argument = text.partition(" ")[2].strip()
        if command == "undo":
            self._undo()
        elif command == "help":
            rule = self.table.game.turn_rule
            for line in self.speech.say("play-help", rule=rule).splitlines():
                say(line)
            for line in self.screen.manual():
                say(line)
        elif command == "board":
            self._board(seat)
        elif command == "log":
            self._log(argument)
        elif command == "more":
            self._page, self._drawn = self._page + 1, -1
        elif command == "save":
            self._save_as(argument)
        elif command == "rules":
            self._rule(argument)
        self._scrolled = self._compact and command in ("help", "board", "log", "save", "rules")
        return bool(command)

    def _board(self, seat: Seat) -> None:
        """The whole board; below it the question is asked again."""
        self._drawn = -1 if not self._compact else self._drawn
        if self._compact:
            self._show(self.screen.picture(self._view(seat)))

    def _log(self, argument: str) -> None:
        """The last lines that were told: a screenful, or as many as somebody asks for."""
        wanted = int(argument[:4]) if argument.isascii() and argument.isdecimal() else height() - 2
        for line in self._history[-max(wanted, 1) :] or [self.speech.say("play-no_log")]:
            say(line)

    def _undo(self) -> None:
        refusal = take_back(self.table, self._news)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._store()
        self._announce([self.speech.say("play-undone")])

    def _save_as(self, name: str) -> None:
        """Save a copy for reading. It cannot be continued: the dealer's secret is not copied."""
        path = Path(name if name.endswith(".game") else f"{name}.game") if name else self.path
        try:
            path = path.expanduser()
            if name and path.exists():
                say(self.speech.say("trouble-exists", path=str(path)))
                return
            saves.write(path, records.write(self.table.record()))
            saves.keep_box(path, str(saves.box_beside(self.path) or ""))
            say(self.speech.say("play-saved", path=str(path)))
        except (OSError, ValueError, RuntimeError) as error:
            why = error.strerror or "" if isinstance(error, OSError) else str(error)
            say(self.speech.say("trouble-cannot_write", path=str(path), why=why))

    def _rule(self, rule_id: str) -> None:
        for line in rule_lines(rule_id.upper() or "", self.speech, self.table.game.name):
            say(line)

    def _goodbye(self) -> None:
        """How it ended, and where the record lies."""
        state = self.table.state
        view = self._view(None)
        self._show(self.screen.compact(view) if self._compact else self.screen.picture(view))
        say()
        for line in wrapped(ending(self.speech, self.screen, view, state.outcome)):
            say(self.paint(line, "bold"))
        say(self.speech.say("play-over", path=str(self.path)))
        saves.key_file(self.path).unlink(missing_ok=True)
