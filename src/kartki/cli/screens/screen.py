"""What the terminal needs from each game: a picture, a question, choices, and a way to type."""

from abc import ABC, abstractmethod
from typing import Any, Final

from kartki.cli.paint import Paint
from kartki.core.play import Action, Event, Seat
from kartki.words.speech import Speech


class Screen(ABC):
    def __init__(self, speech: Speech, paint: Paint, bots: dict[Seat, str]) -> None:
        self.speech: Final = speech
        self.paint: Final = paint
        self.bots: Final = bots  # the kind of bot on a seat, where one plays

    def bot_kind(self, seat: Seat) -> str:
        """` (neighbour)` in the reader's language behind the name of a bot; nothing for people."""
        if seat not in self.bots:
            return ""
        return f" ({self.speech.attribute(f'bot-{self.bots[seat]}', 'name')})"

    def tie_break(self, view: Any) -> str:
        """The code of the tie-break that decided, if the winner shares with somebody what
        counts first; else nothing."""
        return ""

    def listed(self, view: Any, legal: list[Action]) -> list[Action]:
        """The choices that get numbers; in a game with very many, the others are typed."""
        return legal

    def sentences(self, told: list[Event]) -> list[str]:
        """A sentence for each event; many similar events may share one."""
        return [self.speech.event(event) for event in told]

    def not_understood(self) -> str:
        """Why the last input was not understood, if the screen knows."""
        return ""

    def manual(self) -> list[str]:
        """What may be typed in this game, for the command `help`."""
        return []

    def words(self) -> list[str]:
        """Words that the Tab key completes."""
        return []

    @abstractmethod
    def picture(self, view: Any) -> list[str]:
        """The table as lines of text, with everything that can be known."""

    @abstractmethod
    def compact(self, view: Any) -> list[str]:
        """The table in so few lines that question and choices fit below it (`cli/frame.py`)."""

    @abstractmethod
    def question(self, view: Any, prompt: str) -> str:
        """The question to the player who has to act."""

    @abstractmethod
    def heading(self, view: Any, legal: list[Action]) -> str:
        """A heading that explains the columns of the choices, where that is needed."""

    @abstractmethod
    def choices(self, view: Any, legal: list[Action]) -> list[str]:
        """One line for each of these actions, in their order."""

    @abstractmethod
    def typed(self, text: str) -> str | None:
        """Typed text as an act in the notation, without the seat; None if it is none."""
