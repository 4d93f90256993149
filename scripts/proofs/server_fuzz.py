"""The wire, fuzzed: good, spoilt and senseless messages at tables of all games in mid-play."""

import sys
import tempfile
from pathlib import Path

from scripts.proofs.claim import Claim, Measured
from tests.server.fuzzer import siege

ROUNDS = 40
MESSAGES = 2_500  # a round, with tables of its own
SHOWN = 12


def fuzzed() -> Measured:
    """Raises at the first message without an answer, the first trace in the log, the first
    game that breaks its rules: what it had been sent stands in the message."""
    with tempfile.TemporaryDirectory() as folder:
        counted = siege(Path(folder), "prove", ROUNDS, MESSAGES)
    for kind, number in counted.most_common(SHOWN):
        print(f"  {number} {kind}", file=sys.stderr)
    sent = counted["sent"]
    return Measured(sent, sent, sent, sent >= ROUNDS * MESSAGES)


CLAIMS = [
    Claim(
        "Messages of the fuzzer answered, or their socket closed with a known code; no trace",
        f"all of {ROUNDS * MESSAGES:,}",
        fuzzed,
    )
]
