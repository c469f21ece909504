"""Investment without coins: a card is paid with Contracts of at least its price, without change."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    BARTER_CONTRACTS,
    BARTER_GIVE_UP,
    BARTER_LAST,
    BARTER_NO_SALE,
    BARTER_NOT_PLAYED,
    BARTER_ORDER,
    INVEST_OPEN,
    INVEST_OWN,
)
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    BUILDING_PRICE,
    BUILDINGS,
    CONTRACT_LIMIT,
    CONTRACTS,
    VALUE,
)
from fondaco.games.merkator.effects import gain_bonus_card, gain_building, is_offered
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    BUY_BONUS,
    GIVE_UP,
    SELL,
    SPEND_CONTRACT,
    MerkatorMove,
)
from fondaco.games.merkator.state import MerkatorState, contracts_of, is_final_round, plays_with
from fondaco.games.merkator.terms import DISCARD, NO_COINS, Card


def legal(state: MerkatorState, found: list[Move]) -> None:
    for card in range(BONUS_CARDS):
        if bars_purchase(state, state.bonus_cards[card], BONUS_PRICE[card]) is None:
            found.append(moves.buy_bonus(card))
    for card in range(BUILDINGS):
        if bars_purchase(state, state.buildings[card], BUILDING_PRICE[card]) is None:
            found.append(moves.buy_building(card))
    for card in range(CONTRACTS):
        if bars_giving_up(state, card) is None:
            found.append(moves.give_up(card))


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    kind = move.kind
    # rule barter.no_sale
    if kind == SELL:
        return BARTER_NO_SALE
    if kind == GIVE_UP:
        return bars_giving_up(state, move.what)
    if kind == SPEND_CONTRACT:
        return bars_spending(state, move.what)
    if kind == BUY_BONUS:
        return bars_purchase(state, state.bonus_cards[move.what], BONUS_PRICE[move.what])
    return bars_purchase(state, state.buildings[move.what], BUILDING_PRICE[move.what])


def apply(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == GIVE_UP:
        state.contracts[move.what] = DISCARD
        events.given_up(told, state.active, move.what)
    elif move.kind == SPEND_CONTRACT:
        apply_spending(state, move.what, told)
    elif move.kind == BUY_BONUS:
        begin_purchase(state, move.what, BONUS_PRICE[move.what])
    else:
        begin_purchase(state, BONUS_CARDS + move.what, BUILDING_PRICE[move.what])


def bars_purchase(state: MerkatorState, lies: i64, price: i64) -> Clause | None:
    """What forbids the active player to buy a card that lies there, for Contracts."""
    if not is_offered(state, state.active, lies):
        return INVEST_OPEN
    # rule barter.contracts
    # rule barter.last
    if worth_from(state, 0) < price:
        return BARTER_CONTRACTS
    return None


def worth_from(state: MerkatorState, first: Card) -> i64:
    """The values of all Contracts from that card on that can be spent, one Contract being kept."""
    worth: i64 = 0
    least: i64 = 0
    kept = False
    for card in range(CONTRACTS):
        if state.contracts[card] != state.active:
            continue
        if card < first:
            kept = True
            continue
        worth += VALUE[card]
        if least == 0:
            least = VALUE[card]
    return worth if kept else worth - least


def begin_purchase(state: MerkatorState, wanted: Card, price: i64) -> None:
    """A Building is wanted under the number of Bonus cards and its own."""
    state.wanted = wanted
    state.unpaid = price
    state.paying = 0


def bars_spending(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to spend the Contract on the wanted card; they are spent from small to large."""
    if state.contracts[card] != state.active:
        return INVEST_OWN
    # rule barter.last
    if contracts_of(state, state.active) == 1:
        return BARTER_LAST
    # rule barter.order
    if card < state.paying or worth_spending(state, card) < state.unpaid:
        return BARTER_ORDER
    return None


def worth_spending(state: MerkatorState, card: Card) -> i64:
    """What this Contract and those after it could pay, one Contract being kept."""
    state.contracts[card] = DISCARD
    rest = worth_from(state, card + 1)
    state.contracts[card] = state.active
    return VALUE[card] + rest


def legal_spendings(state: MerkatorState, found: list[Move]) -> None:
    for card in range(CONTRACTS):
        if bars_spending(state, card) is None:
            found.append(moves.spend(card))


def has_choice(state: MerkatorState) -> bool:
    """Whether it is open which Contract is spent next."""
    found: list[Move] = []
    if state.unpaid > 0:
        legal_spendings(state, found)
    return len(found) > 1


def apply_spending(state: MerkatorState, card: Card, told: Told) -> None:
    # rule barter.no_change
    state.unpaid = state.unpaid - VALUE[card] if state.unpaid > VALUE[card] else 0
    state.contracts[card] = DISCARD
    state.paying = card + 1
    events.spent(told, state.active, card)


def spend_without_choice(state: MerkatorState, told: Told) -> None:
    for card in range(CONTRACTS):
        if bars_spending(state, card) is None:
            apply_spending(state, card, told)
            return


def complete(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The wanted card is paid."""
    wanted = state.wanted
    state.wanted = NONE
    if wanted < BONUS_CARDS:
        events.bought_bonus(told, state.active, wanted, 0)
        gain_bonus_card(state, state.active, wanted, chance, told)
    else:
        wanted -= BONUS_CARDS
        events.bought_building(told, state.active, wanted, 0)
        gain_building(state, state.active, wanted, chance, told)


def bars_giving_up(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to give a Contract up for nothing."""
    # rule barter.when
    if not plays_with(state, NO_COINS):
        return BARTER_NOT_PLAYED
    if state.contracts[card] != state.active:
        return INVEST_OWN
    # rule barter.give_up
    if contracts_of(state, state.active) <= CONTRACT_LIMIT or is_final_round(state):
        return BARTER_GIVE_UP
    return None
