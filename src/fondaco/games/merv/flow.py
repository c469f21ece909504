"""The year: which step follows which. Nothing else writes whose turn it is and what is asked.

    SLOT -> SITE -> ACT -> a board action, or DEPLOY -> AFTER -> the next turn
    round end: LINE_UP; year end: RANSOM (the invasion), AUDIENCE (the scoring)

What is owed, such as the place of a soldier or the rest of an interrupted action, waits in `due`.
After each move `advance` walks on until somebody has something to decide.
"""

from typing import cast

from librt.vecs import pop
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.core.chance import Chance
from fondaco.games.merv import events
from fondaco.games.merv.asking import has_choice
from fondaco.games.merv.clauses import (
    COURTIER_CAMELS,
    COURTIER_INVASION,
    COURTIER_NOTHING,
    SOLO_CAMELS,
    SOLO_SCORING,
)
from fondaco.games.merv.doing import carry_out, complete_purchase
from fondaco.games.merv.effects import gain_cube, gain_favour, owe
from fondaco.games.merv.events import Told
from fondaco.games.merv.legal import FIRST_STEP, legal
from fondaco.games.merv.magistrate import deck, turn
from fondaco.games.merv.magistrate.reasons import explain, mark
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
from fondaco.games.merv.scoring import score_all_courtiers, score_city
from fondaco.games.merv.state import (
    MervState,
    is_courtier,
    is_magistrate,
    is_seat,
    is_solo,
    masters,
)
from fondaco.games.merv.steps import audience, courtier, invasion, library, lineup, marketplace
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
    MAGISTRATE,
    MOST_MASTERS,
    NEED_EITHER,
    NEXT_TURN,
    OVER,
    PAY,
    PLACE_WALL,
    POST,
    PRAY,
    RANSOM,
    RESTOCK,
    ROUNDS,
    SCROLLS,
    SIDE,
    SITE,
    SLOT,
    WALLS,
    WHITE,
    YEARS,
    Owner,
    Seat,
)


