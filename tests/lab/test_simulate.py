"""Simulations: repeatable, fair to every seat, and whole even if interrupted."""

import json
from pathlib import Path

import pytest

from kartki.lab.report import Report
from kartki.lab.simulate import simulate
from kartki.lab.spec import SimulationSpec

EDITION = "rebuilt-1943"
GAME = "ration_board"


def played(games: int = 12, bots: str = "navigator six", players: int = 4, jobs: int = 1) -> Report:
    return simulate(GAME, EDITION, {}, players, games, bots.split(), jobs, seed=1943)


def test_the_report_has_exactly_the_promised_shape() -> None:
    told = json.loads(json.dumps(played().as_json()))
    assert list(told) == ["game", "players", "games", "seed", "bots", "seats", "length"]
    assert (told["game"], told["players"], told["games"], told["seed"]) == (GAME, 4, 12, 1943)
    assert [bot["bot"] for bot in told["bots"]] == ["navigator", "six"]
    assert [seat["seat"] for seat in told["seats"]] == ["a", "b", "c", "d"]
    for kind in ("bot", "seat"):
        for score in told[f"{kind}s"]:
            assert list(score) == [kind, "games", "wins", "win_rate", "low", "high"]
            assert score["low"] <= score["win_rate"] <= score["high"]
    assert list(told["length"]) == ["rounds", "decisions"]
    for length in told["length"].values():
        assert list(length) == ["mean", "least", "most"]
        assert 0 < length["least"] <= length["mean"] <= length["most"]


def test_all_wins_are_shared_out() -> None:
    told = played()
    assert sum(score.wins for score in told.bots) == 12
    assert sum(score.wins for score in told.seats) == 12
    assert [score.games for score in told.bots] == [24, 24]
    assert not told.stopped


def test_the_same_seed_gives_the_same_report_in_one_process_and_in_two() -> None:
    alone, together = played(bots="random six"), played(bots="random six", jobs=2)
    assert together == alone


def test_another_seed_gives_another_report() -> None:
    other = simulate(GAME, EDITION, {}, 4, 12, ["navigator", "six"], 1, seed=1944)
    assert other.rounds != played().rounds


def test_more_games_go_on_where_fewer_stop(tmp_path: Path) -> None:
    for games in (2, 4):
        folder = tmp_path / str(games)
        simulate(GAME, EDITION, {}, 2, games, ["random"], 1, 7, records_dir=folder)
    for name in ("00001.game", "00002.game"):
        assert (tmp_path / "2" / name).read_bytes() == (tmp_path / "4" / name).read_bytes()


@pytest.mark.parametrize(
    ("bots", "lineups"),
    [
        ("n s s s", ["n s s s", "s s s n", "s s n s", "s n s s", "n s s s"]),
        ("n s", ["n s n s", "s n s n", "n s n s", "s n s n", "n s n s"]),
        ("n s r", ["n s r n", "s r n s", "r n s r", "n s r n", "s r n s"]),
        ("n", ["n n n n"] * 5),
    ],
)
def test_everybody_moves_on_by_a_seat_from_game_to_game(bots: str, lineups: list[str]) -> None:
    spec = SimulationSpec(GAME, EDITION, {}, 4, bots.split(), seed=1)
    assert [" ".join(spec.lineup(number)) for number in range(1, 6)] == lineups


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_until_all_are_finished(jobs: int) -> None:
    told: list[int] = []
    simulate(GAME, EDITION, {}, 2, 5, ["six"], jobs, 1, on_progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_house_rules_are_kept() -> None:
    places = simulate(GAME, EDITION, {"places": "on"}, 3, 4, ["six"], 1, seed=3)
    assert places.rounds.mean > simulate(GAME, EDITION, {}, 3, 4, ["six"], 1, seed=3).rounds.mean


@pytest.mark.parametrize(
    ("game", "edition", "choices", "players", "bots", "why"),
    [
        ("chess", EDITION, {}, 2, ["random"], "no game called chess"),
        (GAME, "first", {}, 2, ["random"], "no edition first"),
        (GAME, EDITION, {"weather": "fine"}, 2, ["random"], "weather=fine"),
        (GAME, EDITION, {}, 9, ["random"], "not for 9 players"),
        (GAME, EDITION, {}, 2, ["deep_thought"], "no bot called deep_thought"),
        (GAME, EDITION, {}, 2, [], "nobody"),
        ("reglamentacja", "rebuilt-1983", {"pace": "live"}, 3, ["random"], "pace=live"),
        ("reglamentacja", "rebuilt-1983", {"visits": "no_meal"}, 4, ["random"], "visits=no_meal"),
    ],
)
def test_an_order_that_makes_no_sense_is_an_error(
    game: str, edition: str, choices: dict[str, str], players: int, bots: list[str], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(game, edition, choices, players, 1, bots, 1, seed=1)
