"""The request for a new table, and the house rules that follow from it."""

from kartki.core import options
from kartki.core.catalogue import AnyGame
from kartki.core.options import BadOption
from kartki.core.play import Refusal
from kartki.server.messages.table_settings import TableSettings
from kartki.server.store.room_doc import RoomDoc, SeatDoc


class TableRequest:
    """The values of a request for a new table."""

    def __init__(
        self,
        game: str,
        edition: str,
        choices: dict[str, str],
        pace: str,
        public: bool,
        seats: int,
        host: str,
        settings: TableSettings,
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = choices
        self.pace = pace
        self.public = public
        self.seats = seats
        self.host = host
        self.settings = settings

    def doc(self) -> RoomDoc:
        return RoomDoc(
            self.game,
            self.edition,
            self.options,
            "live" if self.pace == "live" else "days",
            self.public,
            self.host,
            [SeatDoc() for _ in range(self.seats)],
            self.settings,
        )


def settle(game: AnyGame, pace: str, given: dict[str, str], seats: int) -> dict[str, str] | Refusal:
    """The house rules, with those that follow from the pace filled in."""
    wanted = dict(given)
    for option in game.options():
        if option.clocked and option.name not in wanted and pace == "live":
            wanted[option.name] = option.clocked
    settled = options.settle(game.options(), wanted)
    if isinstance(settled, BadOption):
        return bad_option(settled)
    bad = options.settle_players(seats, game.fewest, game.most) or options.unfit(
        game.options(), settled, seats, pace == "live"
    )
    return settled if bad is None else bad_option(bad)


def bad_option(bad: BadOption) -> Refusal:
    allowed = ", ".join(bad.allowed)
    facts = (("name", bad.name), ("value", bad.value), ("allowed", allowed))
    return Refusal(bad.code, "HSE-HST-2", facts)
