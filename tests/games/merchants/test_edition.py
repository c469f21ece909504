"""The edition: what a file of one's own may say, and what it is refused for.

An edition is chosen once for a process, so each is tried in a process of its own.
"""

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import fondaco

TEXT = resources.files("fondaco.games.merchants").joinpath("edition.toml").read_text("utf-8")
SHOW = "import fondaco; print(fondaco.game('merchants').edition)"


def tried(text: str, folder: Path) -> str:
    """The name of an edition, or what is wrong with it."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    environment = {**os.environ, "FONDACO_EDITION_MERCHANTS": str(file)}
    done = subprocess.run(
        [sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, 1)


def test_the_same_values_are_the_same_edition(tmp_path: Path) -> None:
    assert tried(TEXT, tmp_path) == fondaco.game("merchants").edition


def test_another_value_is_another_edition(tmp_path: Path) -> None:
    name = tried(changed("starting_gold = 3", "starting_gold = 4"), tmp_path)
    assert len(name) == 12
    assert name != fondaco.game("merchants").edition


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("starting_gold = 3", "starting_gold = -3", "'starting_gold': -3 is not between"),
        ("starting_gold = 3\n", "", "'starting_gold': it is missing"),
        ('resource = "lumber"', 'resource = "wool"', "it produces lumber"),
        ("value = 9, arch = true", "value = 7, arch = true", "a 7 is never produced"),
        ("value = 9, arch = true", "value = 9, arch = false", "forest needs 1 with an arch"),
        ("count = 11", "count = 12", "lists another number"),
        ('effect = "gain_gold"', 'effect = "gain_lead"', "'gain_lead' is unknown"),
        ("wool = 1, salt = 1", "wood = 1, salt = 1", "it is no resource"),
        ("commodity_tokens = 6", "commodity_tokens = 9", "one more than posts_in_storage"),
        ('"budapest", "vilnius", "zagreb"', '"budapest", "vilnius"', "3 cities belong here"),
        ('"budapest", "vilnius", "zagreb"', '"budapest", "vilnius", "oslo"', "cannot be taken"),
        ('trade_route = [3, 0, "N"]', 'trade_route = [40, 0, "N"]', "it is no path"),
        ('trade_route = [3, 0, "N"]', "trade_route = [3, 0]", "two numbers and a direction"),
        ('at = [4, 2, "W"]', 'at = [30, 2, "W"]', "one id stands for two"),
        ('at = [4, 2, "W"]', 'at = [2, 1, "E"]', "is there"),
        ("number = 6, provenance", "number = 7, provenance", "a 7 is never produced"),
        ('path = [2, 3, "N"], provenance', 'path = [20, 3, "N"], provenance', "between hexes"),
        ('id = "norway", q = 0, r = -3', 'id = "norway", q = 0, r = -9', "one id stands for two"),
    ],
)
def test_what_does_not_fit_is_refused(old: str, new: str, problem: str, tmp_path: Path) -> None:
    assert problem in tried(changed(old, new), tmp_path)


def test_too_few_purple_sites_are_refused(tmp_path: Path) -> None:
    text = TEXT.replace('color = "purple"', 'color = "brown"', 3)
    assert "12 purple city-sites" in tried(text, tmp_path)
