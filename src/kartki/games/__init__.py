"""The games of the house. Importing this package puts them into the catalogue."""

from kartki.core import catalogue
from kartki.core.catalogue import find, names
from kartki.games.kolejka.game import Kolejka
from kartki.games.ration_board.game import RationBoard

catalogue.register(Kolejka())
catalogue.register(RationBoard())

__all__ = ["find", "names"]
