"""Whether a table that was read could have come about, as far as playing on depends on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merv import pieces
from fondaco.games.merv.components import CONTRACTS, WALL_KINDS
from fondaco.games.merv.effects import (
    is_attacked,
    walls_left,
)
from fondaco.games.merv.flow import has_choice
from fondaco.games.merv.mosque_track import SPACES
from fondaco.games.merv.state import MervState, is_courtier, is_seat, is_solo, masters
from fondaco.games.merv.terms import (
    ACT,
    AFTER,
    ANY_CARD,
    ANY_WALL,
    AUDIENCE,
    BEGIN,
    BUY_CARD,
    BUY_CONTRACT,
    BUY_WALL,
    CARDS,
    CITIES,
    COMMIT,
    COURTIER_SITE,
    COURTIER_SLOT,
    COURTIERS,
    DEPLOY,
    FREE_CARD,
    FREE_COURTIER,
    FREE_POST,
    FREE_STEP,
    GAIN_CUBE,
    GAIN_FAVOUR,
    GOODS,
    HALLS,
    LEARN,
    LINE_UP,
    NEED_ANY,
    OVER,
    PAIRS,
    PAY,
    PLACE_BONUS,
    PLACE_WALL,
    PLACE_WHITE,
    POST,
    PRAY,
    RANSOM,
    SCROLLS,
    SIDE,
    SITE,
    SLOT,
    TILE,
    WALLS,
)

# Things that can be bought, in the order of BUY_IDS: how many there are; cards by the queue.
_THINGS: Final = vec[i64]([0, HALLS, CITIES, SPACES, WALL_KINDS, CONTRACTS])


# Steps of a board action, and those that settle what something brought.
_ACTION: Final = [CARDS, COURTIERS, SCROLLS, POST, GOODS, PRAY, WALLS]
_BOONS: Final = [
    *[DEPLOY, PLACE_WHITE, PLACE_BONUS, TILE, LEARN, FREE_COURTIER, ANY_WALL],
    *[FREE_CARD, ANY_CARD, FREE_POST, FREE_STEP],
]
# Steps after which what is owed goes on; with what that may begin, and what may follow.
_OWING: Final = [PAY, COMMIT, *_ACTION, PLACE_WALL, *_BOONS, PAIRS]
_OWED_FIRST: Final = [SLOT, ACT, AFTER]
_OWED_LATER: Final = [COMMIT, *_ACTION, *_BOONS, GAIN_FAVOUR, GAIN_CUBE, PAIRS]
_IN_TURN: Final = [SLOT, SITE, ACT, AFTER, *_OWING, COURTIER_SLOT, COURTIER_SITE]


def check(state: MervState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    pieces.check_pieces(state, entry)
    pieces.check_city(state, entry)
    pieces.check_cards(state, entry)
    if state.step == OVER:
        return
    check_turn(state, entry)
    check_due(state, entry)
    check_decision(state, entry)
    if not has_choice(state):
        raise Refused("snapshot: nobody would have anything to decide.")


def check_turn(state: MervState, entry: Entry) -> None:
    """Whose turn it is fits the queue and the slots."""
    step = state.step
    places = SIDE if step == LINE_UP else masters(state)
    if state.turn >= places or (step in _IN_TURN and state.round > 3):
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
    """After its turn a master stands on a slot; at the end of the round, until it queues up."""
    for place in range(masters(state)):
        if state.step == LINE_UP:
            stands = place in state.slots
            if stands == (place in state.queue):
                raise entry.wrong("slots", f"master {place} is on a slot or in the queue")
        elif state.step in _IN_TURN:
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
    if (step in _OWING) != (len(state.due) > 0):
        raise entry.wrong("due", "what the step leads back to belongs here, and nothing else")
    for number, owed in enumerate(state.due):
        if owed not in (_OWED_FIRST if number == 0 else _OWED_LATER):
            raise entry.wrong("due", "the steps cannot follow each other")
    if needs_line(state) and state.line == NONE:
        raise entry.wrong("line", "the step asks for an active line")
    if needs_site(state) and state.site == NONE:
        raise entry.wrong("site", "the step asks for an activated site")


def needs_line(state: MervState) -> bool:
    """Every step of a turn after the choice of the slot, which a contract may interrupt."""
    if state.step not in _IN_TURN or state.step in (SLOT, COURTIER_SLOT):
        return False
    return len(state.due) == 0 or state.due[0] != SLOT


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
    if step == PLACE_WALL and not 0 <= state.thing < WALL_KINDS:
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
