"""One judge: an act is legal exactly when it is not refused, and asking changes nothing."""

import re
from typing import Any, Final

from kartki.core.catalogue import AnyGame
from kartki.core.play import Action, Refusal, Seat
from kartki.core.rng import Rng
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Move, Sitting

WILD: Final = 20
OUT_OF_PLACE: Final = 15
SAMPLES: Final = 30
CODE: Final = re.compile(r"[a-z_]+(\.[a-z_]+)+")  # what a line of a record can hold
RULE: Final = re.compile(r"[A-Z]+-[A-Z]+-\d+")


def test_legal_is_what_is_not_refused(contestant: Contestant) -> None:
    for_all(contestant, judge_and_lists_agree, examples=60)


def judge_and_lists_agree(sitting: Sitting) -> None:
    for state in sitting.stops(8, rare=True):
        before = state.facts()
        lists = {seat: sitting.game.legal_actions(state, seat) for seat in sitting.seats()}
        check_lists(sitting.game, state, lists)
        for seat, act in strange_moves(sitting, lists):
            check_strange(sitting.game, state, lists[seat], seat, act)
        assert state.facts() == before, "the judge has changed the position"


def check_lists(game: AnyGame, state: Any, lists: dict[Seat, list[Action]]) -> None:
    actors = game.actors(state)
    for seat, legal in lists.items():
        assert seat in actors or not legal, f"{seat} is not to act, but may {legal}"
        assert len(set(legal)) == len(legal), f"the same act twice: {legal}"
        for act in legal:
            refusal = game.why_not(state, seat, act)
            assert refusal is None, f"{act!r} of {seat} is listed, but {refusal!r}"
        sampled = game.sample(state, seat, Rng(len(legal)))
        if sampled is not None:
            refusal = game.why_not(state, seat, sampled)
            assert refusal is None, f"{sampled!r} of {seat} is sampled, but {refusal!r}"


def strange_moves(sitting: Sitting, lists: dict[Seat, list[Action]]) -> list[Move]:
    """Wild acts, acts that were or are right at another time or for another seat, slips."""
    game, state, rng = sitting.game, sitting.state, sitting.rng
    moves = [game.wild(state, rng) for _ in range(WILD)]
    pool = [act for legal in lists.values() for act in legal]
    pool += list({act: None for _, act in sitting.moves})
    seats = sitting.seats()
    for _ in range(OUT_OF_PLACE if pool else 0):
        act = pool[rng.below(len(pool))]
        moves.append((seats[rng.below(len(seats))], act))
        slip = game.read(state, with_a_slip(game.write(state, moves[-1][0], act), rng))
        moves += [] if isinstance(slip, Refusal) else [slip]
    return moves


def with_a_slip(line: str, rng: Rng) -> str:
    """One digit of the line is another one, or the seat is."""
    places = [place for place, sign in enumerate(line) if sign.isdigit()] + [0]
    place = places[rng.below(len(places))]
    sign = str(rng.below(10)) if place else "abc"[rng.below(3)]
    return line[:place] + sign + line[place + 1 :]


def check_strange(game: AnyGame, state: Any, legal: list[Action], seat: Seat, act: Action) -> None:
    refusal = game.why_not(state, seat, act)
    if refusal is not None:
        assert act not in legal, f"{act!r} of {seat} is listed, but {refusal!r}"
        check_words(refusal)
    elif act not in legal:
        assert is_sampled(game, state, seat, act), f"{act!r} of {seat} is allowed, not listed"


def is_sampled(game: AnyGame, state: Any, seat: Seat, act: Action) -> bool:
    """Is it of a verb that has too many forms to list, and can be sampled here?"""
    return any(type(game.sample(state, seat, Rng(n))) is type(act) for n in range(SAMPLES))


def check_words(refusal: Refusal) -> None:
    assert CODE.fullmatch(refusal.code), f"no code for a sentence: {refusal!r}"
    assert RULE.fullmatch(refusal.rule), f"no rule: {refusal!r}"
