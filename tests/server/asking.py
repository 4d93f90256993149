"""What tests of seats share: tables with slow bots, second keys, requests and their answers."""

from collections.abc import Callable

from tests.server.around import done, told_room
from tests.server.client import Client, Message, seated_table
from tests.server.running import Running

SLOW_BOTS = {"bot_delay": 60_000}  # none of them acts while a test looks


async def playing(
    server: Running, people: int, seats: int = 0, game: str = "kolejka", **fields: object
) -> list[Client]:
    """So many people who play, the first of them the host; bots on the other seats."""
    fields = {"pace": "days", "manners": SLOW_BOTS, **fields}
    return (await seated_table(server, game, seats or people, people, **fields))[1]


async def newcomer(server: Running, somebody: Client) -> Client:
    """Another browser with the room code: a newcomer, or the host at a second one."""
    return await Client.enter(server, somebody.room["code"])


async def removed(host: Client, *others: Client) -> None:
    """The host removes them, and they have heard of it."""
    for one in others:
        done(await host.ask("remove", seat=one.you["seat"]))
        while one.you["seat"] != -1:
            await one.receive()


async def request(client: Client, wanted: Callable[[Message], bool] = bool) -> Message:
    """The open request as this client was told of it, once it is like this."""
    room = await told_room(client, lambda room: "asks_seat" in room and wanted(room["asks_seat"]))
    asked: Message = room["asks_seat"]
    return asked


async def no_request(client: Client) -> None:
    await told_room(client, lambda room: "asks_seat" not in room)


async def answer(client: Client, yes: bool, **fields: object) -> Message:
    """What this client is answered, once it has been asked."""
    asked = await request(client, lambda one: bool(one["asked"]))
    return await client.ask("answer_seat", request=asked["id"], yes=yes, **fields)
