"""What helps now, what a move lacks and which Contracts it serves: read from what a seat sees.

It is advice for a board: what is merely legal is shown more quietly. No rule depends on it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BONUS_PLACE,
    BONUS_PRICE,
    BUILDING_PRICE,
    CONTRACT_IDS,
    CONTRACT_LIMIT,
    FREE_COUNT,
    JOIN_COST,
    NEEDS,
    TIME_CHANGE,
)
from fondaco.games.merkator.moves import (
    BUY_BONUS,
    BUY_BUILDING,
    FULFILL_CONTRACT,
    JOIN_TRAVEL,
    LOSE_GOOD,
    SELL,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.terms import GOOD_IDS, GOODS, MAJORS, PLACE_IDS, Card, Good, Place
from fondaco.games.merkator.text.advice import at_hand, contracts_for, pending
from fondaco.games.merkator.text.means import after_journey, is_payable, means_of, own
from fondaco.games.merkator.text.readiness import helps, missing, short_of
from fondaco.games.merkator.text.seen import Seen
from fondaco.games.merkator.text.wording import contract

View = Mapping[str, object]
Lacks = dict[str, int]


def helping(view: View, moves: list[Move]) -> list[Move]:
    """Those that help; all, where none does."""
    seen = Seen(view, [])
    found = [move for move in moves if _does_help(seen, move)]
    return found or moves


def _does_help(seen: Seen, move: Move) -> bool:
    kind = int(move.kind)
    return kind not in _HELP or _HELP[kind](seen, int(move.what))


def _journey(seen: Seen, place: Place) -> bool:
    """Where there are cubes, a Contract to fulfill, or a Bonus card to use."""
    cards = [BONUS_IDS.index(id) for id in own(seen).words("bonus_cards")]
    has_cubes = place < MAJORS and seen.counts("cubes")[PLACE_IDS[place]] > 0
    has_card = any(BONUS_PLACE[card] == place for card in cards)
    return has_cubes or has_card or len(_served_there(seen, place)) > 0


def _cube(seen: Seen, good: Good) -> bool:
    """A good that a Contract for here still needs."""
    return len(_served_by(seen, good)) > 0


def _loss(seen: Seen, good: Good) -> bool:
    """A good that no Contract of one's own asks for, or of which there is more than that."""
    cards = [contract(id) for id in own(seen).words("contracts")]
    asked = max([int(NEEDS[card * GOODS + good]) for card in cards], default=0)
    return own(seen).goods()[good] > asked


def _sale(seen: Seen, card: Card) -> bool:
    """While there is no room for another Contract."""
    return len(own(seen).words("contracts")) >= CONTRACT_LIMIT


_HELP: Final[dict[int, Callable[[Seen, int], bool]]] = {
    int(TRAVEL): _journey,
    int(USE_SUPPLY): _cube,
    int(LOSE_GOOD): _loss,
    int(SELL): _sale,
}


# Which Contracts a move serves.


def serves(view: View, move: Move) -> list[str]:
    seen = Seen(view, [])
    kind, what = int(move.kind), int(move.what)
    if kind == TRAVEL:
        return _ids(_served_there(seen, what))
    if kind == USE_SUPPLY:
        return _ids(_served_by(seen, what))
    return _ids(_payable(seen)) if kind == JOIN_TRAVEL else []


def _ids(cards: list[Card]) -> list[str]:
    return [CONTRACT_IDS[card] for card in cards]


def _served_there(seen: Seen, place: Place) -> list[Card]:
    means = after_journey(seen, place)
    return [card for card in contracts_for(seen, place) if is_payable(card, means)]


def _payable(seen: Seen) -> list[Card]:
    means = at_hand(seen)
    return [card for card in pending(seen) if is_payable(card, means)]


def _served_by(seen: Seen, good: Good) -> list[Card]:
    return [card for card in _payable(seen) if helps(card, good, at_hand(seen))]


# What a move lacks.


def lacks(view: View, move: Move) -> Lacks:
    seen = Seen(view, [])
    kind = int(move.kind)
    return _LACKS[kind](seen, int(move.what)) if kind in _LACKS else {}


def _goods(seen: Seen, card: Card) -> Lacks:
    means = means_of(own(seen)).without_cubes()
    if FREE_COUNT[card] > 0:
        return _more("any", short_of(card, means))
    return {id: n for good, id in enumerate(GOOD_IDS) if (n := missing(card, good, means)) > 0}


def _more(id: str, number: int) -> Lacks:
    return {id: number} if number > 0 else {}


def _time(seen: Seen, place: Place) -> Lacks:
    return _more("time", -int(TIME_CHANGE[place]) - own(seen).number("time"))


def _fare(seen: Seen, _: int) -> Lacks:
    if not seen.has("merkator"):
        return {}
    place = PLACE_IDS.index(seen.word("merkator"))
    return _more("time", int(JOIN_COST[place]) - own(seen).number("time"))


def _taler(seen: Seen, price: int) -> Lacks:
    return {} if seen.plays("no_coins") else _more("taler", price - own(seen).number("taler"))


_LACKS: Final[dict[int, Callable[[Seen, int], Lacks]]] = {
    int(FULFILL_CONTRACT): _goods,
    int(TRADE_TOWARD): _goods,
    int(TRAVEL): _time,
    int(JOIN_TRAVEL): _fare,
    int(BUY_BONUS): lambda seen, card: _taler(seen, int(BONUS_PRICE[card])),
    int(BUY_BUILDING): lambda seen, card: _taler(seen, int(BUILDING_PRICE[card])),
}
