"""Number tokens: where a new trading post brings one, and which."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, changed
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, luck, turns
from fondaco.games.merchants.clauses import POST_CHOOSE, POST_MOVE_TOKEN
from fondaco.games.merchants.components import TOKEN_TERRAIN, TOKENS
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, number_on
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Step
from fondaco.games.merchants.terms import TAKE_TOKEN, Hex, Token


def bars_number(state: MerchantsState, hex: Hex) -> Clause | None:
    """What forbids to place the number of a new trading post there."""
    # rule post.choose
    is_blank = number_on(state, hex) == 0
    return None if is_blank and hex in board_of(state).hexes_of[state.founded] else POST_CHOOSE


class Number(Choice):
    """The hex that gets a number."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_number(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.chosen = move.what
        turns.go_to(state, TAKE_TOKEN)


class Numbering(Step):
    """A new trading post brings a number to one of the hexes beside it that have none."""

    def has_choice(self, state: MerchantsState) -> bool:
        return state.founded != NONE and len(self.legal(state)) > 1

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        if state.founded != NONE:
            # rule post.one
            for move in self.legal(state):
                state.chosen = move.what
        turns.go_to(state, TAKE_TOKEN)


def bars_taking(state: MerchantsState, hex: Hex) -> Clause | None:
    """What forbids to take the token from that hex for the chosen one."""
    token = state.laid[hex]
    terrain = board_of(state).terrain[state.chosen]
    # rule post.move_token
    # rule post.any_token
    return None if token != NONE and TOKEN_TERRAIN[token] == terrain else POST_MOVE_TOKEN


class TakeToken(Choice):
    """The hex from which a token is taken."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_taking(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        take_token(state, move.what, told)
        turns.go_back(state)


class TakingToken(Step):
    """A token for the chosen hex, if there is one: turned up, or taken from another hex."""

    def has_choice(self, state: MerchantsState) -> bool:
        if state.chosen == NONE or len(stock_of(state, state.chosen)) > 0:
            return False
        return len(self.legal(state)) > 1

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        if state.chosen == NONE:
            state.founded = NONE
        else:
            self.place_number(state, chance, told)
        turns.go_back(state)

    def place_number(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        """Turn up a token, or take the only one that can be taken."""
        stock = stock_of(state, state.chosen)
        if len(stock) > 0:
            luck.number_token(chance, state, stock)
            place_token(state, stock[chance.pick(len(stock))], NONE, told)
        else:
            take_token(state, self.legal(state)[0].what, told)


def stock_of(state: MerchantsState, hex: Hex) -> vec[i64]:
    """The tokens of the hex's color that lie face down."""
    # rule setup.stock
    terrain = board_of(state).terrain[hex]
    return vec[i64](
        [t for t in range(TOKENS) if TOKEN_TERRAIN[t] == terrain and t not in state.laid]
    )


def take_token(state: MerchantsState, hex: Hex, told: Told) -> None:
    # rule post.robber_stays
    token = state.laid[hex]
    state.laid = changed(state.laid, hex, NONE)
    place_token(state, token, hex, told)


def place_token(state: MerchantsState, token: Token, source: Hex, told: Told) -> None:
    state.laid = changed(state.laid, state.chosen, token)
    events.number_placed(told, state.active, state.chosen, token, source)
    state.chosen = NONE
    state.founded = NONE
