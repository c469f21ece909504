"""Investment without coins: a card is paid with Contracts of at least its price, without change."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import (
    BARTER_CONTRACTS,
    BARTER_GIVE_UP,
    BARTER_LAST,
    BARTER_NOT_PLAYED,
    BARTER_ORDER,
    INVEST_OWN,
)
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    BUILDING_PRICE,
    CONTRACT_LIMIT,
    CONTRACTS,
    VALUE,
)
from fondaco.games.merkator.effects import gain_bonus_card, gain_building
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.purchase import bars_offer
from fondaco.games.merkator.state import MerkatorState, contracts_of, is_final_round, plays_with
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import DISCARD, INVEST, NO_COINS, SPEND, Card


class BarterBonus(Choice):
    """Begin to buy a Bonus card."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_barter(state, state.bonus_cards[move.what], BONUS_PRICE[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        begin_purchase(state, move.what, BONUS_PRICE[move.what])
        turns.go_to(state, SPEND)


class BarterBuilding(Choice):
    """Begin to buy a Building."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_barter(state, state.buildings[move.what], BUILDING_PRICE[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        begin_purchase(state, BONUS_CARDS + move.what, BUILDING_PRICE[move.what])
        turns.go_to(state, SPEND)


def bars_barter(state: MerkatorState, lies: i64, price: i64) -> Clause | None:
    """What forbids the active player to buy a card that lies there, for Contracts."""
    barred = bars_offer(state.active, lies)
    if barred is not None:
        return barred
    # rule barter.contracts
    # rule barter.last
    return BARTER_CONTRACTS if worth_from(state, 0) < price else None


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


class Spend(Step):
    """Which Contracts pay for the wanted card."""

    def has_choice(self, state: MerkatorState) -> bool:
        return state.unpaid > 0 and len(self.legal(state)) > 1

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        if state.unpaid > 0:
            spend(state, self.legal(state)[0].what, told)
        else:
            complete(state, chance, told)
            turns.go_to(state, INVEST)


class SpendContract(Choice):
    """Spend a Contract on the wanted card."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_spending(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        spend(state, move.what, told)


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


def spend(state: MerkatorState, card: Card, told: Told) -> None:
    # rule barter.no_change
    state.unpaid = state.unpaid - VALUE[card] if state.unpaid > VALUE[card] else 0
    state.contracts[card] = DISCARD
    state.paying = card + 1
    events.spent(told, state.active, card)


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


class GiveUp(Choice):
    """Give a Contract up for nothing."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_option(state)

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_giving_up(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        state.contracts[move.what] = DISCARD
        events.given_up(told, state.active, move.what)


def bars_option(state: MerkatorState) -> Clause | None:
    """What forbids to do without coins at this table."""
    # rule barter.when
    return None if plays_with(state, NO_COINS) else BARTER_NOT_PLAYED


def bars_giving_up(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to give a Contract up for nothing."""
    if state.contracts[card] != state.active:
        return INVEST_OWN
    # rule barter.give_up
    if contracts_of(state, state.active) <= CONTRACT_LIMIT or is_final_round(state):
        return BARTER_GIVE_UP
    return None
