"""The steps of a turn, one after the other.

    SLOT -> SITE -> ACT -> a board action, or DEPLOY -> AFTER -> the next turn

What is owed, such as the place of a soldier or the rest of an interrupted action, waits in `due`.
After each move `advance` walks on until somebody has something to decide.
"""

from typing import cast

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv.asking import has_choice
from fondaco.games.merv.doing import carry_out, complete_purchase
from fondaco.games.merv.effects import gain_cube, gain_favour, owe
from fondaco.games.merv.events import Told
from fondaco.games.merv.flow import turns, years
from fondaco.games.merv.legal import FIRST_STEP, legal
from fondaco.games.merv.moves import (
    ACTIVATE,
    ADVANCE,
    BEGIN_GAME,
    BUILD,
    BUY_GOODS,
    END_TURN,
    ENTER,
    FULFIL,
    PAY_COIN,
    PLACE_COURTIER,
    QUEUE_AT,
    STOP,
    SURRENDER,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_FAVOUR,
    TAKE_SOLDIER,
    TRADE_CAMEL,
    MervMove,
)
from fondaco.games.merv.payment import color_at_hand
from fondaco.games.merv.places import restock
from fondaco.games.merv.state import MervState, is_solo
from fondaco.games.merv.steps import library, marketplace
from fondaco.games.merv.terms import (
    ACT,
    AFTER,
    AUDIENCE,
    BEGIN,
    BUY_CARD,
    BUY_WALL,
    CARDS,
    COMMIT,
    COURTIER_SITE,
    COURTIER_SLOT,
    COURTIERS,
    DEPLOY,
    FREE_CARD,
    GAIN_CUBE,
    GAIN_FAVOUR,
    GOODS,
    LINE_UP,
    NEED_EITHER,
    NEXT_TURN,
    PAY,
    PLACE_WALL,
    POST,
    PRAY,
    RANSOM,
    RESTOCK,
    SCROLLS,
    SITE,
    SLOT,
    WALLS,
    WHITE,
)


def apply(state: MervState, move: MervMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    make(state, move, told)
    advance(state, chance, told)


def begin(state: MervState, chance: Chance) -> None:
    """From the set-up to the first decision."""
    # rule solo.begin
    state.step = BEGIN if is_solo(state) else NEXT_TURN
    advance(state, chance, None)


def advance(state: MervState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not has_choice(state):
        go_on(state, chance, told)


def make(state: MervState, move: MervMove, told: Told) -> None:
    """One move, and the step that it leads to."""
    if is_interruption(state, move.kind):
        owe(state, state.step)
    carry_out(state, move, told)
    follow(state, move, told)


def is_interruption(state: MervState, kind: i64) -> bool:
    """Whether the step at hand goes on after what the move begins, and what that brings."""
    if kind in (PLACE_COURTIER, ADVANCE, BUILD):
        return state.step in (COURTIERS, PRAY, WALLS)
    return kind in (FULFIL, TRADE_CAMEL, BUY_GOODS)


# The step that a move leads to.


def follow(state: MervState, move: MervMove, told: Told) -> None:
    kind = move.kind
    if kind == ENTER:
        after_entering(state, told)
    elif kind == ACTIVATE:
        after_activating(state)
    elif kind in (TAKE_ACTION, TAKE_SOLDIER):
        # rule action.one
        owe(state, AFTER)
        state.step = DEPLOY if kind == TAKE_SOLDIER else FIRST_STEP[move.what]
    elif kind == TAKE_FAVOUR:
        state.step = AFTER
    elif kind == END_TURN:
        turns.end_turn(state)
    elif kind == STOP:
        end_action(state, told)
    elif kind == BEGIN_GAME:
        state.step = NEXT_TURN
    else:
        follow_small(state, kind)


def follow_small(state: MervState, kind: i64) -> None:
    """Most small moves settle what was owed; some stay where they are."""
    step = state.step
    if kind == FULFIL:
        state.step = COMMIT
    elif kind in (TAKE_CARD, PLACE_COURTIER, BUY_GOODS, ADVANCE, BUILD):
        follow_purchase(state, kind)
    elif step == POST:
        state.step = GOODS
    elif kind == QUEUE_AT:
        years.leave_slot(state)
    elif kind == SURRENDER or (kind == PAY_COIN and step == RANSOM):
        years.attack_next(state)
    elif kind == TRADE_CAMEL or (PLACE_WALL <= step < COURTIER_SLOT and step != FREE_CARD):
        turns.next_due(state)


def follow_purchase(state: MervState, kind: i64) -> None:
    """Pay for it; what is free is there already."""
    if CARDS <= state.step <= WALLS:
        state.step = PAY
    elif kind == TAKE_CARD:
        state.step = RESTOCK
    elif kind == BUILD:
        state.step = PLACE_WALL
    else:
        turns.next_due(state)


def after_entering(state: MervState, told: Told) -> None:
    if state.step == SLOT:
        state.step = SITE
    elif not is_solo(state):
        # rule courtier.site
        turns.ask(state, 1 - turns.first_player(state), COURTIER_SITE)
    else:
        turns.build_for_courtier(state, told)
        turns.end_turn(state)


def after_activating(state: MervState) -> None:
    if state.step == COURTIER_SITE:
        turns.end_turn(state)
    else:
        state.step = ACT


def end_action(state: MervState, told: Told) -> None:
    """The board action at hand is over."""
    step = state.step
    if step == CARDS:
        state.step = RESTOCK
        return
    if step == SCROLLS:
        library.take(state, told)
    elif step == GOODS:
        marketplace.clear_routes(state, told)
    turns.next_due(state)


# What follows where nothing is asked.


def go_on(state: MervState, chance: Chance, told: Told) -> None:
    step = state.step
    if step == NEXT_TURN:
        turns.next_turn(state, chance, told)
    elif step == RESTOCK:
        restock(state, chance, told)
        turns.next_due(state)
    elif step in (GAIN_FAVOUR, GAIN_CUBE):
        gain_pair(state, told)
    elif step == AFTER:
        # rule turn.end
        turns.end_turn(state)
    elif CARDS <= step <= WALLS and state.units > 0 and step != POST:
        end_action(state, told)
    elif step in (LINE_UP, RANSOM, AUDIENCE) and not years.is_hearing(state):
        years.go_on(state, told)
    else:
        go_on_small(state, told)


def go_on_small(state: MervState, told: Told) -> None:
    if state.step == PAY and color_at_hand(state) == NONE:
        hand_over(state, told)
    elif state.step == COMMIT and state.need[NEED_EITHER] == 0:
        state.step = PAY
    else:
        make_only_move(state, told)


def gain_pair(state: MervState, told: Told) -> None:
    if state.step == GAIN_FAVOUR:
        gain_favour(state, state.active, told)
    else:
        gain_cube(state, state.active, WHITE, NONE, told)
    turns.next_due(state)


def hand_over(state: MervState, told: Told) -> None:
    """All is paid."""
    buying = state.buying
    complete_purchase(state, told)
    if buying == BUY_CARD:
        state.step = CARDS
    elif buying == BUY_WALL:
        state.step = PLACE_WALL
    else:
        turns.next_due(state)


def make_only_move(state: MervState, told: Told) -> None:
    """The one legal move is made without asking; where there is none, nothing happens."""
    found = legal(state)
    if len(found) > 0:
        make(state, cast(MervMove, found[0]), told)
    elif state.step == COURTIER_SITE:
        turns.build_nothing(state, told)
        turns.end_turn(state)
    elif state.step == POST:
        state.step = GOODS
    else:
        assert state.step != PAY, "what can be bought can be paid"
        turns.next_due(state)
