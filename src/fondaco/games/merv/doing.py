"""Which step carries out which kind of move. What is asked then, the flow decides."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.components import (
    CITY_COST,
    HALL_COLOR,
    SEGMENT_COST,
    WALL_COLOR,
    WALL_PRICE,
)
from fondaco.games.merv.events import Told
from fondaco.games.merv.moves import (
    ACTIVATE,
    ADVANCE,
    BUILD,
    BUY_GOODS,
    CLAIM,
    COLLECT,
    COMMIT_RARE,
    ENTER,
    ESTABLISH,
    FULFIL,
    GUARD,
    LEARN_ONE,
    NO_SOLDIER,
    PAY_COIN,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    SET_WALL,
    SURRENDER,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_FAVOUR,
    TRADE_CAMEL,
    UPGRADE,
    MervMove,
)
from fondaco.games.merv.state import MervState
from fondaco.games.merv.steps import (
    act,
    audience,
    caravansary,
    contracts,
    courtier,
    invasion,
    library,
    lineup,
    market,
    marketplace,
    mosque,
    palace,
    paying,
    slot,
    soldiers,
    wall,
)
from fondaco.games.merv.terms import (
    BUY_ADVANCE,
    BUY_CARD,
    BUY_COURTIER,
    BUY_GOOD,
    BUY_WALL,
    CARDS,
    COURTIER_SITE,
    COURTIERS,
    FREE_POST,
    PRAY,
    RANSOM,
    SCROLLS,
    WALLS,
)


def carry_out(state: MervState, move: MervMove, told: Told) -> None:
    """Let the step to which the move belongs change the table."""
    kind = move.kind
    if kind == ENTER:
        slot.enter(state, move.what, told)
    elif kind == ACTIVATE:
        activate(state, move.what, told)
    elif kind == PAY_COIN:
        pay(state, move.what, told)
    elif kind <= TAKE_FAVOUR:
        act_freely(state, move, told)
    elif COLLECT <= kind <= TRADE_CAMEL:
        market.apply(state, move, told)
    elif FULFIL <= kind <= COMMIT_RARE:
        go_for_contract(state, move)
    elif TAKE_CARD <= kind <= BUILD:
        use_place(state, move, told)
    else:
        settle(state, move, told)


def activate(state: MervState, site: i64, told: Told) -> None:
    if state.step == COURTIER_SITE:
        courtier.build(state, site, told)
    else:
        slot.activate(state, site, told)


def act_freely(state: MervState, move: MervMove, told: Told) -> None:
    if move.kind == TAKE_ACTION:
        act.begin_action(state, move.what, told)
    else:
        act.take_favour(state, told)


def pay(state: MervState, coin: i64, told: Told) -> None:
    if state.step == SCROLLS:
        library.spend(state, coin, told)
    elif state.step == RANSOM:
        invasion.pay_ransom(state, coin, told)
    else:
        paying.pay(state, coin, told)


def go_for_contract(state: MervState, move: MervMove) -> None:
    if move.kind == FULFIL:
        contracts.begin(state, move.what)
    else:
        contracts.choose_good(state, move.kind)


def use_place(state: MervState, move: MervMove, told: Told) -> None:
    """Buy something, or take it where it is free."""
    kind = move.kind
    if kind == TAKE_CARD:
        take_card(state, move.other, told)
    elif kind == PLACE_CAMEL:
        caravansary.place_camel(state, told)
    elif kind == PLACE_COURTIER:
        place_courtier(state, move.what, told)
    elif kind == ESTABLISH:
        establish(state, move.what, told)
    elif kind == BUY_GOODS:
        paying.begin_cost(state, BUY_GOOD, move.what, CITY_COST, move.what)
    elif kind == ADVANCE:
        advance(state, move.what + 1, told)
    else:
        build(state, move.what)


def take_card(state: MervState, at: i64, told: Told) -> None:
    if state.step == CARDS:
        paying.begin_card(state, at)
    else:
        caravansary.take(state, at, told)


def place_courtier(state: MervState, hall: i64, told: Told) -> None:
    if state.step == COURTIERS:
        price = palace.price(state)
        paying.begin_color(state, BUY_COURTIER, hall, HALL_COLOR[hall], price)
    else:
        palace.place(state, hall, told)


def establish(state: MervState, city: i64, told: Told) -> None:
    if state.step == FREE_POST:
        marketplace.place_free_post(state, city, told)
    else:
        marketplace.place_post(state, city, told)


def advance(state: MervState, space: i64, told: Told) -> None:
    if state.step == PRAY:
        segment = mosque.segment_to(state, space)
        paying.begin_cost(state, BUY_ADVANCE, space, SEGMENT_COST, segment)
    else:
        mosque.advance(state, space, told)


def build(state: MervState, wall_: i64) -> None:
    if state.step == WALLS:
        paying.begin_color(state, BUY_WALL, wall_, WALL_COLOR[wall_], WALL_PRICE[wall_])
    else:
        paying.begin(state, BUY_WALL, wall_)


def settle(state: MervState, move: MervMove, told: Told) -> None:
    """Boons and what is decided between turns; to stop or end a turn changes nothing here."""
    kind = move.kind
    if kind == SET_WALL:
        wall.place(state, move.what, told)
    elif kind == GUARD:
        soldiers.guard(state, move.what, told)
    elif kind == NO_SOLDIER:
        soldiers.decline(state, told)
    elif kind == UPGRADE:
        soldiers.upgrade(state, move.what, move.other, told)
    elif kind == CLAIM:
        mosque.claim(state, move.what, told)
    elif kind == LEARN_ONE:
        library.learn(state, move.what, told)
    else:
        settle_between_turns(state, move, told)


def settle_between_turns(state: MervState, move: MervMove, told: Told) -> None:
    kind = move.kind
    if kind == QUEUE_AT:
        lineup.take_place(state, move.what, told)
    elif kind == SURRENDER:
        invasion.destroy(state, state.site, told)
    elif kind == SCORE_HALL:
        audience.hear(state, move.what, told)


def complete_purchase(state: MervState, told: Told) -> None:
    """What is being bought is paid: hand it over. A wall has still to be placed."""
    buying = state.buying
    state.buying = NONE
    if buying == BUY_CARD:
        caravansary.take(state, state.thing, told)
    elif buying == BUY_COURTIER:
        palace.place(state, state.thing, told)
    elif buying == BUY_GOOD:
        marketplace.buy(state, state.thing, told)
    elif buying == BUY_ADVANCE:
        mosque.advance(state, state.thing, told)
    elif buying != BUY_WALL:
        contracts.complete(state, told)
