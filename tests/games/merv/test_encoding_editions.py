"""What a learner sees of a position played with another edition."""

import json
import re
from importlib.resources import files
from pathlib import Path

from encoding_checks import with_edition
from fondaco.games.merv.terms import (
    COMMIT,
    PAY,
    PLACE_WALL,
)
from games.merv.looks import GAME, positions

EDITION = files("fondaco.games.merv").joinpath("edition.toml").read_text(encoding="utf-8")
IN_HAND = (PAY, COMMIT, PLACE_WALL)  # a snapshot tells by number what is being paid
RENAMED = ("site", "mosque_space", "scoring_tile", "wall", "contract")
REVERSED = ("site", "scoring_tile", "wall", "contract", "mosque_segment")
LOOK = """
import json, sys
import fondaco
game = fondaco.game("merv")
for line in sys.stdin:
    state = game.restore(json.loads(line))
    print(json.dumps(sorted(game.encode(state, 0))))
"""
WALK = """
from conformance import Eager, Walk
for seats in (1, 2, 4):
    walk = Walk("merv", seats, "other edition", ("fulfil", "learn", "take ", "establish"))
    while not walk.is_over():
        on = walk.game.encode(walk.state, 0)
        assert len(set(on)) == len(on) <= 200 and max(on) < walk.game.features.count
        walk.step()
print([[group.name, group.start] for group in walk.game.features.groups])
"""


def entries(text: str, name: str) -> list[str]:
    """The lines of a list of the edition."""
    [found] = re.findall(rf"^{name} = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    return str(found).splitlines()


def in_another_order(text: str) -> str:
    for name in REVERSED:
        lines = entries(text, name)
        text = text.replace("\n".join(lines), "\n".join(reversed(lines)))
    return text


def other_names() -> dict[str, str]:
    lines = [line for name in RENAMED for line in entries(EDITION, name)]
    ids = [re.findall(r'id = "(\w+)"', line)[0] for line in lines]
    stacks = {stack for line in lines for stack in re.findall(r'stack = "(\w+)"', line)}
    ids += sorted(stacks)
    return {old: f"x{number:03}" for number, old in enumerate(reversed(ids))}


def renamed(text: str, names: dict[str, str]) -> str:
    return re.sub(r'"(\w+)"', lambda found: f'"{names.get(found[1], found[1])}"', text)


def test_features_tell_what_things_say_and_not_what_they_are_called(tmp_path: Path) -> None:
    names = other_names()
    some = [state for state in positions()[::3] if state.step not in IN_HAND]
    asked = [renamed(json.dumps(GAME.snapshot(state)), names) for state in some]
    edition = renamed(in_another_order(EDITION), names)
    answers = with_edition("merv", tmp_path, edition, LOOK, "\n".join(asked)).splitlines()
    assert [json.loads(answer) for answer in answers] == [
        sorted(GAME.encode(state, 0)) for state in some
    ]


def test_an_edition_with_more_of_everything_has_the_same_features(tmp_path: Path) -> None:
    """Other numbers change neither the features nor how many are on."""
    changes = {
        "courtiers_per_hall = 3": "courtiers_per_hall = 9",
        "buildings_per_player = 9": "buildings_per_player = 12",
        "servants_per_player = 8": "servants_per_player = 20",
        "trading_posts_per_player = 6": "trading_posts_per_player = 8",
        "other_influence = 2": "other_influence = 5",
        "scoring_tile_points = 3": "scoring_tile_points = 20",
        "points = [0, 0, 0, 1, 0,": "points = [0, 9, 9, 9, 9, 9, 9, 9, 9, 1, 0,",
        'action = "palace",      provenance': 'action = "library",      provenance',
        'slot = "top_left",     boon = "scroll"': 'slot = "top_left",     boon = "favour"',
        'stack = "level3_favour",  level = 3': 'stack = "level3_favour",  level = 2',
    }
    edition = EDITION
    for old, new in changes.items():
        assert old in edition
        edition = edition.replace(old, new)
    groups_there = with_edition("merv", tmp_path, edition, WALK).strip()
    assert groups_there == str([[group.name, group.start] for group in GAME.features.groups])
