"""What the steps share: who acts, and acts that belong to another hour of the day."""

from typing import Final

from kartki.core.play import Action, Refusal, Term
from kartki.games.kolejka.actions import Deliver, DrawCard, GetList, GoFirst, Look

ALONE: Final = [[seat] for seat in range(5)]


# the rule that says whose turn it is in the step under way
TURN_RULES: Final = {
    "queue_up": "KOL-QUE-1",
    "jumping": "KOL-JMP-1",
    "opening": "KOL-OPN-2",
    "market": "KOL-MKT-1",
    "recall": "KOL-PCT-1",
}


def not_now(rule: str, step: str) -> Refusal:
    """The act belongs to another hour; the refusal says what this step asks instead."""
    return Refusal("act.not_now", rule, (("asked", Term("asked", step)),))


def not_due(a: Action) -> Refusal:
    """Why chance may not draw, deliver or show this now."""
    if isinstance(a, DrawCard):
        return Refusal("draw.not_due", "KOL-SET-5")
    if isinstance(a, Deliver):
        return Refusal("delivery.not_due", "KOL-DEL-1")
    if isinstance(a, Look):
        return Refusal("look.not_due", "KOL-CRD-10")
    if isinstance(a, GetList):
        return Refusal("list.not_due", "KOL-SET-4")
    if isinstance(a, GoFirst):
        return Refusal("first.not_due", "KOL-SET-6")
    return Refusal("stalls.not_due", "KOL-SET-2")
