"""The levels that people are offered: they play, the same way for the same steps, and blind."""

import pytest

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS, levels
from fondaco.players.budget import Budget
from fondaco.players.levels import LEVELS, steps_of, time_of

IDS = [level.id for level in LEVELS]
TAUGHT = [title for title in TITLES if levels(title) == IDS]
STEPS = Budget(steps=40)
MOVES = 15


def opened(title: str, moves: int) -> fondaco.Table:
    """A table at which some moves have been made without a plan."""
    table = fondaco.new(title, seats=fondaco.game(title).seats[-1], seed=5)
    luck = fondaco.Seeded("opened")
    for _ in range(moves):
        table.play(table.legal()[luck.pick(len(table.legal()))])
    return table


def played(title: str, level: str) -> list[str]:
    table = opened(title, 25)
    players = [PLAYERS[level](title, seat) for seat in range(table.seats)]
    for _ in range(MOVES):
        seat = table.to_act
        assert seat is not None
        guess = table.guess(seat, fondaco.Seeded(table.moves_played))
        table.play(players[seat].choose(table.game, guess, STEPS).text, seat)
    return table.log().splitlines()[-MOVES:]


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize("title", TAUGHT)
def test_a_level_plays_the_same_way_twice(title: str, level: str) -> None:
    assert played(title, level) == played(title, level)


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize("title", TAUGHT)
def test_what_a_seat_may_not_know_changes_no_choice(title: str, level: str) -> None:
    for moves in (20, 45, 70):
        table = opened(title, moves)
        seat = table.to_act
        assert seat is not None
        guesses = [table.guess(seat, fondaco.Seeded(luck)) for luck in ("one", "other")]
        one, other = [PLAYERS[level](title, 3).choose(table.game, one, STEPS) for one in guesses]
        assert one is other


def test_stronger_levels_think_no_less() -> None:
    times = [(level.usual, level.most, level.steps) for level in LEVELS]
    assert times == sorted(times)
    assert all(level.usual < level.most for level in LEVELS)


def test_a_part_of_the_time_is_a_part_of_its_seconds() -> None:
    half, whole = time_of("patrician", 0.5), time_of("patrician")
    assert half is not None
    assert whole is not None
    assert half.seconds == whole.seconds / 2  # type: ignore[operator]
    assert time_of("greedy") is None
    assert steps_of("greedy") is None


def test_there_is_a_title_that_the_levels_play() -> None:
    assert "merv" in TAUGHT
