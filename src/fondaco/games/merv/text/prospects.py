"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merv.moves import (
    ACTIVATE,
    BUILD,
    COLLECT,
    ENTER,
    GUARD,
    PAY_COIN,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    SET_WALL,
    TAKE_CARD,
    TAKE_FAVOUR,
    TRADE_CAMEL,
)
from fondaco.games.merv.terms import MARKET_SLOT_IDS
from fondaco.games.merv.text.gains import Gains
from fondaco.games.merv.text.glosses import gloss
from fondaco.games.merv.text.seen import Seen, parts
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    counted,
)

FREE_COURTIER = "free_courtier"  # the step


class Outlook:
    """A legal move with the view of whoever decides and what is foretold of it."""

    def __init__(self, move: Move, seen: Seen, foretold: Foretold) -> None:
        self.move = move
        self.seen = seen
        self.at_once = Gains(foretold.at_once, seen)
        self.after = Gains(foretold.after, seen)


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What a legal move would bring, or what its text leaves unsaid."""
    kind = int(move.kind)
    outlook = Outlook(move, Seen(view, names), foretold)
    if kind in _PROSPECTS:
        return _PROSPECTS[kind](outlook)
    said = gloss(move)
    more = [part for part in outlook.at_once.told().split("; ") if part not in said]
    return "; ".join([part for part in (said, *more) if part])


def _entry(outlook: Outlook) -> str:
    own = outlook.at_once.has("entered")
    return "move your master there" if own else "move the high courtier's master there"


def _activation(outlook: Outlook) -> str:
    """The cubes of the site, what its owner and others get, and the action that it allows."""
    gains = outlook.at_once
    if gains.is_of_opponent("built"):
        return "the high courtier builds there"
    action = outlook.move.text.split(" ")[1].split("_")[0]
    ways = "a new building of yours; " if gains.has("built") else ""
    others = f"; {gains.others()}" if gains.others() else ""
    return f"{ways}{gains.own()}, then the {action}{others}"


def _card(outlook: Outlook) -> str:
    """Its price, which is paid cube by cube afterwards, and the camel on it."""
    cubes = outlook.at_once.cubes_paid() + outlook.after.cubes_paid()
    camels = outlook.at_once.camels() + outlook.after.camels()
    price = f"pay {counted(cubes, 'cube')}" if cubes > 0 else ""
    gain = counted(camels, "camel") if camels > 0 else ""
    return "; ".join([part for part in (price, gain) if part])


def _payment(outlook: Outlook) -> str:
    """What the cube pays for; which one it is, if the move does not say."""
    is_named = outlook.move.text.split(" ")[1] != "by"
    gains = outlook.at_once
    return gains.brought() if is_named else gains.told()


def _boon(outlook: Outlook) -> str:
    slots = parts(outlook.seen.table("market"), "slots")
    wanted = MARKET_SLOT_IDS[outlook.move.what]
    return "".join([BOON_TEXTS[at.text("boon")] for at in slots if at.text("slot") == wanted])


def _hall(outlook: Outlook) -> str:
    points = outlook.at_once.points()
    return f"{counted(points, 'point')}: {gloss(outlook.move)}"


def _courtier(outlook: Outlook) -> str:
    """What the hall scores, and the price unless the courtier comes for nothing."""
    price, _, scores = gloss(outlook.move).partition("; ")
    said = scores if outlook.seen.text("step") == FREE_COURTIER else f"{price}; {scores}"
    return "; ".join([part for part in (said, outlook.at_once.told()) if part])


def _unsaid(outlook: Outlook) -> str:
    return gloss(outlook.move)


def _told(outlook: Outlook) -> str:
    return outlook.at_once.told()


_PROSPECTS: Final[dict[int, Callable[[Outlook], str]]] = {
    int(ENTER): _entry,
    int(ACTIVATE): _activation,
    int(PAY_COIN): _payment,
    int(TAKE_FAVOUR): _told,
    int(GUARD): _told,
    int(SET_WALL): _told,
    int(COLLECT): _told,
    int(QUEUE_AT): _told,
    int(TAKE_CARD): _card,
    int(PLACE_CAMEL): _unsaid,
    int(BUILD): _unsaid,
    int(TRADE_CAMEL): _boon,
    int(SCORE_HALL): _hall,
    int(PLACE_COURTIER): _courtier,
}
