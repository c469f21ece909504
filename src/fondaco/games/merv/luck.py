"""What the draws of Merv are about, for a chance that listens; their words: luck.toml.

Each function asks only where somebody listens, right before the pick; search pays nothing for it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance, announce
from fondaco.core.question import Outcome, Question, one_pick, times
from fondaco.games.merv.components import SITE_ACTION, SITE_COLOR, SITES, TILE_ACTION
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTION_IDS,
    ACTIONS,
    BREAKTHROUGH_IDS,
    COLOR_IDS,
    EXCHANGE,
    FIRST_DECK,
    MARKET_SIDE_IDS,
    PALACE,
    PER_TIER,
    SIDE,
    SPICE_IDS,
    Cell,
)

# The set-up.


def in_queue(chance: Chance, placed: vec[i64], place: i64) -> None:
    """The next master of the queue: one of those that are not placed yet."""
    if chance.listens:
        names = [f"{{seat_{seat}}}" for seat in range(len(placed)) if placed[seat] == 0]
        fields: dict[str, object] = {"place": int(place) + 1}
        announce(chance, Question("queue", "in_queue", fields, one_pick(names)))


def market_side(chance: Chance) -> None:
    if chance.listens:
        outcomes = one_pick([id.upper() for id in MARKET_SIDE_IDS])
        announce(chance, Question("camel market", "market_side", {}, outcomes))


def site(chance: Chance, laid: vec[i64], cell: Cell) -> None:
    """The site tile of a cell: one of those that are not laid yet."""
    if chance.listens:
        names = [_site_cell(tile) for tile in range(SITES) if laid[tile] == 0]
        fields: dict[str, object] = {"row": int(cell // SIDE) + 1, "column": int(cell % SIDE) + 1}
        announce(chance, Question("sites", "site", fields, one_pick(names)))


def _site_cell(tile: i64) -> str:
    return f"{{{ACTION_IDS[SITE_ACTION[tile]]}}}, {{{COLOR_IDS[SITE_COLOR[tile]]}}}"


# The game.


def caravan_card(chance: Chance, left: vec[i64]) -> None:
    """The next caravan card of the deck, in which so many of each spice are left."""
    if chance.listens:
        names = times([f"{{{id}}}" for id in SPICE_IDS], [int(number) for number in left])
        announce(chance, Question("caravan cards", "caravan_card", {}, one_pick(names)))


# The corrupt magistrate.


def breakthrough(chance: Chance, state: MervState) -> None:
    """His second breakthrough: any that is left."""
    if chance.listens:
        tier = range(EXCHANGE, EXCHANGE + PER_TIER)
        left = [f"{{{BREAKTHROUGH_IDS[one]}}}" for one in tier if state.breakthroughs[one] == NONE]
        announce(chance, Question("second breakthrough", "breakthrough", {}, one_pick(left)))


def scoring_tile(chance: Chance, best: list[i64]) -> None:
    """The scoring tile that he claims: any of those that are worth as much to him."""
    if chance.listens:
        outcomes = one_pick([f"{{{ACTION_IDS[TILE_ACTION[tile]]}}}" for tile in best])
        announce(chance, Question("scoring tiles", "scoring_tile", {}, outcomes))


def _solo_cell(card: i64) -> str:
    return f"{{{ACTION_IDS[card]}}}"


def _ask_solo_card(chance: Chance, outcomes: list[Outcome]) -> None:
    announce(chance, Question("solo deck", "solo_card", {}, outcomes))


def solo_card(chance: Chance, state: MervState, lying: i64) -> None:
    """The next card of his deck: one of those that lie on top, as they were shuffled."""
    if chance.listens:
        names = [_solo_cell(card) for card in range(ACTIONS) if state.solo[card] == lying]
        _ask_solo_card(chance, one_pick(names))


def early_card(chance: Chance, state: MervState, places: i64) -> None:
    """One of his first cards. The palace is the next one in one of so many cases (0: in none):
    for the same draw, it is picked first whether it is that, and then which other one it is."""
    if chance.listens and places != 1:
        lying = [i64(card) for card in range(ACTIONS) if state.solo[card] == FIRST_DECK]
        names = [_solo_cell(card) for card in lying if card != PALACE]
        others = one_pick(names)
        if places > 0:
            others = [_behind_palace(other, int(places), len(names)) for other in others]
            others.append(Outcome(_solo_cell(PALACE), len(names), [[0]]))
        _ask_solo_card(chance, others)


def _behind_palace(other: Outcome, places: int, cards: int) -> Outcome:
    """A card that comes where the palace lies further down; a pick from one is none."""
    second = other.ways[0] if cards > 1 else []
    return Outcome(other.name, places - 1, [[first] + second for first in range(1, places)])
