"""Moves between the rules and the wire: legal acts as choices, what a client sends as an act."""

from typing import Any

from kartki.core.catalogue import AnyGame
from kartki.core.notation import PLAYER
from kartki.core.play import Action, Refusal, Seat
from kartki.core.seats import letter
from kartki.server.messages.facts import to_wire
from kartki.server.messages.wire import Choice, Described


def choice(game: AnyGame, state: Any, seat: Seat, action: Action) -> Choice:
    """An act as its player may send it, with what it would move."""
    move, verb, args = game.notation.describe(state, action)
    leads = game.leads(state, seat, action)
    return Choice(move, verb, args, to_wire(leads) if leads else None)


def described(game: AnyGame, state: Any, action: Action) -> Choice:
    """An act without `leads`, because it need not be legal in this position."""
    return Choice(*game.notation.describe(state, action))


def read_move(
    game: AnyGame, state: Any, seat: Seat, sent: str | Described
) -> tuple[Seat, Action] | Refusal:
    """The act that a client has sent, as a line of notation or as a verb with fields."""
    if isinstance(sent, str):
        return game.read(state, f"{letter(seat)} {sent}")
    action = game.notation.understand(state, sent.verb, sent.args, min(seat, PLAYER))
    return action if isinstance(action, Refusal) else (seat, action)
