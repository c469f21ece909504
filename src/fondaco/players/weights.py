"""The file of a net: what it was made from, in one line of JSON, and its weights.

`merkator.net` and its like lie in `players/nets`. The header says for which rules and edition the
net was trained, and how, so that it can be told when it is too old.
"""

import json
import math
import zlib
from array import array
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fondaco.core.refusal import Refused
from fondaco.players.net import SPAN, Net

STEPS = 128  # of the table of chances, for 1


class Weights:
    """A net as it is kept.

    Attributes:
        made (dict[str, Any]): Title, rules, edition, features, and how it was trained.
        shift (int): The first layer is in units of 128 << shift.
        numbers (array[int]): The weights, layer by layer, as `Net` takes them.
        chances (array[int]): The table of chances, in parts of ONE.
    """

    def __init__(
        self, made: dict[str, Any], shift: int, numbers: "array[int]", chances: "array[int]"
    ) -> None:
        self.made = made
        self.shift = shift
        self.numbers = numbers
        self.chances = chances

    def net(self) -> Net:
        return Net(self.numbers, self.shift, self.chances)


def chance_table() -> "array[int]":
    """The logistic curve, from -SPAN to SPAN; kept with the weights, so that all machines agree."""
    steps = range(-SPAN * STEPS, SPAN * STEPS + 1)
    return array("i", [round((1 << 20) / (1 + math.exp(-step / STEPS))) for step in steps])


def to_bytes(weights: Weights) -> bytes:
    header = json.dumps({**weights.made, "shift": weights.shift}, sort_keys=True).encode()
    body = _little(weights.numbers) + _little(weights.chances)
    return header + b"\n" + zlib.compress(body, 9)


def from_bytes(kept: bytes) -> Weights:
    header, _, body = kept.partition(b"\n")
    made = json.loads(header)
    content = zlib.decompress(body)
    table = 4 * (2 * SPAN * STEPS + 1)  # bytes
    numbers, chances = array("h"), array("i")
    numbers.frombytes(content[:-table])
    chances.frombytes(content[-table:])
    return Weights(made, made.pop("shift"), _swapped(numbers), _swapped(chances))


def has_net(title: str) -> bool:
    return _file(title).is_file()


def read(title: str) -> Weights:
    """The weights of a title, or a refusal."""
    if not has_net(title):
        raise Refused(f"Nobody has trained a net for {title!r} yet.")
    return from_bytes(_file(title).read_bytes())


def _file(title: str) -> Traversable:
    return files("fondaco.players").joinpath("nets", f"{title}.net")


def write(weights: Weights, path: Path) -> None:
    """All of it or nothing: others may be reading."""
    half = path.with_suffix(".half")
    half.write_bytes(to_bytes(weights))
    half.replace(path)


def _little(numbers: "array[int]") -> bytes:
    return _swapped(numbers[:]).tobytes()


def _swapped(numbers: "array[int]") -> "array[int]":
    """The same on a machine with the other order of bytes."""
    if array("H", [1]).tobytes() != b"\x01\x00":
        numbers.byteswap()
    return numbers
