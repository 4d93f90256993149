"""Refusals of acts: out of turn, out of phase, before chance, without the card."""

import pytest

from kartki.core.play import Term, Who
from tests.games.kolejka.square import Driver, square

QUEUE = "a queues kiosk"
CARD = "a plays list kiosk"
PASS = "a passes"
TAKE = "a takes kiosk at kiosk"
EXCHANGE = "a exchanges kiosk kiosk for clothing"
WAIT = "a waits"
HOME = "a goes home"
RECALL = "a recalls kiosk 1"
DONE = "a is done"
ALL = [QUEUE, CARD, PASS, TAKE, EXCHANGE, WAIT, HOME, RECALL, DONE]


def queue_up() -> Driver:
    return square(players=2, day=2, phase="queue_up", queues="kiosk=a,b,X", home="a=1 b=1")


def jumping() -> Driver:
    return square(players=2, queues="kiosk=a,b,X", shops="kiosk=kiosk*2,clothing")


def opening() -> Driver:
    t = square(players=2, queues="kiosk=a,b,X", shops="kiosk=kiosk,clothing,furniture")
    t.play("a passes; b passes")
    return t


def market() -> Driver:
    t = square(players=2, queues="kiosk=a,X market=a,b", goods="a=kiosk*2")
    t.play("a passes; b passes")
    return t


def close() -> Driver:
    t = square(players=2, queues="kiosk=a,b,X", goods="a=kiosk*2")
    t.play("a passes; b passes")
    while t.asked == "*":
        t.play("* " + min(t.chances()))
    return t


PHASES = [
    (queue_up, "KOL-QUE-1", [QUEUE]),
    (jumping, "KOL-JMP-1", [CARD, PASS]),
    (opening, "KOL-OPN-1", [TAKE]),
    (market, "KOL-MKT-1", [EXCHANGE, WAIT, HOME]),
    (close, "KOL-PCT-1", [RECALL, DONE]),
]


@pytest.mark.rule("KOL-QUE-1", "KOL-JMP-1", "KOL-OPN-1", "KOL-MKT-1", "KOL-PCT-1")
@pytest.mark.parametrize("act", ALL)
@pytest.mark.parametrize("phase", range(5))
def test_each_act_has_its_phase(phase: int, act: str) -> None:
    start, rule, own = PHASES[phase]
    t = start()
    if act in own:
        t.play(act)
    else:
        refusal = t.refusal(act)
        assert (refusal.code, refusal.rule) == ("act.not_now", rule)
        assert t.asked == "a"


@pytest.mark.rule("KOL-QUE-1", "KOL-JMP-1", "KOL-OPN-2", "KOL-MKT-1", "KOL-PCT-1")
@pytest.mark.parametrize(
    ("phase", "act", "rule", "doing"),
    [
        (0, "b queues kiosk", "KOL-QUE-1", "queue_up"),
        (1, "b plays list kiosk", "KOL-JMP-1", "jumping"),
        (1, "b passes", "KOL-JMP-1", "jumping"),
        (2, "b takes kiosk at kiosk", "KOL-OPN-2", "opening"),
        (3, "b waits", "KOL-MKT-1", "market"),
        (3, "b goes home", "KOL-MKT-1", "market"),
        (4, "b recalls kiosk 2", "KOL-PCT-1", "recall"),
        (4, "b is done", "KOL-PCT-1", "recall"),
    ],
)
def test_out_of_turn(phase: int, act: str, rule: str, doing: str) -> None:
    """The rule of the phase it is, whose turn it is, and what they are doing."""
    t = PHASES[phase][0]()
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("turn.not_yours", rule)
    (_, who), (_, what) = refusal.facts
    assert isinstance(who, Who)
    assert isinstance(what, Term)
    assert (who.seat, what.kind, what.name) == (0, "doing", doing)
    assert t.legal("b") == []


@pytest.mark.rule("KOL-SET-5")
@pytest.mark.parametrize("act", ["a queues kiosk", "b queues market", "a passes"])
def test_players_wait_for_chance_at_the_start(act: str) -> None:
    t = square(opening=True, players=2)
    refusal = t.refusal(act)
    assert (refusal.code, refusal.rule) == ("chance.first", "KOL-SET-5")


@pytest.mark.rule("KOL-SET-5")
def test_players_wait_for_delivery_look_and_draw() -> None:
    t = square(players=2, day=2, phase="queue_up", home="a=1 b=0", hands="a=committee b=list")
    t.play("a queues kiosk")
    assert t.refusal("a passes").code == "chance.first"
    t.play("* " + min(t.chances()))
    t.play("a plays committee")
    assert t.refusal("b passes").code == "chance.first"
    t.play("* " + min(t.chances()))
    assert t.refusal("b passes").code == "chance.first"
    t.play("* " + min(t.chances()))
    t.play("b passes")
    assert t.refusal("a is done").code == "chance.first"


@pytest.mark.rule("KOL-JMP-1")
@pytest.mark.parametrize(
    "act",
    [
        "list kiosk",
        "sir kiosk 2",
        "mother kiosk 2",
        "criticise kiosk 1",
        "lucky kiosk 2 clothing",
        "error kiosk from kiosk to clothing",
        "increased kiosk",
        "counter kiosk kiosk",
        "stocktaking kiosk",
        "committee",
    ],
)
def test_a_card_must_be_in_the_hand(act: str) -> None:
    other = "committee" if act != "committee" else "list"
    t = square(hands=f"a={other}", queues="kiosk=a,a,b,X", shops="kiosk=kiosk*2")
    refusal = t.refusal(f"a plays {act}")
    assert (refusal.code, refusal.rule) == ("card.not_in_hand", "KOL-JMP-1")


@pytest.mark.rule("KOL-JMP-1")
def test_a_card_played_yesterday_is_not_in_the_hand() -> None:
    t = square(hands="a=list", played="a=sir", queues="kiosk=b,a,X")
    assert t.refusal("a plays sir kiosk 2").code == "card.not_in_hand"
    t.play("a plays list kiosk; b passes; c passes; d passes")
    assert t.played("a") == ["list", "sir"]


@pytest.mark.rule("KOL-JMP-5")
def test_a_card_that_is_not_held_is_refused_before_its_target() -> None:
    t = square(hands="a=list", queues="market=b,a")
    assert t.refusal("a plays sir market 2").code == "card.not_in_hand"
    assert t.refusal("a plays list market").code == "card.market"


@pytest.mark.rule("KOL-CRD-2", "KOL-CRD-4", "KOL-CRD-8")
@pytest.mark.parametrize(
    ("act", "code"),
    [
        ("sir kiosk 1", "sir.not_yours"),
        ("mother kiosk 1", "mother.not_yours"),
        ("lucky kiosk 1 kiosk", "lucky.not_yours"),
        ("criticise kiosk 5", "place.empty"),
        ("counter kiosk kiosk", "counter.closed"),
    ],
)
def test_the_first_reason_is_told(act: str, code: str) -> None:
    t = square(hands=f"a={act.split()[0]}", queues="kiosk=b,a,X", closed="kiosk")
    assert t.refusal(f"a plays {act}").code == code
