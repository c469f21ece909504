"""Development cards: bought, held, played."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    CARD_COST_CLAUSE,
    CARD_NONE,
    PLAY_FRESH,
    PLAY_ONCE,
    PLAY_OWN,
    PLAY_USEFUL,
    PLAY_WHEN,
)
from fondaco.games.merchants.components import (
    BEFORE_ROLL,
    CARD_AMOUNT,
    CARD_EFFECT,
    CARDS,
    IN_ACTIONS,
)
from fondaco.games.merchants.effects import can_pay, gain_gold, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import BUY_CARD, MerchantsMove
from fondaco.games.merchants.network import can_drive, can_walk, open_paths
from fondaco.games.merchants.state import (
    MerchantsState,
    card_count,
    cards_in,
    discard_row,
    fresh_row,
    routes_left,
    secret_cards,
    stack_row,
    supply_of,
)
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    ANY_MERCHANT,
    CARD_COST,
    FREE_CARAVAN,
    FREE_MERCHANT,
    FREE_ROUTES,
    GAIN_GOLD,
    GAIN_RESOURCES,
    RESOURCES,
    Card,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    return bars_purchase(state) if move.kind == BUY_CARD else bars_play(state, move.what)


def legal_plays(state: MerchantsState, found: list[Move]) -> None:
    if state.played:
        return
    for card in range(CARDS):
        if bars_play(state, card) is None:
            found.append(moves.play(card))


def apply(state: MerchantsState, move: MerchantsMove, chance: Chance, told: Told) -> None:
    if move.kind == BUY_CARD:
        buy(state, chance, told)
    else:
        play(state, move.what, told)


def bars_purchase(state: MerchantsState) -> Clause | None:
    """What forbids the active player to buy a development card."""
    # rule card.cost
    if not can_pay(state, state.active, CARD_COST):
        return CARD_COST_CLAUSE
    # rule card.none
    left = card_count(state, stack_row(state)) + card_count(state, discard_row(state))
    return CARD_NONE if left == 0 else None


def buy(state: MerchantsState, chance: Chance, told: Told) -> None:
    pay_cost(state, state.active, CARD_COST)
    # rule card.reshuffle
    # rule card.when
    if card_count(state, stack_row(state)) == 0:
        reshuffle(state, told)
    size = card_count(state, stack_row(state))
    if size == 1:
        chance.reveal()
    card = card_at(state, chance.pick(size))
    secret_cards(state).hand_over(stack_row(state), fresh_row(state), card, state.active)
    events.card_bought(told, state.active, card)


def reshuffle(state: MerchantsState, told: Told) -> None:
    """The played cards, which everybody has seen, become the stack."""
    secrets = secret_cards(state)
    secrets.forget(stack_row(state))
    for card in range(CARDS):
        state.cards[stack_row(state) * CARDS + card] = cards_in(state, discard_row(state), card)
        state.cards[discard_row(state) * CARDS + card] = 0
    events.reshuffled(told)


def card_at(state: MerchantsState, number: i64) -> Card:
    """The kind of the card with that number in the stack."""
    for card in range(CARDS):
        if number < cards_in(state, stack_row(state), card):
            return card
        number -= cards_in(state, stack_row(state), card)
    return NONE


def bars_play(state: MerchantsState, card: Card) -> Clause | None:
    """What forbids the active player to play a card of that kind."""
    # rule play.own
    if cards_in(state, state.active, card) == 0:
        fresh = cards_in(state, fresh_row(state), card)
        # rule play.fresh
        return PLAY_OWN if fresh == 0 else PLAY_FRESH
    # rule play.once
    if state.played:
        return PLAY_ONCE
    # rule play.when
    fitting = IN_ACTIONS[card] if state.rolled else BEFORE_ROLL[card]
    if fitting == 0:
        return PLAY_WHEN
    # rule play.useful
    return None if is_useful(state, CARD_EFFECT[card], CARD_AMOUNT[card]) else PLAY_USEFUL


def is_useful(state: MerchantsState, effect: i64, amount: i64) -> bool:
    """Whether the card can do something; that never depends on what the player holds in secret."""
    if effect == FREE_ROUTES:
        left = routes_left(state, state.active)
        return left > 0 and len(open_paths(state, state.active)) > 0
    if effect == FREE_MERCHANT:
        return can_walk(state, state.active, amount)
    if effect == FREE_CARAVAN:
        return can_drive(state, state.active, amount)
    if effect == GAIN_RESOURCES:
        return supplied(state) > 0
    return True


def supplied(state: MerchantsState) -> i64:
    """All cards of the supply."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += supply_of(state, resource)
    return found


def play(state: MerchantsState, card: Card, told: Told) -> None:
    # rule play.discard
    state.cards[state.active * CARDS + card] -= 1
    state.cards[discard_row(state) * CARDS + card] += 1
    secret_cards(state).show(state.active, card, 0)
    state.played = True
    events.card_played(told, state.active, card)
    take_effect(state, CARD_EFFECT[card], CARD_AMOUNT[card], told)


def take_effect(state: MerchantsState, effect: i64, amount: i64, told: Told) -> None:
    """What the card gives; the robber and the free pieces are asked for next."""
    if effect == FREE_ROUTES:
        # rule play.charter
        state.free_routes = amount
    elif effect == FREE_MERCHANT:
        # rule play.swift_merchant
        lend(state, ANY_MERCHANT, amount)
    elif effect == FREE_CARAVAN:
        # rule play.swift_caravan
        lend(state, ANY_CARAVAN, amount)
    elif effect == GAIN_GOLD:
        # rule play.bank
        gain_gold(state, state.active, amount, "card", told)
    elif effect == GAIN_RESOURCES:
        # rule play.fair
        state.owed = min(amount, supplied(state))
        state.last = 0


def lend(state: MerchantsState, mover: i64, steps: i64) -> None:
    """Steps for the next merchant, or caravan, that moves."""
    state.mover = mover
    state.steps = steps
