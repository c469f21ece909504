"""The end of a turn."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.games.merchants import turns
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Deed


class EndTurn(Deed):
    """The next player's turn begins."""

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        turns.end_turn(state, told)
