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
        """What decided, as the words call it, where the one winner shares with somebody what
        counts first; else nothing."""
        return ""

    def listed(self, view: Any, legal: list[Action]) -> list[Action]:
        """The choices that are numbered; a game with very many lets the others be typed."""
        return legal

    def sentences(self, told: list[Event]) -> list[str]:
        """What happened, a sentence each; what comes in dozens may be told together."""
        return [self.speech.event(event) for event in told]

    def not_understood(self) -> str:
        """What was wrong with the words typed last, if the screen can tell."""
        return ""

    def manual(self) -> list[str]:
        """What may be typed in this game, for those who ask for help."""
        return []

    def words(self) -> list[str]:
        """Words that the Tab key completes."""
        return []

    @abstractmethod
    def picture(self, view: Any) -> list[str]:
        """The table as lines of text."""

    @abstractmethod
    def question(self, view: Any, prompt: str) -> str:
        """What is asked of the one who acts now."""

    @abstractmethod
    def heading(self, view: Any, legal: list[Action]) -> str:
        """What the columns of the choices mean, where that needs saying."""

    @abstractmethod
    def choices(self, view: Any, legal: list[Action]) -> list[str]:
        """One line for each of these actions, in their order."""

    @abstractmethod
    def typed(self, text: str) -> str | None:
        """What a player typed as an act in the notation (without the seat), if it is one."""
