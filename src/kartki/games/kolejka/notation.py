"""Moves as lines of a record: `a queues kiosk`, `b plays lucky kiosk 3 furniture`."""

from typing import Final

from kartki.core.notation import Notation
from kartki.games.kolejka.actions import FORMS
from kartki.games.kolejka.cards import QUEUE_CARDS

NOTATION: Final = Notation([*[card.form() for card in QUEUE_CARDS], *FORMS])
