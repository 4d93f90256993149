"""Proving a record: every move legal, every fingerprint right, every chance line recomputed."""

import re
from typing import Final, final

from kartki.core.dealer import Dealer, SealedDealer, SeededDealer, commitment
from kartki.core.play import CHANCE, Outcome, Refusal
from kartki.core.record import BY_TIME_TAG, MOVE, Fault, Line, Record, pairs
from kartki.core.replay import Replay
from kartki.core.seats import letter
from kartki.table.opening import open_record

_NUMBER: Final = re.compile(r"[0-9]{1,40}")
_HEX: Final = re.compile(r"([0-9a-f]{2})+")


@final
class Proof:
    """What was seen to hold."""

    def __init__(self, replay: Replay, chances: int, dealer: str) -> None:
        self.lines: Final = replay.progress.line
        self.fingerprints: Final = replay.fingerprints
        self.refusals: Final = replay.refusals
        self.chances: Final = chances  # chance lines that were recomputed
        self.dealer: Final = dealer  # "sealed", "seeded" or "hand"
        self.over: Final = replay.progress.state.outcome is not None
        self.by_time: Final = _by_time(replay.progress.state.outcome)  # HSE-CLA-4


def verify(record: Record) -> Proof | Fault:
    """The proof of a record, or the first line that does not hold."""
    replay = open_record(record)
    if isinstance(replay, Fault):
        return replay
    dealer = dealer_of(record)
    if isinstance(dealer, Fault):
        return dealer
    chances = 0
    while not replay.over():
        line = record.lines[replay.next]
        fault = _chance_fault(replay, line, dealer)
        if fault is not None:
            return fault
        chances += int(dealer is not None and line.text.startswith("* ") and not line.refused)
        moved = replay.forward()
        if isinstance(moved, Fault):
            return moved
    return _at_the_end(record, replay) or Proof(replay, chances, _kind(dealer))


def _chance_fault(replay: Replay, line: Line, dealer: Dealer | None) -> Fault | None:
    """Was this the ticket that the dealer had to draw for this line?"""
    game, state = replay.progress.game, replay.progress.state
    if dealer is None or line.kind != MOVE or line.refused or game.actors(state) != [CHANCE]:
        return None
    reading = game.read(state, line.text)
    if isinstance(reading, Refusal) or reading[0] != CHANCE:
        return None
    ticket = dealer.ticket(replay.progress.line + 1, game.tickets(state))
    due = game.chance_at(state, ticket)
    if due == reading[1]:
        return None
    return Fault(line.at, 1, "record.dealt_otherwise", game.write(state, CHANCE, due))


def _at_the_end(record: Record, replay: Replay) -> Fault | None:
    """Does the foot say what came of it?"""
    outcome = replay.progress.state.outcome
    last = record.lines[-1].at if record.lines else 1
    fault = _time_fault(record, _by_time(outcome), last)
    if fault is not None:
        return fault
    if outcome is None:
        if record.foot:
            return Fault(last, 1, "record.cut")
        return None
    if record.tag("Dealer") == "sealed" and not record.tag("Secret"):
        return Fault(last, 1, "record.no_secret")
    claimed = pairs(record.tag("Result"))
    places = {letter(seat): str(place) for seat, place in enumerate(outcome.places)}
    if record.tag("Result") and claimed != places:
        return Fault(last, 1, "record.result", record.tag("Result"))
    return None


def _by_time(outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.by_time()


def _time_fault(record: Record, by_time: bool, last: int) -> Fault | None:
    """HSE-CLA-4: do foot and lines agree on whether the play was ended by time?"""
    claimed = record.tag("Ended")
    if claimed and (claimed != BY_TIME_TAG or not by_time):
        return Fault(last, 1, "record.ended", claimed)
    if by_time and record.foot and not claimed:
        return Fault(last, 1, "record.ended_by_time")
    return None


def dealer_of(record: Record) -> Dealer | Fault | None:
    """The dealer that a record reveals; None if chance was dealt by hand or is still sealed."""
    kind, _, seed = record.tag("Dealer").partition(" ")
    if kind == "seeded" and _NUMBER.fullmatch(seed):
        return SeededDealer(int(seed))
    if kind != "sealed":
        return None if kind in ("", "hand") else Fault(1, 1, "record.dealer", record.tag("Dealer"))
    if not record.tag("Secret"):
        return None
    return _sealed(record)


def _sealed(record: Record) -> Dealer | Fault:
    secret, nonces = record.tag("Secret"), pairs(record.tag("Nonces"))
    if not all(_HEX.fullmatch(value) for value in [secret, *nonces.values()]):
        return Fault(1, 1, "record.secret")
    if commitment(bytes.fromhex(secret)) != record.tag("Commitment"):
        return Fault(1, 1, "record.other_secret")
    revealed = [(mark, bytes.fromhex(nonce)) for mark, nonce in nonces.items()]
    return SealedDealer(bytes.fromhex(secret), revealed)


def _kind(dealer: Dealer | None) -> str:
    if dealer is None:
        return "hand"
    return "sealed" if isinstance(dealer, SealedDealer) else "seeded"
