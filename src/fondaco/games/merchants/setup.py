"""The table before the first move."""

from mypy_extensions import i64

from fondaco.core.bags import changed
from fondaco.core.chance import Chance
from fondaco.games.merchants import luck, turns
from fondaco.games.merchants.components import ARCH_TOKEN, START_GOLD, posts_in_storage
from fondaco.games.merchants.effects import gain, place_route
from fondaco.games.merchants.holdings import board_of, number_on
from fondaco.games.merchants.starts import FixedStart
from fondaco.games.merchants.state import MerchantsState, empty_table
from fondaco.games.merchants.terms import (
    ARCH,
    COLORS,
    NEUTRAL,
    PIECES_EACH,
    ROLL,
    Seat,
)


def set_up(
    seats: int, board: int, starts: list[FixedStart], offers: int, chance: Chance
) -> MerchantsState:
    """The table of a fixed set-up; or of a variable one, where no starts are named."""
    state = empty_table(seats, board, offers)
    lay_tokens(state)
    fill_storage(state)
    if starts:
        place_all(state, starts)
        # rule setup.fixed_first
        turns.go_to(state, ROLL)
    else:
        state.first = roll_for_start(state, chance)
        turns.ask_for_post(state)
    place_robber(state, chance)
    return state


def lay_tokens(state: MerchantsState) -> None:
    # rule setup.arches
    board = board_of(state)
    for hex in board.hexes:
        if board.space[hex] == ARCH:
            state.laid = changed(state.laid, hex, ARCH_TOKEN[board.terrain[hex]])


def fill_storage(state: MerchantsState) -> None:
    for seat in range(state.seats):
        # rule setup.storage
        state.storage = changed(state.storage, seat, posts_in_storage(state.board, state.seats))
        # rule setup.top
        state.freed = changed(state.freed, seat, 1)
        # rule setup.gold
        state.gold[seat] = START_GOLD


def place_all(state: MerchantsState, starts: list[FixedStart]) -> None:
    """The fixed set-up."""
    # rule setup.colors
    for color in range(COLORS):
        # rule setup.fixed
        # rule setup.fixed_neutral
        for city in starts[color].cities:
            state.posts = changed(state.posts, city, color if color < state.seats else NEUTRAL)
        if color < state.seats:
            start_color(state, color, starts[color])


def start_color(state: MerchantsState, seat: Seat, start: FixedStart) -> None:
    path: i64 = start.route
    place_route(state, seat, path)
    state.caravans[seat * PIECES_EACH] = path
    # rule setup.fixed_resources
    for resource in start.resources:
        gain(state, seat, resource, 1)


def roll_for_start(state: MerchantsState, chance: Chance) -> Seat:
    """The seat that rolls highest."""
    rolling: list[i64] = [i64(seat) for seat in range(state.seats)]
    while len(rolling) > 1:
        # rule setup.order
        rolls = [roll_of(seat, chance) for seat in rolling]
        highest = max(rolls)
        # rule setup.tie
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == highest]
    return rolling[0]


def roll_of(seat: Seat, chance: Chance) -> i64:
    luck.first_roll(chance, seat)
    return chance.pick(6) + chance.pick(6)


def place_robber(state: MerchantsState, chance: Chance) -> None:
    # rule setup.robber
    blank = [hex for hex in board_of(state).hexes if number_on(state, hex) == 0]
    luck.robber(chance, blank)
    state.robber = blank[chance.pick(len(blank))]
