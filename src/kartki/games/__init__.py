"""The games of the house. Importing this package puts them into the catalogue."""

from kartki.core import catalogue
from kartki.games.ration_board.game import RationBoard

catalogue.register(RationBoard())
