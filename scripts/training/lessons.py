"""Games of greedy, kept on disk for a net to begin with.

Now and then greedy does anything that it would consider, so that the net sees positions beside its
course. What came of a game counts, and nothing else.
"""

import multiprocessing
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import numpy as np

import fondaco
from fondaco.core.game import Game, Move, State
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget
from fondaco.players.greedy import GreedyPlayer
from fondaco.players.player import Player
from fondaco.players.selfplay import Record, SelfPlay
from training import recipe
from training.learner import JudgeNet, whole_numbers

GAMES = 10  # of a file


class Curious(Player):
    """Greedy, but now and then it does anything that it would consider."""

    def __init__(self, title: str, luck: Random) -> None:
        self.greedy = cast(GreedyPlayer, PLAYERS["greedy"](title, luck.getrandbits(60)))
        self.luck = luck

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        if game.is_mid_decision(guess) or self.luck.random() >= recipe.CURIOUS:
            return self.greedy.choose(game, guess)
        moves = game.legal(guess)
        judgement = self.greedy.judgement
        return self.luck.choice([m for m in moves if judgement.considers(guess, m)] or moves)


def written(title: str, folder: Path, games: int, processes: int) -> list[Path]:
    """The files of so many games: those that are there, and those that are played now."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{number:05}.npz" for number in range(games // GAMES)]
    missing = [path for path in paths if not path.is_file()]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for number, _ in enumerate(pool.imap_unordered(partial(write, title), missing), 1):
            if number % 20 == 0:
                print(f"greedy has played {number * GAMES} games", flush=True)
    return paths


def write(title: str, path: Path) -> None:
    """Play the games of a file."""
    record = played(title, Random(f"{title} 0 {int(path.stem)}"))
    half = path.with_suffix(".half.npz")
    np.savez(
        half,
        counts=np.array(record.counts),
        features=np.array(record.features),
        targets=np.array(record.targets),
        rivals=np.array(record.rivals),
    )
    half.replace(path)


def played(title: str, luck: Random) -> Record:
    game = fondaco.game(title)
    nobody = whole_numbers(JudgeNet(game), {}).net()  # what it says has no part in the targets
    play = SelfPlay(game, nobody, luck.getrandbits(60))
    play.trust = 1.0
    play.kept = recipe.SHELVED
    record = Record()
    for _ in range(GAMES):
        seats, options = recipe.drawn(title, luck)
        players: list[Player] = [Curious(title, luck) for _ in range(seats)]
        play.play(seats, options, players, recipe.MOST_DECISIONS[title], record)
    return record
