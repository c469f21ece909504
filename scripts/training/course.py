"""One run of a training: what has been learned and played, and what is kept of it."""

import argparse
import os
import queue
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import torch

import fondaco
from fondaco.players import weights as files
from training import recipe
from training.curves import draw
from training.learner import Buffer, JudgeNet, loss_of, mean_of, take_over, whole_numbers
from training.lessons import written
from training.study import Shelf, study


def commit() -> str:
    """What the project was when the net was trained: nothing outside of a clone."""
    asked = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True)
    return done.stdout.strip()


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
        self.given_rate = given.rate
        self.last_loss = 0.0
        self.newest: deque[dict[str, torch.Tensor]] = deque(maxlen=recipe.AVERAGED)
        checkpoint = self.folder / "checkpoint.pt"
        if checkpoint.is_file():
            self._go_on_from(checkpoint)
        elif given.start:
            self._go_on_with(files.from_bytes(given.start.read_bytes()))
        elif files.has_net(self.title) and not given.anew:
            self._go_on_with(files.read(self.title))
        elif given.lessons:
            self._study(given.lessons, given.actors or os.cpu_count() or 1)

    def _go_on_with(self, weights: files.Weights) -> None:
        """Begin with the net that is there; it may know fewer features than there are now."""
        if weights.made["features"] > int(self.game.features.count):
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

    def _study(self, games: int, processes: int) -> None:
        """Begin with what came of games of greedy."""
        paths = written(self.title, self.folder / "lessons", games, processes)
        study(self.net, Shelf(paths, self.device), self.seed)
        self._resume(games, self.spent)
        self.began = time.monotonic()

    def _resume(self, games: int, seconds: float) -> None:
        self.games, self.before = games, seconds
        self.rate = self.given_rate or recipe.RESUMED_RATE
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
        self.publish(self.folder / f"{self.title}-{self.games:07}.net")
        self._average(self.folder / f"{self.title}.net")
        if self.log.is_file():
            draw(self.game.name, self.log, self.folder / f"{self.title}.svg")

    def publish(self, path: Path) -> None:
        files.write(whole_numbers(self.net, self.made()), path)

    def _average(self, path: Path) -> None:
        """The mean of the newest checkpoints of this run, which plays better than the last."""
        learned = {name: weights.clone() for name, weights in self.net.state_dict().items()}
        self.newest.append(learned)
        self.net.load_state_dict(mean_of(self.newest))
        self.publish(path)
        self.net.load_state_dict(learned)

    def made(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "rules": self.game.rules_version,
            "edition": self.game.edition,
            "features": int(self.game.features.count),
            "games": self.games,
            "seconds": round(self.before + self.spent),
            "seed": self.seed,
            "commit": commit(),
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
        return recipe.USES if self.spent > self.teaching else recipe.TEACHING_USES

    def learn(self) -> None:
        """As many steps as the positions are worth."""
        part = min(1.0, self.spent / self.seconds)
        for group in self.adam.param_groups:
            group["lr"] = (self.rate + (recipe.LAST_RATE - self.rate) * part) * group["part"]
        if self.before > 0 and self.buffer.filled < recipe.FILLED:
            self.owed = 0.0
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
