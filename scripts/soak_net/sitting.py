"""One table of the long run and its people, from its opening until they leave for another one."""

import asyncio
import base64
import contextlib
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from scripts.bench_net.room import post
from scripts.bench_net.seat import LoadTrouble
from scripts.soak_net.person import Person

if TYPE_CHECKING:
    from scripts.soak_net.crowd import Crowd

TROUBLES: Final = (OSError, TimeoutError, LoadTrouble, KeyError, ValueError)
STILL: Final = 150.0  # seconds without any news though somebody should act: it stands still
BOT_DELAY: Final = 1_500  # milliseconds
THINKING: Final = (1.5, 4.5)  # seconds of a person
PHRASES: Final = ("hello", "good_luck", "well_played", "hurry", "oh_no", "bravo")


@dataclass(frozen=True)
class Plan:
    """What is played, by how many people beside how many bots."""

    game: str
    pace: str
    seats: int
    people: int


@dataclass
class News:
    """What the latest message of any of its sockets said."""

    n: int = -1
    actors: bytes = b""
    phase: str = ""
    rematch: str = ""
    seats: list[dict[str, Any]] = field(default_factory=list)
    at: float = 0.0


class Sitting:
    def __init__(self, crowd: "Crowd", plan: Plan, rng: random.Random) -> None:
        self.crowd: Final = crowd
        self.plan: Final = plan
        self.rng: Final = rng
        self.code = ""
        self.watch = ""
        self.news = News()
        self.ended = False  # its people are leaving for good
        self.ends_by = float("inf")  # when they leave, even in the middle of a game
        self.people: Final = [Person(self, seat, self._key()) for seat in range(plan.people)]
        self.spectators: Final[list[Person]] = []

    @property
    def playing(self) -> bool:
        return self.news.phase == "playing" and not self.ended

    def _key(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(32)).rstrip(b"=").decode()

    # opening

    async def open(self) -> None:
        made = await post(self.crowd.where, "/api/tables", self._order())
        self.code, self.watch = made["code"], made["watch"]
        for person in self.people:
            await person.come(self.code)
            name = f"Guest {person.seat + 1}"
            nonce = self.rng.randbytes(16).hex()
            await person.command("sit", seat=person.seat, name=name, nonce=nonce)
        for seat in range(self.plan.people, self.plan.seats):
            await self.people[0].command("seat_bot", seat=seat)
        await self.people[0].command("start")

    def _order(self) -> dict[str, Any]:
        return {
            "id": self.rng.randbytes(12).hex(),
            "game": self.plan.game,
            "edition": "",
            "options": {},
            "pace": self.plan.pace,
            "public": False,
            "seats": self.plan.seats,
            "key": self.people[0].key,
            "manners": {"bot_delay": BOT_DELAY, "gone_seconds": 120},
        }

    async def play_again(self) -> None:
        """The same people at a new table, as its host opens it."""
        if not self.news.rematch:
            await self.people[0].command("rematch")
        code = self.news.rematch
        for person in self.people:
            person.leave()
            person.n = -1
        self.news, self.code, self.watch = News(at=time.monotonic()), code, ""
        self.ends_by = float("inf")
        for person in self.people:
            await person.come(code)
        await self.people[0].command("start")

    # what its sockets tell

    def told(self, n: int, actors: bytes) -> None:
        self.news.n, self.news.actors, self.news.at = n, actors, time.monotonic()

    def told_room(self, room: dict[str, Any]) -> None:
        news = self.news
        news.phase, news.rematch, news.seats = room["phase"], room["rematch"], room["seats"]
        self.watch = room["watch"]
        if room["phase"] == "over" and not self.ended:
            self.crowd.over(self)

    def lost(self, person: Person, why: str, was_here: bool) -> None:
        """A socket ended that nobody of us has closed."""
        if was_here:
            self.crowd.figures.lost[why] += 1
            if person.seat >= 0 and not self.ended:
                self.crowd.spawn(self._come_back(person, 1.0))

    def thinking_time(self) -> float:
        return self.rng.uniform(*THINKING)

    # what its people do besides acting

    def stroll(self, seconds: float, politely: bool) -> None:
        """Somebody leaves for a while."""
        person = self.rng.choice(self.people)
        if person.here:
            person.leave(politely)
            self.crowd.figures.count("left" if politely else "cut")
            self.crowd.spawn(self._come_back(person, seconds))

    async def _come_back(self, person: Person, seconds: float) -> None:
        await asyncio.sleep(seconds)
        code = self.code
        while not self.ended and self.code == code and not person.here:
            try:
                await person.come(code)
            except TROUBLES as trouble:
                self.crowd.figures.trouble[f"coming back: {trouble}"[:160]] += 1
                await asyncio.sleep(5.0)
                continue
            self.crowd.figures.count("came back")
            seats = self.news.seats
            if self.playing and seats and seats[person.seat]["stand_in"]:
                await person.command("come_back")

    async def look_on(self, seconds: float) -> None:
        """A spectator comes by the spectators' link, and goes."""
        spectator = Person(self, -1, self._key())
        self.spectators.append(spectator)
        try:
            await spectator.come(self.watch)
            self.crowd.figures.count("spectators")
            await asyncio.sleep(seconds)
        finally:
            spectator.leave(self.rng.random() < 0.5)
            self.spectators.remove(spectator)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Chat, a hint, the history: by somebody who is here and waits for no other answer."""
        for person in self.people:
            if person.here and person.pending is None:
                await person.command(kind, **fields)
                return

    async def say(self) -> None:
        await self.ask("chat", phrase=self.rng.choice(PHRASES))

    def leave_for_good(self) -> None:
        self.ended = True
        for person in [*self.people, *self.spectators]:
            person.leave()

    # does it stand still?

    def stands_still(self, now: float) -> str:
        """Why nothing has been told for long; "" if something was, or nobody is to blame."""
        news = self.news
        if not self.playing or now - news.at < STILL:
            return ""
        if not any(person.here and now - person.since > STILL for person in self.people):
            return ""  # nobody of us was there to hear it
        waited_for = [int(actor) for actor in news.actors.split(b",") if actor]
        return f"{self.plan.game} {self.plan.pace}: " + "; ".join(
            [self._why(actor, now) for actor in waited_for] or ["nobody is asked"]
        )

    def _why(self, actor: int, now: float) -> str:
        if actor < 0 or actor >= len(self.people):
            return f"waits for {'the clock' if actor < 0 else 'a bot'}"
        person = self.people[actor]
        if not person.here:
            return "waits for a person who is away"
        if person.pending is not None:
            kind, since = person.pending[1].decode(), now - person.pending[3]
            return f"a person's {kind} is unanswered since {since:.0f} s"
        return "a person of ours does not act"


async def quietly(crowd: "Crowd", what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """What a crowd does by the way: trouble with it is counted, not raised."""
    try:
        await work()
    except TROUBLES as trouble:
        with contextlib.suppress(IndexError):
            crowd.figures.trouble[f"{what}: {trouble}"[:160]] += 1
