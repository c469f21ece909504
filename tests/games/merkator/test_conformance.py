"""Merkator keeps what every game must keep."""

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merkator import invariants

# The interpreted engine, slower and watched, plays a part of what both must do.
GAMES = 1000 if fondaco.is_compiled() else 200
EVERY_STATE_OF = 100 if fondaco.is_compiled() else 1
SEATS = (2, 3, 4)
EAGER = ("", "fulfill", "travel")


def test_every_move_has_its_own_text() -> None:
    conformance.check_catalogue("merkator")


@pytest.mark.long
def test_random_games_come_to_an_end_and_keep_the_pieces() -> None:
    for number in range(GAMES):
        walk = Walk("merkator", SEATS[number % 3], f"game {number}", EAGER[number % 2])
        watched = fondaco.Seeded(f"watched {number}").pick(150)
        while not walk.is_over():
            if walk.decisions == watched:
                conformance.check_state(walk, invariants.check)
            walk.step()
        invariants.check(walk.game.snapshot(walk.state))
        assert walk.game.legal(walk.state) == []


def test_reasons_agree_with_legal_moves_in_every_state() -> None:
    for number in range(EVERY_STATE_OF):
        walk = Walk("merkator", SEATS[number % 3], f"reasons {number}", EAGER[number % 3])
        while not walk.is_over():
            conformance.check_reasons(walk)
            walk.step()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("eager", EAGER)
def test_a_table_replays_previews_and_takes_back(seats: int, eager: str) -> None:
    for number in range(3):
        conformance.check_table("merkator", seats, f"table {number}", eager)
