"""Writing a record while a play goes on: a line for each move, a fingerprint for each round."""

from typing import Any, Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.dealer import Dealer
from kartki.core.fingerprint import fingerprint
from kartki.core.play import Action, Outcome, Seat
from kartki.core.record import BY_TIME_TAG, CHANGE, FINGERPRINT, MOVE, Line, Record, join
from kartki.core.seats import letter


@final
class RecordWriter:
    """Collects the lines of a record; their numbers are counted by `Progress.line`."""

    def __init__(self, game: AnyGame, head: list[tuple[str, str]]) -> None:
        self.head: Final = head
        self.lines: Final[list[Line]] = []
        self._game: Final = game
        self._rounds = 0  # the rounds begun when the last fingerprint was taken

    def move(self, before: Any, seat: Seat, action: Action, time: str = "") -> None:
        """Write an act before it is carried out: its notation may depend on the position."""
        self.lines.append(Line(MOVE, self._game.write(before, seat, action), time=time))

    def change(self, text: str) -> None:
        """Write that acts were taken back, that somebody else plays a seat, or that time is up."""
        self.lines.append(Line(CHANGE, text))

    def after(self, state: Any) -> None:
        """Add a fingerprint if the last move completed a round or ended the game."""
        if state.rounds != self._rounds or state.outcome is not None:
            self._rounds = state.rounds
            self.lines.append(Line(FINGERPRINT, fingerprint(state.facts())))

    def resume(self, lines: list[Line], state: Any) -> None:
        """Continue a record that has been replayed up to this position."""
        self.lines.extend(lines)
        self._rounds = state.rounds

    def record(self, foot: list[tuple[str, str]]) -> Record:
        return Record(self.head.copy(), self.lines.copy(), foot)


def head_tags(
    game: AnyGame,
    edition: str,
    names: list[str],
    choices: dict[str, str],
    dealer: Dealer,
    box: str = "",
) -> list[tuple[str, str]]:
    """The head of a record, in canonical order; only unusual house rules are named.

    `box` is the digest of the edition: a file may change and keep its name.
    """
    seats = {letter(seat): name for seat, name in enumerate(names)}
    defaults = {option.name: option.default for option in game.options()}
    unusual = {name: value for name, value in choices.items() if value != defaults[name]}
    return [
        ("Game", game.name),
        ("Rules", game.version),
        ("Edition", edition),
        *([("Box", box)] if box else []),
        ("Seats", join(seats)),
        *([("Options", join(unusual))] if unusual else []),
        *dealer.head(),
    ]


def foot_tags(outcome: Outcome, dealer: Dealer) -> list[tuple[str, str]]:
    """The foot: the place of every seat, whether time had run out, what the dealer reveals."""
    places = {letter(seat): str(place) for seat, place in enumerate(outcome.places)}
    ended = [("Ended", BY_TIME_TAG)] if outcome.by_time() else []
    return [("Result", join(places)), *ended, *dealer.foot()]
