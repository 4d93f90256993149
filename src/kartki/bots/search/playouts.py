"""What a game gives to a search: ideas worth trying, and a way to play them out.

Whoever plays out faster (a core of its own beside the readable rules) is put in here.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from kartki.core.play import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts(ABC):
    """One decision of one seat, from what that seat can know."""

    @abstractmethod
    def ideas(self) -> list[Action]:
        """What is worth trying; first what the seat would do if it did not search."""

    @abstractmethod
    def begin(self, world: int) -> None:
        """Imagine this world (0, 1, 2 …) and its luck: the same ones whenever it is asked for."""

    @abstractmethod
    def worth(self, idea: Action) -> float:
        """Play on from this idea in the world begun last: the chance to win, from 0 to 1."""
