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
    CONTRACTS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LETTERS,
    LEVEL,
    LEVELS,
    VALUES,
)
from fondaco.games.merkator.flow import has_choice
from fondaco.games.merkator.state import MerkatorState, empty_table, owners, plays_with
from fondaco.games.merkator.terms import (
    AI,
    BID_TALER,
    BID_TIME,
    BLOCKED,
    CHECK,
    COLUMN_IDS,
    DISCARD,
    ENDING_IDS,
    FORCE,
    GOOD_IDS,
    GOODS,
    HAND,
    INVEST,
    LOSE,
    MAJORS,
    OPEN,
    OPTION_IDS,
    OUT,
    OVER,
    PAY,
    PILED,
    PLACE_IDS,
    REWARD,
    SOLO,
    SOLOPLAY,
    SPEND,
    STACK,
    STEP_IDS,
    SWAP,
    TRADE,
    UNDER,
)

PILES = {"stack": STACK, "open": OPEN, "discard": DISCARD, "solo": SOLO, "out": OUT}
PILES |= {f"hand {seat}": HAND + seat for seat in range(4)}
PILES |= {f"under {depth}": UNDER - depth for depth in range(40)}
PILES |= {f"pile {height}": PILED - height for height in range(40)}
WANTED_IDS = BONUS_IDS + BUILDING_IDS
PILE_NAMES = {int(pile): name for name, pile in PILES.items()}
LETTER_IDS = [COLUMN_IDS[LETTER_COLUMN[n]] * int(LETTER_LOSS[n]) for n in range(LETTERS)]
MOST = 10_000  # of anything


def snapshot(state: MerkatorState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": [id for number, id in enumerate(OPTION_IDS) if state.options[number] == 1],
        "active": state.active,
        "asked": state.asked,
        "step": STEP_IDS[state.step],
        "turns_left": _number_or_none(state.turns_left),
        "merkator": _id_or_none(state.merkator, PLACE_IDS),
        "cubes": _named(state.cubes, PLACE_IDS[:MAJORS]),
        "chart": list(state.chart),
        "refill": list(state.refill),
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
        "paying": state.paying,
        "unpaid": state.unpaid,
        "wanted": _id_or_none(state.wanted, WANTED_IDS),
        "held": state.held,
        "bids": list(state.bids),
        "taker": state.taker,
        "gained": _id_or_none(state.gained, CONTRACT_IDS),
        "row": [BUILDING_IDS[card] for card in state.row],
        "depth": {str(VALUES[at]): number for at, number in enumerate(state.depth)},
        "earned": [CONTRACT_IDS[card] for card in state.earned],
        "tile": _number_or_none(VALUES[state.tile] if state.tile != NONE else NONE),
        "rising": state.rising,
    }


def restore(fields: Mapping[str, object]) -> MerkatorState:
    entry = Entry("snapshot", fields)
    seats = entry.number("seats", 1, 4)
    chosen = entry.texts("options", OPTION_IDS)
    options = vec[i64]([int(number in chosen) for number in range(len(OPTION_IDS))])
    state = empty_table(seats, options, vec[i64](entry.numbers("chart", 0, MOST)))
    state.refill = vec[i64](entry.numbers("refill", 0, MOST))
    _read_turn(state, entry)
    _read_board(state, entry)
    _read_offices(state, entry)
    _read_decision(state, entry)
    if plays_with(state, SOLOPLAY):
        _read_path(state, entry)
    _check(state, entry)
    return state


def _read_turn(state: MerkatorState, entry: Entry) -> None:
    state.active = entry.number("active", 0, int(owners(state)) - 1)
    state.asked = entry.number("asked", 0, int(state.seats) - 1)
    state.step = entry.one_of("step", STEP_IDS)
    state.turns_left = _number(entry, "turns_left", int(state.seats))
    state.ending = _id(entry, "ending", ENDING_IDS)


def _read_board(state: MerkatorState, entry: Entry) -> None:
    state.merkator = _id(entry, "merkator", PLACE_IDS)
    state.cubes = _numbers(entry.table("cubes"), PLACE_IDS[:MAJORS])
    state.shown = _id(entry, "shown", LETTER_IDS)
    state.contracts = _piles(entry.table("contracts"), CONTRACT_IDS, owners(state))
    state.bonus_cards = _piles(entry.table("bonus_cards"), BONUS_IDS, owners(state))
    state.buildings = _piles(entry.table("buildings"), BUILDING_IDS, owners(state))


def _read_offices(state: MerkatorState, entry: Entry) -> None:
    state.goods = _table(entry, "goods", state.seats, GOOD_IDS)
    state.supply = _table(entry, "supply", state.seats, PLACE_IDS[:MAJORS])
    state.time = _by_seat(entry, "time", owners(state))
    state.taler = _by_seat(entry, "taler", owners(state))


def _read_decision(state: MerkatorState, entry: Entry) -> None:
    state.fulfilled = vec[i64](entry.texts("fulfilled", CONTRACT_IDS))
    state.checks = vec[i64]([_id(item, "checks", LETTER_IDS) for item in _each(entry, "checks")])
    state.letter = _id(entry, "letter", LETTER_IDS)
    state.lost = entry.number("lost", 0, 3)
    state.contract = _id(entry, "contract", CONTRACT_IDS)
    state.brought = _numbers(entry.table("brought"), [*GOOD_IDS, "any"])
    state.paying = entry.number("paying", 0, int(GOODS if state.step == PAY else CONTRACTS))
    state.unpaid = entry.number("unpaid", 0, MOST)
    state.wanted = _id(entry, "wanted", WANTED_IDS)
    state.held = entry.value("held") is True
    state.bids = vec[i64](entry.numbers("bids", 0, MOST))
    state.taker = entry.number("taker", 0, int(state.seats) - 1)
    state.gained = _id(entry, "gained", CONTRACT_IDS)


def _read_path(state: MerkatorState, entry: Entry) -> None:
    """What SoloPlay adds; the AI's Contracts and the open Buildings in their order."""
    state.row = vec[i64](entry.texts("row", BUILDING_IDS))
    state.earned = vec[i64](entry.texts("earned", CONTRACT_IDS))
    state.depth = _numbers(entry.table("depth"), [str(value) for value in VALUES])
    tile = _number(entry, "tile", MOST)
    state.tile = NONE if tile == NONE else _level(entry, tile)
    state.rising = entry.value("rising") is True
    if sorted(state.row) != _cards_at(state.buildings, OPEN):
        raise entry.wrong("row", "the open Buildings belong here")
    if sorted(state.earned) != _cards_at(state.contracts, AI):
        raise entry.wrong("earned", "the AI's Contracts belong here")
    for level in range(LEVELS):
        if state.depth[level] > _face_down(state, level):
            raise entry.wrong("depth", f"there are not so many cards of value {VALUES[level]}")


def _level(entry: Entry, value: i64) -> i64:
    if int(value) not in VALUES:
        raise entry.wrong("tile", f"there is no stack of value {value}")
    return VALUES.index(int(value))


def _cards_at(cards: vec[i64], lies: i64) -> list[int]:
    return [card for card, there in enumerate(cards) if there == lies]


def _face_down(state: MerkatorState, level: i64) -> i64:
    return len([1 for card in _cards_at(state.contracts, STACK) if LEVEL[card] == level])


def _check(state: MerkatorState, entry: Entry) -> None:
    """Refuse what could not be played on."""
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
    if not has_choice(state):
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
    return lies if 0 <= lies < HAND else PILE_NAMES[int(lies)]


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
