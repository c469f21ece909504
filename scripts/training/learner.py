"""The net while it learns, in floating-point numbers, and how it becomes whole numbers."""

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import fondaco
from fondaco.core.encoding import MOST_ON
from fondaco.players.net import FIRST, OUTPUTS, SECOND
from fondaco.players.weights import Weights, chance_table
from training import recipe


class JudgeNet(nn.Module):
    """As `fondaco.players.net.Net`, but higher levels of a feature add to the lower ones."""

    lower: Tensor
    lowest: Tensor

    def __init__(self, game: fondaco.Game) -> None:
        super().__init__()
        count = int(game.features.count)
        self.register_buffer("lower", lower_levels(game), persistent=False)
        self.register_buffer("lowest", lowest_levels(game), persistent=False)
        self.rows = nn.Parameter(torch.randn(count, FIRST) * recipe.SPREAD)
        self.bias = nn.Parameter(torch.rand(FIRST) * 0.5)
        self.second = nn.Parameter(torch.randn(SECOND, FIRST) * 0.15)
        self.second_bias = nn.Parameter(torch.rand(SECOND) * 0.5)
        self.third = nn.Parameter(torch.randn(OUTPUTS, SECOND) * 0.15)
        self.third_bias = nn.Parameter(torch.zeros(OUTPUTS))

    def whole_rows(self) -> Tensor:
        """A row for each feature, with those of the levels below it."""
        return torch.sparse.mm(self.lower, self.rows)

    def forward(self, features: Tensor, begins: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """What it says of positions, and how far its units go beyond what they can tell; the
        features of each position are padded to one width, or begin where it is said."""
        rows = torch.cat([self.whole_rows(), self.rows.new_zeros(1, FIRST)])
        padding = len(rows) - 1
        summed = nn.functional.embedding_bag(
            features, rows, begins, mode="sum", padding_idx=padding
        )
        first = summed + self.bias
        second = first.clamp(0, 1) @ self.second.T + self.second_bias
        said: Tensor = second.clamp(0, 1) @ self.third.T + self.third_bias
        return said, beyond(first) + beyond(second)

    def groups(self) -> list[dict[str, Any]]:
        """What is learned, and how fast: hundreds of rows add up in one unit, so that each of them
        may move a little only."""
        others = [weights for weights in self.parameters() if weights is not self.rows]
        return [{"params": [self.rows], "part": recipe.ROWS_PART}, {"params": others, "part": 1.0}]


def beyond(units: Tensor) -> Tensor:
    """How far units are outside of 0 to 1, where they are cut off and learn nothing."""
    return ((units - units.clamp(0, 1)) ** 2).mean()


def lower_levels(game: fondaco.Game) -> Tensor:
    """Which rows make up that of a feature: its own, and those of lower levels of its row."""
    pairs: list[tuple[int, int]] = []
    for group in game.features.groups:
        for row in range(group.rows):
            first = group.start + row * group.levels
            pairs += [
                (first + up, first + low) for up in range(group.levels) for low in range(up + 1)
            ]
    count = int(game.features.count)
    return torch.sparse_coo_tensor(
        torch.tensor(pairs).T, torch.ones(len(pairs)), (count, count)
    ).coalesce()


def lowest_levels(game: fondaco.Game) -> Tensor:
    """The features that have no level below them."""
    groups = game.features.groups
    return torch.tensor([g.start + row * g.levels for g in groups for row in range(g.rows)])


class Buffer:
    """The newest positions."""

    def __init__(self, size: int, padding: int, device: str) -> None:
        self.size = size
        self.padding = padding
        self.features = torch.full((size, MOST_ON), padding, dtype=torch.int32, device=device)
        self.targets = torch.zeros((size, OUTPUTS), device=device)
        self.rivals = torch.zeros(size, dtype=torch.int64, device=device)
        self.filled = 0
        self.at = 0
        self.width = 1

    def add(self, counts: bytes, features: bytes, targets: bytes, rivals: bytes) -> int:
        """Take in what an actor has sent; how many positions that were."""
        lengths = np.frombuffer(counts, np.uint16).astype(np.int64)
        padded = np.full((len(lengths), MOST_ON), self.padding, np.int32)
        padded[np.arange(MOST_ON) < lengths[:, None]] = np.frombuffer(features, np.uint16)
        at = (self.at + np.arange(len(lengths))) % self.size
        where = torch.as_tensor(at, device=self.features.device)
        self.features[where] = torch.as_tensor(padded, device=self.features.device)
        told = np.frombuffer(targets, np.float32).reshape(-1, OUTPUTS).copy()
        self.targets[where] = torch.as_tensor(told, device=self.features.device)
        ranked = np.frombuffer(rivals, np.uint8).astype(np.int64)
        self.rivals[where] = torch.as_tensor(ranked, device=self.features.device)
        self.at = int((self.at + len(lengths)) % self.size)
        self.filled = min(self.size, self.filled + len(lengths))
        self.width = max(self.width, int(lengths.max(initial=0)))
        return len(lengths)

    def batch(self, size: int) -> tuple[Tensor, Tensor, Tensor]:
        which = torch.randint(self.filled, (size,), device=self.features.device)
        features = self.features[which][:, : self.width].long()
        return features, self.targets[which], self.rivals[which]


def loss_of(said: Tensor, targets: Tensor, rivals: Tensor) -> Tensor:
    """How wrong it was: about the places that there are, and about the points."""
    places = nn.functional.binary_cross_entropy_with_logits(
        said[:, :-1], targets[:, :-1], reduction="none"
    )
    counted = torch.arange(OUTPUTS - 1, device=said.device) < rivals[:, None]
    points = (said[:, -1] - targets[:, -1]) ** 2
    about_places = (places * counted).sum(1) / rivals.clamp(min=1)
    return (about_places + recipe.POINTS_WEIGHT * points).mean()


def mean_of(checkpoints: Sequence[dict[str, Tensor]]) -> dict[str, Tensor]:
    """A net between some that a run has come by: it knows what they have in common."""
    newest = checkpoints[-1]
    return {name: torch.stack([one[name] for one in checkpoints]).mean(0) for name in newest}


def whole_numbers(net: JudgeNet, made: dict[str, Any]) -> Weights:
    """The net as players use it."""
    rows = net.whole_rows().detach()
    most = float(rows.abs().max())
    shift = next((shift for shift in (4, 3, 2, 1) if most * (128 << shift) < 2047.5), 0)
    numbers = array("h")
    for number, (values, unit) in enumerate(_parts(net, rows, shift)):
        limit = 2047 if number == 0 else 32767
        whole = (values.detach().double().cpu() * unit).round().clamp(-limit, limit)
        numbers.extend(whole.flatten().to(torch.int64).tolist())
    return Weights(made, shift, numbers, chance_table())


def take_over(net: JudgeNet, weights: Weights) -> None:
    """Make the net say what these whole numbers say; features that they do not know, which come
    after the others, begin with nothing."""
    numbers = torch.tensor(weights.numbers, dtype=torch.float64)
    rows = torch.zeros_like(net.rows)
    known = weights.made["features"]
    with torch.no_grad():
        for values, unit in _parts(net, rows[:known], weights.shift):
            part, numbers = numbers[: values.numel()], numbers[values.numel() :]
            values.copy_((part / unit).view(values.shape))
        net.rows.copy_(own_rows(net, rows))


def _parts(net: JudgeNet, rows: Tensor, shift: int) -> list[tuple[Tensor, int]]:
    """The weights in the order of the file, and what a 1 is there; rows with all lower levels."""
    scale = 128 << shift
    return [
        (rows, scale),
        (net.bias, scale),
        (net.second.T, 2048),
        (net.second_bias, 2048),
        (net.third, 1024),
        (net.third_bias, 1024),
    ]


def own_rows(net: JudgeNet, rows: Tensor) -> Tensor:
    """What each feature adds to the level below it."""
    below = rows.roll(1, 0)
    below[net.lowest] = 0.0
    return rows - below
