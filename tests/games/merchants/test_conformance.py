"""Merchants of Europe keeps what every game must keep."""

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merchants import invariants, modes

# The interpreted engine, slower and watched, plays a part of what both must do.
COMPILED = fondaco.is_compiled()
GAMES = 96 if COMPILED else 8
CLOSELY = 20 if COMPILED else 60  # every so many states are looked at closely
RARE = {
    *("connect", "arrow", "charter", "fair", "number", "take_token", "recruit", "assemble"),
    *("counter", "choose", "steal", "discard", "start_neutral"),
}


def test_every_move_has_its_own_text() -> None:
    conformance.check_catalogue("merchants")


@pytest.mark.long
def test_games_come_to_an_end_and_keep_the_pieces() -> None:
    asked: set[object] = set()
    for number in range(GAMES):
        seats, options = modes.TABLES[number * 5 % len(modes.TABLES)]
        walk = Walk("merchants", seats, f"game {number}", modes.EAGER[number % 2], options)
        watched = fondaco.Seeded(f"watched {number}").pick(modes.WATCHED)
        while not walk.is_over():
            if walk.decisions == watched:
                conformance.check_state(walk, invariants.check)
            if walk.decisions % CLOSELY == 0:
                invariants.check(walk.game.snapshot(walk.state))
            asked.add(walk.game.view(walk.state, None)["step"] if number < 4 else None)
            walk.step()
        invariants.check(walk.game.snapshot(walk.state))
        assert walk.game.legal(walk.state) == []
    assert asked >= RARE - {"take_token"}


@pytest.mark.long
@pytest.mark.parametrize("eager", ["", *modes.EAGER])
@pytest.mark.parametrize(("seats", "options"), modes.TABLES[::4])
def test_states_of_a_game_looked_at_closely(
    seats: int, options: dict[str, str], eager: conformance.Eager
) -> None:
    walk = Walk("merchants", seats, "closely", eager, options)
    rare: dict[object, int] = {}
    while not walk.is_over() and walk.decisions < modes.WATCHED:
        step = walk.game.view(walk.state, None)["step"]
        rare[step] = rare.get(step, 0) + 1
        if rare[step] % CLOSELY == 1:
            conformance.check_state(walk, invariants.check)
        walk.step()


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), modes.TABLES[:: 1 if COMPILED else 4])
def test_a_table_replays_previews_and_takes_back(seats: int, options: dict[str, str]) -> None:
    for eager in modes.EAGER:
        conformance.check_table("merchants", seats, f"table {seats}", eager, options, most=500)
    conformance.check_table("merchants", seats, f"any {seats}", "", options, most=500)
