"""A thousand spectators cost a table little, and miss nothing."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from kartki.server.messages import wire
from kartki.server.room.audience import MOST_MESSAGES, PAUSE, PORTION, Audience
from kartki.server.room.head_count import FEW
from tests.server.listeners import Company, Listener, in_still_time
from tests.server.stillness import settle

LATER = 3000  # milliseconds, after which a number of spectators has surely been told
MANY = 300


@pytest.fixture
def encodes(monkeypatch: pytest.MonkeyPatch) -> "Counter[str]":
    """How often each kind of message was encoded."""
    found: Counter[str] = Counter()
    real = wire.encode

    def encode(message: Any) -> bytes:
        found[type(message).__name__] += 1
        return real(message)

    monkeypatch.setattr(wire, "encode", encode)
    return found


# coming and going


def test_a_join_costs_the_same_however_many_are_there(encodes: "Counter[str]") -> None:
    """Counted in messages that are made, and in writes to sockets."""
    found = []

    async def work() -> None:
        for crowd in (30, MANY):
            company = await Company.gather()
            await company.watch(crowd)
            await settle(LATER)
            company.forget()
            encodes.clear()
            new = await company.watch(20)
            writes = sum(len(one.writes) for one in company.spectators if one not in new)
            found.append((dict(encodes), writes, sum(len(one.writes) for one in new)))

    in_still_time(work)
    assert found[0] == found[1]
    made, writes, to_newcomers = found[0]
    assert made == {"Welcome": 20, "Ping": 20}
    assert (writes, to_newcomers) == (0, 40)


def test_who_has_gone_is_told_to_each_that_stays_once(encodes: "Counter[str]") -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(MANY)
        await settle(LATER)
        company.forget()
        encodes.clear()
        for listener in company.spectators[:200]:
            company.leave(listener)
        await settle(LATER)
        for listener in (*company.players, *company.spectators):
            (told,) = listener.heard("room")
            assert told["room"]["watching"] == MANY - 200
        assert encodes["RoomTold"] == 3  # two players and all spectators

    in_still_time(work)


def test_while_they_are_few_each_is_told_at_once() -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(FEW - 1)
        company.forget()
        (last,) = await company.watch()
        for listener in (*company.players, *company.spectators[:-1]):
            (told,) = listener.heard("room")
            assert told["room"]["watching"] == FEW
        assert last.heard("room") == []
        company.forget()
        company.leave(last)
        assert [told["room"]["watching"] for told in company.players[0].heard("room")] == [FEW - 1]

    in_still_time(work)


@pytest.mark.rule("HSE-SEA-4")
def test_a_player_who_goes_and_comes_is_told_at_once_however_many_watch() -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(MANY)
        other = company.players[1]
        company.forget()
        company.leave(other)
        (told,) = company.players[0].heard("room")
        assert [seat["here"] for seat in told["room"]["seats"]] == [True, False]
        company.forget()
        await company.come("guest1")
        (told,) = company.players[0].heard("room")
        assert [seat["here"] for seat in told["room"]["seats"]] == [True, True]
        await settle(LATER)
        assert len(company.players[0].heard("room")) == 1  # the number went along with it

    in_still_time(work)


def test_a_second_window_of_a_player_changes_nothing_for_the_others() -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(2)
        company.forget()
        window = await company.come("guest1")
        company.leave(window)
        await settle(LATER)
        assert company.players[0].heard() == company.spectators[0].heard() == []
        assert company.room.state.here(1)

    in_still_time(work)


# moves


def test_players_are_told_first_and_spectators_in_portions(encodes: "Counter[str]") -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(MANY)
        await settle(LATER)
        company.forget()
        encodes.clear()
        n = await company.act()
        assert [one.heard("told")[0]["n"] for one in company.players] == [n, n]
        told = [0]
        while told[-1] < MANY:
            assert told[-1] - told[max(len(told) - 2, 0)] <= PORTION
            await asyncio.sleep(PAUSE)
            told.append(sum(len(one.heard("told")) for one in company.spectators))
        assert len(told) > 10
        assert encodes["Told"] == 3  # two players and all spectators

    in_still_time(work)


def test_who_comes_while_moves_are_told_hears_each_of_them_once() -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(3 * PORTION)
        for number in range(40):
            await company.act()
            for _ in range(number % 5):
                await asyncio.sleep(PAUSE)  # so far have they come with telling it
            await company.watch(1, last=company.n - number % 4)
            company.leave(company.spectators[number % 3])
        await settle(LATER)
        updates = await told_to_a_newcomer(company)
        for listener in (*company.players, *company.spectators):
            kinds = [one["t"] for one in listener.heard()]
            assert kinds.index("welcome") == 0
            heard = listener.numbers()
            assert heard == [n for n in updates if n >= heard[0]]

    in_still_time(work)


async def told_to_a_newcomer(company: Company) -> list[int]:
    """The numbers of all updates so far, which are not those of the lines."""
    (newcomer,) = await company.watch()
    answer = await company.say(newcomer, wire.History, after=0)
    assert answer is not None
    company.leave(newcomer)
    return [one["n"] for one in answer["told"]]


@pytest.mark.rule("HSE-SEA-3")
def test_who_sits_down_while_moves_are_told_hears_everything_in_order() -> None:
    async def work() -> None:
        company = await Company.gather(bots=1)
        await company.watch(3 * PORTION)
        visitor = await company.come("visitor")
        visitor.forget()
        before = company.n
        await company.say(company.players[0], wire.Remove, seat=1)
        assert visitor.heard() == []  # it waits for its portion
        answer = await company.say(visitor, wire.Sit, seat=2, name="Visitor")
        assert answer is not None
        assert answer["t"] == "done"
        await settle(LATER)
        rooms = [one["room"]["revision"] for one in visitor.heard("room")]
        assert rooms == sorted(rooms)
        assert visitor.heard("room")[-1]["you"]["seat"] == 2
        assert [one["n"] for one in visitor.heard("told")] == [before + 1, before + 2]
        assert [one["t"] for one in visitor.heard()] == ["told", "room", "told", "room", "done"]

    in_still_time(work)


def test_a_slow_loop_keeps_a_bounded_number_of_messages() -> None:
    """Nobody is served between them, so everybody is served at once now and then."""
    audience, listeners = Audience(), [Listener("", watches=True) for _ in range(PORTION + 1)]
    for listener in listeners:
        audience.join(listener.connection)
    for number in range(3 * MOST_MESSAGES):
        data = b'{"t":"told","n":%d}' % number
        audience.put(lambda _, data=data: data)  # type: ignore[misc]
    assert len(audience._waiting) <= MOST_MESSAGES
    audience.hand_out(len(audience))
    for listener in listeners:
        assert [one["n"] for one in listener.heard("told")] == list(range(3 * MOST_MESSAGES))


def test_a_message_counts_as_heard_when_the_last_one_has_it() -> None:
    audience, listeners = Audience(), [Listener("", watches=True) for _ in range(3)]
    heard: list[int] = []
    for listener in listeners:
        audience.join(listener.connection)
    audience.put(lambda _: b"{}", when_heard=lambda: heard.append(1))
    assert audience.hand_out(2) == 2
    assert heard == []
    audience.leave(listeners[2].connection)  # whom it was still to be sent
    assert heard == [1]
    assert [len(listener.writes) for listener in listeners] == [1, 1, 0]


def test_chat_is_encoded_once_for_all(encodes: "Counter[str]") -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(MANY)
        company.forget()
        encodes.clear()
        await company.say(company.players[1], wire.Chat, text="Good evening!")
        await settle(LATER)
        for listener in (*company.players, *company.spectators):
            assert [one["text"] for one in listener.heard("chat")] == ["Good evening!"]
        new = await company.watch(20)
        assert [len(one.heard("chat")) for one in new] == [1] * 20
        assert encodes["ChatTold"] == 2  # when it was said, and for those who come later

    in_still_time(work)


# pings


def test_pings_to_spectators_are_spread_over_the_beats() -> None:
    async def work() -> None:
        company = await Company.gather()
        await company.watch(100)
        connections = company.room.state.connections
        pinged: Counter[Any] = Counter()
        for beat in range(10):
            due = connections.to_ping(beat, 10, hurry=True)
            assert len([one for one in due if one.viewer is None]) <= 10
            pinged.update(due)
        players = {one.connection: 10 for one in company.players}
        assert pinged == {**players, **{one.connection: 1 for one in company.spectators}}

    in_still_time(work)
