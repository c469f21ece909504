"""His visits to the caravansary, the palace, the library and the mosque."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, draw
from fondaco.core.chance import Chance
from fondaco.games.merv import events
from fondaco.games.merv.clauses import (
    SOLDIER_SERVANTS,
    SOLO_CARD,
    SOLO_CARD_GONE,
    SOLO_FIRST,
    SOLO_FOURTH,
    SOLO_LIBRARY,
    SOLO_MOSQUE,
    SOLO_MOSQUE_BOON,
    SOLO_MOSQUE_GONE,
    SOLO_MOSQUE_ROW,
    SOLO_PALACE,
    SOLO_SECOND,
    SOLO_THIRD,
    SOLO_TILE,
)
from fondaco.games.merv.components import (
    BREAKTHROUGH_POINTS,
    ENOUGH_SCROLLS,
    SECOND_POINTS,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    SPACE_ROW,
    STEPS,
    TILE_ACTION,
    TILE_POINTS,
    TILES,
    UPGRADE_POINTS,
)
from fondaco.games.merv.effects import gain_favour, score, servants_left, take_stores
from fondaco.games.merv.events import Told
from fondaco.games.merv.magistrate import city, deck, trade
from fondaco.games.merv.magistrate.reasons import Choice, explain, mark, tell
from fondaco.games.merv.places import (
    breakthroughs_earned,
    breakthroughs_of,
    hall_points,
    has_room,
    place_courtier,
    reach_space,
    restock,
    set_points,
    take_card,
)
from fondaco.games.merv.scoring import buildings_with
from fondaco.games.merv.state import MervState, cards_of, space_of, store_of
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BONUS_UPGRADE_BOON,
    BREAKTHROUGH_IDS,
    BY_BREAKTHROUGHS,
    BY_MOSQUE,
    CARAVANSARY,
    COURTIER_BOON,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MOSQUE,
    EIGHT_POINTS,
    EXCHANGE,
    FAVOUR_BOON,
    FREE_MOSQUE_STEP,
    FREE_TRADING_POST,
    HALLS,
    IN_MOSQUE,
    LIBRARY,
    MAGISTRATE,
    MOSQUE,
    PER_TIER,
    SCROLL,
    SOLDIER_BOON,
    TILE_BOON,
    TWO_FAVOUR,
    WALL_BOON,
    WHITE_UPGRADE_BOON,
    Action,
)

YOU: Final[i64] = 0
MANY_ACTIONS: Final[i64] = 4  # palace actions that place two courtiers
# The rule by which a solo card leaves the game.
_GONE: Final = {
    int(CARAVANSARY): SOLO_CARD_GONE,
    int(LIBRARY): SOLO_LIBRARY,
    int(MOSQUE): SOLO_MOSQUE_GONE,
}


def remove_card(state: MervState, card: Action, why: str, told: Told) -> None:
    """A solo card leaves the game."""
    if deck.remove(state, card):
        tell(told, "card_removed", _GONE[int(card)], why, {"card": ACTION_IDS[card]})


# Caravansary.


def take_cards(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    if len(state.display) == 0:
        tell(told, "did_nothing", SOLO_CARD, "no caravan card is left", {})
    for _ in range(times):
        if len(state.display) > 0:
            take_best_card(state, told)
    # rule solo.card_gone
    since = mark(told)
    restock(state, chance, told)
    explain(told, since, SOLO_CARD_GONE, "the queue is restocked after his action")
    if len(state.display) == 0:
        remove_card(state, CARAVANSARY, "no caravan card is left", told)


def take_best_card(state: MervState, told: Told) -> None:
    since = mark(told)
    choice = best_card(state)
    # rule solo.no_pairs
    take_card(state, MAGISTRATE, choice.best(), told)
    explain(told, since, SOLO_CARD, choice.why())


def best_card(state: MervState) -> Choice:
    # rule solo.card
    found = Choice(["most points for his sets", "nearest to the front"])
    for at in range(len(state.display)):
        found.add(at, [set_points(state, MAGISTRATE, state.display[at]), -i64(at)])
    return found


# Palace.


def place_courtiers(state: MervState, times: i64, told: Told) -> None:
    # rule solo.palace
    for _ in range(1 if times < MANY_ACTIONS else 2):
        place_one(state, told)


def place_one(state: MervState, told: Told) -> None:
    since = mark(told)
    choice = best_hall(state)
    if servants_left(state, MAGISTRATE) == 0:
        tell(told, "did_nothing", SOLDIER_SERVANTS, "no servant is left for a courtier", {})
    elif choice.is_empty():
        tell(told, "did_nothing", SOLO_PALACE, "every hall is full", {})
    else:
        place_courtier(state, MAGISTRATE, choice.best(), told)
        explain(told, since, SOLO_PALACE, choice.why())


def best_hall(state: MervState) -> Choice:
    # rule solo.palace
    found = Choice(["most points for him", "most points for you", "leftmost"])
    for hall in range(HALLS):
        if has_room(state, hall):
            his = hall_points(state, MAGISTRATE, hall)
            found.add(hall, [his, hall_points(state, YOU, hall), -hall])
    return found


# Library.


def take_scrolls(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    # rule solo.library
    since = mark(told)
    take_stores(state, MAGISTRATE, SCROLL, times, told)
    explain(told, since, SOLO_LIBRARY, "a scroll for each action")
    while breakthroughs_of(state, MAGISTRATE) < breakthroughs_earned(state, MAGISTRATE):
        break_through(state, breakthroughs_of(state, MAGISTRATE), chance, told)
    if store_of(state, MAGISTRATE, SCROLL) >= ENOUGH_SCROLLS:
        remove_card(state, LIBRARY, f"he has {ENOUGH_SCROLLS} or more scrolls", told)


def break_through(state: MervState, tier: i64, chance: Chance, told: Told) -> None:
    if tier == 0:
        first_breakthrough(state, told)
    elif tier == 1:
        second_breakthrough(state, chance, told)
    elif tier == 2:
        third_breakthrough(state, chance, told)
    else:
        fourth_breakthrough(state, told)


def learn(state: MervState, breakthrough: i64, told: Told) -> None:
    state.breakthroughs[breakthrough] = MAGISTRATE
    events.learned(told, state, MAGISTRATE, breakthrough)


def preferred(state: MervState, wanted: i64, other: i64) -> i64:
    """The breakthrough that he wants, or the other one if it is taken."""
    return wanted if state.breakthroughs[wanted] == NONE else other


def first_breakthrough(state: MervState, told: Told) -> None:
    # rule solo.first
    since = mark(told)
    advanced = STEPS[space_of(state, MAGISTRATE)]
    cards = cards_of(state, MAGISTRATE)
    wanted = preferred(state, DISCOUNT_CARAVANSARY, DISCOUNT_MOSQUE)
    if advanced > cards:
        wanted = preferred(state, DISCOUNT_MOSQUE, DISCOUNT_CARAVANSARY)
    learn(state, wanted, told)
    why = f"{advanced} advancements in the mosque, {cards} caravan cards"
    explain(told, since, SOLO_FIRST, why)


def second_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.second
    since = mark(told)
    breakthrough = draw(state.breakthroughs, NONE, EXCHANGE, EXCHANGE + PER_TIER, chance)
    learn(state, breakthrough, told)
    score(state, MAGISTRATE, BY_BREAKTHROUGHS, SECOND_POINTS, told)
    explain(told, since, SOLO_SECOND, "one at random, and its points")


def third_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.third
    since = mark(told)
    breakthrough = preferred(state, FREE_TRADING_POST, FREE_MOSQUE_STEP)
    learn(state, breakthrough, told)
    explain(told, since, SOLO_THIRD, f"{BREAKTHROUGH_IDS[breakthrough]} is left")
    if breakthrough == FREE_TRADING_POST:
        trade.free_post(state, told)
    else:
        advance(state, 1, chance, told)


def fourth_breakthrough(state: MervState, told: Told) -> None:
    # rule solo.fourth
    since = mark(told)
    breakthrough = preferred(state, EIGHT_POINTS, TWO_FAVOUR)
    learn(state, breakthrough, told)
    if breakthrough == EIGHT_POINTS:
        score(state, MAGISTRATE, BY_BREAKTHROUGHS, BREAKTHROUGH_POINTS, told)
    else:
        gain_favour(state, MAGISTRATE, told)
        gain_favour(state, MAGISTRATE, told)
    explain(told, since, SOLO_FOURTH, f"{BREAKTHROUGH_IDS[breakthrough]} is left")


# Mosque.


def advance(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    if next_space(state) == NONE:
        tell(told, "did_nothing", SOLO_MOSQUE, "he is at the end of the mosque track", {})
    for _ in range(times):
        space = next_space(state)
        if space != NONE:
            advance_to(state, space, chance, told)
    # rule solo.mosque_gone
    if next_space(state) == NONE:
        remove_card(state, MOSQUE, "he is at the end of the mosque track", told)


def next_space(state: MervState) -> i64:
    """The space after his; at the start, that of the topmost row with a camel."""
    # rule solo.mosque
    here = space_of(state, MAGISTRATE)
    first = NONE
    for segment in range(SEGMENTS):
        if SEGMENT_FROM[segment] == here:
            row = SPACE_ROW[SEGMENT_TO[segment]]
            if row != NONE and state.camels[IN_MOSQUE + row] > 0:
                return SEGMENT_TO[segment]
            # rule solo.mosque_row
            first = SEGMENT_TO[segment] if first == NONE else first
    return first


def advance_to(state: MervState, space: i64, chance: Chance, told: Told) -> None:
    since = mark(told)
    clause, why = SOLO_MOSQUE, "the next space of his path"
    if space_of(state, MAGISTRATE) == 0 and has_camel(state, space):
        why = "the topmost row with a camel"
    elif space_of(state, MAGISTRATE) == 0:
        clause, why = SOLO_MOSQUE_ROW, "no row has a camel: the topmost one"
    reach_space(state, MAGISTRATE, space, told)
    explain(told, since, clause, why)
    gain_boon(state, SPACE_BOON[space], chance, told)


def has_camel(state: MervState, space: i64) -> bool:
    return SPACE_ROW[space] != NONE and state.camels[IN_MOSQUE + SPACE_ROW[space]] > 0


def gain_boon(state: MervState, boon: i64, chance: Chance, told: Told) -> None:
    # rule solo.mosque_boon
    since = mark(told)
    if boon in (WHITE_UPGRADE_BOON, BONUS_UPGRADE_BOON):
        score(state, MAGISTRATE, BY_MOSQUE, UPGRADE_POINTS, told)
    elif boon == FAVOUR_BOON:
        gain_favour(state, MAGISTRATE, told)
    elif boon == SOLDIER_BOON:
        city.deploy_soldier(state, told)
    elif boon == COURTIER_BOON:
        place_courtiers(state, 1, told)
    elif boon == WALL_BOON:
        city.build_wall(state, told)
    elif boon == TILE_BOON:
        claim_tile(state, chance, told)
    explain(told, since, SOLO_MOSQUE_BOON, "what the space shows")


def claim_tile(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.tile
    since = mark(told)
    most = NONE
    for tile in range(TILES):
        if state.tiles[tile] == NONE and tile_worth(state, tile) > most:
            most = tile_worth(state, tile)
    best = [i64(t) for t in range(TILES) if state.tiles[t] == NONE and tile_worth(state, t) == most]
    if not best:
        tell(told, "did_nothing", SOLO_TILE, "no scoring tile is left", {})
        return
    tile = best[chance.pick(len(best))]
    state.tiles[tile] = MAGISTRATE
    events.claimed(told, state, MAGISTRATE, tile)
    chosen = "" if len(best) == 1 else f", one of {len(best)} at random"
    explain(told, since, SOLO_TILE, f"it would score him {most} points now{chosen}")


def tile_worth(state: MervState, tile: i64) -> i64:
    return TILE_POINTS * buildings_with(state, MAGISTRATE, TILE_ACTION[tile])
