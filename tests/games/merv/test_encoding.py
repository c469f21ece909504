"""A position as a learner sees it: what holds for every position of every way to play."""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import ModuleType

from librt.vecs import vec
from mypy_extensions import i64

from conformance import Walk
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
    COURTIER,
    CUBES,
    HALLS,
    SOURCES,
    SPICES,
    STORES,
    TRACKS,
)
from games.merv.looks import BUSY, GAME, positions, seats_of


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
