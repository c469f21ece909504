"""Whole recorded games against SoloPlay's AI, one for each way such a game can end."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import fondaco

LOGS = Path(__file__).parent / "logs" / "soloplay"
RESULTS: dict[str, dict[str, Any]] = tomllib.loads((LOGS / "results.toml").read_text())
PEACE = "c14_peace_of_westphalia"


def replayed(name: str) -> fondaco.Table:
    return fondaco.replay((LOGS / f"{name}.log").read_text())


def test_every_log_is_listed() -> None:
    assert sorted(path.stem for path in LOGS.glob("*.log")) == sorted(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    table = replayed(name)
    view: dict[str, Any] = table.view(None)
    assert table.log() == (LOGS / f"{name}.log").read_text()
    assert table.is_over
    assert RESULTS[name] == {
        "ending": view["final_round"]["reason"],
        "level": table.options["level"],
        "empty_stacks": sum(stack["count"] == 0 for stack in view["stacks"]),
        "rating": view["rating"],
        "totals": [score["total"] for score in table.scores()],
        "moves": table.moves_played,
    }


# rule soloplay.end_stuck
def test_a_stuck_ai_decides_by_the_empty_stacks() -> None:
    assert RESULTS["stuck_and_lost"]["empty_stacks"] <= 2
    assert RESULTS["stuck_with_empty_stacks"]["empty_stacks"] >= 3
    assert {RESULTS[name]["ending"] for name in RESULTS if "stuck" in name} == {"stuck"}


# rule soloplay.end_peace
# rule soloplay.swap
def test_the_peace_is_yours_by_the_ten_or_by_the_swap() -> None:
    for name in ("your_peace", "peace_swapped"):
        view: dict[str, Any] = replayed(name).view(None)
        assert PEACE in view["offices"][0]["contracts"]
    his: dict[str, Any] = replayed("his_peace").view(None)
    assert PEACE in his["ai"]["contracts"]
    assert "gain peace" in (LOGS / "peace_swapped.log").read_text()


def test_all_ends_and_levels_are_among_them() -> None:
    assert {row["ending"] for row in RESULTS.values()} == {"stuck", "counters", "ten", "peace"}
    assert {row["level"] for row in RESULTS.values()} == {"easy", "normal", "expert"}
