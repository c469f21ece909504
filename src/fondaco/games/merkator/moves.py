"""The catalogue: every move of Merkator, made once, with its index and its text."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    CONTRACT_IDS,
    MOST_FREE,
    TRADE_GOODS,
    TRADE_TIME,
)
from fondaco.games.merkator.terms import (
    GOOD_IDS,
    GOODS,
    PLACE_IDS,
    TIME,
    Card,
    Color,
    Good,
    Place,
)

# Kinds of move, step by step.
SELL: Final[i64] = 0
BUY_BONUS: Final[i64] = 1
BUY_BUILDING: Final[i64] = 2
TRAVEL: Final[i64] = 3
TAKE_GOODS: Final[i64] = 4  # so many of the first good of a color, the rest of the second
TAKE_SECOND: Final[i64] = 5  # one cube, as the second good of its color
ACCEPT: Final[i64] = 6
FLIP_NEXT: Final[i64] = 7
LOSE_GOOD: Final[i64] = 8
USE_SUPPLY: Final[i64] = 9
FULFILL_CONTRACT: Final[i64] = 10
PAY_GOODS: Final[i64] = 11
DONE: Final[i64] = 12
TRADE_TOWARD: Final[i64] = 13
TRADE_FOR: Final[i64] = 14
JOIN_TRAVEL: Final[i64] = 15
STAY: Final[i64] = 16
# With rules that a table may add.
SPEND_CONTRACT: Final[i64] = 17
GIVE_UP: Final[i64] = 18
HOLD_CONTRACT: Final[i64] = 19
HOLD_BONUS: Final[i64] = 20
HOLD_BUILDING: Final[i64] = 21
GAIN_TOP: Final[i64] = 22
GAIN_HAND: Final[i64] = 23
OFFER_TALER: Final[i64] = 24
OFFER_TIME: Final[i64] = 25
KEEP: Final[i64] = 26
SWAP_CONTRACT: Final[i64] = 27
# Against SoloPlay's AI.
GAIN_SAME: Final[i64] = 28
GAIN_PEACE: Final[i64] = 29
GAIN_NOTHING: Final[i64] = 30
GIVE_BONUS: Final[i64] = 31

# The most cubes that become the first good of their color: see goods.many.
MOST_TAKEN: Final[i64] = 60
MOST_OFFERED: Final[i64] = 60


class MerkatorMove(Move):
    """A move with its kind, the thing it is about, and a number or second thing."""

    def __init__(self, index: i64, text: str, kind: i64, what: i64, other: i64) -> None:
        super().__init__(index, text)
        self.kind = kind
        self.what = what
        self.other = other


MOVES: Final[list[MerkatorMove]] = []


def _make(kind: i64, text: str, what: i64 = 0, other: i64 = 0) -> i64:
    """Add a move to the catalogue; its index is where its row begins."""
    MOVES.append(MerkatorMove(len(MOVES), text, kind, what, other))
    return i64(len(MOVES) - 1)


def _traded(source: i64) -> str:
    return f"{TRADE_TIME} time" if source == TIME else f"{TRADE_GOODS} {GOOD_IDS[source]}"


def _row(kind: i64, word: str, ids: list[str]) -> i64:
    first = len(MOVES)
    for what, id in enumerate(ids):
        _make(kind, f"{word} {id}", what)
    return i64(first)


def _table(kind: i64, texts: list[list[str]], least: i64 = 0) -> i64:
    """One row of moves a thing, numbered from the least number on."""
    first = len(MOVES)
    for what, row in enumerate(texts):
        for step, text in enumerate(row):
            _make(kind, text, what, least + step)
    return i64(first)


_TARGETS: Final = [*GOOD_IDS, "any"]

_SELL: Final[i64] = _row(SELL, "sell", CONTRACT_IDS)
_BUY_BONUS: Final[i64] = _row(BUY_BONUS, "buy", BONUS_IDS)
_BUY_BUILDING: Final[i64] = _row(BUY_BUILDING, "buy", BUILDING_IDS)
_TRAVEL: Final[i64] = _row(TRAVEL, "travel", PLACE_IDS)
_TAKE: Final[i64] = _table(
    TAKE_GOODS, [[f"take {n} {id}" for n in range(1, MOST_TAKEN + 1)] for id in GOOD_IDS[::2]], 1
)
_TAKE_SECOND: Final[i64] = _row(TAKE_SECOND, "take 1", GOOD_IDS[1::2])
_LOSE: Final[i64] = _row(LOSE_GOOD, "lose", GOOD_IDS)
_SUPPLY: Final[i64] = _row(USE_SUPPLY, "supply", GOOD_IDS)
_FULFILL: Final[i64] = _row(FULFILL_CONTRACT, "fulfill", CONTRACT_IDS)
_TRADE_TOWARD: Final[i64] = _row(TRADE_TOWARD, "trade toward", CONTRACT_IDS)
_TRADE: Final[i64] = _table(
    TRADE_FOR,
    [[f"trade {_traded(i64(s))} for {t}" for t in _TARGETS] for s in range(len(GOOD_IDS) + 1)],
)
_PAY: Final[i64] = _table(
    PAY_GOODS, [[f"pay {n} {id}" for n in range(MOST_FREE + 1)] for id in GOOD_IDS]
)
MOVE_ACCEPT: Final = MOVES[_make(ACCEPT, "accept")]
MOVE_FLIP_NEXT: Final = MOVES[_make(FLIP_NEXT, "flip next")]
MOVE_JOIN: Final = MOVES[_make(JOIN_TRAVEL, "join")]
MOVE_STAY: Final = MOVES[_make(STAY, "stay")]
MOVE_DONE: Final = MOVES[_make(DONE, "done")]
_SPEND: Final[i64] = _row(SPEND_CONTRACT, "spend", CONTRACT_IDS)
_GIVE_UP: Final[i64] = _row(GIVE_UP, "give up", CONTRACT_IDS)
_HOLD_CONTRACT: Final[i64] = _row(HOLD_CONTRACT, "hold", CONTRACT_IDS)
_HOLD_BONUS: Final[i64] = _row(HOLD_BONUS, "hold", BONUS_IDS)
_HOLD_BUILDING: Final[i64] = _row(HOLD_BUILDING, "hold", BUILDING_IDS)
MOVE_GAIN_TOP: Final = MOVES[_make(GAIN_TOP, "gain top")]
MOVE_GAIN_HAND: Final = MOVES[_make(GAIN_HAND, "gain hand")]
_OFFER_TALER: Final[i64] = _table(
    OFFER_TALER, [[f"offer {n} taler" for n in range(MOST_OFFERED + 1)]]
)
_OFFER_TIME: Final[i64] = _table(OFFER_TIME, [[f"offer {n} time" for n in range(MOST_OFFERED + 1)]])
MOVE_KEEP: Final = MOVES[_make(KEEP, "keep")]
MOVE_SWAP: Final = MOVES[_make(SWAP_CONTRACT, "swap")]
MOVE_GAIN_SAME: Final = MOVES[_make(GAIN_SAME, "gain same")]
MOVE_GAIN_PEACE: Final = MOVES[_make(GAIN_PEACE, "gain peace")]
MOVE_GAIN_NOTHING: Final = MOVES[_make(GAIN_NOTHING, "gain nothing")]
_GIVE_BONUS: Final[i64] = _row(GIVE_BONUS, "give", BONUS_IDS)


def sell(card: Card) -> MerkatorMove:
    return MOVES[_SELL + card]


def buy_bonus(card: Card) -> MerkatorMove:
    return MOVES[_BUY_BONUS + card]


def buy_building(card: Card) -> MerkatorMove:
    return MOVES[_BUY_BUILDING + card]


def travel(place: Place) -> MerkatorMove:
    return MOVES[_TRAVEL + place]


def take(color: Color, count: i64) -> MerkatorMove:
    return MOVES[_TAKE + color * MOST_TAKEN + count - 1]


def take_second(color: Color) -> MerkatorMove:
    return MOVES[_TAKE_SECOND + color]


def lose(good: Good) -> MerkatorMove:
    return MOVES[_LOSE + good]


def supply(good: Good) -> MerkatorMove:
    return MOVES[_SUPPLY + good]


def fulfill(card: Card) -> MerkatorMove:
    return MOVES[_FULFILL + card]


def trade_toward(card: Card) -> MerkatorMove:
    return MOVES[_TRADE_TOWARD + card]


def trade(source: i64, target: i64) -> MerkatorMove:
    return MOVES[_TRADE + source * (GOODS + 1) + target]


def pay(good: Good, count: i64) -> MerkatorMove:
    return MOVES[_PAY + good * (MOST_FREE + 1) + count]


def spend(card: Card) -> MerkatorMove:
    return MOVES[_SPEND + card]


def give_up(card: Card) -> MerkatorMove:
    return MOVES[_GIVE_UP + card]


def hold_contract(card: Card) -> MerkatorMove:
    return MOVES[_HOLD_CONTRACT + card]


def hold_bonus(card: Card) -> MerkatorMove:
    return MOVES[_HOLD_BONUS + card]


def hold_building(card: Card) -> MerkatorMove:
    return MOVES[_HOLD_BUILDING + card]


def offer_taler(count: i64) -> MerkatorMove:
    return MOVES[_OFFER_TALER + count]


def offer_time(count: i64) -> MerkatorMove:
    return MOVES[_OFFER_TIME + count]


def give_bonus(card: Card) -> MerkatorMove:
    return MOVES[_GIVE_BONUS + card]
