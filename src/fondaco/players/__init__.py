"""Bots by name. Each sees only what its seat may know."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from fondaco.core.chance import Seeded
from fondaco.core.game import Move
from fondaco.core.refusal import Refused
from fondaco.games.shelf import TITLES, game
from fondaco.players.asking import asked
from fondaco.players.budget import Budget
from fondaco.players.greedy import GreedyPlayer, Judgement
from fondaco.players.judge import POINTS_PART as USUAL_POINTS_PART
from fondaco.players.judge import GreedyJudge, Judge, NetJudge
from fondaco.players.levels import LEVELS, Level
from fondaco.players.manner import Manner
from fondaco.players.net import Net
from fondaco.players.player import Player
from fondaco.players.random import RandomPlayer
from fondaco.players.searcher import SearchPlayer
from fondaco.players.sense import Sense
from fondaco.players.talks import Talks
from fondaco.players.weights import has_net, read
from fondaco.table import Table

TALKS = {"merchants": "fondaco.players.merchants.trader"}
SENSES = {"merkator": "fondaco.players.merkator.sense"}
# Titles whose net knows points better than who wins.
POINTS_PART = {"merkator": 1}
RENEW = "To train it anew: make train TITLE="


def _judgement(title: str) -> Judgement:
    if title not in TITLES or find_spec(f"fondaco.players.{title}") is None:
        raise Refused(f"Nobody has taught a bot to judge {title!r} yet.")
    judgement: Judgement = import_module(f"fondaco.players.{title}.judgement").load()
    return judgement


def _random(title: str, seed: int | str) -> Player:
    return RandomPlayer(seed)


def _greedy(title: str, seed: int | str) -> Player:
    return GreedyPlayer(_judgement(title), seed)


class Trained:
    """Makes the players of a level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def player(self, title: str, seed: int | str) -> Player:
        judge = judge_of(title)
        manner = manner_of(self.level, title)
        talks = talks_of(title, judge, manner, seed)
        sense = sense_of(title, manner)
        return SearchPlayer(judge, manner, self.level.time(), seed, talks, sense)


def manner_of(level: Level, title: str) -> Manner:
    """How a player of a level looks at positions of a title."""
    return level.special.get(title, level.manner)


def judge_of(title: str) -> Judge:
    """Whoever judges the positions of a title best: its net, or greedy where it has none."""
    if has_net(title):
        return NetJudge(game(title), _net(title), POINTS_PART.get(title, USUAL_POINTS_PART))
    return GreedyJudge(game(title), _judgement(title))


def talks_of(
    title: str, judge: Judge, manner: Manner | None = None, seed: int | str = 0
) -> Talks | None:
    """What a player of a title says to others, where there is anything to say."""
    if title not in TALKS:
        return None
    talks: Talks = import_module(TALKS[title]).load(judge, manner or Manner(), seed)
    return talks


def sense_of(title: str, manner: Manner) -> Sense | None:
    """What a player of a title knows beside its net, if it plans and there is anything to know."""
    if title not in SENSES or not manner.plans:
        return None
    sense: Sense = import_module(SENSES[title]).load()
    return sense


@cache
def _net(title: str) -> Net:
    net = read(title).net()
    if net.features != game(title).features.count:
        raise Refused(f"The net of {title!r} was trained for other features. {RENEW}{title}")
    return net


PLAYERS: dict[str, Callable[[str, int | str], Player]] = {
    "random": _random,
    "greedy": _greedy,
    **{level.id: Trained(level).player for level in LEVELS},
}


def levels(title: str) -> list[str]:
    """The bots that people are offered for a title, the weakest first: the four levels, or what
    can play a title that nobody has taught them."""
    able = [name for name in PLAYERS if can_play(name, title)]
    return [level.id for level in LEVELS if level.id in able] or able


def can_play(name: str, title: str) -> bool:
    """Whether there is a bot of that name for a title, also one that nobody is offered."""
    if name not in PLAYERS:
        return False
    try:
        PLAYERS[name](title, 0)
    except Refused:
        return False
    return True


def finish(
    table: Table, players: list[Player], seed: int | str, budget: Budget | None = None
) -> None:
    """Let the players of a table play it to its end."""
    chance = Seeded(seed)
    asks = [asked(player) for player in players]
    seat = table.to_act
    while seat is not None:
        answer = asks[seat](table.game, table.guess(seat, chance), budget)
        table.play_move(_legal(answer, table, seat))
        seat = table.to_act


def _legal(answer: object, table: Table, seat: int) -> Move:
    """The move that a player has answered with, or a refusal that its author understands."""
    demand = "choose must return one of game.legal(guess)."
    if not isinstance(answer, Move):
        raise Refused(f"The player of seat {seat} chose {answer!r}, which is no Move. {demand}")
    try:
        return table.legal_move(answer.text, seat)
    except Refused as refused:
        text = f"The player of seat {seat} chose a move that is not legal. {refused.text} {demand}"
        raise Refused(text) from None
