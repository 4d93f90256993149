"""Many games at once, and what of a position a seat is told."""

from array import array
from typing import Any

import pytest

from kartki import build
from kartki.core.rng import Rng
from kartki.fast.kolejka import twins
from kartki.fast.kolejka.batches import batch, shapes
from kartki.fast.kolejka.check import at_random, table
from kartki.fast.kolejka.moves import number_of
from kartki.fast.kolejka.vector import cards_set, deliveries_set, knowers_in_vector, vector_of
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.seen import LayerView, SquareView
from kartki.games.kolejka.state import Square

CODES = {"uint8": "B", "int8": "b", "uint16": "H", "int32": "i", "float32": "f"}
GAMES = 5
SEED = 70


@pytest.fixture(autouse=True)
def with_core(core: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(build, "core_left_out", lambda: "")
    twins.left_out.cache_clear()
    yield core
    twins.left_out.cache_clear()


def arrays_for(games: int) -> dict[str, Any]:
    """As numpy would make them, without numpy."""
    found: dict[str, Any] = {}
    for name, (kind, shape) in shapes(games).items():
        count = shape[0] * (shape[1] if len(shape) > 1 else 1)
        found[name] = array(CODES[kind], [0] * count)
    return found


def test_a_batch_plays_the_games_of_its_generators(core: Any) -> None:
    """Each row tells of its game what a position played beside it says; games begin anew."""
    start, arrays = table(6), arrays_for(GAMES)
    games = batch(start, GAMES, SEED, arrays)
    rngs = [Rng(SEED + number) for number in range(GAMES)]
    flats = [begun(core, start, rng) for rng in rngs]
    ended = 0
    for _ in range(700):
        moves = array("i", [0] * GAMES)
        for row, flat in enumerate(flats):
            legal = told_legal(core, arrays, row)
            assert legal == flat.legal()
            assert arrays["actors"][row] == flat.actor
            assert told_observation(core, arrays, row) == flat.observe(flat.actor)
            moves[row] = legal[-1]
        games.step(moves)
        for row, flat in enumerate(flats):
            flat.apply(moves[row])
            dealt(flat, rngs[row])
            rewards = list(arrays["rewards"][row * 5 : row * 5 + 5])
            assert arrays["over"][row] == (flat.places is not None)
            assert rewards == pytest.approx(worth(flat.places))
            if flat.places is not None:
                ended += 1
                flats[row] = begun(core, start, rngs[row])
        assert [games.position(row) == flats[row] for row in range(GAMES)] == [True] * GAMES
    assert ended > 0


def begun(core: Any, start: Square, rng: Rng) -> Any:
    return dealt(core.Position(vector_of(start)), rng)


def dealt(flat: Any, rng: Rng) -> Any:
    while flat.actor == -1:
        flat.apply(flat.chance_at(rng.below(flat.tickets())))
    return flat


def worth(places: tuple[int, ...] | None) -> list[float]:
    if places is None:
        return [0.0] * 5
    shares = [float(place == 1) / places.count(1) for place in places]
    return shares + [0.0] * (5 - len(places))


def told_legal(core: Any, arrays: dict[str, Any], row: int) -> list[int]:
    first = row * core.MOST_LEGAL
    return list(arrays["legal"][first : first + arrays["counts"][row]])


def told_observation(core: Any, arrays: dict[str, Any], row: int) -> bytes:
    size = core.OBSERVATION
    return bytes(arrays["observations"][row * size : row * size + size])


def test_random_choices_are_legal_and_drawn_by_each_game() -> None:
    arrays, moves = arrays_for(GAMES), array("i", [0] * GAMES)
    games = batch(table(1), GAMES, SEED, {**arrays, "observations": None})
    seen = set()
    for _ in range(200):
        games.choose(moves)
        seen.add(tuple(moves))
        games.step(moves)  # a move that is not legal would be a ValueError
    assert len(seen) > 100


def test_a_wrong_move_or_array_is_refused_in_words(core: Any) -> None:
    arrays = arrays_for(GAMES)
    games = batch(table(1), GAMES, SEED, arrays)
    before = [games.position(row) for row in range(GAMES)]
    moves = array("i", [0, 0, 0, 0, 1215])
    with pytest.raises(ValueError, match="game 4: move 1215 is not legal now"):
        games.step(moves)
    assert [games.position(row) for row in range(GAMES)] == before
    with pytest.raises(ValueError, match="one for each of the 5 games"):
        games.step(array("i", [0]))
    with pytest.raises(ValueError, match="counts has to have 20 bytes"):
        batch(table(1), GAMES, SEED, {**arrays, "counts": array("i", [0])})
    with pytest.raises(BufferError):
        batch(table(1), GAMES, SEED, {**arrays, "counts": bytes(20)})
    with pytest.raises(IndexError):
        games.position(5)


def test_an_observation_tells_what_the_view_tells(core: Any) -> None:
    """Field by field beside `view()`, for every seat and for a spectator, along whole games."""
    for seed in range(12):
        s, rng, game = table(seed), Rng(seed), Kolejka()
        flat = core.Position(vector_of(s))
        while s.outcome is None:
            seat = game.actors(s)[0]
            action = (
                game.deal(s, rng)
                if seat < 0
                else at_random(s, seat, game.legal_actions(s, seat), rng)
            )
            game.apply(s, seat, action)
            flat.apply(number_of(action))
            if rng.below(20) == 0:
                for viewer in [*range(s.players), None]:
                    compare(
                        core, s, flat.observe(5 if viewer is None else viewer), game.view(s, viewer)
                    )


def compare(core: Any, s: Square, told: bytes, view: SquareView) -> None:
    """What the vector says anyway is that of the whole position; here is what may be hidden."""
    at = core.LAYOUT
    assert numbers(at, told, "observation.viewer") == [5 if view.viewer is None else view.viewer]
    assert numbers(at, told, "bin") == [0]
    assert numbers(at, told, "observation.to_come") == [deliveries_set(list(view.to_come))]
    deck = [deliveries_set(list(layer.cards or ())) for layer in reversed(view.deck)]
    assert filled(deck, 4) == numbers(at, told, "deck")
    assert filled(sizes(view.deck), 4) == numbers(at, told, "observation.deck_layer_size")
    for seat in range(s.players):
        hand = cards_set(list(view.hand)) if seat == view.viewer else 0
        piles = view.piles[seat]
        assert of_player(at, told, seat, "hand") == [hand]
        known = [cards_set(list(layer.cards or ())) for layer in reversed(piles)]
        assert of_player(at, told, seat, "pile") == filled(known, 10)
        knowers = [knowers_in_vector(layer.knowers) for layer in reversed(piles)]
        assert of_player(at, told, seat, "knowers") == filled(knowers, 10)
        assert numbers(at, told, "observation.unplayed")[seat] == cards_set(
            list(view.unplayed[seat])
        )
        assert numbers(at, told, "observation.hand_size")[seat] == view.hand_sizes[seat]
        row = at["observation.layer_size"][0] + 10 * seat
        assert list(told[row : row + 10]) == filled(sizes(piles), 10)
    assert without_secrets(at, told) == without_secrets(at, vector_of(s))


def without_secrets(at: dict[str, tuple[int, int, int]], told: bytes) -> bytes:
    """The vector's part, with all that can be hidden taken out."""
    found = bytearray(told[: len(vector_of(table(0)))])
    blank(found, at["bin"], 0)
    blank(found, at["deck"], 0)
    for seat in range(5):
        base = at["seats"][0] + seat * at["seats"][1]
        blank(found, at["player.hand"], base)
        blank(found, at["player.pile"], base)
    return bytes(found)


def blank(found: bytearray, place: tuple[int, int, int], base: int) -> None:
    offset, size, count = place
    found[base + offset : base + offset + size * count] = bytes(size * count)


def numbers(
    at: dict[str, tuple[int, int, int]], told: bytes, name: str, base: int = 0
) -> list[int]:
    offset, size, count = at[name]
    first = base + offset
    return [
        int.from_bytes(told[first + i * size : first + (i + 1) * size], "little")
        for i in range(count)
    ]


def of_player(at: dict[str, tuple[int, int, int]], told: bytes, seat: int, name: str) -> list[int]:
    return numbers(at, told, f"player.{name}", at["seats"][0] + seat * at["seats"][1])


def sizes(layers: tuple[LayerView, ...]) -> list[int]:
    return [layer.size for layer in reversed(layers)]


def filled(found: list[int], length: int) -> list[int]:
    return found + [0] * (length - len(found))
