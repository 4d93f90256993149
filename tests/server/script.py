"""What everybody at a table does, for a pair of histories: the inputs of both worlds.

Beside the acts of the game, the viewer tries whatever might tell it something: acts that are
refused, messages that are none, old ones, questions, downloads, leaving and coming back.
"""

import json
from typing import Final, final

from kartki.core.play import CLOCK, Seat
from kartki.core.rng import Rng
from kartki.core.seats import letter
from tests.contract.sitting import NAMES, Sitting
from tests.server.history import Histories, Unit
from tests.server.inputs import (
    ByBot,
    Come,
    Fetch,
    Input,
    Leave,
    Pass,
    Quietly,
    Restart,
    Say,
    Strike,
)

WATCHERS: Final = ("watch", "visitor", "stranger")
IN_TIME: Final = 300  # milliseconds before the clock strikes: nothing but acts is done in them
LATE: Final = 50  # … within which hands are still on the table after the fall
FAR_BACK: Final = 12  # acts; what lies further back may be forgotten


@final
class Script:
    """Written line by line: the histories run along, so that it is known where the game is."""

    def __init__(
        self, sitting: Sitting, live: bool, viewer: Seat | None, bots: set[Seat], rng: Rng
    ) -> None:
        self.sitting: Final = sitting
        self.live: Final = live
        self.viewer: Final = viewer
        self.bots: Final = bots
        self.rng: Final = rng
        self.game: Final = sitting.game
        self.histories: Final = Histories(sitting.game, sitting.start())
        self.inputs: Final[list[Input]] = []
        self.left = 0  # milliseconds until the clock strikes, in the world where it does so first
        self.units_told = 0  # … after the worlds had come to differ
        self.kinds: Final[set[str]] = set()  # the hidden moves by which they differ
        self.parted = False
        self.odd_bot = False  # is a bot refused for different reasons?
        self.steady = False  # the server is never started again
        self._ids = 0
        self._stopped = False  # has the server been down in this spin of the top?

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(self.sitting.players) if seat not in self.bots]

    def add(self, one: Input) -> None:
        self.inputs.append(one)
        self.left -= 1 + (one.milliseconds if isinstance(one, Pass) else 0)

    def say(self, who: str, kind: str, **fields: object) -> None:
        self._ids += 1
        command = {"t": kind, "id": f"{who}-{self._ids}", "seen": self.histories.n, **fields}
        self.add(Say(who, json.dumps(command)))

    # before the first move

    def gather(self, setup: Unit) -> None:
        """A table is opened, everybody comes, and it begins."""
        sitting = self.sitting
        manners = {"bot_delay": 0, "decision_seconds": 3600 * self.rng.below(2)}
        body = {
            "id": "table", "game": self.game.name, "seats": sitting.players, "key": key_of(0),
            "edition": sitting.edition, "options": sitting.choices, "public": True,
            "pace": "live" if self.live else "days", "manners": manners,
        }  # fmt: skip
        self.add(Fetch("/api/tables", "", "POST", json.dumps(body)))
        self.come()
        for seat in self.people:
            name, nonce = NAMES[seat], f"{seat:032x}"
            self.say(letter(seat), "sit", seat=seat, name=name, nonce=nonce)
        for seat in self.bots:
            self.say("a", "seat_bot", seat=seat)
        self.say("a", "start")
        self.histories.play(setup)
        self._tell(setup)

    def everybody(self) -> list[str]:
        return [*[letter(seat) for seat in self.people], *WATCHERS]

    def come(self, last: int = -1) -> None:
        for who in self.everybody():
            self.add(self.coming(who, last))

    def coming(self, who: str, last: int = -1) -> Come:
        """By the spectators' link even a seat's key opens nothing more."""
        if who in WATCHERS:
            key = {"watch": key_of(0), "visitor": key_of(15)}.get(who, "")
            return Come(who, key, "{watch}" if who == "watch" else "{code}", last)
        return Come(who, key_of(ord(who) - ord("a")), "{code}", last)

    def leave(self) -> None:
        for who in self.everybody():
            self.add(Leave(who))

    # the game

    def unit(self, unit: Unit, quietly: bool = False) -> None:
        """What makes the server play this unit."""
        (seat, action), _ = unit.moves[0]
        histories, n = self.histories, self.histories.n
        due = histories.due() if seat == CLOCK else (0, 0)
        move = self.game.write(histories.states[0], seat, action)[2:]
        histories.play(unit)
        if seat == CLOCK:
            self.parted = due[0] != due[1]
            self.add(Strike(histories.n, self.parted))
        elif seat in self.bots and not quietly:
            self.add(ByBot(seat, move, histories.n))
        elif quietly:
            self.add(Quietly(seat, move))
        else:
            command = {"t": "act", "id": f"act-{n}", "seen": n, "move": move}
            self.add(Say(letter(seat), json.dumps(command)))
        self._tell(unit)

    def _tell(self, unit: Unit) -> None:
        self.kinds.update(unit.differs())
        self.units_told += bool(self.kinds)
        if not self.histories.clock_runs():
            self.left, self._stopped = 0, False
        elif self.left <= 0 or unit.seat == CLOCK:
            late = unit.seat == CLOCK
            self.left = LATE if late else min(self.histories.due())
        self._stand_still()

    def _stand_still(self) -> None:
        """HSE-CLK-2: nothing is accepted; somebody tries, and somebody comes back meanwhile."""
        rest = self.histories.rest
        if not rest or not self.histories.actors():
            return
        self.left += rest
        over = self.left - rest
        self.add(Pass(rest // 2))
        for seat in self.people:
            self.say(letter(seat), "act", move="calls too dear")
        who = letter(self.rng.pick(self.people))
        self.add(Leave(who))
        self.add(self.coming(who))
        self.add(Pass(self.left - over - 1))

    def has_time(self) -> bool:
        return not self.histories.clock_runs() or self.left > IN_TIME

    def in_time(self) -> bool:
        """Can another act still come before the clock strikes?"""
        return not self.histories.clock_runs() or self.left > 5

    # taking back

    def take_back(self, seat: Seat) -> None:
        """On one's own, or by asking everybody; then it is played again."""
        histories = self.histories
        acts = 1 if histories.is_own_back(seat) else histories.acts_back(seat)
        if acts > FAR_BACK or seat in self.bots:
            return
        own = histories.is_own_back(seat)
        self.say(letter(seat), "take_back")
        if own:
            undone = histories.take_back(1)
        elif acts and self._all_agree(seat):
            undone = histories.take_back(acts)
        else:
            return
        for unit in undone:
            self.unit(unit)

    def _all_agree(self, seat: Seat) -> bool:
        """One after the other; somebody may say no, and that is the end of it."""
        others = [other for other in self.people if other != seat]
        for other in others:
            yes = bool(self.rng.below(4))
            self.say(letter(other), "consent", yes=yes)
            if not yes:
                return False
        return True

    def step_out(self, seat: Seat) -> None:
        """A bot stands in for a moment, and is asked what it would do."""
        self.say(letter(seat), "rise")
        self.histories.change_seat()
        self.add(Pass(20))
        self.say(letter(seat), "come_back")
        self.histories.change_seat()

    def restart(self) -> None:
        """While the clock runs only once: it is wound up by the times of the log."""
        if self._stopped or self.steady:
            return
        self._stopped = self.histories.clock_runs()
        self.add(Restart())
        self.come(max(self.histories.n - self.rng.below(40), -1))


def key_of(seat: int) -> str:
    """A browser's secret; it is as good as any other of its length."""
    return f"key-of-seat-number-{seat:03}"
