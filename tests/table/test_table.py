"""A table: units of an act and its chance, taking back, resuming, proving."""

from pathlib import Path

import pytest

from kartki.core import record as records
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import SealedDealer, SeededDealer
from kartki.core.play import CHANCE, Refusal
from kartki.core.record import Fault, Record
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import ROLL, Call
from kartki.games.ration_board.game import RationBoard
from kartki.table import saves
from kartki.table.making import new_table, resume
from kartki.table.occupants import Occupant, is_name
from kartki.table.table import Table
from kartki.table.verify import Proof, verify

SECRET = bytes(range(32))
GAME: AnyGame = RationBoard()


def table(secret: bytes = SECRET) -> Table:
    occupants = [Occupant("Ania"), Occupant("Bartek Nowak"), Occupant("June", "six")]
    made = new_table(GAME, "rebuilt-1943", {"places": "on"}, occupants, SealedDealer(secret, []))
    made.deal()
    return made


def play_on(t: Table, acts: int, seed: int = 1) -> Table:
    rng = Rng(seed)
    for _ in range(acts):
        if t.state.outcome is not None:
            break
        seat = GAME.actors(t.state)[0]
        assert not isinstance(t.act(seat, rng.pick(GAME.legal_actions(t.state, seat))), Refusal)
    return t


def text(t: Table) -> str:
    return records.write(t.record())


def read(written: str) -> Record:
    record = records.read(written)
    assert isinstance(record, Record)
    return record


def test_the_head_says_everything_before_the_first_move() -> None:
    record = table().record()
    assert record.seats() == {"a": "Ania", "b": "Bartek Nowak", "c": "June"}
    assert record.tag("Options") == "places=on"
    assert record.tag("Bots") == "c=six"
    assert len(record.tag("Commitment")) == 64
    assert SECRET.hex() not in text(table())


def test_chance_is_answered_before_anybody_is_asked() -> None:
    t = table()
    for _ in range(200):
        assert CHANCE not in GAME.actors(t.state)
        play_on(t, 1)


def test_a_refused_act_changes_nothing() -> None:
    t = table()
    before = text(t)
    other = (GAME.actors(t.state)[0] + 1) % 3
    refusal = t.act(other, ROLL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "turn.not_yours"
    assert text(t) == before


def test_a_call_is_taken_back_and_the_log_only_grows() -> None:
    t = table()
    seat = GAME.actors(t.state)[0]
    before = t.state.facts()
    assert not isinstance(t.act(seat, Call(7)), Refusal)
    line = t.progress.line
    assert t.take_back(seat) is None
    assert t.state.facts() == before
    assert t.progress.line == line + 1
    assert text(t).rstrip().splitlines()[-1].endswith("takes back 1")


def test_a_resumed_table_deals_the_same_dice() -> None:
    """The seed and the line number alone decide, so stopping and going on changes nothing."""
    whole = play_on(table(), 60)
    half = play_on(table(), 30)
    again = resume(read(text(half)), SECRET)
    assert isinstance(again, Table)
    assert text(whole).startswith(text(half).rstrip("\n"))
    assert again.progress.line == half.progress.line
    assert again.state.facts() == half.state.facts()
    seat = GAME.actors(half.state)[0]
    action = GAME.legal_actions(half.state, seat)[-1]
    assert not isinstance(half.act(seat, action), Refusal)
    assert not isinstance(again.act(seat, action), Refusal)
    assert text(again) == text(half)


def test_another_secret_can_not_go_on() -> None:
    fault = resume(read(text(play_on(table(), 5))), bytes(32))
    assert isinstance(fault, Fault)
    assert fault.code == "record.other_secret"


def test_a_finished_record_proves_itself() -> None:
    t = play_on(table(), 10_000)
    proof = verify(read(text(t)))
    assert isinstance(proof, Proof), proof
    assert proof.over
    assert proof.dealer == "sealed"
    assert proof.chances == len([row for row in text(t).splitlines() if row.startswith("* ")])
    assert proof.fingerprints >= t.state.rounds


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("* a rolls ", "* a rolls 6 6 ; was ", "record.dealt_otherwise"),
        ('[Secret "00', '[Secret "01', "record.other_secret"),
        ('[Secret "00', '[Secret "zz', "record.secret"),
        ("= ", "= 0123456789abcdef ; was ", "record.fingerprint"),
        ('[Dealer "sealed"]', '[Dealer "honest"]', "record.dealer"),
    ],
)
def test_a_forged_record_is_found_out(old: str, new: str, code: str) -> None:
    written = text(play_on(table(), 10_000))
    assert old in written
    fault = verify(read(written.replace(old, new, 1)))
    assert isinstance(fault, Fault)
    assert fault.code == code


