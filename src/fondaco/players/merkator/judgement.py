"""How good a position of Merkator looks: points now, and what may still become points."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.game import State
from fondaco.games.merkator.components import (
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_PRICE,
    BUILDINGS,
    FULL_CONTRACTS,
    LETTER_LOSS,
    VALUE,
)
from fondaco.games.merkator.counting import counted
from fondaco.games.merkator.scoring import building, halves
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import (
    AT_LEAST,
    CHECK,
    INVEST,
    JOIN,
    LOSE,
    OPEN,
    OVER,
    PER,
    TOKEN_AT,
    Card,
)
from fondaco.players.greedy import Judgement
from fondaco.players.merkator.outlook import Outlook
from fondaco.players.merkator.prospects import prospects
from fondaco.players.merkator.stock import placed
from fondaco.players.merkator.weights import DOUBT, HERE, LIKELY, LOSS, TALER


class MerkatorJudgement(Judgement):
    """Points, plus prospects that shrink as the game comes to its end."""

    def worth(self, state: State, seat: int) -> int:
        table = cast(MerkatorState, state)
        if table.step == OVER:
            return halves(table, seat) * 50 + table.time[seat]
        return worth(Outlook(table, seat))


def worth(outlook: Outlook) -> i64:
    worth = at_hand(outlook) - losses(outlook)
    for number in range(len(outlook.owned)):
        rate: i64 = 100 if number < FULL_CONTRACTS else outlook.rate
        worth += VALUE[outlook.owned[number]] * rate
    goods = placed(outlook.stock)
    for card in range(BUILDINGS):
        if outlook.state.buildings[card] == outlook.seat:
            worth += building_worth(outlook, card, goods)
    return worth + purse(outlook, goods) + prospects(outlook)


def at_hand(outlook: Outlook) -> i64:
    """What can be delivered before anybody travels again; it leaves the stock at once."""
    step = outlook.state.step
    asked = outlook.state.active if step in (CHECK, LOSE) else outlook.state.asked
    if asked != outlook.seat or step in (INVEST, JOIN):
        return 0
    return outlook.deliver(outlook.stock, outlook.state.merkator, True) * HERE // 100


def losses(outlook: Outlook) -> i64:
    """What a check will still cost."""
    if outlook.state.step != LOSE or outlook.state.asked != outlook.seat:
        return 0
    return (LETTER_LOSS[outlook.state.letter] - outlook.state.lost) * LOSS


def building_worth(outlook: Outlook, card: Card, goods: vec[i64]) -> i64:
    """The points of a Building, in doubt as long as turns may change them."""
    now = building(outlook.state, outlook.seat, card, goods) * 50
    hope = BUILDING_HALVES[card] * 50
    kind = BUILDING_KIND[card]
    if kind == PER:
        hope = now
    elif kind == TOKEN_AT:
        hope = hope // outlook.state.seats
    elif kind == AT_LEAST:
        held = counted(outlook.state, outlook.seat, card, goods)
        hope = hope * min(held, BUILDING_LEAST[card]) // BUILDING_LEAST[card]
    doubt = min(outlook.turns * DOUBT, 100)
    return (now * (100 - doubt) + hope * LIKELY // 100 * doubt) // 100


def purse(outlook: Outlook, goods: vec[i64]) -> i64:
    """What Taler will buy; in the last turn, only what an open Building in reach brings."""
    taler = outlook.state.taler[outlook.seat]
    if outlook.turns != 1:
        return taler * TALER if outlook.turns > 1 else 0
    reach = taler
    for number in range(FULL_CONTRACTS, len(outlook.owned)):
        reach += VALUE[outlook.owned[number]]
    most: i64 = 0
    for card in range(BUILDINGS):
        price = BUILDING_PRICE[card]
        if outlook.state.buildings[card] == OPEN and price <= reach:
            points = building_worth(outlook, card, goods) * 95 // 100
            most = max(most, points * min(taler, price) // price)
    return most


def load() -> Judgement:
    return MerkatorJudgement()
