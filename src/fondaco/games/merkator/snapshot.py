"""The full state in plain words and numbers, and back: for tests and analysis."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    CONTRACT_IDS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LETTERS,
)
from fondaco.games.merkator.flow import is_asked
from fondaco.games.merkator.state import MerkatorState, empty_table
from fondaco.games.merkator.terms import (
    CHECK,
    COLUMN_IDS,
    DISCARD,
    ENDING_IDS,
    GOOD_IDS,
    GOODS,
    INVEST,
    LOSE,
    MAJORS,
    OPEN,
    OVER,
    PAY,
    PLACE_IDS,
    STACK,
    STEP_IDS,
    TRADE,
)

PILES = {"stack": STACK, "open": OPEN, "discard": DISCARD}
LETTER_IDS = [COLUMN_IDS[LETTER_COLUMN[n]] * int(LETTER_LOSS[n]) for n in range(LETTERS)]
MOST = 10_000  # of anything


def snapshot(state: MerkatorState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "active": state.active,
        "asked": state.asked,
        "step": STEP_IDS[state.step],
        "turns_left": _number_or_none(state.turns_left),
        "merkator": _id_or_none(state.merkator, PLACE_IDS),
        "cubes": _named(state.cubes, PLACE_IDS[:MAJORS]),
        "chart": list(state.chart),
        "shown": _id_or_none(state.shown, LETTER_IDS),
        "ending": _id_or_none(state.ending, ENDING_IDS),
        "contracts": _where(state.contracts, CONTRACT_IDS),
        "bonus_cards": _where(state.bonus_cards, BONUS_IDS),
        "buildings": _where(state.buildings, BUILDING_IDS),
        "goods": _rows(state.goods, state.seats, GOOD_IDS),
        "supply": _rows(state.supply, state.seats, PLACE_IDS[:MAJORS]),
        "time": list(state.time),
        "taler": list(state.taler),
        "fulfilled": [CONTRACT_IDS[card] for card in state.fulfilled],
        "checks": [_id_or_none(letter, LETTER_IDS) for letter in state.checks],
        "letter": _id_or_none(state.letter, LETTER_IDS),
        "lost": state.lost,
        "contract": _id_or_none(state.contract, CONTRACT_IDS),
        "brought": _named(state.brought, [*GOOD_IDS, "any"]),
        "paying": GOOD_IDS[state.paying] if state.paying < GOODS else None,
        "unpaid": state.unpaid,
    }


def restore(fields: Mapping[str, object]) -> MerkatorState:
    entry = Entry("snapshot", fields)
    seats = entry.number("seats", 2, 4)
    state = empty_table(seats, vec[i64](entry.numbers("chart", 0, MOST)))
    _read_turn(state, entry)
    _read_board(state, entry)
    _read_offices(state, entry)
    _read_decision(state, entry)
    _check(state, entry)
    return state


def _read_turn(state: MerkatorState, entry: Entry) -> None:
    state.active = entry.number("active", 0, int(state.seats) - 1)
    state.asked = entry.number("asked", 0, int(state.seats) - 1)
    state.step = entry.one_of("step", STEP_IDS)
    state.turns_left = _number(entry, "turns_left", int(state.seats))
    state.ending = _id(entry, "ending", ENDING_IDS)


def _read_board(state: MerkatorState, entry: Entry) -> None:
    state.merkator = _id(entry, "merkator", PLACE_IDS)
    state.cubes = _numbers(entry.table("cubes"), PLACE_IDS[:MAJORS])
    state.shown = _id(entry, "shown", LETTER_IDS)
    state.contracts = _piles(entry.table("contracts"), CONTRACT_IDS, state.seats)
    state.bonus_cards = _piles(entry.table("bonus_cards"), BONUS_IDS, state.seats)
    state.buildings = _piles(entry.table("buildings"), BUILDING_IDS, state.seats)


def _read_offices(state: MerkatorState, entry: Entry) -> None:
    state.goods = _table(entry, "goods", state.seats, GOOD_IDS)
    state.supply = _table(entry, "supply", state.seats, PLACE_IDS[:MAJORS])
    state.time = _by_seat(entry, "time", state.seats)
    state.taler = _by_seat(entry, "taler", state.seats)


def _read_decision(state: MerkatorState, entry: Entry) -> None:
    state.fulfilled = vec[i64](entry.texts("fulfilled", CONTRACT_IDS))
    state.checks = vec[i64]([_id(item, "checks", LETTER_IDS) for item in _each(entry, "checks")])
    state.letter = _id(entry, "letter", LETTER_IDS)
    state.lost = entry.number("lost", 0, 2)
    state.contract = _id(entry, "contract", CONTRACT_IDS)
    state.brought = _numbers(entry.table("brought"), [*GOOD_IDS, "any"])
    paying = _id(entry, "paying", GOOD_IDS)
    state.paying = paying if paying != NONE else GOODS
    state.unpaid = entry.number("unpaid", 0, MOST)


def _check(state: MerkatorState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    step = state.step
    if step == OVER:
        return
    if step != INVEST and state.merkator == NONE:
        raise entry.wrong("merkator", "the step asks for a location")
    if step in (TRADE, PAY) and state.contract == NONE:
        raise entry.wrong("contract", "the step asks for a Contract at hand")
    if step in (CHECK, LOSE) and state.letter == NONE:
        raise entry.wrong("letter", "the step asks for a flipped counter")
    if not is_asked(state):
        raise Refused("snapshot: nobody would have anything to decide.")


def _number_or_none(number: i64) -> int | None:
    return None if number == NONE else number


def _id_or_none(number: i64, ids: list[str]) -> str | None:
    return None if number == NONE else ids[number]


def _named(numbers: vec[i64], ids: list[str]) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    return {id: numbers[at] for at, id in enumerate(ids) if numbers[at] != 0}


def _rows(numbers: vec[i64], seats: i64, ids: list[str]) -> list[dict[str, int]]:
    width = len(ids)
    return [_named(numbers[row * width : (row + 1) * width], ids) for row in range(seats)]


def _where(cards: vec[i64], ids: list[str]) -> dict[str, object]:
    return {id: _pile_name(cards[card]) for card, id in enumerate(ids)}


def _pile_name(lies: i64) -> int | str:
    for name, pile in PILES.items():
        if lies == pile:
            return name
    return lies


def _number(entry: Entry, field: str, most: int) -> i64:
    return NONE if entry.value(field) is None else entry.number(field, 0, most)


def _id(entry: Entry, field: str, ids: list[str]) -> i64:
    return NONE if entry.value(field) is None else entry.one_of(field, ids)


def _each(entry: Entry, field: str) -> list[Entry]:
    return [Entry(entry.where, {field: item}) for item in entry.items(field)]


def _numbers(entry: Entry, ids: list[str]) -> vec[i64]:
    _check_names(entry, ids)
    return vec[i64]([entry.number(id, 0, MOST) if entry.has(id) else 0 for id in ids])


def _check_names(entry: Entry, ids: list[str]) -> None:
    for id in entry.fields:
        if id not in ids:
            raise entry.wrong(id, "nothing of that name belongs here")


def _table(entry: Entry, field: str, seats: i64, ids: list[str]) -> vec[i64]:
    rows = [_numbers(item.table(field), ids) for item in _each(entry, field)]
    if len(rows) != seats:
        raise entry.wrong(field, f"one table for each of {seats} seats belongs here")
    return vec[i64]([number for row in rows for number in row])


def _by_seat(entry: Entry, field: str, seats: i64) -> vec[i64]:
    numbers = entry.numbers(field, 0, MOST)
    if len(numbers) != seats:
        raise entry.wrong(field, f"one number for each of {seats} seats belongs here")
    return vec[i64](numbers)


def _piles(entry: Entry, ids: list[str], seats: i64) -> vec[i64]:
    """Where each card lies: a seat's number, or the name of a pile."""
    _check_names(entry, ids)
    return vec[i64]([_pile(entry, id, seats) for id in ids])


def _pile(entry: Entry, id: str, seats: i64) -> i64:
    if isinstance(entry.value(id), str):
        return list(PILES.values())[entry.one_of(id, list(PILES))]
    return entry.number(id, 0, int(seats) - 1)
