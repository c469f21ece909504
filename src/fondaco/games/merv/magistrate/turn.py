"""The magistrate's turn, and his part in the courtier's."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv import events
from fondaco.games.merv.city import holds_market, slot_of_line
from fondaco.games.merv.clauses import (
    SOLO_BUILD,
    SOLO_COURTIER_SITE,
    SOLO_COURTIER_SLOT,
    SOLO_DRAW,
    SOLO_EMPTY_DECK,
    SOLO_MARKET_PLACE,
    SOLO_MARKET_TAKE,
    SOLO_METHOD_A,
    SOLO_METHOD_B,
    SOLO_REDRAW,
    SOLO_TIMES,
)
from fondaco.games.merv.components import MARKET_BOON
from fondaco.games.merv.effects import gain_camels, gain_favour, place_building, take_stores
from fondaco.games.merv.holdings import buildings_in
from fondaco.games.merv.magistrate import board, city, deck, library, mosque, slots, trade
from fondaco.games.merv.magistrate.reasons import Ranking, explain, tell
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTION_IDS,
    ACTIONS,
    CARAVANSARY,
    CARD_BOON,
    COURTIER,
    DISCARD,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MOSQUE,
    FAVOUR_BOON,
    IN_MARKET,
    LIBRARY,
    MAGISTRATE,
    MARKET_SLOTS,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    RARE,
    RARE_BOON,
    SCROLL_BOON,
    SOLDIER_BOON,
    STEP_BOON,
    WALL,
    Action,
)
from fondaco.games.merv.told import Told, mark

MANY_CAMELS: Final[i64] = 2  # in the market: he takes them
TOP_RIGHT: Final[i64] = 1
# What he does so many times, by board action.
_PERFORM: Final[dict[i64, Callable[[MervState, i64, Chance, Told], None]]] = {
    CARAVANSARY: board.take_cards,
    PALACE: board.place_courtiers,
    LIBRARY: library.take_scrolls,
    MARKETPLACE: trade.visit,
    MOSQUE: mosque.advance,
    WALL: city.build_walls,
}


def play(state: MervState, chance: Chance, told: Told) -> None:
    """His whole turn; it asks nobody anything."""
    action = draw(state, chance, told)
    if action == NONE:
        wait(state, told)
        return
    choice, built = choose_line(state, action)
    enter(state, choice, built, told)
    if built:
        build(state, action, told)
    act(state, action, chance, told)
    if holds_market(state.line):
        visit_market(state, chance, told)


def draw(state: MervState, chance: Chance, told: Told) -> Action:
    """The kind of site that he activates; NONE if no card will do."""
    while deck.top(state) != NONE or can_reshuffle(state):
        if deck.top(state) == NONE:
            deck.reshuffle(state, told)
        card = deck.draw_card(state, chance)
        kind = ACTION_IDS[card]
        tell(told, "card_drawn", SOLO_DRAW, "the top card of his deck", {"card": kind})
        # rule solo.redraw
        if slots.is_workable(state, card):
            return card
        state.solo[card] = DISCARD
        why = f"no free line has a {kind} site for him"
        tell(told, "card_discarded", SOLO_REDRAW, why, {"card": kind})
    return NONE


def can_reshuffle(state: MervState) -> bool:
    """Whether a discarded card would do."""
    # rule solo.empty_deck
    for card in range(ACTIONS):
        if state.solo[card] == DISCARD and slots.is_workable(state, card):
            return True
    return False


def wait(state: MervState, told: Told) -> None:
    """No card will do: he takes the nearest slot and does nothing."""
    # rule solo.empty_deck
    since = mark(told)
    take_slot(state, slots.nearest_slot(state), told)
    explain(told, since, SOLO_EMPTY_DECK, "no card that is left has a free slot: the nearest one")


def choose_line(state: MervState, action: Action) -> tuple[Ranking, bool]:
    """The lines between which he chooses, and whether he builds there."""
    choice = slots.method_a(state, action)
    if choice.is_empty():
        return slots.method_b(state, action), False
    return choice, True


def enter(state: MervState, choice: Ranking, built: bool, told: Told) -> None:
    since = mark(told)
    take_slot(state, choice.best(), told)
    explain(told, since, SOLO_METHOD_A if built else SOLO_METHOD_B, choice.why())


def take_slot(state: MervState, line: i64, told: Told) -> None:
    state.slots[slot_of_line(state.round, line)] = state.active
    state.line = line
    events.entered(told, state, state.active, line)


def build(state: MervState, action: Action, told: Told) -> None:
    since = mark(told)
    choice = slots.building_site(state, state.line, action)
    place_building(state, MAGISTRATE, choice.best(), told)
    explain(told, since, SOLO_BUILD, choice.why())


def act(state: MervState, action: Action, chance: Chance, told: Told) -> None:
    # rule solo.times
    his = buildings_in(state, MAGISTRATE, state.line)
    courtiers = buildings_in(state, COURTIER, state.line)
    more = extra(state, action)
    why = f"{his} of his and {courtiers} of the courtier's buildings in the line"
    why = f"{why}, and one for his breakthrough" if more > 0 else why
    fields: dict[str, object] = {"action": ACTION_IDS[action], "times": his + courtiers + more}
    tell(told, "acts_times", SOLO_TIMES, why, fields)
    _PERFORM[action](state, his + courtiers + more, chance, told)


def extra(state: MervState, action: Action) -> i64:
    """One more action of the kind of his first breakthrough."""
    # rule solo.first
    if action == CARAVANSARY and state.breakthroughs[DISCOUNT_CARAVANSARY] == MAGISTRATE:
        return 1
    return 1 if action == MOSQUE and state.breakthroughs[DISCOUNT_MOSQUE] == MAGISTRATE else 0


# The camel market.


def visit_market(state: MervState, chance: Chance, told: Told) -> None:
    since = mark(told)
    camels: i64 = 0
    for slot in range(MARKET_SLOTS):
        camels += state.camels[IN_MARKET + slot]
    # rule solo.market_take
    if camels >= MANY_CAMELS:
        for slot in range(MARKET_SLOTS):
            gain_camels(state, MAGISTRATE, IN_MARKET + slot, "market", told)
        explain(told, since, SOLO_MARKET_TAKE, f"{camels} camels in the market")
    # rule solo.market_place
    elif state.camels[MAGISTRATE] > 0:
        place_camel(state, chance, told)
    else:
        why = "fewer than two camels in the market, and he has none to place"
        tell(told, "did_nothing", SOLO_MARKET_PLACE, why, {})


def place_camel(state: MervState, chance: Chance, told: Told) -> None:
    since = mark(told)
    slot = 0 if state.camels[IN_MARKET] == 0 else TOP_RIGHT
    state.camels[MAGISTRATE] -= 1
    state.camels[IN_MARKET + slot] += 1
    events.traded(told, state, MAGISTRATE, slot)
    why = "fewer than two camels in the market; top left, else top right"
    explain(told, since, SOLO_MARKET_PLACE, why)
    _BOONS[MARKET_BOON[state.side * MARKET_SLOTS + slot]](state, chance, told)
    explain(told, since, SOLO_MARKET_PLACE, "the boon of the slot")


_BOONS: Final[dict[i64, Callable[[MervState, Chance, Told], None]]] = {
    SCROLL_BOON: lambda state, chance, told: library.take_scrolls(state, 1, chance, told),
    CARD_BOON: lambda state, chance, told: board.take_cards(state, 1, chance, told),
    RARE_BOON: lambda state, chance, told: take_stores(state, MAGISTRATE, RARE, 1, told),
    FAVOUR_BOON: lambda state, chance, told: gain_favour(state, MAGISTRATE, told),
    SOLDIER_BOON: lambda state, chance, told: city.deploy_soldier(state, told),
    STEP_BOON: lambda state, chance, told: mosque.advance(state, 1, chance, told),
}


# The courtier.


def choose_courtier_slot(state: MervState, told: Told) -> None:
    since = mark(told)
    choice = slots.courtier_slot(state)
    take_slot(state, choice.best(), told)
    explain(told, since, SOLO_COURTIER_SLOT, f"the magistrate chooses: {choice.why()}")


def choose_courtier_site(state: MervState, told: Told) -> None:
    since = mark(told)
    choice = slots.courtier_site(state, state.line)
    place_building(state, COURTIER, choice.best(), told)
    explain(told, since, SOLO_COURTIER_SITE, f"the magistrate chooses: {choice.why()}")
