"""What a seat, or an onlooker, may see, built field by field. In Merkator all see the same.

What nobody may see, the order of the stacks and the letters of hidden counters, is in no state.
"""

from typing import cast

from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CONTRACT_IDS,
    CONTRACTS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LEVEL_END,
    LEVEL_FIRST,
    LEVELS,
    SOLO_MARKS,
    VALUES,
)
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.scoring import halves
from fondaco.games.merkator.soloplay import scoring as ai_scoring
from fondaco.games.merkator.soloplay.purchases import funds, in_order, locked
from fondaco.games.merkator.state import MerkatorState, is_final_round, plays_with
from fondaco.games.merkator.terms import (
    AI,
    BID_TALER,
    BID_TIME,
    COLUMN_IDS,
    DISCARD,
    ENDING_IDS,
    GOOD_IDS,
    GOODS,
    HAND,
    MAJORS,
    OPEN,
    OPTION_IDS,
    OVER,
    PILED,
    PLACE_IDS,
    SOLITARY,
    SOLO,
    SOLOPLAY,
    STACK,
    STEP_IDS,
    SWAP,
    UNDER,
    Seat,
)
from fondaco.games.merkator.view_types import (
    Bid,
    FinalRound,
    Letter,
    MerkatorView,
    Office,
    Opponent,
    Stack,
)

WANTED_IDS = BONUS_IDS + BUILDING_IDS


def view(state: MerkatorState, seat: int | None) -> dict[str, object]:
    return cast(dict[str, object], typed_view(state, seat))


def typed_view(state: MerkatorState, seat: int | None) -> MerkatorView:
    return {
        "title": "merkator",
        "you": seat,
        "active": state.active,
        "to_act": None if state.step == OVER else state.asked,
        "step": STEP_IDS[state.step],
        "final_round": final_round(state),
        "merkator": place_id(state.merkator),
        "cubes": {PLACE_IDS[color]: state.cubes[color] for color in range(MAJORS)},
        "chart": list(state.chart),
        "face_up": letter(state.shown),
        "check": letter(state.letter),
        "contract": CONTRACT_IDS[state.contract] if state.contract != NONE else None,
        "brought": {
            id: state.brought[good]
            for good, id in enumerate([*GOOD_IDS, "any"])
            if state.brought[good] > 0
        },
        "unpaid": state.unpaid,
        "wanted": WANTED_IDS[state.wanted] if state.wanted != NONE else None,
        "bids": bids(state),
        "fulfilled": [CONTRACT_IDS[card] for card in state.fulfilled],
        "solo_stack": count(state.contracts, SOLO, 0, CONTRACTS),
        # rule solitary.marks
        "marks": SOLO_MARKS if plays_with(state, SOLITARY) else [],
        "options": [id for number, id in enumerate(OPTION_IDS) if state.options[number] == 1],
        "stacks": [stack(state, level) for level in range(1, LEVELS)],
        "discards": count(state.contracts, DISCARD, 0, CONTRACTS),
        "bonus_cards": bonus_cards_at(state, OPEN),
        "bonus_stack": bonus_stack(state),
        "buildings": open_buildings(state),
        "building_stack": count(state.buildings, STACK, 0, BUILDINGS),
        "offices": [office(state, owner) for owner in range(state.seats)],
        "ai": ai(state) if plays_with(state, SOLOPLAY) else None,
        "rating": rating(state),
    }


def rating(state: MerkatorState) -> str | None:
    """How good your victory over the AI is, once it is known."""
    if state.step != OVER or not plays_with(state, SOLOPLAY):
        return None
    return ai_scoring.rating(state)


def ai(state: MerkatorState) -> Opponent:
    """SoloPlay's AI: the tile, and what he owns."""
    return {
        "name": ai_scoring.NAME,
        "tile": VALUES[state.tile] if state.tile != NONE else None,
        "direction": "up" if state.rising else "down",
        "contracts": [CONTRACT_IDS[card] for card in in_order(state)],
        "locked": [CONTRACT_IDS[card] for card in locked(state)],
        "funds": funds(state),
        "time": state.time[AI],
        "taler": state.taler[AI],
        "bonus_cards": bonus_cards_at(state, AI),
        "buildings": buildings_at(state, AI),
        "points": ai_scoring.ai_score(state).total,
    }


