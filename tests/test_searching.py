"""Rules are found by words, not by parts of words."""

import pytest

from fondaco.teaching import found_in


@pytest.mark.parametrize(
    "sought",
    ["ham", "Ham", "fish oil", "Time counter", "time counters", "join.cost", "join", "cubes"],
)
def test_words_are_found(sought: str) -> None:
    assert found_in("join.cost\nJoining\nThe Ham, a cube, Fish Oil and 2 Time counters.", sought)


@pytest.mark.parametrize("sought", ["ham", "win", "burg", "our", "counter time", "ship oil", "sal"])
def test_parts_of_words_are_not(sought: str) -> None:
    assert not found_in("Hamburg: your wine, fish oil, Time counters; a sale.", sought)


def test_german_plurals_are_words() -> None:
    assert found_in("Aufträge und Waren", "Auftrag", "de")
    assert found_in("Ein Auftrag", "aufträge", "de")
    assert found_in("Große Orte", "grosse", "de")
    assert not found_in("Auftragsstapel", "Auftrag", "de")
    assert not found_in("Weinkeller", "Wein", "de")
