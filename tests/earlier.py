"""Games that were begun with an edition of Merchants of Europe before this one."""

import fondaco
from fondaco.opening import opened
from renewing import SEED, play_on

TITLE = "merchants"
HASH = "8f391a98b6e6"  # until November 2026; the fixed start was another
TODAY = fondaco.game(TITLE)
[GAME] = TODAY.earlier


def begun(moves: int) -> fondaco.Table:
    """A game of three with sealed luck, after some moves."""
    luck = fondaco.Sealed(fondaco.seal(SEED), ["a", "b", "c"])
    table = opened(GAME, 3, {}, luck)
    play_on(table, moves)
    return table
