"""Every way to play Merkator, in every legal combination, keeps what a game must keep."""

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merkator import invariants, modes
from games.merkator.modes import Options

# The interpreted engine, slower and watched, plays a part of what both must do.
COMPILED = fondaco.is_compiled()
EAGER = ("", "fulfill", "sell", "hold c0", "travel", "offer")
CLOSELY = 1 if COMPILED else 20  # every so many states are looked at, of those that are not rare
RARE = ("spend", "force", "reward", "bid_taler", "bid_time", "swap")
EACH: list[tuple[int, Options]] = [
    (2, {"length": "long"}),
    (3, {"length": "long"}),
    (4, {"length": "long"}),
    (2, {"joining": "no"}),
    (2, {"coins": "no"}),
    (3, {"hand_card": "yes"}),
    (3, {"losses": "no"}),
    (4, {"cash": "forced"}),
    (3, {"bonus_good": "yes"}),
    (3, {"offers": "yes"}),
    (1, {}),
    (1, {"hand_card": "yes", "bonus_good": "yes"}),
]


# SoloPlay has its own suite.
TABLES = [way for way in modes.TABLES if way[1].get("solo") != "soloplay"]


def name_of(seats: int, options: Options) -> str:
    return " ".join([str(seats), *(f"{name}={value}" for name, value in options.items())])


def test_so_many_combinations_are_legal() -> None:
    """Two seats have eight options with two values each, less B without coins."""
    found = [seats for seats, _ in TABLES]
    assert [found.count(seats) for seats in (1, 2, 3, 4)] == [4, 192, 64, 64]


@pytest.mark.long
def test_all_combinations_come_to_an_end_and_keep_the_pieces() -> None:
    for number, (seats, options) in enumerate(TABLES):
        for eager in EAGER if COMPILED else [EAGER[number % 6]]:
            walk_through(seats, options, eager)


def walk_through(seats: int, options: Options, eager: str) -> None:
    """One game; one of its states is looked at closely, several for their pieces."""
    name = name_of(seats, options)
    walk = Walk("merkator", seats, f"{name} {eager}", eager, options)
    watched = fondaco.Seeded(f"watched {name}").pick(100)
    while not walk.is_over():
        if walk.decisions == watched:
            conformance.check_state(walk, invariants.check)
        elif walk.decisions % CLOSELY == 0:
            invariants.check(walk.game.snapshot(walk.state))
        walk.step()
    invariants.check(walk.game.snapshot(walk.state))
    assert walk.game.legal(walk.state) == []


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), EACH)
def test_every_rare_question_is_looked_at_closely(seats: int, options: Options) -> None:
    for eager in EAGER if COMPILED else ("fulfill", "hold c0"):
        walk = Walk("merkator", seats, f"closely {eager}", eager, options)
        while not walk.is_over():
            rare = walk.game.view(walk.state, None)["step"] in RARE
            if rare or walk.decisions % CLOSELY == 0:
                conformance.check_state(walk, invariants.check)
            walk.step()


@pytest.mark.long
def test_tables_replay_preview_and_take_back() -> None:
    for number, (seats, options) in enumerate(TABLES[:: 1 if COMPILED else 5]):
        name = name_of(seats, options)
        conformance.check_table("merkator", seats, name, EAGER[number % 6], options)


@pytest.mark.long
def test_the_rare_questions_are_asked() -> None:
    """Random games would show little if they never came to what the options are about."""
    found: set[object] = set()
    for number in range(20):
        seats, eager, options = [
            (2, "fulfill", {"coins": "no"}),
            (4, "sell", {"cash": "forced"}),
            (3, "hold c0", {"hand_card": "yes"}),
            (4, "fulfill", {"offers": "yes"}),
        ][number % 4]
        walk = Walk("merkator", seats, f"rare {number}", eager, options)
        while not walk.is_over():
            found.add(walk.game.view(walk.state, None)["step"])
            walk.step()
    assert set(RARE) <= found
