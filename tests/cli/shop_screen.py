"""Reglamentacja's screen as a reader has it before the eyes, for any position."""

from kartki.cli.paint import Paint
from kartki.cli.screens.reglamentacja import ShopScreen
from kartki.core.play import Seat
from kartki.games.reglamentacja.state import Shop
from kartki.words.speech import Speech
from tests.games.reglamentacja.shop import GAME

NAMES = ("Ania", "Bartek", "Cyryl", "Dorota", "Edek")
# as long as names may be, and one whose letters are twice as wide
LONG_NAMES = (
    "Konstancja Zgrzytek-",
    "Bartłomiej Brzęczysz",
    "Wilhelmina Maria Ann",
    "買物買物買物買物買物買物買物買物買物買物",
    "Przemysława Chrząszc",
)


def screen(
    language: str, players: int, reader: Seat | None = None, names: tuple[str, ...] = NAMES
) -> ShopScreen:
    speech = Speech(language, "reglamentacja", dict(enumerate(names[:players])))
    speech.reader = reader
    return ShopScreen(speech, Paint(False), {1: "random"})


def picture(s: Shop, seat: Seat | None = 0, language: str = "en", you: bool = False) -> str:
    shown = screen(language, s.players, reader=seat if you else None)
    return "\n".join(shown.picture(GAME.view(s, seat)))


def choices(s: Shop, seat: Seat = 0, language: str = "en") -> list[str]:
    view, legal = GAME.view(s, seat), GAME.legal_actions(s, seat)
    shown = screen(language, s.players)
    return shown.choices(view, shown.listed(view, legal))


def question(s: Shop, seat: Seat = 0, language: str = "en") -> str:
    shown = screen(language, s.players)
    return shown.question(GAME.view(s, seat), GAME.prompt(s, seat))


def asked(s: Shop, seat: Seat = 0, language: str = "en") -> ShopScreen:
    """A screen that has put its question to this seat, and waits for words."""
    shown = screen(language, s.players)
    shown.question(GAME.view(s, seat), GAME.prompt(s, seat))
    return shown


def typed(s: Shop, text: str, seat: Seat = 0, language: str = "en") -> str:
    """The act that was understood, or the slip in brackets."""
    shown = asked(s, seat, language)
    line = shown.typed(text.lower())
    return line if line is not None else f"({shown.not_understood()})"
