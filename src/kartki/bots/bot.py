"""The base class of every bot."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from kartki.core.play import Action, Facts
from kartki.core.rng import Rng


@final
class Reason:
    """Why a bot would do something: a code and facts, told in the reader's language."""

    def __init__(self, code: str, facts: Facts = ()) -> None:
        self.code: Final = code
        self.facts: Final = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that decides from a view; it never gets the state itself."""

    name: ClassVar[str]
    looks: ClassVar[bool] = True  # at the view? A simulation makes none for a bot that does not

    @abstractmethod
    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        """One of the legal actions, or any legal form of a verb with too many to list; `limit`
        says how many milliseconds it may think.

        None where several may act at the same time and the bot has nothing to say.
        """

    def waits(self, view: Any, action: Action) -> int:
        """For how many milliseconds people go first where several may act at the same time."""
        return 0

    def reason(self, view: Any, action: Action) -> Reason | None:
        """Why it chose this action, for somebody who asks for a hint; None if it cannot say."""
        return None
