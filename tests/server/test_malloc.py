"""Memory that a server has needed once is the system's again; each case in a process of its own."""

import platform
import subprocess
import sys

import pytest

# Large blocks of growing size, as long replays are, with a small one that stays behind each:
# what glibc keeps to itself cannot be given back then.
NEEDED_ONCE = """
import sys
from kartki.server.ops.malloc import give_memory_back

def megabytes():
    return int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6

if sys.argv[1] == "mended":
    assert give_memory_back()
del sys.argv
before = megabytes()
bytearray(20_000_000)  # freed at once: from now on blocks of this size are kept
large, stays = [], []
for _ in range(50):
    large.append(b"x" * 2_000_000)
    stays.append(bytearray(2_000))
full = megabytes() - before
large.clear()
print(full, megabytes() - before)
"""

glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has the settings")


def needed_and_kept(how: str) -> tuple[float, float]:
    command = [sys.executable, "-c", NEEDED_ONCE, how]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    needed, kept = map(float, told.split())
    return needed, kept


@glibc
def test_what_was_needed_once_is_given_back() -> None:
    needed, kept = needed_and_kept("mended")
    assert needed > 90
    assert kept < 10


@glibc
def test_by_itself_the_c_library_keeps_it() -> None:
    """Were this red, the settings would have become needless."""
    needed, kept = needed_and_kept("as it is")
    assert needed > 90
    assert kept > 90
