"""Who has declined an offer that still stands may take or counter it after all (REG-TRD-5)."""

import pytest

from kartki.core.record import Fault, Record, read
from kartki.core.replay import Replay
from tests.games.reglamentacja.shop import GAME, Driver, shop

HANDS = "a=chocolate*2,meat b=butter*2,sugar,flour c=soap,sugar d=soap*5"
ANY = "a offers all chocolate for any 3"
LIVE = {"pace": "live"}
TAKE = "takes #1 giving butter butter sugar"


def declined() -> Driver:
    """b has said no, and is asked again."""
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b declines #1; c is quiet; d is quiet; a is quiet")
    return t


@pytest.mark.rule("REG-TRD-5", "REG-TOP-3")
def test_who_has_declined_may_take_it_after_all() -> None:
    t = declined()
    assert "takes #1 giving sugar butter butter" in t.legal("b")
    t.play(f"b {TAKE}")
    assert (t.hand("b"), t.offers) == ("flour,chocolate", [])


@pytest.mark.rule("REG-TRD-5")
def test_who_has_declined_may_counter_without_declining_again() -> None:
    t = declined()
    assert t.play("b counters #1 butter for chocolate") == ["offer_made"]
    assert [line.split(":")[0] for line in t.offers] == ["#1 a to all", "#2 b to a"]
    t.play("c declines #1; d declines #1")
    assert t.why_gone()[1] == "declined"


@pytest.mark.rule("REG-TRD-5")
def test_a_counter_is_a_no_that_can_be_thought_over() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play(f"{ANY}; b counters #1 butter for chocolate; b counters #1 flour for chocolate")
    assert t.refusal("b declines #1").code == "offer.declined_already"
    t.play(f"b {TAKE}")
    assert t.hand("b") == "flour,chocolate"


@pytest.mark.rule("REG-TRD-5")
def test_what_all_have_declined_is_gone_for_good() -> None:
    t = shop(hands=HANDS)
    t.play(f"{ANY}; b declines #1; c declines #1; d declines #1; a is quiet")
    assert t.refusal(f"b {TAKE}").code == "offer.gone"


@pytest.mark.rule("REG-TRD-5")
def test_an_offer_to_one_alone_is_gone_once_declined() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play("a offers b chocolate for sugar; b declines #1")
    assert t.refusal("b takes #1").code == "offer.gone"


@pytest.mark.rule("REG-TRD-5", "REG-TRD-4")
def test_a_hand_that_cannot_pay_is_told_so() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play(f"{ANY}; c declines #1")
    assert t.refusal("c takes #1 giving soap sugar flour").code == "take.not_held"
    assert not [line for line in t.legal("c") if "#1" in line]


@pytest.mark.rule("REG-TRD-5", "REG-TOP-2")
def test_a_take_on_its_way_counts_after_the_fall_too() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play(f"{ANY}; b declines #1; ~ the top falls")
    assert t.asked == "bcd~"
    t.play(f"b {TAKE}; ~ hands down")
    assert t.hand("b") == "flour,chocolate"


# records of the earlier ruling: a no was the last word


def replayed(t: Driver, line: str) -> Fault | None:
    """This line alone, in this position."""
    head = f'[Game "reglamentacja"]\n[Rules "1.0"]\n[Edition "{t.state.box.edition}"]\n'
    record = read(f'{head}[Seats "a=A b=B c=C d=D"]\n\n{line}\n')
    assert isinstance(record, Record), f"{record!r}"
    replay = Replay(GAME, t.state.copy(), record, None)
    fault = replay.to_end()
    assert fault is not None or replay.refusals == 1
    return fault


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    "act", [TAKE, "takes #1 giving soap soap soap", "counters #1 sugar for meat"]
)
def test_old_lines_that_were_refused_for_it_still_verify(act: str) -> None:
    assert replayed(declined(), f"b {act} !offer.declined_already REG-TRD-5") is None
    assert replayed(declined(), f"b {act} !offer.declined_already") is None


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        (f"b {TAKE} !offer.gone", "record.not_refused"),
        (f"b {TAKE} !offer.declined_already REG-TRD-4", "record.not_refused"),
        ("c takes #1 giving soap sugar sugar !offer.declined_already", "record.refused_otherwise"),
    ],
)
def test_no_other_line_verifies_by_it(line: str, code: str) -> None:
    fault = replayed(declined(), line)
    assert fault is not None
    assert fault.code == code


@pytest.mark.rule("REG-TRD-5", "REG-ALC-4")
def test_after_the_fall_it_was_refused_for_the_fall() -> None:
    t = shop(hands=HANDS, options=LIVE)
    t.play(f"{ANY}; b declines #1; ~ the top falls")
    assert replayed(t, f"b {TAKE} !top.fallen REG-ALC-4") is None
    assert replayed(t, "d takes #1 giving soap soap soap !top.fallen") is not None
