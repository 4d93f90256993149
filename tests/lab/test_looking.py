"""A simulation makes views only for bots that look at them, and judges what it did not offer."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from kartki import bots
from kartki.bots.bot import Bot
from kartki.bots.random_bot import RandomBot
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import Call, Roll
from kartki.lab.simulate import simulate

GAME, EDITION = "ration_board", "rebuilt-1943"


class Blind(Bot):
    name: ClassVar[str] = "blind"
    looks: ClassVar[bool] = False
    seen: ClassVar[list[object]] = []

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        self.seen.append(view)
        return legal[rng.below(len(legal))]


class Looker(Blind):
    name: ClassVar[str] = "looker"
    looks: ClassVar[bool] = True


class OwnWords(Blind):
    """Says what is legal in words of its own: equal to what was offered, but not the same."""

    name: ClassVar[str] = "words"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        chosen = legal[rng.below(len(legal))]
        return Call(chosen.number) if isinstance(chosen, Call) else Roll()


class Cheat(Blind):
    name: ClassVar[str] = "cheat"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        return Call(13)


class Mute(Blind):
    name: ClassVar[str] = "mute"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        return None


ALL: list[type[Bot]] = [Blind, Looker, OwnWords, Cheat, Mute]


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    for bot in ALL:
        bots.register(bot, GAME)
    yield
    for bot in ALL:
        bots.unregister(bot, GAME)


def played(name: str) -> dict[str, object]:
    report = simulate(GAME, EDITION, {}, 3, 6, [name], 1, seed=5).as_json()
    return {key: value for key, value in report.items() if key != "bots"}


def test_a_bot_that_does_not_look_is_given_no_view() -> None:
    Blind.seen.clear()
    blind = played("blind")
    assert set(Blind.seen) == {None}
    Looker.seen.clear()
    assert played("looker") == blind == played("random")
    assert Looker.seen
    assert None not in Looker.seen
    assert not RandomBot.looks


def test_an_equal_act_is_as_good_as_the_one_that_was_offered() -> None:
    assert played("words") == played("random")


@pytest.mark.parametrize(("name", "why"), [("cheat", "refused"), ("mute", "does nothing")])
def test_an_act_that_is_refused_is_an_error_that_names_the_bot(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=rf"{name} .*{why}"):
        played(name)
