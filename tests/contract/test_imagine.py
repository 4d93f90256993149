"""What a seat imagines fits what it sees, and can be played on."""

from typing import Any, Final

import msgspec

from kartki.core.play import Seat
from kartki.core.rng import Rng
from tests.contract import plain
from tests.contract.census import missing_or_new
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting, random_move

TRIES: Final = 2
WILD: Final = 12


def test_what_is_imagined_fits_the_view(contestant: Contestant) -> None:
    for_all(contestant, imagined_fits, examples=50)


def test_what_is_imagined_can_be_played_to_the_end(contestant: Contestant) -> None:
    for_all(contestant, imagined_ends, examples=40)


def test_where_there_are_secrets_the_imagination_varies(contestant: Contestant) -> None:
    varied: list[bool] = []

    def imagined_varies(sitting: Sitting) -> None:
        sitting.play()
        for viewer in sitting.viewers():
            view = sitting.game.view(sitting.state, viewer)
            worlds = [sitting.game.imagine(view, Rng(n)).facts() for n in range(4)]
            varied.append(any(world != worlds[0] for world in worlds))

    for_all(contestant, imagined_varies, examples=20)
    assert any(varied) == contestant.game.secrets


def imagined_fits(sitting: Sitting) -> None:
    for state in sitting.stops(4, rare=True):
        before = state.facts()
        for viewer in sitting.viewers():
            view = posted(sitting.game.view(state, viewer))
            for n in range(TRIES):
                check_fits(sitting, viewer, view, sitting.game.imagine(view, Rng(n)))
        assert state.facts() == before, "looking has changed the position"


def posted(view: Any) -> Any:
    """The view as it arrives in another process: nothing but the view can come along."""
    arrived = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert arrived == view, f"{arrived} was {view}"
    return arrived


def check_fits(sitting: Sitting, viewer: Seat | None, view: Any, world: Any) -> None:
    game, truth = sitting.game, sitting.state
    again = game.view(world, viewer)
    if again != view:  # no assert, which would print both views whole
        raise AssertionError(f"{viewer} imagines{plain.differences(again, view)}")
    assert game.actors(world) == game.actors(truth)
    assert world.rounds == truth.rounds
    assert missing_or_new(game.name, world) == {}
    if viewer is None:
        return
    assert game.legal_actions(world, viewer) == game.legal_actions(truth, viewer)
    for _ in range(WILD):
        _, act = game.wild(truth, sitting.rng)
        found = [plain.refusal(game.why_not(s, viewer, act)) for s in (world, truth)]
        assert found[0] == found[1], f"{act!r} of {viewer}: {found}"
    sampled = game.sample(truth, viewer, sitting.rng)
    if sampled is not None:
        assert game.why_not(world, viewer, sampled) is None, f"{sampled!r} in another world"


def imagined_ends(sitting: Sitting) -> None:
    sitting.play()
    game = sitting.game
    for viewer in sitting.viewers():
        world = game.imagine(game.view(sitting.state, viewer), Rng(sitting.seed))
        moves = 0
        while game.actors(world):
            game.apply(world, *random_move(game, world, sitting.rng))
            moves += 1
            assert moves <= sitting.contestant.bound, "an imagined play does not end"
        assert missing_or_new(game.name, world) == {}
