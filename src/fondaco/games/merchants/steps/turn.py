"""The end of a turn, and of a game that nobody can win any more."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.games.merchants import turns
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Deed
from fondaco.games.merchants.stuck import nobody_can_win


class EndTurn(Deed):
    """The next player's turn begins, if anybody can still win."""

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        if nobody_can_win(state):
            turns.end_stuck_game(state, told)
        else:
            turns.end_turn(state, told)
