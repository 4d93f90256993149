"""Lets the C library give memory back that is not used any more.

A long replay, made in a thread, takes megabytes at once. By itself glibc keeps an area of memory
for each thread that once needed much, and learns from each large block that is freed to keep
blocks of this size for later: a server that runs for months would hold what its busiest minute
needed in each of its threads. Other C libraries have no such settings and are left alone.
"""

import ctypes
import platform
from typing import Final

# Names and numbers of malloc.h.
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8

AREAS: Final = 2  # one for the loop, one for what works beside it
LARGE: Final = 256 * 1024  # bytes from which a block is the system's again as soon as it is freed


def give_memory_back() -> bool:
    """For the whole process, called at its start. Whether the C library has taken it."""
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(M_ARENA_MAX, AREAS) and mallopt(M_MMAP_THRESHOLD, LARGE))
