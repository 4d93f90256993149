"""The wire, fuzzed: two thousand messages here, a hundred thousand in scripts/prove."""

from pathlib import Path

from tests.server.fuzzer import siege


def test_bad_messages_are_answered_and_harm_nobody(tmp_path: Path) -> None:
    counted = siege(tmp_path, seed="test", rounds=2, messages=1000)
    assert counted["sent"] >= 2000
    assert counted["games"] >= 7
    for kind in ("done", "refused message.malformed", "fault message.malformed", "closed 4400"):
        assert counted[kind] > 0, counted
