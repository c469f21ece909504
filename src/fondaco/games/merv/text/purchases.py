"""What is bought for cubes: what a legal move would cost and bring now, in a few words."""

from fondaco.games.merv.components import HALL_COLOR, PAIR_BOON, WALL_IDS
from fondaco.games.merv.mosque_track import (
    SEGMENT_COST,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    SPACE_IDS,
    STEPS,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BOON_IDS,
    COLOR_IDS,
    COLORS,
    HALL_IDS,
    INNER,
    SPICE_IDS,
)
from fondaco.games.merv.text.glosses import gloss
from fondaco.games.merv.text.outlook import Outlook, joined
from fondaco.games.merv.text.seen import Seen, counts
from fondaco.games.merv.text.sites import has_discount, held, own
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    HALL_SCORES,
    city_cost,
    cost,
    counted,
    space_text,
)

TOLD_WITH_FIGURES = ("camel", "favour")  # boons that are gained at once


def action(outlook: Outlook) -> str:
    """What the board action is about, the discount for it, and what it brings if there is only one
    way to perform it."""
    kind = ACTION_IDS[outlook.move.what]
    less = "your discount saves 1 cube" if has_discount(outlook.seen, kind) else ""
    gains = outlook.at_once.told()
    return joined(gloss(outlook.move), less, f"at once: {gains}" if gains else "")


def card(outlook: Outlook) -> str:
    """Its price, the camel on it, and the pair that it completes."""
    cubes = outlook.whole.cubes_paid()
    camels = outlook.whole.camels()
    price = f"pay {counted(cubes, 'cube')}" if cubes > 0 else _saved(outlook)
    gain = f"you gain {counted(camels, 'camel')}" if camels > 0 else ""
    return joined(price, gain, _pair(outlook))


def _pair(outlook: Outlook) -> str:
    spice = int(outlook.move.what)
    if held(outlook.seen, SPICE_IDS[spice]) % 2 == 0:
        return ""
    return f"a pair: {BOON_TEXTS[BOON_IDS[PAIR_BOON[spice]]]}"


def courtier(outlook: Outlook) -> str:
    """The price unless the courtier comes for nothing, what the hall scores, and favour."""
    hall = int(outlook.move.what)
    cubes = outlook.whole.cubes_paid() + len(outlook.whole.of("discounted"))
    price = f"for {cubes} {COLOR_IDS[HALL_COLOR[hall]]}" if cubes > 0 else ""
    each = HALL_SCORES[HALL_IDS[hall]]
    scores = f"scores 1 point a year for each {each} ({has_for(outlook.seen, hall)} now)"
    return joined(price, _saved(outlook), scores, outlook.whole.gained())


def has_for(seen: Seen, hall: int) -> int:
    """How many of what a hall counts the seat to act has."""
    row = own(seen)
    stores = counts(row, "stores")
    of_hall = {
        "knowledge": stores.get("scrolls", 0),
        "spice": sum(counts(row, "spices").values()),
        "trade": stores.get("common", 0) + stores.get("rare", 0),
        "faith": int(STEPS[SPACE_IDS.index(row.text("space"))]),
    }
    return of_hall[HALL_IDS[hall]]


def good(outlook: Outlook) -> str:
    """Its kind, its cubes and the camels on the way there."""
    city = int(outlook.move.what)
    kind = "a common good" if city < INNER else "a rare good"
    camels = outlook.whole.camels_on_routes()
    way = f" and {counted(camels, 'camel')}" if camels > 0 else ", no camel needed"
    return joined(f"{kind} for {city_cost(city)}{way}", _saved(outlook))


def step(outlook: Outlook) -> str:
    """The price unless the step comes for nothing, and what the space brings."""
    space = int(outlook.move.what) + 1
    is_paid = outlook.whole.cubes_paid() + len(outlook.whole.of("discounted")) > 0
    price = f"for {_segment_cost(outlook.seen, space)}" if is_paid else ""
    return joined(price, _saved(outlook), _boon(outlook, space))


def _boon(outlook: Outlook, space: int) -> str:
    boon = BOON_IDS[SPACE_BOON[space]]
    if boon not in TOLD_WITH_FIGURES:
        return f"you gain {space_text(SPACE_IDS[space])}"
    gone = "the camel of the row is gone" if boon == "camel" and not outlook.whole.camels() else ""
    return joined(outlook.whole.gained(), gone)


def _segment_cost(seen: Seen, space: int) -> str:
    """What the way costs from where the seat to act stands."""
    here = SPACE_IDS.index(own(seen).text("space"))
    ways = [n for n in range(SEGMENTS) if SEGMENT_FROM[n] == here and SEGMENT_TO[n] == space]
    return cost([SEGMENT_COST[ways[0] * COLORS + color] for color in range(COLORS)])


def wall(outlook: Outlook) -> str:
    """How many there are, and whether it comes for nothing."""
    is_paid = outlook.seen.text("step") == "walls"
    left = counts(outlook.seen, "walls_left").get(WALL_IDS[outlook.move.what], 0)
    return joined("" if is_paid else "for nothing", f"{left} of these left")


def _saved(outlook: Outlook) -> str:
    """That the discount will be used, since there is no other way, or it is the first."""
    return "your discount pays 1 of it" if outlook.whole.has("discounted") else ""


def payment(outlook: Outlook) -> str:
    """What the cube pays for; which one it is, if the move does not say."""
    gains = outlook.at_once
    if outlook.seen.text("step") == "scrolls":
        return f"{gains.things()} in all" if gains.has("took") else "for 1 scroll"
    is_named = outlook.move.text.split(" ")[1] != "by"
    return gains.brought() if is_named else gains.told()
