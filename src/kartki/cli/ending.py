"""How a play ended, in a sentence that names everyone who won."""

from typing import Any

from kartki.cli.screens.screen import Screen
from kartki.core.play import Outcome, Seat, Who
from kartki.words.speech import Speech


def ending(speech: Speech, screen: Screen, view: Any, outcome: Outcome) -> str:
    winners = outcome.winners()
    return speech.say(
        f"outcome-{outcome.reason}",
        seat=Who(winners[0]),
        winners=_together(speech, winners),
        how="draw" if len(winners) > 1 else screen.tie_break(view) or "alone",
    )


def _together(speech: Speech, winners: list[Seat]) -> str:
    """`you, Ania and Bartek`, as it stands within a sentence."""
    names = [speech.say("names-one", seat=Who(seat)) for seat in winners]
    if len(names) == 1:
        return names[0]
    return speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])
