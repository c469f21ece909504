"""The grid that both boards share: hexes of land and sea, cities, paths, with the ids of each."""

from fondaco.core import hexes
from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.core.hexes import Corner, Hex, Side
from fondaco.core.refusal import Refused
from fondaco.games.merchants.terms import BOARD_IDS


def corner_of(entry: Entry, field: str) -> Corner:
    q, r, letter = _coordinates(entry, field, ["W", "E"])
    return q, r, letter


def side_of(entry: Entry, field: str) -> Side:
    q, r, letters = _coordinates(entry, field, ["N", "NE", "SE"])
    return q, r, letters


def _coordinates(entry: Entry, field: str, letters: list[str]) -> tuple[int, int, str]:
    items = entry.items(field)
    if len(items) != 3:
        raise entry.wrong(field, "two numbers and a direction belong here")
    q = Entry(entry.where, {field: items[0]}).number(field, -50, 50)
    r = Entry(entry.where, {field: items[1]}).number(field, -50, 50)
    return q, r, letters[Entry(entry.where, {field: items[2]}).one_of(field, letters)]


class Grid:
    """What an edition says of it. A hex of land or sea has the same id on both boards; so has a
    city."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.land = self._ids("hex")
        self.sea = self._ids("sea")
        self.named = {**self.sea, **self.land}
        self.cities = dict(sorted(self._sites().items(), key=lambda item: item[1].text("id")))

    def _ids(self, kind: str) -> dict[Hex, str]:
        """The ids of all hexes of a kind by their coordinates, on whatever board."""
        found: dict[Hex, str] = {}
        for board in BOARD_IDS:
            for entry in self.edition.cards(f"{board}_{kind}"):
                at = (entry.number("q", -50, 50), entry.number("r", -50, 50))
                if found.get(at, entry.text("id")) != entry.text("id"):
                    raise entry.wrong("q", f"{found[at]} is there on the other board")
                found[at] = entry.text("id")
        if len(set(found.values())) != len(found):
            raise Refused(f"{self.edition.path}: {kind}: one id stands for two places.")
        return found

    def _sites(self) -> dict[Corner, Entry]:
        found: dict[Corner, Entry] = {}
        for board in BOARD_IDS:
            for entry in self.edition.cards(f"{board}_city"):
                at = corner_of(entry, "at")
                if at in found and found[at].text("id") != entry.text("id"):
                    raise entry.wrong("at", f"{found[at].text('id')} is there")
                found[at] = entry
        if len({entry.text("id") for entry in found.values()}) != len(found):
            raise Refused(f"{self.edition.path}: city: one id stands for two places.")
        return found

    # Paths.

    def sides_of(self, board: str) -> list[Side]:
        """The paths of a board: the sides of its land, and those it lists at sea."""
        land = [
            side
            for entry in self.edition.cards(f"{board}_hex")
            for side in hexes.sides(entry.number("q", -50, 50), entry.number("r", -50, 50))
        ]
        sea = [self._sea_side(entry) for entry in self.edition.cards(f"{board}_sea_path")]
        return sorted(set(land + sea))

    def _sea_side(self, entry: Entry) -> Side:
        side = side_of(entry, "path")
        if not all(at in self.named for at in hexes.hexes_beside(side)):
            raise entry.wrong("path", "it does not lie between hexes of the board")
        return side

    def all_sides(self) -> list[Side]:
        """The paths of both boards."""
        return sorted({side for board in BOARD_IDS for side in self.sides_of(board)})

    # Ids of corners and sides.

    def _home(self, beside: list[Hex]) -> Hex:
        """The hex that a corner or side is named after: land before sea."""
        for at in beside:
            if at in self.land:
                return at
        return next(at for at in beside if at in self.sea)

    def corner_id(self, corner: Corner) -> str:
        if corner in self.cities:
            return self.cities[corner].text("id")
        home = self._home(hexes.hexes_at(corner))
        return f"{self.named[home]}_{hexes.corner_word(corner, home)}"

    def side_id(self, side: Side) -> str:
        home = self._home(hexes.hexes_beside(side))
        return f"{self.named[home]}_{hexes.side_word(side, home)}"
