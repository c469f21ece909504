"""A training in small: whether what learns still learns. The tests run it, in half a minute.

A net that knows nothing plays Merkator's Solitary version and learns from its own games, with fixed
seeds and steps. It has to play much better then, and to be less wrong about such games that it has
not seen than it was when it knew nothing.
"""

import sys
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory

import torch

sys.path.insert(0, str(Path(__file__).parent))
import fondaco
from fondaco.players.budget import Budget
from fondaco.players.judge import NetJudge
from fondaco.players.manner import Manner
from fondaco.players.searcher import SearchPlayer
from fondaco.players.selfplay import Record, SelfPlay
from training import recipe
from training.learner import Buffer, JudgeNet, loss_of, mean_of, whole_numbers
from training.lessons import write
from training.study import Shelf, loss_on, study

TITLE = "merkator"
SOLITARY = {"solo": "solitary"}
ROUNDS = 8
GAMES = 60  # of a round
STEPS = 60  # after it
BATCH = 512
NOISE = 25
PLAYED = 16  # games before and after
BETTER = 10  # points
LONG = "merchants"  # whose net begins with lessons
LESSONS = 2  # files, the first of them held out


def own_games(net: JudgeNet, round_: int, trust: float) -> Record:
    """Games of the net, with some noise; a target trusts so far in what came of the game."""
    game = fondaco.game(TITLE)
    play = SelfPlay(game, whole_numbers(net, {}).net(), f"smoke {round_}")
    play.trust = trust
    manner = Manner(1, recipe.WIDTH, noise=NOISE, overlooked=recipe.OVERLOOKED)
    record = Record()
    for seed in range(GAMES):
        player = SearchPlayer(NetJudge(game, play.net), manner, Budget(), f"{round_} {seed}")
        play.play(1, SOLITARY, [player], recipe.MOST_DECISIONS[TITLE], record)
    return record


def buffer_of(record: Record) -> Buffer:
    parts = (record.counts, record.features, record.targets, record.rivals)
    buffer = Buffer(len(record.counts), int(fondaco.game(TITLE).features.count), "cpu")
    buffer.add(*[part.tobytes() for part in parts])
    return buffer


def wrong(net: JudgeNet, held_out: Buffer) -> float:
    """How wrong the net is about games that it has not seen."""
    features = held_out.features[:, : held_out.width].long()
    with torch.no_grad():
        return float(loss_of(net(features)[0], held_out.targets, held_out.rivals))


def points(net: JudgeNet) -> float:
    """What it reaches at one ply, on average."""
    game = fondaco.game(TITLE)
    judge = NetJudge(game, whole_numbers(net, {}).net())
    total = 0.0
    for seed in range(PLAYED):
        play = SelfPlay(game, judge.net, f"smoke {seed}")
        player = SearchPlayer(judge, Manner(1, 6), Budget(), seed)
        end = play.play(1, SOLITARY, [player], recipe.MOST_DECISIONS[TITLE], Record())
        total += game.scores(end)[0].total
    return total / PLAYED


def learn(net: JudgeNet, adam: torch.optim.Adam, buffer: Buffer) -> None:
    for _ in range(STEPS):
        features, targets, rivals = buffer.batch(BATCH)
        said, beyond = net(features)
        loss = loss_of(said, targets, rivals) + recipe.BEYOND_WEIGHT * beyond
        adam.zero_grad()
        loss.backward()
        adam.step()


def is_taught() -> bool:
    """Whether a new net learns something from greedy's games that holds for others of them."""
    net = JudgeNet(fondaco.game(LONG))
    with TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number:05}.npz") for number in range(LESSONS)]
        for path in paths:
            write(LONG, path)
        shelf = Shelf(paths, "cpu")
    before = loss_on(net, shelf)
    study(net, shelf, 1, steps=15)
    return loss_on(net, shelf) < before * 0.9


def is_between(first: JudgeNet, last: JudgeNet) -> bool:
    """Whether the mean of two nets lies halfway between them."""
    one, other = first.state_dict(), last.state_dict()
    mean = mean_of([one, other])
    return all(torch.allclose(2 * mean[name], one[name] + other[name]) for name in one)


def main() -> int:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    if not is_taught():
        print("The net has learned too little from lessons.", file=sys.stderr)
        return 1
    net = JudgeNet(fondaco.game(TITLE))
    adam = torch.optim.Adam(net.groups(), lr=recipe.RATE)
    for group in adam.param_groups:
        group["lr"] = recipe.RATE * group["part"]
    first = deepcopy(net)
    for round_ in range(ROUNDS):
        learn(net, adam, buffer_of(own_games(net, round_, recipe.TRUST[TITLE])))
    held_out = buffer_of(own_games(net, ROUNDS, trust=1.0))
    before, after = [(wrong(one, held_out), points(one)) for one in (first, net)]
    print(f"wrong by {before[0]:.4f}, then {after[0]:.4f}; points {before[1]:.1f}, {after[1]:.1f}")
    if after[0] < before[0] and after[1] > before[1] + BETTER and is_between(first, net):
        return 0
    print("The net has learned too little: scripts/training is broken.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
