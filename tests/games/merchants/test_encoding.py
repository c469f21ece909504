"""What a learner is told of a position: only what the seat may know, and the same for everybody."""

import json
import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import fondaco
from fondaco.core.encoding import MOST_ON
from fondaco.games.merchants.components import CITY_IDS
from games.merchants.encoded import GAME, rotated, states, states_of_log, told

TEXT = resources.files("fondaco.games.merchants").joinpath("edition.toml").read_text("utf-8")
COMFORTABLE = 200  # features on: few enough to be summed up quickly
FEATURES = GAME.features


def test_what_a_seat_may_not_know_has_no_part_in_it() -> None:
    hidden = 0
    for number, state in enumerate(states()):
        for seat in range(state.seats):
            guess = GAME.guess(state, seat, fondaco.Seeded(number))
            hidden += GAME.snapshot(guess) != GAME.snapshot(state) if number % 9 == 0 else 0
            assert GAME.encode(guess, seat) == GAME.encode(state, seat)
    assert hidden > 20  # else there was nothing to hide


def test_few_features_are_on_and_each_once() -> None:
    most = 0
    for state in states():
        for seat in range(state.seats):
            on = GAME.encode(state, seat)
            assert len(set(on)) == len(on)
            assert all(0 <= feature < FEATURES.count for feature in on)
            most = max(most, len(on))
    assert COMFORTABLE / 2 < most <= COMFORTABLE < MOST_ON


def test_every_group_is_told_somewhere_and_no_row_twice() -> None:
    groups = {name for state in states() for seat in (0, 2) for name in told(state, seat)}
    assert [group.name for group in FEATURES.groups if group.name not in groups] == []


def test_every_group_has_a_name_and_a_meaning_of_its_own() -> None:
    names = [group.name for group in FEATURES.groups]
    assert len(set(names)) == len(names)
    assert all(group.meaning.endswith(".") for group in FEATURES.groups)
    assert sum(group.count for group in FEATURES.groups) == FEATURES.count


def test_everybody_sees_the_same_from_the_own_seat() -> None:
    for state in states():
        twin = rotated(state)
        for seat in range(state.seats):
            assert GAME.encode(twin, (seat + 1) % state.seats) == GAME.encode(state, seat)


def test_seats_see_different_things() -> None:
    """The others' things come after the own ones."""
    different = sum(GAME.encode(state, 0) != GAME.encode(state, 1) for state in states())
    assert different > len(states()) * 9 / 10


# Another edition: the same places and cards under other ids, in another order.

ENCODE = """
import json, sys, fondaco
game = fondaco.game("merchants")
states = [game.restore(state) for state in json.load(sys.stdin)]
print(json.dumps([[game.encode(s, seat) for seat in range(s.seats)] for s in states]))
"""


def renamed(text: str) -> str:
    """Other ids for all cities, so that they come in another order."""
    names = "|".join(CITY_IDS)
    return re.sub(f'"({names})"', lambda found: f'"{found[1][::-1]}_town"', text)


def reordered(text: str, table: str) -> str:
    """The lines of a table from the last to the first."""
    head, rest = text.split(f"\n{table} = [\n", 1)
    rows, tail = rest.split("\n]\n", 1)
    return "\n".join([head, f"{table} = [", *reversed(rows.split("\n")), "]", tail])


def test_ids_and_the_order_of_cards_do_not_matter(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    changed = reordered(reordered(renamed(TEXT), "development_card"), "number_token")
    assert changed.count("_town") > len(CITY_IDS)
    own.write_text(changed, encoding="utf-8")
    some = list(states_of_log("greedy_short_variable_4", 60))
    some += states_of_log("greedy_main_variable_3", 300)
    done = subprocess.run(
        [sys.executable, "-c", ENCODE],
        input=renamed(json.dumps([GAME.snapshot(state) for state in some])),
        env={**os.environ, "FONDACO_EDITION_MERCHANTS": str(own)},
        capture_output=True,
        text=True,
        check=True,
    )
    here = [[GAME.encode(state, seat) for seat in range(state.seats)] for state in some]
    there: list[list[list[int]]] = json.loads(done.stdout)
    assert [[sorted(each) for each in row] for row in there] == [
        [sorted(each) for each in row] for row in here
    ]
