"""Number tokens: where a new trading post brings one, and which."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import POST_CHOOSE, POST_MOVE_TOKEN
from fondaco.games.merchants.components import TOKEN_TERRAIN, TOKENS
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import NUMBER_HEX, MerchantsMove
from fondaco.games.merchants.state import MerchantsState, board_of, number_on
from fondaco.games.merchants.terms import Hex, Token


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == NUMBER_HEX:
        # rule post.choose
        return None if move.what in blank_hexes(state) else POST_CHOOSE
    # rule post.move_token
    return None if move.what in token_hexes(state) else POST_MOVE_TOKEN


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind == NUMBER_HEX:
        state.chosen = move.what
    else:
        take_token(state, move.what, told)


def blank_hexes(state: MerchantsState) -> vec[i64]:
    """The hexes without a number beside the new trading post."""
    return vec[i64](
        [h for h in board_of(state).hexes_of[state.founded] if number_on(state, h) == 0]
    )


def legal_numbers(state: MerchantsState, found: list[Move]) -> None:
    for hex in blank_hexes(state):
        found.append(moves.number(hex))


def legal_tokens(state: MerchantsState, found: list[Move]) -> None:
    for hex in token_hexes(state):
        found.append(moves.take_from(hex))


def choose_only_hex(state: MerchantsState) -> None:
    """The hex for a number where there is no choice, if there is any."""
    # rule post.one
    blank = blank_hexes(state)
    state.chosen = blank[0] if len(blank) > 0 else NONE


def stock_of(state: MerchantsState, hex: Hex) -> vec[i64]:
    """The tokens of the hex's color that lie face down."""
    # rule setup.stock
    terrain = board_of(state).terrain[hex]
    return vec[i64](
        [t for t in range(TOKENS) if TOKEN_TERRAIN[t] == terrain and t not in state.laid]
    )


def token_hexes(state: MerchantsState) -> vec[i64]:
    """The hexes from which a token may be taken."""
    # rule post.any_token
    terrain = board_of(state).terrain[state.chosen]
    return vec[i64](
        [
            hex
            for hex in board_of(state).hexes
            if state.laid[hex] != NONE and TOKEN_TERRAIN[state.laid[hex]] == terrain
        ]
    )


def turn_up_token(state: MerchantsState, chance: Chance, told: Told) -> None:
    stock = stock_of(state, state.chosen)
    place_token(state, stock[chance.pick(len(stock))], NONE, told)


def take_token(state: MerchantsState, hex: Hex, told: Told) -> None:
    # rule post.robber_stays
    token = state.laid[hex]
    state.laid[hex] = NONE
    place_token(state, token, hex, told)


def place_token(state: MerchantsState, token: Token, source: Hex, told: Told) -> None:
    state.laid[state.chosen] = token
    events.number_placed(told, state.active, state.chosen, token, source)
    state.chosen = NONE
    state.founded = NONE
