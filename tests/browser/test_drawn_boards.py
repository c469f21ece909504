"""The drawn boards of Merchants of Europe and Merv: games that are played by what is lit."""

from random import Random

import pytest

from browser.conftest import Visit
from browser.inputs import by_what_is_lit
from browser.playing import Visitor

LONG = 60  # decisions of a game whose end is far
GAMES = {
    "merchants": (["me", "random", "random"], LONG),
    "merv": (["me", "random"], 6 * LONG),
    "merv alone": (["me"], LONG),
}


def play_what_is_lit(visitor: Visitor, luck: Random, most: int) -> list[str]:
    """The moves that were played, until the game is over or so many are."""
    moves: list[str] = []
    while len(moves) < most:
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        moves.append(by_what_is_lit(visitor, luck))
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_what_is_lit(visit: Visit, game: str) -> None:
    seats, most = GAMES[game]
    anna = visit()
    anna.open_table(seats, game.split(" ")[0])
    moves = play_what_is_lit(anna, Random(game), most)
    kinds = {move.split(" ")[0] for move in moves}
    assert len(kinds) >= 5
    assert anna.lit >= 5  # to roll, to answer, to compose an offer and to end is in the bar
    assert anna.by_the_board >= 0.9 * anna.lit
    if game == "merv":
        anna.page.wait_for_selector(".end .account")