def test_a_wrong_result_is_found_out() -> None:
    written = text(play_on(table(), 10_000))
    start = written.index("[Result")
    forged = written[:start] + '[Result "a=1 b=1 c=1"]' + written[written.index("]", start) + 1 :]
    fault = verify(read(forged))
    assert isinstance(fault, Fault)
    assert fault.code == "record.result"


def test_lines_missing_before_the_foot_are_found_out() -> None:
    rows = text(play_on(table(), 10_000)).splitlines()
    foot = next(i for i, row in enumerate(rows) if row.startswith("[Result"))
    fault = verify(read("\n".join(rows[: foot - 12] + rows[foot:])))
    assert isinstance(fault, Fault)
    assert fault.code == "record.cut"


def test_a_finished_sealed_game_must_show_its_secret() -> None:
    rows = text(play_on(table(), 10_000)).splitlines()
    fault = verify(read("\n".join(row for row in rows if not row.startswith("[Secret"))))
    assert isinstance(fault, Fault)
    assert fault.code == "record.no_secret"


@pytest.mark.rule("HSE-UND-2")
def test_dice_can_not_be_rolled_again_by_a_line_in_the_file() -> None:
    t = table()
    seat = GAME.actors(t.state)[0]
    assert not isinstance(t.act(seat, Call(7)), Refusal)
    assert not isinstance(t.act(seat, ROLL), Refusal)
    forged = text(t) + f"^ {'abc'[seat]} takes back 1\n"
    fault = resume(read(forged), SECRET)
    assert isinstance(fault, Fault)
    assert (fault.code, fault.rule) == ("undo.revealed", "HSE-UND-2")


def test_a_save_of_an_unknown_bot_is_refused() -> None:
    fault = resume(read(text(table()).replace('[Bots "c=six"]', '[Bots "c=foo"]')), SECRET)
    assert isinstance(fault, Fault)
    assert fault.code == "record.bot"


def test_a_game_is_open_in_one_window_only(tmp_path: Path) -> None:
    """Else one could look at the dice in one and act in the other."""
    path = tmp_path / "x.game"
    saves.new_secret(path)
    held = saves.lock(path)
    assert held is not None
    assert saves.lock(path) is None
    held.close()
    again = saves.lock(path)
    assert again is not None
    again.close()


def test_the_nonces_of_people_change_the_dice() -> None:
    one = SealedDealer(SECRET, [("a", b"one")])
    two = SealedDealer(SECRET, [("a", b"two")])
    assert [one.ticket(n, 36) for n in range(20)] != [two.ticket(n, 36) for n in range(20)]
    assert one.head() == two.head()  # the commitment comes before anyone sits


def test_a_seeded_dealer_says_so() -> None:
    assert SeededDealer(7).head() == [("Dealer", "seeded 7")]


@pytest.mark.parametrize("name", ["Ania", "Żółć 3", "a" * 20, "O'Neil", "李"])
def test_names_that_fit(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " x",
        "a" * 21,
        'say "hi"',
        "a=b",
        "x_y",
        "a;b",
        "[x]",
        "a\tb",
        "a\u00a0b",
        "\u200b",
        "\u3164",
        "x\u2800",
        "\ufe0f\ufe0f",
    ],
)
def test_names_that_do_not_fit(name: str) -> None:
    assert not is_name(name)


def test_a_save_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    saves.write(path, "one\n")
    saves.write(path, "two\n")
    assert path.read_text() == "two\n"
    assert [p.name for p in tmp_path.iterdir()] == ["x.game"]


def test_the_key_of_a_game_is_for_its_owner_alone(tmp_path: Path) -> None:
    secret = saves.new_secret(tmp_path / "x.game")
    assert len(secret) == 32
    assert saves.secret_of(tmp_path / "x.game") == secret
    assert (tmp_path / "x.key").stat().st_mode & 0o077 == 0
