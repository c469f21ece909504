"""A position as a learner sees it: what holds for every position of every way to play."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

import fondaco
from conformance import Eager, Walk
from encoding_checks import (
    check_blind,
    check_nothing_left_behind,
    check_numbers_and_meanings,
    check_rows,
    never_lit,
)
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    CITIES,
    COMMIT,
    COURTIER,
    CUBES,
    HALLS,
    PAY,
    PLACE_WALL,
    SOURCES,
    SPICES,
    STORES,
    TRACKS,
)
from fondaco.players import PLAYERS
from games.merv.positions import arrange, play

GAME = fondaco.game("merv")
BUSY: Eager = ("fulfil", "learn", "take ", "advance", "spend", "establish", "buy", "pay")
WALKS: list[Eager] = ["", BUSY, ("trade camel", "hire", "build", "advance", "pay")]
BETWEEN = 4  # decisions from one look to the next


def looks(walk: Walk) -> list[MervState]:
    """The states of a game at some moments, and the last."""
    found: list[MervState] = []
    while not walk.is_over():
        if walk.decisions % BETWEEN == 0:
            found.append(cast(MervState, walk.state.copy()))
        walk.step()
    return [*found, cast(MervState, walk.state)]


def greedy_looks(seats: int) -> list[MervState]:
    player = PLAYERS["greedy"]("merv", 1)
    chance = fondaco.Seeded(f"greedy {seats}")
    state = GAME.new(seats, {}, chance)
    found: list[MervState] = []
    while GAME.to_act(state) is not None and len(found) < 60:
        found.append(cast(MervState, state.copy()))
        GAME.apply(state, player.choose(GAME, state.copy()), chance)
    return found[::4]


def mid_audience() -> MervState:
    """The first of four courtiers has been heard; there is favour for one more."""
    table = arrange(
        step="act",
        round=3,
        line="row 1",
        site="1-1",
        active=2,
        queue=[0, 1, 2],
        slots={"row 4": 1, "row 5": 0},
        halls=[{"knowledge": 1, "spice": 1, "trade": 1, "faith": 1}],
        favour=[2],
    )
    play(table, "gain favour")
    play(table, "score knowledge")
    return state_of(table)


def paying(step: str, site: str, move: str, **fields: Any) -> MervState:
    """A purchase under way that can be paid in two ways."""
    cubes = [{"purple": 2, "tan": 2, "teal": 2, "orange": 2, "white": 2}]
    table = arrange(
        step=step, line="column 1", site="1-1", sites={"1-1": site}, cubes=cubes, **fields
    )
    play(table, move)
    return state_of(table)


def purchases() -> list[MervState]:
    return [
        paying("pray", "mosque_tan", "advance to row1_step1"),
        paying("goods", "marketplace_tan", "buy from rayy", posts=[{"rayy": 1}], units=1),
    ]


def state_of(table: fondaco.Table) -> MervState:
    return cast(MervState, GAME.restore(json.loads(table.snapshot())["state"]))


@cache
def positions() -> list[MervState]:
    """Moments of games at random and of greedy games, with every number of seats."""
    found = [mid_audience(), *purchases()]
    for seats in GAME.seats:
        for at, eager in enumerate(WALKS):
            found += looks(Walk("merv", seats, f"look {seats} {at}", eager))
        found += greedy_looks(seats)
    return found


def seats_of(state: MervState) -> range:
    return range(int(state.seats))


def encoded() -> list[list[int]]:
    """What every seat sees in each of them."""
    return [GAME.encode(state, seat) for state in positions() for seat in seats_of(state)]


def test_features_are_numbered_without_gaps_and_have_a_meaning() -> None:
    check_numbers_and_meanings(GAME.title)


def test_each_row_has_at_most_one_level_and_few_features_are_on() -> None:
    for on in encoded():
        check_rows(GAME.title, on, least=31)


def test_every_group_is_lit_somewhere() -> None:
    assert never_lit(GAME.title, encoded()) == set()


def test_what_nobody_may_know_has_no_part_in_it() -> None:
    for number, state in enumerate(positions()[::4]):
        for seat in seats_of(state):
            check_blind(GAME, state, seat, number)


def test_looking_changes_nothing_and_leaves_nothing_behind() -> None:
    check_nothing_left_behind(GAME, positions()[::9])


def test_most_moves_change_what_is_seen() -> None:
    walk = Walk("merv", 2, "differ", BUSY)
    seen: list[list[int]] = []
    while not walk.is_over():
        seen.append(GAME.encode(walk.state, 0))
        walk.step()
    same = [before for before, after in pairwise(seen) if before == after]
    assert len(seen) > 60
    assert len(same) < len(seen) // 20


# ------------------------------------------------------------------------ the scale of each group


def calls(kind: str) -> Iterator[tuple[str, ModuleType, ast.Call]]:
    """Where the encoding writes a flag or a level."""
    folder = files("fondaco.games.merv.encoding")
    for path in sorted(Path(str(folder)).glob("*.py")):
        module = import_module(f"fondaco.games.merv.encoding.{path.stem}")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"lit.{kind}":
                yield f"{path.name}:{node.lineno}", module, node


def value(module: ModuleType, node: ast.expr) -> int:
    return int(eval(ast.unparse(node), dict(vars(module))))


def test_each_group_is_written_on_the_scale_that_was_allotted() -> None:
    by_start = {int(group.start): group for group in GAME.features.groups}
    told = 0
    for where, module, call in calls("level"):
        told += 1
        assert by_start[value(module, call.args[0])].levels == value(module, call.args[2]), where
    for where, module, call in calls("flag"):
        told += 1
        assert by_start[value(module, call.args[0])].levels == 1, where
    assert told > len(by_start) - 5


# ------------------------------------------------------------------------ the round of the seats


def moved_owner(owner: int, seats: int) -> int:
    """Who has a thing once everybody has moved on by one seat."""
    return (owner + 1) % seats if 0 <= owner < seats else owner


def moved(rows: vec[i64], size: i64, seats: int) -> vec[i64]:
    """What everybody has, in rows of so many numbers; that of the courtier stays."""
    numbers = list(rows)
    twin = list(rows)
    for owner in range(seats):
        at, to = owner * size, moved_owner(owner, seats) * size
        twin[to : to + size] = numbers[at : at + size]
    return vec[i64](twin)


ROWS = {
    **{"halls": HALLS, "posts": CITIES, "tracks": TRACKS, "points": SOURCES, "cubes": CUBES},
    **{"stores": STORES, "committed": STORES, "spices": SPICES, "camels": 1},
}
OWNERS = ("queue", "slots", "buildings", "bonus", "contracts", "breakthroughs", "tiles")


def rotated(state: MervState) -> MervState:
    """The same position, everybody having moved on by one seat."""
    twin = state.copy()
    seats = int(state.seats)
    for field, size in ROWS.items():
        setattr(twin, field, moved(getattr(state, field), i64(size), seats))
    for field in OWNERS:
        owners = [moved_owner(int(owner), seats) for owner in getattr(state, field)]
        setattr(twin, field, vec[i64](owners))
    for field in ("active", "asked"):
        setattr(twin, field, moved_owner(int(getattr(state, field)), seats))
    return twin


def test_it_does_not_matter_which_seat_one_has() -> None:
    assert COURTIER == 2  # no seat, where there are two
    for state in positions():
        twin = rotated(state)
        for seat in seats_of(state):
            beside = moved_owner(seat, int(state.seats))
            assert GAME.encode(twin, beside) == GAME.encode(state, seat)


# ------------------------------------------------------------------------ other editions

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


def with_edition(tmp_path: Path, text: str, script: str, asked: str = "") -> str:
    """What a process answers that plays with this edition."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    tests = str(Path(__file__).parents[2])
    env = {**os.environ, "FONDACO_EDITION_MERV": str(path)}
    env["PYTHONPATH"] = os.pathsep.join([tests, *[folder for folder in sys.path if folder]])
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=env, input=asked, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    return done.stdout


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
    answers = with_edition(tmp_path, edition, LOOK, "\n".join(asked)).splitlines()
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
    groups_there = with_edition(tmp_path, edition, WALK).strip()
    assert groups_there == str([[group.name, group.start] for group in GAME.features.groups])
