"""Bots at Merchants of Europe: greedy finishes, wins against random, and plays the same twice.

`make ladder` plays many more, with intervals: docs/strength.md.
"""

import pytest

import fondaco
from bot_games import merchants_game
from fondaco.players import PLAYERS, finish

COMPILED = fondaco.is_compiled()
GAMES = 16


@pytest.mark.skipif(not COMPILED, reason="whole games of greedy take the interpreter minutes")
def test_four_greedy_players_finish_within_80_rounds() -> None:
    finished = [merchants_game(["greedy"] * 4, seed, rounds=80).is_over for seed in range(GAMES)]
    assert sum(finished) >= 0.95 * GAMES


@pytest.mark.skipif(not COMPILED, reason="whole games of greedy take the interpreter minutes")
def test_greedy_wins_most_games_against_three_random_players() -> None:
    won = 0
    for seed in range(GAMES):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        table = merchants_game(names, seed, rounds=400)
        won += table.is_over and table.view(None)["winner"] == seed % 4
    assert won >= 0.7 * GAMES


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_the_same_way_twice(name: str) -> None:
    rounds = 2 if COMPILED else 1
    logs = [merchants_game([name] * 3, 1, rounds).log() for _ in range(2)]
    assert logs[0] == logs[1]


def test_greedy_takes_a_delivery_and_accepts_what_helps_it() -> None:
    from games.merchants.positions import BLUE, arrange, path
    from positions import play

    route = path("koln", "bruxelles")
    table = arrange(
        posts={"red": ["hamburg"], "blue": ["koln"]},
        routes={"red": [route]},
        caravans=[[route]],
    )
    greedy = PLAYERS["greedy"]("merchants", 1)
    assert greedy.choose(table.game, table.guess(0, fondaco.Seeded(1))).text == "deliver koln"
    table = arrange(
        posts={"red": ["hamburg"], "blue": ["koln"]},
        hands=[{"grain": 2}, {"wool": 1, "lumber": 1, "ore": 4}],
    )
    play(table, "offer", "give 1 grain", "ask 1 ore", "propose")
    assert greedy.choose(table.game, table.guess(BLUE, fondaco.Seeded(1))).text == "accept"


def test_greedy_knows_who_wins_a_game_that_nobody_could_win() -> None:
    """Not who had the last turn, but who is ahead."""
    # rule win.stuck_rank
    from fondaco.players.merchants.judgement import MerchantsJudgement
    from games.merchants.positions import BLUE, RED, arrange

    over = arrange(step="over", gold=[0, 5]).guess(RED, fondaco.Seeded(1))
    judgement = MerchantsJudgement()
    assert judgement.worth(over, BLUE) > 0 > judgement.worth(over, RED)


def test_finish_plays_a_table_to_its_end() -> None:
    if COMPILED:
        table = fondaco.new("merchants", seats=3, seed=2)
        finish(table, [PLAYERS["greedy"]("merchants", seat) for seat in range(3)], 2)
        assert table.is_over


def test_what_is_remembered_of_the_board_changes_no_judgement() -> None:
    from fondaco.players.merchants.judgement import MerchantsJudgement

    game = fondaco.game("merchants")
    remembering = MerchantsJudgement()
    for board in ("short", "main"):
        chance = fondaco.Seeded(board)
        state = game.new(4, {"board": board}, chance)
        for _ in range(120):
            seat = game.to_act(state)
            assert seat is not None
            moves = game.legal(state)
            for move in moves[:6]:
                after = state.copy()
                game.apply(after, move, chance.copy())
                assert remembering.worth(after, seat) == MerchantsJudgement().worth(after, seat)
            game.apply(state, moves[chance.pick(len(moves))], chance)
