"""Variant D: the others may pay for a Contract just taken to be put back for the one under it."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import OFFERS_LEAST, OFFERS_OWN
from fondaco.games.merkator.components import LEVEL
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import BID_TIME, EXCESS, FULFILL, OPEN


class BidTaler(Step):
    """How many Taler a seat offers."""

    def has_choice(self, state: MerkatorState) -> bool:
        return state.taler[state.asked] > 0

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        turns.go_to(state, BID_TIME)


class OfferTaler(Choice):
    """Offer so many Taler."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        # rule offers.what
        return bars_bid(move.other, state.taler[state.asked])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        state.bids[state.asked] = move.other
        turns.go_to(state, BID_TIME)


class BidTime(Step):
    """How many Time counters a seat offers."""

    def has_choice(self, state: MerkatorState) -> bool:
        return state.time[state.asked] > 0

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        complete(state, told)


class OfferTime(Choice):
    """Offer so many Time counters."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        # rule offers.what
        return bars_bid(move.other, state.time[state.asked])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        state.bids[state.seats + state.asked] = move.other
        complete(state, told)


def bars_bid(count: i64, owned: i64) -> Clause | None:
    """What forbids to offer so many of what the seat owns."""
    # rule offers.own
    return OFFERS_OWN if count > owned else None


def complete(state: MerkatorState, told: Told) -> None:
    """The offer of the asked seat is complete."""
    taler = state.bids[state.asked]
    time = state.bids[state.seats + state.asked]
    if taler + time > 0:
        events.offered(told, state.asked, taler, time)
    turns.ask_next_to_offer(state)


class Swap(Step):
    """Whether the taker accepts what was offered."""

    def has_choice(self, state: MerkatorState) -> bool:
        return bars_swap(state) is None

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        turns.go_to(state, FULFILL)


class Keep(Choice):
    """Keep the Contract."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        turns.go_to(state, FULFILL)


class SwapContract(Choice):
    """Put the Contract back for the one under it."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_swap(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        swap(state, told)
        # rule offers.limit
        turns.go_to(state, EXCESS)


def bars_swap(state: MerkatorState) -> Clause | None:
    """What forbids the taker to put the Contract back."""
    # rule offers.least
    return None if any(bid > 0 for bid in state.bids) else OFFERS_LEAST


def swap(state: MerkatorState, told: Told) -> None:
    """The taker puts the Contract back, takes the other one and all that was offered."""
    # rule offers.swap
    revealed = top_of_stack(state, LEVEL[state.gained])
    state.contracts[state.gained] = OPEN
    state.contracts[revealed] = state.taker
    events.swapped(told, state.taker, state.gained, revealed)
    # rule offers.all
    for seat in range(state.seats):
        state.taler[seat] -= state.bids[seat]
        state.taler[state.taker] += state.bids[seat]
        state.time[seat] -= state.bids[state.seats + seat]
        state.time[state.taker] += state.bids[state.seats + seat]
