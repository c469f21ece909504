"""Train the net of a title: `make train TITLE=merv ARGS="--minutes 10"`.

Actors play games of the net with itself on all cores but two, one process watches how it plays, and
the learner takes every position a few times. A checkpoint is written every minute; the next run
goes on from it, or from the net of the package where there is none. With --ray the actors are on
all machines of a Ray cluster.
"""

import argparse
import json
import multiprocessing
import os
import queue
import shutil
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import torch

sys.path.insert(0, str(Path(__file__).parent))
import fondaco
from fondaco.players import weights as files
from training import recipe
from training.actors import act, watch
from training.curves import draw
from training.learner import Buffer, JudgeNet, loss_of, take_over, whole_numbers

SAID_EVERY = 15.0
PUBLISHED_EVERY = 4.0
KEPT_EVERY = 60.0


class Training:
    """One run: what has been learned, what has been played, and when it has to end."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.title = given.title
        self.folder = Path(given.folder) / given.title
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = self.folder / "watched.jsonl"
        self.seconds = given.minutes * 60
        self.began = time.monotonic()
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.game = fondaco.game(self.title)
        self.net = JudgeNet(self.game).to(self.device)
        self.adam = torch.optim.Adam(self.net.groups(), lr=recipe.RATE)
        self.buffer = Buffer(recipe.BUFFER, int(self.game.features.count), self.device)
        self.games = self.positions = self.steps = 0
        self.owed = 0.0  # steps that the positions so far are worth
        self.before = 0.0  # seconds of earlier runs
        self.taught = given.teaching
        self.teaching = recipe.TEACHING if given.teaching is None else given.teaching
        self.seed = given.seed
        self.rate = recipe.RATE
        self.last_loss = 0.0
        checkpoint = self.folder / "checkpoint.pt"
        if checkpoint.is_file():
            self._go_on_from(checkpoint)
        elif files.has_net(self.title) and not given.anew:
            self._go_on_with(files.read(self.title))

    def _go_on_with(self, weights: files.Weights) -> None:
        """Begin with the net that is there."""
        if weights.made["features"] != int(self.game.features.count):
            sys.exit(f"The net of {self.title} was trained for other features: --anew begins anew.")
        take_over(self.net, weights)
        self._resume(weights.made["games"], weights.made["seconds"])

    def _go_on_from(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept["features"] != int(self.game.features.count):
            sys.exit(f"{path} was trained for other features; move it away to begin anew.")
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        self._resume(kept["games"], kept["seconds"])

    def _resume(self, games: int, seconds: float) -> None:
        self.games, self.before = games, seconds
        self.rate = recipe.RESUMED_RATE
        self.teaching = self.taught or 0.0

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    def keep(self) -> None:
        half = self.folder / "checkpoint.half"
        kept = {"net": self.net.state_dict(), "adam": self.adam.state_dict()}
        spent = {"games": self.games, "seconds": self.before + self.spent}
        torch.save({**kept, **spent, "features": int(self.game.features.count)}, half)
        half.replace(self.folder / "checkpoint.pt")
        self.publish(self.folder / f"{self.title}.net")
        if self.log.is_file():
            draw(self.game.name, self.log, self.folder / f"{self.title}.svg")
        shutil.copy(
            self.folder / f"{self.title}.net", self.folder / f"{self.title}-{self.games:07}.net"
        )

    def publish(self, path: Path) -> None:
        files.write(whole_numbers(self.net, self.made()), path)

    def made(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "rules": self.game.rules_version,
            "edition": self.game.edition,
            "features": int(self.game.features.count),
            "games": self.games,
            "seconds": round(self.before + self.spent),
            "seed": self.seed,
        }

    def take(self, sent: Any) -> None:
        """All that the actors have sent."""
        for _ in range(400):
            try:
                games, *parts = sent.get(timeout=0.02)
            except queue.Empty:
                return
            added = self.buffer.add(*parts)
            self.games += games
            self.positions += added
            self.owed += added * self.uses / recipe.BATCH

    @property
    def uses(self) -> float:
        """How often each position is learned from now."""
        if self.spent > self.teaching:
            return recipe.USES
        return recipe.LESSON_USES if self.title in recipe.JUDGED else recipe.TEACHING_USES

    def learn(self) -> None:
        """As many steps as the positions are worth."""
        part = min(1.0, self.spent / self.seconds)
        for group in self.adam.param_groups:
            group["lr"] = (self.rate + (recipe.LAST_RATE - self.rate) * part) * group["part"]
        for _ in range(min(int(self.owed), 100)):
            features, targets, rivals = self.buffer.batch(recipe.BATCH)
            said, beyond = self.net(features)
            loss = loss_of(said, targets, rivals) + recipe.BEYOND_WEIGHT * beyond
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            self.steps += 1
            self.owed -= 1
            self.last_loss = float(loss.detach()) if self.steps % 20 == 0 else self.last_loss


def run(given: argparse.Namespace) -> None:
    training = Training(given)
    context = multiprocessing.get_context("spawn")
    is_taught, done = context.Event(), context.Event()
    if training.teaching > 0:
        is_taught.set()
    newest = training.folder / "newest.net"
    training.publish(newest)
    seed = given.seed + int(training.before)
    watching = (training.title, seed, newest, training.log, done)
    workers = [context.Process(target=watch, args=watching, daemon=True)]
    if given.ray:
        from training.on_ray import FarActors

        far = FarActors(training.title, seed, newest, is_taught, given.ray)
        sent: Any = far
        several = far.count
    else:
        sent = context.Queue(maxsize=256)
        several = given.actors or max(1, (os.cpu_count() or 2) - 2)
        for number in range(several):
            acting = (training.title, number, seed, newest, is_taught, sent, done)
            workers.append(context.Process(target=act, args=acting, daemon=True))
    for worker in workers:
        worker.start()
    where = f" on Ray ({given.ray})" if given.ray else ""
    print(f"{training.title}: {several} actors{where}, learner on {training.device}", flush=True)
    training.began = time.monotonic()  # actors may be far, and take their time to come
    try:
        _loop(training, sent, newest, is_taught)
    except KeyboardInterrupt:
        print("stopped")
    finally:
        done.set()
        training.keep()
        for worker in workers:
            worker.terminate()
        if given.ray:
            sent.dismiss()


def _loop(training: Training, sent: Any, newest: Path, is_taught: Any) -> None:
    said = published = kept = 0.0
    while training.spent < training.seconds:
        training.take(sent)
        training.learn()
        if is_taught.is_set() and training.spent > training.teaching:
            is_taught.clear()
        if training.spent - published > PUBLISHED_EVERY:
            published = training.spent
            training.publish(newest)
        if training.spent - said > SAID_EVERY:
            said = training.spent
            print(report(training), flush=True)
        if training.spent - kept > KEPT_EVERY:
            kept = training.spent
            training.keep()


def report(training: Training) -> str:
    rate = training.games / max(1.0, training.before + training.spent)
    told = [
        f"{training.spent:5.0f} s  {training.games:7} games ({rate:.0f}/s)",
        f"{training.positions:9} positions, {training.steps} steps, loss {training.last_loss:.4f}",
    ]
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    if training.log.is_file():
        for line in training.log.read_text().splitlines()[-400:]:
            one = json.loads(line)
            found[one["mode"]].append(one)
    for mode, all_ in sorted(found.items()):
        last = all_[-40:]
        worth = sum(one["worth"] for one in last) / len(last)
        points = sum(one["points"] for one in last) / len(last)
        told.append(f"[{mode}] {worth:.2f} / {points:.1f} ({len(last)})")
    return "  ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--folder", default="build/training")
    parser.add_argument("--actors", type=int, default=0, help="processes that play")
    on_ray = "they play on a Ray cluster, or on one that is made here; one a core but one"
    parser.add_argument("--ray", nargs="?", const="here", metavar="ADDRESS", help=on_ray)
    parser.add_argument(
        "--teaching", type=float, help="seconds that greedy plays; at the very beginning a minute"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="not with the net that is there")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
