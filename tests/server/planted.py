"""Where each planted leak has to be found, and with which game."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

import pytest

from kartki.core.seats import letter
from tests.server.leaks import (
    Patch,
    all_knowing_hint,
    all_knowing_preview,
    anybodys_record,
    chatty_log,
    deck_in_view,
    early_sign,
    extra_message,
    hands_in_view,
    legal_of_another,
    loud_refusal,
    open_film,
    secret_order,
    telling_refusal,
    time_left,
    whole_events,
    whole_fingerprint,
    whole_lines,
    why_a_bot_was_refused,
)
from tests.server.pairs import FAR, SHORT, Attempt, attempts
from tests.server.worlds import leaks

TRIES: Final = 40  # pairs, one of which must bring a planted leak to light


class Plant(NamedTuple):
    into: Callable[[Patch], None]
    game: str
    heard: str  # where it is found: "seat" (the viewer's own), "watch", "http", "log" …
    live: bool | None = None
    odd_bot: bool = False  # does it take a bot that is refused for different reasons?

    def __str__(self) -> str:
        return f"{self.into.__name__}-{self.game}"

    def shows_in(self, pair: Attempt) -> bool:
        """Is it found with this pair, and where it is to be found?"""
        viewer = pair.script.viewer
        seat = "" if viewer is None else letter(viewer)
        where = {"seat": seat, "thinking": f"thinking {seat}"}.get(self.heard, self.heard)
        with pytest.MonkeyPatch.context() as patch:
            self.into(patch)
            return where in [leak.who for leak in leaks(pair)]


class Pairs:
    """Made one by one, as they are asked for, and kept for the next plant."""

    def __init__(self, source: Iterator[Attempt]) -> None:
        self._source: Final = source
        self._made: Final[list[Attempt]] = []

    def __iter__(self) -> Iterator[Attempt]:
        for number in range(TRIES):
            if number == len(self._made):
                self._made.append(next(self._source))
            yield self._made[number]


@cache
def _surviving(game: str, live: bool | None) -> Pairs:
    return Pairs(one for one in attempts(game, 7, SHORT, live) if one.survives)


def prepared(plant: Plant) -> Iterable[Attempt]:
    """Pairs that are made while nothing is planted."""
    if not plant.odd_bot:
        return _surviving(plant.game, plant.live)
    odd = (one for one in attempts(plant.game, 7, FAR) if one.survives and one.script.odd_bot)
    return list(islice(odd, 1))


PLANTS: Final = (
    Plant(whole_events, "kolejka", "seat"),
    Plant(whole_events, "reglamentacja", "seat"),
    Plant(whole_lines, "kolejka", "seat"),
    Plant(whole_lines, "reglamentacja", "watch"),
    Plant(deck_in_view, "kolejka", "seat"),
    Plant(deck_in_view, "ration_board", "seat"),
    Plant(hands_in_view, "kolejka", "watch"),
    Plant(telling_refusal, "reglamentacja", "seat"),
    Plant(whole_fingerprint, "kolejka", "http"),
    Plant(whole_fingerprint, "reglamentacja", "http"),
    Plant(anybodys_record, "reglamentacja", "http"),
    Plant(open_film, "kolejka", "http"),
    Plant(extra_message, "kolejka", "watch"),
    Plant(legal_of_another, "kolejka", "seat"),
    Plant(time_left, "reglamentacja", "seat", live=True),
    Plant(early_sign, "reglamentacja", "seat", live=True),
    Plant(chatty_log, "kolejka", "log"),
    Plant(why_a_bot_was_refused, "kolejka", "log", odd_bot=True),
    Plant(all_knowing_hint, "kolejka", "thinking"),
    Plant(all_knowing_preview, "kolejka", "seat"),
    Plant(loud_refusal, "kolejka", "watch"),
    Plant(secret_order, "reglamentacja", "visitor"),
)
