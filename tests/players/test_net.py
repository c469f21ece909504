"""The net: whole numbers that say what the weights say, and files that say what they are."""

import math
from array import array
from random import Random

import pytest

import fondaco
from fondaco.core.encoding import Lit
from fondaco.players.net import FIRST, ONE, OUTPUTS, SECOND, Net
from fondaco.players.weights import Weights, chance_table, from_bytes, read, to_bytes

FEATURES = 40
SHIFT = 3


def numbers(luck: Random) -> "array[int]":
    """Weights of a net: rows, then each layer with its biases."""
    sizes = [(FEATURES * FIRST, 500), (FIRST, 800), (FIRST * SECOND, 900), (SECOND, 900)]
    sizes += [(SECOND * OUTPUTS, 900), (OUTPUTS, 900)]
    return array("h", [luck.randint(-most, most) for size, most in sizes for _ in range(size)])


def said(weights: "array[int]", on: list[int]) -> list[float]:
    """What a net says, worked out in floating-point numbers."""
    at = FEATURES * FIRST
    first = [
        sum(weights[feature * FIRST + unit] for feature in on) + weights[at + unit]
        for unit in range(FIRST)
    ]
    units = [min(1.0, max(0.0, one / (128 << SHIFT))) for one in first]
    at += FIRST
    second = [
        sum(units[n] * weights[at + n * SECOND + unit] for n in range(FIRST))
        + weights[at + FIRST * SECOND + unit]
        for unit in range(SECOND)
    ]
    units = [min(1.0, max(0.0, one / 2048)) for one in second]
    at += FIRST * SECOND + SECOND
    return [
        (
            sum(units[n] * weights[at + output * SECOND + n] for n in range(SECOND))
            + weights[at + SECOND * OUTPUTS + output]
        )
        / 1024
        for output in range(OUTPUTS)
    ]


def out(net: Net) -> list[float]:
    return [int(net.out[output]) / int(ONE) for output in range(OUTPUTS)]


def lit(on: list[int]) -> Lit:
    found = Lit()
    for feature in on:
        found.flag(feature)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_whole_numbers_say_what_the_weights_say(seed: int) -> None:
    luck = Random(seed)
    weights = numbers(luck)
    net = Net(weights, SHIFT, chance_table())
    for _ in range(10):
        on = luck.sample(range(FEATURES), luck.randint(0, FEATURES))
        net.judge(lit(on))
        wanted = said(weights, on)
        assert [int(net.out[output]) / int(ONE) for output in range(OUTPUTS)] == pytest.approx(
            wanted, abs=0.2
        )
        chance = 1 / (1 + math.exp(-int(net.out[0]) / int(ONE)))
        assert int(net.chance(1)) / int(ONE) == pytest.approx(chance, abs=1e-4)
        assert net.points() == net.out[OUTPUTS - 1]


def test_as_many_features_as_there_may_be_do_not_overflow() -> None:
    weights = numbers(Random(1))
    for at in range(FEATURES * FIRST):
        weights[at] = 2047 if at % 2 else -2047
    net = Net(weights, SHIFT, chance_table())
    net.judge(lit([at % FEATURES for at in range(256)]))
    wanted = said(weights, [at % FEATURES for at in range(256)])
    assert out(net) == pytest.approx(wanted, abs=0.2)


def test_a_file_is_read_as_it_was_written() -> None:
    weights = numbers(Random(2))
    kept = to_bytes(Weights({"title": "merv", "games": 7}, SHIFT, weights, chance_table()))
    found = from_bytes(kept)
    assert (found.made, found.shift) == ({"title": "merv", "games": 7}, SHIFT)
    assert (found.numbers, found.chances) == (weights, chance_table())


def test_a_title_that_nobody_has_trained_is_refused() -> None:
    with pytest.raises(fondaco.Refused, match="trained a net for 'chess'"):
        read("chess")
