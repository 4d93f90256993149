"""One of the peers, for the rounds of scripts/bench, spoken to as our own engines are.

    build/peers/bin/python scripts/bench_peers/serve.py openspiel/hearts

It first writes a line with its version, or why it cannot be measured; then it answers each number
of seconds on standard input with what it played in so much CPU time.
"""

import json
import sys
from importlib.metadata import version

from measure import PEERS, SEED, Peer, Play, run


def opened(peer: Peer) -> Play | None:
    """The endless row of its games, begun; the first one pays for lazy imports and compilers."""
    try:
        play = peer.open()(SEED)
    except ImportError as error:
        print(json.dumps({"error": str(error)}), flush=True)
        return None
    play()
    print(json.dumps({"version": version(peer.package)}), flush=True)
    return play


def main() -> None:
    peer = next(peer for peer in PEERS if peer.name == sys.argv[1])
    play = opened(peer)
    for line in sys.stdin:
        if play is not None:
            found = run(play, float(line))
            told = {"cpu": found["cpu"], "games": found["games"], "choices": found["decisions"]}
            print(json.dumps(told | {"acts": found["acts"]}), flush=True)


if __name__ == "__main__":
    main()
