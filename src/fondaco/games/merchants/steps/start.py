"""The variable set-up: trading posts, neutral ones, and each player's first trade route."""

from fondaco.core.bags import NONE, changed, zeros
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import SETUP_ISOLATED, SETUP_PURPLE, SETUP_ROUTE
from fondaco.games.merchants.components import CITY_PLACE, START_POSTS
from fondaco.games.merchants.effects import gain, place_route
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of
from fondaco.games.merchants.network import first_connected, touches_post
from fondaco.games.merchants.places import bars_path
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice
from fondaco.games.merchants.terms import NEUTRAL, PIECES_EACH, RESOURCES, City, Path


def bars_post(state: MerchantsState, city: City) -> Clause | None:
    """What forbids the asked seat to place a starting trading post there, own or neutral."""
    # rule setup.purple
    if board_of(state).purple[city] == 0 or state.posts[city] != NONE:
        return SETUP_PURPLE
    return None


class OwnPost(Choice):
    """A trading post of the asked seat."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_post(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        place_post(state, move.what, told)
        turns.ask_next_to_place(state, told)


class NeutralPost(Choice):
    """A trading post of the color that nobody plays."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_post(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.posts = changed(state.posts, move.what, NEUTRAL)
        events.neutral_placed(told, state.asked, move.what)
        turns.ask_next_to_place(state, told)


def place_post(state: MerchantsState, city: City, told: Told) -> None:
    # rule setup.quiet
    state.posts = changed(state.posts, city, state.asked)
    events.post_placed(told, state.asked, city)
    # rule setup.resources
    if state.placed // state.seats == START_POSTS - 1:
        take_resources(state, city, told)


def take_resources(state: MerchantsState, city: City, told: Told) -> None:
    # rule setup.blank
    counts = zeros(RESOURCES)
    for hex in board_of(state).hexes_of[city]:
        gain(state, state.asked, board_of(state).terrain[hex], 1)
        counts[board_of(state).terrain[hex]] += 1
    events.started_with(told, state.asked, counts)


def bars_first_route(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the asked seat to place its first trade route there."""
    barred = bars_path(state, path)
    if barred is not None:
        return barred
    # rule setup.route
    if not touches_post(state, state.asked, path):
        return SETUP_ROUTE
    # rule setup.isolated
    # rule setup.no_way
    connects = first_connected(state, path) != NONE
    return SETUP_ISOLATED if connects and has_other_way(state) else None


def own_paths(state: MerchantsState) -> list[Path]:
    """The paths beside the trading posts of the asked seat."""
    board = board_of(state)
    own = [city for city in board.cities if state.posts[city] == state.asked]
    return [path for city in own for path in board.paths_at[CITY_PLACE[city]]]


def has_other_way(state: MerchantsState) -> bool:
    """Whether the asked seat has a path that connects no isolated city-sites."""
    empty = [path for path in own_paths(state) if state.routes[path] == NONE]
    return any(first_connected(state, path) == NONE for path in empty)


class FirstRoute(Choice):
    """A trade route beside a trading post of the asked seat, with a caravan."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return [self.moves[path] for path in dict.fromkeys(own_paths(state))]

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_first_route(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        place_first_route(state, move.what, told)
        turns.ask_next_to_place(state, told)


def place_first_route(state: MerchantsState, path: Path, told: Told) -> None:
    place_route(state, state.asked, path)
    events.opened(told, state.asked, path, False)
    # rule setup.caravan
    state.caravans[state.asked * PIECES_EACH] = path
    events.assembled(told, state.asked, path)
