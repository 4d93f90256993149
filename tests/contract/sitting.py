"""One play of a contestant: seated, played by chance, and able to tell its own record."""

import zlib
from collections.abc import Iterator
from typing import Any, Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.dealer import SeededDealer
from kartki.core.fingerprint import fingerprint
from kartki.core.play import CHANCE, CLOCK, Action, Event, Seat
from kartki.core.record import COMMENT, FINGERPRINT, Line, Record
from kartki.core.record_writer import RecordWriter, head_tags
from kartki.core.rng import Rng
from tests.contract.contestants import Contestant

NAMES: Final = ["Ania", "Bartek", "Cyryl", "Dorota", "Ewa", "Filip", "Gosia", "Henryk"]
CLOCK_HOLDS: Final = 8  # where others may act, the clock does so once in as many times

Move = tuple[Seat, Action]


@final
class Sitting:
    def __init__(
        self,
        contestant: Contestant,
        players: int,
        edition: str,
        choices: dict[str, str],
        seed: int,
    ) -> None:
        self.contestant: Final = contestant
        self.game: Final[AnyGame] = contestant.game
        self.players: Final = players
        self.edition: Final = edition
        self.choices: Final = choices
        self.seed: Final = seed
        # Hypothesis likes small and repeated numbers: another table is another play
        mixed = f"{seed} {players} {edition} {sorted(choices.items())}"
        self.rng: Final = Rng(zlib.crc32(mixed.encode()))
        # how far to play, unless it is over sooner
        self.length: Final = self.rng.below(contestant.usual + 1)
        self.moves: Final[list[Move]] = []
        self.state: Any = self.start()

    def __repr__(self) -> str:
        table = f"{self.players} players, {self.edition}, {self.choices}"
        return f"Sitting({self.game.name}: {table}, seed {self.seed}, {self.length} moves)"

    def start(self) -> Any:
        return self.game.new_game(self.players, self.edition, self.choices)

    def again(self) -> "Sitting":
        """The same table before its first move."""
        return Sitting(self.contestant, self.players, self.edition, self.choices, self.seed)

    def over(self) -> bool:
        return not self.game.actors(self.state)

    def act(self, move: Move | None = None) -> list[Event]:
        """One move: this one, or one at random. It is noted first, in case it fails."""
        bound = self.contestant.bound
        assert len(self.moves) < bound, f"still going on after {bound} moves"
        move = move or random_move(self.game, self.state, self.rng)
        self.moves.append(move)
        told: list[Event] = self.game.apply(self.state, *move)
        return told

    def play(self) -> None:
        """As far as this sitting is meant to go."""
        while len(self.moves) < self.length and not self.over():
            self.act()

    def stops(self, most: int, rare: bool = False) -> Iterator[Any]:
        """Play, and stop to look at up to so many positions; the last one is always shown.

        With `rare`, also at each position that is unlike all before it.
        """
        known: set[tuple[str, object]] = set()
        while not self.over() and len(self.moves) < self.length:
            new = shape(self.state.facts()) - known if rare else set()
            known |= new
            if new or self.rng.below(self.length) < most:
                yield self.state
            self.act()
        yield self.state

    def seats(self) -> list[Seat]:
        """Everybody who could ever act."""
        return [CLOCK, CHANCE, *range(self.players)]

    def viewers(self) -> list[Seat | None]:
        return [None, *range(self.players)]

    def head(self) -> list[tuple[str, str]]:
        names = NAMES[: self.players]
        tags = head_tags(self.game, self.edition, names, self.choices, SeededDealer(self.seed))
        return [tag for tag in tags if tag[0] != "Dealer"]  # chance and acts share a generator

    def record(self, prints_every: int = 0) -> Record:
        """The moves so far, played again; a move that cannot be written ends it."""
        writer, state = RecordWriter(self.game, self.head()), self.start()
        for number, (seat, action) in enumerate(self.moves, start=1):
            try:
                writer.move(state, seat, action)
                self.game.apply(state, seat, action)
                writer.after(state)
                if prints_every and (number % prints_every == 0 or number == len(self.moves)):
                    writer.lines.append(Line(FINGERPRINT, fingerprint(state.facts())))
            except Exception as fault:
                lost = f"{seat} {action!r}: {type(fault).__name__} {fault}".replace("\n", " ")
                writer.lines.append(Line(COMMENT, "", comment=lost))
                break
        return writer.record([])


def shape(facts: dict[str, Any]) -> set[tuple[str, object]]:
    """Roughly what a position is like: which steps it is in, what is there and what is not."""
    return {(name, _rough(value, name == "steps")) for name, value in facts.items()}


def _rough(value: Any, words: bool) -> object:
    if isinstance(value, list | tuple):
        parts = [_rough(part, words) for part in value]
        return tuple(parts) if words else frozenset(parts)
    if isinstance(value, str):
        return value if words else bool(value)
    return (value > 0) - (value < 0) if isinstance(value, int) else value is None


def usual_table(contestant: Contestant) -> Sitting:
    choices = {option.name: option.default for option in contestant.game.options()}
    return Sitting(contestant, contestant.game.fewest, contestant.editions[0], choices, 1)


def random_move(game: AnyGame, state: Any, rng: Rng) -> Move:
    """Any legal act of anyone who may act, verbs too many to list included."""
    seats = game.actors(state)
    if len(seats) > 1 and CLOCK in seats and rng.below(CLOCK_HOLDS):
        seats = [seat for seat in seats if seat != CLOCK]
    first = rng.below(len(seats))
    # the clock is asked last: where several act at once, somebody may have nothing to say
    late = [CLOCK] if CLOCK in game.actors(state) and CLOCK not in seats else []
    for seat in seats[first:] + seats[:first] + late:
        action = random_act(game, state, seat, rng)
        if action is not None:
            return seat, action
    raise AssertionError(f"a dead end: nobody of {seats} can do anything")


def random_act(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Action | None:
    if seat == CHANCE:
        return game.chance_at(state, rng.below(game.tickets(state)))
    legal = game.legal_actions(state, seat)
    if not legal or rng.below(2):
        sampled = game.sample(state, seat, rng)
        if sampled is not None:
            return sampled
    return legal[rng.below(len(legal))] if legal else None
