"""Whether a table that was read could have come about, as far as playing on depends on it."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merkator.components import LEVEL, LEVELS, VALUES
from fondaco.games.merkator.flow import has_choice
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    AI,
    BID_TALER,
    BID_TIME,
    BLOCKED,
    CHECK,
    FORCE,
    INVEST,
    JOIN,
    LOSE,
    OPEN,
    OVER,
    PAY,
    REWARD,
    SOLITARY,
    SOLOPLAY,
    SPEND,
    STACK,
    SWAP,
    TRADE,
)


def check(state: MerkatorState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    check_alone(state, entry)
    if plays_with(state, SOLOPLAY):
        check_path(state, entry)
    check_step(state, entry)


def check_alone(state: MerkatorState, entry: Entry) -> None:
    """Whoever plays alone plays one of the two ways to do so; nobody else does."""
    ways = state.options[SOLITARY] + state.options[SOLOPLAY]
    if ways != (1 if state.seats == 1 else 0):
        raise entry.wrong("options", f"they do not fit {state.seats} seats")


def check_path(state: MerkatorState, entry: Entry) -> None:
    """What SoloPlay keeps in order is what lies there."""
    if sorted(state.row) != cards_at(state.buildings, OPEN):
        raise entry.wrong("row", "the open Buildings belong here")
    if sorted(state.earned) != cards_at(state.contracts, AI):
        raise entry.wrong("earned", "the AI's Contracts belong here")
    for level in range(LEVELS):
        if state.depth[level] > face_down(state, level):
            raise entry.wrong("depth", f"there are not so many cards of value {VALUES[level]}")


def cards_at(cards: vec[i64], lies: i64) -> list[int]:
    return [card for card, there in enumerate(cards) if there == lies]


def face_down(state: MerkatorState, level: i64) -> i64:
    return len([1 for card in cards_at(state.contracts, STACK) if LEVEL[card] == level])


def check_step(state: MerkatorState, entry: Entry) -> None:
    step = state.step
    if step == OVER:
        return
    if step not in (INVEST, SPEND, FORCE) and state.merkator == NONE:
        raise entry.wrong("merkator", "the step asks for a location")
    if step in (TRADE, PAY, REWARD, BLOCKED) and state.contract == NONE:
        raise entry.wrong("contract", "the step asks for a Contract at hand")
    if step in (CHECK, LOSE) and state.letter == NONE:
        raise entry.wrong("letter", "the step asks for a flipped counter")
    if step == SPEND and state.wanted == NONE:
        raise entry.wrong("wanted", "the step asks for a wanted card")
    if step in (BID_TALER, BID_TIME, SWAP) and (
        state.gained == NONE or len(state.bids) != 2 * state.seats
    ):
        raise entry.wrong("bids", "the step asks for a Contract gained and a bid of each seat")
    # Whom older rules have asked to join in vain can stay.
    if step != JOIN and not has_choice(state):
        raise Refused("snapshot: nobody would have anything to decide.")
