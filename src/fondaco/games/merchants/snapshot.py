"""The full state in plain words and numbers, and back: for tests and analysis."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core import plain
from fondaco.core.bags import NONE, changed, filled
from fondaco.core.fields import MOST, Entry, each, read_lying
from fondaco.core.game import State
from fondaco.core.plain import Field, Flag, Id, Ids, Lying, Number, Numbers, Rows
from fondaco.core.trail import LOST
from fondaco.core.trail import MOST as MOST_THEFTS
from fondaco.games.merchants.components import (
    CARD_IDS,
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    ROUTES_EACH,
    TOKEN_IDS,
)
from fondaco.games.merchants.options import MOST_OFFERS
from fondaco.games.merchants.state import MerchantsState, trail_of
from fondaco.games.merchants.terms import (
    ANSWER_IDS,
    BOARD_IDS,
    COLOR_IDS,
    MOVER_IDS,
    PIECE_IDS,
    PIECES,
    PIECES_EACH,
    RESOURCE_IDS,
    STEP_IDS,
)
from fondaco.games.merchants.validate import check


def _seats(state: MerchantsState) -> int:
    return state.seats


def _last_seat(state: MerchantsState) -> int:
    return state.seats - 1


def _pieces(state: MerchantsState) -> int:
    return state.seats * PIECES_EACH


def _offers(state: MerchantsState) -> int:
    """What each seat would give, and what it asks for."""
    return state.seats * 2


def _card_rows(state: MerchantsState) -> int:
    """The development cards of each seat, then the fresh ones, the stack, those played."""
    return state.seats + 3


def _hand_guesses(state: MerchantsState) -> int:
    """What each seat and an onlooker may think of each hand."""
    return (state.seats + 1) * state.seats


def _card_guesses(state: MerchantsState) -> int:
    """What each seat may think of each hand of cards, the fresh ones and the stack."""
    return state.seats * (state.seats + 2)


def _lows(state: MerchantsState) -> int:
    """A row for each seat and theft."""
    return len(state.thefts) // 3 * state.seats


class Routes(Field):
    """The trade routes of each seat, in the order of building."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MerchantsState)
        return [_opened(state, seat) for seat in range(state.seats)]

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MerchantsState)
        state.routes = filled(PATHS, NONE)
        state.opened = filled(state.seats * ROUTES_EACH, NONE)
        seats = each(entry, self.name)
        plain.check_count(entry, self.name, len(seats), _seats, state)
        for seat, paths in enumerate(seats):
            _read_routes(state, seat, paths.texts(self.name, PATH_IDS), paths)


def _opened(state: MerchantsState, seat: i64) -> list[str]:
    paths = state.opened[seat * ROUTES_EACH : (seat + 1) * ROUTES_EACH]
    return [PATH_IDS[path] for path in paths if path != NONE]


def _read_routes(state: MerchantsState, seat: i64, paths: list[int], entry: Entry) -> None:
    if len(paths) > ROUTES_EACH:
        raise entry.wrong("routes", f"at most {ROUTES_EACH} belong here")
    for number, path in enumerate(paths):
        if state.routes[path] != NONE:
            raise entry.wrong("routes", f"{PATH_IDS[path]} is taken twice")
        state.routes = changed(state.routes, path, seat)
        state.opened = changed(state.opened, seat * ROUTES_EACH + number, path)


class Tokens(Lying):
    """The number tokens that are laid on hexes."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MerchantsState)
        return self.shown(state.laid)

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MerchantsState)
        state.laid = read_lying(entry.table(self.name), self.places, self.things)


class Thefts(Field):
    """The resource cards that moved unseen, each with its kind; nothing if there were too many."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MerchantsState)
        if trail_of(state).is_lost():
            return None
        log = [list(state.thefts[at : at + 3]) for at in range(0, len(state.thefts), 3)]
        return [{"from": row[0], "by": row[1], "resource": RESOURCE_IDS[row[2]]} for row in log]

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MerchantsState)
        if entry.value(self.name) is None:
            state.thefts = LOST[:]
            return
        thefts = [Entry("snapshot, thefts", {"theft": item}) for item in entry.items(self.name)]
        if len(thefts) > MOST_THEFTS:
            raise entry.wrong(self.name, f"at most {MOST_THEFTS} belong here")
        for theft in thefts:
            _read_theft(state, theft.table("theft"))


def _read_theft(state: MerchantsState, theft: Entry) -> None:
    last = int(state.seats) - 1
    kind = theft.one_of("resource", RESOURCE_IDS)
    for number in (theft.number("from", 0, last), theft.number("by", 0, last), kind):
        state.thefts = append(state.thefts, number)


class Lows(Rows):
    """How low each hand has been since each theft; unknown where the thefts are."""

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MerchantsState)
        if trail_of(state).is_lost():
            state.lows = vec[i64]()
        else:
            super().read(state, entry)


FIELDS: Final[list[Field]] = [
    Number("seats", 4, least=3),
    Id("board", BOARD_IDS),
    Number("offers_allowed", MOST_OFFERS),
    Number("active", _last_seat),
    Number("asked", _last_seat),
    Id("step", STEP_IDS),
    Number("first", _last_seat),
    Number("placed", 100),
    Flag("rolled"),
    Number("dice", 12),
    Id("robber", HEX_IDS),
    Lying("posts", CITY_IDS, COLOR_IDS),
    Lying("commodities", CITY_IDS, COLOR_IDS),
    Routes("routes"),
    Tokens("tokens", HEX_IDS, TOKEN_IDS),
    Ids("merchants", PLACE_IDS, _pieces, may_repeat=True, may_miss=True),
    Ids("caravans", PATH_IDS, _pieces, may_repeat=True, may_miss=True),
    Numbers("storage", _seats),
    Numbers("freed", _seats),
    Numbers("gold", _seats),
    Rows("hands", RESOURCE_IDS, _seats),
    Rows("cards", CARD_IDS, _card_rows),
    Rows("hand_under", RESOURCE_IDS, _hand_guesses),
    Rows("hand_over", RESOURCE_IDS, _hand_guesses),
    Rows("card_under", CARD_IDS, _card_guesses),
    Rows("card_over", CARD_IDS, _card_guesses),
    Thefts("thefts"),
    Lows("lows", RESOURCE_IDS, _lows, least=-MOST),
    Number("purchases"),
    Number("offers", MOST_OFFERS),
    Flag("played"),
    Id("mover", MOVER_IDS, may_miss=True),
    Number("steps", 20),
    Rows("fees", COLOR_IDS, int(PIECES_EACH)),
    Number("free_routes", 20),
    Id("arrow", PATH_IDS, may_miss=True),
    Id("joining", PLACE_IDS, may_miss=True),
    Id("source", CITY_IDS, may_miss=True),
    Id("founded", CITY_IDS, may_miss=True),
    Id("chosen", HEX_IDS, may_miss=True),
    Number("owed"),
    Number("last", 2 * int(PIECES), least=NONE),
    Rows("offered", PIECE_IDS, _offers),
    Ids("answers", ANSWER_IDS, _seats, may_repeat=True),
]


def snapshot(state: MerchantsState) -> dict[str, object]:
    return plain.snapshot(state, FIELDS)


def restore(fields: Mapping[str, object]) -> MerchantsState:
    entry = Entry("snapshot", fields)
    state = MerchantsState()
    plain.restore(state, FIELDS, entry)
    check(state, entry)
    return state
