"""A position as a learner sees it: what holds for every position of every mode."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
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
    with_edition,
)
from fondaco.core.encoding import MOST_ON
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, HAND, MAJORS
from fondaco.players import PLAYERS

GAME = fondaco.game("merkator")
EAGER: Eager = ("fulfill", "join", "trade", "buy", "pay", "gain")
WALKS: list[Eager] = ["", EAGER, EAGER]
BETWEEN = 9  # decisions from one look to the next

Options = dict[str, str]
SOLOPLAY = {"solo": "soloplay"}
EVERYTHING = {"hand_card": "yes", "offers": "yes", "bonus_good": "yes"}
TABLES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"hand_card": "yes"}),
    (1, SOLOPLAY),
    (1, {**SOLOPLAY, "level": "expert"}),
    (2, {"coins": "no", "joining": "no"}),
    (3, EVERYTHING),
    (4, {"length": "long", "cash": "forced"}),
]


def looks(walk: Walk, most: int) -> list[MerkatorState]:
    """The states of a walk at some moments, and the last."""
    found: list[MerkatorState] = []
    while not walk.is_over() and walk.decisions < most:
        if walk.decisions % BETWEEN == 0:
            found.append(cast(MerkatorState, walk.state.copy()))
        walk.step()
    return [*found, cast(MerkatorState, walk.state)]


def greedy_looks(seats: int, options: Options, most: int) -> list[MerkatorState]:
    player = PLAYERS["greedy"]("merkator", 1)
    chance = fondaco.Seeded("greedy looks")
    state = GAME.new(seats, options, chance)
    found = [cast(MerkatorState, state.copy())]
    while GAME.to_act(state) is not None and len(found) < most:
        GAME.apply(state, player.choose(GAME, state.copy()), chance)
        found.append(cast(MerkatorState, state.copy()))
    return found[::4]


@cache
def positions() -> list[MerkatorState]:
    """Moments of games at random and of greedy games, in the modes that differ most."""
    found: list[MerkatorState] = []
    for number, (seats, options) in enumerate(TABLES):
        for at, eager in enumerate(WALKS):
            found += looks(Walk("merkator", seats, f"look {number} {at}", eager, options), 900)
    found += greedy_looks(1, {}, 60) + greedy_looks(1, SOLOPLAY, 60) + greedy_looks(4, {}, 80)
    return found


def seats_of(state: MerkatorState) -> range:
    return range(int(state.seats))


def encoded() -> list[list[int]]:
    """What every seat sees in each of them."""
    return [GAME.encode(state, seat) for state in positions() for seat in seats_of(state)]


def test_features_are_numbered_without_gaps_and_have_a_meaning() -> None:
    check_numbers_and_meanings(GAME.title)


def test_each_row_has_at_most_one_level_and_few_features_are_on() -> None:
    for on in encoded():
        check_rows(GAME.title, on)


def test_every_group_is_lit_somewhere() -> None:
    assert never_lit(GAME.title, encoded()) == set()


def test_what_nobody_may_know_has_no_part_in_it() -> None:
    for number, state in enumerate(positions()):
        for seat in seats_of(state):
            check_blind(GAME, state, seat, number)


def test_looking_changes_nothing_and_leaves_nothing_behind() -> None:
    check_nothing_left_behind(GAME, positions()[::7])


def test_most_positions_differ() -> None:
    """What is decided changes what is seen: hardly two states of a game look the same."""
    walk = Walk("merkator", 2, "differ", EAGER)
    seen = [tuple(GAME.encode(state, 0)) for state in looks(walk, 500)]
    assert len(set(seen)) > len(seen) * 95 // 100


def test_a_table_crammed_full_can_be_told_too() -> None:
    """No game comes to this, but a snapshot may."""
    for seed in range(20):
        luck = fondaco.Seeded(f"crammed {seed}")
        state = cast(MerkatorState, GAME.new(4, {}, luck))
        state.goods = vec[i64]([luck.pick(7) for _ in state.goods])
        state.cubes = vec[i64]([1 + luck.pick(9) for _ in state.cubes])
        state.contracts = vec[i64]([max(luck.pick(6) - 2, 0) for _ in state.contracts])
        state.bonus_cards = vec[i64]([luck.pick(3) for _ in state.bonus_cards])
        state.buildings = vec[i64]([luck.pick(4) - 2 for _ in state.buildings])
        assert 150 < len(GAME.encode(state, 0)) <= MOST_ON


# ------------------------------------------------------------------------ the round of the seats


def moved(numbers: vec[i64], size: int) -> vec[i64]:
    """Rows of so many numbers, the last row first."""
    plain = list(numbers)
    return vec[i64](plain[-size:] + plain[:-size])


def moved_seat(lies: int, seats: int) -> int:
    """Where a card lies once everybody has moved on by one seat."""
    if 0 <= lies < seats:
        return (lies + 1) % seats
    if lies >= HAND:
        return int(HAND) + (lies - int(HAND) + 1) % seats
    return lies


def rotated(state: MerkatorState) -> MerkatorState:
    """The same position, everybody having moved on by one seat."""
    twin = state.copy()
    seats = int(state.seats)
    for field in ("contracts", "bonus_cards", "buildings"):
        setattr(twin, field, vec[i64]([moved_seat(int(n), seats) for n in getattr(state, field)]))
    for field in ("active", "asked", "taker"):
        setattr(twin, field, (getattr(state, field) + 1) % seats)
    twin.goods = moved(state.goods, int(GOODS))
    twin.supply = moved(state.supply, int(MAJORS))
    twin.time = moved(state.time, 1)
    twin.taler = moved(state.taler, 1)
    if len(state.bids) > 0:
        bids = list(state.bids)
        halves = [moved(vec[i64](half), 1) for half in (bids[:seats], bids[seats:])]
        twin.bids = vec[i64]([*halves[0], *halves[1]])
    return twin


def test_it_does_not_matter_which_seat_one_has() -> None:
    for state in positions():
        if state.seats > 1:
            twin = rotated(state)
            for seat in seats_of(state):
                beside = (seat + 1) % int(state.seats)
                assert sorted(GAME.encode(twin, beside)) == sorted(GAME.encode(state, seat))


# ------------------------------------------------------------------------ other editions

EDITION = files("fondaco.games.merkator").joinpath("edition.toml").read_text(encoding="utf-8")

LOOK = """
import json, sys
import fondaco
game = fondaco.game("merkator")
for line in sys.stdin:
    state = game.restore(json.loads(line))
    print(json.dumps(sorted(game.encode(state, 0))))
