"""Looking ahead: what an act would do, from what its player knows, without doing it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kartki import games
from kartki.core import catalogue, options
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.server.commands import previews
from kartki.server.messages import wire
from tests.contract.census import length_of
from tests.server.around import act, done, sees, two, why, wired
from tests.server.client import Client, Message, seated_table
from tests.server.running import Running, running

GAMES = games.names()
FAST = ("--commands-per-second", "5000", "--burst", "5000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("ahead"), *FAST) as server:
        yield server
        assert " error " not in server.log.read_text()


def on_turn(clients: list[Client]) -> Client:
    return next(client for client in clients if client.legal())


def shown(answer: Message) -> Message:
    """The position of a preview as its asker sees it."""
    return {**answer["view"], **answer["mine"]}


@pytest.mark.rule("HSE-HNT-2")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_ahead_is_what_comes(server: Running, game: str) -> None:
    """An act without chance comes out as it was shown; with chance, as far as before it."""

    async def play() -> None:
        rng, whole = random.Random(game), 0
        _, clients = await seated_table(server, game, 3, 3, pace="days")
        acts = min(40, length_of(game)[0] // 4)  # some games are short
        for _ in range(acts):
            player = on_turn(clients)
            move, n = rng.choice(player.legal()), player.seen
            ahead = await player.ask("preview", move=move)
            assert (ahead["t"], ahead["n"], player.seen) == ("previewed", n, n)
            await act(clients, move)
            told = player.told[-1]
            assert told["events"][: len(ahead["events"])] == ahead["events"]
            if not any(line.startswith("* ") for line in told["lines"]):
                assert shown(ahead) == sees(player)
                whole += 1
        assert whole >= (0 if game == "ration_board" else acts // 4)

    wired(play)()


@wired
async def test_chance_brings_what_it_is_told_to_bring(server: Running) -> None:
    _, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    for _ in range(12):
        player, before = on_turn(clients), on_turn(clients).seen
        move = player.legal()[0]
        await act(clients, move)
        told = player.told[-1]
        luck = [line[2:] for line in told["lines"] if line.startswith("* ")]
        if luck:
            break
    assert luck, "dice fall early in this game"
    done(await player.ask("take_back"))
    other = next(client for client in clients if client is not player)
    await other.until("room", "told")
    done(await other.ask("consent", yes=True))
    await player.until_number(told["n"] + 1)
    ahead = await player.ask("preview", move=move, luck=luck)
    assert ahead["events"] == told["events"]
    assert shown(ahead) == {**told["view"], **told["mine"]}
    fewer = await player.ask("preview", move=move)
    assert len(fewer["events"]) < len(ahead["events"])
    assert fewer["events"] == ahead["events"][: len(fewer["events"])]
    assert before < player.seen == ahead["n"]


@wired
async def test_on_the_way_to_the_dice_an_act_without_a_choice_is_taken(server: Running) -> None:
    """Who calls has to roll then: where ten would lead is one question, not two."""
    _, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    while "calls 10" not in (player := on_turn(clients)).legal():
        await act(clients, player.legal()[0])
    mark = "ab"[clients.index(player)]
    ahead = await player.ask("preview", move="calls 10", luck=[f"{mark} rolls 4 6"])
    told = [event["code"] for event in ahead["events"]]
    assert told[:3] == ["called", "rolled", "drove"]
    assert ahead["events"][2]["facts"]["spaces"] == 10
    only = await player.ask("preview", move="calls 10")
    assert [event["code"] for event in only["events"]] == ["called"]


@wired
async def test_a_move_may_be_named_by_its_fields(server: Running) -> None:
    """The same question by verb and fields, the dice too, has the same answer."""
    _, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    while "calls 10" not in (player := on_turn(clients)).legal():
        await act(clients, player.legal()[0])
    seat = clients.index(player)
    dice = {"verb": "dice", "args": {"who": seat, "first": 6, "second": 4}}
    call = {"verb": "call", "args": {"number": 10}}
    assert player.described("calls 10") == call
    by_line = await player.ask("preview", move="calls 10", luck=[f"{'ab'[seat]} rolls 4 6"])
    by_fields = await player.ask("preview", move=call, luck=[dice])
    assert by_line["t"] == "previewed"
    assert by_fields == {**by_line, "id": by_fields["id"]}
    wrong = (
        {"verb": "call", "args": {}},
        {"verb": "call", "args": {"number": "ten"}},
        {"verb": "call", "args": {"number": 10, "more": 1}},
        {"verb": "dice", "args": dice["args"]},  # chance's own
        {"verb": "fly", "args": {}},
    )
    for move in wrong:
        assert why(await player.ask("preview", move=move))[0] == "notation.unreadable"
        assert why(await player.ask("act", move=move))[0] == "notation.unreadable"
    for bad in ({"verb": "call"}, {"verb": "", "args": {}}, {"verb": "roll", "args": {}, "x": 1}):
        assert why(await player.ask("act", move=bad))[0] == "message.malformed"


@wired
async def test_luck_that_can_not_come_is_refused(server: Running) -> None:
    _, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    player = on_turn(clients)
    move, mark = player.legal()[0], "ab"[clients.index(player)]
    for luck in (
        ["nonsense"],
        [f"{mark} rolls 7 9"],
        [f"* {mark} rolls 1 2"],
        ["a calls 8"],
        [{"verb": "dice", "args": {"who": 0, "first": 7, "second": 9}}],
    ):
        assert why(await player.ask("preview", move=move, luck=luck)) == (
            "preview.luck", "HSE-HNT-2"
        )  # fmt: skip
    for bad in ([""], ["x"] * 21, ["x" * 401], "rolls", [3]):
        answer = await player.ask("preview", move=move, luck=bad)
        assert why(answer)[0] == "message.malformed"


@pytest.mark.rule("HSE-HNT-2")
@wired
async def test_it_is_refused_as_the_act_would_be(server: Running) -> None:
    clients = await two(server)
    player = on_turn(clients)
    other = next(client for client in clients if client is not player)
    watcher = await Client.enter(server, player.room["watch"])
    move = player.legal()[0]
    for who, fields in (
        (other, {"move": move}),
        (player, {"move": "queues nowhere"}),
        (player, {"move": "nonsense"}),
        (player, {"move": move, "seen": player.seen + 5}),
        (player, {"move": move, "seen": player.seen - 1}),
        (watcher, {"move": move}),
    ):
        ahead, real = await who.ask("preview", **fields), await who.ask("act", **fields)
        assert why(ahead) == why(real)
        assert ahead["facts"] == real["facts"]
    assert player.seen == other.seen


@wired
async def test_it_changes_nothing_and_nobody_hears_of_it(server: Running) -> None:
    clients = await two(server)
    player = on_turn(clients)
    other = next(client for client in clients if client is not player)
    before, heard = sees(other), len(other.others)
    for move in player.legal():
        assert (await player.ask("preview", move=move))["t"] == "previewed"
    history = (await other.ask("history"))["told"]
    assert history[-1]["n"] == player.seen
    assert (sees(other), len(other.others)) == (before, heard + 1)
    twice = [await player.ask("preview", id="same", move=player.legal()[0]) for _ in range(2)]
    assert twice[0] == twice[1]
    done(await player.ask("act", id="same", move=player.legal()[0]))


KOLEJKA: Any = catalogue.find("kolejka")


def begun(seed: int) -> Any:
    """Two players, and everything that is dealt at the beginning."""
    choices = options.settle(KOLEJKA.options(), {})
    state, rng = KOLEJKA.new_game(2, shelf.names("kolejka")[0], choices), Rng(seed)
    while KOLEJKA.actors(state) == [CHANCE]:
        KOLEJKA.apply(state, CHANCE, KOLEJKA.deal(state, rng))
    return state


class Doubtful:
    """A game that imagines positions which have little in common."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states

    def __getattr__(self, name: str) -> Any:
        return getattr(KOLEJKA, name)

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self.states.pop(0)


def test_what_depends_on_something_hidden_is_left_out() -> None:
    """The act itself is the same in all of them, what lies on the table after it is not."""
    states = [state for seed in range(20) if KOLEJKA.actors(state := begun(seed)) == [0]]
    move = KOLEJKA.write(states[0], 0, KOLEJKA.legal_actions(states[0], 0)[0])[2:]
    game: Any = Doubtful(states)
    told = previews._compared(game, None, 0, wire.Preview("p", 0, move), 7, True)
    assert isinstance(told, wire.Previewed)
    assert (told.n, told.view, told.mine) == (7, None, None)
    assert len(told.events) == 1


def test_the_position_itself_is_left_alone() -> None:
    state = begun(1)
    (seat,) = KOLEJKA.actors(state)
    before, view = repr(state.facts()), KOLEJKA.view(state, seat)
    move = KOLEJKA.write(state, seat, KOLEJKA.legal_actions(state, seat)[0])[2:]
    told = previews._compared(KOLEJKA, view, seat, wire.Preview("p", 0, move), 7, True)
    assert isinstance(told, wire.Previewed)
    assert told.view is not None
    assert repr(state.facts()) == before
