"""How each game looks in the terminal."""

from kartki.cli.screens.kolejka import SquareScreen
from kartki.cli.screens.ration_board import RoadScreen
from kartki.cli.screens.reglamentacja import ShopScreen
from kartki.cli.screens.screen import Screen

SCREENS: dict[str, type[Screen]] = {
    "kolejka": SquareScreen,
    "ration_board": RoadScreen,
    "reglamentacja": ShopScreen,
}
