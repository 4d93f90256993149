"""A seat's view is what a careful player at that seat would have written down, no more, no less."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from kartki.core.play import Seat
from kartki.core.replay import Moved
from kartki.games.kolejka.actions import CARDS as CARD_NAMES
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.parts import QUEUES, SHOPS, delivery_name
from kartki.games.kolejka.seen import LayerView, SquareView
from kartki.games.kolejka.state import Square
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting
from tests.games.kolejka.notebook import Notebook
from tests.games.kolejka.notebook_cards import CARDS, HIDDEN
from tests.games.kolejka.notebook_square import SEATS
from tests.games.kolejka.test_record_comments import FILES, FOLDER, opened

GAME: Final = Kolejka()
EXAMPLES: Final = 40


def reader(viewer: Seat | None) -> str:
    return "" if viewer is None else SEATS[viewer]


@pytest.mark.rule("KOL-END-5", "KOL-SET-4", "KOL-CRD-10", "KOL-JMP-2", "KOL-PCT-1", "KOL-SAT-1")
def test_a_view_is_what_a_careful_player_would_note() -> None:
    for_all(Contestant(GAME, ["standard"]), kolejka_views_are_notes, examples=EXAMPLES)


def kolejka_views_are_notes(sitting: Sitting) -> None:
    sitting.play()
    for viewer in sitting.viewers():
        only_played = sitting.choices["saturday"] == "played"
        notes, state = Notebook(sitting.players, reader(viewer), only_played), sitting.start()
        for move in sitting.moves:
            notes.hear(GAME.redact(state, viewer, *move))
            GAME.apply(state, *move)
            compare(GAME.view(state, viewer), notes)


def read_aloud(path: Path, viewer: Seat | None) -> Iterator[tuple[Square, Notebook]]:
    """A record line by line as this viewer may read it: the position, and the notes so far."""
    replay = opened(path)
    start: Square = replay.progress.state
    notes = Notebook(start.players, reader(viewer), start.house.only_played)
    while not replay.over():
        before = replay.progress.state.copy()
        moved = replay.forward()
        if isinstance(moved, Moved):
            notes.hear(GAME.redact(before, viewer, moved.seat, moved.action))
            yield replay.progress.state, notes


@pytest.mark.rule("KOL-END-5", "KOL-END-1", "KOL-END-3", "KOL-SAT-1", "KOL-SAT-2", "KOL-CRD-10")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_notes_of_a_record_fit(path: Path) -> None:
    """Random play hardly ever ends a game, and never sells out; the records do."""
    players = opened(path).progress.state.players
    for viewer in [None, *range(players)]:
        for state, notes in read_aloud(path, viewer):
            compare(GAME.view(state, viewer), notes)


@pytest.mark.rule("KOL-END-5")
def test_the_notes_of_another_seat_do_not_fit() -> None:
    """Else the comparison would prove nothing."""
    state, notes = list(read_aloud(FOLDER / "card_counter.game", 0))[-1]
    compare(GAME.view(state, 0), notes)
    for other in (1, 2, None):
        with pytest.raises(AssertionError, match=r"hand|pile"):
            compare(GAME.view(state, other), notes)


def compare(view: SquareView, notes: Notebook) -> None:
    assert bool(view.reason) == notes.over
    for name, seen, noted in [*cards(view, notes), *deck(view, notes)]:
        assert seen == noted, f"{name}: the view says {seen}, the notes say {noted}"
    if not notes.asking():
        for name, seen, noted in square(view, notes):
            assert seen == noted, f"{name}: the view says {seen}, the notes say {noted}"


Fact = tuple[str, object, object]


def cards(view: SquareView, notes: Notebook) -> Iterable[Fact]:
    """Hands, piles and what is unplayed: the own ones in full, of others what can be counted."""
    for seat, mark in enumerate(notes.seats):
        mine = notes.cards[mark]
        yield f"hand size of {mark}", view.hand_sizes[seat], len(mine.hand)
        yield f"played by {mark}", named(view.played[seat]), mine.played
        yield f"unplayed by {mark}", named(view.unplayed[seat]), CARDS - mine.played
        seen = [(layer.size, known(layer)) for layer in view.piles[seat]]
        yield f"pile of {mark}", seen, [(group.size, group.cards) for group in mine.pile]
        if seat == view.viewer:
            yield "hand", sorted(named(view.hand)), sorted(mine.hand)
    if view.viewer is None:
        yield "hand of a spectator", view.hand, ()


def named(numbers: Iterable[int]) -> set[str]:
    return {CARD_NAMES[number] for number in numbers}


def known(layer: LayerView) -> frozenset[str] | None:
    return None if layer.cards is None else frozenset(named(layer.cards))


def deck(view: SquareView, notes: Notebook) -> Iterable[Fact]:
    """What is to come by counting, and each card that somebody has looked at in its place."""
    mine = notes.deck
    yield "to come", {delivery_name(card) for card in view.to_come}, mine.to_come
    yield "today", [delivery_name(card) for card in view.today], mine.today
    yield "deck", sum(layer.size for layer in view.deck), len(mine.to_come)
    top, rest = view.deck[: len(mine.top)], view.deck[len(mine.top) :]
    yield "sizes of what was looked at", [layer.size for layer in top], [1] * len(mine.top)
    seen = [delivery_name(layer.cards[0]) if layer.cards else HIDDEN for layer in top]
    yield "looked at", by_elimination(seen, mine.to_come), by_elimination(mine.top, mine.to_come)
    yield "the rest in one", len(rest), int(len(mine.to_come) > len(mine.top))
    for layer in rest:  # it may be told only to those who know all that lies above it
        told = {delivery_name(card) for card in layer.cards or ()}
        yield "the rest", told, mine.to_come - set(mine.top) if told else set()
        yield "what lies above a known rest", bool(told) and HIDDEN in mine.top, False


def by_elimination(top: list[str], to_come: set[str]) -> list[str]:
    """The last card that has not been seen is known by counting."""
    unseen = to_come - set(top)
    return [min(unseen) if card == HIDDEN and len(unseen) == 1 else card for card in top]


def square(view: SquareView, notes: Notebook) -> Iterable[Fact]:
    """All that lies open."""
    for number, name in enumerate(QUEUES):
        line = [(*SEATS, "X")[pawn] for pawn in view.queues[number]]
        yield f"queue at {name}", line, notes.queues[name]
    for number, name in enumerate(SHOPS):
        yield f"goods at {name}", [SHOPS[g] for g in view.shops[number]], notes.shops[name]
        yield f"truck of {name}", view.trucks[number], notes.trucks[name]
        yield f"stall of {name}", view.stalls[number], notes.stalls[name]
        yield f"stocktaking at {name}", view.closed[number], name in notes.closed
    yield "stalls", [SHOPS[shop] for shop in view.stall_order], notes.row
    yield "trader", view.trader, notes.trader
    yield "day", view.days, notes.day
    if notes.first:
        yield "marker", SEATS[view.first], notes.first
    for seat, mark in enumerate(notes.seats):
        yield f"list of {mark}", view.lists[seat] + 1, notes.lists.get(mark, 0)
        yield f"goods of {mark}", list(view.goods[seat]), list(notes.goods[mark].values())
        yield f"pawns at home of {mark}", view.home[seat], notes.home[mark]
