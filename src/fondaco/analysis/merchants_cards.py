"""What the cards of a seat of Merchants of Europe pay for, and what they would with an offer."""

from collections.abc import Sequence

from fondaco.analysis.scene import Found
from fondaco.core.game import Move
from fondaco.games.merchants.components import COST
from fondaco.games.merchants.holdings import held
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COST_IDS, PIECE_IDS, RESOURCES

SIGNS = {"give": -1, "ask": 1}

Pieces = list[int]  # resource cards by kind, then gold


def pieces_of(state: MerchantsState, seat: int) -> Pieces:
    return [*[int(held(state, seat, n)) for n in range(RESOURCES)], int(state.gold[seat])]


def named(pieces: Pieces) -> str:
    return ", ".join([f"{n} {PIECE_IDS[kind]}" for kind, n in enumerate(pieces) if n > 0])


def affordable(pieces: Pieces) -> list[str]:
    """What can be bought with resource cards alone."""
    found = []
    for what, id in enumerate(COST_IDS):
        cost = COST[what * RESOURCES : (what + 1) * RESOURCES]
        if all(pieces[kind] >= cost[kind] for kind in range(RESOURCES)):
            found.append(id)
    return found


def builds(before: MerchantsState, after: MerchantsState, seat: int) -> list[Found]:
    """What the cards pay for now, and did not before."""
    was = affordable(pieces_of(before, seat))
    new = [id for id in affordable(pieces_of(after, seat)) if id not in was]
    return [Found("then", "pays_for", {"build": ", ".join(new)}, 57)] if new else []


def offered(before: MerchantsState, seat: int, moves: Sequence[Move]) -> list[Found]:
    """What an offer would bring if somebody took it."""
    own = pieces_of(before, seat)
    then = traded(own, moves)
    if then == own:
        return []
    new = [id for id in affordable(then) if id not in affordable(own)]
    if new:
        return [Found("then", "would_pay_for", {"build": ", ".join(new)}, 57)]
    return [Found("then", "would_hold", {"things": named(then)}, 20)]


def traded(pieces: Pieces, moves: Sequence[Move]) -> Pieces:
    """Pieces after what the moves give and ask for has changed hands."""
    found = list(pieces)
    for words in [move.text.split() for move in moves]:
        if words[0] in SIGNS:
            found[PIECE_IDS.index(words[2])] += SIGNS[words[0]] * int(words[1])
    return found
