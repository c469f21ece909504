"""What the AI does in his turn after buying: he travels, collects, and discards the cubes."""

from librt.vecs import append
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merkator import events
from fondaco.games.merkator.clauses import (
    SOLOPLAY_BONUS_GAIN,
    SOLOPLAY_COVERED,
    SOLOPLAY_DISCARD,
    SOLOPLAY_END_AI_PEACE,
    SOLOPLAY_END_TEN,
    SOLOPLAY_LOSS,
    SOLOPLAY_PATH_ORDER,
    SOLOPLAY_PATH_TURN,
    SOLOPLAY_SPREAD,
    SOLOPLAY_TILE,
    SOLOPLAY_TIME,
)
from fondaco.games.merkator.components import (
    CONTRACT_IDS,
    LEVEL,
    LEVELS,
    LOCATION,
    PLACE_NAMES,
    TIME_CHANGE,
    VALUES,
)
from fondaco.games.merkator.effects import empty_stacks, turn_up
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.journey import end_by_counters, grow_cubes, take_counters
from fondaco.games.merkator.soloplay import reasons
from fondaco.games.merkator.soloplay.path import is_at_end, open_cards, refusals, stops
from fondaco.games.merkator.soloplay.reasons import contract_name, explain, mark, tell
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import (
    AI,
    AI_STUCK,
    MAJORS,
    PEACE_GAINED,
    PLACE_IDS,
    TEN_TAKEN,
    Card,
)


def travel(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    """The AI travels for that Contract, and collects it."""
    turn_tile(state, LEVEL[card], told)
    move_token(state, card, told)
    left = state.tile
    collect(state, card, told)
    uncover(state, left, chance, told)
    turn_at_end(state, told)
    set_ending(state, card, told)
    change_time(state, told, LOCATION[card])


def turn_tile(state: MerkatorState, level: i64, told: Told) -> None:
    """Nothing further on suits him: the tile is flipped before it moves."""
    # rule soloplay.path_turn
    if (level > state.tile) == state.rising:
        return
    seen = refusals(state, open_cards(state, state.rising))
    flip_tile(state, "; ".join(seen) or "no open card lies further on", told)


def flip_tile(state: MerkatorState, why: str, told: Told) -> None:
    state.rising = not state.rising
    way = "up" if state.rising else "down"
    tell(told, "ai_turned", SOLOPLAY_PATH_TURN, why, {"direction": way})


def move_token(state: MerkatorState, card: Card, told: Told) -> None:
    if told is not None:
        why = reasons.path_why(refusals(state, stops(state)), contract_name(card), state.rising)
        tell(told, "ai_traveled", SOLOPLAY_PATH_ORDER, why, traveled_for(card))
    # rule soloplay.path_peace
    if LOCATION[card] != NONE:
        state.merkator = LOCATION[card]


def traveled_for(card: Card) -> reasons.Fields:
    place = LOCATION[card]
    return {
        "contract": CONTRACT_IDS[card],
        "place": PLACE_IDS[place] if place != NONE else None,
    }


def collect(state: MerkatorState, card: Card, told: Told) -> None:
    # rule soloplay.tile
    state.tile = LEVEL[card]
    state.contracts[card] = AI
    state.earned = append(state.earned, card)
    fields: reasons.Fields = {"contract": CONTRACT_IDS[card], "tile": VALUES[state.tile]}
    tell(told, "ai_collected", SOLOPLAY_TILE, "it is the Contract of his travel", fields)


def uncover(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    # rule soloplay.covered
    if level == NONE:
        return
    since = mark(told)
    turn_up(state, level, chance, told)
    explain(told, since, SOLOPLAY_COVERED, "the tile has left this stack")


def turn_at_end(state: MerkatorState, told: Told) -> None:
    # rule soloplay.path_turn_when
    if is_at_end(state):
        flip_tile(state, "the tile lies at the end of the path", told)


def set_ending(state: MerkatorState, card: Card, told: Told) -> None:
    """Some Contracts end the game when the AI takes them."""
    since = mark(told)
    # rule soloplay.end_ten
    if LEVEL[card] == LEVELS - 2:
        state.ending = TEN_TAKEN
        tell(told, "ai_took_ten", SOLOPLAY_END_TEN, "the 10 is his", {})
    # rule soloplay.end_ai_peace
    # rule soloplay.end_once
    if LOCATION[card] == NONE and state.ending == NONE:
        state.ending = PEACE_GAINED
        events.final_round(told, state.ending)
        explain(told, since, SOLOPLAY_END_AI_PEACE, "the AI has the Peace of Westphalia")


def change_time(state: MerkatorState, told: Told, place: i64) -> None:
    """He gains the location's counters, or pays them out of the game."""
    if place == NONE or TIME_CHANGE[place] == 0:
        return
    # rule soloplay.time
    change = TIME_CHANGE[place]
    if change < 0:
        state.time[AI] += change
        why = f"{PLACE_NAMES[place]} costs {reasons.counters(-change)}"
        tell(told, "ai_paid_time", SOLOPLAY_TIME, why, {"count": -change})
        return
    since = mark(told)
    chart = take_counters(state, change, told)
    why = f"{PLACE_NAMES[place]} gives {reasons.counters(change)}"
    tell(told, "ai_gained_time", SOLOPLAY_TIME, why, {"count": change, "from_chart": chart})
    end_by_counters(state, chart, told)
    explain(told, since, SOLOPLAY_TIME, why)


def explain_loss(told: Told, since: i64) -> None:
    explain(told, since, SOLOPLAY_LOSS, "the AI took the last counter of a row: one good more")


def explain_bonus(told: Told, since: i64) -> None:
    explain(told, since, SOLOPLAY_BONUS_GAIN, "the offer is filled up again")


def discard_cubes(state: MerkatorState, told: Told) -> None:
    """The cubes of the location are of use to nobody."""
    place = state.merkator
    if place >= MAJORS or state.cubes[place] == 0:
        return
    # rule soloplay.discard
    fields: reasons.Fields = {"place": PLACE_IDS[place], "count": state.cubes[place]}
    state.cubes[place] = 0
    tell(told, "ai_discarded", SOLOPLAY_DISCARD, "he keeps no goods", fields)


def spread(state: MerkatorState, told: Told) -> None:
    """The new cubes of his travel; the Peace of Westphalia is no location and brings none."""
    if LOCATION[state.earned[len(state.earned) - 1]] == NONE:
        return
    # rule soloplay.spread
    since = mark(told)
    grow_cubes(state, told)
    explain(told, since, SOLOPLAY_SPREAD, f"after the AI's travel to {PLACE_NAMES[state.merkator]}")


def is_stuck(state: MerkatorState, told: Told) -> None:
    """No card of the path suits him: the game is over."""
    # rule soloplay.end_stuck
    # rule soloplay.end_once
    if state.ending == NONE:
        state.ending = AI_STUCK
    if told is not None:
        reasons.stuck(told, refusals(state, stops(state)), empty_stacks(state))
