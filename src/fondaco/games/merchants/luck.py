"""What the draws of Merchants of Europe are about, for a chance that listens; their words:
luck.toml.

Each function asks only where somebody listens, right before the pick; search pays nothing for it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance, announce
from fondaco.core.hidden import Secrets
from fondaco.core.question import Outcome, Question, one_pick, times
from fondaco.games.merchants.components import CARD_IDS, CARDS, HEX_IDS, TOKEN_TERRAIN, TOKEN_VALUE
from fondaco.games.merchants.holdings import cards_in, held
from fondaco.games.merchants.state import MerchantsState, secret_cards, secret_hands, stack_row
from fondaco.games.merchants.terms import RESOURCE_IDS, RESOURCES, TERRAIN_IDS, Hex, Seat

SIDES = 6  # of a die


def _mark(id: str) -> str:
    return f"{{{id}}}"


# The dice: two of them, thrown at once.


def _both_dice() -> list[Outcome]:
    """What two dice may show; which of them shows what makes no difference."""
    return [_pair(low, high) for low in range(SIDES) for high in range(low, SIDES)]


def _pair(low: int, high: int) -> Outcome:
    ways = [[low, high]] if low == high else [[low, high], [high, low]]
    return Outcome(f"{low + 1} + {high + 1}", len(ways), ways)


def first_roll(chance: Chance, seat: Seat) -> None:
    """Somebody rolls for the first turn."""
    if chance.listens:
        fields: dict[str, object] = {"seat": int(seat)}
        announce(chance, Question("dice", "first_roll", fields, _both_dice()))


def roll(chance: Chance, seat: Seat) -> None:
    if chance.listens:
        fields: dict[str, object] = {"seat": int(seat)}
        announce(chance, Question("dice", "roll", fields, _both_dice()))


# What lies on the board.


def robber(chance: Chance, blank: list[Hex]) -> None:
    """The robber starts on one of these hexes."""
    if chance.listens:
        outcomes = one_pick([_mark(HEX_IDS[hex]) for hex in blank])
        announce(chance, Question("robber", "robber", {}, outcomes))


def number_token(chance: Chance, state: MerchantsState, stock: vec[i64]) -> None:
    """One of these number tokens, all of one color, is turned up for the chosen hex."""
    if chance.listens:
        terrain = TERRAIN_IDS[TOKEN_TERRAIN[stock[0]]]
        fields: dict[str, object] = {"terrain": terrain, "hex": HEX_IDS[state.chosen]}
        outcomes = one_pick([str(TOKEN_VALUE[token]) for token in stock])
        announce(chance, Question(f"tokens {terrain}", "number_token", fields, outcomes))


# What only one seat looks at.


def _unseen(
    secrets: Secrets, observer: Seat, row: i64, ids: list[str], counts: list[int]
) -> list[Outcome]:
    """A card out of so many of each kind. The outcomes are what the observer cannot rule out; the
    secrets are those of a copy, in which all that it knows may be gathered."""
    secrets.tighten(observer)
    possible = [
        _mark(ids[kind]) for kind in range(secrets.kinds) if secrets.may_hold(observer, row, kind)
    ]
    return one_pick(times([_mark(id) for id in ids], counts), possible)


def stolen(chance: Chance, state: MerchantsState, victim: Seat) -> None:
    """The active player takes a card from a hand without looking at it first."""
    if chance.listens:
        seat = state.active
        counts = [int(held(state, victim, kind)) for kind in range(RESOURCES)]
        outcomes = _unseen(secret_hands(state.copy()), seat, victim, RESOURCE_IDS, counts)
        fields: dict[str, object] = {"seat": int(victim)}
        announce(chance, Question(f"hand {victim}", "stolen", fields, outcomes, int(seat)))


def development_card(chance: Chance, state: MerchantsState) -> None:
    """The active player draws the next development card."""
    if chance.listens:
        seat = state.active
        row = stack_row(state)
        counts = [int(cards_in(state, row, card)) for card in range(CARDS)]
        outcomes = _unseen(secret_cards(state.copy()), seat, row, CARD_IDS, counts)
        fields: dict[str, object] = {"seat": int(seat)}
        key = "development cards"
        announce(chance, Question(key, "development_card", fields, outcomes, int(seat)))
