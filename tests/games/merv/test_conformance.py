"""Merv keeps what every game must keep."""

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merv import invariants, modes

# The interpreted engine, slower and watched, plays a part of what both must do.
GAMES = 1000 if fondaco.is_compiled() else 120
EVERY_STATE_OF = 40 if fondaco.is_compiled() else 4
TABLES = 4 if fondaco.is_compiled() else 1
SEATS = (1, 2, 3, 4)


def test_every_move_has_its_own_text() -> None:
    conformance.check_catalogue("merv")


def test_random_games_come_to_an_end_and_keep_the_pieces() -> None:
    for number in range(GAMES):
        seats, options = modes.TABLES[number % len(modes.TABLES)]
        eager = modes.EAGER[number // 3 % len(modes.EAGER)]
        walk = Walk("merv", seats, f"game {number}", eager, options)
        watched = fondaco.Seeded(f"watched {number}").pick(60 * seats)
        while not walk.is_over():
            if walk.decisions == watched:
                conformance.check_state(walk, invariants.check)
            walk.step()
        invariants.check(walk.game.snapshot(walk.state))
        assert walk.game.legal(walk.state) == []


def test_reasons_agree_with_legal_moves_in_every_state() -> None:
    for number in range(EVERY_STATE_OF):
        eager = modes.EAGER[number // 4 % len(modes.EAGER)]
        walk = Walk("merv", SEATS[number % 4], f"reasons {number}", eager)
        while not walk.is_over():
            conformance.check_reasons(walk)
            invariants.check(walk.game.snapshot(walk.state))
            walk.step()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("eager", modes.EAGER)
def test_a_table_replays_previews_and_takes_back(seats: int, eager: conformance.Eager) -> None:
    for number in range(TABLES):
        conformance.check_table("merv", seats, f"table {number}", eager)
