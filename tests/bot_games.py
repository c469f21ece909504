"""Whole games of bots, for the tests of each title."""

import fondaco
from fondaco.players import PLAYERS, finish


def merchants_game(names: list[str], seed: int, rounds: int) -> fondaco.Table:
    """A game of those bots, left after so many rounds if it is not over."""
    table = fondaco.new("merchants", seats=len(names), seed=seed)
    players = [PLAYERS[name]("merchants", f"{name} {seed} {n}") for n, name in enumerate(names)]
    chance = fondaco.Seeded(seed)
    turns = 0
    while table.to_act is not None and turns < rounds * len(names):
        move = players[table.to_act].choose(table.game, table.guess(table.to_act, chance))
        table.play_move(move)
        turns += move.text == "end turn"
    return table


def merv_game(names: list[str], seed: int) -> fondaco.Table:
    table = fondaco.new("merv", seats=len(names), seed=f"record {seed}")
    finish(table, [PLAYERS[name]("merv", f"{name} {seed}") for name in names], seed)
    return table
