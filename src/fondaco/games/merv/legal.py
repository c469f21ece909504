"""What may be chosen now: the legal moves, and the clause against any other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import moves
from fondaco.games.merv.clauses import ACTION_ABLE, CONTRACT_PAUSE, TURN_STEPS
from fondaco.games.merv.moves import (
    ACTIVATE,
    ADVANCE,
    BUILD,
    BUY_GOODS,
    CLAIM,
    COLLECT,
    COMMIT_RARE,
    ENTER,
    ESTABLISH,
    FULFIL,
    GUARD,
    LEARN_ONE,
    PAY_COIN,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    SET_WALL,
    STOP,
    TAKE_ACTION,
    TAKE_CARD,
    TRADE_CAMEL,
    UPGRADE,
    MervMove,
)
from fondaco.games.merv.state import MervState, cell_of
from fondaco.games.merv.steps import (
    act,
    audience,
    caravansary,
    contracts,
    courtier,
    invasion,
    library,
    lineup,
    market,
    marketplace,
    mosque,
    palace,
    paying,
    slot,
    soldiers,
    wall,
)
from fondaco.games.merv.terms import (
    ACT,
    AFTER,
    ANY_CARD,
    ANY_WALL,
    AUDIENCE,
    BEGIN,
    CARAVANSARY,
    CARDS,
    COMMIT,
    COURTIER_SITE,
    COURTIER_SLOT,
    COURTIERS,
    DEPLOY,
    FREE_CARD,
    FREE_COURTIER,
    FREE_POST,
    FREE_STEP,
    GOODS,
    LEARN,
    LIBRARY,
    LINE_UP,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    PAY,
    PLACE_BONUS,
    PLACE_WALL,
    PLACE_WHITE,
    POST,
    PRAY,
    RANSOM,
    SCROLLS,
    SITE,
    SLOT,
    TILE,
    WALLS,
)

# The steps to which each kind of move belongs, in the order of the kinds.
_STEPS: Final = [
    [SLOT, COURTIER_SLOT],  # ENTER
    [SITE, COURTIER_SITE],  # ACTIVATE
    [ACT],  # TAKE_ACTION
    [ACT],  # TAKE_FAVOUR
    [ACT],  # TAKE_SOLDIER
    [AFTER],  # END_TURN
    [CARDS, COURTIERS, SCROLLS, GOODS, PRAY, WALLS, FREE_CARD],  # STOP
    [ACT, AFTER],  # COLLECT
    [ACT, AFTER],  # TRADE_CAMEL
    [SLOT, ACT, AFTER, CARDS, COURTIERS, GOODS, PRAY, WALLS, LEARN],  # FULFIL
    [COMMIT],  # COMMIT_COMMON
    [COMMIT],  # COMMIT_RARE
    [PAY, SCROLLS, RANSOM],  # PAY_COIN
    [CARDS, FREE_CARD, ANY_CARD],  # TAKE_CARD
    [CARDS, FREE_CARD],  # PLACE_CAMEL
    [COURTIERS, FREE_COURTIER],  # PLACE_COURTIER
    [POST, FREE_POST],  # ESTABLISH
    [GOODS],  # BUY_GOODS
    [PRAY, FREE_STEP],  # ADVANCE
    [WALLS, ANY_WALL],  # BUILD
    [PLACE_WALL],  # SET_WALL
    [DEPLOY],  # GUARD
    [DEPLOY],  # NO_SOLDIER
    [PLACE_WHITE, PLACE_BONUS],  # UPGRADE
    [TILE],  # CLAIM
    [LEARN],  # LEARN_ONE
    [LINE_UP],  # QUEUE_AT
    [RANSOM],  # SURRENDER
    [AUDIENCE],  # SCORE_HALL
    [BEGIN],  # BEGIN_GAME
]

# The step with which each board action begins, in the order of the actions.
FIRST_STEP: Final = vec[i64]([CARDS, COURTIERS, SCROLLS, POST, PRAY, WALLS])


def legal(state: MervState) -> list[Move]:
    """Every move the asked seat may make."""
    found: list[Move] = []
    step = state.step
    if step == SLOT:
        slot.legal_slots(state, found)
        contracts.legal(state, found)
    elif step == SITE:
        slot.legal_sites(state, found)
    elif step == ACT:
        legal_actions(state, found)
    elif step == AFTER:
        market.legal(state, found)
        contracts.legal(state, found)
        found.append(moves.MOVE_END_TURN)
    elif step == PAY:
        paying.legal(state, found)
    elif step == COMMIT:
        contracts.legal_goods(state, found)
    elif step <= WALLS:
        legal_in_action(state, found)
    else:
        legal_small(state, found)
    return found


def legal_actions(state: MervState, found: list[Move]) -> None:
    action = act.action_here(state)
    if can_begin(state, action):
        found.append(moves.take_action(action))
    act.legal_free_actions(found)
    market.legal(state, found)
    contracts.legal(state, found)


def can_begin(state: MervState, action: i64) -> bool:
    """Whether a board action can be performed at least once."""
    # rule action.able
    if action == CARAVANSARY:
        return caravansary.can_begin(state)
    if action == PALACE:
        return palace.can_begin(state)
    if action == LIBRARY:
        return library.can_begin(state)
    if action == MARKETPLACE:
        return marketplace.can_begin(state)
    return mosque.can_begin(state) if action == MOSQUE else wall.can_begin(state)


def legal_in_action(state: MervState, found: list[Move]) -> None:
    """Within a board action: one more of it, a contract, or the end of it."""
    step = state.step
    if step == POST:
        marketplace.legal_posts(state, found)
        return
    if step == SCROLLS:
        library.legal(state, found)
    else:
        legal_units(state, found)
        if state.units > 0:
            contracts.legal(state, found)
    if act.bars_stop(state) is None:
        found.append(moves.MOVE_STOP)


def legal_units(state: MervState, found: list[Move]) -> None:
    step = state.step
    if step == CARDS:
        caravansary.legal(state, found)
    elif step == COURTIERS:
        palace.legal(state, found)
    elif step == GOODS:
        marketplace.legal_goods(state, found)
    elif step == PRAY:
        mosque.legal(state, found)
    else:
        wall.legal(state, found)


def legal_small(state: MervState, found: list[Move]) -> None:
    """Boons and other small decisions."""
    step = state.step
    if step == DEPLOY:
        soldiers.legal_soldiers(state, found)
    elif step in (PLACE_WHITE, PLACE_BONUS):
        soldiers.legal_upgrades(state, found)
    elif step == PLACE_WALL:
        wall.legal_places(state, found)
    elif step == TILE:
        mosque.legal_tiles(state, found)
    elif step == LEARN:
        library.legal_breakthroughs(state, found)
        # rule contract.when
        contracts.legal(state, found)
    elif step <= FREE_STEP:
        legal_free(state, found)
    else:
        legal_between_turns(state, found)


def legal_free(state: MervState, found: list[Move]) -> None:
    """What a boon gives without its cost."""
    step = state.step
    if step == FREE_COURTIER:
        palace.legal(state, found)
    elif step == ANY_WALL:
        wall.legal(state, found)
    elif step == FREE_POST:
        marketplace.legal_posts(state, found)
    elif step == FREE_STEP:
        mosque.legal(state, found)
    else:
        caravansary.legal_free(state, found)


def legal_between_turns(state: MervState, found: list[Move]) -> None:
    step = state.step
    if step == COURTIER_SLOT:
        slot.legal_slots(state, found)
    elif step == COURTIER_SITE:
        courtier.legal_sites(state, found)
    elif step == LINE_UP:
        lineup.legal(state, found)
    elif step == RANSOM:
        invasion.legal(state, found)
    elif step == AUDIENCE:
        audience.legal(state, found)
    elif step == BEGIN:
        found.append(moves.MOVE_BEGIN)


# Why not.


def bars(state: MervState, move: MervMove) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    kind = move.kind
    # rule turn.steps
    if state.step not in _STEPS[kind]:
        return CONTRACT_PAUSE if kind == FULFIL else TURN_STEPS
    # rule contract.pause
    if kind == FULFIL and CARDS <= state.step <= WALLS and state.units == 0:
        return CONTRACT_PAUSE
    if kind <= ACTIVATE:
        return bars_going(state, move)
    if kind <= STOP:
        return bars_action(state, move)
    if kind <= TRADE_CAMEL and kind >= COLLECT:
        return market.bars(state, move)
    if kind <= COMMIT_RARE:
        return contracts.bars(state, move)
    if kind == PAY_COIN:
        return bars_coin(state, move.what)
    return bars_places(state, move)


def bars_going(state: MervState, move: MervMove) -> Clause | None:
    if move.kind == ENTER:
        return slot.bars_slot(state, move.what)
    if state.step == COURTIER_SITE:
        return courtier.bars_site(state, move.what)
    return slot.bars_site(state, move.what)


def bars_action(state: MervState, move: MervMove) -> Clause | None:
    if move.kind == STOP:
        if state.step == FREE_CARD:
            return caravansary.bars(state, move)
        return act.bars_stop(state)
    if move.kind != TAKE_ACTION:
        return None
    barred = act.bars_action(state, move.what)
    if barred is not None:
        return barred
    # rule action.able
    return None if can_begin(state, move.what) else ACTION_ABLE


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    if state.step == SCROLLS:
        return library.bars_coin(state, coin)
    if state.step == RANSOM:
        return invasion.bars_ransom(state, coin)
    return paying.bars_coin(state, coin)


def bars_places(state: MervState, move: MervMove) -> Clause | None:
    """In the six places of the board."""
    kind = move.kind
    if kind in (TAKE_CARD, PLACE_CAMEL):
        return caravansary.bars(state, move)
    if kind == PLACE_COURTIER:
        return palace.bars_courtier(state, move.what)
    if kind in (ESTABLISH, BUY_GOODS):
        return marketplace.bars(state, move)
    if kind == ADVANCE:
        return mosque.bars_advance(state, move.what + 1)
    if kind == BUILD:
        return wall.bars_wall(state, move.what)
    if kind == SET_WALL:
        return wall.bars_place(state, move.what)
    return bars_small(state, move)


def bars_small(state: MervState, move: MervMove) -> Clause | None:
    kind = move.kind
    if kind == GUARD:
        return soldiers.bars_soldier(state, cell_of(state, move.what))
    if kind == UPGRADE:
        return soldiers.bars_upgrade(state, move.what, move.other)
    if kind == CLAIM:
        return mosque.bars_tile(state, move.what)
    if kind == LEARN_ONE:
        return library.bars_breakthrough(state, move.what)
    if kind == QUEUE_AT:
        return lineup.bars_place(state, move.what)
    return audience.bars_hall(state, move.what) if kind == SCORE_HALL else None
