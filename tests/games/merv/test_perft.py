"""Perft: the leaves of the tree of legal moves; see tests/perft.py."""

from pathlib import Path

import pytest

import perft


@pytest.mark.parametrize("count", perft.counts(Path(__file__).with_name("perft.txt")))
def test_perft(count: perft.Count) -> None:
    assert perft.leaves("merv", count) == count.leaves
