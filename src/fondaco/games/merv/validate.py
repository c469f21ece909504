"""Whether a table that was read could have come about, as far as playing on depends on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merv.cards import in_deck
from fondaco.games.merv.city import SLOT_IS_GATE, WALL_SLOTS
from fondaco.games.merv.components import (
    CAMELS,
    CONTRACTS,
    HALL_SPACES,
    POSTS,
    SPACES,
    WALL_IS_GATE,
    WALLS,
)
from fondaco.games.merv.effects import (
    bonus_upgrades_left,
    buildings_left,
    is_attacked,
    servants_left,
    walls_left,
    white_upgrades_left,
)
from fondaco.games.merv.flow import has_choice
from fondaco.games.merv.places import courtiers_in
from fondaco.games.merv.state import MervState, is_courtier, is_seat, is_solo, masters, posts_of
from fondaco.games.merv.terms import (
    ACT,
    AFTER,
    AUDIENCE,
    BEGIN,
    BUY_CARD,
    BUY_CONTRACT,
    BUY_WALL,
    CITIES,
    COLORS,
    COMMIT,
    COURTIER_SITE,
    COURTIER_SLOT,
    FACE_UP,
    FREE_STEP,
    GAIN_CUBE,
    GAIN_FAVOUR,
    HALLS,
    IN_CARAVANSARY,
    LINE_UP,
    NEED_ANY,
    OVER,
    PAY,
    PLACE_WALL,
    RANSOM,
    SIDE,
    SLOT,
    SPICES,
)

# Things that can be bought, in the order of BUY_IDS: how many there are; cards by the queue.
_THINGS: Final = vec[i64]([0, HALLS, CITIES, SPACES, WALLS, CONTRACTS])


def check(state: MervState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    check_pieces(state, entry)
    check_city(state, entry)
    check_cards(state, entry)
    if state.step == OVER:
        return
    check_turn(state, entry)
    check_due(state, entry)
    check_decision(state, entry)
    if not has_choice(state):
        raise Refused("snapshot: nobody would have anything to decide.")


def check_pieces(state: MervState, entry: Entry) -> None:
    """Nobody has more pieces than there are."""
    for owner in range(masters(state)):
        if buildings_left(state, owner) < 0:
            raise entry.wrong("buildings", f"owner {owner} has too many")
        if servants_left(state, owner) < 0:
            raise entry.wrong("halls", f"owner {owner} has too many soldiers and courtiers")
        if posts_of(state, owner) > POSTS:
            raise entry.wrong("posts", f"owner {owner} has too many")
    if any(courtiers_in(state, hall) > HALL_SPACES for hall in range(HALLS)):
        raise entry.wrong("halls", "a hall has more courtiers than places")
    for at in range(len(state.stores)):
        if state.committed[at] > state.stores[at]:
            raise entry.wrong("committed", "more is committed than there is")


def check_city(state: MervState, entry: Entry) -> None:
    for slot in range(WALL_SLOTS):
        wall = state.walls[slot]
        if wall != NONE and WALL_IS_GATE[wall] != SLOT_IS_GATE[slot]:
            raise entry.wrong("walls", "gates belong in the middle, segments elsewhere")
    if any(walls_left(state, wall) < 0 for wall in range(WALLS)):
        raise entry.wrong("walls", "there are not so many pieces of a kind")
    bonus_short = any(bonus_upgrades_left(state, color) < 0 for color in range(COLORS))
    if white_upgrades_left(state) < 0 or bonus_short:
        raise entry.wrong("bonus", "there are not so many upgrades")


def check_cards(state: MervState, entry: Entry) -> None:
    """Camels and caravan cards are where they can be, and none is lost."""
    if sum(list(state.camels)) != CAMELS:
        raise entry.wrong("camels", f"{CAMELS} belong here in all")
    if state.camels[IN_CARAVANSARY] > len(state.display):
        raise entry.wrong("camels", "more camels than cards in the caravansary")
    if any(in_deck(state, spice) < 0 for spice in range(SPICES)):
        raise entry.wrong("spices", "there are not so many cards of a spice")
    if count(state.solo, FACE_UP, 0, len(state.solo)) > 1:
        raise entry.wrong("solo", "one card at most lies face up")


def check_turn(state: MervState, entry: Entry) -> None:
    """Whose turn it is fits the queue and the slots."""
    step = state.step
    places = SIDE if step == LINE_UP else masters(state)
    if state.turn >= places or (step < LINE_UP and state.round > 3):
        raise entry.wrong("turn", "there is no such turn")
    if step != LINE_UP and NONE in list(state.queue)[: masters(state)]:
        raise entry.wrong("queue", "every master belongs here")
    if step == BEGIN:
        if not is_solo(state) or state.turn > 0:
            raise entry.wrong("step", "only a solo game waits for its beginning")
        return
    due = state.slots[state.turn] if step == LINE_UP else state.queue[state.turn]
    if state.active != due:
        raise entry.wrong("active", f"it is the turn of {due}")
    check_asked(state, entry)
    check_slots(state, entry)


def check_asked(state: MervState, entry: Entry) -> None:
    if state.step in (COURTIER_SLOT, COURTIER_SITE):
        if not is_courtier(state, state.active):
            raise entry.wrong("active", "the step belongs to the courtier")
    elif not is_seat(state, state.active) or state.asked != state.active:
        raise entry.wrong("asked", "whose turn it is decides")


def check_slots(state: MervState, entry: Entry) -> None:
    """Who has had a turn stands on a slot; at the end of the round, until the queue takes him."""
    for place in range(masters(state)):
        if state.step == LINE_UP:
            stands = place in state.slots
            if stands == (place in state.queue):
                raise entry.wrong("slots", f"master {place} is on a slot or in the queue")
        elif state.step < LINE_UP:
            check_gone(state, place, entry)


def check_gone(state: MervState, place: i64, entry: Entry) -> None:
    gone = place < state.turn
    if place == state.turn:
        gone = state.step not in (SLOT, COURTIER_SLOT) and state.line != NONE
    if (state.queue[place] in state.slots) != gone:
        raise entry.wrong("slots", "who has had a turn stands on a slot, nobody else")


def check_due(state: MervState, entry: Entry) -> None:
    """What is owed can be gone on with."""
    step = state.step
    owes = PAY <= step <= FREE_STEP
    if owes != (len(state.due) > 0):
        raise entry.wrong("due", "what the step leads back to belongs here, and nothing else")
    for number, owed in enumerate(state.due):
        first = owed in (SLOT, ACT, AFTER)
        later = PLACE_WALL < owed <= FREE_STEP or owed in (GAIN_FAVOUR, GAIN_CUBE)
        if first != (number == 0) or not (first or later or PAY < owed < PLACE_WALL):
            raise entry.wrong("due", "the steps cannot follow each other")
    if (step > SLOT and step < LINE_UP) and needs_line(state) and state.line == NONE:
        raise entry.wrong("line", "the step asks for an active line")
    if needs_site(state) and state.site == NONE:
        raise entry.wrong("site", "the step asks for an activated site")


def needs_line(state: MervState) -> bool:
    return state.step != COURTIER_SLOT and not (len(state.due) > 0 and state.due[0] == SLOT)


def needs_site(state: MervState) -> bool:
    if state.step == ACT or (len(state.due) > 0 and state.due[0] == ACT):
        return True
    return state.step == RANSOM


def check_decision(state: MervState, entry: Entry) -> None:
    step = state.step
    if step == RANSOM and not (
        state.buildings[state.site] == state.active and is_attacked(state, state.site)
    ):
        raise entry.wrong("site", "no building of the active player is attacked there")
    if step in (PAY, COMMIT):
        check_purchase(state, entry)
    if step == PLACE_WALL and not 0 <= state.thing < WALLS:
        raise entry.wrong("thing", "a kind of wall belongs here")
    if step == AUDIENCE:
        check_audience(state, entry)


def check_purchase(state: MervState, entry: Entry) -> None:
    buying = state.buying
    if buying == NONE or (state.step == COMMIT and buying != BUY_CONTRACT):
        raise entry.wrong("buying", "the step asks for something that is being bought")
    things = len(state.display) if buying == BUY_CARD else _THINGS[buying]
    if not 0 <= state.thing < things:
        raise entry.wrong("thing", "there is no such thing to buy")
    if (state.need[NEED_ANY] > 0) != (buying in (BUY_CARD, BUY_CONTRACT)):
        raise entry.wrong("need", "cubes of any color pay for cards and contracts only")
    if buying == BUY_WALL and walls_left(state, state.thing) == 0:
        raise entry.wrong("thing", "no piece of that kind is left")


def check_audience(state: MervState, entry: Entry) -> None:
    if not 0 <= state.thing < HALLS:
        raise entry.wrong("thing", "a hall belongs here")
    for hall in range(HALLS):
        if state.need[hall] > state.halls[state.active * HALLS + hall]:
            raise entry.wrong("need", "more courtiers have scored than there are")
