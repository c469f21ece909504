"""The invasion: the Mongols attack all buildings that neither walls nor soldiers protect."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.clauses import (
    COURTIER_INVASION,
    PAY_DISCOUNT,
    RANSOM_COLOR,
    RANSOM_POWER,
)
from fondaco.games.merv.components import SITE_COLOR
from fondaco.games.merv.holdings import cubes_of
from fondaco.games.merv.magistrate.reasons import explain
from fondaco.games.merv.payment import exchanged_color, give_coin
from fondaco.games.merv.state import MervState, is_past_queue, is_seat
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    CELLS,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    WHITE,
    WHITE_UPGRADE,
    Cell,
)
from fondaco.games.merv.told import Told, mark


class Invasion(OnlyIfOpen):
    """Building by building its owner pays ransom or loses it; then the soldiers return."""

    def has_choice(self, state: MervState) -> bool:
        if is_past_queue(state) or not is_seat(state, state.active):
            return False
        return super().has_choice(state)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if is_past_queue(state):
            withdraw_soldiers(state, told)
            turns.begin_scoring(state, told)
        else:
            lose(state, told)
            turns.attack_next(state)


def lose(state: MervState, told: Told) -> None:
    """The owner of the building at hand cannot or, as the courtier, does not pay."""
    since = mark(told)
    destroy(state, state.site, told)
    if not is_seat(state, state.active):
        explain(told, since, COURTIER_INVASION, "nothing protects it, and he pays no ransom")


class PayRansom(Choice):
    """Pay one cube for the building at hand."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_ransom(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        pay_ransom(state, move.what, told)
        turns.attack_next(state)


class Surrender(Choice):
    """Let the building at hand be lost."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        destroy(state, state.site, told)
        turns.attack_next(state)


def bars_ransom(state: MervState, coin: i64) -> Clause | None:
    """What forbids to pay the ransom for the building at hand with that coin."""
    if coin == COIN_DISCOUNT:
        return PAY_DISCOUNT
    if coin == COIN_EXCHANGE:
        return bars_exchange(state)
    if cubes_of(state, state.asked, coin) == 0 or not is_fitting(state, coin):
        return RANSOM_COLOR
    return None


def bars_exchange(state: MervState) -> Clause | None:
    """What forbids to pay with a cube of another color, by the exchange power."""
    # rule ransom.power
    color = exchanged_color(state, state.asked)
    if color == NONE or cubes_of(state, state.asked, color) == 0 or is_fitting(state, color):
        return RANSOM_POWER
    return None


def is_fitting(state: MervState, color: i64) -> bool:
    bonus = state.bonus[state.site]
    # rule ransom.color
    if color in (WHITE, SITE_COLOR[state.sites[state.site]]):
        return True
    # rule ransom.bonus
    # rule ransom.any
    return bonus in (WHITE_UPGRADE, BONUS_UPGRADE + color)


def pay_ransom(state: MervState, coin: i64, told: Told) -> None:
    color = give_coin(state, coin)
    events.ransomed(told, state, state.asked, state.site, color, coin == COIN_EXCHANGE)


def destroy(state: MervState, cell: Cell, told: Told) -> None:
    """The building goes back to its owner; an upgrade stays."""
    # rule invasion.lost
    # rule invasion.upgrades
    # rule courtier.invasion
    owner = state.buildings[cell]
    state.buildings[cell] = NONE
    events.destroyed(told, state, owner, cell)


def withdraw_soldiers(state: MervState, told: Told) -> None:
    # rule invasion.soldiers
    found: i64 = 0
    for cell in range(CELLS):
        if NONE < state.bonus[cell] < WHITE_UPGRADE:
            state.bonus[cell] = NONE
            found += 1
    events.soldiers_return(told, found)