"""

WALK = """
from conformance import Eager, Walk
walk = Walk("merkator", 3, "other edition", "fulfill")
for _ in range(300):
    on = walk.game.encode(walk.state, 0)
    assert len(set(on)) == len(on) and max(on) < walk.game.features.count
    if not walk.is_over():
        walk.step()
print(walk.game.features.count)
"""


def other_names() -> dict[str, str]:
    """Other ids for all Contracts, Bonus cards and Buildings, which put them in another order."""
    state = cast(dict[str, Any], GAME.snapshot(positions()[0]))
    kinds = ("contracts", "bonus_cards", "buildings")
    ids = [card for kind in kinds for card in sorted(state[kind], reverse=True)]
    return {card: f"x{number:03}" for number, card in enumerate(ids)}


def renamed(text: str, names: dict[str, str]) -> str:
    for card, name in names.items():
        text = text.replace(f'"{card}"', f'"{name}"')
    return text


def test_features_tell_what_cards_say_and_not_what_they_are_called(tmp_path: Path) -> None:
    names = other_names()
    some = positions()[::5]
    asked = [renamed(json.dumps(GAME.snapshot(state)), names) for state in some]
    answers = with_edition(
        "merkator", tmp_path, renamed(EDITION, names), LOOK, "\n".join(asked)
    ).splitlines()
    assert [json.loads(answer) for answer in answers] == [
        sorted(GAME.encode(state, 0)) for state in some
    ]


def test_an_edition_with_more_levels_has_the_same_features(tmp_path: Path) -> None:
    old = '{ id = "c10_spain",               value = 10,'
    more = EDITION.replace(old, old.replace("value = 10", "value = 12"))
    assert more != EDITION
    assert with_edition("merkator", tmp_path, more, WALK).strip() == str(GAME.features.count)
