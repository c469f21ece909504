"""Bots at Merv: legal, reproducible, and greedy is better than luck.

`make ladder` plays many more, with intervals: docs/strength.md.
"""

import pytest

import fondaco
from bot_games import merv_game

GAMES = 200 if fondaco.is_compiled() else 10


@pytest.mark.long
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_bot_plays_a_whole_game_the_same_way_twice(name: str, seats: int) -> None:
    table = merv_game([name] * seats, seed=seats)
    assert table.to_act is None
    assert merv_game([name] * seats, seed=seats).log() == table.log()


@pytest.mark.long
def test_greedy_wins_at_least_90_of_100_games_against_random() -> None:
    won = 0
    for seed in range(GAMES):
        names = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        won += merv_game(names, seed).scores()[seed % 2]["rank"] == 1
    assert won >= 0.9 * GAMES


@pytest.mark.long
def test_greedy_scores_more_than_random_against_the_magistrate() -> None:
    games = max(GAMES // 10, 3)
    greedy = [merv_game(["greedy"], seed).scores()[0]["total"] for seed in range(games)]
    luck = [merv_game(["random"], seed).scores()[0]["total"] for seed in range(games)]
    assert sum(map(float, map(str, greedy))) > 1.5 * sum(map(float, map(str, luck)))
