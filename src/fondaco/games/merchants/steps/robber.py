"""The robber: half of large hands is lost, the robber moves, a card is stolen."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, luck, turns
from fondaco.games.merchants.clauses import (
    SEVEN_EMPTY,
    SEVEN_HOLD,
    SEVEN_ORDER,
    SEVEN_OTHER,
    SEVEN_STEAL,
)
from fondaco.games.merchants.effects import pay, take_unseen
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, hand_size, held, number_on
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Step
from fondaco.games.merchants.terms import RESOURCES, STEAL, Hex, Resource, Seat


def bars_discard(state: MerchantsState, resource: Resource) -> Clause | None:
    """What forbids the asked seat to return a card of that kind next."""
    # rule seven.order
    if resource < state.last:
        return SEVEN_ORDER
    # rule seven.hold
    left: i64 = 0
    for kind in range(resource, RESOURCES):
        left += held(state, state.asked, kind)
    if held(state, state.asked, resource) == 0 or left < state.owed:
        return SEVEN_HOLD
    return None


class Discard(Choice):
    """A card of a large hand is returned."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_discard(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay(state, state.asked, move.what, 1)
        state.owed -= 1
        state.last = move.what
        events.discarded(told, state.asked, move.what)


class Discarding(Step):
    """Everybody with a large hand returns half of it."""

    def has_choice(self, state: MerchantsState) -> bool:
        return state.owed > 0

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        turns.ask_next_to_discard(state)


def bars_robber(state: MerchantsState, hex: Hex) -> Clause | None:
    """What forbids to move the robber there."""
    # rule seven.other
    if hex == state.robber or number_on(state, hex) == 0:
        return SEVEN_OTHER
    return None


class MoveRobber(Choice):
    """The robber goes to another hex."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_robber(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.robber = move.what
        events.robber_moved(told, state.active, move.what)
        turns.go_to(state, STEAL)


def bars_steal(state: MerchantsState, victim: Seat) -> Clause | None:
    """What forbids the active player to rob that color."""
    # rule seven.steal
    if victim == state.active or victim >= state.seats or not is_beside(state, victim):
        return SEVEN_STEAL
    # rule seven.empty
    return SEVEN_EMPTY if hand_size(state, victim) == 0 else None


def is_beside(state: MerchantsState, seat: Seat) -> bool:
    """Whether the seat has a trading post beside the robber."""
    return any(state.posts[city] == seat for city in board_of(state).cities_of[state.robber])


class Steal(Choice):
    """A card of a player beside the robber."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_steal(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        steal(state, move.what, chance, told)
        turns.go_back(state)


class Stealing(Step):
    """One player is robbed, if there is any to rob."""

    def has_choice(self, state: MerchantsState) -> bool:
        # rule seven.victim
        return len(self.legal(state)) > 1

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        # rule seven.none
        for move in self.legal(state):
            steal(state, move.what, chance, told)
        turns.go_back(state)


def steal(state: MerchantsState, victim: Seat, chance: Chance, told: Told) -> None:
    # rule seven.blind
    size = hand_size(state, victim)
    if size == 1:
        chance.reveal()
    luck.stolen(chance, state, victim)
    resource = card_at(state, victim, chance.pick(size))
    take_unseen(state, state.active, victim, resource)
    events.stole(told, state.active, victim, resource)


def card_at(state: MerchantsState, seat: Seat, number: i64) -> Resource:
    """The resource of the card with that number in a hand."""
    for resource in range(RESOURCES):
        if number < held(state, seat, resource):
            return resource
        number -= held(state, seat, resource)
    return NONE
