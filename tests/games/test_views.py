"""Views of games played at random are exactly what each game's view_types.py says they are."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, TypedDict

import pytest

import fondaco
from conformance import Walk
from fondaco.games.merv.view_types import Store
from fondaco.games.shelf import TITLES
from typed_dicts import Check, check_for


def check_of(title: str) -> Check:
    types = import_module(f"fondaco.games.{title}.view_types")
    return check_for(getattr(types, f"{title.capitalize()}View"))


CHECKS = {title: check_of(title) for title in TITLES}
MODES: dict[str, Any] = {title: import_module(f"games.{title}.modes") for title in TITLES}
BETWEEN = 23  # decisions from one look to the next


def looks(title: str, number: int) -> Iterator[Walk]:
    """A game of the mode of that number, at some moments and at its last one."""
    modes = MODES[title]
    seats, options = modes.TABLES[number]
    walk = Walk(title, seats, f"views {number}", modes.EAGER[number % len(modes.EAGER)], options)
    is_whole = number % (len(modes.TABLES) // modes.WHOLE_GAMES_SEEN) == 0
    while not walk.is_over() and (is_whole or walk.decisions < modes.DECISIONS_SEEN):
        walk.step()
        if walk.decisions % BETWEEN == 1 or walk.is_over():
            yield walk


@pytest.mark.parametrize("title", CHECKS)
def test_views_are_what_their_types_say(title: str) -> None:
    ended = 0
    for number in range(len(MODES[title].TABLES)):
        for walk in looks(title, number):
            ended += walk.is_over()
            for seat in (None, *range(walk.seats)):
                assert CHECKS[title](walk.game.view(walk.state, seat)) == ""
    assert ended >= MODES[title].WHOLE_GAMES_SEEN


@pytest.mark.parametrize("title", CHECKS)
def test_a_prospect_is_a_view_that_says_whether_it_is_complete(title: str) -> None:
    table = fondaco.new(title, seats=3, seed=1)
    view = table.preview(table.legal()[0])
    assert isinstance(view.pop("complete"), bool)
    assert CHECKS[title](view) == ""


# --- The check itself ---


@pytest.mark.parametrize("title", CHECKS)
def test_any_field_that_is_wrong_is_found(title: str) -> None:
    view = fondaco.new(title, seats=3, seed=1).view(0)
    assert CHECKS[title](view) == ""
    for name, value in view.items():
        assert CHECKS[title]({key: part for key, part in view.items() if key != name})
        assert CHECKS[title]({**view, name: [{"odd": value}]}).startswith(f".{name}")
    assert CHECKS[title]({**view, "more": 1})
    assert CHECKS[title](dict(reversed(view.items())))


class Chest(TypedDict):
    """Something to look into."""

    coins: dict[str, int]
    lock: str | None


@pytest.mark.parametrize(
    ("chests", "wrong"),
    [
        ([{"coins": {"gold": 1}, "lock": None}], ""),
        ([{"coins": {"gold": True}, "lock": None}], "[0].coins.gold: True is no"),
        ([{"coins": {1: 1}, "lock": None}], "[0].coins.1: 1 is no"),
        ([{"coins": {}, "lock": 1}], "[0].lock: 1 is no"),
        ([{"coins": {}}], "[0]: {'coins': {}} has not the fields"),
        ([None], "[0]: None has not the fields"),
    ],
)
def test_a_fault_deep_inside_is_found(chests: object, wrong: str) -> None:
    found = check_for(list[Chest])(chests)
    assert found == wrong if wrong == "" else found.startswith(wrong)


def test_known_words_are_all_there() -> None:
    check = check_for(dict[Store, int])
    assert check({"scrolls": 0, "common": 0, "rare": 0}) == ""
    assert check({"scrolls": 0, "common": 0})
    assert check({"scrolls": 0, "common": 0, "rare": 0, "stolen": 0})
