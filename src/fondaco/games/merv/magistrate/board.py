"""His visits to the caravansary and the palace."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.games.merv.cards import restock, set_points, take_card
from fondaco.games.merv.clauses import SOLDIER_SERVANTS, SOLO_CARD, SOLO_CARD_GONE, SOLO_PALACE
from fondaco.games.merv.effects import servants_left
from fondaco.games.merv.magistrate import deck
from fondaco.games.merv.magistrate.reasons import Ranking, explain, tell
from fondaco.games.merv.places import hall_points, has_room, place_courtier
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CARAVANSARY, HALLS, MAGISTRATE
from fondaco.games.merv.told import Told, mark

YOU: Final[i64] = 0
MANY_ACTIONS: Final[i64] = 4  # palace actions that place two courtiers

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
        deck.remove(state, CARAVANSARY, SOLO_CARD_GONE, "no caravan card is left", told)


def take_best_card(state: MervState, told: Told) -> None:
    since = mark(told)
    choice = best_card(state)
    # rule solo.no_pairs
    take_card(state, MAGISTRATE, choice.best(), told)
    explain(told, since, SOLO_CARD, choice.why())


def best_card(state: MervState) -> Ranking:
    # rule solo.card
    found = Ranking(["most points for his sets", "nearest to the front"])
    for at in range(len(state.display)):
        found.add(at, [set_points(state, MAGISTRATE, state.display[at]), -i64(at)])
    return found


# Palace.


def place_courtiers(state: MervState, times: i64, chance: Chance, told: Told) -> None:
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


def best_hall(state: MervState) -> Ranking:
    # rule solo.palace
    found = Ranking(["most points for him", "most points for you", "leftmost"])
    for hall in range(HALLS):
        if has_room(state, hall):
            his = hall_points(state, MAGISTRATE, hall)
            found.add(hall, [his, hall_points(state, YOU, hall), -hall])
    return found
