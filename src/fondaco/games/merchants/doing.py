"""Which step carries out which kind of move. Whose turn it is then, the flow decides."""

from fondaco.core.chance import Chance
from fondaco.games.merchants.effects import end_move
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.legal import goes_on
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASSEMBLE_AT,
    COUNT_VIA,
    DECLINE,
    DELIVER,
    END_TURN,
    NO_TRADE,
    PLACE_NEUTRAL,
    PLAY_CARD,
    ROLL_DICE,
    STEAL_FROM,
    STOP,
    TAKE_FROM,
    TAKE_RESOURCE,
    TRADE_WITH,
    MerchantsMove,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.steps import (
    answers,
    cards,
    driving,
    numbers,
    offers,
    pieces,
    production,
    robber,
    routes,
    start,
    supply,
    walking,
)
from fondaco.games.merchants.terms import START_ROUTE


def carry_out(state: MerchantsState, move: MerchantsMove, chance: Chance, told: Told) -> None:
    """Let the step to which the move belongs change the table."""
    kind = move.kind
    # rule move.ends
    if not goes_on(kind):
        end_move(state)
    if kind <= PLACE_NEUTRAL or state.step == START_ROUTE:
        start.apply(state, move, told)
    elif kind == ROLL_DICE:
        production.roll(state, chance, told)
    elif kind <= STEAL_FROM:
        robber.apply(state, move, chance, told)
    elif kind <= TAKE_RESOURCE:
        supply.apply(state, move, told)
    elif kind <= PLAY_CARD:
        cards.apply(state, move, chance, told)
    else:
        carry_out_more(state, move, told)


def carry_out_more(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    kind = move.kind
    if kind <= ASSEMBLE_AT:
        pieces.apply(state, move, told)
    elif kind <= COUNT_VIA:
        routes.apply(state, move, told)
    elif kind <= STOP:
        walking.apply(state, move, told)
    elif kind <= TAKE_FROM:
        numbers.apply(state, move, told)
    elif kind <= DELIVER:
        driving.apply(state, move, told)
    elif kind in (ACCEPT, DECLINE, TRADE_WITH, NO_TRADE):
        answers.apply(state, move, told)
    elif kind < END_TURN:
        offers.apply(state, move, told)
