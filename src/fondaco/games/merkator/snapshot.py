"""The full state in plain words and numbers, and back: for tests and analysis."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core import plain
from fondaco.core.bags import NONE
from fondaco.core.fields import Entry, check_names
from fondaco.core.game import State
from fondaco.core.plain import Counts, Field, Flag, Id, Ids, Number, Numbers, Rows
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    CONTRACT_IDS,
    CONTRACTS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LETTERS,
    VALUES,
)
from fondaco.games.merkator.state import MerkatorState, owners, plays_with
from fondaco.games.merkator.terms import (
    COLUMN_IDS,
    DISCARD,
    ENDING_IDS,
    GOOD_IDS,
    GOODS,
    HAND,
    MAJORS,
    OPEN,
    OPTION_IDS,
    OUT,
    PAY,
    PILED,
    PLACE_IDS,
    SOLO,
    SOLOPLAY,
    STACK,
    STEP_IDS,
    UNDER,
)
from fondaco.games.merkator.validate import check

PILES: Final = {"stack": STACK, "open": OPEN, "discard": DISCARD, "solo": SOLO, "out": OUT}
PILES.update({f"hand {seat}": HAND + seat for seat in range(4)})
PILES.update({f"under {depth}": UNDER - depth for depth in range(40)})
PILES.update({f"pile {height}": PILED - height for height in range(40)})
PILE_NAMES: Final = {int(pile): name for name, pile in PILES.items()}
COLORS: Final = PLACE_IDS[:MAJORS]
PLENTY: Final = 999  # more than any game brings of goods, cubes, counters or Taler
WANTED_IDS: Final = BONUS_IDS + BUILDING_IDS
LETTER_IDS: Final = [COLUMN_IDS[LETTER_COLUMN[n]] * int(LETTER_LOSS[n]) for n in range(LETTERS)]


def _seats(state: MerkatorState) -> int:
    return state.seats


def _last_seat(state: MerkatorState) -> int:
    return state.seats - 1


def _owners(state: MerkatorState) -> int:
    return owners(state)


def _last_owner(state: MerkatorState) -> int:
    return owners(state) - 1


def _most_paying(state: MerkatorState) -> int:
    """In PAY a good is paid; Contracts are spent in their order otherwise."""
    return GOODS if state.step == PAY else CONTRACTS


class Options(Field):
    """The ways to play that were chosen, by their ids."""

    def shown(self, value: Any) -> object:
        return [id for number, id in enumerate(OPTION_IDS) if value[number] == 1]

    def value(self, state: State, entry: Entry) -> object:
        chosen = entry.texts(self.name, OPTION_IDS)
        return vec[i64]([int(number in chosen) for number in range(len(OPTION_IDS))])


class Piles(Field):
    """Where each card lies: an owner's number, or the name of a pile."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name)
        self.ids = ids

    def shown(self, value: Any) -> object:
        return {id: _pile_name(value[card]) for card, id in enumerate(self.ids)}

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MerkatorState)
        table = entry.table(self.name)
        check_names(table, self.ids)
        lies = vec[i64]([_pile(table, id, _last_owner(state)) for id in self.ids])
        setattr(state, self.name, lies)


def _pile_name(lies: i64) -> int | str:
    return lies if 0 <= lies < HAND else PILE_NAMES[int(lies)]


def _pile(entry: Entry, id: str, last: int) -> i64:
    if isinstance(entry.value(id), str):
        return list(PILES.values())[entry.one_of(id, list(PILES))]
    return entry.number(id, 0, last)


class Tile(Field):
    """The level of SoloPlay's stack under the Contract Travel Tile, by the value of its cards."""

    def shown(self, value: Any) -> object:
        return None if value == NONE else VALUES[value]

    def value(self, state: State, entry: Entry) -> object:
        if entry.value(self.name) is None:
            return NONE
        value = entry.number(self.name, 0, max(VALUES))
        if value not in VALUES:
            raise entry.wrong(self.name, f"there is no stack of value {value}")
        return VALUES.index(value)


class Depth(Counts):
    """How many cards lie face down in each of SoloPlay's stacks, by value; without him, nothing."""

    def shown(self, value: Any) -> object:
        return {self.ids[level]: number for level, number in enumerate(value)}


FIELDS: Final[list[Field]] = [
    Number("seats", 4, least=1),
    Options("options"),
    Number("active", _last_owner),
    Number("asked", _last_seat),
    Id("step", STEP_IDS),
    Number("turns_left", _seats, may_miss=True),
    Id("merkator", PLACE_IDS, may_miss=True),
    Counts("cubes", COLORS, PLENTY),
    Numbers("chart", most=PLENTY),
    Numbers("refill", most=PLENTY),
    Id("shown", LETTER_IDS, may_miss=True),
    Id("ending", ENDING_IDS, may_miss=True),
    Piles("contracts", CONTRACT_IDS),
    Piles("bonus_cards", BONUS_IDS),
    Piles("buildings", BUILDING_IDS),
    Rows("goods", GOOD_IDS, _seats, PLENTY),
    Rows("supply", COLORS, _seats, PLENTY),
    Numbers("time", _owners, PLENTY),
    Numbers("taler", _owners, PLENTY),
    Ids("fulfilled", CONTRACT_IDS),
    Ids("checks", LETTER_IDS, may_repeat=True, may_miss=True),
    Id("letter", LETTER_IDS, may_miss=True),
    Number("lost", 3),
    Id("contract", CONTRACT_IDS, may_miss=True),
    Counts("brought", [*GOOD_IDS, "any"]),
    Number("paying", _most_paying),
    Number("unpaid"),
    Id("wanted", WANTED_IDS, may_miss=True),
    Flag("held"),
    Numbers("bids", most=PLENTY),
    Number("taker", _last_seat),
    Id("gained", CONTRACT_IDS, may_miss=True),
]
# What SoloPlay adds: the open Buildings and the AI's Contracts in their order, and his path.
SOLOPLAY_FIELDS: Final[list[Field]] = [
    Ids("row", BUILDING_IDS),
    Depth("depth", [str(value) for value in VALUES]),
    Ids("earned", CONTRACT_IDS),
    Tile("tile"),
    Flag("rising"),
]


def snapshot(state: MerkatorState) -> dict[str, object]:
    return plain.snapshot(state, FIELDS + SOLOPLAY_FIELDS)


def restore(fields: Mapping[str, object]) -> MerkatorState:
    entry = Entry("snapshot", fields)
    state = MerkatorState()
    plain.restore(state, FIELDS, entry)
    if plays_with(state, SOLOPLAY):
        plain.restore(state, SOLOPLAY_FIELDS, entry)
    check(state, entry)
    return state
