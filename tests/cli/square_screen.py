"""Kolejka's screen as a reader has it before the eyes, for any position."""

from kartki.cli.paint import Paint
from kartki.cli.screens.kolejka import SquareScreen
from kartki.core.play import Seat
from kartki.games.kolejka.state import Square
from kartki.words.speech import Speech
from tests.games.kolejka.square import GAME

# as long as names may be, and one whose letters are twice as wide
NAMES = (
    "Konstancja Zgrzytek-",
    "Bartłomiej Brzęczysz",
    "Wilhelmina Maria Ann",
    "買物買物買物買物買物買物買物買物買物買物",
    "Przemysława Chrząszcz"[:20],
)


def screen(language: str, players: int, bots: bool = False) -> SquareScreen:
    names = dict(enumerate(NAMES[:players]))
    kinds: dict[Seat, str] = dict.fromkeys(range(1, players), "neighbour") if bots else {}
    return SquareScreen(Speech(language, "kolejka", names), Paint(False), kinds)


def picture(s: Square, seat: Seat | None = 0, language: str = "en", bots: bool = False) -> str:
    shown = screen(language, s.players, bots)
    return "\n".join(shown.picture(GAME.view(s, seat)))


def choices(s: Square, seat: Seat = 0, language: str = "en") -> list[str]:
    legal = GAME.legal_actions(s, seat)
    return screen(language, s.players).choices(GAME.view(s, seat), legal)


def question(s: Square, seat: Seat = 0, language: str = "en") -> str:
    shown = screen(language, s.players)
    return shown.question(GAME.view(s, seat), GAME.prompt(s, seat))
