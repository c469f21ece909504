"""The number of an id stands for what a learner meets: a change that goes unnoticed fails here."""

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

from fondaco.core.encoding import Features
from fondaco.lab import ENVIRONMENTS
from fondaco.lab.versions import FINGERPRINTS, fingerprint, layout

RULE = (
    "{} brings something else than its number stands for. If it was part of a release, give it the"
    " next number; then note the fingerprint: python -m fondaco.lab.versions"
)


@pytest.mark.parametrize("id", ENVIRONMENTS)
def test_a_number_stands_for_what_it_stood_for(id: str) -> None:
    wishes = {"options": {}, **ENVIRONMENTS[id]}
    assert fingerprint(**wishes) == FINGERPRINTS[id], RULE.format(id)  # type: ignore[arg-type]


def test_each_id_has_a_fingerprint_and_no_two_the_same() -> None:
    assert FINGERPRINTS.keys() == ENVIRONMENTS.keys()
    assert len(set(FINGERPRINTS.values())) == len(FINGERPRINTS)


class Toy:
    """As much of a game as its layout is made of."""

    def __init__(self, levels: int, meaning: str) -> None:
        self.moves: list[object] = []
        self.features = Features()
        self.features.levels("goods", 2, levels, meaning)


def test_other_features_are_another_fingerprint_other_words_are_not() -> None:
    first, more, reworded = [
        list(layout(Toy(levels, meaning)))  # type: ignore[arg-type]
        for levels, meaning in ((4, "held"), (5, "held"), (4, "in the office"))
    ]
    assert first != more
    assert first == reworded


def test_what_a_game_brings_is_part_of_it() -> None:
    """The same moves and features, and another way to play."""
    assert fingerprint("merkator", 2, {}) != fingerprint("merkator", 2, {"length": "long"})
