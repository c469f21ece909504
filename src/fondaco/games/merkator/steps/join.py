"""Step 4 of a turn: the others, clockwise, may join the active player's travel."""

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import JOIN_COUNTERS
from fondaco.games.merkator.components import BONUS_JOINED, JOIN_COST
from fondaco.games.merkator.effects import gain_bonus_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import JOIN_TRAVEL, MerkatorMove
from fondaco.games.merkator.state import MerkatorState


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    return bars_join(state) if move.kind == JOIN_TRAVEL else None


def apply(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == JOIN_TRAVEL:
        apply_join(state, told)


def bars_join(state: MerkatorState) -> Clause | None:
    """What forbids the asked seat to join."""
    # rule join.cost
    # rule join.free
    if state.time[state.asked] < JOIN_COST[state.merkator]:
        return JOIN_COUNTERS
    return None


def legal(found: list[Move]) -> None:
    found.append(moves.MOVE_JOIN)
    found.append(moves.MOVE_STAY)


def apply_join(state: MerkatorState, told: Told) -> None:
    cost = JOIN_COST[state.merkator]
    # rule join.pay
    state.time[state.asked] -= cost
    state.time[state.active] += cost
    events.joined(told, state.asked, state.active, cost)
    # rule join.bonus
    gain_bonus_goods(state, state.asked, BONUS_JOINED, told)
