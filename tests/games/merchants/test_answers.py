"""What a house may answer for a seat to which something is offered."""

from typing import Any

import pytest

import fondaco
from fondaco.games.merchants import answers

OTHER = {"seat": 0, "gives": {"gold": 1}}


@pytest.mark.parametrize(
    ("gives", "unless", "says_no"),
    [
        ({"gold": 1}, [], True),
        ({"gold": 1}, ["gold"], False),
        ({"gold": 0}, ["gold"], True),
        ({}, ["gold"], True),
    ],
)
def test_it_declines_unless_something_wanted_is_offered_by_whose_turn_it_is(
    gives: dict[str, int], unless: list[str], says_no: bool
) -> None:
    view: dict[str, Any] = {"active": 1, "offers": [OTHER, {"seat": 1, "gives": gives}]}
    assert answers.says_no(view, unless) == says_no


def test_to_decline_is_a_move() -> None:
    assert fondaco.game("merchants").move(answers.NO).text == "decline"