def apply(state: MervState, move: MervMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    make(state, move, told)
    advance(state, chance, told)


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


def next_due(state: MervState) -> None:
    """Go on with what is owed."""
    state.due, state.step = pop(state.due)


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
        end_turn(state)
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
        leave_slot(state)
    elif kind == SURRENDER or (kind == PAY_COIN and step == RANSOM):
        attack_next(state)
    elif kind == TRADE_CAMEL or (PLACE_WALL <= step < COURTIER_SLOT and step != FREE_CARD):
        next_due(state)


def follow_purchase(state: MervState, kind: i64) -> None:
    """Pay for it; what is free is there already."""
    if CARDS <= state.step <= WALLS:
        state.step = PAY
    elif kind == TAKE_CARD:
        state.step = RESTOCK
    elif kind == BUILD:
        state.step = PLACE_WALL
    else:
        next_due(state)


def after_entering(state: MervState, told: Told) -> None:
    if state.step == SLOT:
        state.step = SITE
    elif not is_solo(state):
        # rule courtier.site
        ask(state, 1 - first_player(state), COURTIER_SITE)
    else:
        build_for_courtier(state, told)
        end_turn(state)


def build_for_courtier(state: MervState, told: Told) -> None:
    """Alone, where you chose the slot, the magistrate chooses the site."""
    if courtier.can_build(state):
        turn.choose_courtier_site(state, told)
    else:
        build_nothing(state, told)


def build_nothing(state: MervState, told: Told) -> None:
    since = mark(told)
    courtier.build_nothing(state, told)
    explain(told, since, COURTIER_NOTHING, "no empty site, or no building of his, is left")


def after_activating(state: MervState) -> None:
    if state.step == COURTIER_SITE:
        end_turn(state)
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
    next_due(state)


def end_turn(state: MervState) -> None:
    state.turn += 1
    state.step = NEXT_TURN


# What follows where nothing is asked.


def go_on(state: MervState, chance: Chance, told: Told) -> None:
    step = state.step
    if step == NEXT_TURN:
        next_turn(state, chance, told)
    elif step == RESTOCK:
        restock(state, chance, told)
        next_due(state)
    elif step in (GAIN_FAVOUR, GAIN_CUBE):
        gain_pair(state, told)
    elif step == AFTER:
        # rule turn.end
        end_turn(state)
    elif CARDS <= step <= WALLS and state.units > 0 and step != POST:
        end_action(state, told)
    elif step in (LINE_UP, RANSOM, AUDIENCE):
        go_on_between_turns(state, told)
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
    next_due(state)


def hand_over(state: MervState, told: Told) -> None:
    """All is paid."""
    buying = state.buying
    complete_purchase(state, told)
    if buying == BUY_CARD:
        state.step = CARDS
    elif buying == BUY_WALL:
        state.step = PLACE_WALL
    else:
        next_due(state)


def make_only_move(state: MervState, told: Told) -> None:
    """The one legal move is made without asking; where there is none, nothing happens."""
    found = legal(state)
    if len(found) > 0:
        make(state, cast(MervMove, found[0]), told)
    elif state.step == COURTIER_SITE:
        build_nothing(state, told)
        end_turn(state)
    elif state.step == POST:
        state.step = GOODS
    else:
        assert state.step != PAY, "what can be bought can be paid"
        next_due(state)


# Turns.


def next_turn(state: MervState, chance: Chance, told: Told) -> None:
    # rule round.order
    if state.turn == masters(state):
        begin_lining_up(state)
        return
    begin_turn(state, state.queue[state.turn])
    if is_seat(state, state.active):
        events.turn_began(told, state.active)
        ask(state, state.active, SLOT)
        return
    events.opponent_turn(told, state, state.active)
    if is_magistrate(state, state.active):
        turn.play(state, chance, told)
        end_turn(state)
    else:
        begin_courtier(state, told)


def begin_turn(state: MervState, owner: Owner) -> None:
    state.active = owner
    state.line = NONE
    state.site = NONE
    state.traded = False
    state.exchanged = False
    state.discounted = False
    state.units = 0
    state.hues = 0


def ask(state: MervState, seat: Seat, step: i64) -> None:
    state.asked = seat
    state.step = step


def begin_courtier(state: MervState, told: Told) -> None:
    """One chooses the courtier's slot, the other his site; alone, the magistrate is one of them."""
    # rule courtier.slot
    if is_solo(state) and goes_first(state, MAGISTRATE):
        turn.choose_courtier_slot(state, told)
        ask(state, 0, COURTIER_SITE)
    else:
        ask(state, first_player(state), COURTIER_SLOT)


def first_player(state: MervState) -> Seat:
    """The seat whose turn is the earliest of the round."""
    for place in range(masters(state)):
        if is_seat(state, state.queue[place]):
            return state.queue[place]
    return 0


def goes_first(state: MervState, owner: Owner) -> bool:
    """Alone: whether that master's turn is before yours."""
    for place in range(masters(state)):
        if state.queue[place] in (0, owner):
            return state.queue[place] == owner
    return False


# Between turns.


def go_on_between_turns(state: MervState, told: Told) -> None:
    if state.step == LINE_UP:
        go_on_lining_up(state, told)
    elif state.step == RANSOM:
        go_on_attacking(state, told)
    else:
        go_on_scoring(state, told)


def begin_lining_up(state: MervState) -> None:
    # rule end.order
    state.queue = filled(MOST_MASTERS, NONE)
    state.turn = 0
    state.step = LINE_UP
    find_master(state)


def find_master(state: MervState) -> None:
    """The master on the next slot moves to the queue."""
    while state.turn < SIDE and state.slots[state.turn] == NONE:
        state.turn += 1
    if state.turn < SIDE:
        let_decide(state, state.slots[state.turn])


def let_decide(state: MervState, owner: Owner) -> None:
    state.active = owner
    if is_seat(state, owner):
        state.asked = owner


def leave_slot(state: MervState) -> None:
    state.slots[state.turn] = NONE
    find_master(state)


def go_on_lining_up(state: MervState, told: Told) -> None:
    if state.turn == SIDE:
        end_round(state, told)
        return
    since = mark(told)
    lineup.take_place(state, lineup.furthest_ahead(state), told)
    if not is_seat(state, state.active):
        clause = SOLO_CAMELS if is_solo(state) else COURTIER_CAMELS
        explain(told, since, clause, "he skips as many places as he has camels for")
    leave_slot(state)


def end_round(state: MervState, told: Told) -> None:
    # rule year.rounds
    state.round += 1
    state.turn = 0
    if is_solo(state):
        deck.discard(state)
    if state.round < ROUNDS:
        state.step = NEXT_TURN
        events.round_began(told, state.round)
    elif state.year == 0:
        begin_scoring(state, told)
    else:
        # rule invasion.years
        begin_invasion(state, told)


def begin_invasion(state: MervState, told: Told) -> None:
    events.invasion(told)
    state.step = RANSOM
    state.site = NONE
    attack_next(state)


def attack_next(state: MervState) -> None:
    """The next attacked building, owner by owner in the order of the queue."""
    # rule ransom.order
    while state.turn < masters(state):
        owner = state.queue[state.turn]
        state.site = invasion.next_attacked(state, owner, state.site)
        if state.site != NONE:
            let_decide(state, owner)
            return
        state.turn += 1


def go_on_attacking(state: MervState, told: Told) -> None:
    if state.turn < masters(state):
        destroy(state, told)
        attack_next(state)
        return
    invasion.withdraw_soldiers(state, told)
    state.turn = 0
    begin_scoring(state, told)


def destroy(state: MervState, told: Told) -> None:
    """The building at hand is lost: its owner cannot or, as the courtier, does not pay."""
    since = mark(told)
    invasion.destroy(state, state.site, told)
    if not is_seat(state, state.active):
        explain(told, since, COURTIER_INVASION, "nothing protects it, and he pays no ransom")


def begin_scoring(state: MervState, told: Told) -> None:
    events.scoring_began(told, state.year)
    state.step = AUDIENCE
    audience.begin(state)
    let_decide(state, state.queue[0])


def go_on_scoring(state: MervState, told: Told) -> None:
    if state.turn == masters(state):
        end_year(state, told)
    elif is_seat(state, state.active) and audience.left_to_hear(state) > 0:
        make_only_move(state, told)
    else:
        finish_scoring(state, told)


def finish_scoring(state: MervState, told: Told) -> None:
    """The courtiers of the owner at hand are heard; now the city, then the next owner."""
    since = mark(told)
    if is_magistrate(state, state.active):
        score_all_courtiers(state, state.active, told)
    if not is_courtier(state, state.active):
        score_city(state, state.active, told)
    if is_magistrate(state, state.active):
        explain(told, since, SOLO_SCORING, "the year is scored; his courtiers need no favour")
    state.turn += 1
    audience.begin(state)
    if state.turn < masters(state):
        let_decide(state, state.queue[state.turn])


def end_year(state: MervState, told: Told) -> None:
    if is_solo(state):
        deck.refill(state, told)
    # rule game.end
    if state.year == YEARS - 1:
        state.step = OVER
        events.game_over(told)
        return
    state.year += 1
    state.round = 0
    state.turn = 0
    state.step = NEXT_TURN
    events.year_began(told, state.year)


def begin(state: MervState, chance: Chance) -> None:
    """From the set-up to the first decision."""
    # rule solo.begin
    state.step = BEGIN if is_solo(state) else NEXT_TURN
    advance(state, chance, None)
