"""Setting up a table: a new one, or one that goes on from a record."""

from kartki.bots import names
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import Dealer, SealedDealer, commitment
from kartki.core.progress import Progress
from kartki.core.record import Fault, Record, join, pairs
from kartki.core.record_writer import RecordWriter, head_tags
from kartki.core.seats import letter
from kartki.editions import shelf
from kartki.table.occupants import Occupant
from kartki.table.opening import open_record
from kartki.table.table import Table


def new_table(
    game: AnyGame, edition: str, choices: dict[str, str], occupants: list[Occupant], dealer: Dealer
) -> Table:
    seated = [occupant.name for occupant in occupants]
    box = shelf.get(game.name, edition).digest
    head = head_tags(game, edition, seated, choices, dealer, box)
    bots = {letter(seat): occupant.bot for seat, occupant in enumerate(occupants) if occupant.bot}
    head += [("Bots", join(bots))] if bots else []
    state = game.new_game(len(occupants), edition, choices)
    return Table(Progress(game, state), occupants, dealer, RecordWriter(game, head))


def resume(
    record: Record, secret: bytes, nonces: list[tuple[str, bytes]] | None = None
) -> Table | Fault:
    """Go on from a record with the secret that its dealer committed to."""
    if record.tag("Commitment") != commitment(secret):
        return Fault(1, 1, "record.other_secret")
    return reopen(record, SealedDealer(secret, nonces or []))


def reopen(record: Record, dealer: Dealer, *, goes_on: bool = True) -> Table | Fault:
    """The table at the end of a record; this dealer deals from there on.

    A game that is over (`goes_on` is false) may name bots that are not known here.
    """
    replay = open_record(record)
    if isinstance(replay, Fault):
        return replay
    fault = replay.to_end()
    if fault is not None:
        return fault
    bots = pairs(record.tag("Bots"))
    strangers = [bot for bot in bots.values() if bot not in names(replay.progress.game)]
    if strangers and goes_on:
        return Fault(1, 1, "record.bot", strangers[0])
    occupants = [Occupant(name, bots.get(mark, "")) for mark, name in replay.names.items()]
    writer = RecordWriter(replay.progress.game, record.head)
    writer.resume(record.lines, replay.progress.state)
    return Table(replay.progress, occupants, dealer, writer)
