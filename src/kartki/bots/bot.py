"""What every bot is."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from kartki.core.play import Action
from kartki.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Sees a view, never a state."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        """One of the legal actions; `limit` says how many milliseconds it may think."""
