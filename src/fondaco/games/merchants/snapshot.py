"""The full state in plain words and numbers, and back: for tests and analysis."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.core.trail import LOST
from fondaco.core.trail import MOST as MOST_THEFTS
from fondaco.games.merchants.components import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CARDS_EACH,
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PLACE_IDS,
    ROUTES_EACH,
    TOKEN_IDS,
    TOKEN_TERRAIN,
)
from fondaco.games.merchants.flow import has_choice, legal
from fondaco.games.merchants.options import MOST_OFFERS
from fondaco.games.merchants.state import (
    MerchantsState,
    board_of,
    discard_row,
    empty_table,
    supply_of,
    trail_of,
)
from fondaco.games.merchants.terms import (
    ANSWER_IDS,
    ARROW,
    BOARD_IDS,
    COLOR_IDS,
    CONNECT,
    MOVER_IDS,
    NUMBER,
    OVER,
    PIECE_IDS,
    PIECES,
    PIECES_EACH,
    RESOURCE_IDS,
    RESOURCES,
    STEP_IDS,
    TAKE_TOKEN,
)

MOST = 10_000  # of anything
ROWS = ["fresh", "stack", "played"]  # of development cards, after those of the seats


def snapshot(state: MerchantsState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "board": BOARD_IDS[state.board],
        "offers_allowed": state.offers_allowed,
        "active": state.active,
        "asked": state.asked,
        "step": STEP_IDS[state.step],
        "first": state.first,
        "placed": state.placed,
        "rolled": state.rolled,
        "dice": state.dice,
        "robber": HEX_IDS[state.robber],
        "posts": _colored(state.posts, CITY_IDS),
        "commodities": _colored(state.commodities, CITY_IDS),
        "routes": [_opened(state, seat) for seat in range(state.seats)],
        "tokens": {
            HEX_IDS[hex]: TOKEN_IDS[token] for hex, token in enumerate(state.laid) if token != NONE
        },
        "merchants": _pieces(state.merchants, PLACE_IDS),
        "caravans": _pieces(state.caravans, PATH_IDS),
        "storage": list(state.storage),
        "freed": list(state.freed),
        "gold": list(state.gold),
        "hands": _rows(state.hands, RESOURCE_IDS),
        "cards": _rows(state.cards, CARD_IDS),
        "hand_under": _rows(state.hand_under, RESOURCE_IDS),
        "hand_over": _rows(state.hand_over, RESOURCE_IDS),
        "card_under": _rows(state.card_under, CARD_IDS),
        "card_over": _rows(state.card_over, CARD_IDS),
        "thefts": _thefts(state),
        "lows": _rows(state.lows, RESOURCE_IDS),
        "purchases": state.purchases,
        "offers": state.offers,
        "played": state.played,
        "mover": _id_or_none(state.mover, MOVER_IDS),
        "steps": state.steps,
        "fees": _rows(state.fees, COLOR_IDS),
        "free_routes": state.free_routes,
        "arrow": _id_or_none(state.arrow, PATH_IDS),
        "joining": _id_or_none(state.joining, PLACE_IDS),
        "source": _id_or_none(state.source, CITY_IDS),
        "founded": _id_or_none(state.founded, CITY_IDS),
        "chosen": _id_or_none(state.chosen, HEX_IDS),
        "owed": state.owed,
        "last": state.last,
        "offered": _rows(state.offered, PIECE_IDS),
        "answers": [ANSWER_IDS[answer] for answer in state.answers],
    }


def restore(fields: Mapping[str, object]) -> MerchantsState:
    entry = Entry("snapshot", fields)
    state = empty_table(
        entry.number("seats", 3, 4),
        entry.one_of("board", BOARD_IDS),
        entry.number("offers_allowed", 0, MOST_OFFERS),
    )
    _read_turn(state, entry)
    _read_board(state, entry)
    _read_players(state, entry)
    _read_knowledge(state, entry)
    _read_trail(state, entry)
    _read_actions(state, entry)
    _read_decision(state, entry)
    _check(state, entry)
    return state


def _read_turn(state: MerchantsState, entry: Entry) -> None:
    last = int(state.seats) - 1
    state.active = entry.number("active", 0, last)
    state.asked = entry.number("asked", 0, last)
    state.step = entry.one_of("step", STEP_IDS)
    state.first = entry.number("first", 0, last)
    state.placed = entry.number("placed", 0, 100)
    state.rolled = entry.value("rolled") is True
    state.dice = entry.number("dice", 0, 12)


def _read_board(state: MerchantsState, entry: Entry) -> None:
    state.robber = entry.one_of("robber", HEX_IDS)
    state.posts = _colors(entry.table("posts"), CITY_IDS)
    state.commodities = _colors(entry.table("commodities"), CITY_IDS)
    for seat, paths in enumerate(_each(entry, "routes", state.seats)):
        _read_routes(state, seat, paths.texts("routes", PATH_IDS), paths)
    tokens = entry.table("tokens")
    for id in tokens.fields:
        if id not in HEX_IDS:
            raise tokens.wrong(id, "no hex has this name")
        state.laid[HEX_IDS.index(id)] = tokens.one_of(id, TOKEN_IDS)
    state.merchants = _placed(entry, "merchants", PLACE_IDS, state.seats)
    state.caravans = _placed(entry, "caravans", PATH_IDS, state.seats)


def _read_routes(state: MerchantsState, seat: i64, paths: list[int], entry: Entry) -> None:
    if len(paths) > ROUTES_EACH:
        raise entry.wrong("routes", f"at most {ROUTES_EACH} belong here")
    for number, path in enumerate(paths):
        if state.routes[path] != NONE:
            raise entry.wrong("routes", f"{PATH_IDS[path]} is taken twice")
        state.routes[path] = seat
        state.opened[seat * ROUTES_EACH + number] = path


def _read_players(state: MerchantsState, entry: Entry) -> None:
    state.storage = _by_seat(entry, "storage", state.seats)
    state.freed = _by_seat(entry, "freed", state.seats)
    state.gold = _by_seat(entry, "gold", state.seats)
    state.hands = _table(entry, "hands", RESOURCE_IDS, state.seats)
    state.cards = _table(entry, "cards", CARD_IDS, state.seats + len(ROWS))


def _read_knowledge(state: MerchantsState, entry: Entry) -> None:
    hands, cards = (state.seats + 1) * state.seats, state.seats * (state.seats + 2)
    state.hand_under = _table(entry, "hand_under", RESOURCE_IDS, hands)
    state.hand_over = _table(entry, "hand_over", RESOURCE_IDS, hands)
    state.card_under = _table(entry, "card_under", CARD_IDS, cards)
    state.card_over = _table(entry, "card_over", CARD_IDS, cards)
    for under, held, field in (
        (state.hand_under, state.hands, "hand_under"),
        (state.card_under, state.cards, "card_under"),
    ):
        width = state.seats * RESOURCES if field == "hand_under" else (state.seats + 2) * CARDS
        for at in range(i64(len(under))):
            if under[at] > held[at % width]:
                raise entry.wrong(field, "nobody can think of less than nothing")


def _read_trail(state: MerchantsState, entry: Entry) -> None:
    if entry.value("thefts") is None:
        state.thefts = LOST[:]
        return
    last = int(state.seats) - 1
    thefts = [Entry("snapshot, thefts", {"theft": item}) for item in entry.items("thefts")]
    if len(thefts) > MOST_THEFTS:
        raise entry.wrong("thefts", f"at most {MOST_THEFTS} belong here")
    for theft in thefts:
        table = theft.table("theft")
        kind: i64 = table.one_of("resource", RESOURCE_IDS)
        for number in (table.number("from", 0, last), table.number("by", 0, last), int(kind)):
            state.thefts = append(state.thefts, number)
    lows = [Entry("snapshot", {"lows": item}) for item in entry.items("lows")]
    if len(lows) != len(thefts) * state.seats:
        raise entry.wrong("lows", f"{state.seats} for each theft belong here")
    for low in lows:
        for id in RESOURCE_IDS:
            row = low.table("lows")
            state.lows = append(state.lows, row.number(id, -MOST, MOST) if row.has(id) else 0)


def _read_actions(state: MerchantsState, entry: Entry) -> None:
    state.purchases = entry.number("purchases", 0, MOST)
    state.offers = entry.number("offers", 0, MOST_OFFERS)
    state.played = entry.value("played") is True
    state.mover = _id(entry, "mover", MOVER_IDS)
    state.steps = entry.number("steps", 0, 20)
    state.fees = _table(entry, "fees", COLOR_IDS, PIECES_EACH)
    state.free_routes = entry.number("free_routes", 0, 20)


def _read_decision(state: MerchantsState, entry: Entry) -> None:
    state.arrow = _id(entry, "arrow", PATH_IDS)
    state.joining = _id(entry, "joining", PLACE_IDS)
    state.source = _id(entry, "source", CITY_IDS)
    state.founded = _id(entry, "founded", CITY_IDS)
    state.chosen = _id(entry, "chosen", HEX_IDS)
    state.owed = entry.number("owed", 0, MOST)
    state.last = entry.number("last", -1, 2 * int(PIECES))
    state.offered = _table(entry, "offered", PIECE_IDS, state.seats * 2)
    answers = [item.one_of("answers", ANSWER_IDS) for item in _each(entry, "answers", state.seats)]
    state.answers = vec[i64](answers)


def _check(state: MerchantsState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    board = board_of(state)
    if board.terrain[state.robber] == NONE:
        raise entry.wrong("robber", "the hex is not on this board")
    _check_places(state, entry)
    _check_pieces(state, entry)
    _check_cards(state, entry)
    _check_step(state, entry)


def _check_places(state: MerchantsState, entry: Entry) -> None:
    board = board_of(state)
    for city, post in enumerate(state.posts):
        if post != NONE and city not in board.cities:
            raise entry.wrong("posts", f"{CITY_IDS[city]} is not on this board")
        if post == NONE and state.commodities[city] != NONE:
            raise entry.wrong("commodities", f"{CITY_IDS[city]} has no trading post")
    for path, owner in enumerate(state.routes):
        if owner != NONE and board.on_board[path] == 0:
            raise entry.wrong("routes", f"{PATH_IDS[path]} is not on this board")
    for hex, token in enumerate(state.laid):
        if token != NONE and (board.terrain[hex] != TOKEN_TERRAIN[token] or board.number[hex] > 0):
            raise entry.wrong("tokens", f"{TOKEN_IDS[token]} cannot lie on {HEX_IDS[hex]}")


def _check_pieces(state: MerchantsState, entry: Entry) -> None:
    for place in state.merchants:
        if place != NONE and len(board_of(state).paths_at[place]) == 0:
            raise entry.wrong("merchants", f"{PLACE_IDS[place]} is not on this board")
    for path in state.caravans:
        if path != NONE and state.routes[path] == NONE:
            raise entry.wrong("caravans", f"{PATH_IDS[path]} is no trade route")
    if 0 <= state.mover < 2 * PIECES_EACH:
        pieces = state.merchants if state.mover < PIECES_EACH else state.caravans
        if pieces[state.active * PIECES_EACH + state.mover % PIECES_EACH] == NONE:
            raise entry.wrong("mover", "it is not on the board")


def _check_cards(state: MerchantsState, entry: Entry) -> None:
    for resource in range(RESOURCES):
        if supply_of(state, resource) < 0:
            raise entry.wrong("hands", f"there are {CARDS_EACH} cards of {RESOURCE_IDS[resource]}")
    for card in range(CARDS):
        found: i64 = 0
        for row in range(discard_row(state) + 1):
            found += state.cards[row * CARDS + card]
        if found != CARD_COUNT[card]:
            raise entry.wrong("cards", f"there are {CARD_COUNT[card]} of {CARD_IDS[card]}")


def _check_step(state: MerchantsState, entry: Entry) -> None:
    needed = {int(CONNECT): "joining", int(ARROW): "arrow", int(NUMBER): "founded"}
    needed[int(TAKE_TOKEN)] = "chosen"
    field = needed.get(int(state.step))
    if field is not None and entry.value(field) is None:
        raise entry.wrong(field, "the step asks for it")
    if state.step != OVER and not (has_choice(state) and legal(state)):
        raise Refused("snapshot: nobody would have anything to decide.")


# Plain values.


def _id_or_none(number: i64, ids: list[str]) -> str | None:
    return None if number == NONE else ids[number]


def _colored(numbers: vec[i64], ids: list[str]) -> dict[str, str]:
    return {ids[at]: COLOR_IDS[color] for at, color in enumerate(numbers) if color != NONE}


def _opened(state: MerchantsState, seat: i64) -> list[str]:
    paths = state.opened[seat * ROUTES_EACH : (seat + 1) * ROUTES_EACH]
    return [PATH_IDS[path] for path in paths if path != NONE]


def _pieces(places: vec[i64], ids: list[str]) -> list[str | None]:
    return [_id_or_none(place, ids) for place in places]


def _rows(numbers: vec[i64], ids: list[str]) -> list[dict[str, int]]:
    """The numbers that are not 0, row by row, by name."""
    width = len(ids)
    rows = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    return [{ids[at]: n for at, n in enumerate(row) if n != 0} for row in rows]


def _thefts(state: MerchantsState) -> list[dict[str, object]] | None:
    """Each theft with its kind; nothing if there were too many."""
    trail = trail_of(state)
    if trail.is_lost():
        return None
    log = [list(state.thefts[at : at + 3]) for at in range(0, len(state.thefts), 3)]
    return [{"from": row[0], "by": row[1], "resource": RESOURCE_IDS[row[2]]} for row in log]


def _id(entry: Entry, field: str, ids: list[str]) -> i64:
    return NONE if entry.value(field) is None else entry.one_of(field, ids)


def _each(entry: Entry, field: str, count: i64) -> list[Entry]:
    items = [Entry(entry.where, {field: item}) for item in entry.items(field)]
    if len(items) != count:
        raise entry.wrong(field, f"a list of {count} belongs here")
    return items


def _placed(entry: Entry, field: str, ids: list[str], seats: i64) -> vec[i64]:
    return vec[i64]([_id(item, field, ids) for item in _each(entry, field, seats * PIECES_EACH)])


def _colors(entry: Entry, ids: list[str]) -> vec[i64]:
    for id in entry.fields:
        if id not in ids:
            raise entry.wrong(id, "nothing of that name belongs here")
    return vec[i64]([entry.one_of(id, COLOR_IDS) if entry.has(id) else NONE for id in ids])


def _table(entry: Entry, field: str, ids: list[str], rows: i64) -> vec[i64]:
    found = zeros(rows * len(ids))
    for row, item in enumerate(_each(entry, field, rows)):
        table = item.table(field)
        for id in table.fields:
            if id not in ids:
                raise table.wrong(id, "nothing of that name belongs here")
            found[row * len(ids) + ids.index(id)] = table.number(id, 0, MOST)
    return found


def _by_seat(entry: Entry, field: str, seats: i64) -> vec[i64]:
    return vec[i64]([item.number(field, 0, MOST) for item in _each(entry, field, seats)])
