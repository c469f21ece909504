"""What SoloPlay asks of you: to buy, rewards beside the tile, the AI's Bonus card, joining him."""

from librt.vecs import append
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    SOLOPLAY_BLOCKED,
    SOLOPLAY_BONUS_GAIN,
    SOLOPLAY_MUST_BUY,
    SOLOPLAY_SWAP,
)
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_IDS,
    BONUS_JOINED,
    BONUS_PLACE,
    BONUS_PRICE,
    BUILDING_PRICE,
    BUILDINGS,
    CASH_LIMIT,
    CONTRACTS,
    JOIN_COST,
    LEVEL,
    LEVELS,
    LOCATION,
)
from fondaco.games.merkator.effects import (
    gain_bonus_card,
    gain_bonus_goods,
    take_from_path,
    top_of_stack,
    without,
)
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    GAIN_NOTHING,
    GAIN_PEACE,
    GAIN_SAME,
    GIVE_BONUS,
    MerkatorMove,
)
from fondaco.games.merkator.state import MerkatorState, is_final_round, plays_with
from fondaco.games.merkator.terms import AI, BLOCKED, OPEN, PEACE_GAINED, SOLOPLAY, Card

# The Investment.


def bars_leaving(state: MerkatorState) -> Clause | None:
    """What forbids to end the Investment, whatever it was."""
    # rule soloplay.must_buy
    # rule soloplay.must_buy_when
    if not plays_with(state, SOLOPLAY) or is_final_round(state):
        return None
    if state.taler[0] < CASH_LIMIT or not can_buy(state):
        return None
    return SOLOPLAY_MUST_BUY


def can_buy(state: MerkatorState) -> bool:
    for card in range(BONUS_CARDS):
        if state.bonus_cards[card] == OPEN and BONUS_PRICE[card] <= state.taler[0]:
            return True
    for card in range(BUILDINGS):
        if state.buildings[card] == OPEN and BUILDING_PRICE[card] <= state.taler[0]:
            return True
    return False


# Rewards.


def legal(state: MerkatorState, found: list[Move]) -> None:
    if state.step == BLOCKED:
        legal_rewards(state, found)
    else:
        legal_gifts(state, found)


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    kind = move.kind
    if kind == GAIN_SAME:
        return None if may_take_same(state) else SOLOPLAY_BLOCKED
    if kind == GAIN_PEACE:
        return None if may_swap(state) else SOLOPLAY_SWAP
    if kind == GIVE_BONUS:
        return bars_gift(state, move.what)
    return None


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    kind = move.kind
    if kind == GAIN_SAME:
        gain(state, top_of_stack(state, LEVEL[state.contract]), chance, told)
    elif kind == GAIN_PEACE:
        swap(state, told)
    elif kind == GAIN_NOTHING:
        gain(state, NONE, chance, told)
    else:
        give_bonus_card(state, move.what, chance, told)


def next_level(state: MerkatorState) -> i64:
    """The stack from which the Contract at hand is rewarded."""
    return LEVEL[state.contract] + 1


def has_choice(state: MerkatorState) -> bool:
    """Whether it is for you to say what the Contract at hand earns."""
    return may_take_same(state) or may_swap(state)


def may_take_same(state: MerkatorState) -> bool:
    # rule soloplay.blocked
    is_blocked = state.tile == next_level(state)
    return is_blocked and top_of_stack(state, LEVEL[state.contract]) != NONE


def may_swap(state: MerkatorState) -> bool:
    """Whether the AI has what the Contract at hand would earn: the Peace of Westphalia."""
    # rule soloplay.swap
    return next_level(state) == LEVELS - 1 and state.contracts[CONTRACTS - 1] == AI


def legal_rewards(state: MerkatorState, found: list[Move]) -> None:
    if may_take_same(state):
        found.append(moves.MOVE_GAIN_SAME)
    if may_swap(state):
        found.append(moves.MOVE_GAIN_PEACE)
    found.append(moves.MOVE_GAIN_NOTHING)


def reward(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The reward where nothing is to be chosen."""
    # rule soloplay.no_search
    level = next_level(state)
    card = top_of_stack(state, level)
    if card == NONE and state.tile != level:
        card = top_of_stack(state, level - 1)
    gain(state, card, chance, told)


def gain(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    state.gained = card
    if card == NONE:
        events.unrewarded(told, state.asked)
        return
    take_from_path(state, state.asked, card, chance, told)
    if has_peace(state):
        state.ending = PEACE_GAINED


def has_peace(state: MerkatorState) -> bool:
    """Whether you have just gained the Peace of Westphalia from its stack."""
    # rule soloplay.end_peace
    return state.gained != NONE and LOCATION[state.gained] == NONE


def swap(state: MerkatorState, told: Told) -> None:
    """The Contract at hand goes to the AI, the Peace of Westphalia comes to you."""
    # rule soloplay.swap
    peace = CONTRACTS - 1
    state.gained = NONE
    state.contracts[peace] = state.asked
    state.contracts[state.contract] = AI
    state.earned = append(without(state.earned, peace), state.contract)
    events.swapped_peace(told, state.asked)


# The AI's Bonus card.


def gifts(state: MerkatorState) -> i64:
    """How many open Bonus cards show the location of the AI's travel."""
    number: i64 = 0
    for card in range(BONUS_CARDS):
        if bars_gift(state, card) is None:
            number += 1
    return number


def bars_gift(state: MerkatorState, card: Card) -> Clause | None:
    # rule soloplay.bonus_gain
    fits = state.bonus_cards[card] == OPEN and BONUS_PLACE[card] == state.merkator
    return None if fits else SOLOPLAY_BONUS_GAIN


def legal_gifts(state: MerkatorState, found: list[Move]) -> None:
    for card in range(BONUS_CARDS):
        if bars_gift(state, card) is None:
            found.append(moves.give_bonus(card))


def give_only_card(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The AI gains the Bonus card of the location, if there is one."""
    for card in range(BONUS_CARDS):
        if bars_gift(state, card) is None:
            give_bonus_card(state, card, chance, told)
            return


def give_bonus_card(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    why = "it shows his location" if gifts(state) == 1 else "you chose it of two"
    events.ai_gained_bonus(told, BONUS_IDS[card], SOLOPLAY_BONUS_GAIN.id, why)
    gain_bonus_card(state, AI, card, chance, told)


# Joining him.


def apply_join(state: MerkatorState, told: Told) -> None:
    # rule soloplay.join
    cost = JOIN_COST[state.merkator]
    state.time[state.asked] -= cost
    events.joined_ai(told, state.asked, cost)
    gain_bonus_goods(state, state.asked, BONUS_JOINED, told)
