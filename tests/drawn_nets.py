"""Nets that know nothing, for tests of what holds for any weights."""

from array import array
from functools import cache
from random import Random

import fondaco
from fondaco.players.net import FIRST, OUTPUTS, SECOND, Net
from fondaco.players.weights import chance_table


@cache
def drawn_net(title: str, seed: int | str = "") -> Net:
    luck = Random(f"{title}{seed}")
    rows = fondaco.game(title).features.count * FIRST
    rest = FIRST + FIRST * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS
    drawn = [luck.randint(-150, 150) for _ in range(997)]
    numbers = array("h", [drawn[at % 997] for at in range(rows + rest)])
    return Net(numbers, 3, chance_table())
