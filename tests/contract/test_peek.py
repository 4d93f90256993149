"""Peek itself: what each seat knows is what a careful player could have written down."""

from typing import Final, final

from kartki.core.play import Refusal, Seat
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.peek.actions import See
from tests.contract.peek.game import Peek
from tests.contract.peek.parts import HIDDEN
from tests.contract.peek.state import Parlour
from tests.contract.sitting import Sitting

GAME: Final = Peek()
CHOICES: Final = {"rounds": "4", "row": "3", "looks": "on"}
DEAL: Final = "* a draws 1; * a draws 2; * a draws 3; * b draws 4; * b draws 5; * b draws 6"


def played(lines: str) -> Parlour:
    s = GAME.new_game(2, "plain", CHOICES)
    for line in lines.split("; "):
        reading = GAME.read(s, line)
        assert not isinstance(reading, Refusal), line
        assert GAME.why_not(s, *reading) is None, line
        GAME.apply(s, *reading)
    return s


def faces(s: Parlour, viewer: Seat | None, seat: Seat) -> list[int]:
    return [held.face for held in GAME.view(s, viewer).rows[seat]]


def test_a_card_that_was_looked_at_stays_known_when_another_draws_it() -> None:
    looks = "a looks; * a sees 6; b bids 1:4; ~ time is up"
    s = played(f"{DEAL}; {looks}; * b draws 6; * b draws 1")
    assert faces(s, 0, 1) == [HIDDEN, HIDDEN, 6, HIDDEN]
    assert faces(s, 1, 1) == [5, 6, 6, 1]
    assert faces(s, None, 1) == [HIDDEN] * 4


def test_two_may_look_at_different_times_and_both_know() -> None:
    s = played(f"{DEAL}; a looks; * a sees 6; b looks; * b sees 6")
    assert [GAME.view(s, v).deck[0].cards for v in (0, 1, None)] == [(6,), (6,), ()]
    settled = GAME.chances(played(f"{DEAL}; a looks; * a sees 6; b looks"))
    assert settled == [(See(1, 6), 1)]


def test_a_card_that_is_put_back_is_known_to_those_who_knew_it() -> None:
    bid = "b bids 1:4; ~ time is up; * b draws 6; * b draws 1"
    s = played(f"{DEAL}; a looks; * a sees 6; {bid}; b puts back 3:6")
    assert [GAME.view(s, v).deck[0].cards for v in (0, 1, None)] == [(6,), (6,), ()]
    s = played(f"{DEAL}; {bid}; b puts back 1:5")
    assert [GAME.view(s, v).deck[0].cards for v in (0, 1, None)] == [(), (5,), ()]


def test_a_view_is_what_a_careful_player_would_note(contestant: Contestant) -> None:
    if contestant.name == GAME.name:
        for_all(contestant, views_are_notes, examples=60)


def views_are_notes(sitting: Sitting) -> None:
    sitting.play()
    for viewer in sitting.viewers():
        notes, state = Notes(sitting.players, viewer), sitting.start()
        for move in sitting.moves:
            notes.hear(GAME.redact(state, viewer, *move))
            GAME.apply(state, *move)
            if state.outcome is None:
                notes.compare(state)


@final
class Notes:
    """Known faces, from nothing but the lines that a viewer may read."""

    def __init__(self, players: int, viewer: Seat | None) -> None:
        self.viewer: Final = viewer
        self.rows: Final[list[list[int]]] = [[] for _ in range(players)]
        self.top: Final[list[int]] = []  # of the deck, as far as it is settled

    def hear(self, line: str) -> None:
        mark, verb, *rest = line.split()
        if mark == "*":
            self._dealt("abcd".index(verb), rest[0], _face(rest[1]))
        elif verb == "bids":
            self._lay("abcd".index(mark), [int(card.split(":")[0]) for card in rest])
        elif verb == "puts":
            place, face = rest[1].split(":")
            self._lay("abcd".index(mark), [int(place)])
            self.top.insert(0, _face(face))

    def _dealt(self, who: Seat, verb: str, face: int) -> None:
        if verb == "draws":
            settled = self.top.pop(0) if self.top else HIDDEN
            self.rows[who].append(face or settled)
        elif not self.top:
            self.top.append(face)
        else:
            self.top[0] = face or self.top[0]

    def _lay(self, who: Seat, places: list[int]) -> None:
        for place in sorted(places, reverse=True):
            del self.rows[who][place - 1]

    def compare(self, s: Parlour) -> None:
        view = GAME.view(s, self.viewer)
        rows = [[held.face for held in row] for row in view.rows]
        assert rows == self.rows, f"{self.viewer} sees {rows}, but could know {self.rows}"
        top = [layer.cards[0] if layer.cards else HIDDEN for layer in view.deck]
        assert top[: len(self.top)] == self.top, f"{self.viewer}: {top}, but {self.top}"


def _face(sign: str) -> int:
    return HIDDEN if sign == "?" else int(sign)
