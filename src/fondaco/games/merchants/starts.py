"""What each color begins with in the fixed set-up: today, and in editions before this one.

An earlier edition differs in nothing else, so games that began with it are played on like others.
"""

import tomllib
from pathlib import Path
from typing import Final

from fondaco.core.bags import NONE
from fondaco.core.edition import Earlier, Edition
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, EDITION, PATH_AT, START_POSTS
from fondaco.games.merchants.grid import side_of
from fondaco.games.merchants.terms import COLOR_IDS, RESOURCE_IDS, SHORT


class FixedStart:
    """What one color begins with in the fixed set-up."""

    def __init__(self, entry: Entry) -> None:
        self.cities = entry.texts("cities", CITY_IDS)
        self.route = PATH_AT.get(side_of(entry, "trade_route"), int(NONE))
        self.resources = entry.texts("resources", RESOURCE_IDS)
        if self.route == NONE:
            raise entry.wrong("trade_route", "it is no path of the board")
        if len(self.cities) != START_POSTS:
            raise entry.wrong("cities", f"{START_POSTS} cities belong here")


def _starts(edition: Edition) -> list[FixedStart]:
    """Those of all colors, which fit the short board."""
    starts = [FixedStart(entry) for entry in edition.known("fixed_start", COLOR_IDS)]
    taken: set[int] = set()
    for color in starts:
        for city in color.cities:
            if BOARDS[SHORT].purple[city] == 0 or city in taken:
                raise Refused(f"{edition.path}: fixed_start: {CITY_IDS[city]} cannot be taken.")
            taken.add(city)
        if BOARDS[SHORT].on_board[color.route] == 0:
            raise Refused(f"{edition.path}: fixed_start: a trade_route is not on the short board.")
    return starts


def _earlier() -> dict[str, list[FixedStart]]:
    """Those of earlier editions, by hash; on a board of somebody's own, they may not fit."""
    text = Path(__file__).with_name("earlier.toml").read_text(encoding="utf-8")
    found: dict[str, list[FixedStart]] = {}
    for others in tomllib.loads(text)["edition"]:
        edition = Earlier(EDITION, others)
        try:
            found[edition.hash] = _starts(edition)
        except Refused:
            continue
        EDITION.earlier.append(edition)
    return found


FIXED: Final = _starts(EDITION)
EARLIER: Final = _earlier()