def bids(state: MerkatorState) -> list[Bid]:
    """What each seat has offered the taker, while that is going on."""
    if state.step not in (BID_TALER, BID_TIME, SWAP):
        return []
    return [
        {"taler": state.bids[seat], "time": state.bids[state.seats + seat]}
        for seat in range(state.seats)
    ]


def final_round(state: MerkatorState) -> FinalRound | None:
    if state.ending == NONE:
        return None
    turns_left = state.turns_left if is_final_round(state) else None
    return {
        "reason": ENDING_IDS[state.ending],
        "begun": is_final_round(state),
        "turns_left": turns_left,
    }


def place_id(place: i64) -> str | None:
    return PLACE_IDS[place] if place != NONE else None


def letter(number: i64) -> Letter | None:
    if number == NONE:
        return None
    return {"column": COLUMN_IDS[LETTER_COLUMN[number]], "loss": LETTER_LOSS[number]}


def stack(state: MerkatorState, level: i64) -> Stack:
    top = top_of_stack(state, level)
    below = face_down(state, level)
    below += len(pile(state, level))
    return {
        "value": VALUES[level],
        "top": CONTRACT_IDS[top] if top != NONE else None,
        "count": below + (1 if top != NONE else 0),
        "under": pile(state, level),
    }


def face_down(state: MerkatorState, level: i64) -> i64:
    if plays_with(state, SOLOPLAY):
        return state.depth[level]
    return count(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level])


def pile(state: MerkatorState, level: i64) -> list[str]:
    """The cards under the open one of a pile whose order everybody knows, from the top."""
    cards = list(range(LEVEL_FIRST[level], LEVEL_END[level]))
    lying = sorted([(state.contracts[card], card) for card in cards])
    return [CONTRACT_IDS[card] for lies, card in lying if lies <= PILED]


def bonus_stack(state: MerkatorState) -> i64:
    """How many Bonus cards lie in the stack, those put under it included."""
    found: i64 = 0
    for lies in state.bonus_cards:
        if lies == STACK or lies <= UNDER:
            found += 1
    return found


def bonus_cards_at(state: MerkatorState, lies: i64) -> list[str]:
    return [BONUS_IDS[card] for card in range(BONUS_CARDS) if state.bonus_cards[card] == lies]


def open_buildings(state: MerkatorState) -> list[str]:
    """The Buildings of the offer, in the order of SoloPlay's row where there is one."""
    if plays_with(state, SOLOPLAY):
        return [BUILDING_IDS[card] for card in state.row]
    return buildings_at(state, OPEN)


def buildings_at(state: MerkatorState, lies: i64) -> list[str]:
    return [BUILDING_IDS[card] for card in range(BUILDINGS) if state.buildings[card] == lies]


def office(state: MerkatorState, seat: Seat) -> Office:
    return {
        "seat": seat,
        "goods": {GOOD_IDS[good]: state.goods[seat * GOODS + good] for good in range(GOODS)},
        "supply": {PLACE_IDS[c]: state.supply[seat * MAJORS + c] for c in range(MAJORS)},
        "time": state.time[seat],
        "taler": state.taler[seat],
        "contracts": contracts_at(state, seat),
        "bonus_cards": bonus_cards_at(state, seat),
        "buildings": buildings_at(state, seat),
        "hand": hand(state, seat),
        "points": halves(state, seat) / 2,
    }


def hand(state: MerkatorState, seat: Seat) -> str | None:
    """The card in the seat's hand, which was taken openly."""
    lies = HAND + seat
    held = bonus_cards_at(state, lies) + buildings_at(state, lies) + contracts_at(state, lies)
    return held[0] if held else None


def contracts_at(state: MerkatorState, lies: i64) -> list[str]:
    return [CONTRACT_IDS[card] for card in range(CONTRACTS) if state.contracts[card] == lies]
