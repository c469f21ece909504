"""Whether the pieces of a table that was read are where they can be, and none is lost."""

from fondaco.core.bags import NONE, count
from fondaco.core.fields import Entry
from fondaco.games.merv.cards import in_deck
from fondaco.games.merv.city import SLOT_IS_GATE, WALL_SLOTS
from fondaco.games.merv.components import CAMELS, HALL_SPACES, POSTS, WALL_IS_GATE, WALL_KINDS
from fondaco.games.merv.effects import (
    bonus_upgrades_left,
    buildings_left,
    servants_left,
    walls_left,
    white_upgrades_left,
)
from fondaco.games.merv.holdings import posts_of
from fondaco.games.merv.places import courtiers_in
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import COLORS, FACE_UP, HALLS, IN_CARAVANSARY, SPICES


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
    if any(walls_left(state, wall) < 0 for wall in range(WALL_KINDS)):
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
