"""What happens to the market, before the first turn and between two."""

from fondaco.core.chance import Chance

from . import events, luck
from .events import Told
from .state import JettyState
from .terms import GOODS


def raise_price(state: JettyState, chance: Chance, told: Told) -> None:
    # rule turn.market
    luck.rising(chance)
    good = chance.pick(GOODS)
    state.prices[good] += 1
    events.rose(told, good, state.prices[good])
