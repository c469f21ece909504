"""Whether a Contract can be fulfilled here, what it still asks for, and who can pay that.

A Contract names its goods, or it leaves the choice: so many of a category, or so many kinds.
`brought` is what 4:1 trades have put into the Contract at hand already.
"""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events
from fondaco.games.merkator.clauses import (
    FULFILL_NOT_PEACE,
    FULFILL_ONCE,
    FULFILL_OWN,
    FULFILL_PLACE,
)
from fondaco.games.merkator.components import (
    DIFFERENT,
    FITS,
    FREE_COUNT,
    LOCATION,
    NEEDS,
    TRADE_GOODS,
    TRADE_TIME,
)
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, goods_of, supply_of
from fondaco.games.merkator.terms import ANY, GOODS, MAJORS, Card, Color, Good, Seat


def bars_contract(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to fulfill that Contract here and now, goods apart."""
    # rule fulfill.own
    if state.contracts[card] != state.asked:
        return FULFILL_OWN
    # rule fulfill.not_peace
    if LOCATION[card] == NONE:
        return FULFILL_NOT_PEACE
    # rule fulfill.place
    if LOCATION[card] != state.merkator:
        return FULFILL_PLACE
    # rule fulfill.once
    if card in state.fulfilled:
        return FULFILL_ONCE
    return None


def leaves_choice(card: Card) -> bool:
    return FREE_COUNT[card] > 0


def still_named(state: MerkatorState, card: Card, good: Good) -> i64:
    """How many of a good the Contract names that no trade has brought."""
    return NEEDS[card * GOODS + good] - state.brought[good]


def still_free(state: MerkatorState, card: Card) -> i64:
    """How many goods of free choice no trade has brought."""
    return FREE_COUNT[card] - state.brought[ANY]


def usable(state: MerkatorState, seat: Seat, card: Card, good: Good) -> i64:
    """How many of a good the office could give a Contract that leaves the choice."""
    return fitting(card, good, goods_of(state, seat, good))


def fitting(card: Card, good: Good, held: i64) -> i64:
    """How many of so many goods of a kind suit a Contract that leaves the choice."""
    # rule fulfill.category
    fits = held * FITS[card * GOODS + good]
    # rule fulfill.different
    if DIFFERENT[card] == 1 and fits > 1:
        return 1
    return fits


def shortage(state: MerkatorState, seat: Seat, card: Card) -> i64:
    """How many goods the office lacks; 4:1 trades would have to bring them."""
    if leaves_choice(card):
        short = still_free(state, card)
        for good in range(GOODS):
            short -= usable(state, seat, card, good)
        return short if short > 0 else 0
    short = 0
    for good in range(GOODS):
        lacking = still_named(state, card, good) - goods_of(state, seat, good)
        if lacking > 0:
            short += lacking
    return short


def still_wanted(state: MerkatorState, card: Card) -> i64:
    """How many goods the Contract asks for that no trade has brought."""
    if leaves_choice(card):
        return still_free(state, card)
    wanted: i64 = 0
    for good in range(GOODS):
        wanted += still_named(state, card, good)
    return wanted


def payable_by(state: MerkatorState, card: Card, good: Good, held: i64) -> i64:
    """How many of these goods so many of one kind can pay: some as they are, the others 4:1."""
    if leaves_choice(card):
        taken = fitting(card, good, held)
    else:
        taken = min(held, still_named(state, card, good))
    return taken + (held - taken) // TRADE_GOODS


def is_payable(state: MerkatorState, seat: Seat, card: Card) -> bool:
    """Whether the office can pay the Contract, with as many trades as it takes."""
    # rule trade.many
    payable = state.time[seat] // TRADE_TIME
    for good in range(GOODS):
        payable += payable_by(state, card, good, goods_of(state, seat, good))
    return payable >= still_wanted(state, card)


def could_pay(state: MerkatorState, seat: Seat, card: Card, time: i64) -> bool:
    """The same with so many Time counters, and with the cubes of the Supply tile."""
    payable = time // TRADE_TIME
    for color in range(MAJORS):
        payable += payable_in(state, seat, card, color)
    return payable >= still_wanted(state, card)


def payable_in(state: MerkatorState, seat: Seat, card: Card, color: Color) -> i64:
    """How many goods a color can pay if its cubes become what pays most."""
    cubes = supply_of(state, seat, color)
    first = goods_of(state, seat, 2 * color)
    second = goods_of(state, seat, 2 * color + 1)
    most: i64 = 0
    for made in range(cubes + 1):
        payable = payable_by(state, card, 2 * color, first + made)
        payable += payable_by(state, card, 2 * color + 1, second + cubes - made)
        if payable > most:
            most = payable
    return most


def begin_payment(state: MerkatorState, card: Card, told: Told) -> None:
    """Take the Contract in hand to pay it; what it names is returned at once."""
    state.contract = card
    state.paying = 0
    state.unpaid = 0
    if leaves_choice(card):
        state.unpaid = still_free(state, card)
        return
    # rule fulfill.goods
    for good in range(GOODS):
        number = still_named(state, card, good)
        return_goods(state, state.asked, good, number)
        events.paid(told, state.asked, good, number)
