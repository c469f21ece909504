"""Curves that turn judgements into chances, and chances of positions."""

import pytest

import fondaco
from fondaco.analysis import chances
from fondaco.analysis.calibration import at, calibration_of, shares
from fondaco.games.shelf import TITLES


def test_a_curve_is_straight_between_its_knots() -> None:
    assert at([1.0, 3.0, 2.0], 0.0) == 1.0
    assert at([1.0, 3.0, 2.0], 0.25) == 2.0
    assert at([1.0, 3.0, 2.0], 1.0) == 2.0
    assert at([1.0, 3.0, 2.0], 7.0) == 2.0


def test_shares_are_parts_of_a_whole() -> None:
    found = shares([0.0, 1.0, -200.0])
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[0] > found[2] > 0.0


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_calibrated_for_its_rules(title: str) -> None:
    found = calibration_of(title)
    assert found is not None
    assert found.rules == fondaco.game(title).rules_version
    for curves in found.ways.values():
        assert len(curves.slope) == len(curves.shift) == len(curves.spread)
        assert min(curves.slope) > 0.0
        assert 0.0 <= curves.open_until <= 0.5


@pytest.mark.parametrize("title", TITLES)
def test_chances_of_all_seats_add_up_and_a_game_begins_open(title: str) -> None:
    game, chance = fondaco.game(title), fondaco.Seeded(3)
    found = chances(game, game.new(3, game.settled(3, {}), chance))
    assert sum(found.chances) == pytest.approx(1.0)
    assert (found.measure, found.open, len(found.chances)) == ("chance", True, 3)


def test_alone_there_are_points_and_marks() -> None:
    game = fondaco.game("merkator")
    options = game.settled(1, {"solo": "solitary"})
    found = chances(game, game.new(1, options, fondaco.Seeded(3)))
    assert found.measure == "points"
    assert 10 < found.points < 90
    assert [mark.points for mark in found.marks] == [55, 60, 80]
    assert found.marks[0].chance > found.marks[1].chance > found.marks[2].chance


def test_against_the_magistrate_one_chance_is_told() -> None:
    game = fondaco.game("merv")
    found = chances(game, game.new(1, game.settled(1, {}), fondaco.Seeded(3)))
    assert len(found.chances) == 1
    assert 0.0 <= found.chances[0] <= 1.0
