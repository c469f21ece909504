"""The city as a grid of text: sites with owners, soldiers and upgrades, walls around, masters.

A site has three lines: its action; its color, with the upgrade; its owner, with the soldier.
"""

from fondaco.core.fields import Entry
from fondaco.games.merv.text.seen import Seen, parts

CELL = 14  # five of them, and the margin, are less than 80
MARGIN = 9
WIDTH = 80
LETTERS = 6  # of a name
_TAGS = {"magistrate": "magis.", "courtier": "court."}


def city(seen: Seen) -> list[str]:
    """Rows from north to south. A wall is =, a gate #, an open side a dot."""
    lines = ["The city: a site has its action, its color, its owner", *legend(seen)]
    lines += [masters(seen, "north"), across(seen, "north")]
    cells = seen.items("city")
    for row in range(5):
        lines += site_row(seen, row, cells[row * 5 : row * 5 + 5])
    lines += [across(seen, "south"), masters(seen, "south")]
    heads = [f"column {n}".ljust(CELL) for n in range(1, 6)]
    return [line.rstrip() for line in [*lines, " " * MARGIN + "".join(heads)] if line.strip()]


def legend(seen: Seen) -> list[str]:
    """What the marks and the short names mean."""
    signs = "= wall, # gate, . open side; <name> a master; owner*name a soldier"
    yields = "tan+teal yields both colors, tan>white white alone; sites: 'mosque teal'"
    people = [row.value("owner") for row in parts(seen, "players")]
    tags = [(tag(seen, owner), seen.name(owner)) for owner in people]
    short_names = [f"{mark} {name}" for mark, name in tags if mark not in ("YOU", name)]
    names = f"  {', '.join(short_names)}".replace(" The ", " the ")
    return [f"  {signs}", f"  {yields}", *([names] if short_names else [])]


def site_row(seen: Seen, row: int, cells: list[object]) -> list[str]:
    """Three lines: what the sites do, what they give, and who is there."""
    found = [Entry("city", {"cell": cell}) for cell in cells]
    west = wall(seen, f"west_{row + 1}")
    east = wall(seen, f"east_{row + 1}")
    upper = beside_each_other([action(cell) for cell in found])
    middle = beside_each_other([color(cell) for cell in found])
    lower = beside_each_other([owner(seen, cell) for cell in found])
    start = f"row {row + 1}".ljust(MARGIN - 2)
    master = beside(seen, row)
    in_west = master.ljust(MARGIN) if seen.text("side") == "west" else " " * MARGIN
    rows = [f"{start}{west} {upper}{east}", f"{in_west}{middle}", " " * MARGIN + lower]
    return with_master(rows, master) if seen.text("side") == "east" else rows


def with_master(rows: list[str], master: str) -> list[str]:
    """A row with its master in the east, at the end of a line that has room for it."""
    if not master:
        return rows
    room = [at for at in (1, 2) if len(rows[at].rstrip()) + len(master) < WIDTH]
    line = room[0] if room else 1
    rows[line] = rows[line].rstrip().ljust(WIDTH - len(master) - 1) + " " + master
    return rows


def beside_each_other(texts: list[str]) -> str:
    return "".join([text.ljust(CELL) for text in texts])


def action(cell: Entry) -> str:
    return "CAMEL" if cell.value("cell") is None else cell.table("cell").text("action")


def color(cell: Entry) -> str:
    if cell.value("cell") is None:
        return "MARKET"
    tile = cell.table("cell")
    if tile.value("upgrade") is None:
        return tile.text("resource")
    sign = ">" if tile.text("upgrade") == "white" else "+"  # instead, or as well
    return f"{tile.text('resource')}{sign}{tile.text('upgrade')}"


def owner(seen: Seen, cell: Entry) -> str:
    """Who owns the building, and whose soldier guards it."""
    if cell.value("cell") is None:
        return ""
    tile = cell.table("cell")
    who = tag(seen, tile.value("owner")) or "-"
    soldier = tag(seen, tile.value("soldier"))
    return f"{who}*{soldier}" if soldier else who


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
    last = name[-2:].strip()
    return name if len(name) <= LETTERS else name[: LETTERS - len(last)].strip() + last


def wall(seen: Seen, slot: str) -> str:
    for piece in parts(seen, "walls"):
        if piece.text("slot") == slot:
            gate = "#" if piece.value("gate") is True else "="
            return "." if piece.value("piece") is None else gate
    return ""


def across(seen: Seen, side: str) -> str:
    """The wall of the north or the south."""
    marks = [wall(seen, f"{side}_{n}") for n in range(1, 6)]
    texts = [mark * 7 if mark != "." else "." for mark in marks]
    return " " * MARGIN + beside_each_other(texts)


def masters(seen: Seen, side: str) -> str:
    """The masters on the slots north or south of the columns."""
    if seen.text("side") != side:
        return ""
    there = {slot.text("line"): slot.value("master") for slot in parts(seen, "slots")}
    names = [tag(seen, there[f"column {n}"]) for n in range(1, 6)]
    return " " * MARGIN + beside_each_other([f"<{name}>" if name else "" for name in names])


def beside(seen: Seen, row: int) -> str:
    """The master on the slot of a row, if the round is on that side."""
    if seen.text("side") not in ("east", "west"):
        return ""
    for slot in parts(seen, "slots"):
        if slot.text("line") == f"row {row + 1}" and slot.value("master") is not None:
            return f"<{tag(seen, slot.value('master'))}>"
    return ""
