"""How chances are fitted to games, and measured with games that they do not know."""

import sys
from math import log
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "scripts"))

from calibrating.figures import PARTS, held_out
from calibrating.games import ALONE, Played, Position, wanted


def games(number: int, steepness: float) -> list[Played]:
    """Games against the rules' opponent, each won as often as the judge says, if what it says is
    made steeper by so much."""
    luck = Random(5)
    found = []
    for at in range(number):
        chance = luck.uniform(0.05, 0.95)
        said = log(chance / (1 - chance)) / steepness
        positions = [Position(part / 12, part / 12, [said]) for part in range(12)]
        found.append(Played("opponent", at, positions, [float(luck.random() < chance)]))
    return found


def test_curves_make_up_for_a_judge_that_exaggerates() -> None:
    held = held_out("opponent", games(1500, 0.25), 100)
    assert held.games == 1500
    assert held.error < 0.04
    assert held.skill > 0.15


def test_no_game_is_measured_with_curves_that_know_it() -> None:
    """What is won in one third is lost in the others: who knew it all would see nothing in it."""
    found = [
        Played(
            "opponent",
            at,
            one.positions,
            [float((at % PARTS == 0) == (one.positions[0].said[0] > 0))],
        )
        for at, one in enumerate(games(300, 1.0))
    ]
    assert held_out("opponent", found, 100).skill < -0.1


def test_alone_there_are_more_games_and_none_twice() -> None:
    alone = [number for seats, _, number in wanted("merv", 4) if seats == 1]
    others = [number for seats, _, number in wanted("merv", 4) if seats == 2]
    assert alone == list(range(4 * ALONE))
    assert others == [0, 1, 2, 3]
