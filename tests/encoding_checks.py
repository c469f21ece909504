"""What holds for `encode` of every title: the checks that their tests share."""

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import fondaco
from fondaco.core.encoding import MOST_ON, Feature

MOST_WANTED = 200  # features on: what a small net can add up quickly


@cache
def groups(title: str) -> list[Feature]:
    """The group of each feature."""
    return [group for group in fondaco.game(title).features.groups for _ in range(group.count)]


def row_of(title: str, feature: int) -> tuple[str, int]:
    group = groups(title)[feature]
    return group.name, (feature - group.start) // group.levels


def check_numbers_and_meanings(title: str) -> None:
    """Features are numbered without gaps, and each group has a name of its own and a meaning."""
    features = fondaco.game(title).features
    starts = [group.start for group in groups(title)]
    assert len(starts) == features.count
    assert starts == sorted(starts)
    assert len({group.name for group in features.groups}) == len(features.groups)
    assert all(len(group.meaning) > 5 for group in features.groups)


def check_rows(title: str, on: list[int], least: int = 0) -> None:
    """Each row has at most one level, and few features are on."""
    assert least <= len(on) <= MOST_WANTED < MOST_ON
    assert all(0 <= feature < fondaco.game(title).features.count for feature in on)
    rows = [row_of(title, feature) for feature in on]
    assert len(set(rows)) == len(rows), sorted(rows)


def never_lit(title: str, seen: Sequence[list[int]]) -> set[str]:
    """The groups of which no feature is on in any of these positions."""
    lit = {groups(title)[feature].name for on in seen for feature in on}
    return {group.name for group in fondaco.game(title).features.groups} - lit


def check_blind(game: fondaco.Game, state: fondaco.State, seat: int, seed: object) -> None:
    """What is drawn anew by a guess has no part in it."""
    seen = game.encode(state, seat)
    for luck in range(2):
        guess = game.guess(state, seat, fondaco.Seeded(f"{seed} {luck}"))
        assert game.encode(guess, seat) == seen


def check_nothing_left_behind(game: fondaco.Game, states: Sequence[fondaco.State]) -> None:
    """Looking changes nothing: one position after the other gives what each gives alone."""
    alone = [game.encode(state, 0) for state in states]
    before = [game.snapshot(state) for state in states]
    assert [game.encode(state, 0) for state in reversed(states)] == alone[::-1]
    assert [game.snapshot(state) for state in states] == before


def with_edition(title: str, folder: Path, text: str, script: str, asked: str = "") -> str:
    """What a process answers that plays a title with this edition."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    tests = str(Path(__file__).parent)
    env = {**os.environ, f"FONDACO_EDITION_{title.upper()}": str(path)}
    env["PYTHONPATH"] = os.pathsep.join([tests, *[one for one in sys.path if one]])
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=env, input=asked, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    return done.stdout
