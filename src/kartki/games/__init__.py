"""The games of the house. Importing this package puts them into the catalogue."""

from kartki.core import catalogue
from kartki.core.catalogue import find, names
from kartki.games.kolejka.game import Kolejka
from kartki.games.ration_board.game import RationBoard
from kartki.games.reglamentacja.game import Reglamentacja

catalogue.register(Kolejka())
catalogue.register(RationBoard())
catalogue.register(Reglamentacja())

__all__ = ["find", "names"]
