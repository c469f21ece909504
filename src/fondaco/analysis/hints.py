"""A hint in three nudges: a question, the best decision, the three best with their reasons."""

from fondaco.analysis.foresight import foreseen
from fondaco.analysis.outlook import measure_of, standing
from fondaco.analysis.ranked import SEED, candidates, ranked
from fondaco.analysis.shapes import Hint, Words
from fondaco.analysis.titles import matters_of
from fondaco.analysis.words import told
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget

MOST = 3
USUAL = Budget(seconds=1.0)


def hint(game: Game, guess: State, seat: int, budget: Budget = USUAL) -> Hint:
    """What helps the seat that is to act. It knows no more than the seat: of the guess only what
    the seat may know has a part in it."""
    known = game.guess(guess, seat, Seeded(SEED))
    found = ranked(game, known, seat, budget)
    outlook = foreseen(game, known)
    now = standing(outlook, seat)
    return Hint(
        measure_of(game, known),
        outlook.open,
        round(now, 4),
        think(game, known, seat),
        candidates(game, known, seat, found[:MOST], now),
        outlook.marks,
    )


def think(game: Game, known: State, seat: int) -> Words:
    """A question that leads to the decision, and does not tell it."""
    return told(game.title, "think", matters_of(game.title).think(known, seat), {})
