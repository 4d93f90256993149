"""A viewer is given the same in all worlds that it cannot tell apart."""

from collections.abc import Callable
from typing import Final

import msgspec

from kartki.core import record
from kartki.core.play import Action, Seat
from kartki.core.record import Fault
from kartki.core.replay import Replay, seen_by
from tests.contract import plain
from tests.contract.conftest import COUNTED
from tests.contract.contestants import Contestant
from tests.contract.failures import kept
from tests.contract.for_all import for_all
from tests.contract.sitting import Move, Sitting, random_move
from tests.contract.worlds import OFTEN, Pair, Tally

ODDS: Final = (1, 4, OFTEN)
WILD: Final = 4
MOVES: Final = 90
RECORDS: Final = 3  # the records of every third pair are compared, because they take long
PRINTS_EVERY: Final = 10
IMAGINED_MOVES: Final = 40
EXAMPLES: Final = 120
NO_SECRETS: Final = 3  # are enough for a game that says that it has none


def test_worlds_that_look_alike_are_alike(
    contestant: Contestant, record_property: Callable[[str, object], None]
) -> None:
    tally = Tally()

    def look_alikes(sitting: Sitting) -> None:
        sitting.play()
        for viewer in sitting.viewers():
            for odds in ODDS if contestant.game.secrets else ODDS[-1:]:
                tally.count(check_pair(sitting, viewer, odds))

    secrets = contestant.game.secrets
    for_all(contestant, look_alikes, examples=EXAMPLES if secrets else NO_SECRETS)
    note = "" if secrets else " (no secrets)"
    record_property(COUNTED, f"indistinguishable worlds: {contestant.name} {tally}{note}")
    assert bool(tally.hidden) == secrets, f"hidden: {tally.hidden}, but secrets: {secrets}"
    alone = [kind for kind in tally.hidden if not tally.by_kind[kind]]
    assert not alone, f"no pair of worlds differs by {alone}"


def test_an_imagined_world_goes_on_like_the_true_one(contestant: Contestant) -> None:
    for_all(contestant, imagined_goes_on, examples=40)


def imagined_goes_on(sitting: Sitting) -> None:
    """As long as the moves are possible there, too."""
    sitting.play()
    parting = sitting.rng.below(len(sitting.moves) + 1)
    for viewer in sitting.viewers():
        pair = Pair(sitting, viewer, OFTEN, parting)
        pair.imagine()
        follow(pair, sitting.moves[parting : parting + IMAGINED_MOVES])


def test_everyone_is_given_the_same_unless_there_are_secrets(contestant: Contestant) -> None:
    differed: list[bool] = []

    def given_alike(sitting: Sitting) -> None:
        while len(sitting.moves) < sitting.length and not sitting.over():
            given = [given_to(sitting, viewer) for viewer in sitting.viewers()]
            move = random_move(sitting.game, sitting.state, sitting.rng)
            lines = [sitting.game.redact(sitting.state, v, *move) for v in sitting.viewers()]
            told = sitting.act(move)
            heard = [plain.seen(told, viewer) for viewer in sitting.viewers()]
            differs = any(part[0] != other for part in (given, lines, heard) for other in part)
            assert contestant.game.secrets or not differs, f"{lines}\n{heard}\n{given}"
            differed.append(differs)

    for_all(contestant, given_alike, examples=5)
    assert any(differed) == contestant.game.secrets


def given_to(sitting: Sitting, viewer: Seat | None) -> dict[str, object]:
    """The view without the name of the viewer."""
    view = msgspec.to_builtins(sitting.game.view(sitting.state, viewer))
    return {name: part for name, part in view.items() if name != "viewer"}


def check_pair(sitting: Sitting, viewer: Seat | None, odds: int) -> Pair:
    """Some twins part at once, some late: those that part early seldom come far."""
    parting = sitting.rng.below(2) * sitting.rng.below(len(sitting.moves))
    pair = Pair(sitting, viewer, odds, parting)
    with kept("look_alikes", pair.truth, pair.twin):
        follow(pair, sitting.moves[parting : parting + MOVES])
        if pair.compared and pair.rng.below(RECORDS) == 0:
            same_record(pair)
    return pair


def follow(pair: Pair, moves: list[Move]) -> None:
    for move in moves:
        if not pair.follow(move):
            return
        same_told(pair)
        same_view(pair)
        same_judge(pair)
        pair.compared.update(pair.differs)


def same_told(pair: Pair) -> None:
    told = [plain.seen(events, pair.viewer) for events in (pair.told, pair.twin_told)]
    assert told[0] == told[1], f"{pair.viewer} is told {told[0]} or {told[1]}"


def same_view(pair: Pair) -> None:
    truth, twin = pair.view(pair.truth.state), pair.view(pair.twin.state)
    if truth != twin:  # no assert, which would print both views whole
        raise AssertionError(f"{pair.viewer} sees{plain.differences(truth, twin)}")


def same_judge(pair: Pair) -> None:
    """What the viewer is asked, may do, and is refused."""
    game, truth, twin = pair.game, pair.truth.state, pair.twin.state
    assert game.actors(truth) == game.actors(twin)
    if pair.viewer is None or not game.actors(truth):
        return
    seat = pair.viewer
    assert game.prompt(truth, seat) == game.prompt(twin, seat)
    assert game.legal_actions(truth, seat) == game.legal_actions(twin, seat)
    for act in acts_to_judge(pair, seat):
        found = [plain.refusal(game.why_not(state, seat, act)) for state in (truth, twin)]
        assert found[0] == found[1], f"{act!r} of {seat}: {found}"


def acts_to_judge(pair: Pair, seat: Seat) -> list[Action]:
    """Wild ones, and some that are or were legal for someone."""
    game, state, moves = pair.game, pair.truth.state, pair.truth.moves
    acts = [game.wild(state, pair.rng)[1] for _ in range(WILD)]
    acts += [moves[pair.rng.below(len(moves))][1] for _ in range(WILD)]
    sampled = game.sample(state, seat, pair.rng)
    return acts if sampled is None else [*acts, sampled]


def same_record(pair: Pair) -> None:
    """What the viewer may download, fingerprints included."""
    texts = [seen_text(sitting, pair.viewer) for sitting in (pair.truth, pair.twin)]
    assert texts[0] == texts[1], f"{pair.viewer} reads\n{texts[0]}\nor\n{texts[1]}"


def seen_text(sitting: Sitting, viewer: Seat | None) -> str:
    whole = sitting.record(PRINTS_EVERY)
    seen = seen_by(Replay(sitting.game, sitting.start(), whole, None), viewer)
    assert not isinstance(seen, Fault), f"{seen!r}"
    return record.write(seen)
