"""Bots by name. Each sees only what its seat may know."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.core.refusal import Refused
from fondaco.games.shelf import TITLES
from fondaco.players.greedy import GreedyPlayer, Judgement
from fondaco.players.player import Player
from fondaco.players.random import RandomPlayer
from fondaco.table import Table


def _judgement(title: str) -> Judgement:
    if title not in TITLES or find_spec(f"fondaco.players.{title}") is None:
        raise Refused(f"Nobody has taught a bot to judge {title!r} yet.")
    judgement: Judgement = import_module(f"fondaco.players.{title}.judgement").load()
    return judgement


def _random(title: str, seed: int | str) -> Player:
    return RandomPlayer(seed)


def _greedy(title: str, seed: int | str) -> Player:
    return GreedyPlayer(_judgement(title), seed)


PLAYERS: dict[str, Callable[[str, int | str], Player]] = {"random": _random, "greedy": _greedy}


def levels(title: str) -> list[str]:
    """The bots that can play a title, the weakest first."""
    return [name for name in PLAYERS if _can_play(name, title)]


def _can_play(name: str, title: str) -> bool:
    try:
        PLAYERS[name](title, 0)
    except Refused:
        return False
    return True


def finish(table: Table, players: list[Player], seed: int | str) -> None:
    """Let the players of a table play it to its end."""
    chance = Seeded(seed)
    seat = table.to_act
    while seat is not None:
        table.play_move(_chosen(players[seat], table, seat, table.guess(seat, chance)))
        seat = table.to_act


def _chosen(player: Player, table: Table, seat: int, guess: State) -> Move:
    """What a player chooses, or a refusal that its author understands."""
    choose: Callable[[Game, State], object] = player.choose  # anybody may have written it
    move = choose(table.game, guess)
    demand = "choose(game, guess) must return one of game.legal(guess)."
    if not isinstance(move, Move):
        raise Refused(f"The player of seat {seat} chose {move!r}, which is no Move. {demand}")
    try:
        return table.legal_move(move.text, seat)
    except Refused as refused:
        text = f"The player of seat {seat} chose a move that is not legal. {refused.text} {demand}"
        raise Refused(text) from None
