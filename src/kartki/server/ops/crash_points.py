"""Named points at which a test can kill the server, to see that nothing is lost.

`KARTKI_CRASH=after_commit:17` kills the process at once when it passes the point
`after_commit` for the 17th time. Without it a point costs next to nothing.
"""

import os
import signal
from typing import Final

POINTS: Final = (
    "before_write",  # a command was judged and carried out in memory
    "after_write",  # its rows were handed to the database
    "before_commit",  # the whole group was
    "after_commit",  # it is on the disk, but the caller does not know it yet
    "before_told",  # the caller knows it
    "after_first_told",  # one client has been sent the update
    "after_told",  # all clients have
    "after_answer",  # and the sender has its answer
)
# What happens when a class begins; nobody passes these at a table of no class.
CLASS_POINTS: Final = (
    "class_planned",  # who sits where is stored
    "class_table_made",  # one of its tables is open, and has not begun
    "class_laid",  # all of them have begun, and the class does not know their codes
    "class_begun",  # it does; nobody has been told
)

_NAME, _, _TIMES = os.environ.get("KARTKI_CRASH", "").partition(":")
_left = int(_TIMES) if _TIMES.isdigit() else 1
ARMED: Final = _NAME in (*POINTS, *CLASS_POINTS)


def point(name: str) -> None:
    global _left
    if not ARMED or name != _NAME:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
