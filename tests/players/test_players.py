"""The bots: legal, reproducible, blind to what their seat may not know, and better than luck."""

from collections.abc import Callable

import pytest

import fondaco
from fondaco.players import PLAYERS, finish
from fondaco.players.budget import Budget
from fondaco.players.player import Player

GAMES = 200 if fondaco.is_compiled() else 10


def game_of(names: list[str], seed: int) -> fondaco.Table:
    table = fondaco.new("merkator", seats=len(names), seed=seed)
    players = [PLAYERS[name]("merkator", f"{name} {seed}") for name in names]
    finish(table, players, seed)
    return table


@pytest.mark.long
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_whole_game_the_same_way_twice(name: str, seats: int) -> None:
    table = game_of([name] * seats, seed=seats)
    assert table.to_act is None
    assert game_of([name] * seats, seed=seats).log() == table.log()


@pytest.mark.long
def test_greedy_wins_at_least_95_of_100_games_against_random() -> None:
    won = 0
    for seed in range(GAMES):
        first = seed % 2 == 0
        table = game_of(["greedy", "random"] if first else ["random", "greedy"], seed)
        mine, other = table.scores()[:: 1 if first else -1]
        won += mine["rank"] == 1 and other["rank"] != 1
    assert won >= 0.95 * GAMES


def test_a_bot_is_not_there_for_a_game_nobody_has_taught_it() -> None:
    with pytest.raises(fondaco.Refused, match="judge 'chess'"):
        PLAYERS["greedy"]("chess", 1)


def test_a_person_can_write_a_player() -> None:
    """A subclass in plain Python works with the compiled engine."""

    class Last(Player):
        """Makes the last move of the list."""

        def choose(
            self, game: fondaco.Game, guess: fondaco.State, budget: Budget | None = None
        ) -> fondaco.Move:
            return game.legal(guess)[-1]

    table = fondaco.new("merkator", seed=1)
    finish(table, [Last(), Last()], 1)
    assert table.to_act is None


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda game, guess: None, "seat 0 chose None, which is no Move"),
        (lambda game, guess: game.legal(guess)[0].text, "which is no Move"),
        (lambda game, guess: game.move("join"), "'join' is not possible now"),
        (lambda game, guess: fondaco.Move(0, "fly"), "has no move 'fly'"),
    ],
)
def test_what_a_player_chooses_must_be_a_legal_move(
    made: Callable[[fondaco.Game, fondaco.State], fondaco.Move], said: str
) -> None:
    class Careless(Player):
        """Returns what nobody can play."""

        def choose(
            self, game: fondaco.Game, guess: fondaco.State, budget: Budget | None = None
        ) -> fondaco.Move:
            return made(game, guess)

    table = fondaco.new("merkator", seed=1)
    with pytest.raises(fondaco.Refused, match=said) as refused:
        finish(table, [Careless(), Careless()], 1)
    assert refused.value.text.endswith("must return one of game.legal(guess).")
    assert table.moves_played == 0


def test_a_player_may_play_on_its_guess() -> None:
    class Trying(Player):
        """Tries its move out on what it was given."""

        def choose(
            self, game: fondaco.Game, guess: fondaco.State, budget: Budget | None = None
        ) -> fondaco.Move:
            move = game.legal(guess)[-1]
            game.apply(guess, move, fondaco.Seeded(1))
            return move

    table = fondaco.new("merkator", seed=1)
    finish(table, [Trying(), Trying()], 1)
    assert table.to_act is None
