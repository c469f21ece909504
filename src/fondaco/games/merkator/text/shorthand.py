"""What one line of a person can stand for: a Contract fulfilled with cubes of the Supply tile, as
in fulfill 3 france, or a trade for the Contract that needs it, as in trade 4 ham for iron."""

import re
from collections.abc import Mapping
from typing import Final

from fondaco.games.merkator.components import CONTRACT_IDS, TRADE_GOODS
from fondaco.games.merkator.terms import GOOD_IDS, Card, Good
from fondaco.games.merkator.text.advice import at_hand, pending
from fondaco.games.merkator.text.means import Means, is_payable
from fondaco.games.merkator.text.readiness import from_tile, short_of
from fondaco.games.merkator.text.seen import Seen
from fondaco.games.merkator.text.wording import any_of, contract_name

FULFILL: Final = re.compile(r"fulfill?(?: the)?(?: contract)?(?: (.+))?")
TRADE: Final = re.compile(rf"trade (?:{TRADE_GOODS} )?(.+) for (.+)")
TIME: Final = "time counters"


def spelled_out(typed: str, view: Mapping[str, object]) -> list[str]:
    """The moves that the line stands for; none if it is no such line."""
    if view["step"] != "fulfill" or view["you"] is None:
        return []
    line = " ".join(typed.lower().replace("_", " ").split())
    wanted, traded = FULFILL.fullmatch(line), TRADE.fullmatch(line)
    if wanted is not None:
        return _delivery(Seen(view, []), wanted[1] or "")
    return _exchange(Seen(view, []), traded[1], traded[2]) if traded is not None else []


def in_one_line(view: Mapping[str, object]) -> list[str]:
    """The Contracts that could be fulfilled so, cubes included."""
    if view["step"] != "fulfill" or view["you"] is None:
        return []
    seen = Seen(view, [])
    found = [card for card in pending(seen) if _cubes(card, at_hand(seen))]
    lines = [f"'fulfill {contract_name(card)}'" for card in found]
    return [f"{any_of([*dict.fromkeys(lines)])} turns the cubes for it, too"] if lines else []


def _delivery(seen: Seen, name: str) -> list[str]:
    """The Contract that is meant, with the cubes that have to become goods for it."""
    means = at_hand(seen)
    cards = [card for card in pending(seen) if _is_called(card, name) and _cubes(card, means)]
    if len(cards) != 1:
        return []
    return [*_turned(_cubes(cards[0], means)), f"fulfill {CONTRACT_IDS[cards[0]]}"]


def _exchange(seen: Seen, thing: str, good: str) -> list[str]:
    """The trade, for the only Contract that could need it, once cubes have become goods."""
    means = at_hand(seen)
    cards = [card for card in pending(seen) if is_payable(card, means)]
    given = "time" if TIME.startswith(thing) else _good(thing)
    brought = _good(good)
    if len(cards) != 1 or not given or not brought:
        return []
    first = [*_turned(from_tile(cards[0], means)), f"trade toward {CONTRACT_IDS[cards[0]]}"]
    return [*first, f"trade {TRADE_GOODS} {given} for {brought}"]


def _cubes(card: Card, means: Means) -> list[Good]:
    """The goods into which cubes have to be turned, if nothing else lacks for the Contract."""
    goods = from_tile(card, means)
    return goods if short_of(card, means.turned(goods).without_cubes()) == 0 else []


def _turned(goods: list[Good]) -> list[str]:
    return [f"supply {GOOD_IDS[good]}" for good in goods]


def _is_called(card: Card, typed: str) -> bool:
    """Whether each word that was typed begins a word of its name; a number is meant as it is."""
    words = contract_name(card).lower().split()
    return all(
        part in words if part.isdigit() else any(word.startswith(part) for word in words)
        for part in typed.split()
    )


def _good(typed: str) -> str:
    """The id of the good that begins so, if there is just one."""
    found = [id for id in GOOD_IDS if id.replace("_", " ").startswith(typed)]
    return found[0] if len(found) == 1 else ""
