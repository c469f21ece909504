"""Development cards: what they do when they are played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
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
from fondaco.games.merchants.effects import gain_gold
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import cards_in, supply_of
from fondaco.games.merchants.places import can_open_route
from fondaco.games.merchants.rest import can_drive, can_walk
from fondaco.games.merchants.state import MerchantsState, discard_row, fresh_row, secret_cards
from fondaco.games.merchants.step import Deed
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    ANY_MERCHANT,
    CHARTER,
    EFFECT_IDS,
    FAIR,
    RESOURCES,
    ROBBER,
    Card,
)

# What the cards do.


class Effect:
    """What a kind of card does."""

    def is_useful(self, state: MerchantsState, amount: i64) -> bool:
        """Whether it can do something; that never depends on what the player holds in secret."""
        return True

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        raise NotImplementedError


class Lancer(Effect):
    """The robber moves."""

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.lancer
        turns.go_to(state, ROBBER)


class FreeRoutes(Effect):
    """Trade routes without paying."""

    def is_useful(self, state: MerchantsState, amount: i64) -> bool:
        return can_open_route(state)

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.charter
        state.free_routes = amount
        turns.go_to(state, CHARTER)


class SwiftMerchant(Effect):
    """Steps for the next merchant that moves."""

    def is_useful(self, state: MerchantsState, amount: i64) -> bool:
        return can_walk(state, state.active, amount)

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.swift_merchant
        state.mover = ANY_MERCHANT
        state.steps = amount


class SwiftCaravan(Effect):
    """Steps for the next caravan that moves."""

    def is_useful(self, state: MerchantsState, amount: i64) -> bool:
        return can_drive(state, state.active, amount)

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.swift_caravan
        state.mover = ANY_CARAVAN
        state.steps = amount


class Bank(Effect):
    """Gold."""

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.bank
        gain_gold(state, state.active, amount, "card", told)


class TradeFair(Effect):
    """Resources of choice."""

    def is_useful(self, state: MerchantsState, amount: i64) -> bool:
        return supplied(state) > 0

    def happens(self, state: MerchantsState, amount: i64, told: Told) -> None:
        # rule play.fair
        state.owed = min(amount, supplied(state))
        state.last = 0
        turns.go_to(state, FAIR)


def supplied(state: MerchantsState) -> i64:
    """All cards of the supply."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += supply_of(state, resource)
    return found


_BY_ID: Final[dict[str, Effect]] = {
    "move_robber_and_steal": Lancer(),
    "free_trade_routes": FreeRoutes(),
    "free_merchant_movement": SwiftMerchant(),
    "free_caravan_movement": SwiftCaravan(),
    "gain_gold": Bank(),
    "gain_resources_of_choice": TradeFair(),
}
EFFECTS: Final = vec[Effect]([_BY_ID[id] for id in EFFECT_IDS])


# Played.


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
    is_useful = EFFECTS[CARD_EFFECT[card]].is_useful(state, CARD_AMOUNT[card])
    return None if is_useful else PLAY_USEFUL


class PlayCard(Deed):
    """A development card does what it says."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_play(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        discard(state, move.what, told)
        EFFECTS[CARD_EFFECT[move.what]].happens(state, CARD_AMOUNT[move.what], told)


def discard(state: MerchantsState, card: Card, told: Told) -> None:
    # rule play.discard
    state.cards[state.active * CARDS + card] -= 1
    state.cards[discard_row(state) * CARDS + card] += 1
    secret_cards(state).show(state.active, card, 0)
    state.played = True
    events.card_played(told, state.active, card)
