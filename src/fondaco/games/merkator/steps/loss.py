"""Step 2.4: the last counter of a row is flipped, and everybody loses goods of one column."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, luck, turns
from fondaco.games.merkator.clauses import LOSS_COLUMN, LOSS_LAST_ROW, LOSS_REPLACE, SOLOPLAY_LOSS
from fondaco.games.merkator.components import (
    COLUMN,
    COLUMN_GOODS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LETTERS,
)
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import LOSSES_IN
from fondaco.games.merkator.soloplay.reasons import mark
from fondaco.games.merkator.soloplay.turn import explain_loss
from fondaco.games.merkator.state import MerkatorState, goods_of, hidden_of, is_ai_turn, supply_of
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import Good, color_of


class Check(Step):
    """Whether the letter that was flipped is accepted."""

    def has_choice(self, state: MerkatorState) -> bool:
        return state.letter != NONE and bars_flip(state) is None

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        if state.letter != NONE:
            turns.begin_losses(state)
        elif len(state.checks) > 0:
            flip_last(state, chance, told)
        else:
            turns.end_checks(state)


class Accept(Choice):
    """Let the flipped counter hold."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        turns.begin_losses(state)


class FlipNext(Choice):
    """Use the first counter of the next row instead."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_flip(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        flip_next(state, chance, told)
        turns.begin_losses(state)


class FlipTooLate(Choice):
    """The same once the losses have begun."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        barred = bars_flip(state)
        return LOSS_REPLACE if barred is None else barred


class Lose(Step):
    """Which goods a seat returns."""

    def has_choice(self, state: MerkatorState) -> bool:
        return is_open(state)

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        lose_without_choice(state, told)
        turns.ask_next_to_lose(state)


class LoseGood(Choice):
    """Return one good of the column."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        return LOSSES_IN[LETTER_COLUMN[state.letter]]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_loss(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        lose(state, move.what, told)


def bars_flip(state: MerkatorState) -> Clause | None:
    """What forbids the active player to use the first counter of the next row instead."""
    # rule soloplay.loss
    if is_ai_turn(state):
        return SOLOPLAY_LOSS
    # rule loss.last_row
    if not _has_next_row(state):
        return LOSS_LAST_ROW
    # rule loss.replace
    # rule soloplay.own_row
    if LETTER_LOSS[state.letter] > 1:
        return LOSS_REPLACE
    return None


def flip_last(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Flip the counter that emptied a row: the check at hand."""
    since = mark(told)
    # rule loss.check
    letter = state.checks[0]
    state.checks = state.checks[1:]
    state.letter = _drawn_letter(state, chance) if letter == NONE else letter
    events.flipped(told, state.letter)
    if is_ai_turn(state):
        explain_loss(told, since)


def _drawn_letter(state: MerkatorState, chance: Chance) -> i64:
    # rule loss.letter
    luck.time_counter(chance, state)
    pick = chance.pick(_hidden_counters(state))
    letter: i64 = 0
    while pick >= hidden_of(state, letter):
        pick -= hidden_of(state, letter)
        letter += 1
    return letter


def _hidden_counters(state: MerkatorState) -> i64:
    hidden: i64 = 0
    for letter in range(LETTERS):
        hidden += hidden_of(state, letter)
    return hidden


def _has_next_row(state: MerkatorState) -> bool:
    return any(counters > 0 for counters in state.chart)


def flip_next(state: MerkatorState, chance: Chance, told: Told) -> None:
    # rule loss.replace
    # rule loss.put_back
    if state.shown == NONE:
        state.shown = _drawn_letter(state, chance)
    state.letter = state.shown
    events.flipped(told, state.letter)


def column_at_risk(state: MerkatorState) -> vec[i64]:
    """The goods of the column that the check hits."""
    # rule loss.column
    return COLUMN_GOODS[LETTER_COLUMN[state.letter]]


def still_to_lose(state: MerkatorState) -> i64:
    """How many goods the asked seat has still to return."""
    # rule loss.double
    # rule soloplay.loss
    extra: i64 = 1 if is_ai_turn(state) else 0
    owed = LETTER_LOSS[state.letter] + extra - state.lost
    held = held_at_risk(state)
    # rule loss.none
    # rule loss.few
    return owed if owed < held else held


def held_at_risk(state: MerkatorState) -> i64:
    # rule loss.supply_safe
    held: i64 = 0
    for good in column_at_risk(state):
        held += goods_of(state, state.asked, good)
    return held


def is_open(state: MerkatorState) -> bool:
    """Whether it is for the asked seat to say what it loses."""
    owed = still_to_lose(state)
    if owed == 0:
        return False
    kinds: i64 = 0
    for good in column_at_risk(state):
        if goods_of(state, state.asked, good) > 0:
            kinds += 1
        # rule supply.when
        if supply_of(state, state.asked, color_of(good)) > 0:
            return True
    return kinds > 1 and owed < held_at_risk(state)


def bars_loss(state: MerkatorState, good: Good) -> Clause | None:
    """What forbids the asked seat to lose that good."""
    # rule loss.column
    if COLUMN[good] != LETTER_COLUMN[state.letter] or goods_of(state, state.asked, good) == 0:
        return LOSS_COLUMN
    return None


def lose(state: MerkatorState, good: Good, told: Told) -> None:
    return_goods(state, state.asked, good, 1)
    state.lost += 1
    events.lost(told, state.asked, good)


def lose_without_choice(state: MerkatorState, told: Told) -> None:
    """All that is left to lose, where nothing is to be chosen."""
    for good in column_at_risk(state):
        while still_to_lose(state) > 0 and goods_of(state, state.asked, good) > 0:
            lose(state, good, told)
