"""Coming to a table: its code, its seats, names, bots and the start."""

import string
from collections.abc import Iterator

import pytest

from kartki.server.store.store_admin import check_store
from kartki.words.speech import Speech
from tests.server.around import FAST, act, done, gathered, sees, told_room, trouble, two, why, wired
from tests.server.client import Client, new_table, seated_table
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables"), *FAST) as server:
        yield server
        assert trouble(server) == []


@wired
async def test_a_new_table_is_empty_and_its_maker_is_the_host(server: Running) -> None:
    code, key = await new_table(server, "kolejka", 3, options={"stalls": "random"})
    host = await Client.enter(server, code, key)
    room = host.room
    assert (room["game"], room["phase"], room["code"]) == ("kolejka", "gathering", code)
    assert room["options"] == {"stalls": "random", "saturday": "all"}
    assert [seat["name"] for seat in room["seats"]] == ["", "", ""]
    assert host.you == {"seat": -1, "host": True, "may_sit": True}
    guest = await Client.enter(server, code)
    assert guest.you == {"seat": -1, "host": False, "may_sit": True}


@wired
async def test_a_code_is_read_as_people_type_it(server: Running) -> None:
    code, _ = await new_table(server, "kolejka", 2)
    typed = [code.lower(), "-".join(code), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"]
    for text in typed:
        assert (await Client.enter(server, text)).room["code"] == code, text


@pytest.mark.rule("HSE-SEA-1")
@wired
async def test_a_seat_is_for_one_person_and_a_person_has_one_seat(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    celina = await Client.enter(server, ania.room["code"])
    assert why(await celina.ask("sit", seat=0, name="Celina")) == ("seat.taken", "HSE-SEA-1")
    assert why(await celina.ask("sit", seat=2, name="Celina")) == ("seat.unknown", "HSE-SEA-1")
    assert why(await celina.ask("rise")) == ("seat.none", "HSE-SEA-1")
    done(await bogdan.ask("rise"))
    assert why(await ania.ask("sit", seat=1, name="Ania")) == ("seat.have_one", "HSE-SEA-1")
    done(await celina.ask("sit", seat=1, name="Celina"))
    room = await told_room(ania, lambda room: room["seats"][1]["name"] == "Celina")
    assert [seat["name"] for seat in room["seats"]] == ["Player 1", "Celina"]
    assert celina.you == {"seat": 1, "host": False, "may_sit": False}


@pytest.mark.rule("HSE-SEA-1")
@wired
async def test_who_has_no_seat_can_not_play(server: Running) -> None:
    players = await two(server)
    guest = await Client.enter(server, players[0].room["code"])
    move = next(player for player in players if player.legal()).legal()[0]
    asked: dict[str, dict[str, object]] = {
        "act": {"move": move}, "consent": {"yes": True}, "take_back": {}, "hint": {}, "rise": {},
        "come_back": {},
    }  # fmt: skip
    for kind, fields in asked.items():
        assert why(await guest.ask(kind, **fields)) == ("seat.none", "HSE-SEA-1"), kind
    assert guest.legal() == []


BAD_NAMES = [
    "", " Ania", "Ania ", "a" * 21, "An\nia", "An\tia", "A\u0000", "\u202eainA", "An\u200bia",
    "An\u200dia", "An\u2066ia", "\ufeffAnia", "An\u00a0ia", "a=b", 'a"b', "a[b", "a]b", "a;b",
    "a_b", "Hey!", "!x", "x !y", "a@b", "@1:23", "a\u037eb", "\u3164", "\u2800", "\u115f", "\u1160",
    "\uffa0", "Ania\u3164", "\u2800Ania", "An\u115fia", "Ania\u1160", "Ania\uffa0", "An\u034fia",
    "\ufe0f",
]  # fmt: skip
GOOD_NAMES = [
    "Łucja", "Jan Maria", "日本", "עדה", "O'Neil", "a" * 20, "¡Olé", "7", "#1", "^", "~", "한글",
    "❤\ufe0f",
]  # fmt: skip


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_a_name_fits_into_a_record_and_onto_a_screen(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    for name in BAD_NAMES:
        for ask, fields in (("sit", {"seat": 0}), ("rename", {"seat": 0})):
            answer = await ania.ask(ask, name=name, **fields)
            assert why(answer) == ("seat.name", "HSE-SEA-2"), (ask, name)
    for name in GOOD_NAMES:
        done(await ania.ask("rename", seat=0, name=name))
        assert (await bogdan.until("room"))["room"]["seats"][0]["name"] == name


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_no_name_keeps_a_table_closed(server: Running) -> None:
    """Names stand in the log: whatever is taken for one has to be read again."""
    signs = [*string.punctuation, "\u3164", "\u0301", "\U0001f600"]
    names = [
        name for s in signs for name in (s, f"{s}x", f"x{s}", f"x {s}y", f"{s}1:23", f"x {s}{s}")
    ]
    for ask in ("rename", "sit"):
        ania, _ = await (two(server) if ask == "rename" else gathered(server, "kolejka", 2))
        for name in names:
            answer = await ania.ask(ask, seat=0, name=name)
            assert answer["t"] == "done" or why(answer) == ("seat.name", "HSE-SEA-2")
        if ask == "sit":
            done(await ania.ask("start"))
    assert check_store(server.data / "kartki.db").broken == []


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_two_at_a_table_have_two_names(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    for name in ("Player 1", "player 1", "PLAYER 1"):
        answer = await bogdan.ask("rename", seat=1, name=name)
        assert why(answer) == ("seat.name_taken", "HSE-SEA-2"), name
    done(await ania.ask("rename", seat=0, name="PLAYER 1"))  # one's own in capitals is one's own


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_a_name_is_the_same_however_its_letters_are_put_together(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    done(await ania.ask("rename", seat=0, name="Zo\u00eb"))
    for name in ("Zoe\u0308", "ZOE\u0308", "\uff3aoe\u0308", "Zo\u00eb\ufe0f"):
        for ask in ("rename", "sit"):
            answer = await bogdan.ask(ask, seat=1, name=name)
            assert why(answer) == ("seat.name_taken", "HSE-SEA-2"), (ask, name)
    done(await bogdan.ask("rename", seat=1, name="Zoe"))


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_a_name_is_kept_in_one_form(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    for ask in ("rename", "sit"):
        done(await ania.ask(ask, seat=0, name="Zoe\u0308"))
        assert (await bogdan.until("room"))["room"]["seats"][0]["name"] == "Zo\u00eb"
        done(await ania.ask(ask, seat=0, name="Ania"))
        await bogdan.until("room")
    done(await ania.ask("start"))
    done(await ania.ask("rename", seat=0, name="Zoe\u0308"))
    assert ania.told[-1]["events"][0]["facts"]["name"] == "Zo\u00eb"


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_no_bot_is_called_like_a_person_here(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    done(await bogdan.ask("rise"))
    name = Speech("en", "kolejka").say("bot-names").split(",")[0].upper()
    done(await ania.ask("rename", seat=0, name=name))
    for _ in range(50):  # a name is drawn by lot
        done(await ania.ask("seat_bot", seat=1, kind="random"))
        room = await told_room(ania, lambda room: bool(room["seats"][1]["name"]))
        assert room["seats"][1]["name"].upper() != name
        done(await ania.ask("remove", seat=1))
        await told_room(ania, lambda room: not room["seats"][1]["name"])


@pytest.mark.rule("HSE-SEA-3")
@wired
async def test_once_begun_a_newcomer_takes_a_seat_that_was_always_a_bots(server: Running) -> None:
    ania, _, celina = await gathered(server, "kolejka", 3)
    done(await celina.ask("rise"))
    done(await ania.ask("seat_bot", seat=2, kind="random"))
    done(await ania.ask("start"))
    dora = await Client.enter(server, ania.room["code"])
    assert why(await dora.ask("sit", seat=1, name="Dora")) == ("seat.taken", "HSE-SEA-1")
    assert dora.you == {"seat": -1, "host": False, "may_sit": True, "may_take": [2]}
    done(await dora.ask("sit", seat=2, name="Dora"))
    assert dora.you["seat"] == 2
    assert dora.told[-1]["events"] == [
        {"code": "played_by", "facts": {"seat": {"who": 2}, "name": "Dora"}}
    ]


@pytest.mark.rule("HSE-SEA-3")
@wired
async def test_who_sits_down_in_play_is_shown_the_seats_own_view(server: Running) -> None:
    """Also under the very name that the bot had."""
    _, (ania,) = await seated_table(server, "kolejka", 2, 1, pace="days")
    dora = await Client.enter(server, ania.room["code"])
    assert (sees(dora)["viewer"], sees(dora)["hand"]) == (None, [])
    done(await dora.ask("sit", seat=1, name=ania.room["seats"][1]["name"]))
    assert dora.last["t"] == "told"
    assert sees(dora)["viewer"] == 1
    assert len(sees(dora)["hand"]) > 0


@pytest.mark.rule("HSE-HST-3")
@wired
async def test_a_bot_of_any_kind_takes_an_empty_seat(server: Running) -> None:
    code, key = await new_table(server, "kolejka", 4)
    host = await Client.enter(server, code, key)
    for seat, kind in enumerate(["random", "greedy", "neighbour", ""]):
        done(await host.ask("seat_bot", seat=seat, kind=kind))
    seats = host.room["seats"]
    assert [seat["bot"] for seat in seats] == ["random", "greedy", "neighbour", "neighbour"]
    assert len({seat["name"] for seat in seats} - {""}) == 4
    answer = await host.ask("seat_bot", seat=0, kind="trader")
    assert why(answer) == ("bot.unknown", "HSE-HST-3")
    assert answer["facts"] == {
        "name": "trader",
        "allowed": "greedy, neighbour, planner, random, shopper",
    }


@pytest.mark.rule("HSE-HST-3")
@wired
async def test_a_bot_is_asked_for_by_its_level(server: Running) -> None:
    code, key = await new_table(server, "kolejka", 4)
    host = await Client.enter(server, code, key)
    for seat, level in enumerate(["easy", "best"]):
        done(await host.ask("seat_bot", seat=seat, level=level))
    assert [seat["bot"] for seat in host.room["seats"]] == ["shopper", "neighbour", "", ""]
    answer = await host.ask("seat_bot", seat=2, level="unbeatable")
    assert why(answer) == ("bot.level", "HSE-HST-3")
    assert answer["facts"] == {"name": "unbeatable", "allowed": "easy, best"}
    assert host.room["seats"][2]["bot"] == ""


@pytest.mark.rule("HSE-HST-2")
@wired
async def test_play_begins_when_every_seat_is_taken_and_then_the_table_stands(
    server: Running,
) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    assert why(await ania.ask("act", move="passes")) == ("table.not_begun", "HSE-HST-2")
    done(await bogdan.ask("rise"))
    answer = await ania.ask("start")
    assert (why(answer), answer["facts"]) == (("table.seats_empty", "HSE-HST-2"), {"seats": "2"})
    done(await bogdan.ask("sit", seat=1, name="Bogdan"))
    assert done(await ania.ask("start")) > 0
    assert why(await ania.ask("start")) == ("table.begun", "HSE-HST-2")
    fields = {"seats": 3, "options": {}, "public": False}
    assert why(await ania.ask("set_table", **fields)) == ("table.begun", "HSE-HST-2")
    await bogdan.until_number(ania.seen)
    await act([ania, bogdan])


@pytest.mark.rule("HSE-HST-2")
@wired
async def test_before_the_start_the_host_may_change_the_house_rules(server: Running) -> None:
    ania, bogdan, _ = await gathered(server, "kolejka", 3)
    wide = {"seats": 4, "options": {"stalls": "random"}, "public": True}
    done(await ania.ask("set_table", **wide))
    room = await told_room(bogdan, lambda room: bool(room["public"]))
    assert (len(room["seats"]), room["options"]["stalls"]) == (4, "random")
    refusals = {
        "option.unknown": {**wide, "options": {"weather": "rain"}},
        "option.value": {**wide, "options": {"stalls": "none"}},
        "option.players": {**wide, "seats": 6},
        "table.too_small": {**wide, "seats": 2},
    }
    for code, fields in refusals.items():
        assert why(await ania.ask("set_table", **fields)) == (code, "HSE-HST-2")
    assert ania.room["revision"] == room["revision"]
