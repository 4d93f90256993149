"""Kolejka in 80 columns: five queues and the market, the shops, everyone's list, your cards."""

from typing import Final, final

from kartki.cli.paint import Paint
from kartki.cli.screens.kolejka_choices import choice, example
from kartki.cli.screens.kolejka_compact import CompactSquare
from kartki.cli.screens.kolejka_hand import HandLines
from kartki.cli.screens.kolejka_players import PlayerLines
from kartki.cli.screens.kolejka_square import SquarePicture
from kartki.cli.screens.kolejka_typed import Vocabulary
from kartki.cli.screens.screen import Screen
from kartki.core.play import Action, Seat, Term
from kartki.games.kolejka.actions import Exchange, Play
from kartki.games.kolejka.parts import DAYS, SHOPS, SPECULATOR
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import PHASES, RECALL_HOUR
from kartki.words.speech import Speech


@final
class SquareScreen(Screen):
    def __init__(self, speech: Speech, paint: Paint, bots: dict[Seat, str]) -> None:
        super().__init__(speech, paint, bots)
        self._square: Final = SquarePicture(speech)
        kinds = [self.bot_kind(seat) for seat in range(SPECULATOR)]
        self._players: Final = PlayerLines(speech, paint, kinds)
        self._hand: Final = HandLines(speech)
        self._compact: Final = CompactSquare(speech, paint)
        self._vocabulary: Final = Vocabulary(speech)
        self._serving = ""  # the shop in which the asked player is being served

    def picture(self, view: SquareView) -> list[str]:
        legend = self.paint("  " + self.speech.say("screen-legend"), "dim")
        return [
            self.paint(self._title(view), "bold"),
            "",
            *self._square.lines(view),
            legend,
            "",
            *self._players.lines(view),
            "",
            *self._square.deliveries(view),
            *self._hand.lines(view),
        ]

    def compact(self, view: SquareView) -> list[str]:
        return [self.paint(self._title(view), "bold"), *self._compact.lines(view)]

    def tie_break(self, view: SquareView) -> str:
        """Did goods beyond the list tell the winner from others who missed as few?"""
        return "tie_break" if view.decided_by == "surplus" else ""

    def _title(self, view: SquareView) -> str:
        say, phase = self.speech.say, PHASES[view.phase]
        hour = "close" if view.phase == RECALL_HOUR else phase
        told = say(
            "screen-day",
            week=view.days // DAYS + 1,
            day=Term("day", str(view.days % DAYS + 1)),
            phase=Term("phase", "queue_up" if hour == "setup" else hour),
        )
        return f"{say('title')} · {told}"

    def question(self, view: SquareView, prompt: str) -> str:
        self._serving = SHOPS[view.buyers[0][1]] if view.buyers else ""
        again = "_again" if prompt == "market" and view.exchanged else ""
        return self.speech.say(
            f"prompt-{prompt}{again}", shop=Term("shop", self._serving or SHOPS[0])
        )

    def heading(self, view: SquareView, legal: list[Action]) -> str:
        """How to type a card, by an example from the list; and what the arrows of a swap mean."""
        plays = [action for action in legal if isinstance(action, Play)]
        if plays:
            return self.speech.say("screen-type", example=example(self.speech, plays[0]))
        swaps = any(isinstance(action, Exchange) for action in legal)
        return self.speech.say("screen-swap") if swaps else ""

    def choices(self, view: SquareView, legal: list[Action]) -> list[str]:
        return [choice(self.speech, view, action) for action in legal]

    def typed(self, text: str) -> str | None:
        """The notation itself, `plays sir kiosk 3`, or the same in the player's own words."""
        return self._vocabulary.notation(text, self._serving)
