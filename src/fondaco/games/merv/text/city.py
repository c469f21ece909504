"""The city as a grid of text: sites with owners, soldiers and upgrades, walls around, masters."""

from fondaco.core.fields import Entry
from fondaco.games.merv.text.wording import Seen, parts

CELL = 17
MARGIN = 9
LETTERS = 7  # of a name
_TAGS = {"magistrate": "magis.", "courtier": "court."}
_SHORT = {"caravansary": "caravan", "marketplace": "market"}


def city(seen: Seen) -> list[str]:
    """Rows from north to south. A wall is =, a gate #, an open side a dot."""
    lines = [
        "The city: each site with its owner, then +upgrade or *soldier; = wall, # gate, . open"
    ]
    lines += [masters(seen, "north"), across(seen, "north")]
    cells = seen.items("city")
    for row in range(5):
        lines += site_row(seen, row, cells[row * 5 : row * 5 + 5])
    lines += [across(seen, "south"), masters(seen, "south")]
    heads = [f"column {n}".center(CELL) for n in range(1, 6)]
    return [line.rstrip() for line in [*lines, " " * MARGIN + "".join(heads)] if line.strip()]


def site_row(seen: Seen, row: int, cells: list[object]) -> list[str]:
    """Two lines: what the sites are, and who is there."""
    found = [Entry("city", {"cell": cell}) for cell in cells]
    sites = [site(cell) for cell in found]
    owners = [owner(seen, cell) for cell in found]
    west = wall(seen, f"west_{row + 1}")
    east = wall(seen, f"east_{row + 1}")
    upper = f"row {row + 1:<3}{west} " + "".join([text.ljust(CELL) for text in sites]) + east
    lower = " " * MARGIN + "".join([text.ljust(CELL) for text in owners])
    return [upper, lower + beside(seen, row)]


def site(cell: Entry) -> str:
    if cell.value("cell") is None:
        return "CAMEL MARKET"
    tile = cell.table("cell")
    action = tile.text("action")
    return f"{_SHORT.get(action, action)} {tile.text('resource')}"


def owner(seen: Seen, cell: Entry) -> str:
    """Who owns the building, and what lies in the bonus slot."""
    if cell.value("cell") is None:
        return ""
    tile = cell.table("cell")
    who = tag(seen, tile.value("owner")) or "-"
    if tile.value("upgrade") is not None:
        return f"{who} +{tile.text('upgrade')}"
    soldier = tag(seen, tile.value("soldier"))
    return f"{who} *{soldier}" if soldier else who


def tag(seen: Seen, who: object) -> str:
    """A name short enough for a site."""
    if who is None:
        return ""
    if isinstance(who, str):
        return _TAGS[who]
    if seen.is_you(who):
        return "YOU"
    assert isinstance(who, int)
    return short(seen.names)[who]


def short(names: list[str]) -> list[str]:
    """Each name in a few letters: its first ones; where these are not enough to tell it from the
    others, the first and the last; where nothing helps, its seat."""
    for found in ([name[:LETTERS] for name in names], [_ends(name) for name in names]):
        if len(set(found)) == len(found):
            return found
    return [f"seat {seat}" for seat in range(len(names))]


def _ends(name: str) -> str:
    return name if len(name) <= LETTERS else name[: LETTERS - 2].strip() + name[-2:].strip()


def wall(seen: Seen, slot: str) -> str:
    for piece in parts(seen, "walls"):
        if piece.text("slot") == slot:
            gate = "#" if piece.value("gate") is True else "="
            return "." if piece.value("piece") is None else gate
    return ""


def across(seen: Seen, side: str) -> str:
    """The wall of the north or the south."""
    marks = [wall(seen, f"{side}_{n}") for n in range(1, 6)]
    return " " * MARGIN + "".join(
        [(mark * 7 if mark != "." else ".").ljust(CELL) for mark in marks]
    )


def masters(seen: Seen, side: str) -> str:
    """The masters on the slots north or south of the columns."""
    if seen.text("side") != side:
        return ""
    there = {slot.text("line"): slot.value("master") for slot in parts(seen, "slots")}
    names = [tag(seen, there[f"column {n}"]) for n in range(1, 6)]
    texts = [f"<{name}>" if name else "" for name in names]
    return " " * MARGIN + "".join([text.ljust(CELL) for text in texts])


def beside(seen: Seen, row: int) -> str:
    """The master on the slot at the end of a row, if the round is on that side."""
    if seen.text("side") not in ("east", "west"):
        return ""
    for slot in parts(seen, "slots"):
        if slot.text("line") == f"row {row + 1}" and slot.value("master") is not None:
            return f"<{tag(seen, slot.value('master'))}>"
    return ""
