"""Learning from games that are kept on disk: as long as it helps with games that were held out."""

import copy
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from fondaco.players.net import OUTPUTS
from training import recipe
from training.learner import JudgeNet, loss_of

HELD_OUT = 12  # one of so many files
PATIENCE = 4  # looks at what was held out without any gain, after which it is over


class Shelf:
    """The positions of many files: all of them, and which of them are held out."""

    def __init__(self, paths: list[Path], device: str) -> None:
        self.device = device
        files = [np.load(path) for path in paths]
        parts = {name: np.concatenate([file[name] for file in files]) for name in files[0].files}
        self.lengths = parts["counts"].astype(np.int64)
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.features = parts["features"]
        self.targets = parts["targets"].reshape(-1, OUTPUTS)
        self.rivals = parts["rivals"].astype(np.int64)
        sizes = [len(file["counts"]) for file in files]
        is_held = [int(path.stem) % HELD_OUT == 0 for path in paths]
        held = np.repeat(is_held, sizes)
        self.held_out = np.flatnonzero(held)
        self.learned = np.flatnonzero(~held)

    def batch(self, which: NDArray[np.int64]) -> tuple[torch.Tensor, ...]:
        """Features one after another, where each position begins, targets and rivals."""
        lengths = self.lengths[which]
        begins = np.cumsum(lengths) - lengths
        at = np.repeat(self.starts[which] - begins, lengths) + np.arange(lengths.sum())
        features = self.features[at].astype(np.int64)
        arrays = (features, begins, self.targets[which], self.rivals[which])
        return tuple(torch.as_tensor(array, device=self.device) for array in arrays)


def study(net: JudgeNet, shelf: Shelf, seed: int, steps: int = recipe.STUDY_STEPS) -> None:
    """Learn from a shelf, and keep what the net was when it knew the held-out games best. It looks
    at them after so many steps."""
    luck = np.random.default_rng(seed)
    adam = torch.optim.Adam(net.groups(), lr=recipe.RATE)
    best, least, since = copy.deepcopy(net.state_dict()), loss_on(net, shelf), 0
    rate = recipe.RATE
    while since < PATIENCE:
        for group in adam.param_groups:
            group["lr"] = rate * group["part"]
        for _ in range(steps):
            _step(net, adam, shelf.batch(luck.choice(shelf.learned, recipe.BATCH)))
        rate *= recipe.STUDY_SLOWER
        now = loss_on(net, shelf)
        print(f"studied {steps * recipe.BATCH} positions: {now:.4f} for games held out", flush=True)
        since += 1
        if now < least:
            best, least, since = copy.deepcopy(net.state_dict()), now, 0
    net.load_state_dict(best)


def _step(net: JudgeNet, adam: torch.optim.Adam, batch: tuple[torch.Tensor, ...]) -> None:
    features, begins, targets, rivals = batch
    said, beyond = net(features, begins)
    loss = loss_of(said, targets, rivals) + recipe.BEYOND_WEIGHT * beyond
    adam.zero_grad()
    loss.backward()
    adam.step()


def loss_on(net: JudgeNet, shelf: Shelf) -> float:
    with torch.no_grad():
        total = 0.0
        for at in range(0, len(shelf.held_out), recipe.BATCH):
            which = shelf.held_out[at : at + recipe.BATCH]
            features, begins, targets, rivals = shelf.batch(which)
            total += float(loss_of(net(features, begins)[0], targets, rivals)) * len(which)
    return total / max(1, len(shelf.held_out))
