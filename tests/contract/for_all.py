"""Hypothesis drives the contract: many sittings, the same ones each time unless fuzzing.

KARTKI_FUZZ=1 plays other sittings in each run, and more of them.
"""

import os
import zlib
from collections.abc import Callable
from typing import Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.contract.contestants import Contestant
from tests.contract.failures import kept
from tests.contract.sitting import Sitting

FUZZ: Final = bool(os.environ.get("KARTKI_FUZZ"))
FUZZ_MORE: Final = 5

settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "fuzz", settings.get_profile("test"), derandomize=False, database=None, print_blob=True
)


def sittings(contestant: Contestant) -> st.SearchStrategy[Sitting]:
    game = contestant.game
    choices = {option.name: st.sampled_from(option.allowed) for option in game.options()}
    return st.builds(
        Sitting,
        st.just(contestant),
        st.integers(game.fewest, game.most),
        st.sampled_from(contestant.editions),
        st.fixed_dictionaries(choices),
        st.integers(0, 2**32),
    )


def for_all(contestant: Contestant, check: Callable[[Sitting], None], examples: int) -> None:
    """Check many sittings of this game; one that fails is kept as a record."""
    profile = settings.get_profile("fuzz" if FUZZ else "test")
    wanted = contestant.share_of(examples) * (FUZZ_MORE if FUZZ else 1)

    @settings(profile, max_examples=wanted)
    @given(sittings(contestant))
    def checked(sitting: Sitting) -> None:
        with kept(check.__name__, sitting):
            check(sitting)

    if not FUZZ:  # every property sees sittings of its own
        checked = seed(zlib.crc32(f"{check.__name__} {contestant.name}".encode()))(checked)
    checked()
