"""Games played by a fixed rule, for the maker: the n-th of what is legal, and n by a generator.

Now and then somebody does something else than to act. What was done is kept in the transcript, so
that a replay needs none of this.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, final

from kartki.core.rng import Rng
from tests.server.inner import Inside
from tests.server.inputs import Come, Fetch, Input, Leave, Pass, Say
from tests.server.script import key_of

NAMES: Final = ("Ania", "Bartek", "Cyryl")
PEOPLE: Final = ("a", "b", "c")
WATCHER, VISITOR = "watch", "visitor"  # by the spectators' link; by the room code, without a seat
EVERYBODY: Final = (*PEOPLE, WATCHER, VISITOR)
KEYS: Final = {"a": key_of(0), "b": key_of(1), "c": key_of(2), WATCHER: "", VISITOR: key_of(14)}
BETWEEN: Final = 3  # acts between two asides
BREATH: Final = 900  # milliseconds after each act, where a clock runs
STAMPS: Final = ("sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate")
PATHS: Final = (
    "/api/tables", "/api/tables/{code}", "/api/tables/{watch}",
    "/api/tables/{code}/record", "/api/tables/{watch}/frames",
)  # fmt: skip


class Title(NamedTuple):
    """What is played, and for how many acts at most."""

    name: str
    game: str
    seed: int
    acts: int = 10_000
    live: bool = False
    edition: str = ""  # the usual one


TITLES: Final = (
    Title("kolejka", "kolejka", 1),
    Title("ration_board", "ration_board", 2),
    Title("reglamentacja", "reglamentacja", 3),
    Title("reglamentacja_live", "reglamentacja", 4, 250, live=True),
)


@final
class Evening:
    """One table from the opening to the rematch."""

    def __init__(
        self, title: Title, inside: Inside, asides: "tuple[Aside, ...]", number: int = 1
    ) -> None:
        """`number`: which table of the server it is."""
        self.title: Final = title
        self._mark: Final = "" if number == 1 else str(number)
        self.rng: Final = Rng(title.seed)
        self.asks: Final[dict[str, Any]] = {who: {"legal": [], "actors": []} for who in EVERYBODY}
        self.room: dict[str, Any] = {}
        self.n = 0
        self.last_act = ("a", "")
        self._inside: Final = inside
        self._asides: Final = asides
        self._read: Final = {who: len(inside.heard[who]) for who in EVERYBODY}
        self._hands: Final[dict[str, list[str]]] = {}
        self._ids = 0

    def inputs(self) -> Iterator[Input]:
        yield from self.gathering()
        yield from self.listening(self._play())
        yield from self.listening(self._afterwards())

    def until_left(self) -> Iterator[Input]:
        """As far as it is to be played, and everybody leaves."""
        yield from self.gathering()
        yield from self.listening(self._play())
        for who in EVERYBODY:
            yield Leave(who)

    def listening(self, inputs: Iterator[Input]) -> Iterator[Input]:
        for one in inputs:
            yield one
            self._listen()

    def _play(self) -> Iterator[Input]:
        for number in range(self.title.acts):
            if not self.asks[WATCHER]["actors"] and not self.title.live:
                break
            if number % BETWEEN == 0 and self._asides:
                yield from self._asides[number // BETWEEN % len(self._asides)](self)
            yield from self._act()

    # what is heard

    def _listen(self) -> None:
        for who in EVERYBODY:
            heard = self._inside.heard[who]
            for one in heard[self._read[who] :]:
                if one.data.startswith(b"{"):
                    self._note(who, json.loads(one.data))
            self._read[who] = len(heard)

    def _note(self, who: str, message: dict[str, Any]) -> None:
        self.room = message.get("room", self.room)
        if message["t"] in ("told", "welcome"):
            self.n = max(self.n, message["n"])
            self.asks[who] = message["ask"] or self.asks[who]
            stamps = (message["mine"] or {}).get("hand") or []
            if len(stamps) == len(STAMPS):
                self._hands[who] = [kind for kind, held in zip(STAMPS, stamps, strict=True) if held]

    def legal(self, who: str) -> list[str]:
        return [choice["move"] for choice in self.asks[who]["legal"]]

    # what is done

    def say(self, who: str, kind: str, **fields: object) -> Say:
        self._ids += 1
        command = {"t": kind, "id": f"{who}-{self._ids}", "seen": self.n, **fields}
        return Say(who, json.dumps(command))

    def come(self, who: str, last: int = -1) -> Come:
        return Come(who, KEYS[who], self.named("watch" if who == WATCHER else "code"), last)

    def named(self, kind: str) -> str:
        """This table's code, as the inputs name it."""
        return f"{{{kind}{self._mark}}}"

    def gathering(self) -> Iterator[Input]:
        yield from self.listening(self._gathering())

    def _gathering(self) -> Iterator[Input]:
        body = {
            "id": f"table{self._mark}", "game": self.title.game, "seats": len(PEOPLE),
            "key": KEYS["a"], "public": True, "pace": "live" if self.title.live else "days",
            "edition": self.title.edition,
        }  # fmt: skip
        yield Fetch("/api/tables", "", "POST", json.dumps(body))
        for who in EVERYBODY:
            yield self.come(who)
        for seat, who in enumerate(PEOPLE):
            yield self.say(who, "sit", seat=seat, name=NAMES[seat], nonce=f"{seat:032x}")
        yield self.say(VISITOR, "sit", seat=1, name="Nobody")
        yield self.say("b", "rise")
        yield self.say("a", "start")  # too early
        yield self.say("b", "sit", seat=1, name=NAMES[1], nonce=f"{7:032x}")
        yield self.say("b", "start")  # not the host
        yield self.say("a", "start")

    def _act(self) -> Iterator[Input]:
        """The one who acts, and the act, by the generator; a clock may have to strike first."""
        able = [one for one in PEOPLE if self.legal(one)]
        if able:
            who = self.rng.pick(able)
            unlisted = self.asks[who]["open"] and self.rng.below(2)
            move = self._unlisted(who) if unlisted else self._listed(who)
            said = self.say(who, "act", move=move)
            self.last_act = (who, said.text)
            yield said
        if self.title.live:
            yield Pass(BREATH)

    def _listed(self, who: str) -> str:
        """The verb first, so that one with many forms does not leave the others behind."""
        by_verb: dict[str, dict[str, list[str]]] = {}
        for move in self.legal(who):
            verb, _, rest = move.partition(" ")
            by_verb.setdefault(verb, {}).setdefault(rest.split(" ")[0], []).append(move)
        objects = self.rng.pick(list(by_verb.values()))
        return self.rng.pick(self.rng.pick(list(objects.values())))

    def _unlisted(self, who: str) -> str:
        """An offer, or a counter-offer; some of them are refused."""
        mine = self.rng.pick(self._hands.get(who) or list(STAMPS))
        other, further = self.rng.pick(list(STAMPS)), self.rng.pick(list(STAMPS))
        to = self.rng.pick([*PEOPLE, "all", "all"])
        standing = [move[1:] for move in self.legal(who) if move.startswith("declines ")]
        verb = f"offers {to}"
        if standing and self.rng.below(2):
            verb = f"counters {self.rng.pick(standing).split(' ')[-1]}"
        asked = [other, "any 1", f"any 1 of {other} {further}", f"{other} {further}", "place"]
        given = [mine, mine, f"{mine} place", f"{mine} {mine}", "nothing"]
        return f"{verb} {self.rng.pick(given)} for {self.rng.pick(asked)}"

    def _afterwards(self) -> Iterator[Input]:
        for path in PATHS:
            yield Fetch(path)
        yield Fetch("/api/tables/{code}/record", KEYS["b"])
        for who in EVERYBODY:
            yield self.say(who, "history", after=self.n - 20)
        yield self.say("b", "rematch")
        yield self.say("a", "rematch")
        for who in ("c", WATCHER):
            yield Leave(who)
            yield self.come(who, -1)


Aside = Callable[[Evening], Iterator[Input]]
