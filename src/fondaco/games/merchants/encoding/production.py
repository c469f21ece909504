"""What the trading posts of each color bring, by the chances of 36 that a roll lets them.

What a color gets is one number with eight bits for each of these: the five resources, hexes without
a number beside its posts, chances that the robber takes away. Most of it is printed: it is known
for each city beforehand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import CITIES, TOKEN_VALUE
from fondaco.games.merchants.encoding.tables import AROUND_TWICE, CHANCES, Map, number_at
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS, PRINTED

BLANK: Final[i64] = 1 << 40
BLANK_LANE: Final[i64] = 5
BLOCKED_LANE: Final[i64] = 6

# The numbers that bring something are a bit each; how many rolls of 36 show one of them.
ROLLS: Final = vec[i64](
    [sum([int(CHANCES[n]) for n in range(2, 13) if bits >> n & 1]) for bits in range(1 << 13)]
)

# By color, what it gets; then by color, the numbers that bring it something, robber or not.
NOTHING: Final = zeros(2 * COLORS)


class Printed:
    """What the cities of a board bring by printed numbers."""

    def __init__(self, board: Board) -> None:
        self.yields = zeros(CITIES)
        self.numbers = zeros(CITIES)
        self.spots = vec[i64]([hex for hex in board.hexes if board.space[hex] != PRINTED])
        for city in board.cities:
            for hex in board.hexes_of[city]:
                self._add(board, city, hex)

    def _add(self, board: Board, city: i64, hex: i64) -> None:
        if board.space[hex] == PRINTED:
            self.yields[city] += CHANCES[board.number[hex]] << 8 * board.terrain[hex]
            self.numbers[city] |= 1 << board.number[hex]
        else:
            self.yields[city] += BLANK


ON_BOARD: Final = [Printed(board) for board in BOARDS]


def add_rest(state: MerchantsState, map: Map, found: vec[i64]) -> None:
    """What is not printed: number tokens, and the robber."""
    add_tokens(state, map, ON_BOARD[state.board].spots, found)
    take_robbed(state, map, found)


def add_tokens(state: MerchantsState, map: Map, spots: vec[i64], found: vec[i64]) -> None:
    """What number tokens bring, instead of a hex without a number."""
    laid = state.laid
    posts = state.posts
    corners = map.corners
    for hex in spots:
        token = laid[hex]
        if token == NONE:
            continue
        dice = TOKEN_VALUE[token]
        more = (CHANCES[dice] << 8 * map.terrain[hex]) - BLANK
        for number in range(hex * AROUND_TWICE, hex * AROUND_TWICE + AROUND_TWICE):
            city = corners[number]
            if city == NONE:
                break
            owner = posts[city]
            if owner != NONE:
                found[owner] += more
                found[COLORS + owner] |= 1 << dice


def take_robbed(state: MerchantsState, map: Map, found: vec[i64]) -> None:
    """The robber's hex brings nothing."""
    # rule production.robber
    robber = state.robber
    dice = number_at(state.laid, map.number, robber)
    if dice == 0:
        return
    less = (CHANCES[dice] << 8 * BLOCKED_LANE) - (CHANCES[dice] << 8 * map.terrain[robber])
    for number in range(robber * AROUND_TWICE, robber * AROUND_TWICE + AROUND_TWICE):
        if map.corners[number] == NONE:
            break
        owner = state.posts[map.corners[number]]
        if owner != NONE:
            found[owner] += less
