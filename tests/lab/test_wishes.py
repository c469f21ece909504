"""What somebody may wish for is checked in one place, and refused in words."""

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from fondaco import Refused
from fondaco.lab import Batch, Seat, Seats, Simul, aec


def batch(title: str, **wishes: Any) -> Batch:
    return Batch(title, 2, **wishes)


def simul(title: str, **wishes: Any) -> Simul:
    return Simul(2, title, **wishes)


MAKERS: list[Callable[..., Any]] = [aec, Seats, Seat, batch, simul]


@pytest.mark.parametrize("made", MAKERS)
@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"seats": "3"}, "seats is a whole number from 1 on, not '3'."),
        ({"seats": 7}, "is for 1, 2, 3, 4 seats, not 7."),
        ({"options": "lenght:long"}, "has no option 'lenght'"),
        ({"options": {"length": "longer"}}, "cannot be 'longer'"),
        ({"rewards": "luck"}, "Rewards are told by rank or points, not by 'luck'."),
        ({"most_moves": 0}, "most_moves is a whole number from 1 on, not 0."),
        ({"observe": "all"}, "'all'"),
    ],
)
def test_it_is_refused_in_words(
    made: Callable[..., Any], wishes: dict[str, Any], said: str
) -> None:
    with pytest.raises(Refused) as refused:
        made("merkator", **wishes)
    assert said in str(refused.value)


@pytest.mark.parametrize("made", MAKERS)
def test_without_a_number_there_are_as_few_seats_as_play_together(
    made: Callable[..., Any],
) -> None:
    made("merchants", options="board:main;setup:variable")


@pytest.mark.parametrize("made", [aec, Seats, Seat, simul])
def test_what_cannot_be_drawn_is_refused(made: Callable[..., Any]) -> None:
    with pytest.raises(Refused, match=r"render_mode may be .* not 'svg'"):
        made("merv", render_mode="svg")


def test_options_may_be_one_line() -> None:
    assert Seat("merkator", 1, "solo:soloplay; level:easy").match.options["level"] == "easy"


def test_a_seat_plays_only_what_has_begun() -> None:
    seat = Seat("merkator", 1)
    with pytest.raises(ResetNeeded):
        seat.step(np.int64(0))
    seat.reset(seed=1)
    assert seat.step(np.int64(-1))[2]
    with pytest.raises(ResetNeeded):
        seat.step(np.int64(0))


def test_a_batch_takes_a_list_of_moves() -> None:
    games = Batch("merv", 2, seed=1)
    games.step([int(move) for move in games.any_moves()])


def test_many_tables_are_not_drawn() -> None:
    with pytest.raises(Refused, match="look at a single environment"):
        gymnasium.make_vec("fondaco/Merv-v0", 2, render_mode="ansi")
