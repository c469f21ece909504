"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merv.moves import (
    ACTIVATE,
    ADVANCE,
    BUILD,
    BUY_GOODS,
    COLLECT,
    ENTER,
    FULFIL,
    GUARD,
    LEARN_ONE,
    PAY_COIN,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    SET_WALL,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_FAVOUR,
    TRADE_CAMEL,
    UPGRADE,
)
from fondaco.games.merv.terms import MARKET_SLOT_IDS
from fondaco.games.merv.text import purchases
from fondaco.games.merv.text.contracts import contract_terms
from fondaco.games.merv.text.glosses import gloss
from fondaco.games.merv.text.outlook import Outlook, joined
from fondaco.games.merv.text.seen import Seen, parts
from fondaco.games.merv.text.sites import MIDDLE, free, in_line, owned, site
from fondaco.games.merv.text.wording import BOON_TEXTS, counted


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What a legal move would bring, or what its text leaves unsaid."""
    kind = int(move.kind)
    outlook = Outlook(move, Seen(view, names), foretold)
    if kind in _PROSPECTS:
        return _PROSPECTS[kind](outlook)
    said = gloss(move)
    more = [part for part in outlook.at_once.told().split("; ") if part not in said]
    return joined(said, *more)


# The city.


def _entry(outlook: Outlook) -> str:
    """Whose master moves, and what there is in the line."""
    line = outlook.move.text.partition(" ")[2]
    tiles = in_line(outlook.seen, line)
    there = f"buildings: {owned(outlook.seen, tiles) or 'none'}"
    if not outlook.at_once.has("entered"):
        empty = free(tiles)
        room = f"free: {', '.join(empty)}" if empty else "no free site, so he builds nothing"
        return joined("move the high courtier's master there", there, room)
    market = "camel market" if line.endswith(f" {MIDDLE}") else ""
    return joined("move your master there", market, there)


def _activation(outlook: Outlook) -> str:
    """Whose it is, the cubes of the site, its action, and what others get."""
    gains = outlook.at_once
    if gains.is_of_opponent("built"):
        return "the high courtier builds there"
    action = outlook.thing().split("_")[0]
    owner = site(outlook.seen, outlook.thing()).value("owner")
    whose = "" if owner is None else outlook.seen.of(owner)
    ways = "a new building of yours" if gains.has("built") else whose
    return joined(ways, f"{gains.things()}, then the {action}", gains.others())


def _guard(outlook: Outlook) -> str:
    owner = site(outlook.seen, outlook.thing()).value("owner")
    return joined(outlook.seen.of(owner), outlook.at_once.told())


def _wall(outlook: Outlook) -> str:
    return outlook.at_once.told() or "no building behind it"


def _upgrade(outlook: Outlook) -> str:
    """What the site will yield, and whose soldier goes home."""
    _, id, _, color = outlook.move.text.split(" ")
    tile = site(outlook.seen, id)
    first = tile.text("resource")
    both = f"2 {color}" if color == first else f"1 {first} and 1 {color}"
    soldier = tile.value("soldier")
    gone = "" if soldier is None else f"a soldier of {outlook.seen.of(soldier)} goes home"
    return joined(f"it will yield {'1 white instead' if color == 'white' else both}", gone)


# What is not bought.


def _boon(outlook: Outlook) -> str:
    slots = parts(outlook.seen.table("market"), "slots")
    wanted = MARKET_SLOT_IDS[outlook.move.what]
    boons = [BOON_TEXTS[at.text("boon")] for at in slots if at.text("slot") == wanted]
    return f"for 1 camel: {''.join(boons)}"


def _hall(outlook: Outlook) -> str:
    return f"{counted(outlook.at_once.points(), 'point')} for 1 favour; {gloss(outlook.move)}"


def _breakthrough(outlook: Outlook) -> str:
    kinds = [event["event"] for event in outlook.at_once.events]
    useless = "but it brings nothing now" if kinds[1:2] == ["unused"] else ""
    return joined(gloss(outlook.move), useless)


def _unsaid(outlook: Outlook) -> str:
    return gloss(outlook.move)


def _told(outlook: Outlook) -> str:
    return outlook.at_once.told()


_PROSPECTS: Final[dict[int, Callable[[Outlook], str]]] = {
    int(ENTER): _entry,
    int(ACTIVATE): _activation,
    int(GUARD): _guard,
    int(SET_WALL): _wall,
    int(UPGRADE): _upgrade,
    int(TAKE_ACTION): purchases.action,
    int(PAY_COIN): purchases.payment,
    int(TAKE_CARD): purchases.card,
    int(PLACE_COURTIER): purchases.courtier,
    int(BUY_GOODS): purchases.good,
    int(ADVANCE): purchases.step,
    int(BUILD): purchases.wall,
    int(TAKE_FAVOUR): _told,
    int(COLLECT): _told,
    int(QUEUE_AT): _told,
    int(PLACE_CAMEL): _unsaid,
    int(FULFIL): lambda outlook: contract_terms(int(outlook.move.what)),
    int(TRADE_CAMEL): _boon,
    int(SCORE_HALL): _hall,
    int(LEARN_ONE): _breakthrough,
}
