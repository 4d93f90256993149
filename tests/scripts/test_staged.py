"""How what a page showed of a game is judged: what was due, in time and long enough."""

from typing import Any

from tests.browser.staged import weigh

ME = 0


def told(at: float, n: int, *events: dict[str, Any], asked: bool = False) -> dict[str, Any]:
    return {"at": at, "n": n, "events": list(events), "asked": asked, "seat": ME}


def scene(mark: str, since: float, until: float, seen: bool = True) -> dict[str, Any]:
    return {"mark": mark, "since": since, "until": until, "seen": seen}


def event(code: str, **facts: Any) -> dict[str, Any]:
    return {"code": code, "facts": facts}


BOUGHT = event("bought", seat={"who": 1})
PASSED = event("passed", seat={"who": 1})
GAME = [told(0, 1, BOUGHT), told(5_000, 2, PASSED, asked=True), told(9_000, 3)]
LISTED = {"2:passed": 1}


def test_a_game_that_was_shown_has_nothing_missing() -> None:
    verdict = weigh("kolejka", GAME, [scene("1:bought", 10, 700)], LISTED)
    assert (verdict.events, verdict.staged) == (2, 1)
    assert not verdict.unstaged
    assert not verdict.unlisted


def test_a_kind_that_is_not_staged_is_found() -> None:
    assert weigh("kolejka", GAME, [], LISTED).unstaged == ["1:bought"]


def test_a_scene_has_to_be_long_enough_in_sight_and_in_time() -> None:
    for late in (
        scene("1:bought", 10, 500),
        scene("1:bought", 10, 900, seen=False),
        scene("1:bought", 4_900, 6_000),  # the question came at 5,000
    ):
        assert weigh("kolejka", GAME, [late], LISTED).unstaged == ["1:bought"]


def test_what_comes_with_the_question_has_until_the_answer() -> None:
    game = [told(0, 1, BOUGHT, asked=True), told(2_000, 2)]
    assert not weigh("kolejka", game, [scene("1:bought", 10, 800)], {}).unstaged
    assert weigh("kolejka", game, [scene("1:bought", 1_700, 2_900)], {}).unstaged


def test_each_of_several_has_its_scene_and_its_line() -> None:
    game = [told(0, 1, BOUGHT, BOUGHT, PASSED, PASSED)]
    verdict = weigh("kolejka", game, [scene("1:bought", 0, 700)], {"1:passed": 1})
    assert (verdict.unstaged, verdict.unlisted) == (["1:bought"], ["1:passed"])


def test_a_card_needs_a_scene_for_each_pawn_that_it_moves() -> None:
    places = [{"kind": "queue", "name": "kiosk", "number": place} for place in (1, 2, 3)]
    card = event(
        "card_played", kind="list", **{"from": {"terms": places}, "to": {"terms": places[::-1]}}
    )
    once = [scene("1:card_played", 0, 700)]
    assert len(weigh("kolejka", [told(0, 1, card)], once, {}).unstaged) == 2
    assert not weigh("kolejka", [told(0, 1, card)], once * 3, {}).unstaged


def test_own_draws_need_no_line() -> None:
    def drew(seat: int) -> dict[str, Any]:
        return event("drew_card", seat={"who": seat})

    verdict = weigh("kolejka", [told(0, 1, drew(ME), drew(1))], [], {})
    assert verdict.unlisted == ["1:drew_card"]
