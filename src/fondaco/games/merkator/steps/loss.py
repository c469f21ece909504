"""Step 2.4: the last counter of a row is flipped, and everybody loses goods of one column."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    LOSS_COLUMN,
    LOSS_LAST_ROW,
    LOSS_REPLACE,
    SOLOPLAY_LOSS,
)
from fondaco.games.merkator.components import (
    COLUMN,
    COLUMN_GOODS,
    LETTER_COLUMN,
    LETTER_COPIES,
    LETTER_LOSS,
    LETTERS,
)
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import FLIP_NEXT, LOSE_GOOD, MerkatorMove
from fondaco.games.merkator.state import MerkatorState, goods_of, is_ai_turn, supply_of
from fondaco.games.merkator.terms import LOSE, Good, color_of


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    if move.kind == LOSE_GOOD:
        return bars_loss(state, move.what)
    return bars_flip(state) if move.kind == FLIP_NEXT else None


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
    if state.step == LOSE or LETTER_LOSS[state.letter] > 1:
        return LOSS_REPLACE
    return None


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    if move.kind == FLIP_NEXT:
        flip_next(state, chance, told)
    elif move.kind == LOSE_GOOD:
        apply_loss(state, move.what, told)


def flip_last(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Flip the counter that emptied a row: the check at hand."""
    # rule loss.check
    letter = state.checks[0]
    state.checks = state.checks[1:]
    state.letter = _drawn_letter(state, chance) if letter == NONE else letter
    events.flipped(told, state.letter)


def _drawn_letter(state: MerkatorState, chance: Chance) -> i64:
    # rule loss.letter
    pick = chance.pick(_hidden_counters(state))
    letter: i64 = 0
    while pick >= _hidden_of(state, letter):
        pick -= _hidden_of(state, letter)
        letter += 1
    return letter


def _hidden_counters(state: MerkatorState) -> i64:
    hidden: i64 = 0
    for letter in range(LETTERS):
        hidden += _hidden_of(state, letter)
    return hidden


def _hidden_of(state: MerkatorState, letter: i64) -> i64:
    """How many counters of that letter do not lie face up."""
    hidden = LETTER_COPIES[letter]
    if state.letter == letter:
        hidden -= 1
    if state.shown == letter:
        hidden -= 1
    return hidden


def _has_next_row(state: MerkatorState) -> bool:
    return any(counters > 0 for counters in state.chart)


def legal_checks(found: list[Move]) -> None:
    found.append(moves.MOVE_ACCEPT)
    found.append(moves.MOVE_FLIP_NEXT)


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


def has_choice(state: MerkatorState) -> bool:
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


def legal_losses(state: MerkatorState, found: list[Move]) -> None:
    for good in column_at_risk(state):
        if bars_loss(state, good) is None:
            found.append(moves.lose(good))


def apply_loss(state: MerkatorState, good: Good, told: Told) -> None:
    return_goods(state, state.asked, good, 1)
    state.lost += 1
    events.lost(told, state.asked, good)


def lose_without_choice(state: MerkatorState, told: Told) -> None:
    """All that is left to lose, where nothing is to be chosen."""
    for good in column_at_risk(state):
        while still_to_lose(state) > 0 and goods_of(state, state.asked, good) > 0:
            apply_loss(state, good, told)
