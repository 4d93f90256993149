"""Starting a program as a shell does for somebody who sits before it: Ctrl-C reaches it.

A run under nohup, in the background of a script or on some build servers has interrupts ignored
or held back, and whatever it starts inherits that.
"""

import sys
from typing import Final

LISTENING: Final = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
os.execv(sys.argv[1], sys.argv[1:])
"""


def from_a_shell(program: list[str]) -> list[str]:
    """What to start instead of this program; the first word is the path of what is run."""
    return [sys.executable, "-c", LISTENING, *program]
