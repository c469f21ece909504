"""Where merchants and caravans can go: found by going there, step by step, on copies of the table.

No rule is told again here: which steps are possible, what they cost and whether a piece may stay
where it has come to is asked of the same functions as in a turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import NoLuck
from fondaco.core.destination import Destination
from fondaco.core.game import Event, Move
from fondaco.games.merchants import flow
from fondaco.games.merchants.components import other_end
from fondaco.games.merchants.holdings import hand_size, possession
from fondaco.games.merchants.journey import founds_post, index_of, must_go_on
from fondaco.games.merchants.moves import (
    CATALOGUE,
    DELIVERIES_AT,
    DRIVES_FROM,
    STOP,
    WALK,
    WALKS_FROM,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import ACT, PIECE_IDS, PIECES_EACH, ROLL

_STOP: Final = CATALOGUE.by_kind[STOP][0]
_GOING: Final = ["walked", "drove"]  # what the moves themselves say


class Way:
    """Some steps of a piece: the table after them, and where it is then."""

    def __init__(
        self, state: MerchantsState, at: i64, moves: list[Move], told: list[Event]
    ) -> None:
        self.state = state
        self.at = at
        self.moves = moves
        self.told = told

    def further(self, move: Move) -> "Way":
        """The same way with one step more."""
        state = self.state.copy()
        told = self.told[:]
        flow.apply(state, move, NoLuck(), told)
        return Way(state, end_of(move), [*self.moves, move], told)

    def is_dearer(self, other: "Way") -> bool:
        """Whether it costs more cards than another way, or as many and more gold, or is longer."""
        seat = self.state.active
        cards = hand_size(self.state, seat) - hand_size(other.state, seat)
        if cards != 0:
            return cards < 0
        gold = self.state.gold[seat] - other.state.gold[seat]
        return gold < 0 or (gold == 0 and len(self.moves) > len(other.moves))


def end_of(move: Move) -> i64:
    """Where a step leads: an intersection, or a path."""
    return other_end(move.other, move.what) if move.kind == WALK else move.other


def destinations(state: MerchantsState) -> list[Destination]:
    """Where each piece of the active player could end its move, or deliver on its way; of several
    ways there the cheapest."""
    if state.step not in (ROLL, ACT):
        return []
    found: list[Destination] = []
    for place in standing(state, state.merchants):
        found += [told_of(state, way) for way in ways(state, place, WALKS_FROM)]
    for path in standing(state, state.caravans):
        found += [told_of(state, way) for way in ways(state, path, DRIVES_FROM)]
    return found


def standing(state: MerchantsState, places: vec[i64]) -> list[i64]:
    """Where merchants, or caravans, of the active player stand; each place once."""
    found: list[i64] = []
    for slot in range(PIECES_EACH):
        at = places[index_of(state, slot)]
        if at != NONE and at not in found:
            found.append(at)
    return found


def ways(state: MerchantsState, start: i64, steps_from: list[list[Move]]) -> list[Way]:
    """All ways from there to where the piece may stay, or has something to do.

    What a caravan pays for the right of way depends on whom it has paid before. Of those that have
    come to one place and have paid the same, the one with the fewest steps has the most before it.
    """
    known = [Way(state, start, [], [])]
    seen = {key_of(known[0])}
    cheapest: dict[int, Way] = {}
    for way in known:  # which grows
        for move in steps_from[way.at]:
            if flow.bars(way.state, move) is None:
                next = way.further(move)
                if key_of(next) not in seen:
                    seen.add(key_of(next))
                    known.append(next)
                    keep(cheapest, next)
    cheapest.pop(start, None)
    return list(cheapest.values())


def key_of(way: Way) -> tuple[int, ...]:
    """Where the piece is, and to whom it has paid for the right of way."""
    return (int(way.at), *[int(paid) for paid in way.state.fees])


def keep(cheapest: dict[int, Way], way: Way) -> None:
    """Remember a way, if it leads to a destination, and none is cheaper."""
    if must_go_on(way.state) and not deeds(way):
        return
    other = cheapest.get(int(way.at))
    if other is None or other.is_dearer(way):
        cheapest[int(way.at)] = way


def deeds(way: Way) -> list[Move]:
    """What the piece can do where it has come to: deliver, or found a trading post."""
    if way.moves[0].kind == WALK:
        return [_STOP] if founds_post(way.state) and flow.bars(way.state, _STOP) is None else []
    return [move for move in DELIVERIES_AT[way.at] if flow.bars(way.state, move) is None]


def told_of(before: MerchantsState, way: Way) -> Destination:
    return Destination(
        [move.text for move in way.moves],
        spent(before, way.state),
        [event.seen_by(int(before.active)) for event in way.told if event.kind not in _GOING],
        [move.text for move in deeds(way)],
    )


def spent(before: MerchantsState, after: MerchantsState) -> dict[str, int]:
    """What the active player has less of."""
    found: dict[str, int] = {}
    for piece, id in enumerate(PIECE_IDS):
        count = possession(before, before.active, piece) - possession(after, before.active, piece)
        if count > 0:
            found[id] = int(count)
    return found
